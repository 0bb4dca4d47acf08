"""How many turns transporters take from place to place, as roads, bridges and walls are now."""

from lautta.games.roads.players.settler.strategy import KINDS, NEVER, TURN, Workspace
from lautta.games.roads.rules.map import ground, store_of
from lautta.games.roads.rules.transporter_table import POINTS
from lautta.games.roads.rules.walls import shut
from lautta.games.roads.state import BANK, DONKEY, OPEN_SEA, RIVER, SEATS, SITES, STORES, Board, State, bit, is_water

STEP = tuple(TURN // max(1, points) for points in POINTS)


def is_known(b: Board, s: State, d: Workspace, seat: int) -> bool:
    """Is what the workspace knows of ways still so?"""
    if d.board != b.hash or d.seat != seat:
        return False
    for link in range(b.links):
        if d.roads[link] != s.roads[link]:
            return False
    for edge in range(b.edges):
        if d.wall[edge] != s.wall[edge]:
            return False
    for tile in range(b.tiles):
        if d.bridges[tile] != s.bridges[tile]:
            return False
    for other in range(SEATS):
        if d.homes[other] != s.players[other].home:
            return False
    return True


def forget(b: Board, s: State, d: Workspace, seat: int) -> None:
    """Begin anew with the roads, bridges, walls and homes that there are."""
    d.board, d.seat = b.hash, seat
    for i in range(KINDS * STORES):
        d.known[i] = 0
    for link in range(b.links):
        d.roads[link] = s.roads[link]
    for edge in range(b.edges):
        d.wall[edge] = s.wall[edge]
    for tile in range(b.tiles):
        d.bridges[tile] = s.bridges[tile]
    for other in range(SEATS):
        d.homes[other] = s.players[other].home


def touches(b: Board, s: State, site: int, store: int) -> bool:
    """Does a transporter on a site touch what lies in a store?"""
    tile, kind = b.site_tile[site], b.site_kind[site]
    if tile != b.site_tile[store]:
        return False
    if kind in (RIVER, OPEN_SEA):
        return True
    return ground(s, tile, b.site_bank[site]) & bit(b.site_bank[store]) != 0


def row_to(b: Board, s: State, d: Workspace, kind: int, store: int) -> int:
    """Where the ways of a kind of transporter from all sites to a store begin."""
    row = ((kind - 1) * STORES + store) * SITES
    if d.known[(kind - 1) * STORES + store] == 0:
        d.known[(kind - 1) * STORES + store] = 1
        spread(b, s, d, kind, store, row)
    return row


def spread(b: Board, s: State, d: Workspace, kind: int, store: int, row: int) -> None:
    """Work them out, from the store outwards."""
    waiting = 0
    for site in range(b.sites):
        d.way[row + site] = NEVER
        d.queued[site] = 0
        if (b.site_kind[site] == BANK) != is_water(kind) and touches(b, s, site, store):
            d.way[row + site] = 0
            d.queued[site] = 1
            d.queue[waiting] = site
            waiting += 1
    head = 0
    while waiting > 0:
        site = d.queue[head]
        head = head + 1 if head + 1 < SITES else 0
        waiting -= 1
        d.queued[site] = 0
        tail = head + waiting if head + waiting < SITES else head + waiting - SITES
        if is_water(kind):
            waiting += sail(b, s, d, kind, site, row, tail)
        else:
            waiting += walk(b, s, d, kind, site, row, tail)


def reach(d: Workspace, site: int, far: int, row: int, tail: int) -> int:
    """Note a site if it is nearer than was known; answers how many more wait."""
    if far >= d.way[row + site]:
        return 0
    d.way[row + site] = far
    if d.queued[site]:
        return 0
    d.queued[site] = 1
    d.queue[tail] = site
    return 1


def after(tail: int, more: int) -> int:
    """The end of the queue after so many more."""
    return tail + more if tail + more < SITES else tail + more - SITES


def walk(b: Board, s: State, d: Workspace, kind: int, site: int, row: int, tail: int) -> int:
    """Go on from a bank to those next to it; answers how many more wait."""
    more, tile, far = 0, b.site_tile[site], d.way[row + site]
    joined = ground(s, tile, b.site_bank[site])
    for bank in range(b.bank_count[tile]):
        if joined & bit(bank):
            added = reach(d, store_of(b, tile, bank), far, row, after(tail, more))
            more += added
    for end in range(b.first_end[site], b.first_end[site + 1]):
        if not shut(s, d.seat, b.end_edge[end]):
            road = s.roads[b.end_link[end]]
            if road or kind == DONKEY:
                further = far + (STEP[kind] if road else TURN)
                added = reach(d, b.end_to[end], further, row, after(tail, more))
                more += added
    return more


def sail(b: Board, s: State, d: Workspace, kind: int, site: int, row: int, tail: int) -> int:
    """Go on from a water to those next to it."""
    more, far = 0, d.way[row + site] + STEP[kind]
    for way in range(b.first_waterway[site], b.first_waterway[site + 1]):
        edge = b.waterway_edge[way]
        if edge >= b.edges or not shut(s, d.seat, edge):
            added = reach(d, b.waterway[way], far, row, after(tail, more))
            more += added
    return more


def between(b: Board, s: State, d: Workspace, kind: int, store: int, other: int) -> int:
    """How long it takes with goods from store to store."""
    row, best = row_to(b, s, d, kind, other), NEVER
    if not is_water(kind):
        return int(d.way[row + store]) if store < b.banks else NEVER
    if store >= b.banks:
        return int(d.way[row + store])
    tile = b.site_tile[store]
    if b.river_site[tile] >= 0:
        best = int(d.way[row + b.river_site[tile]])
    for dock in range(b.first_dock[tile], b.first_dock[tile + 1]):
        if d.way[row + dock] < best and touches(b, s, dock, store):
            best = int(d.way[row + dock])
    return best
