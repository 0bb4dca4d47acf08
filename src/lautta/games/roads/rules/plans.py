"""Plans: in a phase for which no order was called, each seat plans its actions as if it moved next.

Finished plans are replayed one after another in the order of the sequence chart. `lautta.core.plans` replays them.
"""

from lautta.core.actions import ActionSpace
from lautta.core.game import GameState
from lautta.core.plans import Plans, StandingAnswers
from lautta.core.records import copy_of
from lautta.games.roads.rules.contest import seats_of_pairs
from lautta.games.roads.rules.map import store_of
from lautta.games.roads.rules.order import in_turn
from lautta.games.roads.rules.production import work_off
from lautta.games.roads.rules.sequence import to_act
from lautta.games.roads.rules.setup import distance
from lautta.games.roads.state import (
    CALLING,
    GOODS,
    GOOSE,
    NO_OFFER,
    NO_TRANSPORTER,
    NO_WORK,
    PLAYING,
    PRODUCTION,
    SETUP,
    SLOTS,
    SOURCES,
    WONDER,
    Board,
    State,
)

OFFERS = ("give", "ask", "invite", "board")
NEVER, UNLESS_NEAR, REST = "never", "unless-near", "rest-of-turn"
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


def is_open(space: ActionSpace, code: int) -> bool:
    """Does an action call for the order?"""
    action, _ = space.decode(code)
    return action.name == "call"


def answer(view: GameState, seat: int, name: str) -> str | None:
    """The action that a standing answer gives: to agree, always or while nobody is near; None if the seat is asked.

    With `rest` it is done with every phase of this turn, but for those in which something of its own is at stake.
    """
    s: State = view.record
    if not s.waiting >> seat & 1:
        return None
    b: Board = view.board.record  # type: ignore[assignment]
    if name == REST:
        return rest(b, s, seat)
    if s.stage != CALLING:
        return None
    return "agree" if name == NEVER or not anybody_near(b, s, seat) else None


def rest(b: Board, s: State, seat: int) -> str | None:
    """What a seat does that has no more to do in this turn.

    It decides itself when all are asked for the order and it could meet somebody (at the wonder it buys nothing), where
    the order was called, and before a factory would use up for nothing, or geese and paper vanish, where a transporter
    of it stands.
    """
    if s.work.job != NO_WORK or s.offer.kind != NO_OFFER or s.phase == SETUP:
        return None
    if s.stage == CALLING:
        return None if s.phase != WONDER and seats_of_pairs(s.rivals) >> seat & 1 else "agree"
    if s.stage != PLAYING or s.ordered or (s.phase == PRODUCTION and loses(b, s, seat)):
        return None
    return "done"


def loses(b: Board, s: State, seat: int) -> bool:
    """Would goods be lost where a seat has a transporter, if nobody did anything more in this production?"""
    after = copy_of(s)
    work_off(b, after)
    return any(wastes(b, s, after, tile) for tile in tiles_of(b, s, seat))


def wastes(b: Board, before: State, after: State, tile: int) -> bool:
    """Do geese vanish on a tile, which only research takes; or other goods, and nothing is made of them?"""
    stores = [store_of(b, tile, bank) for bank in range(b.bank_count[tile])]
    more = [sum(after.goods[store][good] - before.goods[store][good] for store in stores) for good in range(GOODS)]
    return more[GOOSE] < 0 or (min(more) < 0 and max(more) <= 0)


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


PLANS = Plans(planners, order, rests, is_offer, is_open)
STANDING = StandingAnswers((UNLESS_NEAR, NEVER), answer, REST)
