"""The HTTP interface for what a strong player would do: advice, and reviews of games that are over."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, QueryParameter, RawBody
from msgspec import Raw, msgpack

from lautta.server.http.bodies import ANSWER, BODY, read
from lautta.server.http.heavy import worked
from lautta.server.http.request_context import Request, trying, visited
from lautta.server.messages.advice import Advice, Review
from lautta.server.messages.variations import VariationRequest
from lautta.server.problem import Problem
from lautta.server.table.advice import check_advised
from lautta.server.table.history import path
from lautta.server.table.live_table import LiveTable
from lautta.server.view.game_file import game_file
from lautta.server.work import advice, jobs

ADVISED_WITHIN = 15.0  # seconds
REVIEWED_WITHIN = 60.0
MOST_REVIEWED = 5000  # actions of a game: far more than a real game has
QueryAfter = Annotated[int, QueryParameter(ge=0, lt=2**31, description="The `judged` of the part before.")]


@post("/tables/{table:str}/what-if/advice", status_code=200, opt={BODY: VariationRequest, ANSWER: Advice})
async def try_advice(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """What a strong player would do at the end of a variation, or at the moment where it begins, in your place.

    Refused while several people play, unless the table was opened with advice.
    """
    variation = read(body, VariationRequest)
    actor, seat = await trying(request, table, variation.seat)
    check_advised(actor.table.setup, actor.table.log.last)
    view = actor.view(variation.moment).position(seat)
    ask, fits = jobs.Tried(table, seat, msgpack.encode(variation)), jobs.about(Advice, seat=seat)
    data = jobs.packed_to_show(view)
    return await worked(request, "advice", view.game, data, ask, ADVISED_WITHIN, fits, kept=True)


@get("/tables/{table:str}/review", opt={ANSWER: Review})
async def show_review(request: Request, table: FromPath[str], after: QueryAfter = 0) -> Raw:
    """Look back at a game that is over, from event `after` on: the next part, as far as a worker gets in seconds.

    Refused for games of more than 5,000 actions, and by older rules.
    """
    actor, _ = await visited(request, table)
    setup, table_state = actor.table.setup, actor.table.log.last
    if not actor.view().over:
        raise Problem("not-over")
    if not actor.table.by_todays_rules:
        raise Problem("older-rules", number=actor.table.log.number)
    check_advised(setup, table_state)
    actions = actions_of(actor.table)
    if len(actions) > MOST_REVIEWED:
        raise Problem("game-too-long", actions=len(actions), most=MOST_REVIEWED)
    ask = advice.Reviewed(table, game_file(actor.view(), None), actions, after)
    data, fits = jobs.packed_board(setup.game, setup.board), jobs.about(Review, table=table)
    return await worked(request, "review", setup.game, data, ask, REVIEWED_WITHIN, fits, kept=True)


def actions_of(table: LiveTable) -> list[int]:
    """The events of the actions that led to where the game ended, in order."""
    return [node.number for node in path(table.log.here) if node.kind == "action"]


ROUTES = [try_advice, show_review]
