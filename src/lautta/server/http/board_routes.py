"""The HTTP interface for boards: reading one, checking and keeping those that people make, making one from a seed."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, RawBody

from lautta.server.http.bodies import BODY, read
from lautta.server.http.languages import preferred_language
from lautta.server.http.visits import Request, guest_of, server_of
from lautta.server.messages.boards import BoardCheck, BoardLine, BoardRequest, MadeBoard, NewBoardRequest
from lautta.server.messages.laying import Laying, LayRequest


@get("/games/{game:str}/boards/{board:str}", security=[])
async def show_board(request: Request, game: FromPath[str], board: FromPath[str]) -> dict[str, Any]:
    """A board as its file has it, one that comes with the game or that somebody made: all that is needed to draw it."""
    server = server_of(request)
    return dict(await server.boards.data(server.game(game), board))


@post("/games/{game:str}/boards", opt={BODY: BoardRequest})
async def add_board(request: Request, game: FromPath[str], body: RawBody) -> MadeBoard:
    """Keep a board that I made; whoever has its name can look at it and play on it. The same again is the same board.

    Refused with every problem in `detail.problems`, each a `BoardTrouble`.
    """
    guest, server = await guest_of(request), server_of(request)
    data = read(body, BoardRequest)
    return await server.boards.add(server.game(game), data.data, guest, _language(request), server.now())


@post("/games/{game:str}/boards/check", status_code=200, opt={BODY: BoardRequest})
async def check_board(request: Request, game: FromPath[str], body: RawBody) -> BoardCheck:
    """Everything that is wrong with a board that I am making, in words, and what should be known of it."""
    guest, server = await guest_of(request), server_of(request)
    data = read(body, BoardRequest).data
    return await server.boards.check(server.game(game), data, guest, _language(request))


@post("/games/{game:str}/boards/new", status_code=200, opt={BODY: NewBoardRequest})
async def make_board(request: Request, game: FromPath[str], body: RawBody) -> dict[str, Any]:
    """A board made from a seed for some players, always the same for both; it is kept nowhere."""
    guest = await guest_of(request)
    server, data = server_of(request), read(body, NewBoardRequest)
    return await server.boards.generate(server.game(game), data.seed, data.players, guest)


@post("/games/{game:str}/boards/lay", status_code=200, opt={BODY: LayRequest})
async def lay_board(request: Request, game: FromPath[str], body: RawBody) -> Laying:
    """How the laying of a board goes on by the rules; it is kept nowhere. Refused with the number of the first tile
    that may not lie where it was laid, and the reason as a word.
    """
    guest, server = await guest_of(request), server_of(request)
    return await server.boards.lay(server.game(game), read(body, LayRequest), guest)


@get("/games/{game:str}/made")
async def list_made_boards(request: Request, game: FromPath[str]) -> list[BoardLine]:
    """The boards that I made and keep here, the newest first."""
    guest, server = await guest_of(request), server_of(request)
    return await server.boards.of_guest(server.game(game), guest)


def _language(request: Request) -> str:
    return preferred_language(request.headers.get("accept-language"))


ROUTES = [show_board, add_board, check_board, make_board, lay_board, list_made_boards]
