"""Chapter: transporters that carry other transporters. What goods they carry is in loading.py."""

from lautta.games.roads.rules.map import busy, ground, together
from lautta.games.roads.rules.reasons import (
    CARRIES_ANOTHER,
    HAS_GOODS,
    HAS_MOVED,
    IS_CARRIED,
    ITSELF,
    NO_PASSENGER,
    NO_TRANSPORTER_THERE,
    NOT_AT_THE_BEGINNING,
    NOT_CARRIED,
    NOT_ITS_ELEMENT,
    OUT_OF_REACH,
    OWN_ONE,
    WALLED,
)
from lautta.games.roads.rules.walls import shut
from lautta.games.roads.state import (
    BANK,
    DOCK,
    MOVEMENT,
    OPEN_SEA,
    RIVER,
    Board,
    State,
    Transporter,
    bit,
    is_water,
    load_of,
)


def check_take(b: Board, s: State, seat: int, slot: int, other: int) -> int:
    """Check taking another own transporter aboard: it has not moved, and neither of them carries anything."""
    reason = busy(s, MOVEMENT)
    if reason:
        return reason
    if slot == other:
        return ITSELF
    return may_ride(b, s, s.players[seat].transporters[slot], s.players[seat].transporters[other])


def is_empty(v: Transporter) -> bool:
    """Is it free to take on a transporter, with no other aboard, and no goods?"""
    return v.kind > 0 and v.carrier == 0 and v.passenger == 0 and load_of(v) == 0


def may_ride(b: Board, s: State, v: Transporter, rider: Transporter) -> int:
    """0 if one transporter can take on another."""
    if v.kind == 0 or rider.kind == 0:
        return NO_TRANSPORTER_THERE
    if v.carrier or rider.carrier:
        return IS_CARRIED
    if v.passenger or rider.passenger:
        return CARRIES_ANOTHER
    if load_of(v) or load_of(rider) or rider.led:
        return HAS_GOODS
    if rider.moved:
        return HAS_MOVED
    return 0 if together(b, s, v, rider) else OUT_OF_REACH


def take_on(s: State, seat: int, slot: int, other: int) -> None:
    """Take it aboard; it goes wherever the carrier goes."""
    ride(s, seat, slot, seat, other)


def ride(s: State, seat: int, slot: int, owner: int, other: int) -> None:
    """A transporter of one seat takes on one of the same or of another."""
    s.may_call = 0
    v, rider = s.players[seat].transporters[slot], s.players[owner].transporters[other]
    v.passenger, v.passenger_seat = other + 1, owner
    rider.carrier, rider.carrier_seat = slot + 1, seat
    rider.site, rider.points, rider.held = v.site, 0, 1


def check_set(b: Board, s: State, seat: int, slot: int, site: int) -> int:
    """Check setting the passenger down: only before the carrier moves, and in a later phase than it was taken on."""
    reason = busy(s, MOVEMENT)
    if reason:
        return reason
    v = s.players[seat].transporters[slot]
    if v.kind == 0:
        return NO_TRANSPORTER_THERE
    if v.passenger == 0:
        return NO_PASSENGER
    rider = s.players[v.passenger_seat].transporters[v.passenger - 1]
    if v.moved or rider.held:
        return NOT_AT_THE_BEGINNING
    if b.site_tile[site] != b.site_tile[v.site]:
        return OUT_OF_REACH
    if is_water(rider.kind):
        return water_for(b, s, v.passenger_seat, v, site)
    if b.site_kind[site] != BANK:
        return NOT_ITS_ELEMENT
    return land_for(b, s, v, site)


def land_for(b: Board, s: State, v: Transporter, site: int) -> int:
    """0 if a land transporter may be set down here: on a bank where the carrier stands, or any bank at its river."""
    kind, tile = b.site_kind[v.site], b.site_tile[v.site]
    if kind == BANK:
        return 0 if site == v.site else OUT_OF_REACH
    if kind == RIVER:
        return 0
    return 0 if ground(s, tile, b.site_bank[v.site]) & bit(b.site_bank[site]) else OUT_OF_REACH


def water_for(b: Board, s: State, owner: int, v: Transporter, site: int) -> int:
    """0 if a boat may be set down here: in the river or at a coast of the tile; from a boat its own river or shore."""
    kind, tile = b.site_kind[v.site], b.site_tile[v.site]
    if b.site_kind[site] not in (RIVER, DOCK) or kind == OPEN_SEA:
        return NOT_ITS_ELEMENT
    if kind in (RIVER, DOCK) and site != v.site:
        return OUT_OF_REACH
    if b.site_kind[site] == RIVER:
        return 0
    if ground(s, tile, b.site_bank[v.site]) & bit(b.site_bank[site]) == 0:
        return OUT_OF_REACH
    return WALLED if shut(s, owner, b.site_edge[site]) else 0


def set_down(b: Board, s: State, seat: int, slot: int, site: int) -> None:
    """Set the passenger down; both can act as usual again."""
    s.may_call = 0
    v = s.players[seat].transporters[slot]
    rider = s.players[v.passenger_seat].transporters[v.passenger - 1]
    rider.site, rider.carrier, rider.carrier_seat = site, 0, 0
    v.passenger, v.passenger_seat = 0, 0


def check_alight(b: Board, s: State, seat: int, slot: int, site: int) -> int:
    """Check getting off another player's carrier: nobody is carried on against their will."""
    reason = busy(s, MOVEMENT)
    if reason:
        return reason
    rider = s.players[seat].transporters[slot]
    if rider.kind == 0:
        return NO_TRANSPORTER_THERE
    if rider.carrier == 0:
        return NOT_CARRIED
    if rider.carrier_seat == seat:
        return OWN_ONE
    return check_set(b, s, rider.carrier_seat, rider.carrier - 1, site)


def alight(b: Board, s: State, seat: int, slot: int, site: int) -> None:
    """Get off."""
    rider = s.players[seat].transporters[slot]
    set_down(b, s, rider.carrier_seat, rider.carrier - 1, site)
