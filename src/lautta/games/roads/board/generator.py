"""Maps from a seed, laid by the rules, with starts that are about equally good.

From every start you can walk to woods, rock and another pasture within two steps and to a mountain within three,
without crossing a river; starts are apart, and what lies around the worst is worth nearly as much as around the best.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from lautta.core.boards import NoBoard
from lautta.core.chance import Chooser, choose
from lautta.games.roads.board.check import distance
from lautta.games.roads.board.hexes import Hexes
from lautta.games.roads.board.laying import Cell, Laying, Tile, beyond, usual_size

NEAR = {"woods": 2, "rock": 2, "pasture": 2, "mountain": 3}
APART = 3  # at least this many steps between two starts
AROUND = 3  # tiles within this many steps belong to the surroundings of a start
FAIR = 0.75  # how much the surroundings of the worst start are worth, relative to the best, at least
WORTH = {"woods": 3.0, "rock": 3.0, "mountain": 4.0, "pasture": 2.0, "desert": 0.5}  # of a tile one step away
ATTEMPTS = 400
TRIES = 20  # cells that a computer player tries before it accepts any
SHARES = (("woods", 5), ("pasture", 6), ("rock", 4), ("mountain", 4), ("desert", 2), ("sea", 6))
BEGIN_RIVER, CARRY_ON = 8, 2  # one in this many tiles begins a river; one in this many is laid where a river runs out


class NoMap(NoBoard):
    """No fair map was found for this seed."""


def generate(seed: int, players: int) -> dict[str, Any]:
    """The data of a map for some players, the same for the same seed; raises NoMap if none is found."""
    chooser = Chooser(seed, 0)
    for _ in range(ATTEMPTS):
        laying = lay_out(chooser, players)
        if laying is not None and (starts := fair_starts(laying)):
            return laying.data(f"Map {seed} for {players}", starts)
    raise NoMap(f"no fair map for {players} was found with seed {seed}")


# laying


def lay_out(chooser: Chooser, players: int) -> Laying | None:
    """A map laid at random, or None if it got stuck."""
    laying = Laying(players, usual_size(players))
    while laying.to_move is not None:
        tile, cell = next_tile(laying, chooser)
        if tile is None:
            return None
        laying.lay(cell, tile)
    return laying


def lay_one(laying: Laying, chooser: Chooser) -> tuple[Cell, Tile]:
    """A cell and a tile for a computer player; raises ValueError if nothing can be laid."""
    for _ in range(TRIES):
        tile, cell = next_tile(laying, chooser)
        if tile is not None:
            return cell, tile
    for cell in laying.places():
        for tile in laying.legal(cell):
            return cell, tile
    raise ValueError("no tile can be laid")


def next_tile(laying: Laying, chooser: Chooser) -> tuple[Tile | None, Cell]:
    """A tile and its cell: rivers are continued, else a tile is laid where it touches most others."""
    cells = laying.open_cells()
    if not cells or choose(chooser, CARRY_ON):
        cells = snug(laying, chooser)
    cell = cells[choose(chooser, len(cells))]
    if cell in laying.open_cells() or choose(chooser, BEGIN_RIVER) == 0:
        rivers = [tile for tile in laying.legal(cell) if tile.river]
        if rivers and choose(chooser, 3):
            return rivers[choose(chooser, len(rivers))], cell
    plain = [terrain for terrain, _ in SHARES if laying.why_not(cell, Tile(terrain)) is None]
    if plain:
        return Tile(drawn(plain, chooser)), cell
    legal = list(laying.legal(cell))
    return (legal[choose(chooser, len(legal))] if legal else None), cell


def snug(laying: Laying, chooser: Chooser) -> list[Cell]:
    """The cells that touch most laid tiles, or those that touch at least two."""
    touching = {cell: sum(beyond(cell, side) in laying.tiles for side in range(6)) for cell in laying.places()}
    most = max(touching.values())
    least = most if choose(chooser, 2) else min(2, most)
    return [cell for cell, count in touching.items() if count >= least]


def drawn(terrains: list[str], chooser: Chooser) -> str:
    """A terrain drawn at random, in proportion to the shares."""
    lot = choose(chooser, sum(share for terrain, share in SHARES if terrain in terrains))
    for terrain, share in SHARES:
        if terrain in terrains:
            if lot < share:
                return terrain
            lot -= share
    return terrains[0]


# starts


@dataclass(frozen=True)
class Start:
    """A tile to start on, and what its surroundings are worth."""

    cell: Cell
    worth: float


def fair_starts(laying: Laying) -> tuple[Cell, ...]:
    """Start tiles that are about equally good, as far apart as possible; none if there are no such tiles."""
    hexes = Hexes(laying.data("")["tiles"])
    starts = [start for tile in range(len(hexes.tiles)) if (start := start_at(hexes, tile))]
    best: tuple[int, float, tuple[Cell, ...]] = (APART, 0.0, ())
    for first in starts:
        chosen = spread([first], starts, laying.players)
        if len(chosen) == laying.players:
            fair = min(start.worth for start in chosen) / max(start.worth for start in chosen)
            apart = min((steps(one.cell, other.cell) for one, other in combinations(chosen, 2)), default=APART)
            best = max(best, (apart, fair, tuple(start.cell for start in chosen)))
    return best[2]


def spread(chosen: list[Start], starts: list[Start], count: int) -> list[Start]:
    """More starts about as good as the first one, each as far as possible from the earlier ones."""
    like = [start for start in starts if FAIR**0.5 <= start.worth / chosen[0].worth <= FAIR**-0.5]
    while like and len(chosen) < count:
        apart = {start: min(steps(start.cell, other.cell) for other in chosen) for start in like}
        chosen.append(max(like, key=lambda start: (apart[start], start.worth, start.cell)))
    return chosen


def start_at(hexes: Hexes, tile: int) -> Start | None:
    """The start on a tile, if it is a pasture without a river that has near it what a player needs first; else None."""
    if hexes.terrain(tile) != "pasture" or hexes.river(tile):
        return None
    found = walks(hexes, tile)
    near: dict[str, int] = {}
    worth = 0.0
    for other, far in found.items():
        terrain = hexes.terrain(other)
        if other != tile:
            near[terrain] = min(far, near.get(terrain, far))
            worth += WORTH[terrain] / far
    if any(near.get(terrain, AROUND + 1) > most for terrain, most in NEAR.items()):
        return None
    place = hexes.tiles[tile]
    return Start((place["q"], place["r"]), worth)


def walks(hexes: Hexes, tile: int) -> dict[int, int]:
    """The number of steps to each tile around a start, by land and without crossing a river."""
    found, edge = {(tile, 0): 0}, [(tile, 0)]
    for here, bank in edge:
        if found[here, bank] == AROUND:
            continue
        for direction, other in hexes.around(here):
            if hexes.terrain(other) == "sea":
                continue
            for half in (0, 1):
                there = other, hexes.bank(other, 2 * ((direction + 3) % 6) + 1 - half)
                if hexes.bank(here, 2 * direction + half) == bank and there not in found:
                    found[there] = found[here, bank] + 1
                    edge.append(there)
    nearest: dict[int, int] = {}
    for (other, _), far in found.items():
        nearest[other] = min(far, nearest.get(other, far))
    return nearest


def steps(one: Cell, other: Cell) -> int:
    """How many steps two cells are apart."""
    return distance(at(one), at(other))


def at(cell: Cell) -> Mapping[str, int]:
    """A cell as board files write it."""
    return {"q": cell[0], "r": cell[1]}
