"""Chapter: creating the world. The players lay the map, two tiles each in turn, by the rules for rivers.

This is played before the game: what comes of it is the data of a board, as a scenario file has it. Cells are axial
coordinates (q, r), sides are numbered 0 to 5 as in hexes.py; the first tile goes to (0, 0).

* `Laying(players, size)` begins; `usual_size(players)` is what the book advises. `to_move` is whose tile it is.
* `places()` are the cells where something may lie, `legal(cell)` the tiles that may lie there, `why_not(cell, tile)`
  a word from `WHY_NOT` for one that may not. `lay(cell, tile)` lays it, `take_back()` undoes the last one.
* `supply` counts what is left in the box by (terrain, shape); `tiles` are the laid ones in the order of laying.
* An **entry** is a laid tile as a scenario file has it: `{"q": 1, "r": 0, "terrain": "pasture", "river": ["e", "w"]}`.
  `entries()` are those of the whole map, and `read_entry(entry)` is the cell and the tile again.
* When `to_move` is None, `data(title)` is the board: `GAME.new(players, seed, laying.data(title))` plays on it.
* For a computer player, `generator.lay_one(laying, chooser)` answers a cell and a tile.

>>> laying = Laying(2, 20)
>>> laying.lay((0, 0), Tile("mountain", (0,)))
>>> laying.why_not((1, 0), Tile("woods"))
'broken-river'
>>> laying.lay((1, 0), Tile("pasture", (0, 3)))
>>> laying.to_move, laying.entries()[1]
(1, {'q': 1, 'r': 0, 'terrain': 'pasture', 'river': ['e', 'w']})
>>> read_entry(laying.entries()[0])
((0, 0), Tile(terrain='mountain', river=(0,)))
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from lautta.games.roads.board.check import SUPPLY, shape_of
from lautta.games.roads.board.hexes import DIRECTIONS, SIDE_NAMES

Cell = tuple[int, int]
River = tuple[int, ...]
Entry = dict[str, Any]
TILES_IN_TURN = 2
TILES_EACH, MOST = 14, 128  # land and sea for each player, about; so many tiles fit the record
REACH = 60  # cells from the first tile, along each coordinate, as board files have them
WHY_NOT = (
    "finished", "taken", "apart", "too-far", "none-left", "broken-river", "begins-nowhere", "unfinishable", "no-land",
)  # fmt: skip
PATIENCE = 5000  # ways to finish rivers that are looked at before they count as impossible
SHAPES: dict[str, tuple[River, ...]] = {
    "none": ((),),
    "source": tuple((side,) for side in range(6)),
    "straight": ((0, 3), (1, 4), (2, 5)),
    "wide": tuple(sorted(tuple(sorted((side, (side + 2) % 6))) for side in range(6))),
    "sharp": tuple(sorted(tuple(sorted((side, (side + 1) % 6))) for side in range(6))),
    "junction": ((0, 2, 4), (1, 3, 5)),
}


RIVERS = {river for rivers in SHAPES.values() for river in rivers}


@dataclass(frozen=True, slots=True)
class Tile:
    """A laid tile: its terrain and the sides that its river touches."""

    terrain: str
    river: River = ()


class Refused(ValueError):
    """A tile that may not be laid; `reason` is a word of WHY_NOT."""

    def __init__(self, cell: Cell, tile: Tile, reason: str) -> None:
        super().__init__(f"{tile.terrain} cannot be laid at {cell}: {reason}")
        self.reason = reason


def beyond(cell: Cell, side: int) -> Cell:
    """The cell across a side."""
    return cell[0] + DIRECTIONS[side][0], cell[1] + DIRECTIONS[side][1]


def too_far(cell: Cell) -> bool:
    """Does a cell lie beyond all that a board file can have?"""
    return max(map(abs, cell)) > REACH


def entry_of(cell: Cell, tile: Tile) -> Entry:
    """A laid tile as a scenario file has it."""
    entry: Entry = {"q": cell[0], "r": cell[1], "terrain": tile.terrain}
    return {**entry, "river": [SIDE_NAMES[side] for side in tile.river]} if tile.river else entry


def read_entry(entry: Mapping[str, Any]) -> tuple[Cell, Tile]:
    """The cell and the tile of an entry; raises ValueError for what is no entry."""
    try:
        q, r, terrain, sides = entry["q"], entry["r"], entry["terrain"], entry.get("river", [])
        river = tuple(sorted(SIDE_NAMES.index(side) for side in sides))
    except (KeyError, TypeError, AttributeError, ValueError):
        raise ValueError(f"{entry!r} is no tile of a map") from None
    if type(q) is not int or type(r) is not int or terrain not in SUPPLY or river not in RIVERS:
        raise ValueError(f"{entry!r} is no tile of a map")
    return (q, r), Tile(terrain, river)


def usual_size(players: int) -> int:
    """How many tiles the book advises: about ten of land for each player, and some sea."""
    return TILES_EACH * players


def full_box() -> Counter[tuple[str, str]]:
    """All tiles of the box, by terrain and shape."""
    return Counter({(terrain, shape): count for terrain, shapes in SUPPLY.items() for shape, count in shapes.items()})


@dataclass
class Laying:
    """A map that is being laid: so many players, so many tiles in the end; raises ValueError for too many."""

    players: int
    size: int
    tiles: dict[Cell, Tile] = field(default_factory=dict)
    supply: Counter[tuple[str, str]] = field(default_factory=full_box)

    def __post_init__(self) -> None:
        if not 1 <= self.size <= MOST:
            raise ValueError(f"a map has 1 to {MOST} tiles, not {self.size}")

    @property
    def to_move(self) -> int | None:
        """Whose tile it is, from 0 for who proposed to play; None when the map is finished."""
        return None if len(self.tiles) >= self.size else len(self.tiles) // TILES_IN_TURN % self.players

    def why_not(self, cell: Cell, tile: Tile) -> str | None:
        """Why a tile may not be laid here, as a word of WHY_NOT, or None if it may.

        The map is finished; the cell is taken, apart from the others, or too far from the first, which goes to (0, 0);
        there is none left in the box; a broken river would not run on, or would begin nowhere (neither a source nor
        flowing into the sea), or be unfinishable; or there would be no land at all.
        """
        if len(self.tiles) >= self.size:
            return "finished"
        if cell in self.tiles:
            return "taken"
        if self.tiles and not any(beyond(cell, side) in self.tiles for side in range(6)):
            return "apart"
        if too_far(cell) or not (self.tiles or cell == (0, 0)):
            return "too-far"
        if not self.supply[tile.terrain, shape_of(tile.river)]:
            return "none-left"
        if not self._runs_on(cell, tile):
            return "broken-river"
        if not self._begins_well(cell, tile):
            return "begins-nowhere"
        if len(self.tiles) + 1 == self.size and all(one.terrain == "sea" for one in (*self.tiles.values(), tile)):
            return "no-land"
        self.put(cell, tile)
        possible = self._can_finish(self.size - len(self.tiles), [PATIENCE])
        self._take_back(cell, tile)
        return None if possible else "unfinishable"

    def lay(self, cell: Cell, tile: Tile) -> None:
        """Lay it; raises Refused."""
        if reason := self.why_not(cell, tile):
            raise Refused(cell, tile, reason)
        self.put(cell, tile)

    def take_back(self) -> None:
        """Take the last tile away again; raises ValueError if there is none."""
        if not self.tiles:
            raise ValueError("no tile has been laid")
        self._take_back(next(reversed(self.tiles)), self.tiles[next(reversed(self.tiles))])

    def places(self) -> list[Cell]:
        """The cells next to what is laid, in order."""
        if not self.tiles:
            return [(0, 0)]
        return sorted({beyond(cell, side) for cell in self.tiles for side in range(6)} - self.tiles.keys())

    def legal(self, cell: Cell) -> Iterator[Tile]:
        """Every tile that may be laid at a cell."""
        for (terrain, shape), left in sorted(self.supply.items()):
            for river in SHAPES[shape] if left else ():
                if self.why_not(cell, Tile(terrain, river)) is None:
                    yield Tile(terrain, river)

    def entries(self) -> list[Entry]:
        """The laid tiles in the order of laying."""
        return [entry_of(cell, tile) for cell, tile in self.tiles.items()]

    def data(self, title: str, starts: tuple[Cell, ...] = ()) -> dict[str, Any]:
        """The finished map as a scenario file has it."""
        in_rows = sorted(self.tiles.items(), key=lambda item: (item[0][1], item[0][0]))
        found = [entry_of(cell, tile) | ({"start": True} if cell in starts else {}) for cell, tile in in_rows]
        return {"game": "roads", "format": 1, "title": title, "players": self.players, "tiles": found}

    # rivers

    def _runs_on(self, cell: Cell, tile: Tile) -> bool:
        """Do rivers meet at each side that touches a laid tile? Any river may flow into the sea."""
        if tile.river and tile.terrain == "sea":
            return False
        for side in range(6):
            other = self.tiles.get(beyond(cell, side))
            if other is None:
                continue
            comes = (side + 3) % 6 in other.river
            if side in tile.river and not comes and other.terrain != "sea":
                return False
            if comes and side not in tile.river and tile.terrain != "sea":
                return False
        return True

    def _begins_well(self, cell: Cell, tile: Tile) -> bool:
        """A river begins with a source or into the sea; else it goes on from one that is there."""
        if len(tile.river) < 2:
            return True
        return any(beyond(cell, side) in self.tiles for side in tile.river)

    def open_cells(self) -> list[Cell]:
        """Empty cells that a river runs into, in order."""
        return sorted(
            {beyond(cell, side) for cell, tile in self.tiles.items() for side in tile.river} - self.tiles.keys()
        )

    def _can_finish(self, left: int, patience: list[int]) -> bool:
        """Can all rivers be brought to an end with the tiles that are left?"""
        cells = self.open_cells()
        if not cells:
            return True
        if any(map(too_far, cells)):
            return False
        seas = self.supply["sea", "none"]
        if len(cells) <= min(left, seas):
            return True
        patience[0] -= 1
        if left == 0 or patience[0] < 0:
            return False
        cell = cells[0]
        return any(self._finishes(cell, tile, left, patience) for tile in self._ways_on(cell))

    def _finishes(self, cell: Cell, tile: Tile, left: int, patience: list[int]) -> bool:
        self.put(cell, tile)
        possible = self._can_finish(left - 1, patience)
        self._take_back(cell, tile)
        return possible

    def _ways_on(self, cell: Cell) -> Iterator[Tile]:
        """Tiles that take up the rivers that run into a cell, those that end them first; one terrain of each shape."""
        for shape in ("none", "source", "straight", "wide", "sharp", "junction"):
            terrains = [
                terrain
                for (terrain, other), left in sorted(self.supply.items())
                if other == shape and left and (shape != "none" or terrain == "sea")
            ]
            for river in SHAPES[shape] if terrains else ():
                if self._runs_on(cell, Tile(terrains[0], river)):
                    yield Tile(terrains[0], river)

    def put(self, cell: Cell, tile: Tile) -> None:
        """Lay a tile that was checked before."""
        self.tiles[cell] = tile
        self.supply[tile.terrain, shape_of(tile.river)] -= 1

    def _take_back(self, cell: Cell, tile: Tile) -> None:
        del self.tiles[cell]
        self.supply[tile.terrain, shape_of(tile.river)] += 1
