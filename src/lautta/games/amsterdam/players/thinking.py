"""The game's declaration for players that search."""

from lautta.core.current_game import Thinking
from lautta.core.difficulty import Difficulty
from lautta.games.amsterdam.actions import TABLE
from lautta.games.amsterdam.board.cities import made
from lautta.games.amsterdam.players.afterstates import foresee
from lautta.games.amsterdam.players.blind_spots import IDA, OTTO, PIPSA
from lautta.games.amsterdam.players.board_analysis import BoardAnalysis
from lautta.games.amsterdam.players.features import INPUTS, observe
from lautta.games.amsterdam.players.pruning import sift
from lautta.games.amsterdam.state import Board, State

DIFFICULTIES = (  # of computer opponents, from gentle to hard
    PIPSA,
    OTTO,
    IDA,
    Difficulty(),
    Difficulty(worlds=4000, trust=30, regrow=50, belief=2),
)


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
    TABLE, inputs=INPUTS, observe=observe, foresee=foresee, winners=winners, lead=lead, sift=sift,
    scratch=BoardAnalysis, practice=made, difficulties=DIFFICULTIES,
)  # fmt: skip
