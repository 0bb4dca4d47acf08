"""The sequence of play: one turn after another, and whose decision it is (chapter: course of play)."""

from lautta.games.amsterdam.rules.ending import count_down, count_turn, finish
from lautta.games.amsterdam.state import OVER, SETUP, TURN, Board, State, bit, seats_mask


def end_turn(b: Board, s: State) -> None:
    """Pass the turn to the next seat, unless it was the last one."""
    count_turn(s)
    if count_down(b, s):
        finish(b, s)
        return
    s.seat = (s.seat + 1) % s.seats
    s.phase = TURN


def to_act(s: State) -> int:
    """The seats that may act now: during the set-up, everybody who has not chosen contracts."""
    if s.phase == SETUP:
        return seats_mask(s) & ~s.chosen
    return 0 if s.phase == OVER else bit(s.seat)
