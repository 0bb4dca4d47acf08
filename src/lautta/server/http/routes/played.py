"""The HTTP interface for what you have played."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from lautta.server.http.request_context import Request, guest_of, server_of
from lautta.server.messages.lists import TableLine
from lautta.server.messages.played import MyResults
from lautta.server.runtime.lists import lines_for
from lautta.server.runtime.played import results_of
from lautta.server.storage.played import played_by

MOST_LINES = 30
QueryGame = Annotated[str | None, QueryParameter(max_length=40, description="Only this game.")]
QueryAfter = Annotated[str | None, QueryParameter(max_length=40, description="The last table of the previous page.")]
QueryMost = Annotated[int, QueryParameter(ge=1, le=MOST_LINES, description="How many tables to return at most.")]


@get("/me/played")
async def list_played(
    request: Request, game: QueryGame = None, after: QueryAfter = None, most: QueryMost = MOST_LINES
) -> list[TableLine]:
    """Your games that are over, page by page, the one that ended last first; `changed` is when it ended.

    If a page has fewer than `most`, it is the last one.
    """
    server, guest = server_of(request), await guest_of(request)
    return await lines_for(server, await played_by(server.store, guest.id, game, after, most), guest.id)


@get("/me/results")
async def show_my_results(request: Request) -> MyResults:
    """Your best on each board that you played alone, beside the solver and others, and whom you met.

    Games with the usual options count; of games with several people, the last 500 that have a result.
    """
    return await results_of(server_of(request), (await guest_of(request)).id)


ROUTES = [list_played, show_my_results]
