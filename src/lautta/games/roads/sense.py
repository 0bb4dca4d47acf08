"""What an action is worth to a settler: `weigh` gives each legal action a worth.

The settler is in `settler/`: goals.py says what it builds, wants.py what it needs where, errands.py who carries it, and
acts.py what it does about it now. Worths only rank actions; they are not points.
"""

from lautta.core.game import GameState
from lautta.games.roads.settler.acts import Settler


def settlers_choice(view: GameState, seat: int) -> int:
    """The code of what the settler does: what is worth most, the first among equals."""
    worths = weigh(view, seat)
    return max(worths, key=lambda code: worths[code])


def weigh(view: GameState, seat: int) -> dict[int, float]:
    """The worth of each legal action of a seat, from its view."""
    return Settler(view, seat).worths()
