"""The HTTP interface under /api. Every answer is one of `messages`, every error has a code from `errors.py`."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, QueryParameter, RawBody
from msgspec import Raw
from msgspec.structs import replace

from lautta.core.game import Game, GameState
from lautta.server.http import best, board_routes, costs, history, people
from lautta.server.http.addresses import is_loopback
from lautta.server.http.bodies import ANSWER, BODY, read
from lautta.server.http.languages import preferred_language
from lautta.server.http.visits import QuerySeat, Request, count, guest_of, played, server_of, stepped, visited
from lautta.server.messages.actions import ActionRequest, Choice, Macro, Preview, PreviewRequest, UndoRequest
from lautta.server.messages.games import (
    Catalogue,
    GameInfo,
)
from lautta.server.messages.lists import TableLine
from lautta.server.messages.people import Guest, GuestRequest, House
from lautta.server.messages.table import Table, TableRequest, Update
from lautta.server.problem import Problem
from lautta.server.runtime.lists import tables_of
from lautta.server.runtime.opening import open_table
from lautta.server.table import commands
from lautta.server.table.names import clean
from lautta.server.table.viewers import Player
from lautta.server.view.game_file import game_file
from lautta.server.view.game_info import info_of
from lautta.server.work import jobs
from lautta.server.work.queries import choices_of, preview_of, takes_long
from lautta.words import catalogue

ASKED_WITHIN = 10.0  # seconds
QuerySeen = Annotated[int, QueryParameter(ge=0, lt=2**31)]
MOST_LINES = 50
QueryAfter = Annotated[str | None, QueryParameter(max_length=40, description="The last table of the page before.")]
QueryMost = Annotated[int, QueryParameter(ge=1, le=MOST_LINES, description="How many tables.")]


# people and games


@post("/guests", security=[], opt={BODY: GuestRequest})
async def add_guest(request: Request, body: RawBody) -> Guest:
    """Become a guest; the token is the only key to what they do."""
    server = server_of(request)
    guest, token = await server.guests.add(clean(read(body, GuestRequest).name), server.now())
    return Guest(guest.id, token, guest.name)


@get("/house", security=[])
async def show_house(request: Request) -> House:
    """How others come here."""
    house: House = request.app.state.house
    at_home = request.client is not None and is_loopback(request.client.host)
    return house if at_home else replace(house, network=[])


@get("/games", security=[])
async def list_games(request: Request) -> list[GameInfo]:
    """The games that can be played here."""
    return list(map(info_of, server_of(request).games.values()))


@get("/games/{game:str}/facts", security=[])
async def show_facts(request: Request, game: FromPath[str]) -> dict[str, Any]:
    """Numbers of a game's rules that a page shows; none where the game names none."""
    return _facts(server_of(request).game(game))


@get("/games/{game:str}/words/{language:str}", security=[])
async def show_words(request: Request, game: FromPath[str], language: FromPath[str]) -> Catalogue:
    """The words of a game, for a page that was built without it; in English where there are none in that language."""
    return Catalogue(catalogue(server_of(request).game(game).name, language))


# tables


@post("/tables", opt={BODY: TableRequest, ANSWER: Table})
async def add_table(request: Request, body: RawBody) -> Raw:
    """Set up a table; who asks sits in its seats for a person and at its shared screen, and is its host."""
    guest = await guest_of(request)
    language = preferred_language(request.headers.get("accept-language"))
    actor = await open_table(server_of(request), read(body, TableRequest), guest, language)
    return actor.view().whole(actor.table.viewer(guest.id))


@get("/tables")
async def list_tables(request: Request, after: QueryAfter = None, most: QueryMost = MOST_LINES) -> list[TableLine]:
    """My tables, so many at once: first where it is my turn, last those that are over, then the one that changed last.

    `after` is the last table of the page before. If fewer come than `most`, there are no more.
    """
    return await tables_of(server_of(request), await guest_of(request), after, most)


@get("/tables/{table:str}", opt={ANSWER: Table})
async def show_table(request: Request, table: FromPath[str], seat: QuerySeat = None) -> Raw:
    """A table as it stands, as far as I may know it."""
    actor, viewer = await visited(request, table, seat)
    return actor.view().whole(viewer)


@get("/tables/{table:str}/updates", opt={ANSWER: Update})
async def show_updates(request: Request, table: FromPath[str], seen: QuerySeen, seat: QuerySeat = None) -> Raw:
    """What is new since an event that I know: for those who cannot hold a WebSocket."""
    actor, viewer = await visited(request, table, seat)
    if seen > actor.table.log.number:
        raise Problem("seen-ahead", number=actor.table.log.number)
    return actor.view().update(seen, viewer)


@post("/tables/{table:str}/actions", status_code=200, opt={BODY: ActionRequest, ANSWER: Update})
async def act(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Do something; answered when it is saved. The same key again gives the same answer and does nothing."""
    data = read(body, ActionRequest)
    if not isinstance(data.action, list):
        actor, player = await played(request, table, data.seat)
        return await actor.ask(player, commands.Action(data.key, data.seen, data.action, data.plan))
    count(request, costs.of_actions(len(data.action)))
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.Actions(data.key, data.seen, tuple(data.action), data.plan))


@post("/tables/{table:str}/undo", status_code=200, opt={BODY: UndoRequest, ANSWER: Update})
async def undo(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Take back my last action with all that computers answered to it, or ask the others where they must agree."""
    data = read(body, UndoRequest)
    actor, player = await stepped(request, table, data.seat)
    return await actor.ask(player, commands.Undo(data.key, data.seen, data.plan))


@post("/tables/{table:str}/redo", status_code=200, opt={BODY: UndoRequest, ANSWER: Update})
async def redo(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Do again what I took back, while nothing new was done."""
    data = read(body, UndoRequest)
    actor, player = await stepped(request, table, data.seat)
    return await actor.ask(player, commands.Redo(data.key, data.seen, data.plan))


@post("/tables/{table:str}/preview", status_code=200, opt={BODY: PreviewRequest})
async def preview(request: Request, table: FromPath[str], body: RawBody) -> Preview:
    """What an action of mine would do now, in facts that I may know."""
    data = read(body, PreviewRequest)
    actor, player = await played(request, table, data.seat)
    view = actor.view()
    return preview_of(view.position(player.seat), player.seat, data.action, view.over)


OF_CHOICES = ("action", "seat", "previews")  # every other query parameter is a parameter of the action


@get("/tables/{table:str}/choices", opt={ANSWER: list[Choice]})
async def choices(
    request: Request,
    table: FromPath[str],
    action: FromQuery[str] = "",
    seat: QuerySeat = None,
    previews: FromQuery[bool] = False,
) -> Raw:
    """The ways to do something that its form allows, each with why it is refused now.

    `action` names it (all of them if left out), and then `previews=1` asks what each way would do; each further query
    parameter is a parameter of the action, with its value or several with commas between them.
    """
    actor, player = await played(request, table, seat)
    wanted = {name: value for name, value in request.query_params.items() if name not in OF_CHOICES}
    view = actor.view()
    position, over = view.position(player.seat), view.over
    if not takes_long(position, player.seat, action, previews):
        return Raw(msgspec.json.encode(choices_of(position, player.seat, action, wanted, previews, over)))
    return await _asked(request, "choices", position, player, jobs.Asked(player.seat, action, wanted, previews, over))


@get("/tables/{table:str}/macros", opt={ANSWER: list[Macro]})
async def macros(request: Request, table: FromPath[str], action: FromQuery[str], seat: QuerySeat = None) -> Raw:
    """Macros to do something now, such as routes of several steps; each further query parameter is one of it."""
    actor, player = await played(request, table, seat)
    wanted = {name: value for name, value in request.query_params.items() if name not in OF_CHOICES}
    view = actor.view()
    if view.over:
        return Raw(b"[]")
    return await _asked(request, "macros", view.position(player.seat), player, jobs.Asked(player.seat, action, wanted))


async def _asked(request: Request, kind: str, view: GameState, player: Player, ask: jobs.Asked) -> Raw:
    """Have workers answer a question about a position that may take a while."""
    arguments, door = msgspec.msgpack.encode(ask), server_of(request).door
    answer = await door.work(
        kind, view.game.name, jobs.packed(view), arguments, ASKED_WITHIN, guest=player.guest
    )  # fmt: skip
    return Raw(answer)


@get("/tables/{table:str}/file", media_type=MediaType.TEXT)
async def show_file(request: Request, table: FromPath[str], seat: QuerySeat = None) -> Response[str]:
    """The game file. Until the game is over it holds no seed, and of the actions of others only that they were."""
    actor, viewer = await visited(request, table, seat)
    name = f"{actor.table.setup.game.name}-{actor.table.id}.lautta"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(game_file(actor.view(), viewer.seat), media_type="text/plain; charset=utf-8", headers=headers)


@cache
def _facts(game: Game) -> dict[str, Any]:
    return dict(game.clients.facts()) if game.clients.facts else {}


ROUTES = Router(
    "/api",
    route_handlers=[
        add_guest, show_house, list_games, show_facts, show_words, add_table, list_tables, show_table, show_updates,
        act, undo, redo, preview, choices, macros, show_file, *people.ROUTES, *history.ROUTES,
        *board_routes.ROUTES, *best.ROUTES,
    ],
)  # fmt: skip
QUICK = (act, undo, redo, preview)  # requested at every click
