"""What players that search and learn need to know of Tigris & Euphrates."""

from lautta.core.current_game import Thinking
from lautta.core.difficulty import Difficulty
from lautta.games.tigris.actions import ACTIONS, TABLE
from lautta.games.tigris.players.blind_spots import OTTO, PIPSA
from lautta.games.tigris.players.features import INPUTS, observe
from lautta.games.tigris.players.outlines import Thoughts
from lautta.games.tigris.players.pruning import sift
from lautta.games.tigris.state import Board, State

DIFFICULTIES = (  # of computer opponents, from gentle to hard
    PIPSA,
    OTTO,
    Difficulty(),
    Difficulty(worlds=48, ahead=0),
    Difficulty(worlds=1600, shrink=4, ahead=0),
)


def foresee(b: Board, s: State, w: Thoughts, seat: int, code: int) -> None:
    """Do an action in a view: the rules leave tiles unknown that come from its bag."""
    ACTIONS.apply(b, s, seat, code)


def winners(b: Board, s: State) -> int:
    """The mask of the seats that won."""
    return s.winners


def lead(b: Board, s: State, seat: int) -> int:
    """By how many points a seat's weakest colour is ahead of the best of the others."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.players[other].score)
    return s.players[seat].score - most


THINKING = Thinking(
    TABLE, inputs=INPUTS, observe=observe, foresee=foresee, winners=winners, lead=lead,
    sift=sift, scratch=Thoughts, difficulties=DIFFICULTIES,
)  # fmt: skip
