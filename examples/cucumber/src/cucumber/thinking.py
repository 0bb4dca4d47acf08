"""What players that learn see of Cucumber: their hand, the trick, what others may hold, and everybody's points."""

from cucumber.rules import HAND, LIMIT, RANKS, SEATS, SUITS, TABLE, State, highest, plays, rank_of
from lautta.core.bits import count_bits
from lautta.core.boards import Board
from lautta.core.current_game import ONE, Inputs, Thinking, put
from lautta.core.difficulty import Difficulty

KINDS = len(RANKS)
HELD, GONE = 0, 4 * KINDS  # where the inputs begin: one's cards of each rank, at least one to four; those gone by rank
TOP = GONE + KINDS  # the highest rank of the trick
TRICK = TOP + KINDS + 1
OTHERS = TRICK + HAND  # from here on 6 for each player, oneself first
EACH = 6 + KINDS + 1


def observe(b: Board, s: State, seat: int, x: Inputs) -> None:
    hand, gone, top = s.players[seat].hand, s.played, highest(s)
    for other in range(s.seats):
        gone |= 1 << s.players[other].laid >> 1
    for kind in range(KINDS):
        mine = count_bits(hand >> SUITS * kind & 15)
        for number in range(SUITS):
            put(x, HELD + SUITS * kind + number, ONE if mine > number else 0)
        put(x, GONE + kind, count_bits(gone >> SUITS * kind & 15) * ONE // SUITS)
    put(x, TOP + top, ONE)
    put(x, TRICK + s.turn % HAND, ONE)
    for step in range(s.seats):
        see_player(s, (seat + step) % s.seats, OTHERS + EACH * step, top, x)


def see_player(s: State, seat: int, at: int, top: int, x: Inputs) -> None:
    p = s.players[seat]
    put(x, at, ONE if plays(s, seat) else 0)
    put(x, at + 1, p.points * ONE // LIMIT)
    put(x, at + 2, ONE if p.laid and rank_of(p.laid) == top else 0)
    put(x, at + 3, ONE if s.leader == seat else 0)
    put(x, at + 4, p.least * ONE // KINDS)
    put(x, at + 5, p.most * ONE // KINDS)
    put(x, at + 6 + rank_of(p.laid), ONE)


def won(b: Board, s: State) -> int:
    return s.winners


def lead(b: Board, s: State, seat: int) -> int:
    """By how many points a seat is behind the best of the others, as points are bad."""
    best = 2 * LIMIT
    for other in range(s.seats):
        best = min(best, s.players[other].points if other != seat else best)
    return best - s.players[seat].points


THINKING = Thinking(
    TABLE, inputs=OTHERS + EACH * SEATS, observe=observe, winners=won, lead=lead, far=LIMIT,
    difficulties=(Difficulty(blind=(range(OTHERS, OTHERS + EACH * SEATS),)), Difficulty(), Difficulty(worlds=100)),
)  # fmt: skip
