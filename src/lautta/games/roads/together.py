"""Laying a map together, as clients see it: what was laid so far, whose tile is next, and where it may lie.

Nothing is kept: whoever asks sends all that was laid, in its order, and it is laid again by the rules of `laying.py`.
"""

from collections.abc import Mapping
from typing import Any

from lautta.core.boards import LayingError
from lautta.core.chance import Chooser
from lautta.games.roads.generator import lay_one
from lautta.games.roads.laying import Cell, Entry, Laying, Refused, Tile, entry_of, read_entry

FEWEST, MOST = 7, 95  # tiles of a map that is laid


def go_on(wish: Mapping[str, Any]) -> Mapping[str, Any]:
    """How the laying of a map stands; raises LayingError naming the first tile that may not lie where it was laid.

    `players`, `size` and `laid` (tiles as board files have them, in the order in which they were laid) are needed; with
    a `tile` each place says why that may not lie there; with `suggest`, a number, a tile and its place are proposed,
    always the same for the same number.
    """
    laying = laid(int(wish["players"]), min(MOST, max(FEWEST, int(wish["size"]))), wish["laid"])
    _, tile = read(wish["tile"]) if wish.get("tile") else (None, None)
    seed = wish.get("suggest")
    return {
        "to_move": laying.to_move,
        "left": laying.size - len(laying.tiles),
        "supply": [{"terrain": terrain, "shape": shape, "left": left}
                   for (terrain, shape), left in sorted(laying.supply.items()) if left],
        "places": [{"q": q, "r": r, "why": laying.why_not((q, r), tile) if tile else None}
                   for q, r in (laying.places() if laying.to_move is not None else [])],
        "suggestion": None if seed is None or laying.to_move is None else suggestion(laying, int(seed)),
    }


def laid(players: int, size: int, tiles: list[Mapping[str, Any]]) -> Laying:
    """A laying that has come so far; raises LayingError."""
    laying = Laying(players, size)
    for number, entry in enumerate(tiles[: MOST + 1]):
        try:
            laying.lay(*read(entry))
        except Refused as error:
            raise LayingError(number, error.reason) from None
    return laying


def read(entry: Mapping[str, Any]) -> tuple[Cell, Tile]:
    """The cell and the tile of an entry, in which a side may stand twice; raises ValueError."""
    return read_entry({**entry, "river": {*(entry.get("river") or ())}})


def suggestion(laying: Laying, seed: int) -> Entry | None:
    """A tile and its place, as a computer lays it; None where nothing can be laid any more."""
    try:
        return entry_of(*lay_one(laying, Chooser(seed, 0)))
    except ValueError:
        return None
