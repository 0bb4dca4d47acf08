"""Taking goods along: what a vehicle has room for on ways that it is to go anyway."""

from lautta.games.roads.rules.transporter_table import CAPACITY
from lautta.games.roads.solver.planning.gaps import fits_before, gap_begins, gap_ends, gap_site
from lautta.games.roads.solver.planning.loads import EAGER, MOST_AT_ONCE, WAITS, load_at, price_of, room_taken
from lautta.games.roads.solver.planning.routes import arrives
from lautta.games.roads.solver.planning.timetable import TIED, TURN, Timetable, Workspace, count_of, loaded
from lautta.games.roads.state import GOOSE, NONE, Board, State


def take_along(b: Board, s: State, t: Timetable, d: Workspace, v: int) -> None:
    """Look for a trip of a vehicle that loads in any gap with room, and puts down in this one or a later one."""
    one = t.vehicle[v]
    capacity, aboard = CAPACITY[one.kind], 0
    for gap in range(one.stops):
        if EAGER * gap_begins(t, v, gap) - price_of(d, MOST_AT_ONCE) > d.best:
            return
        if gap == 0 and one.stop[0].tied > TIED:
            continue  # what is aboard at first is put down first of all
        if aboard < capacity:
            for i in range(d.sources):
                try_source(b, s, t, d, v, gap, t.place[d.source[i]].store, capacity - aboard)
        aboard += room_taken(one.stop[gap].loads) - room_taken(one.stop[gap].drops)


def try_source(b: Board, s: State, t: Timetable, d: Workspace, v: int, gap: int, source: int, room: int) -> None:
    """Look at one gap and source: as soon as anything lies there it is loaded, if the next stop is still in time."""
    begins, ends = gap_begins(t, v, gap), gap_ends(t, v, gap)
    there = arrives(b, s, t, d, t.vehicle[v].kind, gap_site(t, v, gap), begins, source)
    from_site: int = d.site_found
    leaves, loads = there, 0
    while loads == 0 and leaves < TURN * t.last and leaves <= min(ends, there + TURN * WAITS):
        loads = load_at(t, d, source, room, 2 * (leaves // TURN), 0)
        if loads == 0:
            leaves = TURN * (leaves // TURN + 1)
    if loads == 0 or loaded(loads, GOOSE):
        return
    if leaves == ends and t.vehicle[v].stop[gap].loads == 0:
        return  # what is to be put down there in the turn before would come too late
    in_time = fits_before(b, s, t, d, v, gap, from_site, leaves)
    if in_time:
        d.along.source, d.along.site, d.along.leaves, d.along.far = source, from_site, leaves, there - begins
        put_down_later(b, s, t, d, v, gap, room, loads)


def put_down_later(
    b: Board, s: State, t: Timetable, d: Workspace, v: int, gap: int, room: int, first_loads: int
) -> None:
    """Find the first gap from this one on in which what was loaded can be put down; note the trip if it is the best."""
    one = t.vehicle[v]
    loads, left = first_loads, room
    after, site = int(d.along.leaves), int(d.along.site)
    for drop_gap in range(gap, one.stops + 1):
        if drop_gap > gap:
            stop = one.stop[drop_gap - 1]
            left -= room_taken(stop.loads)
            if stop.bare or left <= 0 or EAGER * stop.until - price_of(d, left) > d.best:
                return
            if left < count_of(loads):
                loads = load_at(t, d, d.along.source, left, 2 * (d.along.leaves // TURN), 0)
            left += room_taken(stop.drops)
            after, site = int(stop.until), int(stop.site)
        comes = arrives(b, s, t, d, one.kind, site, after, d.store)
        to_site: int = d.site_found
        in_time = False
        if comes < TURN * t.last and comes <= gap_ends(t, v, drop_gap):
            in_time = fits_before(b, s, t, d, v, drop_gap, to_site, comes)
        if in_time:
            way = 0 if drop_gap < one.stops and one.stop[drop_gap].site == to_site else comes - after
            score = EAGER * comes + d.along.far + way - price_of(d, count_of(loads))
            if score < d.best and (drop_gap > gap or one.stop[gap].tied):
                d.best, d.trip.vehicle, d.trip.gap, d.trip.drop_gap = score, v, gap, drop_gap
                d.trip.source, d.trip.source_site, d.trip.load_at = d.along.source, d.along.site, d.along.leaves
                d.trip.store_site, d.trip.arrives, d.trip.loads, d.trip.also = to_site, comes, loads, NONE
            return
