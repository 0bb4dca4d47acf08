"""The facts of a map and the options that the relaxation uses, and its kinds of places.

A building on a place, not its position, makes the kind: all woodcutters are one place, all mines are one, and so is all
land without a building. `YARD` are all factories of transporters.
"""

from dataclasses import dataclass

from lautta.core.game import GameState
from lautta.games.roads.buildings import INPUT, WOOD, burns_wood
from lautta.games.roads.setup import is_short
from lautta.games.roads.state import (
    BOARDS,
    BOX_START,
    BUILDINGS,
    CLAY,
    CLAY_PIT,
    COAL_BURNER,
    COINS,
    FUEL,
    GOLD,
    GOODS,
    GOOSE,
    IRON,
    MINE,
    MINT,
    MOST,
    MOST_LAND,
    MOST_WATER,
    OIL_RIG,
    PAPER,
    PAPERMILL,
    QUARRY,
    RAFT_FACTORY,
    ROWBOAT_FACTORY,
    ROWING,
    SAWMILL,
    SEA,
    SHIPPING,
    SHORT_GAME,
    STEAMER_FACTORY,
    STOCK,
    STOCK_EXCHANGE,
    STONE,
    STONE_FACTORY,
    TERRAINS,
    TRUCK_FACTORY,
    TRUCKING,
    TRUNKS,
    WAGON_FACTORY,
    WOODCUTTER,
)

LAND, WATER, YARD = -1, -2, -3  # places: land and sea without a building; factories of transporters
YARDS = (WAGON_FACTORY, TRUCK_FACTORY, RAFT_FACTORY, ROWBOAT_FACTORY, STEAMER_FACTORY)
PRIMARY = (WOODCUTTER, QUARRY, CLAY_PIT, OIL_RIG)
FACTORIES = (SAWMILL, COAL_BURNER, PAPERMILL, STONE_FACTORY, MINT, STOCK_EXCHANGE)
EMPTY = (LAND, WATER)
BUILT = (*PRIMARY, *FACTORIES, MINE, YARD)
PLACES = (*EMPTY, *BUILT)
KINDS = range(1, len(BUILDINGS))
UPGRADES = (
    (WAGON_FACTORY, TRUCK_FACTORY, TRUCKING),
    (RAFT_FACTORY, ROWBOAT_FACTORY, ROWING),
    (RAFT_FACTORY, STEAMER_FACTORY, SHIPPING),
    (ROWBOAT_FACTORY, STEAMER_FACTORY, SHIPPING),
    (STEAMER_FACTORY, ROWBOAT_FACTORY, ROWING),
)
SOURCES = {  # who makes what; geese are counted apart
    TRUNKS: (WOODCUTTER,),
    BOARDS: (SAWMILL,),
    PAPER: (PAPERMILL,),
    CLAY: (CLAY_PIT,),
    STONE: (QUARRY, STONE_FACTORY),
    FUEL: (COAL_BURNER, OIL_RIG),
    IRON: (MINE,),
    GOLD: (MINE,),
    COINS: (MINT,),
    STOCK: (STOCK_EXCHANGE,),
}
WEALTH = (GOLD, COINS, STOCK)
FREE_ROWS = (5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7)


def place_of(building: int) -> int:
    """The place that a building makes of its tile."""
    return YARD if building in YARDS else building


def buildings_of(place: int) -> tuple[int, ...]:
    """What may stand on such a place."""
    if place == YARD:
        return YARDS
    return (place,) if place > 0 else ()


def meal(building: int) -> int:
    """How many goods a run takes."""
    return sum(INPUT[building]) + (WOOD if burns_wood(building) else 0)


@dataclass(frozen=True)
class Facts:
    """A map in numbers: tiles by terrain, and what the player begins with."""

    turns: int
    tiles: dict[int, int]
    shores: int  # land tiles at a coast or river
    river: bool
    goods: dict[int, int]
    donkeys: int
    downgrades: bool  # may a steamer factory become one for rowboats?

    @property
    def land(self) -> int:
        """How many tiles of land may be built on, deserts among them."""
        return sum(count for terrain, count in self.tiles.items() if terrain != SEA)

    @property
    def limits(self) -> tuple[int, int, int]:
        """How many transporters there may be: on land, on water, in all."""
        return max(MOST_LAND, self.donkeys), MOST_WATER, max(MOST, self.donkeys)


def facts_of(start: GameState, turns: int = SHORT_GAME) -> Facts:
    """What the relaxation knows of a game of one player that is about to begin, of its first turns."""
    b, s = start.board.record, start.record
    assert is_short(s)
    tiles = range(b.tiles)
    terrain = [b.terrain[tile] for tile in tiles]
    box = s.start_goods == BOX_START
    goods = {good: b.start_goods[good] for good in range(GOODS)}
    return Facts(
        turns,
        {kind: terrain.count(kind) for kind in range(len(TERRAINS))},
        sum(b.shore[tile] and terrain[tile] != SEA for tile in tiles),
        any(b.river_site[tile] >= 0 for tile in tiles),
        {**dict.fromkeys(goods, 0), BOARDS: 5, STONE: 1, GOOSE: 2} if box else goods,
        3 if box else b.start_donkeys,
        bool(s.downgrade),
    )
