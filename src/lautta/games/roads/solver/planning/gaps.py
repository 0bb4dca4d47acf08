"""Gaps between the stops of vehicles, into which more stops are fitted, and being somewhere when a turn ends."""

from lautta.core.records import copy_to
from lautta.games.roads.solver.planning.routes import arrives, gets_to
from lautta.games.roads.solver.planning.timetable import FAR, NEVER, STOPS, TURN, Timetable, Workspace
from lautta.games.roads.state import NONE, Board, State


def gap_begins(t: Timetable, v: int, gap: int) -> int:
    """When a vehicle is free before one of its stops."""
    return t.vehicle[v].born if gap == 0 else t.vehicle[v].stop[gap - 1].until


def gap_site(t: Timetable, v: int, gap: int) -> int:
    """Where it is then."""
    return t.vehicle[v].site if gap == 0 else t.vehicle[v].stop[gap - 1].site


def gap_ends(t: Timetable, v: int, gap: int) -> int:
    """When it has to be at its next stop, or is no more."""
    return t.vehicle[v].stop[gap].at if gap < t.vehicle[v].stops else t.vehicle[v].gone


def open_gap(t: Timetable, v: int, gap: int) -> bool:
    """Can anything be fitted in before a stop?"""
    if gap == t.vehicle[v].stops:
        return True
    return t.vehicle[v].stop[gap].tied == 0


def fits_before(b: Board, s: State, t: Timetable, d: Workspace, v: int, gap: int, site: int, time: int) -> bool:
    """Does a vehicle that leaves a site at a time get to its next stop in time?"""
    if gap == t.vehicle[v].stops:
        return time <= t.vehicle[v].gone
    there = gets_to(b, s, t, d, t.vehicle[v].kind, site, time, t.vehicle[v].stop[gap].site)
    return there <= t.vehicle[v].stop[gap].at


def insert_stop(t: Timetable, v: int, gap: int, store: int, site: int, at: int, until: int, tied: int) -> None:
    """Insert a stop."""
    one = t.vehicle[v]
    t.new_vehicles |= 1 << v
    for i in range(one.stops, gap, -1):
        copy_to(one.stop[i], one.stop[i - 1])
    new = one.stop[gap]
    new.store, new.site, new.at, new.until, new.tied, new.loads, new.drops = store, site, at, until, tied, 0, 0
    new.bare = 0
    one.stops += 1


def gap_for(b: Board, s: State, t: Timetable, d: Workspace, v: int, store: int, turn: int) -> int:
    """The gap in which a vehicle can be at a store when a turn ends, or NONE; how long it goes there, as `best`."""
    end = TURN * (turn + 1)
    if t.vehicle[v].kind == 0 or t.vehicle[v].gone < end or t.vehicle[v].stops == STOPS:
        return NONE
    for gap in range(t.vehicle[v].stops + 1):
        begins = gap_begins(t, v, gap)
        if begins <= end and open_gap(t, v, gap) and gap_ends(t, v, gap) >= end:
            there = arrives(b, s, t, d, t.vehicle[v].kind, gap_site(t, v, gap), begins, store)
            if there <= end:
                site: int = d.site_found
                in_time = fits_before(b, s, t, d, v, gap, site, end)
                if in_time:
                    d.best, d.site_found = there - begins, site
                    return gap
    return NONE


def wait_at(b: Board, s: State, t: Timetable, d: Workspace, v: int, store: int, turn: int) -> None:
    """Plan that a vehicle is at a store when a turn ends, where it can be."""
    gap = gap_for(b, s, t, d, v, store, turn)
    if gap != NONE:
        insert_stop(t, v, gap, store, d.site_found, TURN * (turn + 1), TURN * (turn + 1), 0)


def stay(b: Board, s: State, t: Timetable, d: Workspace, store: int, turn: int) -> bool:
    """Plan that some vehicle is at a store when a turn ends; False if none can be."""
    best, found = FAR, NONE
    for v in range(t.g.vehicles):
        gap = gap_for(b, s, t, d, v, store, turn)
        if gap != NONE and d.best < best:
            best, found = int(d.best), v
    if found == NONE:
        return False
    wait_at(b, s, t, d, found, store, turn)
    return True


def be_there(b: Board, s: State, t: Timetable, d: Workspace, store: int, turn: int) -> int:
    """The first turn from one on at whose end somebody can be at a store; NEVER if none."""
    at = turn
    while at < t.last:
        if stay(b, s, t, d, store, at):
            return at
        at += 1
    return NEVER


def anybody_at(b: Board, s: State, t: Timetable, d: Workspace, tile: int, time: int) -> bool:
    """Is any vehicle on a tile at the end of a turn, as far as is planned?"""
    for v in range(t.g.vehicles):
        if t.vehicle[v].kind and t.vehicle[v].born <= time and t.vehicle[v].gone >= time:
            gap = 0
            while gap < t.vehicle[v].stops and t.vehicle[v].stop[gap].until <= time:
                gap += 1
            site, since = gap_site(t, v, gap), gap_begins(t, v, gap)
            if gap == t.vehicle[v].stops:
                if b.site_tile[site] == tile:
                    return True
            else:
                goal = t.vehicle[v].stop[gap].site
                there = gets_to(b, s, t, d, t.vehicle[v].kind, site, since, goal)
                if b.site_tile[goal] == tile and there <= time:
                    return True
                if b.site_tile[site] == tile and since == time:
                    return True
    return False
