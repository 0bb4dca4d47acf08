"""Chapter: goods on the way. Loading, unloading, and handing over between own transporters; which goods have moved.

Goods of a kind are alike but for who has moved them in this phase. Whoever takes some takes those first that the
fewest have moved, each seat looked at by itself; what cannot move on with a transporter leaves it first.
"""

from lautta.games.roads.map import all_banks, reach_of, store_of, together
from lautta.games.roads.reasons import (
    ANSWER_FIRST,
    CARRIES_ANOTHER,
    IS_CARRIED,
    ITSELF,
    JUST_DROPPED,
    JUST_LOADED,
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
from lautta.games.roads.state import (
    MOST_SHIFTS,
    MOVEMENT,
    OIL_RIG,
    OPEN_SEA,
    PLAYING,
    PRODUCTION,
    Board,
    State,
    Transporter,
    bit,
    room_of,
)


def handling(s: State) -> int:
    """0 if goods may change places now: in production and movement."""
    if s.phase not in (PRODUCTION, MOVEMENT):
        return OTHER_PHASE
    if s.stage != PLAYING:
        return ORDER_FIRST
    if s.offer.kind:
        return ANSWER_FIRST
    return WORK_FIRST if s.work.job else 0


def able(v: Transporter) -> int:
    """0 if this transporter can handle goods."""
    if v.kind == 0:
        return NO_TRANSPORTER_THERE
    if v.carrier:
        return IS_CARRIED
    if v.passenger:
        return CARRIES_ANOTHER
    return TOO_MANY_SHIFTS if v.shifts >= MOST_SHIFTS else 0


def in_reach(b: Board, s: State, v: Transporter, bank: int) -> int:
    """0 if the transporter reaches a bank of its tile."""
    if all_banks(b, b.site_tile[v.site]) & bit(bank) == 0:
        return NO_SUCH_BANK
    return 0 if reach_of(b, s, v) & bit(bank) else OUT_OF_REACH


def check_load(b: Board, s: State, seat: int, slot: int, good: int, bank: int) -> int:
    """Take a good on from a bank of the tile, from a rig, or a goose from the sea."""
    v = s.players[seat].transporters[slot]
    reason = handling(s)
    if reason == 0:
        reason = able(v)
    if reason == 0:
        reason = in_reach(b, s, v, bank)
    if reason:
        return reason
    if s.goods[store_of(b, b.site_tile[v.site], bank)][good] == 0:
        return NOT_THERE
    if room_of(v) <= 0:
        return NO_ROOM
    return JUST_DROPPED if v.dropped[bank] & bit(good) else 0


def load(b: Board, s: State, seat: int, slot: int, good: int, bank: int) -> None:
    """It is aboard; what another transporter of the seat has moved binds this one to the place."""
    v = s.players[seat].transporters[slot]
    place = store_of(b, b.site_tile[v.site], bank)
    count = s.goods[place][good]
    for other in range(s.seats):
        if s.moved[other][place][good] == count:
            s.moved[other][place][good] -= 1
            v.marked[other][good] += 1
            if other == seat:
                v.stuck[good] += 1
    s.goods[place][good] -= 1
    v.cargo[good] += 1
    v.loaded[bank] |= bit(good)
    v.shifts += 1


def check_unload(b: Board, s: State, seat: int, slot: int, good: int, bank: int) -> int:
    """Put a good down on a bank or a rig; nothing is left at sea."""
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
    if b.site_kind[v.site] == OPEN_SEA and s.building[b.site_tile[v.site]] != OIL_RIG:
        return NOTHING_LEFT_AT_SEA
    return JUST_LOADED if v.loaded[bank] & bit(good) else 0


def unload(b: Board, s: State, seat: int, slot: int, good: int, bank: int) -> None:
    """It lies there now, with the marks of those who have moved it."""
    v = s.players[seat].transporters[slot]
    place = store_of(b, b.site_tile[v.site], bank)
    for other in range(s.seats):
        if leaves_with_mark(v, seat, other, good):
            v.marked[other][good] -= 1
            s.moved[other][place][good] += 1
    take_from(v, good)
    s.goods[place][good] += 1
    v.dropped[bank] |= bit(good)


def leaves_with_mark(v: Transporter, seat: int, other: int, good: int) -> bool:
    """Has that seat moved the good of this kind that leaves a transporter next?"""
    if other == seat and v.stuck[good]:
        return True
    return v.marked[other][good] == v.cargo[good]


def take_from(v: Transporter, good: int) -> None:
    """One good less aboard, first of those that may not move on with it."""
    v.cargo[good] -= 1
    if v.stuck[good]:
        v.stuck[good] -= 1
    v.shifts += 1


def check_hand(b: Board, s: State, seat: int, slot: int, to: int, good: int) -> int:
    """Hand a good from one own transporter to another in its reach."""
    v, other = s.players[seat].transporters[slot], s.players[seat].transporters[to]
    reason = handling(s)
    if reason == 0:
        reason = able(v)
    if reason == 0:
        reason = able(other)
    if reason:
        return reason
    if slot == to:
        return ITSELF
    if v.cargo[good] == 0:
        return NOT_ABOARD
    if not together(b, s, v, other):
        return OUT_OF_REACH
    if room_of(other) <= 0:
        return NO_ROOM
    return JUST_DROPPED if other.given & bit(good) else 0


def hand(s: State, seat: int, slot: int, to: int, good: int) -> None:
    """It is on the other one."""
    v, other = s.players[seat].transporters[slot], s.players[seat].transporters[to]
    pass_on(s, v, seat, other, seat, good)


def pass_on(s: State, v: Transporter, seat: int, other: Transporter, receiver: int, good: int) -> None:
    """A good changes from a transporter of one seat to one of another, or of the same."""
    for mover in range(s.seats):
        if leaves_with_mark(v, seat, mover, good):
            v.marked[mover][good] -= 1
            other.marked[mover][good] += 1
            if mover == receiver:
                other.stuck[good] += 1
    take_from(v, good)
    other.cargo[good] += 1
    other.shifts += 1
    v.given |= bit(good)
