"""What the gentle opponents overlook, and what they like; each of them overlooks what the next one does, and more."""

from functools import partial
from typing import TYPE_CHECKING

from lautta.core.difficulty import Difficulty
from lautta.games.amsterdam.board.paths import marks, missing_each
from lautta.games.amsterdam.players import features as inputs
from lautta.games.amsterdam.players.sense import Mind
from lautta.games.amsterdam.state import SECOND, State, bit

if TYPE_CHECKING:
    from lautta.core.game import GameState

NEVER = -1.0  # what is not thought of, unless there is nothing else

DANGER = (
    range(inputs.DANGER, inputs.INPUTS),  # planned routes that others could take
    range(inputs.PLAN + inputs.TOUCHED, inputs.PLAN + inputs.PLAN_COUNTS),
)
UNSEEN = (range(inputs.UNSEEN, inputs.DANGER),)  # contracts that it may draw
TIME = (  # how far the game is
    range(inputs.COURSE + inputs.LAST, inputs.COURSE + inputs.POOL),
    range(inputs.COURSE + inputs.COURSE_COUNTS, inputs.COURSE + inputs.COURSE_COUNTS + 3),
)
CARTS = (  # its own
    range(inputs.SEAT + inputs.CARTS, inputs.SEAT + inputs.HAND),
    range(inputs.SEAT + inputs.SEAT_COUNTS + 3, inputs.SEAT + inputs.SEAT_SIZE),
)


def taste(greed: float, view: "GameState", seat: int, name: str, args: tuple[int, ...], after: State) -> float:
    """Like points at once, build and collect for contracts while there are any, and build in the last turn."""
    s: State = view.record
    if name == "build":
        stray = not s.last_turns and is_stray(view, seat, args[0])
        return NEVER * stray + greed * (after.players[seat].points - s.players[seat].points)
    wasted = name == "row" and s.phase == SECOND and is_wasted(Mind(view, seat), args[0])
    return NEVER * (wasted or s.last_turns > 0)


def is_wasted(mind: Mind, slot: int) -> bool:
    """Is an open card of no use for contracts, although another one completes a route for them?"""
    return not mind.needs(mind.s.row[slot]) and mind.completing


def is_stray(view: "GameState", seat: int, route: int) -> bool:
    """Does a route bring none of the contracts nearer that a seat can fulfil, or put one of them out of reach?"""
    b, p = view.board.record, view.record.players[seat]
    contracts, carts = marks(p.contracts), p.carts - b.length[route]
    now = missing_each(b, view.record, seat, contracts)  # type: ignore[arg-type]
    then = missing_each(b, view.record, seat, contracts, p.routes | bit(route))  # type: ignore[arg-type]
    ways = [(old, new) for old, new in zip(now, then, strict=True) if old and 0 < old.spaces <= p.carts]
    if any(not new or new.spaces > carts for _, new in ways):
        return True
    return bool(ways) and not any(new and new.spaces < old.spaces for old, new in ways)


IDA = Difficulty(blind=DANGER + UNSEEN, taste=partial(taste, 0.03))
OTTO = Difficulty(blind=IDA.blind + TIME, taste=partial(taste, 0.01))
PIPSA = Difficulty(blind=OTTO.blind + CARTS, taste=partial(taste, 0.08))
