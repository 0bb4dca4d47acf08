"""Laying the map in steps that are written down: for people at a terminal and at tables, and for computer players.

>>> laying = begin(2)
>>> laying.step("lay 0,0 mountain e")
>>> laying.to_move, laying.spots()[:2]
(0, ['1,0', '-1,0'])
>>> [step.text for step in laying.steps("1,0")][:3]
['lay 1,0 desert nw-w', 'lay 1,0 desert w-sw', 'lay 1,0 desert ne-w']
>>> begin(2, 20, ["lay 0,0 mountain e"]).stand()["left"]
19
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from lautta.core.chance import Chooser
from lautta.core.game import NamedAction, Said
from lautta.core.laying import BoardsLaid, LayingError, Written
from lautta.games.roads.board.check import shape_of
from lautta.games.roads.board.generator import lay_one
from lautta.games.roads.board.hexes import SIDE_NAMES
from lautta.games.roads.board.laying import (
    RIVERS,
    TILES_EACH,
    Cell,
    Laying,
    Refused,
    Tile,
    entry_of,
    read_entry,
    usual_size,
)
from lautta.games.roads.state import TERRAINS

STEP = re.compile(r"lay (-?\d{1,3}),(-?\d{1,3}) ([a-z]+)(?: ([a-z]+(?:-[a-z]+)*))?")
NO_RIVER = "none"
FEWEST, MOST = 7, 95  # tiles of a map that is laid


class LayingSteps(Laying):
    """A map that is being laid, with its steps in notation: `lay 0,-1 pasture e-w`, a river by its sides."""

    def spots(self) -> list[str]:
        """Where a tile may lie now: those first that rivers run into."""
        rivers = self.open_cells()
        return [spot_of(cell) for cell in rivers + [cell for cell in self.places() if cell not in rivers]]

    def steps(self, spot: str) -> list[NamedAction]:
        """Every tile that may be laid at a spot; raises ValueError for what is none."""
        cell = cell_of(spot)
        return [named(cell, tile) for tile in sorted(self.legal(cell), key=lambda tile: tile.terrain)]

    def step(self, text: str) -> None:
        """Lay a tile; raises LayingError, or ValueError with the key of a message."""
        try:
            self.lay(*read_step(text))
        except Refused as error:
            raise LayingError(f"roads-laying-{error.reason}", error.reason) from None

    def written(self, step: Written) -> str:
        """A step as notation has it, its river in order; raises ValueError with the key of a message."""
        return named(*read_step(step if isinstance(step, str) else joined(step))).text

    def step_of(self, entry: Mapping[str, Any]) -> str:
        """The step that lays an entry, in whose river a side may stand twice; raises ValueError."""
        return named(*tile_of(entry)).text

    def told(self, text: str) -> Said:
        """The sentence about a step."""
        _, tile = read_step(text)
        return Said("roads-log-lay", {"terrain": tile.terrain, "shape": shape_of(tile.river)})

    def suggestion(self, chooser: Chooser) -> str:
        """A step for a computer player; raises ValueError if nothing can be laid."""
        return named(*lay_one(self, chooser)).text

    def stand(self, piece: Mapping[str, Any] | None = None, chooser: Chooser | None = None) -> Mapping[str, Any]:
        """How it stands, for clients."""
        tile = tile_of(piece)[1] if piece else None
        goes_on = self.to_move is not None
        return {
            "to_move": self.to_move,
            "left": self.size - len(self.tiles),
            "supply": [{"terrain": terrain, "shape": shape, "left": left}
                       for (terrain, shape), left in sorted(self.supply.items()) if left],
            "places": [{"q": q, "r": r, "why": self.why_not((q, r), tile) if tile else None}
                       for q, r in (self.places() if goes_on else [])],
            "suggestion": self._proposed(chooser) if chooser and goes_on else None,
        }  # fmt: skip

    def _proposed(self, chooser: Chooser) -> Mapping[str, Any] | None:
        try:
            return entry_of(*lay_one(self, chooser))
        except ValueError:
            return None


def begin(players: int, size: int | None = None, steps: Sequence[str] = ()) -> LayingSteps:
    """A map for so many players on which these steps have been laid; raises ValueError for a size there is not."""
    wanted = usual_size(players) if size is None else size
    if not FEWEST <= wanted <= MOST:
        raise ValueError(f"a map is laid of {FEWEST} to {MOST} tiles, not of {wanted}")
    laying = LayingSteps(players, wanted)
    for text in steps:
        laying.put(*read_step(text))
    return laying


LAID = BoardsLaid(begin, FEWEST, MOST, TILES_EACH, step=("lay", "spot", "terrain", "river"))


def read_step(text: str) -> tuple[Cell, Tile]:
    """The cell and the tile of a step; raises ValueError with the key of a message."""
    found = STEP.fullmatch(text)
    if found is None:
        raise ValueError("roads-laying-notation")
    q, r, terrain, sides = found.groups()
    if terrain not in TERRAINS:
        raise ValueError("roads-laying-notation")
    return (int(q), int(r)), Tile(terrain, river_of(sides))


def joined(step: Mapping[str, str]) -> str:
    """A step that came as an object of its name and parameters; raises ValueError with the key of a message."""
    if set(step) - {"river"} != {"action", "spot", "terrain"}:
        raise ValueError("roads-laying-notation")
    return f"{step['action']} {step['spot']} {step['terrain']} {step.get('river', NO_RIVER)}"


def tile_of(entry: Mapping[str, Any]) -> tuple[Cell, Tile]:
    """The cell and the tile of an entry, in which a side may stand twice; raises ValueError."""
    return read_entry({**entry, "river": {*(entry.get("river") or ())}})


def spot_of(cell: Cell) -> str:
    """A cell as steps write it."""
    return f"{cell[0]},{cell[1]}"


def cell_of(spot: str) -> Cell:
    """The cell of a spot; raises ValueError."""
    q, _, r = spot.partition(",")
    return int(q), int(r)


def river_of(sides: str | None) -> tuple[int, ...]:
    """The river of a step; raises ValueError with the key of a message."""
    names = sides.split("-") if sides and sides != NO_RIVER else []
    river = tuple(sorted(SIDE_NAMES.index(name) if name in SIDE_NAMES else -1 for name in names))
    if river not in RIVERS:
        raise ValueError("roads-laying-notation")
    return river


def named(cell: Cell, tile: Tile) -> NamedAction:
    """A step, readable."""
    sides = "-".join(SIDE_NAMES[side] for side in tile.river)
    text = f"lay {spot_of(cell)} {tile.terrain} {sides}".rstrip()
    args: Mapping[str, Any] = {"spot": spot_of(cell), "terrain": tile.terrain, "river": sides or NO_RIVER}
    return NamedAction(0, text, "lay", args)
