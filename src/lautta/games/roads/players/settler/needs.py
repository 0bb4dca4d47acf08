"""A settler's wants by place, the most important first; `think` turns them into errands."""

from lautta.games.roads.players.settler.fetching import (
    clear,
    errand_for,
    note_stores,
    one_of,
    pair,
    take_stock,
    take_up,
    want,
    want_also,
)
from lautta.games.roads.players.settler.land import NEAR, look_round
from lautta.games.roads.players.settler.sites import choose_projects
from lautta.games.roads.players.settler.strategy import NEVER, TURN, Strategy, Workspace
from lautta.games.roads.players.settler.ways import row_to
from lautta.games.roads.rules.building_table import COST_BOARDS, COST_STONE, is_primary
from lautta.games.roads.rules.map import ground, stock, store_of
from lautta.games.roads.rules.scoring import ROW_POINTS
from lautta.games.roads.state import (
    BOARDS,
    CLAY,
    CLAY_PIT,
    COAL_BURNER,
    COINS,
    DONKEY,
    FILLED,
    FUEL,
    GOLD,
    GOODS,
    GOOSE,
    IRON,
    MINE,
    MINT,
    NEUTRAL,
    NONE,
    OIL_RIG,
    PAPER,
    PAPERMILL,
    PASTURE,
    QUARRY,
    RAFT_FACTORY,
    ROWS,
    SAWMILL,
    SLOTS,
    STOCK,
    STOCK_EXCHANGE,
    STONE,
    STONE_FACTORY,
    TRUNKS,
    WOODCUTTER,
    Board,
    State,
    bit,
)

CHEAP = (GOOSE, IRON, CLAY, TRUNKS, PAPER, FUEL, STONE, BOARDS)  # what pays for bricks, the cheapest first
ONE = tuple(good + 1 for good in range(GOODS))  # a unit of one good
WOOD = ONE[TRUNKS] | ONE[BOARDS] << 4
# In the order of supply.
FACTORIES = (STOCK_EXCHANGE, MINT, RAFT_FACTORY, SAWMILL, STONE_FACTORY, PAPERMILL, COAL_BURNER)
# What one run of them takes, three units at most.
MEALS = ((ONE[COINS], ONE[COINS], ONE[PAPER]), (ONE[GOLD], ONE[GOLD], ONE[FUEL]), (ONE[TRUNKS], ONE[TRUNKS], 0),
         (ONE[TRUNKS], 0, 0), (ONE[CLAY], 0, 0), (WOOD, WOOD, 0), (WOOD, WOOD, 0))  # fmt: skip
GIVERS = (WOODCUTTER, QUARRY, CLAY_PIT, OIL_RIG, MINE)
GIVEN = (TRUNKS, STONE, CLAY, FUEL, GOLD)
WEALTH = (STOCK, COINS, GOLD)
BOATS = 2  # how many are enough
IN_TIME = 2 * TURN  # to spare when wealth is taken aboard
LONGEST_ROAD = 64  # steps


def think(b: Board, s: State, d: Workspace, p: Strategy, seat: int) -> None:
    """Go through all goals."""
    look_round(b, s, d, seat)
    choose_projects(b, s, d, p)
    take_stock(b, s, d)
    expect(b, s, d)
    note_stores(b, d)
    count_uses(b, s, d)
    d.lacking_road, d.lacking_bricks = NONE, 0
    take_up_wealth(b, s, d, IN_TIME)
    if is_brick_urgent(s, d) or d.left <= 1:
        bring_for_bricks(b, s, d, 2)
    if d.projects > 0:
        bring_for(b, s, d, 0)
    if d.count[SAWMILL] and d.count[WOODCUTTER] and d.donkeys < p.donkeys and d.left > p.breeding:
        breed(b, s, d)
    bring_for_road(b, s, d, p)
    feed_factories(b, s, d, p)
    for i in range(1, d.projects):
        bring_for(b, s, d, i)
    lacking = bring_for_bricks(b, s, d, bricks_kept(d, p))
    d.lacking_bricks = lacking
    take_up_wealth(b, s, d, d.left * TURN)
    clear(b, s, d)


def expect(b: Board, s: State, d: Workspace) -> None:
    """Note the goods that will lie somewhere when the next turn has begun."""
    for i in range(d.count[SAWMILL]):
        bank = d.standing[SAWMILL][i]
        d.soon[bank][BOARDS] += 2 * min(3, s.goods[bank][TRUNKS])
    for k in range(len(GIVERS)):
        for i in range(d.count[GIVERS[k]]):
            bank = d.standing[GIVERS[k]][i]
            if GIVERS[k] != MINE or s.bag_gold[b.site_tile[bank]]:
                d.soon[bank][GIVEN[k]] += 1


def have(b: Board, s: State, d: Workspace, good: int) -> int:
    """How many of a good lie around home or are carried."""
    total = 0
    for bank in range(b.banks):
        if d.far[bank] <= NEAR:
            total += s.goods[bank][good]
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        if v.kind:
            total += v.cargo[good]
    return total


# buildings and roads


def bring_for(b: Board, s: State, d: Workspace, project: int) -> None:
    """Bring what a project costs, and somebody who builds it."""
    kind = d.kind[project]
    for _ in range(COST_BOARDS[kind]):
        want_also(d, ONE[BOARDS])
    for _ in range(COST_STONE[kind]):
        want_also(d, ONE[STONE])
    lacking = want(b, s, d, d.bank[project], True, False, COST_BOARDS[kind] + COST_STONE[kind])
    d.lacking[project] = lacking


def breed(b: Board, s: State, d: Workspace) -> None:
    """Send two free donkeys to the pasture where they can breed soonest."""
    d.best_turns, d.best_slot, d.best_place = 10 * d.left * TURN, NONE, NONE
    for bank in range(b.banks):
        if b.terrain[b.site_tile[bank]] == PASTURE and d.by_land[bank] <= NEAR:
            pair(b, s, d, bank)
    if d.best_slot != NONE:
        errand_for(d, d.best_slot, d.best_place, 0)
        errand_for(d, d.best_good, d.best_place, 0)


def count_uses(b: Board, s: State, d: Workspace) -> None:
    """Count how many buildings would use each road that does not exist yet, on the shortest way to home."""
    for end in range(b.ends):
        d.uses[end] = 0
    row = row_to(b, s, d, DONKEY, d.home)
    for kind in range(1, MINE + 1):
        if is_primary(kind) or kind in (COAL_BURNER, MINT):
            for i in range(d.count[kind]):
                walk_home(b, s, d, row, d.standing[kind][i])
    d.road = NONE
    for end in range(b.ends):
        if d.uses[end] and (d.road == NONE or d.uses[end] > d.uses[d.road]):
            d.road = end


def walk_home(b: Board, s: State, d: Workspace, row: int, bank: int) -> None:
    """Count the roads on the way from a bank."""
    at = bank
    for _ in range(LONGEST_ROAD):
        if 0 < d.way[row + at] < NEVER:
            end = step_home(b, s, d, row, at)
            if end == NONE:
                return
            d.uses[end] += s.roads[b.end_link[end]] == 0
            at = b.end_to[end]


def step_home(b: Board, s: State, d: Workspace, row: int, bank: int) -> int:
    """The link that leads from a bank, or one joined with it, nearest to home; NONE if none leads nearer."""
    best, found, tile = d.way[row + bank], NONE, b.site_tile[bank]
    joined = ground(s, tile, b.site_bank[bank])
    for other in range(b.bank_count[tile]):
        if joined & bit(other):
            place = store_of(b, tile, other)
            for end in range(b.first_end[place], b.first_end[place + 1]):
                if d.way[row + b.end_to[end]] < best:
                    best, found = d.way[row + b.end_to[end]], end
    return found


def bring_for_road(b: Board, s: State, d: Workspace, p: Strategy) -> None:
    """Bring a stone for the road that would be used most."""
    if d.road != NONE and d.uses[d.road] > 1 and d.count[QUARRY] and d.left > p.last_turns:
        want_also(d, ONE[STONE])
        lacking = want(b, s, d, b.end_from[d.road], True, False, 1)
        d.lacking_road = lacking


def is_wanted_road(b: Board, s: State, d: Workspace, end: int) -> bool:
    """Is it the road that stone was brought for, or any useful one if there is stone to spare?"""
    link = b.end_link[end]
    if d.road != NONE and link == b.end_link[d.road] and d.lacking_road == 0:
        return True
    useful = False
    for other in range(b.ends):
        useful = useful or (d.uses[other] > 0 and b.end_link[other] == link)
    if not useful or d.left <= 3:
        return False
    tile = b.site_tile[b.end_from[end]]
    joined = ground(s, tile, b.site_bank[b.end_from[end]])
    for bank in range(b.bank_count[tile]):
        if joined & bit(bank) and d.spare[store_of(b, tile, bank)][STONE] > 0:
            return True
    return False


# factories


def feed_factories(b: Board, s: State, d: Workspace, p: Strategy) -> None:
    """Bring factories their input, for as many runs as are worthwhile."""
    for k in range(len(FACTORIES)):
        kind = FACTORIES[k]
        for i in range(d.count[kind]):
            for _ in range(runs(b, s, d, p, kind)):
                for unit in range(3):
                    if MEALS[k][unit]:
                        want_also(d, ONE[TRUNKS] if MEALS[k][unit] == WOOD and d.projects > 0 else MEALS[k][unit])
                want(b, s, d, d.standing[kind][i], False, kind == RAFT_FACTORY, 0)


def runs(b: Board, s: State, d: Workspace, p: Strategy, kind: int) -> int:
    """How many runs of a factory are worth bringing goods for."""
    if kind == COAL_BURNER:
        return max(0, min(3, coins_to_come(b, s, d) - have(b, s, d, FUEL)))
    if kind == MINT:
        return min(3, coins_to_come(b, s, d))
    if kind == PAPERMILL:
        return max(0, min(1, stock_to_come(b, s, d) - have(b, s, d, PAPER)))
    if kind == STOCK_EXCHANGE:
        return min(2, stock_to_come(b, s, d)) if d.left > 1 else 0
    if kind == RAFT_FACTORY:
        return int(d.boats < BOATS and d.left > 6)
    if kind == SAWMILL:
        return 3 if d.left > 5 and have(b, s, d, BOARDS) < p.boards_kept else 0
    return 2 if d.left > 3 else 0


def coins_to_come(b: Board, s: State, d: Workspace) -> int:
    """How many coins can still be made, from gold that is there and that will be mined."""
    gold = have(b, s, d, GOLD)
    for i in range(d.count[MINE]):
        gold += min(s.bag_gold[b.site_tile[d.standing[MINE][i]]], d.left // 2)
    return max(0, min(d.left - 2, gold // 2))


def stock_to_come(b: Board, s: State, d: Workspace) -> int:
    """How much stock can still be made, of coins that are there and that can still be made."""
    if d.count[STOCK_EXCHANGE] == 0:
        return 0
    return max(0, min(d.left - 1, (have(b, s, d, COINS) + coins_to_come(b, s, d)) // 2))


# wealth and bricks


def take_up_wealth(b: Board, s: State, d: Workspace, spare: int) -> None:
    """Take aboard what counts only there, if no more than this long is to spare."""
    for i in range(len(WEALTH)):
        take_up(b, s, d, WEALTH[i], spare)


def bricks_kept(d: Workspace, p: Strategy) -> int:
    """How many goods are brought home for bricks."""
    return int(p.bricks) if d.left > p.last_turns else int(p.last_bricks)


def bring_for_bricks(b: Board, s: State, d: Workspace, count: int) -> int:
    """Bring home what is cheapest, and be there when there is enough for a brick; answers what is still missing."""
    goods = for_bricks(b, s, d)
    for _ in range(count):
        want_also(d, goods)
    return want(b, s, d, d.home, True, False, 2)


def for_bricks(b: Board, s: State, d: Workspace) -> int:
    """What bricks are paid with as a unit, without the fuel that the mint needs."""
    goods, place = 0, 0
    for i in range(len(CHEAP)):
        good = CHEAP[i]
        if good != FUEL or have(b, s, d, FUEL) > coins_to_come(b, s, d):
            goods |= ONE[good] << 4 * place
            place += 1
    return goods


def row_begins(s: State) -> int:
    """The first place of the row that is being built; that after the last one if all are full."""
    first = 0
    for row in range(len(ROWS)):
        if first + ROWS[row] > s.laid:
            return first
        first += ROWS[row]
    return first


def in_row(s: State, owner: int) -> int:
    """How many bricks of an owner lie in the row that is being built; of all players for 0."""
    found = 0
    for place in range(row_begins(s), s.laid):
        found += s.bricks[place] == owner if owner else s.bricks[place] != NEUTRAL
    return found


def free_in_row(s: State) -> int:
    """How many places are free in it."""
    top = 0
    for row in range(len(ROWS)):
        top += ROWS[row]
        if top > s.laid:
            return top - s.laid
    return 0


def is_brick_urgent(s: State, d: Workspace) -> bool:
    """Is a row nearly full without a brick of ours?"""
    return in_row(s, d.seat + 1) == 0 and free_in_row(s) <= 2


def brick_gain(s: State, d: Workspace) -> int:
    """The points that one more brick brings in its row."""
    own, all_of_them = in_row(s, d.seat + 1), in_row(s, 0)
    before = ROW_POINTS * own // all_of_them if own else 0
    return ROW_POINTS * (own + 1) // (all_of_them + 1) - before if free_in_row(s) else 0


def brick_pays(b: Board, s: State, d: Workspace, p: Strategy) -> bool:
    """Is there enough for a brick that nothing else needs? In need, anything but wealth pays."""
    tile = b.site_tile[d.home]
    joined = ground(s, tile, b.site_bank[d.home])
    price, total = s.players[d.seat].bought + 1 + (s.laid >= FILLED), 0
    if is_brick_urgent(s, d) or d.left <= 2:
        for i in range(len(CHEAP)):
            good = CHEAP[i]
            total += stock(b, s, d.seat, tile, joined, good)
        return total >= price
    if s.seats > 1 and brick_gain(s, d) < p.gain:
        return False  # it would only bring the end nearer
    goods, which = for_bricks(b, s, d), 0
    good = one_of(goods, 0)
    while good != NONE:
        for bank in range(b.bank_count[tile]):
            if joined & bit(bank):
                total += d.spare[store_of(b, tile, bank)][good]
        which += 1
        good = one_of(goods, which)
    return total + bricks_kept(d, p) - d.lacking_bricks >= price
