"""The HTTP interface for a table's history: its moments, variations tried from one, and verifying a game."""

from litestar import get, post
from litestar.params import FromPath, RawBody
from msgspec import Raw, msgpack

from lautta.server.http.bodies import ANSWER, BODY, read
from lautta.server.http.visits import QuerySeat, Request, guest_of, played, server_of, visited
from lautta.server.messages.actions import Choice, Macro, Preview
from lautta.server.messages.results import Check
from lautta.server.messages.table import Table
from lautta.server.messages.variations import WhatIf, WhatIfChoicesRequest, WhatIfPreviewRequest, WhatIfRequest
from lautta.server.problem import Problem
from lautta.server.view.game_file import game_file
from lautta.server.work import jobs

TRIED_WITHIN = 15.0  # seconds
CHECKED_WITHIN = 60.0
LATEST = 2**31 - 1  # no table has so many events


@get("/tables/{table:str}/moments/{number:int}", opt={ANSWER: Table})
async def show_moment(request: Request, table: FromPath[str], number: FromPath[int], seat: QuerySeat = None) -> Raw:
    """A table as it stood after an event, as far as I knew it then."""
    actor, viewer = await visited(request, table, seat)
    return actor.view(min(number, LATEST)).whole(viewer)


@post("/tables/{table:str}/what-if", status_code=200, opt={BODY: WhatIfRequest, ANSWER: WhatIf})
async def try_line(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Try a line from a moment, on a position that fits what I knew there; nothing happens at the table."""
    return await _tried(request, table, "what-if", read(body, WhatIfRequest))


@post("/tables/{table:str}/what-if/preview", status_code=200,
      opt={BODY: WhatIfPreviewRequest, ANSWER: Preview})  # fmt: skip
async def try_preview(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """What an action would do at the end of a line that is tried."""
    return await _tried(request, table, "what-if/preview", read(body, WhatIfPreviewRequest))


@post("/tables/{table:str}/what-if/choices", status_code=200,
      opt={BODY: WhatIfChoicesRequest, ANSWER: list[Choice]})  # fmt: skip
async def try_choices(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """The ways to do something at the end of a line that is tried, each with why it is refused there."""
    return await _tried(request, table, "what-if/choices", read(body, WhatIfChoicesRequest))


@post("/tables/{table:str}/what-if/macros", status_code=200,
      opt={BODY: WhatIfChoicesRequest, ANSWER: list[Macro]})  # fmt: skip
async def try_macros(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Macros to do something at the end of a line that is tried."""
    return await _tried(request, table, "what-if/macros", read(body, WhatIfChoicesRequest))


@get("/tables/{table:str}/check", opt={ANSWER: Check})
async def check_game(request: Request, table: FromPath[str]) -> Raw:
    """Replay a game that is over from its seed: did all of it happen as it stands?"""
    guest, (actor, _) = await guest_of(request), await visited(request, table)
    if not actor.view().over:
        raise Problem("not-over")
    setup, ask = actor.table.setup, jobs.Played(game_file(actor.view(), None), actor.table.seed_hash)
    data, door = jobs.packed_board(setup.game, setup.board), server_of(request).door
    return Raw(await door.work("check", setup.game.name, data, msgpack.encode(ask), CHECKED_WITHIN, guest=guest.id))


async def _tried(request: Request, table: str, kind: str, variation: WhatIfRequest) -> Raw:
    """The outcome of a variation, worked out from what the asking seat knew at that moment."""
    actor, player = await played(request, table, variation.seat)
    view = actor.view(variation.moment).position(player.seat)
    ask = jobs.Tried(table, player.seat, msgpack.encode(variation))
    data, door = jobs.packed(view), server_of(request).door
    return Raw(await door.work(kind, view.game.name, data, msgpack.encode(ask), TRIED_WITHIN, guest=player.guest or ""))


ROUTES = [show_moment, try_line, try_preview, try_choices, try_macros, check_game]
