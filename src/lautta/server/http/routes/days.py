"""The HTTP interface for the game of the day."""

from datetime import date
from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from lautta.server.http.request_context import Request, guest_of, server_of
from lautta.server.messages.results import Day, DayGame, DayResult
from lautta.server.runtime.days import daily_of, today
from lautta.server.runtime.guests import Guest
from lautta.server.runtime.server import Server

MOST = 20  # results in the list
QueryDay = Annotated[date | None, QueryParameter(description="Today (UTC), if left out, or yesterday.")]


@get("/games/{game:str}/day", security=[])
async def show_day(request: Request, game: FromPath[str], day: QueryDay = None) -> Day:
    """The game of the day: what is played, and how many points people and the solver have."""
    return await _day(server_of(request), game, day, None)


@get("/games/{game:str}/day/mine")
async def show_my_day(request: Request, game: FromPath[str], day: QueryDay = None) -> Day:
    """The same with your own game of that day. Once that is over, you see whose the others are, and can look at them.

    Your first game counts; you can play more to practise.
    """
    return await _day(server_of(request), game, day, await guest_of(request))


async def _day(server: Server, name: str, day: date | None, guest: Guest | None) -> Day:
    game, now = server.game(name), server.now()
    day = day or today(now)
    daily = daily_of(game, day, now)
    board = game.board(daily.board(day))
    mine = await server.store.first_of_day(name, day, guest.id) if guest else None
    over = mine is not None and mine.status == "over"
    known = await server.showcase.find(game, board)
    results = [DayResult(known.points, False, True, None, known.table if over else None)] if known else []
    for row in await server.store.of_day(name, day, MOST):
        told = (row.name, row.table_id) if over else (None, None)
        results.append(DayResult(row.score, guest is not None and row.guest_id == guest.id, False, *told))
    return Day(
        day=day,
        today=today(now),
        board=board.name,
        title=board.title,
        opponents=list(daily.opponents),
        results=sorted(results, key=lambda result: -result.score),
        mine=DayGame(mine.id, over, mine.score) if mine else None,
    )


ROUTES = [show_day, show_my_day]
