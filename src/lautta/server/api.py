"""The HTTP interface under /api. Every answer is one of `messages.py`, every error one of `errors.py`."""

from typing import Annotated, Any

from litestar import MediaType, Response, Router, get, post
from litestar import Request as LitestarRequest
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, QueryParameter, RawBody

from lautta.core.game import Game, GameState
from lautta.core.reasons import MalformedAction
from lautta.server import messages, moves
from lautta.server.answers import facts, names_of, refusal
from lautta.server.bodies import BODY, read
from lautta.server.computers import levels
from lautta.server.errors import Problem
from lautta.server.game_file import game_file
from lautta.server.guests import Guest
from lautta.server.hall import Hall
from lautta.server.names import clean
from lautta.server.owner import Owner

Request = LitestarRequest[Any, Any, Any]
BEARER = "Bearer "


def the_hall(state: State) -> Hall:
    """The hall of this application."""
    hall: Hall = state.hall
    return hall


async def the_guest(request: Request, hall: NamedDependency[Hall]) -> Guest:
    """Who asks; raises Problem for a missing or unknown token."""
    header = request.headers.get("authorization", "")
    if not header.startswith(BEARER):
        raise Problem("no-token")
    guest = await hall.guests.find(header.removeprefix(BEARER).strip())
    if guest is None:
        raise Problem("bad-token")
    return guest


async def the_owner(table: FromPath[str], hall: NamedDependency[Hall]) -> Owner:
    """The table that is asked about; raises Problem."""
    return await hall.owner(table)


async def the_seat(owner: NamedDependency[Owner], guest: NamedDependency[Guest]) -> int:
    """Where who asks sits at that table; raises Problem for others."""
    seat = owner.table.seat_of(guest.id)
    if seat is None:
        raise Problem("not-your-table", table=owner.table.id)
    return seat


# people and games


@post("/guests", security=[], opt={BODY: messages.GuestWish})
async def add_guest(body: RawBody, hall: NamedDependency[Hall]) -> messages.Guest:
    """Become a guest; the token is the only key to what they do."""
    guest, token = await hall.guests.add(clean(read(body, messages.GuestWish).name), hall.now())
    return messages.Guest(guest.id, token, guest.name)


@get("/games", security=[])
async def list_games(hall: NamedDependency[Hall]) -> list[messages.GameInfo]:
    """The games that can be played here."""
    return [_game_info(game) for game in hall.games.values()]


@get("/games/{game:str}/boards/{board:str}", security=[])
async def show_board(game: FromPath[str], board: FromPath[str], hall: NamedDependency[Hall]) -> dict[str, Any]:
    """A board as its file has it: all that is needed to draw it."""
    found = hall.game(game)
    if board not in found.boards:
        raise Problem("no-such-board", board=board)
    return dict(found.board(board).data)


# tables


@post("/tables", opt={BODY: messages.TableWish})
async def add_table(body: RawBody, hall: NamedDependency[Hall], guest: NamedDependency[Guest]) -> messages.Table:
    """Set up a table; who asks sits in its first seat for a person."""
    owner = await hall.add_table(read(body, messages.TableWish), guest)
    return owner.look().whole(owner.table.seat_of(guest.id))


@get("/tables")
async def list_tables(hall: NamedDependency[Hall], guest: NamedDependency[Guest]) -> list[messages.TableLine]:
    """My tables, the one that changed last first."""
    return await hall.lines_of(guest)


@get("/tables/{table:str}")
async def show_table(owner: NamedDependency[Owner], guest: NamedDependency[Guest]) -> messages.Table:
    """A table as it stands, as far as I may know it."""
    return owner.look().whole(owner.table.seat_of(guest.id))


@get("/tables/{table:str}/moments/{number:int}")
async def show_moment(
    number: FromPath[int], owner: NamedDependency[Owner], guest: NamedDependency[Guest]
) -> messages.Table:
    """A table as it stood after an event, as far as I knew it then."""
    return owner.look(number).whole(owner.table.seat_of(guest.id))


@get("/tables/{table:str}/updates")
async def show_updates(
    seen: Annotated[int, QueryParameter(ge=0, lt=2**31)],
    owner: NamedDependency[Owner],
    guest: NamedDependency[Guest],
) -> messages.Update:
    """What is new since an event that I know: for those who cannot hold a WebSocket."""
    if seen > owner.table.line.number:
        raise Problem("seen-ahead", number=owner.table.line.number)
    return owner.look().update(seen, owner.table.seat_of(guest.id))


@post("/tables/{table:str}/actions", status_code=200, opt={BODY: messages.ActionWish})
async def act(body: RawBody, owner: NamedDependency[Owner], seat: NamedDependency[int]) -> messages.Update:
    """Do something; answered when it is saved. The same key again gives the same answer and does nothing."""
    return await owner.ask(seat, read(body, messages.ActionWish))


@post("/tables/{table:str}/undo", status_code=200, opt={BODY: messages.StepWish})
async def undo(body: RawBody, owner: NamedDependency[Owner], seat: NamedDependency[int]) -> messages.Update:
    """Take back my last action with all that computers answered to it."""
    return await owner.ask(seat, read(body, moves.Undo))


@post("/tables/{table:str}/redo", status_code=200, opt={BODY: messages.StepWish})
async def redo(body: RawBody, owner: NamedDependency[Owner], seat: NamedDependency[int]) -> messages.Update:
    """Do again what I took back, while nothing new was done."""
    return await owner.ask(seat, read(body, moves.Redo))


@post("/tables/{table:str}/preview", status_code=200, opt={BODY: messages.PreviewWish})
async def preview(body: RawBody, owner: NamedDependency[Owner], seat: NamedDependency[int]) -> messages.Preview:
    """What an action of mine would do now, in facts that I may know."""
    view = owner.look().view(seat)
    code = _code(view, read(body, messages.PreviewWish).action)
    refused = refusal(view.why_not(code, seat))
    return messages.Preview(facts(None if refused else view.preview(seat, code)), refused)


@get("/tables/{table:str}/choices")
async def choices(
    request: Request,
    owner: NamedDependency[Owner],
    seat: NamedDependency[int],
    action: FromQuery[str] = "",
) -> list[messages.Choice]:
    """The ways to do something that its form allows, each with why it is refused now.

    `action` names it (all of them if left out); each further query parameter is a parameter of the action.
    """
    view = owner.look().view(seat)
    wanted = {name: value for name, value in request.query_params.items() if name != "action"}
    found = []
    for code in _codes(view, action, wanted):
        reason = view.why_not(code, seat)
        if reason is None or not reason.form:
            found.append(messages.Choice(view.space.text(code), view.space.names(code), refusal(reason)))
    return found


@get("/tables/{table:str}/file", media_type=MediaType.TEXT)
async def show_file(owner: NamedDependency[Owner], guest: NamedDependency[Guest]) -> Response[str]:
    """The game file. Until the game is over it holds no seed, and of others only what was told to me."""
    text = game_file(owner, owner.table.seat_of(guest.id))
    name = f"{owner.table.setup.game.name}-{owner.table.id}.lautta"
    return Response(text, media_type="text/plain; charset=utf-8",
                    headers={"content-disposition": f'attachment; filename="{name}"'})  # fmt: skip


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


def _code(view: GameState, action: str | dict[str, str]) -> int:
    try:
        return view.code(action)
    except MalformedAction as error:
        raise Problem("malformed-action", text=str(error)) from None


def _codes(view: GameState, action: str, wanted: dict[str, str]) -> list[int]:
    """The codes of an action (any, if none is named) whose parameters are as wanted."""
    space = view.space
    known = [entry.name for entry in space.table.actions]
    if action and action not in known:
        raise Problem("malformed-action", text=f"there is no action {action!r}; there are: {', '.join(known)}")
    found = []
    for code in range(len(space)):
        if action and names_of(space, code)[0] != action:
            continue
        names = space.names(code)
        if all(names.get(name) == value for name, value in wanted.items()):
            found.append(code)
    return found


HALL = {"hall": Provide(the_hall, sync_to_thread=False)}  # for the application that these routes are part of
ROUTES = Router(
    "/api",
    route_handlers=[
        add_guest, list_games, show_board, add_table, list_tables, show_table, show_moment, show_updates,
        act, undo, redo, preview, choices, show_file,
    ],
    dependencies={"guest": Provide(the_guest), "owner": Provide(the_owner), "seat": Provide(the_seat)},
)  # fmt: skip
