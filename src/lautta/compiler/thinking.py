"""What is compiled for players that think: search and learning, around the rules of one game.

The modules of `entries` call the rules of the game at hand (`lautta.core.at_hand`). Here those are the game's own, so
that all of it is one C file, in which the C compiler can inline what it likes.
"""

from collections.abc import Callable, Sequence
from ctypes import Structure, alignment
from typing import Any

from lautta.compiler.dialect import Source
from lautta.compiler.engine import check_and_apply, codes, course, listing, template
from lautta.compiler.program import GameProgram
from lautta.compiler.statements import Function
from lautta.compiler.unit import Unit
from lautta.core import at_hand
from lautta.core.at_hand import Thinking

B, S = "R_Board* b", "R_State* s"
# What stands for a rule of the game: what it takes after board and state, its answer, whether it changes a record, and
# how the engine is called.
ENGINE: dict[Callable[..., Any], tuple[str, str, bool, str]] = {
    at_hand.to_act: ("", "int", False, "return _to_act(b, s)"),
    at_hand.fault: ("", "int", False, "return _validate(b, s)"),
    at_hand.legal: ("int64_t seat, R_Codes* x", "None", True, "x.f_count = _legal(b, s, seat, x.f_code, MOST_LEGAL)"),
    at_hand.apply: ("int64_t seat, int64_t code", "None", True, "_apply(b, s, seat, code)"),
    at_hand.sift: ("int64_t seat, R_Codes* x", "None", True, "pass"),  # of a game without one
}
GAME = (at_hand.hide, at_hand.deal, at_hand.foresee, at_hand.observe, at_hand.winners, at_hand.lead)
WITH_SCRATCH = (at_hand.foresee, at_hand.observe, at_hand.sift)


class AtHand:
    """A function that stands for a rule of the game, as rules call it."""

    yields = False
    callees: Sequence[Any] = ()

    def __init__(
        self, source: Source, rule: Callable[..., Any], args: list[tuple[str, str]], result: str, *, changes: bool
    ) -> None:
        self.source = source
        self.name, self.c_name = rule.__name__, f"at_hand_{rule.__name__}"
        self.args, self.result, self.changes = args, result, changes
        self.stores: dict[str, Any] = {}
        self.text = ""

    def translate(self) -> str:
        """Its Cython."""
        return self.text


class ThinkingProgram(GameProgram):
    """The program of a game, and of the entries that call its rules."""

    def __init__(self, thinking: Thinking, entries: Sequence[Callable[..., Any]]) -> None:
        self.thinking = thinking
        self.stand_ins = {at_hand.Board: thinking.table.board, at_hand.State: thinking.table.state}
        super().__init__(thinking.table)
        self.name = f"{thinking.table.name}_thinking"
        self.record(at_hand.Codes)
        for rule in ENGINE:
            self._of_engine(rule)
        for rule in GAME:
            self._of_game(rule)
        if thinking.sift:
            self._of_game(at_hand.sift)
        else:
            self._of_engine(at_hand.sift)
        self.entries = [self.add(entry) for entry in entries]

    def record(self, cls: type[Structure]) -> str:
        """Include a record; the game's own where one stands for it."""
        return super().record(self.stand_ins.get(cls, cls))

    def _of_engine(self, rule: Callable[..., Any]) -> None:
        more, result, changes, text = ENGINE[rule]
        kinds = {"int64_t seat": ("seat", "int"), "int64_t code": ("code", "int"), "R_Codes* x": ("codes", "Codes")}
        args = [("b", "Board"), ("s", "State"), *(kinds[part] for part in more.split(", ") if part)]
        made = AtHand(self._source(rule), rule, args, result, changes=changes)
        given = ", ".join(filter(None, [B, S, more]))
        answer = "int64_t" if result == "int" else "void"
        made.text = f"cdef inline {answer} {made.c_name}({given}) noexcept nogil:\n    {text}\n"
        self.functions[rule] = made  # type: ignore[assignment]

    def _of_game(self, rule: Callable[..., Any]) -> None:
        meant = getattr(self.thinking, rule.__name__)
        function = self.add(meant)
        scratch = self.thinking.scratch if rule in WITH_SCRATCH else None
        wanted = ["Board", "State", *([self.record(scratch)] if scratch else [])]
        if [kind for _, kind in function.args[: len(wanted)]] != wanted:
            function.refuse(function.node, f"{meant.__name__} takes {', '.join(wanted)} first")
        if not scratch:
            self.functions[rule] = function
            return
        args = [*function.args[:2], *function.args[3:]]
        made = AtHand(self._source(rule), rule, args, function.result, changes=True)
        given = ", ".join(f"{function.c_type(kind)} {name}" for name, kind in args)
        passed = ", ".join(["b", "s", "&w", *(name for name, _ in args[2:])])
        made.text = (
            f"cdef inline {function.c_type(function.result)} {made.c_name}({given}) noexcept nogil:\n"
            f"    cdef R_{scratch.__name__} w\n"
            f"    {'return ' if function.result != 'None' else ''}{function.c_name}({passed})\n"
        )
        self.functions[rule] = made  # type: ignore[assignment]


def interface(program: ThinkingProgram) -> str:
    """The Cython of the module: the engine without its Python functions, then one Python function for each entry."""
    table = program.table
    constants = {"SEATS": table.seats, "MOST_LEGAL": at_hand.MOST_LEGAL}
    enum = ["cdef enum:", *(f"    {name} = {value}" for name, value in constants.items())]
    parts = [course(program), codes(table), check_and_apply(program), listing(program), template("records.pyx")]
    return "\n".join([*enum, "", "", *parts, *(entry(program, each) for each in program.entries)])


def entry(program: Unit, function: Function) -> str:
    """A Python function: it takes buffers for records, and numbers, and runs the rule without the GIL."""
    records = [(name, kind) for name, kind in function.args if kind in program.records]
    names = {name for name, _ in records}
    given = ", ".join(name if name in names else f"int64_t {name}" for name, _ in function.args)
    out = [
        f"def {function.name}({given}):",
        f"    cdef Py_buffer views[{len(records)}]",
        "    cdef int opened = 0, i",
        *(f"    cdef R_{kind}* p_{name}" for name, kind in records),
        *(["    cdef int64_t answer"] if function.result != "None" else []),
        "    try:",
    ]
    for place, (name, kind) in enumerate(records):
        align = alignment(program.records[kind])
        out += [
            f'        p_{name} = <R_{kind}*>_taken({name}, &views[{place}], sizeof(R_{kind}), {align}, "{kind}")',
            "        opened += 1",
        ]
    states = [name for name, kind in records if kind == "State"]
    boards = [name for name, kind in records if kind == "Board"]
    if states and boards:
        out += [
            f"        if p_{states[0]}.f_board != p_{boards[0]}.f_hash:",
            '            raise ValueError("this record belongs to a game on another board")',
        ]
    passed = ", ".join(f"p_{name}" if name in names else name for name, _ in function.args)
    answer = "answer = " if function.result != "None" else ""
    out += [
        "        with nogil:",
        f"            {answer}{function.c_name}({passed})",
        "    finally:",
        "        for i in range(opened):",
        "            PyBuffer_Release(&views[i])",
        *(["    return answer"] if answer else []),
        "",
        "",
    ]
    return "\n".join(out)
