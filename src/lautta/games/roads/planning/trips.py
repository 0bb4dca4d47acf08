"""Trips: who fetches goods from where to where, fitted into the gaps of what is planned already."""

from lautta.core.bits import each_bit
from lautta.games.roads.buildings import AT_ONCE, RUNS
from lautta.games.roads.planning.along import take_along
from lautta.games.roads.planning.gaps import fits_before, gap_begins, gap_ends, gap_site, insert_stop, open_gap
from lautta.games.roads.planning.loads import (
    EAGER,
    EXTRA,
    MOST_AT_ONCE,
    WAITS,
    load_at,
    load_beside,
    note_wanted,
    price_of,
)
from lautta.games.roads.planning.routes import arrives
from lautta.games.roads.planning.stocks import add, earliest, least
from lautta.games.roads.planning.timetable import OPEN, STOPS, TIED, TURN, TURNS, Desk, Timetable, count_of, loaded
from lautta.games.roads.state import BOARDS, CAPACITY, GOODS, NONE, SAWMILL, Board, State, bit

CLAIM, SAW, LAY_DOWN = range(3)  # what is done with goods that are brought


def wants(d: Desk, good: int) -> int:
    """How many of a good are still to be gathered."""
    return d.need[good] + (d.any_of if d.kinds & bit(good) else 0)


def open_needs(d: Desk) -> int:
    """How many goods are still to be gathered."""
    total: int = d.any_of
    for good in range(GOODS):
        total += d.need[good]
    return total


def satisfy(d: Desk, good: int, count: int) -> None:
    """So many of a good are there."""
    given = min(count, d.need[good])
    d.need[good] -= given
    d.any_of = max(0, d.any_of - (count - given))


def ask_nothing(d: Desk) -> None:
    """Nothing is to be gathered, so far."""
    d.any_of, d.kinds, d.ready = 0, 0, 0
    for good in range(GOODS):
        d.need[good] = 0


def gather(b: Board, s: State, t: Timetable, d: Desk, store: int, patience: int, use: int) -> bool:
    """Claim what is needed where it lies or in a store, and plan trips for the rest.

    The last turn in which any of it comes is on the desk as `ready`. What is brought is claimed, sawn, or just
    laid down, and where it is not claimed full loads are better than what was asked for.
    """
    if use != LAY_DOWN:
        take_here(t, d, store, use)
    for _ in range(STOPS):
        if open_needs(d) == 0:
            return True
        if not find_trip(b, s, t, d, store, patience, use):
            return False
        if t.vehicle[d.trip_vehicle].stops + 3 > STOPS:
            return False
        book_trip(t, d, store, use)
    return False


def take_here(t: Timetable, d: Desk, store: int, use: int) -> None:
    """Claim what will lie in the store itself."""
    for good in range(GOODS):
        here = min(wants(d, good), least(t, store, good, 2 * t.last - 1))
        if here > 0:
            moment = earliest(t, store, good, here)
            add(t, store, good, moment, -here)
            satisfy(d, good, here)
            d.ready = max(d.ready, moment // 2)
            if use == SAW:
                saw(t, store, here, moment // 2)


def find_trip(b: Board, s: State, t: Timetable, d: Desk, store: int, patience: int, use: int) -> bool:
    """Find the best trip for what is still needed, onto the desk."""
    d.best = 1 << 40
    note_wanted(d)
    most = price_of(MOST_AT_ONCE, patience)
    list_sources(t, d, store, use)
    for v in range(t.g.vehicles):
        if t.vehicle[v].kind == 0:
            continue
        for gap in range(t.vehicle[v].stops + 1):
            if EAGER * gap_begins(t, v, gap) - most > d.best:
                break
            if open_gap(t, v, gap) and gap_begins(t, v, gap) < gap_ends(t, v, gap):
                found = 0
                for i in range(d.sources):
                    found += try_trip(b, s, t, d, v, gap, i, store, patience, use)
                if found > 0:
                    break
    for v in range(t.g.vehicles):
        if t.vehicle[v].kind and t.vehicle[v].stops > 0:
            take_along(b, s, t, d, v, store, patience, use)
    return d.best < 1 << 40


def list_sources(t: Timetable, d: Desk, store: int, use: int) -> None:
    """List where something lies that is needed in a store."""
    d.sources = 0
    for place in range(t.g.places):
        source = t.place[place].store
        if source != store:
            most = 0
            for good in each_bit(d.wanted):
                want = wants(d, good)
                if want > 0:
                    most += min(want + (EXTRA if use else 0), max(0, least(t, source, good, 2 * t.last - 1)))
            if most > 0:
                d.source[d.sources], d.source_most[d.sources] = place, most
                d.sources += 1


def try_trip(
    b: Board, s: State, t: Timetable, d: Desk, v: int, gap: int, i: int, store: int, patience: int, use: int
) -> int:
    """Look at one vehicle, gap and source; answers 1 if the trip is possible."""
    source = t.place[d.source[i]].store
    begins, ends, kind = gap_begins(t, v, gap), gap_ends(t, v, gap), t.vehicle[v].kind
    there = arrives(b, s, t, d, kind, gap_site(t, v, gap), begins, source)
    if there >= ends:
        return 0
    from_site: int = d.site_found
    room = CAPACITY[kind] - t.vehicle[v].kept
    full = min(d.source_most[i], room)
    turn, possible, last = there // TURN, 0, 0
    while turn < t.last and turn <= there // TURN + WAITS:
        loads = load_at(t, d, source, room, 2 * turn, use)
        count = count_of(loads)
        if count > last:
            last = count
            leaves = max(there, TURN * turn)
            comes = arrives(b, s, t, d, kind, from_site, leaves, store)
            to_site: int = d.site_found
            in_time = False
            if comes < ends:
                in_time = fits_before(b, s, t, d, v, gap, to_site, comes)
            if in_time:
                possible = 1
                score = EAGER * comes + there - begins + comes - leaves - price_of(count, patience)
                if score < d.best:
                    d.best = score
                    d.trip_vehicle, d.trip_gap, d.trip_drop_gap = v, gap, gap
                    d.trip_from, d.trip_from_site, d.trip_load_at = source, from_site, leaves
                    d.trip_to_site, d.trip_arrives, d.trip_loads = to_site, comes, loads
                    d.trip_also = NONE
            if count < room and d.sources > 1 and open_needs(d) > count:
                possible |= load_twice(b, s, t, d, v, gap, i, loads, from_site, leaves, store, patience, use)
        if count >= full:
            break
        turn += 1
    return possible


def load_twice(
    b: Board, s: State, t: Timetable, d: Desk, v: int, gap: int, i: int, loads: int, from_site: int, leaves: int,
    store: int, patience: int, use: int,
) -> int:  # fmt: skip
    """The same for a trip that loads at a second source what else is needed and fits; answers 1 if it is possible."""
    begins, ends, kind, count = gap_begins(t, v, gap), gap_ends(t, v, gap), t.vehicle[v].kind, count_of(loads)
    possible = 0
    travelled = arrives(b, s, t, d, kind, gap_site(t, v, gap), begins, t.place[d.source[i]].store) - begins
    for k in range(d.sources):
        if k == i:
            continue
        source = t.place[d.source[k]].store
        there = arrives(b, s, t, d, kind, from_site, leaves, source)
        if there >= ends:
            continue
        also_site: int = d.site_found
        also = load_beside(t, d, source, CAPACITY[kind] - t.vehicle[v].kept - count, 2 * (there // TURN), use, loads)
        more = count_of(also)
        if more == 0:
            continue
        comes = arrives(b, s, t, d, kind, also_site, there, store)
        to_site: int = d.site_found
        in_time = False
        if comes < ends:
            in_time = fits_before(b, s, t, d, v, gap, to_site, comes)
        if in_time:
            possible = 1
            score = EAGER * comes + travelled + comes - leaves - price_of(count + more, patience)
            if score < d.best:
                d.best = score
                d.trip_vehicle, d.trip_gap, d.trip_drop_gap = v, gap, gap
                d.trip_from, d.trip_from_site = t.place[d.source[i]].store, from_site
                d.trip_load_at = leaves
                d.trip_to_site, d.trip_arrives, d.trip_loads = to_site, comes, loads
                d.trip_also, d.trip_also_site, d.trip_also_at, d.trip_also_loads = source, also_site, there, also
    return possible


def book_trip(t: Timetable, d: Desk, store: int, use: int) -> None:
    """Put the trip found into the timetable."""
    v, gap = int(d.trip_vehicle), int(d.trip_gap)
    arrives_at: int = d.trip_arrives
    day = max(d.trip_load_at // TURN, (arrives_at - 1) // TURN)
    drop_gap: int = d.trip_drop_gap
    tied = t.vehicle[v].stop[gap].tied if gap < t.vehicle[v].stops else OPEN
    for between in range(gap, drop_gap):
        t.vehicle[v].stop[between].tied = TIED
    for before in range(drop_gap):
        if t.vehicle[v].stop[before].until == arrives_at and t.vehicle[v].stop[before].loads:
            day = max(day, arrives_at // TURN)
    insert_stop(t, v, gap, d.trip_from, d.trip_from_site, d.trip_load_at, d.trip_load_at, tied)
    t.vehicle[v].stop[gap].loads = d.trip_loads
    drops: int = d.trip_loads
    gap = drop_gap
    if d.trip_also != NONE:
        gap += 1
        day = max(d.trip_also_at // TURN, day)
        insert_stop(t, v, gap, d.trip_also, d.trip_also_site, d.trip_also_at, d.trip_also_at, 1)
        t.vehicle[v].stop[gap].loads = d.trip_also_loads
        drops += d.trip_also_loads
        take_off(t, d.trip_also, d.trip_also_at // TURN, d.trip_also_loads)
    take_off(t, d.trip_from, d.trip_load_at // TURN, d.trip_loads)
    insert_stop(t, v, gap + 1, store, d.trip_to_site, arrives_at, arrives_at, 1)
    t.vehicle[v].stop[gap + 1].drops = drops
    for good in range(GOODS):
        count = loaded(drops, good)
        if count > 0:
            satisfy(d, good, count)
            if use == SAW:
                saw(t, store, count, day)
            elif use == LAY_DOWN:
                add(t, store, good, 2 * day + 1, count)
    d.ready = max(d.ready, day)


def take_off(t: Timetable, source: int, turn: int, loads: int) -> None:
    """Loads are claimed where they lie."""
    for good in range(GOODS):
        count = loaded(loads, good)
        if count > 0:
            add(t, source, good, 2 * turn, -count)


def saw(t: Timetable, store: int, count: int, day: int) -> None:
    """Trunks come to a sawmill: in the next production they are boards."""
    tile = t.mill_tile
    turn = max(day, t.g.built[tile]) + 1
    for _ in range(count):
        while turn < t.last and t.g.used[tile * TURNS + turn] >= RUNS[SAWMILL]:
            turn += 1
        if turn < t.last:
            t.g.used[tile * TURNS + turn] += 1
            add(t, store, BOARDS, 2 * turn, AT_ONCE[SAWMILL])
