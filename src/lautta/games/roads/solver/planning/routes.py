"""When a transporter gets where, with the roads and bridges that there will be then."""

from lautta.games.roads.rules.map import GROUND, store_of
from lautta.games.roads.rules.transporter_table import POINTS
from lautta.games.roads.rules.walls import shut
from lautta.games.roads.solver.planning.timetable import CACHED, FAR, TURN, Timetable, Workspace
from lautta.games.roads.state import DOCK, DONKEY, NONE, SITES, Board, State, bit, is_water

STEP = tuple(TURN // max(1, points) for points in POINTS)  # how long one takes, by kind


def forget_routes(d: Workspace) -> None:
    """Forget all arrivals, as roads have changed."""
    for i in range(CACHED):
        d.key[i] = 0


def joined_at(t: Timetable, s: State, tile: int, bank: int, turn: int) -> int:
    """The banks of a tile connected with one in a turn, as a mask."""
    mask = t.g.bridges[tile] if turn >= t.g.bridges_from[tile] else s.bridges[tile]
    return GROUND[mask][bank]


def row_from(b: Board, s: State, t: Timetable, d: Workspace, kind: int, site: int, time: int) -> int:
    """Where the arrivals at all sites begin, for a transporter that leaves a site at a time.

    They count from the beginning of the turn of `time`.
    """
    turn = time // TURN
    key = (((t.g.roads_by[turn] * 8 + kind) * TURN + time % TURN) * SITES + site) + 1
    slot = key * 40503 >> 7 & CACHED - 1
    if d.key[slot] != key:
        d.key[slot] = key
        spread(b, s, t, d, kind, site, time, slot * SITES)
    return slot * SITES


def arrives(b: Board, s: State, t: Timetable, d: Workspace, kind: int, site: int, time: int, store: int) -> int:
    """When a transporter that leaves a site at a time touches a store, FAR if never; and the site, on the drawing."""
    row = row_from(b, s, t, d, kind, site, time)
    start = time - time % TURN
    if not is_water(kind):
        d.site_found = store
        there = int(d.arrival[row + store]) if store < b.banks else FAR
        return start + there if there < FAR else FAR
    best, found = FAR, NONE
    if store >= b.banks:
        best, found = int(d.arrival[row + store]), store
    else:
        tile = b.site_tile[store]
        if b.river_site[tile] >= 0:
            best, found = int(d.arrival[row + b.river_site[tile]]), int(b.river_site[tile])
        joined = joined_at(t, s, tile, b.site_bank[store], time // TURN)
        for dock in range(b.first_dock[tile], b.first_dock[tile + 1]):
            if joined & bit(b.site_bank[dock]) and d.arrival[row + dock] < best:
                best, found = int(d.arrival[row + dock]), dock
    if found == NONE or best >= FAR:
        return FAR
    d.site_found = found
    return start + best


def gets_to(b: Board, s: State, t: Timetable, d: Workspace, kind: int, site: int, time: int, goal: int) -> int:
    """When a transporter that leaves a site at a time is at another site; FAR if never."""
    if site == goal:
        return time
    row = row_from(b, s, t, d, kind, site, time)
    there = int(d.arrival[row + goal])
    return time - time % TURN + there if there < FAR else FAR


def spread(b: Board, s: State, t: Timetable, d: Workspace, kind: int, site: int, time: int, row: int) -> None:
    """Write the arrivals at all sites."""
    turn = time // TURN
    for i in range(b.sites):
        d.arrival[row + i] = FAR
        d.queued[i] = 0
    d.arrival[row + site] = time % TURN
    d.queue[0] = site
    waiting, head = 1, 0
    while waiting > 0:
        at = d.queue[head]
        head = head + 1 if head + 1 < SITES else 0
        waiting -= 1
        d.queued[at] = 0
        tail = head + waiting if head + waiting < SITES else head + waiting - SITES
        if is_water(kind):
            waiting += sail_on(b, s, t, d, kind, at, row, tail)
        else:
            waiting += walk_on(b, s, t, d, kind, at, row, tail, turn)


def reached(d: Workspace, site: int, time: int, row: int, tail: int) -> int:
    """Note a site as reached if that is sooner than before; answers the new end of the queue."""
    if time >= d.arrival[row + site]:
        return tail
    d.arrival[row + site] = time
    if d.queued[site]:
        return tail
    d.queued[site] = 1
    d.queue[tail] = site
    return tail + 1 if tail + 1 < SITES else 0


def stepped(time: int, step: int) -> int:
    """When a step is done that may have to wait for the next turn."""
    left = TURN - time % TURN
    return time + step if step <= left else time + left + step


def walk_on(
    b: Board, s: State, t: Timetable, d: Workspace, kind: int, site: int, row: int, tail: int, turn: int
) -> int:
    """Go on from a bank to those next to it; answers how many more wait."""
    at = tail
    tile, time = b.site_tile[site], int(d.arrival[row + site])
    joined = joined_at(t, s, tile, b.site_bank[site], turn)
    for bank in range(b.bank_count[tile]):
        if joined & bit(bank):
            at = reached(d, store_of(b, tile, bank), time, row, at)
    for end in range(b.first_end[site], b.first_end[site + 1]):
        if not shut(s, t.seat, b.end_edge[end]):
            if t.g.link_from[b.end_link[end]] <= turn:
                at = reached(d, b.end_to[end], stepped(time, STEP[kind]), row, at)
            elif kind == DONKEY:
                at = reached(d, b.end_to[end], stepped(time, TURN), row, at)
    return at - tail if at >= tail else at - tail + SITES


def sail_on(b: Board, s: State, t: Timetable, d: Workspace, kind: int, site: int, row: int, tail: int) -> int:
    """Go on from a water to those next to it; a dock ends the turn."""
    at = tail
    time = int(d.arrival[row + site])
    for way in range(b.first_waterway[site], b.first_waterway[site + 1]):
        edge = b.waterway_edge[way]
        if edge >= b.edges or not shut(s, t.seat, edge):
            goal = b.waterway[way]
            there = stepped(time, STEP[kind])
            if b.site_kind[goal] == DOCK:
                there = (there + TURN - 1) // TURN * TURN
            at = reached(d, goal, there, row, at)
    return at - tail if at >= tail else at - tail + SITES
