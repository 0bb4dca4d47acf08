"""The HTTP interface for a table's history: its moments, variations from them, and checking a finished game."""

import asyncio
from itertools import islice
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter, RawBody
from msgspec import Raw, json, msgpack

from lautta.server.http import pages
from lautta.server.http.bodies import ANSWER, BODY, read
from lautta.server.http.costs import of_moments
from lautta.server.http.heavy import worked
from lautta.server.http.request_context import QuerySeat, Request, count, played, trying, visited
from lautta.server.messages.actions import Choice, Macro, Preview
from lautta.server.messages.moments import Moments
from lautta.server.messages.results import Check
from lautta.server.messages.table import Table
from lautta.server.messages.variations import (
    VariationAnswer,
    VariationChoicesRequest,
    VariationPreviewRequest,
    VariationRequest,
)
from lautta.server.problem import Problem
from lautta.server.table.events import OF_THE_GAME
from lautta.server.view.game_file import game_file
from lautta.server.view.moments import Tracing, planned
from lautta.server.work import jobs

TRIED_WITHIN = 15.0  # seconds
CHECKED_WITHIN = 60.0
LATEST = 2**31 - 1  # no table has so many events
MOST_MOMENTS = 200
AT_ONCE = 8  # moments that are worked out without letting others in between
QueryMoment = Annotated[int, QueryParameter(ge=1, le=LATEST)]
QueryStep = Annotated[int, QueryParameter(ge=0, le=LATEST)]


@get("/tables/{table:str}/moments/{number:int}", opt={ANSWER: Table})
async def show_moment(
    request: Request, table: FromPath[str], number: FromPath[int], seat: QuerySeat = None
) -> Response[bytes]:
    """A table as it was after an event, as far as you could see it then."""
    actor, viewer = await visited(request, table, seat)
    return pages.large(bytes(actor.view(min(number, LATEST)).whole(viewer)), request)


@get("/tables/{table:str}/moments", opt={ANSWER: Moments})
async def show_moments(
    request: Request, table: FromPath[str], after: QueryMoment, to: QueryMoment = LATEST, seat: QuerySeat = None
) -> Response[bytes]:
    """The position after an event and what each later one changed, as far as you could see it: up to 200 changes."""
    actor, viewer = await visited(request, table, seat)
    first = actor.view(after)
    events = [event.number for event in actor.table.log.events[after:to] if event.kind in OF_THE_GAME]
    numbers = events[:MOST_MOMENTS]
    count(request, of_moments(len(numbers)))
    tracing, found = Tracing(first, viewer), []
    for place, number in enumerate(numbers):
        if place % AT_ONCE == 0:
            await asyncio.sleep(0)
        if (moment := tracing.step(actor.view(number))).patch:
            found.append(moment)
    last = numbers[-1] if len(numbers) < len(events) else max(after, min(to, actor.table.log.number))
    moments = Moments(after, last, first.public(viewer.seat), first.private(viewer.seat), found)
    return pages.large(json.encode(moments), request)


@get("/tables/{table:str}/plan", opt={ANSWER: Moments})
async def show_plan(
    request: Request, table: FromPath[str], after: QueryStep = 0, seat: QuerySeat = None
) -> Response[bytes]:
    """The position after a step of your plan and what each later step changes; `from`, `to` and numbers count steps."""
    actor, me = await played(request, table, seat)
    first, *steps = islice(planned(actor.table, me.seat, after), 1 + MOST_MOMENTS)
    count(request, of_moments(len(steps)))
    tracing = Tracing(first, me)
    found = [moment for step in steps if (moment := tracing.step(step)).patch]
    last = first.number + len(steps)
    moments = Moments(first.number, last, first.public(me.seat), first.private(me.seat), found)
    return pages.large(json.encode(moments), request)


@post("/tables/{table:str}/what-if", status_code=200, opt={BODY: VariationRequest, ANSWER: VariationAnswer})
async def try_line(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Try out a variation from a moment, in a position that fits what you knew then. The table does not change."""
    return await _tried(request, table, "variation", read(body, VariationRequest))


@post("/tables/{table:str}/what-if/preview", status_code=200,
      opt={BODY: VariationPreviewRequest, ANSWER: Preview})  # fmt: skip
async def try_preview(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """What an action would do at the end of a variation."""
    return await _tried(request, table, "variation/preview", read(body, VariationPreviewRequest))


@post("/tables/{table:str}/what-if/choices", status_code=200,
      opt={BODY: VariationChoicesRequest, ANSWER: list[Choice]})  # fmt: skip
async def try_choices(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Every way to take an action at the end of a variation, each with the reason if the rules refuse it there."""
    return await _tried(request, table, "variation/choices", read(body, VariationChoicesRequest))


@post("/tables/{table:str}/what-if/macros", status_code=200,
      opt={BODY: VariationChoicesRequest, ANSWER: list[Macro]})  # fmt: skip
async def try_macros(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Macros that take an action at the end of a variation."""
    return await _tried(request, table, "variation/macros", read(body, VariationChoicesRequest))


@get("/tables/{table:str}/check", opt={ANSWER: Check})
async def check_game(request: Request, table: FromPath[str]) -> Raw:
    """Replay a finished game from its seed, to check that everything happened as the log says."""
    actor, _ = await visited(request, table)
    if not actor.view().over:
        raise Problem("not-over")
    setup, ask = actor.table.setup, jobs.CheckRequest(game_file(actor.view(), None), actor.table.seed_hash)
    return await worked(request, "check", setup.game, jobs.packed_board(setup.game, setup.board), ask, CHECKED_WITHIN)


async def _tried(request: Request, table: str, kind: str, variation: VariationRequest) -> Raw:
    actor, seat = await trying(request, table, variation.seat)
    view = actor.view(variation.moment).position(seat)
    ask = jobs.Tried(table, seat, msgpack.encode(variation))
    fits = jobs.about(VariationAnswer, table=table, moment=variation.moment) if kind == "variation" else None
    return await worked(request, kind, view.game, jobs.packed_to_show(view), ask, TRIED_WITHIN, fits)


ROUTES = [show_moment, show_moments, show_plan, try_line, try_preview, try_choices, try_macros, check_game]
