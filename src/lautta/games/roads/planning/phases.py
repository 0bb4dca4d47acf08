"""One phase of one seat, as its agenda wants it."""

from lautta.games.roads.building import check_shaft, check_site
from lautta.games.roads.map import reach_of
from lautta.games.roads.movement import check_walk
from lautta.games.roads.planning.acts import (
    BREEDS,
    BRICKS_LAID,
    BUILDS,
    DONE,
    ENOUGH,
    GO,
    LAUNCHES,
    LEAD,
    LEAVE,
    LOAD,
    MINES,
    PAVES,
    PAY,
    PUT,
    SCRAPS,
    SINKS,
    SPANS,
    STUDIES,
    UNLOAD,
    UPGRADES,
    USES,
    WAGON,
    act,
)
from lautta.games.roads.planning.agenda import BREED, LEGS, Agenda, Desk
from lautta.games.roads.planning.errands import touches
from lautta.games.roads.planning.wants import is_done, think
from lautta.games.roads.planning.ways import forget_ways, row_for
from lautta.games.roads.roadwork import check_bridge, check_road
from lautta.games.roads.state import (
    BRICK,
    BRIDGE,
    BUILD,
    BUILDING,
    GOLD,
    GOODS,
    GOOSE,
    HARNESS,
    LAST_PAID,
    LAUNCH,
    MINE,
    MOVEMENT,
    NO_WORK,
    NONE,
    PRODUCTION,
    RESEARCH,
    ROAD,
    SCRAP,
    SHAFT,
    SLOTS,
    SOURCES,
    UPGRADE,
    Board,
    Scratch,
    State,
    bit,
    is_water,
)
from lautta.games.roads.state import (
    PUT as PUTTING,
)
from lautta.games.roads.wonder import check_brick

CHEAP = (3, 7, 4, 0, 1, 5, 2, 6, 8, 9, 10)  # goods, in the order in which they are paid where there is a choice
STOPS = 12  # rounds of movement in a phase


def play_phase(b: Board, s: State, w: Scratch, d: Desk, a: Agenda) -> None:
    """Do what a seat does in the phase at hand, to the end of it."""
    finish_work(b, s, w, d)
    d.ordered = 0
    if s.phase == PRODUCTION:
        produce(b, s, w, d, a)
    elif s.phase == MOVEMENT:
        move(b, s, w, d, a)
    elif s.phase == BUILDING:
        erect(b, s, w, d, a)
    else:
        lay_bricks(b, s, w, d, a)
    act(b, s, w, d, DONE, 0, 0, 0)


# works in hand


def finish_work(b: Board, s: State, w: Scratch, d: Desk) -> None:
    """Decide what a work in hand leaves open: what lies pays before what is aboard, the cheapest first."""
    for _ in range(64):
        if s.work.job == NO_WORK or s.work.seat != d.seat:
            return
        if s.work.job <= LAST_PAID:
            if not pay_cheapest(b, s, w, d):
                return
        elif s.work.job == LAUNCH:
            if not first_of(b, s, w, d, LAUNCHES, b.sites):
                return
        elif s.work.job == PUTTING:
            if not first_of(b, s, w, d, PUT, SLOTS):
                return
        elif s.work.job == SCRAP:
            if not first_of(b, s, w, d, SCRAPS, SLOTS):
                return
        elif s.work.job == UPGRADE:
            upgraded = first_of(b, s, w, d, UPGRADES, b.tiles)
            if not upgraded:
                act(b, s, w, d, ENOUGH, 0, 0, 0)


def first_of(b: Board, s: State, w: Scratch, d: Desk, action: int, count: int) -> bool:
    """Do the first that is legal of a number of choices."""
    for choice in range(count):
        if act(b, s, w, d, action, choice, choice, 0):
            return True
    return False


def pay_cheapest(b: Board, s: State, w: Scratch, d: Desk) -> bool:
    """Pay one good."""
    for source in range(SOURCES):
        for rank in range(GOODS):
            good = CHEAP[rank]
            if s.work.need[good] > 0 or s.work.kinds & bit(good):
                paid = act(b, s, w, d, PAY, good, source, 0)
                if paid:
                    return True
    return False


# production


def produce(b: Board, s: State, w: Scratch, d: Desk, a: Agenda) -> None:
    """Research, breed, and make transporters; other factories run by themselves on what lies there."""
    for i in range(a.count):
        job = a.job[i]
        if s.turn + 1 >= a.since[i] and not is_done(b, s, d, a, i):
            if job == RESEARCH:
                study(b, s, w, d, a, i)
            elif job == BREED:
                act(b, s, w, d, BREEDS, 0, b.site_tile[a.place[i]], 0)
            elif job == LAUNCH:
                act(b, s, w, d, USES, 0, b.site_tile[a.place[i]], 0)
                finish_work(b, s, w, d)
            elif job == HARNESS:
                first_of(b, s, w, d, WAGON, SLOTS)
                finish_work(b, s, w, d)


def study(b: Board, s: State, w: Scratch, d: Desk, a: Agenda, i: int) -> None:
    """Research a subject, wherever that is possible."""
    for slot in range(SLOTS):
        v = s.players[d.seat].transporters[slot]
        if v.kind and v.carrier == 0:
            tile = b.site_tile[v.site]
            for bank in range(b.bank_count[tile]):
                if act(b, s, w, d, STUDIES, a.detail[i], b.first_store[tile] + bank, 0):
                    finish_work(b, s, w, d)
                    return


# movement


def move(b: Board, s: State, w: Scratch, d: Desk, a: Agenda) -> None:
    """Give errands and go on them, until nobody does anything more."""
    follow_orders(b, s, w, d, a)
    if not anybody_without(s, d):
        return
    for _ in range(STOPS):
        think(b, s, d, a)
        done = 0
        for slot in range(SLOTS):
            done += go_on(b, s, w, d, slot)
        if done == 0 or not anybody_fresh(s, d):
            return


def anybody_without(s: State, d: Desk) -> bool:
    """Is there a transporter without an order?"""
    for slot in range(SLOTS):
        if s.players[d.seat].transporters[slot].kind and d.ordered & bit(slot) == 0:
            return True
    return False


def follow_orders(b: Board, s: State, w: Scratch, d: Desk, a: Agenda) -> None:
    """Do what the agenda orders single transporters to do in this turn."""
    note_where(b, s, d, a)
    for leg in range(LEGS):
        for slot in range(SLOTS):
            at = s.turn * SLOTS + slot
            v = s.players[d.seat].transporters[slot]
            if a.legs[at] > leg and v.kind and v.carrier == 0:
                d.ordered |= bit(slot)
                go_leg(b, s, w, d, a, slot, at * LEGS + leg)


def go_leg(b: Board, s: State, w: Scratch, d: Desk, a: Agenda, slot: int, leg: int) -> None:
    """Load, go, and unload."""
    v = s.players[d.seat].transporters[slot]
    d.to[slot] = a.leg_to[leg] - 1
    loads = a.leg_loads[leg]
    for good in range(GOODS):
        count = loads >> 4 * good & 15
        for _ in range(count):
            load_here(b, s, w, d, slot, good)
    for _ in range(STOPS):
        if touches(b, s, v, d.to[slot]):
            drop(b, s, w, d, slot, a.leg_drops[leg])
            return
        if not step(b, s, w, d, slot, d.to[slot]):
            return


def load_here(b: Board, s: State, w: Scratch, d: Desk, slot: int, good: int) -> bool:
    """Load a good from any bank in reach; geese follow."""
    v = s.players[d.seat].transporters[slot]
    tile = b.site_tile[v.site]
    for bank in range(b.bank_count[tile]):
        if good == GOOSE:
            if act(b, s, w, d, LEAD, slot, bank, 0):
                return True
        elif act(b, s, w, d, LOAD, slot, good, bank):
            return True
    return False


def note_where(b: Board, s: State, d: Desk, a: Agenda) -> None:
    """Note where the transporters are, and what lies there."""
    for slot in range(SLOTS):
        at = s.turn * SLOTS + slot
        v = s.players[d.seat].transporters[slot]
        a.was_at[at] = 0
        if v.kind and v.carrier == 0:
            a.was_at[at] = 1 + v.site
            tile, kinds = b.site_tile[v.site], 0
            reach = reach_of(b, s, v)
            for bank in range(b.bank_count[tile]):
                if reach & bit(bank):
                    for good in range(GOODS):
                        if s.goods[b.first_store[tile] + bank][good]:
                            kinds |= bit(good)
            a.was_there[at] = kinds


def drop(b: Board, s: State, w: Scratch, d: Desk, slot: int, drops: int) -> None:
    """Put down so many goods of each kind, as far as they are there."""
    v = s.players[d.seat].transporters[slot]
    for good in range(GOODS):
        there = v.cargo[good] + v.led if good == GOOSE else v.cargo[good]
        for _ in range(min(drops >> 4 * good & 15, there)):
            drop_one(b, s, w, d, slot, good)


def anybody_fresh(s: State, d: Desk) -> bool:
    """Can any transporter still move?"""
    for slot in range(SLOTS):
        if s.players[d.seat].transporters[slot].points > 0:
            return True
    return False


def go_on(b: Board, s: State, w: Scratch, d: Desk, slot: int) -> int:
    """Let a transporter go on with its errand as far as it gets; answers how many actions that were."""
    before: int = d.logged
    v = s.players[d.seat].transporters[slot]
    if v.kind == 0 or v.carrier or d.to[slot] < 0:
        return 0
    for _ in range(STOPS):
        if d.start[slot] != NONE:
            if touches(b, s, v, d.start[slot]):
                if not take(b, s, w, d, slot):
                    return d.logged - before
                d.start[slot] = NONE
            elif not step(b, s, w, d, slot, d.start[slot]):
                return d.logged - before
        elif touches(b, s, v, d.to[slot]):
            if d.keeps[slot] == 0:
                put_down(b, s, w, d, slot)
            return d.logged - before
        elif not step(b, s, w, d, slot, d.to[slot]):
            return d.logged - before
    return d.logged - before


def take(b: Board, s: State, w: Scratch, d: Desk, slot: int) -> bool:
    """Load what the errand says; False if something is not there yet, or there is no room."""
    v = s.players[d.seat].transporters[slot]
    whole = True
    if d.keeps[slot]:
        empty(b, s, w, d, slot)
    elif v.points == 0:
        return False
    for good in range(GOODS):
        at = slot * GOODS + good
        for _ in range(d.load[at]):
            if load_here(b, s, w, d, slot, good):
                d.load[at] -= 1
                d.bring[at] += 1
            else:
                whole = False
    return whole


def empty(b: Board, s: State, w: Scratch, d: Desk, slot: int) -> None:
    """Put down all that counts nothing at the end."""
    v = s.players[d.seat].transporters[slot]
    for good in range(GOLD):
        for _ in range(v.cargo[good]):
            if d.load[slot * GOODS + good] == 0:
                drop_one(b, s, w, d, slot, good)


def put_down(b: Board, s: State, w: Scratch, d: Desk, slot: int) -> None:
    """Unload what was brought."""
    for good in range(GOODS):
        at = slot * GOODS + good
        for _ in range(d.bring[at]):
            if drop_one(b, s, w, d, slot, good):
                d.bring[at] -= 1


def drop_one(b: Board, s: State, w: Scratch, d: Desk, slot: int, good: int) -> bool:
    """Unload a good on the bank of the errand, or else on any that is in reach."""
    v = s.players[d.seat].transporters[slot]
    tile, store = b.site_tile[v.site], int(d.to[slot])
    if b.site_tile[store] == tile:
        dropped = drop_on(b, s, w, d, slot, good, b.site_bank[store])
        if dropped:
            return True
    for bank in range(b.bank_count[tile]):
        if drop_on(b, s, w, d, slot, good, bank):
            return True
    return False


def drop_on(b: Board, s: State, w: Scratch, d: Desk, slot: int, good: int, bank: int) -> bool:
    """Unload a good, or leave a goose, on a bank."""
    v = s.players[d.seat].transporters[slot]
    if good == GOOSE and v.led > 0:
        return act(b, s, w, d, LEAVE, slot, bank, 0)
    return act(b, s, w, d, UNLOAD, slot, good, bank)


def step(b: Board, s: State, w: Scratch, d: Desk, slot: int, store: int) -> bool:
    """Go one step nearer to a store."""
    v = s.players[d.seat].transporters[slot]
    if v.points == 0:
        return False
    row = row_for(b, s, d, v.kind, store)
    best, found = int(d.cost[row + v.site]), NONE
    if is_water(v.kind):
        for way in range(b.first_waterway[v.site], b.first_waterway[v.site + 1]):
            site = b.waterway[way]
            if d.cost[row + site] < best:
                best, found = int(d.cost[row + site]), int(site)
    else:
        tile = b.site_tile[v.site]
        for near in range(b.first_near[tile], b.first_near[tile + 1]):
            site = b.near[near]
            if d.cost[row + site] < best and may_step(b, s, d, slot, site):
                best, found = int(d.cost[row + site]), int(site)
    if found == NONE:
        return False
    return act(b, s, w, d, GO, slot, found, 0)


def may_step(b: Board, s: State, d: Desk, slot: int, site: int) -> bool:
    """Can a land transporter go to a bank next to it?"""
    v = s.players[d.seat].transporters[slot]
    return check_walk(b, s, d.seat, v, site) == 0


# building


def erect(b: Board, s: State, w: Scratch, d: Desk, a: Agenda) -> None:
    """Build what everything is there for, the most important first."""
    for _ in range(STOPS):
        if not anything_possible(b, s, d, a):
            return
        think(b, s, d, a)
        before: int = d.logged
        for i in range(a.count):
            if d.missing[i] == 0 and before == d.logged:
                build_one(b, s, w, d, a, i)
                finish_work(b, s, w, d)
        if before == d.logged:
            return


def anything_possible(b: Board, s: State, d: Desk, a: Agenda) -> bool:
    """Could any project be built, if its goods were not claimed by others?"""
    for i in range(a.count):
        if s.turn + 1 >= a.since[i] and may_build(b, s, d, a, i):
            return True
    return False


def may_build(b: Board, s: State, d: Desk, a: Agenda, i: int) -> bool:
    """Could this one?"""
    job, place = a.job[i], a.place[i]
    if job == BUILD:
        return check_site(b, s, d.seat, a.detail[i], place) == 0
    if job == ROAD:
        return check_road(b, s, d.seat, place) == 0
    if job == BRIDGE:
        return check_bridge(b, s, d.seat, place) == 0
    return job == SHAFT and check_shaft(b, s, d.seat, b.site_tile[place], a.amount[i]) == 0


def build_one(b: Board, s: State, w: Scratch, d: Desk, a: Agenda, i: int) -> None:
    """Build what a project is about, if it is possible."""
    job, place, detail = a.job[i], a.place[i], a.detail[i]
    if job == BUILD and detail == MINE:
        if not act(b, s, w, d, MINES, place, a.amount[i], 0):
            act(b, s, w, d, MINES, place, 0, 0)
    elif job == BUILD:
        act(b, s, w, d, BUILDS, detail - 1, place, 0)
    elif job == ROAD:
        act(b, s, w, d, PAVES, 0, place, 0)
        forget_ways(d)
    elif job == BRIDGE:
        act(b, s, w, d, SPANS, 0, place, 0)
        forget_ways(d)
    elif job == SHAFT:
        sunk = act(b, s, w, d, SINKS, b.site_tile[place], a.amount[i], 0)
        if sunk:
            d.sunk[i] = 1


# the wonder


def lay_bricks(b: Board, s: State, w: Scratch, d: Desk, a: Agenda) -> None:
    """Buy bricks as long as the agenda has them and nothing more important wants their goods."""
    for _ in range(STOPS):
        if check_brick(b, s, d.seat):
            return
        think(b, s, d, a)
        before: int = d.logged
        for i in range(a.count):
            if a.job[i] == BRICK and d.missing[i] == 0 and before == d.logged:
                act(b, s, w, d, BRICKS_LAID, 0, 0, 0)
                finish_work(b, s, w, d)
        if before == d.logged:
            return
