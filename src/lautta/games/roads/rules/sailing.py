"""Chapter: boats. Rivers, the open sea, docks, and geese that swim. New boats: new_transporters.py."""

from lautta.games.roads.rules.marks import behind, pass_marks
from lautta.games.roads.rules.reasons import NOT_NEXT, WALLED
from lautta.games.roads.rules.walls import shut
from lautta.games.roads.state import (
    GOOSE,
    NONE,
    OIL_RIG,
    OPEN_SEA,
    SLOTS,
    Board,
    State,
    Transporter,
)


def waterway_to(b: Board, v: Transporter, site: int) -> int:
    """The step by water from where a boat is to a site, or NONE."""
    for waterway in range(b.first_waterway[v.site], b.first_waterway[v.site + 1]):
        if b.waterway[waterway] == site:
            return waterway
    return NONE


def check_sail(b: Board, s: State, seat: int, v: Transporter, site: int) -> int:
    """Check a step by water: along a river, between river and sea, over the sea, to a dock or back from it."""
    waterway = waterway_to(b, v, site)
    if waterway == NONE:
        return NOT_NEXT
    edge = b.waterway_edge[waterway]
    return WALLED if edge < b.edges and shut(s, seat, edge) else 0


def others_at_sea(b: Board, s: State, seat: int, slot: int) -> bool:
    """Is another transporter, which is not itself carried, on the same sea tile?"""
    site = s.players[seat].transporters[slot].site
    for other in range(s.seats):
        for place in range(SLOTS):
            v = s.players[other].transporters[place]
            if v.kind and v.site == site and v.carrier == 0 and (other != seat or place != slot):
                return True
    return False


def sea_geese_follow(b: Board, s: State, seat: int, slot: int) -> None:
    """When the last transporter leaves a sea tile without a rig, all geese there go with it."""
    v = s.players[seat].transporters[slot]
    if b.site_kind[v.site] != OPEN_SEA or s.building[b.site_tile[v.site]] == OIL_RIG:
        return
    if others_at_sea(b, s, seat, slot):
        return
    while s.goods[v.site][GOOSE]:
        pass_marks(s, v.site, behind(seat, slot), GOOSE, s.goods[v.site][GOOSE], NONE, NONE)
        s.goods[v.site][GOOSE] -= 1
        v.led += 1
