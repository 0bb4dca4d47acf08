"""Chapter: movement. The steps of land transporters; those of boats are in sailing.py."""

from collections.abc import Iterator

from lautta.games.roads.rules.map import busy, ground, store_of
from lautta.games.roads.rules.marks import aboard, behind, forget_marks, mark_all, stuck
from lautta.games.roads.rules.new_transporters import forget_stop
from lautta.games.roads.rules.reasons import (
    IS_CARRIED,
    MOVED_GOODS,
    NO_MIXED_STEPS,
    NO_POINTS,
    NO_ROAD,
    NO_TRANSPORTER_THERE,
    NOT_NEXT,
    WALLED,
    WRONG_ELEMENT,
)
from lautta.games.roads.rules.sailing import check_sail, sea_geese_follow
from lautta.games.roads.rules.transporter_table import POINTS
from lautta.games.roads.rules.walls import shut
from lautta.games.roads.state import (
    BANK,
    DOCK,
    DONKEY,
    GOODS,
    GOOSE,
    MOVEMENT,
    NONE,
    SLOTS,
    Board,
    State,
    Transporter,
    bit,
    is_water,
)


def rest_all(s: State) -> None:
    """All transporters have their points again, and no good has moved."""
    for seat in range(s.seats):
        for slot in range(SLOTS):
            v = s.players[seat].transporters[slot]
            v.points, v.moved, v.held = POINTS[v.kind], 0, 0
            forget_stop(s, seat, slot)
    forget_marks(s)


def check_go(b: Board, s: State, seat: int, slot: int, site: int) -> int:
    """One step of a transporter to a site next to where it is."""
    reason = busy(s, MOVEMENT)
    if reason:
        return reason
    v = s.players[seat].transporters[slot]
    if v.kind == 0:
        return NO_TRANSPORTER_THERE
    if (b.site_kind[site] == BANK) == is_water(v.kind):
        return WRONG_ELEMENT
    if v.carrier:
        return IS_CARRIED
    if stuck(s, seat, slot):
        return MOVED_GOODS
    if v.points == 0:
        return NO_POINTS
    return check_sail(b, s, seat, v, site) if is_water(v.kind) else check_walk(b, s, seat, v, site)


def end_to(b: Board, s: State, v: Transporter, site: int) -> int:
    """The link by which a land transporter gets to a bank, if it can one with a road; NONE if none leads there.

    Rivers part the banks of a tile, and bridges join them.
    """
    tile, found = b.site_tile[v.site], NONE
    joined = ground(s, tile, b.site_bank[v.site])
    for bank in range(b.bank_count[tile]):
        if joined & bit(bank):
            place = store_of(b, tile, bank)
            for end in range(b.first_end[place], b.first_end[place + 1]):
                if b.end_to[end] == site and (found == NONE or s.roads[b.end_link[end]]):
                    found = end
    return found


def check_walk(b: Board, s: State, seat: int, v: Transporter, site: int) -> int:
    """A step on land: by road, or a donkey's only step without one."""
    end = end_to(b, s, v, site)
    if end == NONE:
        return NOT_NEXT
    if shut(s, seat, b.end_edge[end]):
        return WALLED
    if s.roads[b.end_link[end]]:
        return 0
    if v.kind != DONKEY:
        return NO_ROAD
    return 0 if v.points == POINTS[DONKEY] else NO_MIXED_STEPS


def go(b: Board, s: State, seat: int, slot: int, site: int) -> None:
    """It is there, with its load, its passenger and the geese that follow it."""
    s.may_call = 0
    v = s.players[seat].transporters[slot]
    if is_water(v.kind):
        sea_geese_follow(b, s, seat, slot)
        v.points = 0 if b.site_kind[site] == DOCK else v.points - 1
    elif s.roads[b.end_link[end_to(b, s, v, site)]]:
        v.points -= 1
    else:
        v.points = 0
    v.site, v.moved = site, 1
    if v.passenger:
        s.players[v.passenger_seat].transporters[v.passenger - 1].site = site
    for good in range(GOODS):
        if v.cargo[good]:
            mark_all(s, aboard(seat, slot), good, seat, slot, v.cargo[good])
    if v.led:
        mark_all(s, behind(seat, slot), GOOSE, seat, slot, v.led)
    forget_stop(s, seat, slot)


def go_candidates(b: Board, s: State, seat: int) -> Iterator[tuple[int, int]]:
    """The sites one step away."""
    if busy(s, MOVEMENT):
        return
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if v.kind and v.points and v.carrier == 0 and not stuck(s, seat, slot):
            if is_water(v.kind):
                for waterway in range(b.first_waterway[v.site], b.first_waterway[v.site + 1]):
                    if check_sail(b, s, seat, v, b.waterway[waterway]) == 0:
                        yield slot, b.waterway[waterway]
            else:
                tile = b.site_tile[v.site]
                for near in range(b.first_near[tile], b.first_near[tile + 1]):
                    if check_walk(b, s, seat, v, b.near[near]) == 0:
                        yield slot, b.near[near]
