"""All errors in a board file, each with its line, its path and a message."""

from itertools import chain
from pathlib import Path as File
from typing import Any

from lautta.core import boardforms
from lautta.core.boardforms import Form, Found
from lautta.core.jsonsource import Reader
from lautta.core.problems import Problem
from lautta.games.tigris.state import COLUMNS, HAND, LAST_TREASURES, RED, ROWS, SEATS, TILES

FORM = Form(File(__file__).parent / "schema.json")
SIGNS = ".~TC"


def problems(reader: Reader) -> list[Problem]:
    """All of them, in the order of their lines."""
    checks = chain.from_iterable(check(reader.data) for check in (by_form, rows, temples))
    return boardforms.by_line([*reader.problems, *boardforms.problems(reader, checks)])


def by_form(data: Any) -> Found:
    """What the schema finds, except about rows, of which more can be said."""
    return (one for one in FORM.problems(data) if one[1] != "boards-form-pattern")


def grid(data: Any) -> list[str]:
    """The rows, if the grid consists of texts."""
    found = data.get("grid") if isinstance(data, dict) else None
    return found if isinstance(found, list) and all(isinstance(row, str) for row in found) else []


def rows(data: Any) -> Found:
    """Every row has a sign for each column."""
    for i, row in enumerate(grid(data)):
        if len(row) != COLUMNS:
            yield ("grid", i), "tigris-problem-row", {"row": i + 1, "there": len(row), "wanted": COLUMNS}
        for sign in sorted(set(row) - set(SIGNS)):
            column = "ABCDEFGHIJKLMNOP"[row.index(sign) % COLUMNS]
            yield ("grid", i), "tigris-problem-sign", {"sign": sign, "column": column, "known": SIGNS}


def temples(data: Any) -> Found:
    """There are enough temples that the game does not end at once, and few enough that the bag can fill all hands."""
    found = "".join(grid(data))
    if len(grid(data)) != ROWS:
        return
    there = found.count("T") + found.count("C")
    if there <= LAST_TREASURES:
        yield ("grid",), "tigris-problem-few-temples", {"there": there, "treasures": LAST_TREASURES}
    most = min(TILES[RED], sum(TILES) - SEATS * HAND)
    if there > most:
        yield ("grid",), "tigris-problem-many-temples", {"there": there, "most": most}
