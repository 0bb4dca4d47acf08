"""The HTTP interface for boards: reading, checking, saving, generating and laying them."""

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, RawBody

from lautta.server.http import pages
from lautta.server.http.bodies import ANSWER, BODY, read
from lautta.server.http.heavy import asker_of
from lautta.server.http.request_context import Request, guest_of, language_of, server_of
from lautta.server.messages.boards import BoardCheck, BoardLine, BoardRequest, MadeBoard, NewBoardRequest
from lautta.server.messages.laying import Laying, LayRequest


@get("/games/{game:str}/boards/{board:str}", security=[], opt={ANSWER: dict[str, Any]})
async def show_board(request: Request, game: FromPath[str], board: FromPath[str]) -> Response[bytes]:
    """The board file of any board, without what is not published: everything needed to draw it."""
    server = server_of(request)
    return pages.lasting(dict(await server.boards.data(server.game(game), board)), request)


@post("/games/{game:str}/boards", opt={BODY: BoardRequest})
async def add_board(request: Request, game: FromPath[str], body: RawBody) -> MadeBoard:
    """Save a board that you made. Anybody who has its name can look at it and play on it. Saving the same board again
    gives the same name.

    A board with errors is refused, with all of them in `detail.problems`, each a `BoardIssue`.
    """
    asker, server = asker_of(request), server_of(request)
    data = read(body, BoardRequest)
    return await server.boards.add(server.game(game), data.data, asker, language_of(request), server.now())


@post("/games/{game:str}/boards/check", status_code=200, opt={BODY: BoardRequest})
async def check_board(request: Request, game: FromPath[str], body: RawBody) -> BoardCheck:
    """All errors in a board, and warnings about it, without saving it."""
    asker, server = asker_of(request), server_of(request)
    data = read(body, BoardRequest).data
    return await server.boards.check(server.game(game), data, asker, language_of(request))


@post("/games/{game:str}/boards/new", status_code=200, opt={BODY: NewBoardRequest})
async def make_board(request: Request, game: FromPath[str], body: RawBody) -> dict[str, Any]:
    """Generate a board, always the same one for the same seed and number of players. It is not saved."""
    server, data = server_of(request), read(body, NewBoardRequest)
    return await server.boards.generate(server.game(game), data.seed, data.players, asker_of(request))


@post("/games/{game:str}/boards/lay", status_code=200, opt={BODY: LayRequest})
async def lay_board(request: Request, game: FromPath[str], body: RawBody) -> Laying:
    """Where the next tile of a board can be laid, by the rules. Nothing is saved. If a tile was laid against the rules,
    the error has the number of the first such tile and the reason.
    """
    server = server_of(request)
    return await server.boards.lay(server.game(game), read(body, LayRequest), asker_of(request))


@get("/games/{game:str}/made")
async def list_made_boards(request: Request, game: FromPath[str]) -> list[BoardLine]:
    """The boards that you have saved, newest first."""
    guest, server = await guest_of(request), server_of(request)
    return await server.boards.of_guest(server.game(game), guest)


ROUTES = [show_board, add_board, check_board, make_board, lay_board, list_made_boards]
