"""The best results on a board, for games where the aim is as many points as possible."""

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter
from sqlalchemy.engine import Row

from lautta.core.game import Game
from lautta.server.http.request_context import Request, guest_of, server_of
from lautta.server.messages.parts import MOST_SEATS
from lautta.server.messages.results import Best, BestResult, KnownRecord
from lautta.server.runtime.days import first_open

MOST = 20  # results in the list
QueryPlayers = Annotated[int, QueryParameter(ge=1, le=MOST_SEATS, description="The number of players.")]


@get("/games/{game:str}/best")
async def show_best(request: Request, game: FromPath[str], board: FromQuery[str], players: QueryPlayers = 1) -> Best:
    """The best results of people on a board with the default options, your own best, and for one player the best game
    that the solver has found. Each game can be looked at; others' games of the day are listed when its day is over.
    """
    guest = await guest_of(request)
    server = server_of(request)
    found = server.game(game)
    loaded = await server.boards.find(found, board, guest.id)
    wanted, since = (game, loaded.name, players, usual_options(found)), first_open(server.now())
    best = await server.store.best(*wanted, MOST, guest.id, since)
    mine = await server.store.best(*wanted, 1, guest.id, since, own=True)
    return Best(
        board=loaded.name,
        title=loaded.title,
        record=_record(loaded.data.get("record")),
        known=await server.showcase.find(found, loaded) if players == 1 else None,
        results=[_line(row, guest.id) for row in best],
        mine=_line(mine[0], guest.id) if mine else None,
    )


def usual_options(game: Game) -> list[str]:
    """The default options of a game, as tables are stored with them: as they are, and as they ever were."""
    return [msgspec.json.encode(options).decode() for options in game.usual_options()]


def _line(row: Row[Any], guest: str) -> BestResult:
    return BestResult(row.table_id, row.name, row.score, row.at, row.guest_id == guest)


def _record(data: Any) -> KnownRecord | None:
    return msgspec.convert(data, KnownRecord) if data else None


ROUTES = [show_best]
