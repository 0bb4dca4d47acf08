"""A module beside an engine: functions that Python calls, and of the rules those that they reach.

Functions that serve every game, such as a search, call the rules of the current game (`lautta.core.current_game`). Here
those are the game's own, so that all of it is one C file, in which the C compiler can inline what it likes.
"""

from collections.abc import Callable
from ctypes import Structure, alignment
from typing import Any

from lautta.compiler.engine import attempt, checks, codes, course, effects, hiding, listing, parameter, template
from lautta.compiler.program import Made, TableProgram
from lautta.compiler.statements import Function
from lautta.core import current_game
from lautta.core.chance import Chooser
from lautta.core.compiled import Compiled
from lautta.core.current_game import Thinking

B, S = "R_Board* b", "R_State* s"
# What stands for a rule of the game: what it takes after board and state, its answer, whether it changes a record, and
# how the engine is called.
ENGINE: dict[Callable[..., Any], tuple[str, str, bool, str]] = {
    current_game.to_act: ("", "int", False, "return _to_act(b, s)"),
    current_game.fault: ("", "int", False, "return _validate(b, s)"),
    current_game.legal: (
        "int64_t seat, R_Codes* x",
        "None",
        True,
        "x.f_count = _legal(b, s, seat, x.f_code, MOST_LEGAL)",
    ),
    current_game.apply: ("int64_t seat, int64_t code", "None", True, "_apply(b, s, seat, code)"),
    current_game.hide: ("int64_t seat", "None", True, "_hide(b, s, seat, True)"),
    current_game.deal: ("int64_t seat, R_Chooser* c", "None", True, "_deal(b, s, seat, True, c)"),
    current_game.sift: ("int64_t seat, R_Codes* x", "None", True, "pass"),  # of a game without one
}
GAME = (current_game.foresee, current_game.observe, current_game.winners, current_game.lead)


class ModuleProgram(TableProgram):
    """The program of a module beside an engine."""

    def __init__(self, meant: Compiled) -> None:
        super().__init__(meant.table, f"{meant.table.name}_{meant.name}")
        self.whole = meant.thinking is not None
        if meant.thinking:
            self._add_game(meant.thinking)
        self.called = [self.add(function) for function in meant.functions]

    def _add_game(self, thinking: Thinking) -> None:
        self.add_table()
        self.record(current_game.Codes)
        self.record(Chooser)
        for rule in ENGINE:
            self._of_engine(rule)
        for rule in GAME:
            self._of_game(thinking, rule)
        if thinking.sift:
            self._of_game(thinking, current_game.sift)

    def record(self, cls: type[Structure]) -> str:
        """Include a record; the game's own where one stands for it."""
        return super().record(current_game.record_of(cls, self.table))

    def _made(self, rule: Callable[..., Any], args: list[tuple[str, str]], result: str, *, changes: bool) -> Made:
        name = rule.__name__
        return Made(self._source(rule), name, f"current_game_{name}", args, result, changes=changes)

    def _of_engine(self, rule: Callable[..., Any]) -> None:
        more, result, changes, text = ENGINE[rule]
        kinds = {
            "int64_t seat": ("seat", "int"),
            "int64_t code": ("code", "int"),
            "R_Codes* x": ("codes", "Codes"),
            "R_Chooser* c": ("c", "Chooser"),
        }
        args = [("b", "Board"), ("s", "State"), *(kinds[part] for part in more.split(", ") if part)]
        made = self._made(rule, args, result, changes=changes)
        given = ", ".join(filter(None, [B, S, more]))
        answer = "int64_t" if result == "int" else "void"
        made.text = f"cdef inline {answer} {made.c_name}({given}) noexcept nogil:\n    {text}\n"
        self.functions[rule] = made  # type: ignore[assignment]

    def _of_game(self, thinking: Thinking, rule: Callable[..., Any]) -> None:
        meant, scratch = thinking.rule(rule.__name__)
        function = self.add(meant)
        wanted = ["Board", "State", *([self.record(scratch)] if scratch else [])]
        if [kind for _, kind in function.args[: len(wanted)]] != wanted:
            function.refuse(function.node, f"{meant.__name__} takes {', '.join(wanted)} first")
        if not scratch:
            self.functions[rule] = function
            return
        args = [*function.args[:2], *function.args[3:]]
        made = self._made(rule, args, function.result, changes=True)
        given = ", ".join(f"{function.c_type(kind)} {name}" for name, kind in args)
        passed = ", ".join(["b", "s", "&w", *(name for name, _ in args[2:])])
        made.text = (
            f"cdef inline {function.c_type(function.result)} {made.c_name}({given}) noexcept nogil:\n"
            f"    cdef R_{scratch.__name__} w\n"
            f"    {'return ' if function.result != 'None' else ''}{function.c_name}({passed})\n"
        )
        self.functions[rule] = made  # type: ignore[assignment]


def interface(program: ModuleProgram) -> str:
    """The Cython of the module: of the engine what is asked for, then one Python function for each that is called."""
    table, parts = program.table, []
    if program.whole:
        constants = {"SEATS": table.seats, "MOST_LEGAL": current_game.MOST_LEGAL}
        parts = ["cdef enum:", *(f"    {name} = {value}" for name, value in constants.items()), "", ""]
        parts += [course(program), hiding(program), checks(program), listing(program)]
    if program.whole or any(map(program.made, ("place", "parameter", "apply"))):
        parts.append(codes(table))
    if program.whole or program.made("apply"):
        parts.append(effects(program))
    if program.made("parameter"):
        parts.append(parameter(table))
    if program.made("attempt"):
        parts.append(attempt(program))
    return "\n".join([*parts, template("records.pyx"), *(door(program, function) for function in program.called)])


def door(program: ModuleProgram, function: Function) -> str:
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
