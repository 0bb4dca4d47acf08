"""What each project of an agenda wants where, the most important first, turned into errands."""

from lautta.games.roads.buildings import (
    AT_ONCE,
    COST_BOARDS,
    COST_STONE,
    INPUT,
    WOOD,
    WOOD_KINDS,
    YIELDS,
    burns_wood,
    is_secondary,
)
from lautta.games.roads.map import ground, store_of
from lautta.games.roads.planning.agenda import BREED, FAR, HATCH, NEEDS, TURN_OF_COST, Agenda, Desk
from lautta.games.roads.planning.errands import (
    add_soon,
    any_of,
    assign,
    fetch,
    find,
    is_aboard,
    is_laden,
    lies,
    reserve,
    somebody,
    survey,
)
from lautta.games.roads.planning.ways import far
from lautta.games.roads.setup import is_short
from lautta.games.roads.state import (
    BOARDS,
    BRICK,
    BRIDGE,
    BUILD,
    CAPACITY,
    DONKEY,
    FUEL,
    GOLD,
    GOODS,
    GOOSE,
    HARNESS,
    IRON,
    LAUNCH,
    MINT,
    MOVEMENT,
    NEUTRAL_BRICKS,
    NONE,
    PAPER,
    RESEARCH,
    ROAD,
    SAWMILL,
    SHAFT,
    SHORT_GAME,
    SLOTS,
    STOCK,
    STOCK_EXCHANGE,
    STONE,
    TRUNKS,
    USE,
    Board,
    State,
    Transporter,
    bit,
)
from lautta.games.roads.wonder import price

DEEP = 3  # how far back goods are made out of others
MARGIN = 18  # twelfths of a turn to spare when wealth is taken aboard


def turns_left(s: State) -> int:
    """How many turns are still to come, this one included."""
    return (SHORT_GAME if is_short(s) else NEUTRAL_BRICKS) - s.turn


def think(b: Board, s: State, d: Desk, a: Agenda) -> None:
    """Go through all projects; `missing` says how much of each is not in its place yet."""
    d.left = turns_left(s)
    survey(b, s, d)
    take_up(b, s, d, MARGIN)
    for i in range(a.count):
        d.missing[i] = 255
        if d.idle == 0 and s.phase == MOVEMENT:
            continue
        if d.left == 1 and a.job[i] != BRICK and s.phase == MOVEMENT:
            continue  # nothing else comes of it any more
        if s.turn + 1 >= a.since[i] and not is_done(b, s, d, a, i):
            d.missing[i] = want_for(b, s, d, a, i)
    if d.left > 1:
        want_wealth(b, s, d)
    if s.phase == MOVEMENT:
        clear(b, s, d)
    take_up(b, s, d, d.left * TURN_OF_COST)


def want_wealth(b: Board, s: State, d: Desk) -> None:
    """Feed each mint and stock exchange, also if the agenda has nothing of it."""
    for tile in range(b.tiles):
        if s.building[tile] == MINT or s.building[tile] == STOCK_EXCHANGE:
            want_runs(b, s, d, store_of(b, tile, s.on_bank[tile]), 1, WOOD_KINDS)


def clear(b: Board, s: State, d: Desk) -> None:
    """Bring what is carried and not wanted to where it is worked on, or home."""
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        if v.kind and v.carrier == 0 and d.to[slot] == NONE and is_laden(d, slot):
            goal = outlet(b, s, d, slot)
            if goal != NONE:
                d.to[slot] = goal
                d.idle -= 1
                for good in range(GOLD):
                    d.bring[slot * GOODS + good] += d.cargo[slot * GOODS + good]
                    d.cargo[slot * GOODS + good] = 0


def outlet(b: Board, s: State, d: Desk, slot: int) -> int:
    """Where what a transporter carries is of use."""
    v = s.players[d.seat].transporters[slot]
    best, found = d.left * TURN_OF_COST, NONE
    for tile in range(b.tiles):
        building = s.building[tile]
        if building == SAWMILL and d.cargo[slot * GOODS + TRUNKS] > 0:
            store = store_of(b, tile, s.on_bank[tile])
            cost = far(b, s, d, v.kind, v.site, store)
            if cost < best:
                best, found = cost, store
    home: int = s.players[d.seat].home
    if found == NONE and home != NONE:
        cost = far(b, s, d, v.kind, v.site, home)
        if cost < best:
            found = home
    return found


# projects


def is_done(b: Board, s: State, d: Desk, a: Agenda, i: int) -> bool:
    """Is there nothing left to do for a project?"""
    job, place = a.job[i], a.place[i]
    p = s.players[d.seat]
    if job == BUILD:
        return s.building[b.site_tile[place]] != 0
    if job == ROAD:
        return s.roads[b.end_link[place]] != 0
    if job == BRIDGE:
        return ground(s, b.spot_tile[place], b.spot_pair[place]) & bit((b.spot_pair[place] + 1) % 3) != 0
    if job == RESEARCH:
        return p.research & bit(a.detail[i]) != 0
    if job == SHAFT:
        return d.sunk[i] != 0
    if job == BRICK:
        return own_bricks(s, d.seat) >= a.amount[i]
    if job == BREED:
        return count_of(s, d.seat, DONKEY) >= a.amount[i]
    if job in (LAUNCH, HARNESS):
        return count_of(s, d.seat, a.detail[i]) >= a.amount[i]
    return False


def own_bricks(s: State, seat: int) -> int:
    """How many bricks of the wonder are a seat's."""
    count = 0
    for place in range(s.laid):
        count += s.bricks[place] == seat + 1
    return count


def count_of(s: State, seat: int, kind: int) -> int:
    """How many transporters of a kind a seat has."""
    count = 0
    for slot in range(SLOTS):
        count += s.players[seat].transporters[slot].kind == kind
    return count


def want_for(b: Board, s: State, d: Desk, a: Agenda, i: int) -> int:
    """Give errands for what a project needs; answers how much is missing."""
    job, place, detail = a.job[i], a.place[i], a.detail[i]
    missing = 0
    if job == BUILD:
        missing = want_both(b, s, d, place, COST_BOARDS[detail], COST_STONE[detail])
    elif job == ROAD:
        place = b.end_from[place]
        missing = want_all(b, s, d, place, bit(STONE), 1, 0)
    elif job == BRIDGE:
        place = b.first_store[b.spot_tile[place]] + b.spot_pair[place]
        missing = want_all(b, s, d, place, bit(STONE), 1, 0)
    elif job == SHAFT:
        missing = want_all(b, s, d, place, bit(IRON), 1, 0)
        missing += want_all(b, s, d, place, bit(FUEL), 1, 0)
    elif job == RESEARCH:
        missing = want_all(b, s, d, place, bit(PAPER), 1, 0)
        if missing == 0:
            missing = want_all(b, s, d, place, bit(GOOSE), 2, 0)
    elif job == BRICK:
        place = s.players[d.seat].home
        missing = want_all(b, s, d, place, detail, price(s, d.seat), 0)
    elif job == USE:
        return want_runs(b, s, d, place, a.amount[i], detail)
    elif job == BREED:
        return want_pair(b, s, d, place)
    elif job == HATCH:
        return want_geese(b, s, d, place, a.amount[i])
    elif job in (LAUNCH, HARNESS):
        return want_transporter(b, s, d, place)
    if missing == 0:
        somebody(b, s, d, place)
    return missing


def want_all(b: Board, s: State, d: Desk, store: int, kinds: int, count: int, keeps: int) -> int:
    """Want some goods in a store; answers how many are not there yet."""
    missing = 0
    for _ in range(count):
        if not is_there(b, s, d, store, kinds):
            missing += 1
    for _ in range(missing):
        if not is_coming(b, s, d, store, kinds, keeps):
            want_made(b, s, d, kinds)
    return missing


def want_both(b: Board, s: State, d: Desk, store: int, boards: int, stones: int) -> int:
    """Want boards and stone in a store, whichever is brought sooner first; answers how many are not there yet."""
    no_boards, no_stone = 0, 0
    for _ in range(boards):
        if not is_there(b, s, d, store, bit(BOARDS)):
            no_boards += 1
    for _ in range(stones):
        if not is_there(b, s, d, store, bit(STONE)):
            no_stone += 1
    missing = no_boards + no_stone
    while s.phase == MOVEMENT and no_boards > 0 and no_stone > 0:
        for_stone = find(b, s, d, store, bit(STONE))
        for_boards = find(b, s, d, store, bit(BOARDS))
        if for_stone < for_boards:
            find(b, s, d, store, bit(STONE))
            no_stone -= 1
        else:
            no_boards -= 1
        if min(for_stone, for_boards) >= FAR:
            no_boards += 1
            break
        assign(d, d.found_slot, store, d.found_place, d.found_good, 0)
    for _ in range(no_boards):
        if not is_coming(b, s, d, store, bit(BOARDS), 0):
            want_made(b, s, d, bit(BOARDS))
    for _ in range(no_stone):
        if not is_coming(b, s, d, store, bit(STONE), 0):
            want_made(b, s, d, bit(STONE))
    return missing


def is_there(b: Board, s: State, d: Desk, store: int, kinds: int) -> bool:
    """Claim a good that is in its place."""
    if not any_of(d, kinds):
        return False
    if lies(b, s, d, store, kinds, False):
        return True
    return is_aboard(b, s, d, store, kinds)


def is_coming(b: Board, s: State, d: Desk, store: int, kinds: int, keeps: int) -> bool:
    """Claim a good that will be there, or have it brought."""
    if not any_of(d, kinds):
        return False
    if lies(b, s, d, store, kinds, True):
        return True
    if s.phase != MOVEMENT:
        return reserve(b, s, d, store, kinds)
    return fetch(b, s, d, store, kinds, keeps)


def want_made(b: Board, s: State, d: Desk, kinds: int) -> None:
    """Want what a good can be made of, where it can be made."""
    d.needs = 0
    made_of(b, s, d, kinds, 1)
    while d.needs > 0:
        d.needs -= 1
        store, wanted, deep = d.need_store[d.needs], d.need_kinds[d.needs], d.need_deep[d.needs]
        if is_there(b, s, d, store, wanted):
            continue
        if is_coming(b, s, d, store, wanted, 0):
            continue
        if deep < DEEP:
            made_of(b, s, d, wanted, deep + 1)


def made_of(b: Board, s: State, d: Desk, kinds: int, deep: int) -> None:
    """Note the input of one run of the factory that makes a good."""
    for tile in range(b.tiles):
        building = s.building[tile]
        if is_secondary(building) and kinds & bit(YIELDS[building]) and d.needs + 8 < NEEDS:
            store = store_of(b, tile, s.on_bank[tile])
            for good in range(GOODS):
                for _ in range(INPUT[building][good]):
                    need(d, store, bit(good), deep)
            if burns_wood(building):
                for _ in range(WOOD):
                    need(d, store, WOOD_KINDS, deep)
            add_soon(d, store, YIELDS[building], AT_ONCE[building] - 1)
            return


def need(d: Desk, store: int, kinds: int, deep: int) -> None:
    """Note one good."""
    d.need_store[d.needs] = store
    d.need_kinds[d.needs] = kinds
    d.need_deep[d.needs] = deep
    d.needs += 1


def want_runs(b: Board, s: State, d: Desk, store: int, runs: int, wood: int) -> int:
    """Want the input of some runs of a factory that stands."""
    tile = b.site_tile[store]
    building = s.building[tile]
    missing = 0
    if not is_secondary(building):
        return 255
    for _ in range(runs):
        for good in range(GOODS):
            missing += want_all(b, s, d, store, bit(good), INPUT[building][good], 0)
        if burns_wood(building):
            missing += want_all(b, s, d, store, wood, WOOD, 0)
    return missing


def want_pair(b: Board, s: State, d: Desk, store: int) -> int:
    """Send two donkeys without goods to a pasture."""
    sent = 0
    while sent < 2:
        best, found = d.left * TURN_OF_COST, NONE
        for slot in range(SLOTS):
            v = s.players[d.seat].transporters[slot]
            if v.kind == DONKEY and d.to[slot] == NONE and d.room[slot] == 2:
                cost = far(b, s, d, DONKEY, v.site, store)
                if cost < best:
                    best, found = cost, slot
        if found == NONE:
            return 1
        d.to[found] = store
        d.idle -= 1
        sent += 1
    return 0


def want_geese(b: Board, s: State, d: Desk, store: int, enough: int) -> int:
    """Bring two geese to a pasture, until there are enough of them."""
    total = 0
    for i in range(d.stocks):
        total += s.goods[d.stocked[i]][GOOSE]
    if total >= enough or total < 2:
        return 1
    return want_all(b, s, d, store, bit(GOOSE), 2, 0)


def want_transporter(b: Board, s: State, d: Desk, store: int) -> int:
    """Want the input of a factory that makes transporters, and somebody to make one."""
    tile = b.site_tile[store]
    building = s.building[tile]
    missing = 0
    for good in range(GOODS):
        missing += want_all(b, s, d, store, bit(good), INPUT[building][good], 1)
    if missing == 0:
        somebody(b, s, d, store)
    return missing


# wealth


def take_up(b: Board, s: State, d: Desk, spare: int) -> None:
    """Have gold, coins and stock taken aboard by the nearest, if at most this much time is to spare."""
    for value in range(3):
        good = STOCK - value
        for i in range(d.stocks):
            place = d.stocked[i]
            while d.spare[place * GOODS + good] > 0:
                slot = taker(b, s, d, place, spare)
                if slot == NONE:
                    break
                assign(d, slot, place, place, good, 1)


def taker(b: Board, s: State, d: Desk, place: int, spare: int) -> int:
    """Who takes up what counts at the end: the nearest with room, or who can make some."""
    time = d.left * TURN_OF_COST
    best, found = FAR, NONE
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        free = v.kind and v.carrier == 0 and v.passenger == 0 and (d.to[slot] == NONE or d.to[slot] == place)
        if free and room_for_wealth(d, v, slot) > 0:
            cost = far(b, s, d, v.kind, v.site, place)
            if cost < best and cost <= time and cost + spare >= time:
                best, found = cost, slot
    return found


def room_for_wealth(d: Desk, v: Transporter, slot: int) -> int:
    """How much more of what counts it takes if it puts everything else down."""
    if d.to[slot] != NONE and d.keeps[slot] == 0:
        return 0
    room = CAPACITY[v.kind]
    for good in range(GOLD, GOODS):
        room -= v.cargo[good] + d.load[slot * GOODS + good]
    return room
