"""Chapter: geese. They follow transporters, and need not be carried."""

from lautta.core.bits import each_bit
from lautta.games.roads.rules.loading import in_reach
from lautta.games.roads.rules.map import all_banks, busy, ground, others_reached, store_of
from lautta.games.roads.rules.marks import behind, moved_by_others, pass_marks
from lautta.games.roads.rules.reasons import (
    ALREADY_FOLLOWED,
    GEESE_WANT_A_BANK,
    GOOSE_ALONE,
    IS_CARRIED,
    JUST_LEFT,
    NO_GEESE,
    NO_TRANSPORTER_THERE,
    TOO_MANY_SHIFTS,
)
from lautta.games.roads.rules.sailing import others_at_sea
from lautta.games.roads.state import (
    BANKS,
    GOOSE,
    MOST_SHIFTS,
    MOVEMENT,
    NONE,
    OIL_RIG,
    OPEN_SEA,
    RIVER,
    SLOTS,
    Board,
    State,
    Transporter,
    bit,
)

OTHERS = BANKS  # instead of a bank: geese that follow another player's transporter


def leading(s: State, v: Transporter) -> int:
    """0 if this transporter can take geese with it or leave them, else the reason why not."""
    reason = busy(s, MOVEMENT)
    if reason:
        return reason
    if v.kind == 0:
        return NO_TRANSPORTER_THERE
    if v.carrier:
        return IS_CARRIED
    return 0


def other_leader(b: Board, s: State, seat: int, slot: int) -> int:
    """The first transporter of another player in reach with a goose that may follow: seat * SLOTS + slot, or NONE."""
    v = s.players[seat].transporters[slot]
    for partner in each_bit(others_reached(b, s, v, seat)):
        other, place = partner // SLOTS, partner % SLOTS
        tired = moved_by_others(s, behind(other, place), GOOSE, seat, slot)
        if s.players[other].transporters[place].led > tired:
            return partner
    return NONE


def check_lead(b: Board, s: State, seat: int, slot: int, bank: int) -> int:
    """Check letting a goose follow: from a bank of the tile, or away from another player's transporter."""
    v = s.players[seat].transporters[slot]
    reason = leading(s, v)
    if reason:
        return reason
    if v.shifts >= MOST_SHIFTS:
        return TOO_MANY_SHIFTS
    if bank == OTHERS:
        return 0 if other_leader(b, s, seat, slot) != NONE else NO_GEESE
    reason = in_reach(b, s, v, bank)
    if reason:
        return reason
    place = store_of(b, b.site_tile[v.site], bank)
    if s.goods[place][GOOSE] == 0:
        return NO_GEESE
    if s.goods[place][GOOSE] == moved_by_others(s, place, GOOSE, seat, slot):
        return ALREADY_FOLLOWED
    return JUST_LEFT if v.left_on & bit(bank) else 0


def lead(b: Board, s: State, seat: int, slot: int, bank: int) -> None:
    """Let it follow from now on."""
    s.may_call = 0
    v = s.players[seat].transporters[slot]
    taker = seat * SLOTS + slot
    if bank == OTHERS:
        found = other_leader(b, s, seat, slot)
        owner, place = found // SLOTS, found % SLOTS
        leader = s.players[owner].transporters[place]
        pass_marks(s, behind(owner, place), behind(seat, slot), GOOSE, leader.led, found, taker)
        leader.led -= 1
    else:
        place = store_of(b, b.site_tile[v.site], bank)
        pass_marks(s, place, behind(seat, slot), GOOSE, s.goods[place][GOOSE], NONE, taker)
        s.goods[place][GOOSE] -= 1
    v.led += 1
    v.shifts += 1


def check_leave(b: Board, s: State, seat: int, slot: int, bank: int) -> int:
    """Check letting a goose stay behind: on a bank, on a rig, or at sea with another transporter."""
    v = s.players[seat].transporters[slot]
    reason = leading(s, v)
    if reason == 0:
        reason = in_reach(b, s, v, bank)
    if reason:
        return reason
    if v.led == 0:
        return NO_GEESE
    rigged = s.building[b.site_tile[v.site]] == OIL_RIG
    if b.site_kind[v.site] == OPEN_SEA and not rigged and not others_at_sea(b, s, seat, slot):
        return GOOSE_ALONE
    return 0


def leave(b: Board, s: State, seat: int, slot: int, bank: int) -> None:
    """Leave it behind."""
    s.may_call = 0
    put_goose(b, s, seat, slot, bank)
    s.players[seat].transporters[slot].left_on |= bit(bank)


def put_goose(b: Board, s: State, seat: int, slot: int, bank: int) -> None:
    """Put a goose that followed on a bank, with the marks of those that it followed."""
    v = s.players[seat].transporters[slot]
    place = store_of(b, b.site_tile[v.site], bank)
    pass_marks(s, behind(seat, slot), place, GOOSE, v.led, seat * SLOTS + slot, NONE)
    v.led -= 1
    s.goods[place][GOOSE] += 1


def want_a_bank(b: Board, s: State, seat: int) -> int:
    """0 unless a goose follows a boat in a river, as it must be left on a bank before the seat is done."""
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if v.kind and v.led and b.site_kind[v.site] == RIVER:
            tile = b.site_tile[v.site]
            if ground(s, tile, 0) != all_banks(b, tile):
                return GEESE_WANT_A_BANK
    return 0


def geese_rest(b: Board, s: State, seat: int) -> None:
    """Let a seat's geese stay where its transporters are, as it is done."""
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        while v.kind and v.led:
            put_goose(b, s, seat, slot, b.site_bank[v.site])
