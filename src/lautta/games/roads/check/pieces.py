"""Transporters and goods of a record: where they can be, and which of their restrictions exist only during movement."""

from lautta.games.roads.check.faults import (
    AT_SEA,
    BAD_CARRYING,
    BAD_ELEMENT,
    BAD_GEESE,
    BAD_LOAD,
    BAD_STEPS,
    COUNTLESS,
    GOOSE_AT_SEA,
    NO_STORE,
    NO_TRANSPORTER,
    TOO_MANY,
)
from lautta.games.roads.rules.breeding import transporters_on
from lautta.games.roads.rules.map import all_banks
from lautta.games.roads.rules.new_transporters import scrap_candidates, too_many
from lautta.games.roads.rules.transporter_table import CAPACITY, MOST, MOST_LAND, MOST_WATER, POINTS
from lautta.games.roads.state import (
    BANK,
    GOODS,
    GOOSE,
    MOST_SHIFTS,
    MOVEMENT,
    OIL_RIG,
    OPEN_SEA,
    PARTNERS,
    PLAYING,
    PRODUCTION,
    SCRAP,
    SLOTS,
    Board,
    State,
    Transporter,
    bit,
    is_water,
    load_of,
)

# The supply of the box does not limit the game, but counters are limited. With no more than this of each kind, the
# goods that can still be produced on 128 tiles in 33 turns fit all counters, and pay for no wall that does not.
MOST_GOODS, MOST_TOKENS = 4000, 100


def transporter_fault(b: Board, s: State, seat: int, slot: int) -> int:
    """It is where its kind can be, carries what it can carry, and has done only what it can have done."""
    v = s.players[seat].transporters[slot]
    if v.kind == 0:
        return 0 if empty(v) else NO_TRANSPORTER
    if v.carrier == 0 and (b.site_kind[v.site] == BANK) == is_water(v.kind):
        return BAD_ELEMENT
    if load_of(v) > CAPACITY[v.kind] or ((v.carrier or v.passenger) and load_of(v)):
        return BAD_LOAD
    if not carrying_fits(s, seat, slot):
        return BAD_CARRYING
    if not steps_fit(b, s, v):
        return BAD_STEPS
    if v.led and (v.carrier or s.phase != MOVEMENT or s.stage != PLAYING or s.waiting & bit(seat) == 0):
        return BAD_GEESE
    return 0


def empty(v: Transporter) -> bool:
    """Is nothing recorded for a transporter?"""
    if v.site or v.carrier or v.carrier_seat or v.passenger or v.passenger_seat or v.points:
        return False
    if v.led or v.held or v.moved or v.shifts or v.left_on:
        return False
    return load_of(v) == 0


def steps_fit(b: Board, s: State, v: Transporter) -> bool:
    """It has as many steps left as it can have, and what is noted about its stop belongs to it."""
    if v.points > POINTS[v.kind] or v.shifts > MOST_SHIFTS:
        return False
    if v.left_on & ~all_banks(b, b.site_tile[v.site]):
        return False
    if v.held and (v.carrier == 0 or v.points):
        return False
    if s.stage != PLAYING or s.phase not in (PRODUCTION, MOVEMENT):
        return v.shifts + v.moved + v.held + v.left_on == 0
    return s.phase == MOVEMENT or v.moved + v.held + v.left_on == 0


def carrying_fits(s: State, seat: int, slot: int) -> bool:
    """Carrier and passenger refer to each other and are in the same place."""
    v = s.players[seat].transporters[slot]
    if (v.passenger and v.carrier) or (v.passenger == 0 and v.passenger_seat) or (v.carrier == 0 and v.carrier_seat):
        return False
    if v.passenger:
        rider = s.players[v.passenger_seat].transporters[v.passenger - 1]
        if rider.kind == 0 or rider.carrier != slot + 1 or rider.carrier_seat != seat or rider.site != v.site:
            return False
    if v.carrier:
        bearer = s.players[v.carrier_seat].transporters[v.carrier - 1]
        if bearer.kind == 0 or bearer.passenger != slot + 1 or bearer.passenger_seat != seat or bearer.site != v.site:
            return False
    return True


def number_fault(b: Board, s: State, seat: int) -> int:
    """There are no more transporters than allowed, except for one that has to be scrapped now."""
    sort = too_many(s, seat, 0)
    if s.work.job != SCRAP or s.work.seat != seat:
        return TOO_MANY if sort else 0
    there = 0
    for slot in range(SLOTS):
        there += s.players[seat].transporters[slot].kind > 0
    able = scrap_candidates(b, s, seat, sort) if sort else 0
    return 0 if able and there <= MOST + 1 and fits_after_scrap(s, seat) else TOO_MANY


def fits_after_scrap(s: State, seat: int) -> bool:
    """Is there exactly one transporter too many?"""
    land, water = 0, 0
    for slot in range(SLOTS):
        kind = s.players[seat].transporters[slot].kind
        land += kind > 0 and not is_water(kind)
        water += is_water(kind)
    return land <= MOST_LAND + 1 and water <= MOST_WATER + 1


# goods


def store_fault(b: Board, s: State, place: int) -> int:
    """Goods lie in stores; at sea without a rig there are only geese, and they are not alone."""
    there = 0
    for good in range(GOODS):
        there += s.goods[place][good]
    if there == 0:
        return 0
    if place >= b.stores:
        return NO_STORE
    if b.site_kind[place] != OPEN_SEA or s.building[b.site_tile[place]] == OIL_RIG:
        return 0
    if there > s.goods[place][GOOSE]:
        return AT_SEA
    return 0 if transporters_on(b, s, b.site_tile[place]) else GOOSE_AT_SEA


def count_fault(b: Board, s: State, good: int) -> int:
    """There are no more of a kind than all counters can hold, regardless of other production."""
    total = 0
    for place in range(b.stores):
        total += s.goods[place][good]
    for who in range(PARTNERS):
        v = s.players[who // SLOTS].transporters[who % SLOTS]
        total += v.cargo[good]
        if good == GOOSE:
            total += v.led
    return COUNTLESS if total > MOST_GOODS else 0
