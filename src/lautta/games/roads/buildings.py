"""The sixteen buildings in numbers: costs, terrain, research, inputs, outputs and capacities. Nothing else knows them.

Each table is by building, in the order of `state`; inputs are by good.
"""

from lautta.games.roads.state import (
    BOARDS,
    CLAY,
    COAL_BURNER,
    COINS,
    FUEL,
    MINE,
    MOUNTAIN,
    NONE,
    OIL_RIG,
    PAPER,
    PAPERMILL,
    RAFT,
    ROCK,
    ROWBOAT,
    SAWMILL,
    SEA,
    STEAMER,
    STEAMER_FACTORY,
    STOCK,
    STOCK_EXCHANGE,
    STONE,
    TRUCK,
    TRUNKS,
    WAGON,
    WAGON_FACTORY,
    WOODCUTTER,
    WOODS,
)

ANY, SHORE = 100, 101  # terrain: any land but desert; of these, a shore

#            -  wood quar clay rig  saw coal papr stnf mint stck wagn trck raft rowb stea mine
COST_BOARDS = (0, 1, 2, 3, 3, 2, 3, 1, 2, 2, 0, 2, 2, 1, 2, 2, 3)
COST_STONE = (0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 3, 1, 2, 1, 1, 2, 1)
GROUND_FOR = (0, WOODS, ROCK, SHORE, SEA, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, SHORE, SHORE, SHORE, MOUNTAIN)
SUBJECT_FOR = (NONE, NONE, NONE, NONE, 3, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 1, NONE, 0, 2, NONE)
YIELDS = (NONE, TRUNKS, STONE, CLAY, FUEL, BOARDS, FUEL, PAPER, STONE, COINS, STOCK, NONE, NONE, NONE, NONE, NONE, NONE)
AT_ONCE = (0, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1)  # output of one run
RUNS = (0, 0, 0, 0, 0, 3, 6, 1, 3, 1, 6, 1, 1, 1, 1, 1, 0)  # in a turn: the capacity in output, by the output of one
MAKES = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, WAGON, TRUCK, RAFT, ROWBOAT, STEAMER, 0)
WOOD = 2  # trunks or boards for one run of a coal burner or papermill
WOOD_KINDS = 3  # mask of trunks and boards

#         trunks boards paper goose clay stone fuel iron gold coins stock
NOTHING = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
INPUT = (
    NOTHING, NOTHING, NOTHING, NOTHING, NOTHING,
    (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),  # sawmill
    NOTHING, NOTHING,  # coal burner, papermill: wood of any kind
    (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0),  # stone factory
    (0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0),  # mint
    (0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0),  # stock exchange
    (0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0),  # wagon factory, besides the donkey
    (0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0),  # truck factory
    (2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),  # raft factory
    (0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0),  # rowboat factory
    (0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0),  # steamer factory
    NOTHING,
)  # fmt: skip


def is_primary(building: int) -> bool:
    """Does it produce by itself?"""
    return WOODCUTTER <= building <= OIL_RIG or building == MINE


def is_secondary(building: int) -> bool:
    """Does it make goods of goods?"""
    return SAWMILL <= building <= STOCK_EXCHANGE


def makes_transporters(building: int) -> bool:
    """Is it a transporter factory?"""
    return WAGON_FACTORY <= building <= STEAMER_FACTORY


def burns_wood(building: int) -> bool:
    """Does it take trunks and boards in any mixture?"""
    return building in (COAL_BURNER, PAPERMILL)
