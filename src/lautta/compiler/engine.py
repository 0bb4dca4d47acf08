"""The compiled engine of a game around its rules: codes, listing, playing, and the functions that Python calls."""

from ctypes import alignment
from pathlib import Path
from typing import Any

from lautta.compiler.dialect import RulesError
from lautta.compiler.expressions import board_size
from lautta.compiler.program import GameProgram, TableProgram
from lautta.compiler.statements import Function
from lautta.core.actions import Action, Table
from lautta.core.chance import choose
from lautta.core.faults import DERIVED
from lautta.core.interpreted import ANY_SEAT, context
from lautta.core.reasons import GAME_OVER, NO_SUCH_SEAT, NOT_YOUR_TURN, UNKNOWN_ACTION

TEMPLATES = Path(__file__).with_name("templates")


def template(name: str) -> str:
    """A part of the header or of the Cython module that is the same for every game."""
    return (TEMPLATES / name).read_text(encoding="utf-8") + "\n"


def interface(program: GameProgram) -> str:
    """The Cython of the engine: the table's own part, and the part that all games share."""
    table = program.table
    constants = {
        "BOARD_ALIGN": alignment(table.board),
        "STATE_ALIGN": alignment(table.state),
        "SEATS": table.seats,
        "ANY_SEAT": ANY_SEAT,
        "ROOM": 4096,
        "KEPT": 4096,
    }
    enum = ["cdef enum:", *(f"    {name} = {value}" for name, value in constants.items())]
    chosen, listed = ("choose_span.pyx", "lautta_span") if program.spans else ("choose_code.pyx", "int32_t")
    text = "\n".join([template(chosen), template("engine.pyx")]).replace(
        "CHOOSE(", f"{program.functions[choose].c_name}("
    )
    text = text.replace("{NAME}", table.name).replace("LISTED", listed)
    return "\n".join([*enum, "", "", by_code(program), spans(program), text])


def by_code(program: GameProgram) -> str:
    """The rules of a game under names that do not depend on it, with actions by their codes; none knows Python."""
    parts = [course(program), hiding(program), codes(program.table)]
    return "\n".join([*parts, checks(program), effects(program), listing(program)])


def course(program: TableProgram) -> str:
    """Start, who is to act and validation, under names that do not depend on the game; see `Interpreted.faults`."""
    table = program.table
    out = []
    for name, rule, args in (("start", table.start, ["seats"]), ("to_act", table.to_act, list[str]())):
        if "t" in context(table, rule, len(args)):
            program.functions[rule].refuse(program.functions[rule].node, f"there is no acting seat in {name}")
        given = ", ".join(["R_Board* b", "R_State* s", *(f"int64_t {arg}" for arg in args)])
        result, answer = ("void", "") if name == "start" else ("int64_t", "return ")
        out += [
            f"cdef inline {result} _{name}({given}) noexcept nogil:",
            *scratch(program),
            f"    {answer}{call(program, rule, args)}",
            "",
            "",
        ]
    out += [
        "cdef inline int64_t _validate(R_Board* b, R_State* s) noexcept nogil:",
        *scratch(program),
        "    cdef R_Faults f",
        "    cdef R_State made",
        "    f.f_count = 0",
    ]
    for rule in table.ranges:
        out += [f"    {call(program, rule, ['&f'])}", "    if f.f_count:", "        return f.f_kind[0]"]
    if table.position.derive:
        derive = call(program, table.position.derive, [], state="&made")
        differ = "    if memcmp(&made, s, sizeof(R_State)):"
        out += ["    made = s[0]", f"    {derive}", differ, f"        return {DERIVED}"]
    if table.position.relations:
        out += [f"    {call(program, table.position.relations, ['&f'])}"]
    return "\n".join([*out, "    return f.f_kind[0] if f.f_count else 0", "", ""])


def hiding(program: TableProgram) -> str:
    """Hiding and dealing, under names that do not depend on the game; nothing where a game hides nothing."""
    table, out = program.table, list[str]()
    for name, parameter_, args in (("hide", "", []), ("deal", ", R_Chooser* c", ["c"])):
        given = f"R_Board* b, R_State* s, int64_t seat, bint recall{parameter_}"
        out.append(f"cdef inline void _{name}({given}) noexcept nogil:")
        if table.hiding and table.recall:
            all_that, what_is_shown = (call(program, getattr(one, name), args) for one in (table.recall, table.hiding))
            out += ["    if recall:", f"        {all_that}", "    else:", f"        {what_is_shown}", "", ""]
        else:
            out += ["    pass", "", ""]
    return "\n".join(out)


def codes(table: Table) -> str:
    """How many codes there are, and which action a code belongs to."""
    sizes = [action_size(action, "b") for action in table.actions]
    find = []
    for place, size in enumerate(sizes):
        find += [f"    n = {size}", "    if code[0] < n:", f"        return {place}", "    code[0] -= n"]
    return "\n".join(
        [
            "cdef inline int64_t _size(R_Board* b) noexcept nogil:",
            f"    return {' + '.join(sizes)}",
            "",
            "cdef inline int64_t _table_place(R_Board* b, int64_t* code) noexcept nogil:",
            "    # The place of the action in the table; the code then counts from its first one.",
            "    cdef int64_t n",
            "    if code[0] < 0:",
            "        return -1",
            *find,
            "    return -1",
            "",
            "cdef inline int64_t _place(R_Board* b, int64_t code) noexcept nogil:",
            "    return _table_place(b, &code)",
            "",
            "",
        ]
    )


def checks(program: TableProgram) -> str:
    """The check of each action by its code."""
    out = [
        "cdef int64_t _check(R_Board* b, R_State* s, int64_t seat, int64_t code) noexcept nogil:",
        *scratch(program),
        "    cdef int64_t seats, place = _table_place(b, &code)",
        "    if place < 0:",
        f"        return {UNKNOWN_ACTION}",
        "    if seat < 0 or seat >= s.f_seats or seat >= SEATS:",
        f"        return {NO_SUCH_SEAT}",
        "    seats = _to_act(b, s)",
        "    if seats == 0:",
        f"        return {GAME_OVER}",
        "    if not seats >> seat & 1:",
        f"        return {NOT_YOUR_TURN}",
    ]
    for place, action in enumerate(program.table.actions):
        does = call(program, action.check, unpacked(action, "code"))
        out += [f"    {'elif' if place else 'if'} place == {place}:  # {action.text}", f"        return {does}"]
    return "\n".join([*out, f"    return {UNKNOWN_ACTION}", "", ""])


def effects(program: TableProgram) -> str:
    """The effect of each action by its code."""
    out = [
        "cdef void _apply(R_Board* b, R_State* s, int64_t seat, int64_t code) noexcept nogil:",
        *scratch(program),
        "    cdef int64_t place = _table_place(b, &code)",
    ]
    for place, action in enumerate(program.table.actions):
        does = call(program, action.effect, unpacked(action, "code"))
        out += [f"    {'elif' if place else 'if'} place == {place}:  # {action.text}", f"        {does}"]
    return "\n".join([*out, "", ""])


def parameter(table: Table) -> str:
    """A parameter of an action by its code."""
    out = [
        "cdef inline int64_t _parameter(R_Board* b, int64_t code, int64_t which) noexcept nogil:",
        "    cdef int64_t place = _table_place(b, &code)",
    ]
    for place, action in enumerate(table.actions):
        for which, value in enumerate(unpacked(action, "code")):
            out += [f"    if place == {place} and which == {which}:", f"        return {value}"]
    return "\n".join([*out, "    return 0", "", ""])


def attempt(program: TableProgram) -> str:
    """An action by its place in the table: checked, done, and told by its code."""
    out = [
        "cdef int64_t _attempt(R_Board* b, R_State* s, int64_t seat, int64_t place, int64_t x, int64_t y, int64_t z) "
        "noexcept nogil:",
        *scratch(program),
    ]
    first = "0"
    for place, action in enumerate(program.table.actions):
        args = ["x", "y", "z"][: len(action.params)]
        if len(action.params) > len(args):
            raise RulesError(f"{action.name} has more parameters than an attempt takes")
        out += [
            f"    {'elif' if place else 'if'} place == {place}:  # {action.text}",
            f"        if {call(program, action.check, args)} == 0:",
            f"            {call(program, action.effect, args)}",
            f"            return {first} + {joined(action, args)}",
        ]
        first += f" + {action_size(action, 'b')}"
    return "\n".join([*out, "    return -1", "", ""])


def scratch(program: TableProgram) -> list[str]:
    """A scratch record for rules that need one."""
    return ["    cdef R_Scratch w"] if program.table.scratch else []


def survey(program: TableProgram) -> list[str]:
    """What comes before a list, if the table has it."""
    return [f"    {call(program, program.table.survey, [])}"] if program.table.survey else []


def listing(program: TableProgram) -> str:
    """The legal list: from candidates where there are some, else from every code."""
    table = program.table
    most = max(len(action.params) for action in table.actions)
    out = [
        "cdef int64_t _legal(R_Board* b, R_State* s, int64_t seat, int32_t* out, int64_t room) noexcept nogil:",
        *scratch(program),
        "    cdef int64_t n = 0, first = 0" + "".join(f", x{k}" for k in range(most)),
        *survey(program),
    ]
    for action in table.actions:
        out.append(f"    # {action.text}")
        if action.candidates:
            out.append(f"    n = {call(program, action.candidates, [], ['out', 'n', 'room', 'first', 'b'])}")
        else:
            out += scan(program, action)
        out.append(f"    first += {action_size(action, 'b')}")
    return "\n".join([*out, "    return n", "", ""])


def spans(program: GameProgram) -> str:
    """The legal list as runs of codes, if all candidates of the game allow that."""
    if not program.spans:
        return ""
    table = program.table
    most = max(len(action.params) for action in table.actions)
    out = [
        "cdef int64_t _spans(R_Board* b, R_State* s, int64_t seat, lautta_span* out, int64_t room) noexcept nogil:",
        *scratch(program),
        "    cdef int64_t n = 0, first = 0" + "".join(f", x{k}" for k in range(most)),
        *survey(program),
    ]
    for action in table.actions:
        if action.candidates:
            function = program.spans[action.candidates]
            out.append(f"    n = {call(program, action.candidates, [], ['out', 'n', 'room', 'first', 'b'], function)}")
        else:
            out += scan(program, action, "lautta_offer_span(out, n, room, first + {code}, 1)")
        out.append(f"    first += {action_size(action, 'b')}")
    return "\n".join([*out, "    return n", "", ""])


def scan(
    program: TableProgram, action: Action, offer: str = "lautta_offer_code(out, n, room, first + {code})"
) -> list[str]:
    """List an action by checking each of its codes."""
    out, indent, args = [], "    ", [f"x{k}" for k in range(len(action.params))]
    for arg, param in zip(args, action.params, strict=True):
        out.append(f"{indent}for {arg} in range({board_size(param.size, 'b')}):")
        indent += "    "
    check = call(program, action.check, args)
    return [*out, f"{indent}if {check} == 0:", f"{indent}    n = {offer.format(code=joined(action, args))}"]


def call(
    program: TableProgram, rule: Any, args: list[str], more: list[str] | None = None, function: Function | None = None,
    state: str = "s",
) -> str:  # fmt: skip
    """A call of a rule with what it takes of board, state, scratch and seat, and its parameters."""
    context_of = {"b": "b", "s": state, "w": "&w", "t": "seat"}
    given = [context_of[letter] for letter in context(program.table, rule, len(args))]
    return f"{(function or program.functions[rule]).c_name}({', '.join([*given, *args, *(more or [])])})"


def action_size(action: Action, board: str) -> str:
    """How many codes an action has."""
    return "(" + " * ".join(["<int64_t>1", *(board_size(param.size, board) for param in action.params)]) + ")"


def joined(action: Action, args: list[str]) -> str:
    """The code of an action from its parameters, counted from the action's first one."""
    code = "0"
    for param, arg in zip(action.params, args, strict=True):
        code = f"({code} * {board_size(param.size, 'b')} + {arg})"
    return code


def unpacked(action: Action, code: str) -> list[str]:
    """The parameters of an action from its code, which counts from the action's first one."""
    sizes = [board_size(param.size, "b") for param in action.params]
    args = []
    for k in range(len(sizes)):
        later = " * ".join(sizes[k + 1 :])
        value = f"{code} // ({later})" if later else code
        args.append(f"({value})" if k == 0 else f"({value} % {sizes[k]})")
    return args
