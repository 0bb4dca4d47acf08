"""Who fetches what: goods that are wanted are claimed where they lie, and given as errands to whoever is quickest."""

from lautta.games.roads.buildings import AT_ONCE, INPUT, RUNS, WOOD, YIELDS, burns_wood, is_primary, is_secondary
from lautta.games.roads.map import ground, reach_of, store_of
from lautta.games.roads.marks import moved_by_others
from lautta.games.roads.planning.agenda import BUSY, FAR, TURN_OF_COST, Desk
from lautta.games.roads.planning.ways import between, far
from lautta.games.roads.state import (
    BOARDS,
    CAPACITY,
    DONKEY,
    GOLD,
    GOODS,
    GOOSE,
    IRON,
    MINE,
    MOVEMENT,
    NONE,
    SLOTS,
    TRUNKS,
    Board,
    State,
    Transporter,
    bit,
    load_of,
)

# what is there


def survey(b: Board, s: State, d: Desk) -> None:
    """Nobody has an errand, and nothing is claimed."""
    d.stocks = 0
    d.idle = 0
    for good in range(GOODS):
        d.some[good] = 0
    for store in range(b.stores):
        some = 0
        for good in range(GOODS):
            d.spare[store * GOODS + good] = s.goods[store][good]
            d.soon[store * GOODS + good] = 0
            some += s.goods[store][good]
            d.some[good] += s.goods[store][good]
        if some > 0:
            d.stocked[d.stocks] = store
            d.stocks += 1
    expect(b, s, d)
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        d.to[slot] = BUSY if d.ordered & bit(slot) else NONE
        d.start[slot] = NONE
        d.keeps[slot] = 0
        d.waits[slot] = 0
        d.room[slot] = CAPACITY[v.kind] - load_of(v)
        for good in range(GOODS):
            d.cargo[slot * GOODS + good] = v.cargo[good]
            d.some[good] += v.cargo[good]
            d.load[slot * GOODS + good] = 0
            d.bring[slot * GOODS + good] = 0
        d.cargo[slot * GOODS + GOOSE] += v.led
        d.some[GOOSE] += v.led
        d.idle += v.kind > 0 and d.to[slot] == NONE


def expect(b: Board, s: State, d: Desk) -> None:
    """Note what the next production will bring, if nothing is carried there or away."""
    for tile in range(b.tiles):
        building = s.building[tile]
        if building == 0:
            continue
        store = store_of(b, tile, s.on_bank[tile])
        if building == MINE:
            if s.bag_gold[tile] + s.bag_iron[tile] > 0:
                gold = s.bag_gold[tile] >= s.bag_iron[tile]
                add_soon(d, store, GOLD if gold else IRON, 1)
        elif is_primary(building):
            add_soon(d, store, YIELDS[building], 1)
        elif is_secondary(building):
            add_soon(d, store, YIELDS[building], AT_ONCE[building] * runs_with(b, s, tile))


def add_soon(d: Desk, store: int, good: int, count: int) -> None:
    """Note goods that will lie in a store."""
    if count <= 0:
        return
    d.soon[store * GOODS + good] += count
    d.some[good] += count
    for i in range(d.stocks):
        if d.stocked[i] == store:
            return
    d.stocked[d.stocks] = store
    d.stocks += 1


def runs_with(b: Board, s: State, tile: int) -> int:
    """How often a factory can run with what lies there."""
    building = s.building[tile]
    runs = RUNS[building]
    store = store_of(b, tile, s.on_bank[tile])
    for good in range(GOODS):
        if INPUT[building][good]:
            runs = min(runs, s.goods[store][good] // INPUT[building][good])
    if burns_wood(building):
        runs = min(runs, (s.goods[store][TRUNKS] + s.goods[store][BOARDS]) // WOOD)
    return runs


# what is wanted


def any_of(d: Desk, kinds: int) -> bool:
    """Is there a good of these kinds anywhere that nobody has claimed?"""
    for good in range(GOODS):
        if kinds & bit(good) and d.some[good] > 0:
            return True
    return False


def touches(b: Board, s: State, v: Transporter, store: int) -> bool:
    """Does a transporter reach what lies in a store?"""
    if b.site_tile[v.site] != b.site_tile[store]:
        return False
    tile = b.site_tile[store]
    reach = reach_of(b, s, v)
    return reach & joined(b, s, tile, store) != 0


def joined(b: Board, s: State, tile: int, store: int) -> int:
    """The banks connected with that of a store; the only one at sea."""
    return ground(s, tile, b.site_bank[store]) if store < b.banks else 1


def lies(b: Board, s: State, d: Desk, store: int, kinds: int, soon: bool) -> bool:
    """Claim a good that lies in a store, or will; the one of the highest number, as that is made of others."""
    tile = b.site_tile[store]
    banks = joined(b, s, tile, store)
    for bank in range(b.bank_count[tile]):
        if banks & bit(bank):
            at = (b.first_store[tile] + bank) * GOODS
            for good in range(GOODS):
                if kinds & bit(good):
                    if soon and d.soon[at + good] > 0:
                        d.soon[at + good] -= 1
                        d.some[good] -= 1
                        return True
                    if not soon and d.spare[at + good] > 0:
                        d.spare[at + good] -= 1
                        d.some[good] -= 1
                        return True
    return False


def is_aboard(b: Board, s: State, d: Desk, store: int, kinds: int) -> bool:
    """Claim a good aboard a transporter that reaches the store and has no other errand."""
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        at_hand = d.to[slot] == NONE or d.to[slot] == BUSY or (d.to[slot] == store and d.start[slot] == NONE)
        if v.kind and v.carrier == 0 and at_hand:
            for good in range(GOODS):
                if kinds & bit(good) and d.cargo[slot * GOODS + good] > 0 and touches(b, s, v, store):
                    if d.to[slot] == NONE:
                        d.idle -= 1
                        d.to[slot] = store
                    d.some[good] -= 1
                    d.cargo[slot * GOODS + good] -= 1
                    d.bring[slot * GOODS + good] += 1
                    return True
    return False


def fetch(b: Board, s: State, d: Desk, store: int, kinds: int, keeps: int) -> bool:
    """Give an errand, or extend one, to whoever brings a good of these kinds soonest; False if nobody can."""
    cost = find(b, s, d, store, kinds)
    if cost >= FAR:
        return False
    assign(d, d.found_slot, store, d.found_place, d.found_good, keeps)
    return True


def find(b: Board, s: State, d: Desk, store: int, kinds: int) -> int:
    """Who brings a good of these kinds soonest, into the desk; answers how long that takes, FAR if nobody can."""
    best: int = d.left * TURN_OF_COST * 16
    d.found_slot = NONE
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        if v.kind == 0 or v.carrier or v.passenger or (d.to[slot] != NONE and d.to[slot] != store):
            continue
        cost = far(b, s, d, v.kind, v.site, store) * 16
        if d.start[slot] == NONE and cost < best:
            for good in range(GOODS):
                if kinds & bit(good) and d.cargo[slot * GOODS + good] > 0 and cost < best:
                    best = cost
                    d.found_slot, d.found_good, d.found_place = slot, good, NONE
        if d.room[slot] > 0 or kinds & bit(GOOSE):
            best = find_lying(b, s, d, store, kinds, slot, best)
    return best if d.found_slot != NONE else FAR


def find_lying(b: Board, s: State, d: Desk, store: int, kinds: int, slot: int, most: int) -> int:
    """The same for what one transporter could load somewhere; answers how long it takes, or `most` if no less."""
    v = s.players[d.seat].transporters[slot]
    laden, best = is_laden(d, slot), most
    on_its_way = d.to[slot] != NONE and d.start[slot] == NONE
    if laden and d.to[slot] == NONE:
        return best
    for i in range(d.stocks):
        place = d.stocked[i]
        if place == store or (d.start[slot] != NONE and d.start[slot] != place):
            continue
        if on_its_way and not touches(b, s, v, place):
            continue
        cost = 2 * FAR
        for good in range(GOODS):
            if kinds & bit(good) and (d.room[slot] > 0 or good == GOOSE):
                wait = 0 if d.spare[place * GOODS + good] > 0 else TURN_OF_COST
                if on_its_way and wait > 0:
                    continue
                if d.start[slot] != NONE and (wait > 0) != (d.waits[slot] > 0):
                    continue  # who can go now does not wait for more
                if wait == 0 or d.soon[place * GOODS + good] > 0:
                    if cost == 2 * FAR:
                        there = far(b, s, d, v.kind, v.site, place)
                        on = between(b, s, d, v.kind, place, store)
                        cost = (there + on) * 16 + min(there // 12, 15)  # of equal ones the nearer good
                    if cost + wait * 16 < best and may_move(b, s, d, slot, place, good):
                        best = cost + wait * 16
                        d.found_slot, d.found_good, d.found_place = slot, good, place
    return best


def is_laden(d: Desk, slot: int) -> bool:
    """Does it carry anything, but wealth, that has no goal yet?"""
    for good in range(GOLD):
        if good != GOOSE and d.cargo[slot * GOODS + good] > 0:
            return True
    return False


def reserve(b: Board, s: State, d: Desk, store: int, kinds: int) -> bool:
    """Claim the nearest good wherever it is, so that nothing less important takes it."""
    best, found, kind = FAR + 1, NONE, NONE
    for i in range(d.stocks):
        place = d.stocked[i]
        for good in range(GOODS):
            if kinds & bit(good) and d.spare[place * GOODS + good] > 0:
                cost = between(b, s, d, DONKEY, place, store)
                if cost < best:
                    best, found, kind = cost, place, good
    if found != NONE:
        d.spare[found * GOODS + kind] -= 1
        d.some[kind] -= 1
        return True
    for slot in range(SLOTS):
        for good in range(GOODS):
            if kinds & bit(good) and d.cargo[slot * GOODS + good] > 0:
                d.cargo[slot * GOODS + good] -= 1
                d.some[good] -= 1
                return True
    return False


def may_move(b: Board, s: State, d: Desk, slot: int, place: int, good: int) -> bool:
    """May a good be moved on in this phase, or is it not a matter of this phase?"""
    if s.phase != MOVEMENT or s.marks == 0:
        return True
    v = s.players[d.seat].transporters[slot]
    if not touches(b, s, v, place):
        return True
    return s.goods[place][good] > moved_by_others(s, place, good, d.seat, slot)


def assign(d: Desk, slot: int, store: int, place: int, good: int, keeps: int) -> None:
    """Note an errand: a good that is aboard already if there is no place to load it."""
    d.idle -= d.to[slot] == NONE
    d.some[good] -= 1
    d.to[slot] = store
    d.keeps[slot] = keeps
    if place == NONE:
        d.cargo[slot * GOODS + good] -= 1
        d.bring[slot * GOODS + good] += 1
        return
    d.start[slot] = place
    d.load[slot * GOODS + good] += 1
    if good != GOOSE:
        d.room[slot] -= 1
    if d.spare[place * GOODS + good] > 0:
        d.spare[place * GOODS + good] -= 1
    else:
        d.soon[place * GOODS + good] -= 1
        d.waits[slot] = 1


def somebody(b: Board, s: State, d: Desk, store: int) -> bool:
    """Keep somebody at a store, or send whoever is nearest; answers whether anybody is there already."""
    best, found = d.left * TURN_OF_COST, NONE
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        if v.kind and v.carrier == 0:
            if touches(b, s, v, store) and d.to[slot] == BUSY:
                return True
            if touches(b, s, v, store) and (d.to[slot] == NONE or (d.to[slot] == store and d.start[slot] == NONE)):
                d.idle -= d.to[slot] == NONE
                d.to[slot] = store
                return True
            cost = far(b, s, d, v.kind, v.site, store)
            if d.to[slot] == NONE and cost < best:
                best, found = cost, slot
    if found != NONE:
        d.to[found] = store
        d.idle -= 1
    return False
