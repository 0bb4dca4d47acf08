"""The export of a game to C: its rules without anything of Python, behind a small interface that checks its callers.

Cython gets the text of the rules that it gets for the engine (`engine.by_code`), and makes the same functions of it.
They know nothing of Python, so they are taken out of its file as they stand, under shorter names.
"""

import re
from collections.abc import Mapping
from ctypes import Array, Structure
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from lautta import __version__
from lautta.compiler.build import files, write_files
from lautta.compiler.engine import by_code, template
from lautta.compiler.program import GameProgram
from lautta.core.game import Game
from lautta.core.game.reading import BoardLike
from lautta.core.reasons import BadArgument

FUNCTION = re.compile(r"^static [^\n=;]*?\brule_\w+\([^\n]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
SHORTER = (  # the names of Cython, which C would let us keep
    (r"__pyx_f_\d+{name}_", "rule_"), (r"__pyx_e_\d+{name}_", ""), ("__pyx_v_", ""), ("__pyx_r", "answer"),
    ("__pyx_", ""), ("CYTHON_INLINE", "inline"), ("CYTHON_UNUSED ", ""), (r"\n(\s|/\*.*?\*/)*\n", "\n"),
)  # fmt: skip


def exported(game: Game, board: BoardLike | None = None, options: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the files of a game on a board with its options, by name: a header and a source in C11.

    Raises RulesError, BadArgument and BoardError, and ModuleNotFoundError without Cython.
    """
    if game.hidden and not game.table.hiding:
        raise BadArgument("core-export-hiding", game=game.name)
    program, name = GameProgram(game.table), f"lautta_{game.name}"
    parts = {"game": name, "GAME": name.upper(), **_rules(program), **_board(game, board, options)}
    own = re.compile(rf"\blautta_(?={'|'.join(program.records)}\b)")  # two games may be in one program
    texts = {ending: re.sub(r"\{(\w+)\}", lambda m: str(parts[m[1]]), template(f"export.{ending}")) for ending in "hc"}
    return {f"{name}.{ending}": own.sub(f"{name}_", text) for ending, text in texts.items()}


def _rules(program: GameProgram) -> dict[str, Any]:
    """What does not depend on the board: the functions of the rules, their tables and records."""
    from Cython.Compiler.Main import compile as to_c

    body = f"{program.rules()}\ncdef enum:\n    SEATS = {program.table.seats}\n\n{by_code(program)}"
    with TemporaryDirectory() as folder:
        made = to_c(str(write_files(program.name, files(program, body), Path(folder))))
        functions = functions_in(Path(made.c_file).read_text(encoding="utf-8"), program.name)
    lines = program.header().splitlines()
    return {
        "runtime": template("runtime.h"),
        "records": "\n".join(line for line in lines if line.startswith("typedef")),
        "tables": "\n".join(line for line in lines if not line.startswith("typedef")),
        "seats": program.table.seats,
        "functions": "\n".join(functions),
    }


def functions_in(text: str, name: str) -> list[str]:
    """The functions of rules in Cython's C file of a module, under shorter names."""
    for old, new in SHORTER:
        text = re.sub(old.replace("{name}", name), new, text)
    return FUNCTION.findall(text)


def _board(game: Game, board: BoardLike | None, options: Mapping[str, str] | None) -> dict[str, Any]:
    """What depends on the board: its record, that of a game before its start, sizes, and observations."""
    loaded, spec, (fewest, most) = game.board(board), game.spec(None, board, options), game.players
    seen = [game.observation(players, loaded) for players in range(fewest, most + 1)]
    steps = [step for one in seen for step in one.steps.reshape(-1, 6).tolist()]
    firsts = accumulate((one.steps.shape[0] * one.steps.shape[1] for one in seen), initial=0)
    reasons = {-5: "no-such-players", -6: "no-such-record"} | {of.code: of.name for of in game.reason_by_code.values()}
    return {
        "title": spec.id.replace(f"/{spec.players}-players", ""),
        "version": __version__,
        "fewest": fewest,
        "most": most,
        "actions": spec.actions,
        "numbers": max(one.length for one in seen),
        "hash": f"0x{loaded.hash:016X}",
        "reasons": ",\n".join(
            f"    LAUTTA_{game.name}_{name.replace('-', '_')} = {code}".upper()
            for code, name in sorted(reasons.items())
        ),
        "board": _value(loaded.record),
        "blank": _value(game.blank(loaded, options)),
        "steps": _value(steps),
        "plans": _value([(first, one.steps.shape[1], one.length) for first, one in zip(firsts, seen, strict=False)]),
        "winners": ".f_".join(game.scoring.winners),
        "points": _of_seat(game.table.state, *game.scoring.points),
    }


def _of_seat(storage: Any, name: str, *rest: str) -> str:
    """A path of names as C writes it; the first array on it has an item for each seat, and there is one."""
    found = dict(storage._fields_)[name]
    if issubclass(found, Array):
        return ".f_".join([f"{name}[i]", *rest])
    return f"{name}.f_{_of_seat(found, *rest)}"


def _value(meant: Any) -> str:
    """Numbers, records and rows of them as C writes them; what is between the fields of a record is 0."""
    if isinstance(meant, Structure):
        return f"{{{', '.join(f'.f_{name} = {_value(getattr(meant, name))}' for name, *_ in meant._fields_)}}}"
    if isinstance(meant, Array | list | tuple):
        return f"{{{', '.join(map(_value, meant))}}}"
    return f"UINT64_C({meant})" if meant >= 2**31 else str(meant)
