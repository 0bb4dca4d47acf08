"""Chapter: the end. The game is over; the last brick, in wonder.py, brings it about."""

from lautta.games.roads.rules.scoring import count_up
from lautta.games.roads.state import OVER, PLAYING, State


def finish(s: State) -> None:
    """End the game and count the points."""
    s.phase, s.stage, s.waiting, s.ordered, s.at, s.may_call = OVER, PLAYING, 0, 0, 0, 0
    s.rivals = 0
    count_up(s)
