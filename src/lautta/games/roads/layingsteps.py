"""Laying the map in steps that are written down, for people at a terminal and for computer players.

>>> laying = begin(2)
>>> laying.step("lay 0,0 mountain e")
>>> laying.to_move, laying.spots()[:2]
(0, ['1,0', '-1,0'])
>>> [step.text for step in laying.steps("1,0")][:3]
['lay 1,0 desert nw-w', 'lay 1,0 desert w-sw', 'lay 1,0 desert ne-w']
"""

import re
from collections.abc import Mapping
from typing import Any

from lautta.core.chance import Chooser
from lautta.core.game import NamedAction
from lautta.games.roads.generator import lay_one
from lautta.games.roads.hexes import SIDE_NAMES
from lautta.games.roads.laying import RIVERS, Cell, Laying, Refused, Tile, usual_size
from lautta.games.roads.state import TERRAINS

STEP = re.compile(r"lay (-?\d{1,3}),(-?\d{1,3}) ([a-z]+)(?: ([a-z]+(?:-[a-z]+)*))?")
NO_RIVER = "none"


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
        """Lay a tile; raises ValueError with the key of a message."""
        found = STEP.fullmatch(text)
        if found is None:
            raise ValueError("roads-laying-notation")
        q, r, terrain, sides = found.groups()
        tile = Tile(terrain, river_of(sides))
        if terrain not in TERRAINS:
            raise ValueError("roads-laying-notation")
        try:
            self.lay((int(q), int(r)), tile)
        except Refused as error:
            raise ValueError(f"roads-laying-{error.reason}") from None

    def suggestion(self, chooser: Chooser) -> str:
        """A step for a computer player; raises ValueError if nothing can be laid."""
        return named(*lay_one(self, chooser)).text


def begin(players: int) -> LayingSteps:
    """An empty map for so many players."""
    return LayingSteps(players, usual_size(players))


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
