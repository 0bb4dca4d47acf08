"""The game's declaration for players that search."""

from lautta.core.at_hand import Thinking
from lautta.games.amsterdam.actions import TABLE
from lautta.games.amsterdam.cities import made
from lautta.games.amsterdam.features import INPUTS, observe
from lautta.games.amsterdam.foresight import foresee
from lautta.games.amsterdam.hiding import deal, hide
from lautta.games.amsterdam.manners import MANNERS
from lautta.games.amsterdam.sifting import sift
from lautta.games.amsterdam.sight import Sight
from lautta.games.amsterdam.state import Board, State


def winners(b: Board, s: State) -> int:
    """The mask of the seats that won."""
    return s.winners


def lead(b: Board, s: State, seat: int) -> int:
    """By how many points a seat is ahead of the best of the others, when the game is over."""
    best = -1_000
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.players[other].points)
    return s.players[seat].points - best


THINKING = Thinking(
    TABLE, inputs=INPUTS, observe=observe, foresee=foresee, hide=hide, deal=deal, winners=winners, lead=lead,
    sift=sift, scratch=Sight, practice=made, manners=MANNERS,
)  # fmt: skip
