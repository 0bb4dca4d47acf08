"""Everything that can be wrong with a board file, each with its line, its path and a sentence."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path as File
from typing import Any

from lautta.core.boards import Problem
from lautta.core.jsonlines import Path, Reader, path_text
from lautta.games.tigris.state import COLUMNS, HAND, LAST_TREASURES, RED, ROWS, SEATS, TILES

SCHEMA = File(__file__).parent / "board" / "schema.json"
SIGNS = ".~TC"

Found = Iterator[tuple[Path, str]]


def problems(reader: Reader) -> list[Problem]:
    """All of them, in the order of their lines."""
    found = list(reader.problems)
    found += [Problem(reader.line(path), path_text(path), message)
              for check in (by_schema, rows, temples) for path, message in check(reader.data)]
    return sorted(found, key=lambda problem: problem.line)


@cache
def _validator() -> Any:
    from jsonschema import Draft202012Validator  # imported here: only reading a board needs it

    return Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def by_schema(data: Any) -> Found:
    """What the schema finds, but for rows, of which more can be said."""
    for error in _validator().iter_errors(data):
        if error.validator != "pattern":
            yield tuple(error.absolute_path), error.message


def grid(data: Any) -> list[str]:
    """The rows, if the grid is made of texts."""
    found = data.get("grid") if isinstance(data, dict) else None
    return found if isinstance(found, list) and all(isinstance(row, str) for row in found) else []


def rows(data: Any) -> Found:
    """Every row has a sign for each column."""
    for i, row in enumerate(grid(data)):
        if len(row) != COLUMNS:
            yield ("grid", i), f"row {i + 1} has {len(row)} signs, not {COLUMNS}"
        for sign in sorted(set(row) - set(SIGNS)):
            yield ("grid", i), f"{sign!r} in column {'ABCDEFGHIJKLMNOP'[row.index(sign) % COLUMNS]} is none of {SIGNS}"


def temples(data: Any) -> Found:
    """There are so many temples that the game does not end at once, and so few that the bag can fill all hands."""
    found = "".join(grid(data))
    if len(grid(data)) != ROWS:
        return
    there = found.count("T") + found.count("C")
    if there <= LAST_TREASURES:
        yield ("grid",), f"there are {there} temples, and with {LAST_TREASURES} treasures the game is over"
    most = min(TILES[RED], sum(TILES) - SEATS * HAND)
    if there > most:
        yield ("grid",), f"there are {there} temples, and {most} is the most"
