"""Trips: who fetches goods from where to where, fitted into the gaps of what is planned already."""

from lautta.core.bits import each_bit
from lautta.games.roads.rules.building_table import AT_ONCE, RUNS
from lautta.games.roads.rules.transporter_table import CAPACITY
from lautta.games.roads.solver.planning.along import take_along
from lautta.games.roads.solver.planning.gaps import fits_before, gap_begins, gap_ends, gap_site, insert_stop, open_gap
from lautta.games.roads.solver.planning.loads import (
    EAGER,
    EXTRA,
    MOST_AT_ONCE,
    WAITS,
    load_at,
    note_wanted,
    price_of,
)
from lautta.games.roads.solver.planning.routes import arrives
from lautta.games.roads.solver.planning.stocks import add, earliest, least
from lautta.games.roads.solver.planning.timetable import (
    CLAIM,
    LAY_DOWN,
    OPEN,
    SAW,
    STOPS,
    TIED,
    TURN,
    TURNS,
    Timetable,
    Workspace,
    count_of,
    loaded,
)
from lautta.games.roads.state import BOARDS, GOODS, NONE, SAWMILL, Board, State, bit


def wants(d: Workspace, good: int) -> int:
    """How many of a good are still to be gathered."""
    return d.need[good] + (d.any_of if d.kinds & bit(good) else 0)


def open_needs(d: Workspace) -> int:
    """How many goods are still to be gathered."""
    total: int = d.any_of
    for good in range(GOODS):
        total += d.need[good]
    return total


def satisfy(d: Workspace, good: int, count: int) -> None:
    """So many of a good are there."""
    given = min(count, d.need[good])
    d.need[good] -= given
    d.any_of = max(0, d.any_of - (count - given))


def ask_nothing(d: Workspace) -> None:
    """Nothing is to be gathered, so far."""
    d.any_of, d.kinds, d.ready = 0, 0, 0
    for good in range(GOODS):
        d.need[good] = 0


def gather(b: Board, s: State, t: Timetable, d: Workspace, store: int, use: int) -> bool:
    """Claim what is needed where it lies or in a store, and plan trips for the rest.

    The last turn in which any of it comes is in the workspace as `ready`. What is brought is claimed, sawn, or just
    laid down, and where it is not claimed full loads are better than what was asked for.
    """
    d.store, d.use = store, use
    if use != LAY_DOWN:
        take_here(t, d)
    for _ in range(STOPS):
        if open_needs(d) == 0:
            return True
        if not find_trip(b, s, t, d):
            return False
        if t.vehicle[d.trip.vehicle].stops + 3 > STOPS:
            return False
        book_trip(t, d)
    return False


def take_here(t: Timetable, d: Workspace) -> None:
    """Claim what will lie in the store itself."""
    store: int = d.store
    for good in range(GOODS):
        here = min(wants(d, good), least(t, store, good, 2 * t.last - 1))
        if here > 0:
            moment = earliest(t, store, good, here)
            add(t, store, good, moment, -here)
            satisfy(d, good, here)
            d.ready = max(d.ready, moment // 2)
            if d.use == SAW:
                saw(t, store, here, moment // 2)


def find_trip(b: Board, s: State, t: Timetable, d: Workspace) -> bool:
    """Find the best trip for what is still needed, into the workspace."""
    d.best = 1 << 40
    note_wanted(d)
    most = price_of(d, MOST_AT_ONCE)
    list_sources(t, d)
    for v in range(t.g.vehicles):
        if t.vehicle[v].kind == 0:
            continue
        for gap in range(t.vehicle[v].stops + 1):
            if EAGER * gap_begins(t, v, gap) - most > d.best:
                break
            if open_gap(t, v, gap) and gap_begins(t, v, gap) < gap_ends(t, v, gap):
                found = 0
                for i in range(d.sources):
                    found += try_trip(b, s, t, d, v, gap, i)
                if found > 0:
                    break
    for v in range(t.g.vehicles):
        if t.vehicle[v].kind and t.vehicle[v].stops > 0:
            take_along(b, s, t, d, v)
    return d.best < 1 << 40


def list_sources(t: Timetable, d: Workspace) -> None:
    """List where something lies that is needed in the store."""
    d.sources = 0
    for place in range(t.g.places):
        source = t.place[place].store
        if source != d.store:
            most = 0
            for good in each_bit(d.wanted):
                want = wants(d, good)
                if want > 0:
                    most += min(want + (EXTRA if d.use != CLAIM else 0), max(0, least(t, source, good, 2 * t.last - 1)))
            if most > 0:
                d.source[d.sources], d.source_most[d.sources] = place, most
                d.sources += 1


def try_trip(b: Board, s: State, t: Timetable, d: Workspace, v: int, gap: int, i: int) -> int:
    """Look at one vehicle, gap and source; answers 1 if the trip is possible."""
    source = t.place[d.source[i]].store
    begins, ends, kind = gap_begins(t, v, gap), gap_ends(t, v, gap), t.vehicle[v].kind
    there = arrives(b, s, t, d, kind, gap_site(t, v, gap), begins, source)
    if there >= ends:
        return 0
    from_site: int = d.site_found
    room = CAPACITY[kind]
    full = min(d.source_most[i], room)
    turn, possible, last = there // TURN, 0, 0
    while turn < t.last and turn <= there // TURN + WAITS:
        loads = load_at(t, d, source, room, 2 * turn, 0)
        count = count_of(loads)
        if count > last:
            last = count
            leaves = max(there, TURN * turn)
            comes = arrives(b, s, t, d, kind, from_site, leaves, d.store)
            to_site: int = d.site_found
            in_time = False
            if comes < ends:
                in_time = fits_before(b, s, t, d, v, gap, to_site, comes)
            if in_time:
                possible = 1
                score = EAGER * comes + there - begins + comes - leaves - price_of(d, count)
                if score < d.best:
                    d.best = score
                    d.trip.vehicle, d.trip.gap, d.trip.drop_gap = v, gap, gap
                    d.trip.source, d.trip.source_site, d.trip.load_at = source, from_site, leaves
                    d.trip.store_site, d.trip.arrives, d.trip.loads = to_site, comes, loads
                    d.trip.also = NONE
            if count < room and d.sources > 1 and open_needs(d) > count:
                possible |= load_twice(b, s, t, d, v, gap, i, loads, from_site, leaves)
        if count >= full:
            break
        turn += 1
    return possible


def load_twice(
    b: Board, s: State, t: Timetable, d: Workspace, v: int, gap: int, i: int, loads: int, from_site: int, leaves: int
) -> int:
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
        also = load_at(t, d, source, CAPACITY[kind] - count, 2 * (there // TURN), loads)
        more = count_of(also)
        if more == 0:
            continue
        comes = arrives(b, s, t, d, kind, also_site, there, d.store)
        to_site: int = d.site_found
        in_time = False
        if comes < ends:
            in_time = fits_before(b, s, t, d, v, gap, to_site, comes)
        if in_time:
            possible = 1
            score = EAGER * comes + travelled + comes - leaves - price_of(d, count + more)
            if score < d.best:
                d.best = score
                d.trip.vehicle, d.trip.gap, d.trip.drop_gap = v, gap, gap
                d.trip.source, d.trip.source_site = t.place[d.source[i]].store, from_site
                d.trip.load_at = leaves
                d.trip.store_site, d.trip.arrives, d.trip.loads = to_site, comes, loads
                d.trip.also, d.trip.also_site, d.trip.also_at, d.trip.also_loads = source, also_site, there, also
    return possible


def book_trip(t: Timetable, d: Workspace) -> None:
    """Put the trip found into the timetable."""
    v, gap = int(d.trip.vehicle), int(d.trip.gap)
    arrives_at: int = d.trip.arrives
    day = max(d.trip.load_at // TURN, (arrives_at - 1) // TURN)
    drop_gap: int = d.trip.drop_gap
    tied = t.vehicle[v].stop[gap].tied if gap < t.vehicle[v].stops else OPEN
    for between in range(gap, drop_gap):
        t.vehicle[v].stop[between].tied = TIED
    for before in range(drop_gap):
        if t.vehicle[v].stop[before].until == arrives_at and t.vehicle[v].stop[before].loads:
            day = max(day, arrives_at // TURN)
    insert_stop(t, v, gap, d.trip.source, d.trip.source_site, d.trip.load_at, d.trip.load_at, tied)
    t.vehicle[v].stop[gap].loads = d.trip.loads
    drops: int = d.trip.loads
    gap = drop_gap
    if d.trip.also != NONE:
        gap += 1
        day = max(d.trip.also_at // TURN, day)
        insert_stop(t, v, gap, d.trip.also, d.trip.also_site, d.trip.also_at, d.trip.also_at, 1)
        t.vehicle[v].stop[gap].loads = d.trip.also_loads
        drops += d.trip.also_loads
        take_off(t, d.trip.also, d.trip.also_at // TURN, d.trip.also_loads)
    take_off(t, d.trip.source, d.trip.load_at // TURN, d.trip.loads)
    insert_stop(t, v, gap + 1, d.store, d.trip.store_site, arrives_at, arrives_at, 1)
    t.vehicle[v].stop[gap + 1].drops = drops
    for good in range(GOODS):
        count = loaded(drops, good)
        if count > 0:
            satisfy(d, good, count)
            if d.use == SAW:
                saw(t, d.store, count, day)
            elif d.use == LAY_DOWN:
                add(t, d.store, good, 2 * day + 1, count)
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
