"""Chapter: goods on the way. Loading, unloading, and handing over between own transporters.

What is aboard may always be put down; how much a transporter takes on at one stop is limited, so that a phase ends.
marks.py has which goods were moved, and which of several alike is taken.
"""

from lautta.games.roads.rules.map import all_banks, reach_of, store_of, together
from lautta.games.roads.rules.marks import aboard, mover_of, pass_marks
from lautta.games.roads.rules.reasons import (
    ANSWER_FIRST,
    CARRIES_ANOTHER,
    IS_CARRIED,
    ITSELF,
    MOVED_GOODS,
    NO_ROOM,
    NO_SUCH_BANK,
    NO_TRANSPORTER_THERE,
    NOT_ABOARD,
    NOT_THERE,
    NOTHING_LEFT_AT_SEA,
    ORDER_FIRST,
    OTHER_PHASE,
    OUT_OF_REACH,
    TOO_MANY_SHIFTS,
    WORK_FIRST,
)
from lautta.games.roads.rules.transporter_table import room_of
from lautta.games.roads.state import (
    MOST_SHIFTS,
    MOVEMENT,
    NONE,
    OIL_RIG,
    OPEN_SEA,
    PLAYING,
    PRODUCTION,
    SLOTS,
    Board,
    State,
    Transporter,
    bit,
    load_of,
)


def handling(s: State) -> int:
    """0 if goods may be moved now: in production and movement."""
    if s.phase not in (PRODUCTION, MOVEMENT):
        return OTHER_PHASE
    if s.stage != PLAYING:
        return ORDER_FIRST
    if s.offer.kind:
        return ANSWER_FIRST
    return WORK_FIRST if s.work.job else 0


def able(v: Transporter) -> int:
    """0 if this transporter can handle goods, else the reason why not."""
    if v.kind == 0:
        return NO_TRANSPORTER_THERE
    if v.carrier:
        return IS_CARRIED
    if v.passenger:
        return CARRIES_ANOTHER
    return 0


def able_to_take(v: Transporter) -> int:
    """0 if it can take on one more at this stop, else the reason why not."""
    reason = able(v)
    if reason:
        return reason
    return TOO_MANY_SHIFTS if v.shifts >= MOST_SHIFTS else 0


def has_goods(v: Transporter) -> bool:
    """Can it handle goods, and has it some aboard?"""
    return able(v) == 0 and load_of(v) > 0


def has_room(v: Transporter) -> bool:
    """Can it take on one more at this stop, and has it room?"""
    return able_to_take(v) == 0 and room_of(v) > 0


def in_reach(b: Board, s: State, v: Transporter, bank: int) -> int:
    """0 if the transporter reaches a bank of its tile."""
    if all_banks(b, b.site_tile[v.site]) & bit(bank) == 0:
        return NO_SUCH_BANK
    return 0 if reach_of(b, s, v) & bit(bank) else OUT_OF_REACH


def check_load(b: Board, s: State, seat: int, slot: int, good: int, bank: int) -> int:
    """Check taking a good on from a bank of the tile, from a rig, or a goose from the sea."""
    v = s.players[seat].transporters[slot]
    reason = handling(s)
    if reason == 0:
        reason = able_to_take(v)
    if reason == 0:
        reason = in_reach(b, s, v, bank)
    if reason:
        return reason
    if s.goods[store_of(b, b.site_tile[v.site], bank)][good] == 0:
        return NOT_THERE
    if room_of(v) <= 0:
        return NO_ROOM
    place = store_of(b, b.site_tile[v.site], bank)
    return sticks_at_sea(b, s, place, good, s.goods[place][good], seat, slot)


def adrift(b: Board, s: State, v: Transporter) -> bool:
    """Can nothing be put down where this transporter is, because it is on the open sea without a rig?"""
    return b.site_kind[v.site] == OPEN_SEA and s.building[b.site_tile[v.site]] != OIL_RIG


def sticks_at_sea(b: Board, s: State, place: int, good: int, there: int, seat: int, slot: int) -> int:
    """0 unless a transporter at sea would take what it can neither put down nor, as another moved it, move on."""
    if not adrift(b, s, s.players[seat].transporters[slot]):
        return 0
    mover = mover_of(s, place, good, there, seat, NONE, slot)
    return 0 if mover in (NONE, slot) else MOVED_GOODS


def load(b: Board, s: State, seat: int, slot: int, good: int, bank: int) -> None:
    """Take it aboard; if another transporter of the seat has moved it, it may not be moved on."""
    s.may_call = 0
    v = s.players[seat].transporters[slot]
    place = store_of(b, b.site_tile[v.site], bank)
    pass_marks(s, place, aboard(seat, slot), good, s.goods[place][good], NONE, seat * SLOTS + slot)
    s.goods[place][good] -= 1
    v.cargo[good] += 1
    v.shifts += 1


def check_unload(b: Board, s: State, seat: int, slot: int, good: int, bank: int) -> int:
    """Check putting a good down on a bank or a rig; nothing may be left at sea."""
    v = s.players[seat].transporters[slot]
    reason = handling(s)
    if reason == 0:
        reason = able(v)
    if reason == 0:
        reason = in_reach(b, s, v, bank)
    if reason:
        return reason
    if v.cargo[good] == 0:
        return NOT_ABOARD
    return NOTHING_LEFT_AT_SEA if adrift(b, s, v) else 0


def unload(b: Board, s: State, seat: int, slot: int, good: int, bank: int) -> None:
    """Put it down, with the marks of those that have moved it."""
    s.may_call = 0
    v = s.players[seat].transporters[slot]
    place = store_of(b, b.site_tile[v.site], bank)
    pass_marks(s, aboard(seat, slot), place, good, v.cargo[good], seat * SLOTS + slot, NONE)
    v.cargo[good] -= 1
    s.goods[place][good] += 1


def check_hand(b: Board, s: State, seat: int, slot: int, to: int, good: int) -> int:
    """Check handing a good from one own transporter to another in its reach."""
    v, other = s.players[seat].transporters[slot], s.players[seat].transporters[to]
    reason = handling(s)
    if reason == 0:
        reason = able(v)
    if reason == 0:
        reason = able_to_take(other)
    if reason:
        return reason
    if slot == to:
        return ITSELF
    if v.cargo[good] == 0:
        return NOT_ABOARD
    if not together(b, s, v, other):
        return OUT_OF_REACH
    return NO_ROOM if room_of(other) <= 0 else 0


def hand(s: State, seat: int, slot: int, to: int, good: int) -> None:
    """Hand it over."""
    pass_on(s, seat, slot, seat, to, good)


def pass_on(s: State, seat: int, slot: int, receiver: int, to: int, good: int) -> None:
    """Pass a good from a transporter of one seat to another of the same seat or of a different one."""
    s.may_call = 0
    v, other = s.players[seat].transporters[slot], s.players[receiver].transporters[to]
    giver, taker = seat * SLOTS + slot, receiver * SLOTS + to
    pass_marks(s, aboard(seat, slot), aboard(receiver, to), good, v.cargo[good], giver, taker)
    v.cargo[good] -= 1
    other.cargo[good] += 1
    other.shifts += 1
