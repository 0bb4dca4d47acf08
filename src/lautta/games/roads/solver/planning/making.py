"""Making goods: what a factory needs is gathered there, and what comes of it lies there later."""

from lautta.games.roads.rules.building_table import AT_ONCE, INPUT, RUNS, WOOD, WOOD_KINDS, YIELDS, burns_wood
from lautta.games.roads.rules.map import store_of
from lautta.games.roads.solver.planning.stocks import add, anywhere
from lautta.games.roads.solver.planning.timetable import CLAIM, NEVER, SAW, TURNS, Timetable, Workspace
from lautta.games.roads.solver.planning.trips import ask_nothing, gather
from lautta.games.roads.state import (
    BOARDS,
    COAL_BURNER,
    COINS,
    FUEL,
    GOLD,
    GOODS,
    MINT,
    NONE,
    PAPER,
    PAPERMILL,
    SAWMILL,
    STOCK,
    STOCK_EXCHANGE,
    STONE,
    STONE_FACTORY,
    TRUNKS,
    Board,
    State,
)


def factory(b: Board, t: Timetable, kind: int) -> int:
    """The tile of the first factory of a kind, or NONE."""
    found, soonest = NONE, NEVER
    for tile in range(b.tiles):
        if t.g.building[tile] == kind and t.g.built[tile] < soonest:
            found, soonest = tile, int(t.g.built[tile])
    return found


def run_of(b: Board, t: Timetable, tile: int, turn: int) -> int:
    """The first turn from one on in whose production a factory can run; it is noted as used. NONE: never."""
    at = max(turn, t.g.built[tile] + 1)
    while at < t.last and t.g.used[tile * TURNS + at] >= RUNS[t.g.building[tile]]:
        at += 1
    if at >= t.last:
        return NONE
    t.g.used[tile * TURNS + at] += 1
    return at


def make_boards(b: Board, s: State, t: Timetable, d: Workspace, count: int) -> bool:
    """Plan that trunks are sawn until there are so many boards more."""
    tile = factory(b, t, SAWMILL)
    if tile == NONE:
        return False
    t.mill_tile = tile
    ask_nothing(d)
    d.need[TRUNKS] = (count + AT_ONCE[SAWMILL] - 1) // AT_ONCE[SAWMILL]
    return gather(b, s, t, d, store_of(b, tile, t.g.bank[tile]), SAW)


def enough_boards(b: Board, s: State, t: Timetable, d: Workspace, count: int) -> bool:
    """Make boards if there are not so many."""
    for _ in range(8):
        there = anywhere(t, BOARDS)
        if there >= count:
            return True
        if not make_boards(b, s, t, d, count - there):
            return False
    return False


def ask_input(d: Workspace, building: int) -> None:
    """What a factory takes for one run is to be gathered."""
    ask_nothing(d)
    for good in range(GOODS):
        d.need[good] = INPUT[building][good]
    if burns_wood(building):
        d.any_of, d.kinds = WOOD, WOOD_KINDS


def run_factory(b: Board, s: State, t: Timetable, d: Workspace, tile: int) -> bool:
    """Gather what a factory takes, run it once, and add what comes out."""
    building, store = t.g.building[tile], store_of(b, tile, t.g.bank[tile])
    ask_input(d, building)
    if not gather(b, s, t, d, store, CLAIM):
        return False
    turn = run_of(b, t, tile, d.ready + 1)
    if turn == NONE:
        return False
    add(t, store, YIELDS[building], 2 * turn, AT_ONCE[building])
    return True


def make_of_wood(b: Board, s: State, t: Timetable, d: Workspace, kind: int) -> bool:
    """Plan a run of a coal burner or papermill."""
    tile = factory(b, t, kind)
    if tile == NONE:
        return False
    if not enough_boards(b, s, t, d, WOOD):
        return False
    return run_factory(b, s, t, d, tile)


def enough_fuel(b: Board, s: State, t: Timetable, d: Workspace, count: int) -> bool:
    """Make fuel if there is not so much."""
    for _ in range(8):
        if anywhere(t, FUEL) >= count:
            return True
        if not make_of_wood(b, s, t, d, COAL_BURNER):
            return False
    return False


def make_coin(b: Board, s: State, t: Timetable, d: Workspace) -> bool:
    """Plan a run of a mint."""
    tile = factory(b, t, MINT)
    if tile == NONE or anywhere(t, GOLD) < INPUT[MINT][GOLD]:
        return False
    if not enough_fuel(b, s, t, d, INPUT[MINT][FUEL]):
        return False
    return run_factory(b, s, t, d, tile)


def make_stock(b: Board, s: State, t: Timetable, d: Workspace) -> bool:
    """Plan a run of a stock exchange."""
    tile = factory(b, t, STOCK_EXCHANGE)
    if tile == NONE:
        return False
    for _ in range(INPUT[STOCK_EXCHANGE][COINS]):
        if anywhere(t, COINS) < INPUT[STOCK_EXCHANGE][COINS]:
            if not make_coin(b, s, t, d):
                return False
    if anywhere(t, PAPER) < INPUT[STOCK_EXCHANGE][PAPER]:
        if not make_of_wood(b, s, t, d, PAPERMILL):
            return False
    return run_factory(b, s, t, d, tile)


def make_stone(b: Board, s: State, t: Timetable, d: Workspace) -> bool:
    """Plan a run of a stone factory."""
    tile = factory(b, t, STONE_FACTORY)
    if tile == NONE:
        return False
    return run_factory(b, s, t, d, tile)


def enough_stone(b: Board, s: State, t: Timetable, d: Workspace, count: int) -> bool:
    """Make stone of clay if there is not so much."""
    for _ in range(4):
        if anywhere(t, STONE) >= count:
            return True
        if not make_stone(b, s, t, d):
            return False
    return False


def make(b: Board, s: State, t: Timetable, d: Workspace, good: int) -> bool:
    """Plan that one more of a good is made."""
    if good == BOARDS:
        return make_boards(b, s, t, d, AT_ONCE[SAWMILL])
    if good == FUEL:
        return make_of_wood(b, s, t, d, COAL_BURNER)
    if good == PAPER:
        return make_of_wood(b, s, t, d, PAPERMILL)
    if good == STONE:
        return make_stone(b, s, t, d)
    if good == COINS:
        return make_coin(b, s, t, d)
    return good == STOCK and make_stock(b, s, t, d)


def supply(b: Board, s: State, t: Timetable, d: Workspace, boards: int, stone: int) -> bool:
    """See to it that there are so many boards and stones anywhere."""
    if boards > 0:
        if not enough_boards(b, s, t, d, boards):
            return False
    if stone > 0:
        if not enough_stone(b, s, t, d, stone):
            return False
    return True
