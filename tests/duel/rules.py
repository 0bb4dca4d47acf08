"""Each chooses a card in secret, in any order; the higher one scores, a coin decides between equal ones."""

from tests.duel.state import NONE, SEATS, Board, State

from lautta.core.bits import count_bits
from lautta.core.chance import below
from lautta.core.faults import Faults, FaultTable, note

NOT_HELD = 1


def start(b: Board, s: State, seats: int) -> None:
    s.seats = seats
    for seat in range(seats):
        p = s.players[seat]
        p.chosen = NONE
        while p.held < b.hand:
            card = below(s.chance, b.cards)
            if not p.hand >> card & 1:
                p.hand |= 1 << card
                p.held += 1


def to_act(s: State) -> int:
    mask = 0
    for seat in range(s.seats):
        if s.players[seat].held > 0 and not s.players[seat].ready:
            mask |= 1 << seat
    return mask


def check_play(s: State, seat: int, card: int) -> int:
    return 0 if s.players[seat].hand >> card & 1 else NOT_HELD


def play(s: State, seat: int, card: int) -> None:
    p = s.players[seat]
    p.hand &= ~(1 << card)
    p.held -= 1
    p.chosen = card
    p.ready = 1
    if s.players[0].ready and s.players[1].ready:
        reveal(s)


def reveal(s: State) -> None:
    one, two = s.players[0], s.players[1]
    best = 0 if one.chosen > two.chosen else 1
    if one.chosen == two.chosen:
        best = below(s.chance, SEATS)
    s.players[best].points += 1
    for seat in range(SEATS):
        s.players[seat].chosen = NONE
        s.players[seat].ready = 0
    s.shown += 1
    s.turn += 1
    if one.held == 0:
        s.winners = 3 if one.points == two.points else 1 if one.points > two.points else 2


def derive(s: State) -> None:
    for seat in range(SEATS):
        s.players[seat].held = count_bits(s.players[seat].hand)


FAULTS = FaultTable("duel")
HANDS = FAULTS.add("hands", "players")


def relations(s: State, f: Faults) -> None:
    one, other = s.players[0], s.players[1]
    if one.held + one.ready != other.held + other.ready:
        note(f, HANDS, 0, 0, 0, 0)
