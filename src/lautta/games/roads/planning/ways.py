"""How far it is for transporters, in twelfths of a turn, as roads, bridges and walls are now."""

from lautta.games.roads.map import ground, shut
from lautta.games.roads.planning.agenda import FAR, ROWS_KEPT, Desk
from lautta.games.roads.state import (
    BANK,
    DOCK,
    DONKEY,
    SITES,
    STORES,
    Board,
    State,
    bit,
    is_water,
)

STEP = (12, 6, 4, 3, 4, 3, 2)  # by kind: none, donkey, wagon, truck, raft, rowboat, steamer
OFF_ROAD = 12
DOCKING = 6


def forget_ways(d: Desk) -> None:
    """Forget all distances."""
    for row in range(d.rows):
        d.row_of[d.row_key[row]] = 0
    d.rows = 0


def row_for(b: Board, s: State, d: Desk, kind: int, store: int) -> int:
    """Where the distances of all sites to a store begin, for a kind of transporter."""
    key = kind * STORES + store
    if d.row_of[key] == 0:
        if d.rows == ROWS_KEPT:
            forget_ways(d)
        d.row_key[d.rows] = key
        d.rows += 1
        d.row_of[key] = d.rows
        measure(b, s, d, kind, store, (d.rows - 1) * SITES)
    return (d.row_of[key] - 1) * SITES


def far(b: Board, s: State, d: Desk, kind: int, site: int, store: int) -> int:
    """How long a transporter of a kind at a site takes till it touches what lies in a store; FAR if it never can."""
    row = row_for(b, s, d, kind, store)
    return d.cost[row + site]


def between(b: Board, s: State, d: Desk, kind: int, store: int, other: int) -> int:
    """How long it takes with goods from store to store."""
    row = row_for(b, s, d, kind, other)
    if not is_water(kind):
        return d.cost[row + store] if store < b.banks else FAR
    if store >= b.banks:
        return d.cost[row + store]
    tile, best = b.site_tile[store], FAR
    if b.river_site[tile] >= 0:
        best = d.cost[row + b.river_site[tile]]
    for dock in range(b.first_dock[tile], b.first_dock[tile + 1]):
        if ground(s, tile, b.site_bank[store]) & bit(b.site_bank[dock]):
            best = min(best, d.cost[row + dock])
    return best


def measure(b: Board, s: State, d: Desk, kind: int, store: int, row: int) -> None:
    """Write the distances to a store."""
    for site in range(b.sites):
        d.cost[row + site] = FAR
        d.queued[site] = 0
    waiting = begin(b, s, d, kind, store, row)
    head = 0
    while waiting > 0:
        site = d.queue[head]
        head = head + 1 if head + 1 < SITES else 0
        waiting -= 1
        d.queued[site] = 0
        tail = (head + waiting) % SITES
        if b.site_kind[site] == BANK:
            waiting += walk_on(b, s, d, kind, site, row, tail)
        else:
            waiting += sail_on(b, s, d, kind, site, row, tail)


def begin(b: Board, s: State, d: Desk, kind: int, store: int, row: int) -> int:
    """Note the sites from which the store is touched; answers how many."""
    tile, count = b.site_tile[store], 0
    if store >= b.banks:
        if is_water(kind):
            count = reached(d, store, 0, row, count)
        return count
    joined = ground(s, tile, b.site_bank[store])
    if not is_water(kind):
        for bank in range(b.bank_count[tile]):
            if joined & bit(bank):
                count = reached(d, b.first_store[tile] + bank, 0, row, count)
        return count
    if b.river_site[tile] >= 0:
        count = reached(d, b.river_site[tile], 0, row, count)
    for dock in range(b.first_dock[tile], b.first_dock[tile + 1]):
        if joined & bit(b.site_bank[dock]):
            count = reached(d, dock, 0, row, count)
    return count


def reached(d: Desk, site: int, cost: int, row: int, tail: int) -> int:
    """Note a site as reached if that is nearer than before; answers the new end of the queue."""
    if cost >= d.cost[row + site]:
        return tail
    d.cost[row + site] = cost
    if d.queued[site]:
        return tail
    d.queued[site] = 1
    d.queue[tail] = site
    return tail + 1 if tail + 1 < SITES else 0


def walk_on(b: Board, s: State, d: Desk, kind: int, site: int, row: int, tail: int) -> int:
    """Go on from a bank to those next to it; answers how many more wait."""
    at = tail
    tile = b.site_tile[site]
    joined = ground(s, tile, b.site_bank[site])
    cost = d.cost[row + site]
    for bank in range(b.bank_count[tile]):
        if joined & bit(bank):
            at = reached(d, b.first_store[tile] + bank, cost, row, at)
    for end in range(b.first_end[site], b.first_end[site + 1]):
        if not shut(s, d.seat, b.end_edge[end]):
            if s.roads[b.end_link[end]]:
                at = reached(d, b.end_to[end], cost + STEP[kind], row, at)
            elif kind == DONKEY:
                at = reached(d, b.end_to[end], cost + OFF_ROAD, row, at)
    return (at - tail + SITES) % SITES


def sail_on(b: Board, s: State, d: Desk, kind: int, site: int, row: int, tail: int) -> int:
    """Go on from a water to those next to it."""
    at = tail
    cost = d.cost[row + site] + STEP[kind]
    if b.site_kind[site] == DOCK:
        cost += DOCKING
    for way in range(b.first_waterway[site], b.first_waterway[site + 1]):
        edge = b.waterway_edge[way]
        if edge >= b.edges or not shut(s, d.seat, edge):
            at = reached(d, b.waterway[way], cost, row, at)
    return (at - tail + SITES) % SITES
