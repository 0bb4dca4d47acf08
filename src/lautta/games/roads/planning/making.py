"""Making goods: what a factory needs is gathered there, and what comes of it lies there later."""

from lautta.games.roads.buildings import RUNS, WOOD, WOOD_KINDS
from lautta.games.roads.planning.stocks import add, anywhere
from lautta.games.roads.planning.timetable import NEVER, TURNS, Desk, Timetable
from lautta.games.roads.planning.trips import CLAIM, SAW, ask_nothing, gather
from lautta.games.roads.state import (
    BOARDS,
    CLAY,
    COAL_BURNER,
    COINS,
    FUEL,
    GOLD,
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


def make_boards(b: Board, s: State, t: Timetable, d: Desk, count: int, patience: int) -> bool:
    """Plan that trunks are sawn until there are so many boards more."""
    tile = factory(b, t, SAWMILL)
    if tile == NONE:
        return False
    t.mill_tile = tile
    ask_nothing(d)
    d.need[TRUNKS] = (count + 1) // 2
    return gather(b, s, t, d, b.first_store[tile] + t.g.bank[tile], patience, SAW)


def enough_boards(b: Board, s: State, t: Timetable, d: Desk, count: int, patience: int) -> bool:
    """Make boards if there are not so many."""
    for _ in range(8):
        there = anywhere(t, BOARDS)
        if there >= count:
            return True
        if not make_boards(b, s, t, d, count - there, patience):
            return False
    return False


def run_factory(b: Board, s: State, t: Timetable, d: Desk, tile: int, out: int, count: int, patience: int) -> bool:
    """Gather what the drawing says at a factory, run it once, and add what comes out."""
    store = b.first_store[tile] + t.g.bank[tile]
    if not gather(b, s, t, d, store, patience, CLAIM):
        return False
    turn = run_of(b, t, tile, d.ready + 1)
    if turn == NONE:
        return False
    add(t, store, out, 2 * turn, count)
    return True


def make_of_wood(b: Board, s: State, t: Timetable, d: Desk, kind: int, out: int, patience: int) -> bool:
    """Plan a run of a coal burner or papermill."""
    tile = factory(b, t, kind)
    if tile == NONE:
        return False
    if not enough_boards(b, s, t, d, WOOD, patience):
        return False
    ask_nothing(d)
    d.any_of, d.kinds = WOOD, WOOD_KINDS
    return run_factory(b, s, t, d, tile, out, 1, patience)


def enough_fuel(b: Board, s: State, t: Timetable, d: Desk, count: int, patience: int) -> bool:
    """Make fuel if there is not so much."""
    for _ in range(8):
        if anywhere(t, FUEL) >= count:
            return True
        if not make_of_wood(b, s, t, d, COAL_BURNER, FUEL, patience):
            return False
    return False


def make_coin(b: Board, s: State, t: Timetable, d: Desk, patience: int) -> bool:
    """Plan a run of a mint."""
    tile = factory(b, t, MINT)
    if tile == NONE or anywhere(t, GOLD) < 2:
        return False
    if not enough_fuel(b, s, t, d, 1, patience):
        return False
    ask_nothing(d)
    d.need[GOLD], d.need[FUEL] = 2, 1
    return run_factory(b, s, t, d, tile, COINS, 1, patience)


def make_stock(b: Board, s: State, t: Timetable, d: Desk, patience: int) -> bool:
    """Plan a run of a stock exchange."""
    tile = factory(b, t, STOCK_EXCHANGE)
    if tile == NONE:
        return False
    for _ in range(2):
        if anywhere(t, COINS) < 2:
            if not make_coin(b, s, t, d, patience):
                return False
    if anywhere(t, PAPER) < 1:
        if not make_of_wood(b, s, t, d, PAPERMILL, PAPER, patience):
            return False
    ask_nothing(d)
    d.need[COINS], d.need[PAPER] = 2, 1
    return run_factory(b, s, t, d, tile, STOCK, 1, patience)


def make_stone(b: Board, s: State, t: Timetable, d: Desk, patience: int) -> bool:
    """Plan a run of a stone factory."""
    tile = factory(b, t, STONE_FACTORY)
    if tile == NONE:
        return False
    ask_nothing(d)
    d.need[CLAY] = 1
    return run_factory(b, s, t, d, tile, STONE, 2, patience)


def enough_stone(b: Board, s: State, t: Timetable, d: Desk, count: int, patience: int) -> bool:
    """Make stone of clay if there is not so much."""
    for _ in range(4):
        if anywhere(t, STONE) >= count:
            return True
        if not make_stone(b, s, t, d, patience):
            return False
    return False


def make(b: Board, s: State, t: Timetable, d: Desk, good: int, patience: int) -> bool:
    """Plan that one more of a good is made."""
    if good == BOARDS:
        return make_boards(b, s, t, d, 2, patience)
    if good == FUEL:
        return make_of_wood(b, s, t, d, COAL_BURNER, FUEL, patience)
    if good == PAPER:
        return make_of_wood(b, s, t, d, PAPERMILL, PAPER, patience)
    if good == STONE:
        return make_stone(b, s, t, d, patience)
    if good == COINS:
        return make_coin(b, s, t, d, patience)
    return good == STOCK and make_stock(b, s, t, d, patience)


def supply(b: Board, s: State, t: Timetable, d: Desk, boards: int, stone: int, patience: int) -> bool:
    """See to it that there are so many boards and stones anywhere."""
    if boards > 0:
        if not enough_boards(b, s, t, d, boards, patience):
            return False
    if stone > 0:
        if not enough_stone(b, s, t, d, stone, patience):
            return False
    return True
