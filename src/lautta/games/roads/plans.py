"""Plans: in a phase for which no order was called, each seat plans its actions as if it moved next.

Finished plans are replayed one after another in the order of the sequence chart. `lautta.core.plans` replays them.
"""

from lautta.core.actions import ActionSpace
from lautta.core.game import GameState
from lautta.core.plans import Plans, StandingAnswers
from lautta.games.roads.order import in_turn, to_act
from lautta.games.roads.setup import distance
from lautta.games.roads.state import (
    CALLING,
    NO_OFFER,
    NO_TRANSPORTER,
    NO_WORK,
    PLAYING,
    SLOTS,
    SOURCES,
    Board,
    State,
)

OFFERS = ("give", "ask", "invite", "board")
NEVER, UNLESS_NEAR = "never", "unless-near"
NEAR = 4  # players whose transporters are this many tiles apart, or fewer, may get in each other's way


def planners(state: GameState) -> int:
    """The seats that are not done in a phase for which no order was called, if there are several."""
    s: State = state.record
    if s.stage != PLAYING or in_turn(s) or not rests(state):
        return 0
    seats = to_act(s)
    return seats if seats & (seats - 1) else 0


def order(state: GameState) -> list[int]:
    """The seats in the order of the sequence chart."""
    s: State = state.record
    return [s.chart[slot] - 1 for slot in range(s.seats)]


def rests(state: GameState) -> bool:
    """Is no work in hand and no offer open?"""
    s: State = state.record
    return s.work.job == NO_WORK and s.offer.kind == NO_OFFER


def is_offer(space: ActionSpace, code: int) -> bool:
    """Does an action ask another player for something?"""
    action, args = space.decode(code)
    return action.name in OFFERS or (action.name == "pay" and args[1] >= SOURCES)


def answer(view: GameState, seat: int, name: str) -> str | None:
    """The action that a standing answer gives: to agree, always or while nobody is near; None if the seat is asked."""
    s: State = view.record
    if s.stage != CALLING or not s.waiting >> seat & 1:
        return None
    b: Board = view.board.record  # type: ignore[assignment]
    return "agree" if name == NEVER or not anybody_near(b, s, seat) else None


def anybody_near(b: Board, s: State, seat: int) -> bool:
    """Is a transporter of another player near one of this seat?"""
    mine = tiles_of(b, s, seat)
    return any(
        distance(b, here, there) <= NEAR
        for other in range(s.seats)
        if other != seat
        for there in tiles_of(b, s, other)
        for here in mine
    )


def tiles_of(b: Board, s: State, seat: int) -> set[int]:
    """The tiles on which a seat has transporters."""
    transporters = [s.players[seat].transporters[slot] for slot in range(SLOTS)]
    return {b.site_tile[one.site] for one in transporters if one.kind != NO_TRANSPORTER}


PLANS = Plans(planners, order, rests, is_offer)
STANDING = StandingAnswers((UNLESS_NEAR, NEVER), answer)
