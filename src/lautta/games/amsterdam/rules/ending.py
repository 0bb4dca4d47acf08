"""The end of the game: the last turns, and what is counted then (chapter: end of the game)."""

from lautta.games.amsterdam.rules.scoring import count_up
from lautta.games.amsterdam.state import MOST_TURNS, OVER, Board, State


def count_turn(s: State) -> None:
    """A turn is finished."""
    s.turn = min(s.turn + 1, MOST_TURNS)


def count_down(b: Board, s: State) -> bool:
    """Few carts start the last turns, one for each player; each turn then counts down. Were these all?"""
    if s.last_turns > 0:
        s.last_turns -= 1
        return s.last_turns == 0
    if s.players[s.seat].carts <= b.end_carts:
        s.trigger = s.seat
        s.last_turns = s.seats
    return False


def finish(b: Board, s: State) -> None:
    """End the game and count the points."""
    s.phase = OVER
    count_up(b, s)
