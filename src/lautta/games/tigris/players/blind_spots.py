"""What the gentle opponents overlook, and what they like; Pipsa overlooks what Otto does, and more."""

from functools import partial
from typing import TYPE_CHECKING

from lautta.core.difficulty import Difficulty
from lautta.games.tigris.players import features as inputs
from lautta.games.tigris.state import COLOURS, NONE, State

if TYPE_CHECKING:
    from lautta.core.game import GameState

NEVER = -1.0  # what is not thought of, unless there is nothing else
UNFAMILIAR = ("withdraw", "destroy", "pass")

RIVALS = (  # points and leaders of others
    range(inputs.STANDING + inputs.OF_STANDING, inputs.LEADER),
    range(inputs.LEADER + COLOURS * inputs.OF_LEADER, inputs.HANDS),
)
CLASHES = (range(inputs.CLASH, inputs.FIGHT),)  # wars and revolts that others or it may begin
BALANCE = (range(inputs.STANDING, inputs.STANDING + inputs.OF_STANDING),)  # which colours are weak
TIME = (range(inputs.GLOBAL + 3, inputs.GLOBAL + 14),)  # how far the game is


def taste(
    greed: float, swap: float, view: "GameState", seat: int, name: str, args: tuple[int, ...], after: State
) -> float:
    """Like points of any colour at once, and swaps less by so much; leave leaders where they stand."""
    p = view.record.players[seat]
    if name in UNFAMILIAR or (name == "position" and p.leader[args[0]] != NONE):
        return NEVER
    return greed * (gains(after, seat) - gains(view.record, seat)) - swap * (name == "swap")


def gains(s: State, seat: int) -> int:
    """The points of a seat, and its treasures."""
    p = s.players[seat]
    return sum(p.points[colour] for colour in range(COLOURS)) + p.treasures


OTTO = Difficulty(blind=CLASHES + BALANCE, taste=partial(taste, 0.03, 0.0))
PIPSA = Difficulty(blind=OTTO.blind + RIVALS + TIME, taste=partial(taste, 0.06, 0.1))
