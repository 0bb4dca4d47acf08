"""Chapter: consent of other players. An offer passes the decision to that seat; nothing is forced. A seat may repeat a
refused offer, but not endlessly: see `may_offer` in helping.py.
"""

from collections.abc import Iterator

from lautta.core.bits import each_bit
from lautta.games.roads.rules.carrying import is_empty, may_ride, ride
from lautta.games.roads.rules.helping import may_offer, receive_help
from lautta.games.roads.rules.loading import able, able_to_take, handling, has_goods, has_room, pass_on, sticks_at_sea
from lautta.games.roads.rules.map import busy, others_reached, together
from lautta.games.roads.rules.marks import aboard
from lautta.games.roads.rules.reasons import (
    NO_OFFER_MADE,
    NO_ROOM,
    NO_SUCH_PLAYER,
    NOT_ABOARD,
    OUT_OF_REACH,
    OWN_ONE,
)
from lautta.games.roads.rules.transporter_table import room_of
from lautta.games.roads.rules.works import advance
from lautta.games.roads.state import ASK, BOARD, GIVE, GOODS, HELP, INVITE, MOVEMENT, NO_OFFER, SLOTS, Board, State


def another(s: State, seat: int, partner: int) -> int:
    """0 if this transporter belongs to another player of the game."""
    if partner // SLOTS >= s.seats:
        return NO_SUCH_PLAYER
    return OWN_ONE if partner // SLOTS == seat else 0


def check_give(b: Board, s: State, seat: int, slot: int, partner: int, good: int) -> int:
    """Check offering a good to another player's transporter."""
    reason = another(s, seat, partner)
    if reason:
        return reason
    reason = passing(b, s, seat, slot, partner // SLOTS, partner % SLOTS, good)
    return reason if reason else may_offer(s, seat, GIVE, partner // SLOTS, good)


def check_ask(b: Board, s: State, seat: int, slot: int, partner: int, good: int) -> int:
    """Check asking another player for a good that their transporter carries."""
    reason = another(s, seat, partner)
    if reason:
        return reason
    reason = passing(b, s, partner // SLOTS, partner % SLOTS, seat, slot, good)
    return reason if reason else may_offer(s, seat, ASK, partner // SLOTS, good)


def passing(b: Board, s: State, seat: int, slot: int, owner: int, other: int, good: int) -> int:
    """0 if a good can be passed now from a transporter of one seat to one of another."""
    reason = handling(s)
    return reason if reason else can_pass(b, s, seat, slot, owner, other, good)


def can_pass(b: Board, s: State, seat: int, slot: int, owner: int, other: int, good: int) -> int:
    """0 if one transporter has the good and the other is in reach, has room, and would not be stuck with it at sea."""
    giver, taker = s.players[seat].transporters[slot], s.players[owner].transporters[other]
    reason = able(giver)
    if reason == 0:
        reason = able_to_take(taker)
    if reason:
        return reason
    if not together(b, s, giver, taker):
        return OUT_OF_REACH
    if giver.cargo[good] == 0:
        return NOT_ABOARD
    if room_of(taker) <= 0:
        return NO_ROOM
    return sticks_at_sea(b, s, aboard(seat, slot), good, giver.cargo[good], owner, other)


def check_invite(b: Board, s: State, seat: int, slot: int, partner: int) -> int:
    """Check offering to carry another player's transporter."""
    reason = another(s, seat, partner)
    if reason == 0:
        reason = busy(s, MOVEMENT)
    if reason:
        return reason
    rider = s.players[partner // SLOTS].transporters[partner % SLOTS]
    reason = may_ride(b, s, s.players[seat].transporters[slot], rider)
    return reason if reason else may_offer(s, seat, INVITE, partner // SLOTS, 0)


def check_board(b: Board, s: State, seat: int, slot: int, partner: int) -> int:
    """Check asking another player to carry an own transporter."""
    reason = another(s, seat, partner)
    if reason == 0:
        reason = busy(s, MOVEMENT)
    if reason:
        return reason
    bearer = s.players[partner // SLOTS].transporters[partner % SLOTS]
    reason = may_ride(b, s, bearer, s.players[seat].transporters[slot])
    return reason if reason else may_offer(s, seat, BOARD, partner // SLOTS, 0)


def offer(s: State, seat: int, kind: int, slot: int, partner: int, good: int) -> None:
    """Make an offer, which the other player has to answer."""
    s.may_call = 0
    s.offer.kind, s.offer.seat, s.offer.slot, s.offer.good = kind, seat, slot, good
    s.offer.to, s.offer.other = partner // SLOTS, partner % SLOTS


def give(s: State, seat: int, slot: int, partner: int, good: int) -> None:
    """Offer a good."""
    offer(s, seat, GIVE, slot, partner, good)


def ask(s: State, seat: int, slot: int, partner: int, good: int) -> None:
    """Ask for a good."""
    offer(s, seat, ASK, slot, partner, good)


def invite(s: State, seat: int, slot: int, partner: int) -> None:
    """Offer a ride."""
    offer(s, seat, INVITE, slot, partner, 0)


def board(s: State, seat: int, slot: int, partner: int) -> None:
    """Ask for a ride."""
    offer(s, seat, BOARD, slot, partner, 0)


def check_answer(s: State) -> int:
    """Check answering an offer, by agreeing or refusing."""
    return 0 if s.offer.kind else NO_OFFER_MADE


def accept(b: Board, s: State) -> None:
    """Carry out the offer."""
    kind, seat, to = s.offer.kind, s.offer.seat, s.offer.to
    slot, other, good = s.offer.slot, s.offer.other, s.offer.good
    if kind == GIVE:
        pass_on(s, seat, slot, to, other, good)
    elif kind == ASK:
        pass_on(s, to, other, seat, slot, good)
    elif kind == INVITE:
        ride(s, seat, slot, to, other)
    elif kind == BOARD:
        ride(s, to, other, seat, slot)
    else:
        receive_help(s)
    close_offer(s)
    if kind == HELP:
        advance(b, s)


def refuse(s: State) -> None:
    """Refuse the offer, and count the refusal."""
    s.players[s.offer.seat].refused[s.offer.to][s.offer.kind][s.offer.good] += 1
    close_offer(s)


def close_offer(s: State) -> None:
    """Remove the offer."""
    s.offer.kind, s.offer.seat, s.offer.to, s.offer.slot, s.offer.other, s.offer.good = NO_OFFER, 0, 0, 0, 0, 0


# what may be offered


def gives(b: Board, s: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """Goods to offer to others' transporters in reach."""
    if handling(s):
        return
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if has_goods(v):
            for partner in each_bit(others_reached(b, s, v, seat)):
                for good in range(GOODS):
                    if v.cargo[good] and check_give(b, s, seat, slot, partner, good) == 0:
                        yield slot, partner, good


def asks(b: Board, s: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """Goods to ask for from others' transporters in reach."""
    if handling(s):
        return
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if has_room(v):
            for partner in each_bit(others_reached(b, s, v, seat)):
                giver = s.players[partner // SLOTS].transporters[partner % SLOTS]
                for good in range(GOODS):
                    if giver.cargo[good] and check_ask(b, s, seat, slot, partner, good) == 0:
                        yield slot, partner, good


def invites(b: Board, s: State, seat: int) -> Iterator[tuple[int, int]]:
    """Others' transporters to offer to carry."""
    if busy(s, MOVEMENT):
        return
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if is_empty(v):
            for partner in each_bit(others_reached(b, s, v, seat)):
                if check_invite(b, s, seat, slot, partner) == 0:
                    yield slot, partner


def boards(b: Board, s: State, seat: int) -> Iterator[tuple[int, int]]:
    """Others' transporters to ask for a ride."""
    if busy(s, MOVEMENT):
        return
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if is_empty(v):
            for partner in each_bit(others_reached(b, s, v, seat)):
                if check_board(b, s, seat, slot, partner) == 0:
                    yield slot, partner
