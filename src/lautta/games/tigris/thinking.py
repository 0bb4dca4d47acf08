"""What players that search and learn need to know of Tigris & Euphrates."""

from lautta.core.at_hand import Thinking
from lautta.games.tigris.actions import TABLE
from lautta.games.tigris.features import INPUTS, observe
from lautta.games.tigris.foresight import foresee
from lautta.games.tigris.hiding import deal_uncountable, hide_uncountable
from lautta.games.tigris.manners import MANNERS
from lautta.games.tigris.outlines import Thoughts
from lautta.games.tigris.sifting import sift
from lautta.games.tigris.state import Board, State


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
    TABLE, inputs=INPUTS, observe=observe, foresee=foresee, hide=hide_uncountable, deal=deal_uncountable,
    winners=winners, lead=lead, sift=sift, scratch=Thoughts, manners=MANNERS,
)  # fmt: skip
