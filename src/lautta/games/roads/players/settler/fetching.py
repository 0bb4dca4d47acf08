"""The goods that transporters fetch, and their targets: wants are served in order, each by the quickest carrier."""

from lautta.games.roads.players.settler.strategy import NEVER, TURN, UNITS, Workspace
from lautta.games.roads.players.settler.ways import between, row_to, touches
from lautta.games.roads.rules.breeding import goods_on, is_pasture
from lautta.games.roads.rules.map import ground, store_of
from lautta.games.roads.rules.marks import moved_by_others
from lautta.games.roads.rules.transporter_table import CAPACITY
from lautta.games.roads.state import BANK, COINS, DONKEY, GOLD, GOODS, NONE, SLOTS, STOCK, Board, State, bit, load_of

ABOARD = NONE  # in place of a store
PACKED = 4  # bits for each good that does as a unit


def is_wealth(good: int) -> bool:
    """Does it count at the end?"""
    return good in (GOLD, COINS, STOCK)


def take_stock(b: Board, s: State, d: Workspace) -> None:
    """Nothing has been claimed yet, and nobody has an errand."""
    d.errands, d.stores = 0, 0
    for slot in range(SLOTS):
        e, v = d.errand[slot], s.players[d.seat].transporters[slot]
        e.given, e.keeps, e.empties, e.store, e.from_store = 0, 0, 0, NONE, NONE
        for good in range(GOODS):
            e.load[good], e.bring[good] = 0, 0
            d.cargo[slot][good] = v.cargo[good]
    for store in range(b.stores):
        for good in range(GOODS):
            d.spare[store][good] = s.goods[store][good]
            d.soon[store][good] = 0
            d.tired[store][good] = 0
            if s.marks and s.goods[store][good]:
                d.tired[store][good] = moved_by_others(s, store, good, d.seat, NONE)


def note_stores(b: Board, d: Workspace) -> None:
    """List the stores where anything lies, now or soon."""
    for store in range(b.stores):
        some = False
        for good in range(GOODS):
            some = some or d.spare[store][good] > 0 or d.soon[store][good] > 0
        if some:
            d.stocked[d.stores] = store
            d.stores += 1


def want_also(d: Workspace, goods: int) -> None:
    """Put one more good on the list of what is wanted: any of these, 4 bits each, the best first, one more than it."""
    if d.units < UNITS:
        d.unit[d.units] = goods
        d.units += 1


def one_of(goods: int, which: int) -> int:
    """One of the goods that do as a unit; NONE after the last."""
    return (goods >> PACKED * which & 15) - 1


# errands


def errand_for(d: Workspace, slot: int, store: int, keeps: int) -> None:
    """See to it that a transporter has an errand."""
    e = d.errand[slot]
    if e.given == 0:
        e.given, e.store, e.from_store, e.keeps = 1, store, NONE, keeps
        d.order[d.errands] = slot
        d.errands += 1


def has_errand_to(d: Workspace, slot: int, store: int) -> bool:
    """Is it free, or on an errand to this store?"""
    return d.errand[slot].given == 0 or d.errand[slot].store == store


def to_load(d: Workspace, slot: int) -> int:
    """How many goods it is to load."""
    total = 0
    for good in range(GOODS):
        total += d.errand[slot].load[good]
    return total


def turns_to(b: Board, s: State, d: Workspace, slot: int, store: int) -> int:
    """How long a transporter takes till it touches a store."""
    v = s.players[d.seat].transporters[slot]
    row = row_to(b, s, d, v.kind, store)
    return int(d.way[row + v.site])


def want(b: Board, s: State, d: Workspace, store: int, stays: bool, keeps: bool, enough: int) -> int:
    """Claim what is there of what is on the list, then what can be brought soonest; answers how much is still missing.

    `stays`: somebody has to be there once `enough` of it is; `keeps`: it is wanted aboard.
    """
    missing, all_units = 0, d.units
    for i in range(all_units):
        there = is_there(b, s, d, store, keeps, d.unit[i])
        if not there:
            d.unit[missing] = d.unit[i]
            missing += 1
    lacking = missing
    if stays and all_units - lacking >= enough:
        send_somebody(b, s, d, store)
    for _ in range(UNITS):
        if missing > 0:
            d.units = missing
            served = serve(b, s, d, store, keeps)
            if served == NONE:
                missing = 0
            else:
                for i in range(served, missing - 1):
                    d.unit[i] = d.unit[i + 1]
                missing -= 1
    d.units = 0
    return lacking


def is_there(b: Board, s: State, d: Workspace, store: int, keeps: bool, goods: int) -> bool:
    """Claim a good that lies in the store, or is aboard a transporter that can reach it."""
    tile = b.site_tile[store]
    joined = ground(s, tile, b.site_bank[store])
    which, good = 0, one_of(goods, 0)
    while good != NONE:
        for bank in range(b.bank_count[tile]):
            other = store_of(b, tile, bank)
            if joined & bit(bank) and d.spare[other][good] > 0:
                d.spare[other][good] -= 1
                return True
        for slot in range(SLOTS):
            v = s.players[d.seat].transporters[slot]
            if v.kind and d.cargo[slot][good] > 0 and has_errand_to(d, slot, store) and touches(b, s, v.site, store):
                bring(d, slot, store, keeps, good)
                return True
        which += 1
        good = one_of(goods, which)
    return False


def bring(d: Workspace, slot: int, store: int, keeps: bool, good: int) -> None:
    """Have a transporter bring what it has aboard."""
    errand_for(d, slot, store, int(keeps))
    d.errand[slot].bring[good] += 1
    d.cargo[slot][good] -= 1


def serve(b: Board, s: State, d: Workspace, store: int, keeps: bool) -> int:
    """Give an errand, or extend one, for the unit that can be brought soonest; its place on the list, NONE if none."""
    d.best_turns, d.best_slot, d.best_unit = d.left * TURN, NONE, NONE
    for i in range(d.units):
        known = False
        for k in range(i):
            known = known or d.unit[k] == d.unit[i]
        if not known:
            find_quickest(b, s, d, store, i)
    if d.best_unit == NONE:
        return NONE
    slot, good, place = d.best_slot, d.best_good, d.best_place
    if place == ABOARD:
        bring(d, slot, store, keeps, good)
    else:
        errand_for(d, slot, store, int(keeps))
        d.errand[slot].from_store = place
        d.errand[slot].load[good] += 1
        if d.spare[place][good] > 0:
            d.spare[place][good] -= 1
        else:
            d.soon[place][good] -= 1
    return int(d.best_unit)


def find_quickest(b: Board, s: State, d: Workspace, store: int, unit: int) -> None:
    """Note who brings a unit soonest, if that is sooner than what is noted."""
    goods = d.unit[unit]
    which, good = 0, one_of(goods, 0)
    while good != NONE:
        for slot in range(SLOTS):
            if s.players[d.seat].transporters[slot].kind:
                offer(b, s, d, store, unit, slot, good)
        which += 1
        good = one_of(goods, which)


def offer(b: Board, s: State, d: Workspace, store: int, unit: int, slot: int, good: int) -> None:
    """Note how soon a transporter can bring a good, if that is sooner than what is noted."""
    e, v = d.errand[slot], s.players[d.seat].transporters[slot]
    if e.given and (e.store != store or e.from_store == store):
        return
    if d.cargo[slot][good] > 0:
        turns = turns_to(b, s, d, slot, store)
        note_offer(d, turns, unit, slot, good, ABOARD)
    if v.passenger or v.carrier or CAPACITY[v.kind] - load_of(v) <= to_load(d, slot):
        return
    here_only = e.given == 1 or carries_more(d, slot)
    for i in range(d.stores):
        place = d.stocked[i]
        if place != store and (e.given == 0 or e.from_store < 0 or e.from_store == place):
            lies = d.spare[place][good] > d.tired[place][good]
            if lies or d.soon[place][good] > 0:
                turns = turns_to(b, s, d, slot, place)
                if turns < d.best_turns and (turns == 0 or not here_only):
                    on = between(b, s, d, v.kind, place, store)
                    note_offer(d, turns + on + (0 if lies else TURN), unit, slot, good, place)


def carries_more(d: Workspace, slot: int) -> bool:
    """Has it anything aboard that nobody has claimed, wealth apart?"""
    for good in range(GOODS):
        if d.cargo[slot][good] > 0 and not is_wealth(good):
            return True
    return False


def note_offer(d: Workspace, turns: int, unit: int, slot: int, good: int, place: int) -> None:
    """Note an offer if it is the soonest."""
    if turns < d.best_turns:
        d.best_turns, d.best_unit, d.best_slot, d.best_good, d.best_place = turns, unit, slot, good, place


def send_somebody(b: Board, s: State, d: Workspace, store: int) -> None:
    """Keep a transporter there, else send the nearest."""
    best, found = d.left * TURN, NONE
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        if v.kind:
            if d.errand[slot].given and d.errand[slot].store == store and touches(b, s, v.site, store):
                return
            if d.errand[slot].given == 0:
                turns = turns_to(b, s, d, slot, store)
                if turns < best:
                    best, found = turns, slot
    if found != NONE:
        errand_for(d, found, store, 0)


# animals, wealth, and what is left over


def pair(b: Board, s: State, d: Workspace, store: int) -> None:
    """Note the two free donkeys that could breed soonest on a pasture, if that is sooner than what is noted."""
    tile = b.site_tile[store]
    if not is_pasture(b, s, tile) or goods_on(b, s, tile):
        return
    near, far, one, other = NEVER, NEVER, NONE, NONE
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        if v.kind == DONKEY and d.errand[slot].given == 0 and not has_cargo(d, slot):
            turns = turns_to(b, s, d, slot, store)
            if turns < near:
                near, far, one, other = turns, near, slot, one
            elif turns < far:
                far, other = turns, slot
    if other != NONE and 10 * far + near < d.best_turns:
        d.best_turns, d.best_slot, d.best_good, d.best_place = 10 * far + near, one, other, store


def has_cargo(d: Workspace, slot: int) -> bool:
    """Is there anything aboard that nobody has claimed?"""
    for good in range(GOODS):
        if d.cargo[slot][good] > 0:
            return True
    return False


def take_up(b: Board, s: State, d: Workspace, good: int, spare: int) -> None:
    """Have the nearest transporter load what counts at the end, if at most this long is to spare."""
    for store in range(b.stores):
        count = d.spare[store][good]
        for _ in range(count):
            best, found = NEVER, NONE
            for slot in range(SLOTS):
                if can_take_up(s, d, slot, store):
                    turns = turns_to(b, s, d, slot, store)
                    if turns < best:
                        best, found = turns, slot
            if found != NONE and d.left * TURN - spare <= best <= d.left * TURN:
                if d.errand[found].given == 0:
                    errand_for(d, found, store, 1)
                    d.errand[found].from_store, d.errand[found].empties = store, 1
                d.errand[found].load[good] += 1
                d.spare[store][good] -= 1


def can_take_up(s: State, d: Workspace, slot: int, store: int) -> bool:
    """Has it room for wealth once everything else that it carries is put down?"""
    e, v = d.errand[slot], s.players[d.seat].transporters[slot]
    if v.kind == 0 or v.passenger or v.carrier:
        return False
    if e.given and (e.empties == 0 or e.from_store != store):
        return False
    wealth = v.cargo[GOLD] + v.cargo[COINS] + v.cargo[STOCK]
    return CAPACITY[v.kind] > wealth + to_load(d, slot)


def clear(b: Board, s: State, d: Workspace) -> None:
    """Bring home what is carried and not wanted, or put it down if home is too far."""
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        if v.kind and d.errand[slot].given == 0 and carries_more(d, slot):
            store = d.home
            turns = turns_to(b, s, d, slot, d.home)
            if turns >= d.left * TURN:
                store = put_down_at(b, s, v.site)
            if store < b.banks:
                errand_for(d, slot, store, 0)
                for good in range(GOODS):
                    if d.cargo[slot][good] > 0 and not is_wealth(good):
                        d.errand[slot].bring[good] = d.cargo[slot][good]


def put_down_at(b: Board, s: State, site: int) -> int:
    """The first store that a transporter on a site touches."""
    tile = b.site_tile[site]
    for bank in range(b.bank_count[tile]):
        if touches(b, s, site, store_of(b, tile, bank)):
            return store_of(b, tile, bank)
    return site if b.site_kind[site] == BANK else b.first_store[tile]
