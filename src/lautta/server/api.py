"""The HTTP interface under /api. Every answer is one of `messages.py`, every error one of `errors.py`."""

from typing import Annotated, Any

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, QueryParameter, RawBody

from lautta.core.game import Game
from lautta.server import acts, messages, moments, people
from lautta.server.answers import facts, refusal
from lautta.server.asked import choices_of, code_of
from lautta.server.bodies import BODY, read
from lautta.server.computers import levels
from lautta.server.errors import Problem
from lautta.server.game_file import game_file
from lautta.server.names import clean
from lautta.server.visits import Request, guest_of, hall_of, played, stepped, visited

QuerySeen = Annotated[int, QueryParameter(ge=0, lt=2**31)]
QuerySeat = Annotated[int | None, QueryParameter(ge=0, lt=messages.MOST_SEATS, description="Which of my seats.")]


# people and games


@post("/guests", security=[], opt={BODY: messages.GuestWish})
async def add_guest(request: Request, body: RawBody) -> messages.Guest:
    """Become a guest; the token is the only key to what they do."""
    hall = hall_of(request)
    guest, token = await hall.guests.add(clean(read(body, messages.GuestWish).name), hall.now())
    return messages.Guest(guest.id, token, guest.name)


@get("/games", security=[])
async def list_games(request: Request) -> list[messages.GameInfo]:
    """The games that can be played here."""
    return [_game_info(game) for game in hall_of(request).games.values()]


@get("/games/{game:str}/boards/{board:str}", security=[])
async def show_board(request: Request, game: FromPath[str], board: FromPath[str]) -> dict[str, Any]:
    """A board as its file has it: all that is needed to draw it."""
    found = hall_of(request).game(game)
    if board not in found.boards:
        raise Problem("no-such-board", board=board)
    return dict(found.board(board).data)


# tables


@post("/tables", opt={BODY: messages.TableWish})
async def add_table(request: Request, body: RawBody) -> messages.Table:
    """Set up a table; who asks sits in its seats for a person and at its shared screen, and is its host."""
    guest = await guest_of(request)
    owner = await hall_of(request).add_table(read(body, messages.TableWish), guest)
    return owner.look().whole(owner.table.viewer(guest.id))


@get("/tables")
async def list_tables(request: Request) -> list[messages.TableLine]:
    """My tables: first those that wait for me, then the one that changed last."""
    return await hall_of(request).lines_of(await guest_of(request))


@get("/tables/{table:str}")
async def show_table(request: Request, table: FromPath[str], seat: QuerySeat = None) -> messages.Table:
    """A table as it stands, as far as I may know it."""
    owner, viewer = await visited(request, table, seat)
    return owner.look().whole(viewer)


@get("/tables/{table:str}/moments/{number:int}")
async def show_moment(
    request: Request, table: FromPath[str], number: FromPath[int], seat: QuerySeat = None
) -> messages.Table:
    """A table as it stood after an event, as far as I knew it then."""
    owner, viewer = await visited(request, table, seat)
    return owner.look(number).whole(viewer)


@get("/tables/{table:str}/updates")
async def show_updates(
    request: Request, table: FromPath[str], seen: QuerySeen, seat: QuerySeat = None
) -> messages.Update:
    """What is new since an event that I know: for those who cannot hold a WebSocket."""
    owner, viewer = await visited(request, table, seat)
    if seen > owner.table.line.number:
        raise Problem("seen-ahead", number=owner.table.line.number)
    return owner.look().update(seen, viewer)


@post("/tables/{table:str}/actions", status_code=200, opt={BODY: messages.ActionWish})
async def act(request: Request, table: FromPath[str], body: RawBody) -> messages.Update:
    """Do something; answered when it is saved. The same key again gives the same answer and does nothing."""
    wish = read(body, messages.ActionWish)
    owner, player = await played(request, table, wish.seat)
    return await owner.ask(player, acts.Action(wish.key, wish.seen, wish.action))


@post("/tables/{table:str}/undo", status_code=200, opt={BODY: messages.StepWish})
async def undo(request: Request, table: FromPath[str], body: RawBody) -> messages.Update:
    """Take back my last action with all that computers answered to it, or ask the others where they must agree."""
    wish = read(body, messages.StepWish)
    owner, player = await stepped(request, table, wish.seat)
    return await owner.ask(player, acts.Undo(wish.key, wish.seen))


@post("/tables/{table:str}/redo", status_code=200, opt={BODY: messages.StepWish})
async def redo(request: Request, table: FromPath[str], body: RawBody) -> messages.Update:
    """Do again what I took back, while nothing new was done."""
    wish = read(body, messages.StepWish)
    owner, player = await stepped(request, table, wish.seat)
    return await owner.ask(player, acts.Redo(wish.key, wish.seen))


@post("/tables/{table:str}/preview", status_code=200, opt={BODY: messages.PreviewWish})
async def preview(request: Request, table: FromPath[str], body: RawBody) -> messages.Preview:
    """What an action of mine would do now, in facts that I may know."""
    wish = read(body, messages.PreviewWish)
    owner, player = await played(request, table, wish.seat)
    view = owner.look().view(player.seat)
    code = code_of(view, wish.action)
    refused = refusal(view.why_not(code, player.seat))
    return messages.Preview(facts(None if refused else view.preview(player.seat, code)), refused)


@get("/tables/{table:str}/choices")
async def choices(
    request: Request, table: FromPath[str], action: FromQuery[str] = "", seat: QuerySeat = None
) -> list[messages.Choice]:
    """The ways to do something that its form allows, each with why it is refused now.

    `action` names it (all of them if left out); each further query parameter is a parameter of the action.
    """
    owner, player = await played(request, table, seat)
    wanted = {name: value for name, value in request.query_params.items() if name not in ("action", "seat")}
    return choices_of(owner.look().view(player.seat), player.seat, action, wanted)


@get("/tables/{table:str}/file", media_type=MediaType.TEXT)
async def show_file(request: Request, table: FromPath[str], seat: QuerySeat = None) -> Response[str]:
    """The game file. Until the game is over it holds no seed, and of the actions of others only that they were."""
    owner, viewer = await visited(request, table, seat)
    name = f"{owner.table.setup.game.name}-{owner.table.id}.lautta"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(game_file(owner, viewer.seat), media_type="text/plain; charset=utf-8", headers=headers)


def _game_info(game: Game) -> messages.GameInfo:
    return messages.GameInfo(
        name=game.name,
        players=messages.Span(*game.players),
        rules_version=game.rules_version,
        boards=[messages.BoardTitle(name, game.board(name).title) for name in game.boards],
        options=[messages.OptionInfo(o.name, list(o.values), o.values[0]) for o in game.options],
        computers=levels(game),
        actions=[
            messages.ActionInfo(action.name, [messages.ParamInfo(param.name) for param in action.params])
            for action in game.table.actions
        ],
    )


ROUTES = Router(
    "/api",
    route_handlers=[
        add_guest, list_games, show_board, add_table, list_tables, show_table, show_moment, show_updates,
        act, undo, redo, preview, choices, show_file, *people.ROUTES, *moments.ROUTES,
    ],
)  # fmt: skip
QUICK = (act, undo, redo, preview)  # asked for at every click
