"""Turns: the next one, the last ones, and the end (chapters: course of play, end of the game)."""

from lautta.games.amsterdam.scoring import count_up
from lautta.games.amsterdam.state import MOST_TURNS, OVER, TURN, Board, State


def count_turn(s: State) -> None:
    """A turn is finished."""
    s.turn = min(s.turn + 1, MOST_TURNS)


def end_turn(b: Board, s: State) -> None:
    """Pass the turn to the next seat; few carts start the last turns, one for each player, then the game is over."""
    count_turn(s)
    if s.last_turns > 0:
        s.last_turns -= 1
        if s.last_turns == 0:
            finish(b, s)
            return
    elif s.players[s.seat].carts <= b.end_carts:
        s.trigger = s.seat
        s.last_turns = s.seats
    s.seat = (s.seat + 1) % s.seats
    s.phase = TURN


def finish(b: Board, s: State) -> None:
    """End the game and count the points."""
    s.phase = OVER
    count_up(b, s)
