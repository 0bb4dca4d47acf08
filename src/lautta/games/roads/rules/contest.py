"""Chapter: order of play. Finds seats that may get in each other's way in the new phase, by open information alone; who
of them goes first is in order.py.

All seats are asked for the order only in such phases, so nothing here looks at plans. A thing is contested if two seats
could use it up, or bar it, before the other: goods on the ground, a transporter aboard another player's, a factory that
one could run and the other upgrade, a building site, a side of a tile, the places of a row of the wonder. Things that a
seat could put down first, or give away, are its own choice and no contest.
"""

from lautta.games.roads.rules.building_table import is_secondary, makes_transporters
from lautta.games.roads.rules.carrying import land_for, water_for
from lautta.games.roads.rules.map import all_banks, ground, reach_of, stock, store_of
from lautta.games.roads.rules.research import becomes
from lautta.games.roads.rules.transporter_table import POINTS
from lautta.games.roads.rules.walls import shut, wall_price
from lautta.games.roads.rules.wonder import brick_price, wealth_at_home
from lautta.games.roads.state import (
    BANK,
    BOARDS,
    BRICKS,
    BUILDING,
    DOCK,
    DONKEY,
    END_MARKS,
    GOODS,
    GOOSE,
    MOVEMENT,
    NO_BUILDING,
    NONE,
    OPEN_SEA,
    PAPER,
    PAPERMILL,
    PRODUCTION,
    RIVER,
    ROWS,
    SEA,
    SEATS,
    SLOTS,
    STONE,
    SUBJECT_COUNT,
    Board,
    Scratch,
    State,
    bit,
    is_water,
    load_of,
)


def contest(b: Board, s: State, w: Scratch) -> int:
    """The pairs of seats that could reach the same thing in this phase, as a mask."""
    found = 0
    if s.phase == MOVEMENT:
        found = travel(b, s, w)
        found |= at_goods(b, s, w)
    elif s.phase == PRODUCTION:
        stand(b, s, w)
        found = at_tiles(b, s, w) | at_upgrades(b, s, w)
    elif s.phase == BUILDING:
        stand(b, s, w)
        found = at_tiles(b, s, w)
        face(b, s, w)
        found |= at_edges(b, s, w)
    else:
        found = at_wonder(b, s)
    return found


def pair(one: int, other: int) -> int:
    """The mask of one pair, the lower seat first."""
    return 1 << (one * (2 * SEATS - 1 - one) // 2 + other - one - 1)


def pairs_of(mask: int) -> int:
    """All pairs among the seats of a mask."""
    found = 0
    if mask & (mask - 1):
        for one in range(SEATS):
            for other in range(one + 1, SEATS):
                if mask & bit(one) and mask & bit(other):
                    found |= pair(one, other)
    return found


def seats_of_pairs(pairs: int) -> int:
    """The seats that are in any of these pairs."""
    found = 0
    for one in range(SEATS):
        for other in range(one + 1, SEATS):
            if pairs & pair(one, other):
                found |= bit(one) | bit(other)
    return found


# movement: the first seat to reach goods takes them


def travel(b: Board, s: State, w: Scratch) -> int:
    """Mark who reaches which stores in this phase; the pairs of which one carries the other's transporter."""
    found = 0
    for store in range(b.stores):
        w.reach[store] = 0
    for site in range(b.sites):
        w.left[site] = 0
    for seat in range(s.seats):
        for slot in range(SLOTS):
            v = s.players[seat].transporters[slot]
            if v.kind:
                if v.carrier == 0:
                    follow(b, s, w, seat, v.kind, v.site)
                else:
                    able = get_off(b, s, w, seat, slot)
                    if able and v.carrier_seat != seat:
                        found |= pair(min(seat, v.carrier_seat), max(seat, v.carrier_seat))
    return found


def get_off(b: Board, s: State, w: Scratch, seat: int, slot: int) -> bool:
    """Go wherever a transporter could that another one carries; False if it cannot be set down where it is."""
    v, able = s.players[seat].transporters[slot], False
    carrier = s.players[v.carrier_seat].transporters[v.carrier - 1]
    tile = b.site_tile[v.site]
    if is_water(v.kind):
        river = b.river_site[tile]
        if river != NONE and water_for(b, s, seat, carrier, river) == 0:
            follow(b, s, w, seat, v.kind, river)
            able = True
        for site in range(b.first_dock[tile], b.first_dock[tile + 1]):
            if water_for(b, s, seat, carrier, site) == 0:
                follow(b, s, w, seat, v.kind, site)
                able = True
    else:
        for bank in range(b.bank_count[tile]):
            site = store_of(b, tile, bank)
            if b.site_kind[site] == BANK and land_for(b, s, carrier, site) == 0:
                follow(b, s, w, seat, v.kind, site)
                able = True
    return able


def follow(b: Board, s: State, w: Scratch, seat: int, kind: int, start: int) -> None:
    """Go wherever a transporter could from a site, step by step; `left` is empty before and after."""
    w.trail[0], w.left[start], w.count = start, POINTS[kind] + 1, 1
    at = 0
    while at < w.count:
        site = w.trail[at]
        mark_site(b, s, w, seat, site)
        if w.left[site] > 1:
            if is_water(kind):
                sail(b, s, w, seat, site)
            else:
                walk(b, s, w, seat, site, kind == DONKEY and at == 0)
        at += 1
    for i in range(w.count):
        w.left[w.trail[i]] = 0


def sail(b: Board, s: State, w: Scratch, seat: int, site: int) -> None:
    """The sites one step by water further; at a dock a boat has no points left."""
    for waterway in range(b.first_waterway[site], b.first_waterway[site + 1]):
        edge, to = b.waterway_edge[waterway], b.waterway[waterway]
        if edge >= b.edges or not shut(s, seat, edge):
            arrive(w, to, 1 if b.site_kind[to] == DOCK else w.left[site] - 1)


def walk(b: Board, s: State, w: Scratch, seat: int, site: int, freely: bool) -> None:
    """The banks one step further by road; a donkey's first step may go without one, and is its last."""
    tile = b.site_tile[site]
    joined = ground(s, tile, b.site_bank[site])
    for bank in range(b.bank_count[tile]):
        if joined & bit(bank):
            place = store_of(b, tile, bank)
            for end in range(b.first_end[place], b.first_end[place + 1]):
                if not shut(s, seat, b.end_edge[end]):
                    if s.roads[b.end_link[end]]:
                        arrive(w, b.end_to[end], w.left[site] - 1)
                    elif freely:
                        arrive(w, b.end_to[end], 1)


def arrive(w: Scratch, site: int, left: int) -> None:
    """Go on from a site later, with the most points that one can have there."""
    if w.left[site] == 0:
        w.trail[w.count] = site
        w.count += 1
    w.left[site] = max(w.left[site], left)


def mark_site(b: Board, s: State, w: Scratch, seat: int, site: int) -> None:
    """A seat reaches what lies where a transporter of it stands at this site."""
    tile, kind = b.site_tile[site], b.site_kind[site]
    if kind in (RIVER, OPEN_SEA):
        mark_banks(b, w, seat, tile, all_banks(b, tile))
    else:
        mark_banks(b, w, seat, tile, ground(s, tile, b.site_bank[site]))


def mark_banks(b: Board, w: Scratch, seat: int, tile: int, banks: int) -> None:
    """A seat reaches these banks of a tile."""
    for bank in range(b.bank_count[tile]):
        if banks & bit(bank):
            w.reach[store_of(b, tile, bank)] |= bit(seat)


def at_goods(b: Board, s: State, w: Scratch) -> int:
    """The pairs that reach the same goods on the ground."""
    found = 0
    for store in range(b.stores):
        seats = w.reach[store]
        if seats & (seats - 1) and lie(s, store):
            found |= pairs_of(seats)
    return found


def lie(s: State, store: int) -> bool:
    """Does anything lie there?"""
    for good in range(GOODS):
        if s.goods[store][good]:
            return True
    return False


# production and building: a seat on a tile may use everything there


def stand(b: Board, s: State, w: Scratch) -> None:
    """Mark who stands on which tiles, and who has goods aboard there."""
    for tile in range(b.tiles):
        w.there[tile], w.laden[tile] = 0, 0
    for seat in range(s.seats):
        for slot in range(SLOTS):
            v = s.players[seat].transporters[slot]
            if v.kind and v.carrier == 0:
                w.there[b.site_tile[v.site]] |= bit(seat)
                if load_of(v):
                    w.laden[b.site_tile[v.site]] |= bit(seat)
                if s.road_stone and b.site_kind[v.site] != OPEN_SEA:
                    stand_beyond(b, w, seat, b.site_tile[v.site], reach_of(b, s, v))


def stand_beyond(b: Board, w: Scratch, seat: int, tile: int, banks: int) -> None:
    """By an option stone at the other end of a road may be used as well."""
    for bank in range(b.bank_count[tile]):
        if banks & bit(bank):
            place = store_of(b, tile, bank)
            for end in range(b.first_end[place], b.first_end[place + 1]):
                w.there[b.site_tile[b.end_to[end]]] |= bit(seat)


def at_tiles(b: Board, s: State, w: Scratch) -> int:
    """The pairs on one tile with goods on its ground, or with goods of their own for what only one may do there."""
    found = 0
    for tile in range(b.tiles):
        there = w.there[tile]
        if there & (there - 1):
            if lie_on(b, s, tile):
                found |= pairs_of(there)
            elif s.phase == BUILDING:
                if s.building[tile] == NO_BUILDING:
                    found |= pairs_of(w.laden[tile])
            elif is_secondary(s.building[tile]) or makes_transporters(s.building[tile]):
                found |= pairs_of(w.laden[tile])
    return found


def at_upgrades(b: Board, s: State, w: Scratch) -> int:
    """The pairs at a factory that one of them could upgrade by research made anywhere, and the other run or upgrade."""
    scholars, found = 0, 0
    for seat in range(s.seats):
        if may_research(b, s, w, seat):
            scholars |= bit(seat)
    for tile in range(b.tiles):
        for seat in range(s.seats):
            if w.there[tile] & scholars & bit(seat) and upgradable(s, seat, tile):
                for other in range(s.seats):
                    able = w.laden[tile] & bit(other) or (scholars & bit(other) and upgradable(s, other, tile))
                    if other != seat and w.there[tile] & bit(other) and able:
                        found |= pair(min(seat, other), max(seat, other))
    return found


def upgradable(s: State, seat: int, tile: int) -> bool:
    """Is there a subject that a seat does not know yet, and by which this factory can be upgraded?"""
    for subject in range(SUBJECT_COUNT):
        if s.players[seat].research & bit(subject) == 0 and becomes(s, s.building[tile], subject):
            return True
    return False


def may_research(b: Board, s: State, w: Scratch, seat: int) -> bool:
    """Has a seat two geese somewhere, with paper, or with a mill that can make it before?"""
    for tile in range(b.tiles):
        banks = all_banks(b, tile)
        paper = s.building[tile] == PAPERMILL or stock(b, s, seat, tile, banks, PAPER) > 0
        if w.there[tile] & bit(seat) and paper and stock(b, s, seat, tile, banks, GOOSE) >= 2:
            return True
    return False


def lie_on(b: Board, s: State, tile: int) -> bool:
    """Does anything lie on a tile?"""
    for bank in range(b.bank_count[tile]):
        if lie(s, store_of(b, tile, bank)):
            return True
    return False


def face(b: Board, s: State, w: Scratch) -> None:
    """Mark who could build or demolish something on which sides of tiles: roads and walls, seen from either tile."""
    for edge in range(b.edges):
        w.edge[edge] = 0
    for tile in range(b.tiles):
        for seat in range(s.seats):
            if w.there[tile] & bit(seat):
                stone = stock(b, s, seat, tile, all_banks(b, tile), STONE)
                boards = stock(b, s, seat, tile, all_banks(b, tile), BOARDS)
                for side in range(b.first_side[tile], b.first_side[tile + 1]):
                    cost = wall_price(b, s, side)
                    walls = stone >= cost or (boards >= cost and s.wall[b.side_edge[side]] != 0)
                    if walls or (stone and b.terrain[tile] != SEA):
                        w.edge[b.side_edge[side]] |= bit(seat)


def at_edges(b: Board, s: State, w: Scratch) -> int:
    """The pairs that could do something on the same side, or lose a dock to a wall there."""
    found = 0
    for edge in range(b.edges):
        found |= pairs_of(w.edge[edge])
    for seat in range(s.seats):
        for slot in range(SLOTS):
            v = s.players[seat].transporters[slot]
            if v.kind and v.carrier == 0 and b.site_kind[v.site] == DOCK and w.edge[b.site_edge[v.site]]:
                found |= pairs_of(w.edge[b.site_edge[v.site]] | bit(seat))
    return found


# the wonder: bricks are the better the lower their row, and one of them is the last


def at_wonder(b: Board, s: State) -> int:
    """The pairs that could buy bricks, if there are more of these than places before the next row or the end."""
    buyers, bricks = 0, 0
    if s.laid >= BRICKS:
        return 0
    for seat in range(s.seats):
        some = affordable(b, s, seat)
        bricks += some
        if some:
            buyers |= bit(seat)
    return pairs_of(buyers) if bricks > places_left(s) else 0


def affordable(b: Board, s: State, seat: int) -> int:
    """How many bricks a seat could pay for."""
    if s.players[seat].home == NONE:
        return 0
    goods, cost, bricks = wealth_at_home(b, s, seat), brick_price(s, seat), 0
    while goods >= cost and bricks < BRICKS:
        goods -= cost
        cost += 1
        bricks += 1
    return bricks


def places_left(s: State) -> int:
    """How many bricks can be laid before another row begins, or the wonder is finished."""
    top, row = 0, 0
    while row < len(ROWS) and top <= s.laid:
        top += ROWS[row]
        row += 1
    if s.laid < END_MARKS[s.seats]:
        return min(top, END_MARKS[s.seats]) - s.laid
    return top - s.laid
