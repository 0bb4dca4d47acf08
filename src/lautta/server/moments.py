"""The HTTP interface for moments: what-if lines tried from one, and the check of a whole game."""

from litestar import get, post
from litestar.params import FromPath, RawBody

from lautta.core.game import GameState
from lautta.server import messages
from lautta.server.answers import facts, refusal
from lautta.server.asked import choices_of, code_of, ways_of
from lautta.server.bodies import BODY, read
from lautta.server.check import check
from lautta.server.visits import Request, hall_of, played, visited
from lautta.server.whatif import Trial, trial


@post("/tables/{table:str}/what-if", status_code=200, opt={BODY: messages.WhatIfWish})
async def try_line(request: Request, table: FromPath[str], body: RawBody) -> messages.WhatIf:
    """Try a line from a moment, on a position that fits what I knew there; nothing happens at the table."""
    wish = read(body, messages.WhatIfWish)
    return (await _tried(request, table, wish)).told(table, wish.moment)


@post("/tables/{table:str}/what-if/preview", status_code=200, opt={BODY: messages.WhatIfPreviewWish})
async def try_preview(request: Request, table: FromPath[str], body: RawBody) -> messages.Preview:
    """What an action would do at the end of a line that is tried."""
    wish = read(body, messages.WhatIfPreviewWish)
    view, seat = _end(await _tried(request, table, wish))
    code = code_of(view, wish.action)
    refused = refusal(view.why_not(code, seat))
    return messages.Preview(facts(None if refused else view.preview(seat, code)), refused)


@post("/tables/{table:str}/what-if/choices", status_code=200, opt={BODY: messages.WhatIfChoicesWish})
async def try_choices(request: Request, table: FromPath[str], body: RawBody) -> list[messages.Choice]:
    """The ways to do something at the end of a line that is tried, each with why it is refused there."""
    wish = read(body, messages.WhatIfChoicesWish)
    view, seat = _end(await _tried(request, table, wish))
    return choices_of(view, seat, wish.action, wish.args, wish.previews)


@post("/tables/{table:str}/what-if/ways", status_code=200, opt={BODY: messages.WhatIfChoicesWish})
async def try_ways(request: Request, table: FromPath[str], body: RawBody) -> list[messages.Way]:
    """Longer ways to do something at the end of a line that is tried."""
    wish = read(body, messages.WhatIfChoicesWish)
    view, seat = _end(await _tried(request, table, wish))
    return ways_of(view, seat, wish.action, wish.args)


@get("/tables/{table:str}/check")
async def check_game(request: Request, table: FromPath[str]) -> messages.Check:
    """Replay a game that is over from its seed: did all of it happen as it stands?"""
    owner, _ = await visited(request, table)
    return check(owner)


async def _tried(request: Request, table: str, wish: messages.WhatIfWish) -> Trial:
    owner, player = await played(request, table, wish.seat)
    view = owner.look(wish.moment).view(player.seat)
    return await hall_of(request).computers.run(trial, table, view, player.seat, wish)


def _end(tried: Trial) -> tuple[GameState, int]:
    """Where a line ended, as the seat that is shown sees it."""
    return tried.state.view(tried.seat), tried.seat


ROUTES = [try_line, try_preview, try_choices, try_ways, check_game]
