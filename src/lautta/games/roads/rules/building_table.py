"""The sixteen buildings in numbers: costs, terrain, research, inputs, outputs and capacities, stated only here. The
arrays below the table are for the rules, by building and by good in the order of `state`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from lautta.games.roads.state import (
    BUILDINGS,
    COAL_BURNER,
    GOOD_NAMES,
    MINE,
    MOUNTAIN,
    NONE,
    OIL_RIG,
    PAPERMILL,
    ROCK,
    SAWMILL,
    SEA,
    STEAMER_FACTORY,
    STOCK_EXCHANGE,
    SUBJECTS,
    TRANSPORTERS,
    WAGON_FACTORY,
    WOODCUTTER,
    WOODS,
)

ANY, SHORE = 100, 101  # terrain: any land except desert; such land at a shore
WOOD = 2  # trunks or boards for one run of a coal burner or papermill
WOOD_KINDS = 3  # mask of trunks and boards
NOTHING: Mapping[str, int] = MappingProxyType({})


class Building(NamedTuple):
    """A building: what it costs, where it may stand, what research it needs, what a run takes and gives.

    `wood` is trunks or boards in any mixture. `runs` is how often it runs in a turn (the capacity in output, divided by
    the output of one run); 0: it produces by itself. A wagon factory also takes a donkey.
    """

    name: str
    boards: int
    stone: int
    ground: int
    research: str = ""
    takes: Mapping[str, int] = NOTHING
    wood: int = 0
    gives: Mapping[str, int] = NOTHING
    makes: str = ""
    runs: int = 0


ROWS = (
    Building("woodcutter",      boards=1, stone=0, ground=WOODS, gives={"trunks": 1}),
    Building("quarry",          boards=2, stone=0, ground=ROCK, gives={"stone": 1}),
    Building("clay_pit",        boards=3, stone=0, ground=SHORE, gives={"clay": 1}),
    Building("oil_rig",         boards=3, stone=1, ground=SEA, research="drilling", gives={"fuel": 1}),
    Building("sawmill",         boards=2, stone=1, ground=ANY, takes={"trunks": 1}, gives={"boards": 2}, runs=3),
    Building("coal_burner",     boards=3, stone=0, ground=ANY, wood=WOOD, gives={"fuel": 1}, runs=6),
    Building("papermill",       boards=1, stone=1, ground=ANY, wood=WOOD, gives={"paper": 1}, runs=1),
    Building("stone_factory",   boards=2, stone=0, ground=ANY, takes={"clay": 1}, gives={"stone": 2}, runs=3),
    Building("mint",            boards=2, stone=1, ground=ANY, takes={"fuel": 1, "gold": 2}, gives={"coins": 1},
             runs=1),
    Building("stock_exchange",  boards=0, stone=3, ground=ANY, takes={"paper": 1, "coins": 2}, gives={"stock": 1},
             runs=6),
    Building("wagon_factory",   boards=2, stone=1, ground=ANY, takes={"boards": 2}, makes="wagon", runs=1),
    Building("truck_factory",   boards=2, stone=2, ground=ANY, research="trucking", takes={"fuel": 1, "iron": 1},
             makes="truck", runs=1),
    Building("raft_factory",    boards=1, stone=1, ground=SHORE, takes={"trunks": 2}, makes="raft", runs=1),
    Building("rowboat_factory", boards=2, stone=1, ground=SHORE, research="rowing", takes={"boards": 5},
             makes="rowboat", runs=1),
    Building("steamer_factory", boards=2, stone=2, ground=SHORE, research="shipping", takes={"fuel": 2, "iron": 1},
             makes="steamer", runs=1),
    Building("mine",            boards=3, stone=1, ground=MOUNTAIN),
)  # fmt: skip

_ALL = (Building("none", 0, 0, 0), *ROWS)
assert tuple(row.name for row in _ALL) == BUILDINGS

COST_BOARDS = tuple(row.boards for row in _ALL)
COST_STONE = tuple(row.stone for row in _ALL)
GROUND_FOR = tuple(row.ground for row in _ALL)
SUBJECT_FOR = tuple(SUBJECTS.index(row.research) if row.research else NONE for row in _ALL)
YIELDS = tuple(GOOD_NAMES.index(next(iter(row.gives))) if row.gives else NONE for row in _ALL)
AT_ONCE = (0, *(sum(row.gives.values()) or 1 for row in ROWS))  # output of one run: goods, a transporter, one of a bag
RUNS = tuple(row.runs for row in _ALL)
MAKES = tuple(TRANSPORTERS.index(row.makes) if row.makes else 0 for row in _ALL)
INPUT = tuple(tuple(row.takes.get(good, 0) for good in GOOD_NAMES) for row in _ALL)


def is_primary(building: int) -> bool:
    """Does it produce without input?"""
    return WOODCUTTER <= building <= OIL_RIG or building == MINE


def is_secondary(building: int) -> bool:
    """Does it turn goods into other goods?"""
    return SAWMILL <= building <= STOCK_EXCHANGE


def makes_transporters(building: int) -> bool:
    """Is it a transporter factory?"""
    return WAGON_FACTORY <= building <= STEAMER_FACTORY


def burns_wood(building: int) -> bool:
    """Does it take trunks and boards in any mixture?"""
    return building in (COAL_BURNER, PAPERMILL)
