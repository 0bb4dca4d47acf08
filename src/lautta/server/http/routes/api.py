"""The HTTP interface under /api. Every answer is one of `messages`, every error has a code from `errors.py`."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, QueryParameter, RawBody
from msgspec import Raw

from lautta.core.game import Game
from lautta.server.http import costs, pages
from lautta.server.http.addresses import is_loopback
from lautta.server.http.bodies import ANSWER, BODY, DOOR, read
from lautta.server.http.heavy import worked
from lautta.server.http.request_context import (
    QuerySeat,
    Request,
    agent_of,
    count,
    guest_of,
    is_let_in,
    language_of,
    played,
    server_of,
    stepped,
    visited,
)
from lautta.server.http.routes import (
    advice,
    best,
    boards,
    comparing,
    days,
    groups,
    history,
    keys,
    lessons,
    notifications,
    people,
)
from lautta.server.http.routes import played as games_played
from lautta.server.http.sites import site_of
from lautta.server.messages.actions import (
    ActionRequest,
    AheadRequest,
    Choice,
    Macro,
    Preview,
    PreviewRequest,
    UndoRequest,
)
from lautta.server.messages.games import Catalogue, GameInfo
from lautta.server.messages.lists import TableLine
from lautta.server.messages.people import Guest, GuestRequest, House, ServerAddresses
from lautta.server.messages.table import Table, TableRequest, Update
from lautta.server.problem import Problem
from lautta.server.runtime.lists import tables_of
from lautta.server.runtime.new_tables import open_table
from lautta.server.table import commands
from lautta.server.table.names import chosen
from lautta.server.view.game_file import game_file
from lautta.server.view.game_info import info_of
from lautta.server.work import jobs
from lautta.server.work.queries import choices_of, preview_of, takes_long
from lautta.words import catalogue

ASKED_WITHIN = 10.0  # seconds
QuerySeen = Annotated[int, QueryParameter(ge=0, lt=2**31)]
MOST_LINES = 50
QueryAfter = Annotated[str | None, QueryParameter(max_length=40, description="The last table of the previous page.")]
QueryVisible = Annotated[bool, QueryParameter(description="Can somebody see the page that asks?")]
QueryMost = Annotated[int, QueryParameter(ge=1, le=MOST_LINES, description="How many tables to return at most.")]


# people and games


@post("/guests", security=[], opt={BODY: GuestRequest})
async def add_guest(request: Request, body: RawBody) -> Guest:
    """Create a guest. Its token is the only proof of who they are, so keep it."""
    server, data, agent = server_of(request), read(body, GuestRequest), agent_of(request)
    guest, token = await server.guests.add(data.name and chosen(data.name), agent, program=data.program)
    return Guest(guest.id, token, guest.name, server.id, guest.program)


@get("/house", security=[], opt={DOOR: True})
async def show_house(request: Request) -> House:
    """Which server this is, which page it sends, and how others can reach it. A closed one tells only members that."""
    state, closed = request.app.state, server_of(request).guests.closed
    addresses: ServerAddresses = state.addresses
    server, site = server_of(request), site_of(addresses.public_url, b"localhost")
    mail, passkeys = server.mailer is not None, site and site.host
    if closed and not await is_let_in(request):
        return House(server=server.id, page=state.page.version, mail=mail, passkeys=passkeys, closed=True)
    local = request.client is not None and is_loopback(request.client.host)
    network = addresses.network if local else []
    return House(addresses.public_url, network, addresses.alone, server.id, state.page.version, mail, passkeys, closed)


@get("/games", security=[], opt={ANSWER: list[GameInfo]})
async def list_games(request: Request) -> Response[bytes]:
    """The games on this server."""
    server = server_of(request)
    return pages.lasting([info_of(game, server.boards.own.get(game.name)) for game in server.games.values()], request)


@get("/games/{game:str}/facts", security=[], opt={ANSWER: dict[str, Any]})
async def show_facts(request: Request, game: FromPath[str]) -> Response[bytes]:
    """Numbers from a game's rules for a client to show, such as costs; empty if the game lists none."""
    return pages.lasting(_facts(server_of(request).game(game)), request)


@get("/games/{game:str}/words/{language:str}", security=[])
async def show_words(request: Request, game: FromPath[str], language: FromPath[str]) -> Catalogue:
    """The texts of a game, for a client that doesn't have them; in English if the language is not available."""
    return Catalogue(catalogue(server_of(request).game(game).name, language))


# tables


@post("/tables", opt={BODY: TableRequest, ANSWER: Table})
async def add_table(request: Request, body: RawBody) -> Raw:
    """Set up a table and become its host. Seats of kind `person` and `shared` are yours."""
    guest = await guest_of(request)
    actor = await open_table(server_of(request), read(body, TableRequest), guest, language_of(request))
    return actor.view().whole(actor.table.viewer(guest.id))


@get("/tables")
async def list_tables(
    request: Request, after: QueryAfter = None, most: QueryMost = MOST_LINES, visible: QueryVisible = False
) -> list[TableLine]:
    """Your tables, page by page: first those where it is your turn, last those that are over, each latest change first.

    If a page has fewer than `most`, it is the last one.
    """
    server, guest = server_of(request), await guest_of(request)
    if visible:
        server.presence.saw(guest.id, server.now())
    return await tables_of(server, guest, after, most)


@get("/tables/{table:str}", opt={ANSWER: Table})
async def show_table(request: Request, table: FromPath[str], seat: QuerySeat = None) -> Response[bytes]:
    """A table as it is now, as far as you may see it."""
    actor, viewer = await visited(request, table, seat)
    return pages.large(bytes(actor.view().whole(viewer)), request)


@get("/tables/{table:str}/updates", opt={ANSWER: Update})
async def show_updates(request: Request, table: FromPath[str], seen: QuerySeen, seat: QuerySeat = None) -> Raw:
    """What is new at a table since event `seen`, for clients that can't use the WebSocket."""
    actor, viewer = await visited(request, table, seat)
    if seen > actor.table.log.number:
        raise Problem("seen-ahead", number=actor.table.log.number)
    return actor.view().update(seen, viewer)


@post("/tables/{table:str}/actions", status_code=200, opt={BODY: ActionRequest, ANSWER: Update})
async def act(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Take an action. The answer comes once it is saved; a repeated `key` gets the same answer and does nothing."""
    data = read(body, ActionRequest)
    if not isinstance(data.action, list):
        actor, player = await played(request, table, data.seat)
        return await actor.ask(player, commands.Action(data.key, data.seen, data.action, data.plan))
    count(request, costs.of_actions(len(data.action)))
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.Actions(data.key, data.seen, tuple(data.action), data.plan))


@post("/tables/{table:str}/undo", status_code=200, opt={BODY: UndoRequest, ANSWER: Update})
async def undo(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Undo your last action and what computers did after it. If the other players have to agree, this asks them."""
    data = read(body, UndoRequest)
    actor, player = await stepped(request, table, data.seat)
    return await actor.ask(player, commands.Undo(data.key, data.seen, data.plan))


@post("/tables/{table:str}/redo", status_code=200, opt={BODY: UndoRequest, ANSWER: Update})
async def redo(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Redo what you have undone, as long as nothing else has been done since."""
    data = read(body, UndoRequest)
    actor, player = await stepped(request, table, data.seat)
    return await actor.ask(player, commands.Redo(data.key, data.seen, data.plan))


@post("/tables/{table:str}/ahead", status_code=200, opt={BODY: AheadRequest, ANSWER: Update})
async def plan_ahead(request: Request, table: FromPath[str], body: RawBody) -> Raw:
    """Plan turns ahead at a table without a live clock. Each is done when it comes, as far as the rules allow it."""
    data = read(body, AheadRequest)
    count(request, costs.of_actions(1 + sum(len(turn.actions) for turn in data.turns)))
    actor, player = await played(request, table, data.seat)
    return await actor.ask(player, commands.Ahead(data.key, data.seen, tuple(data.turns)))


@post("/tables/{table:str}/preview", status_code=200, opt={BODY: PreviewRequest})
async def preview(request: Request, table: FromPath[str], body: RawBody) -> Preview:
    """What an action of yours would do now, as far as you may know it."""
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
    """Every way to take an action, each with the reason if the rules refuse it now.

    Without `action`, the choices of all actions. With it, `previews=1` adds what each choice would do. Any other query
    parameter is a parameter of the action, with one value or several separated by commas.
    """
    actor, player = await played(request, table, seat)
    wanted = {name: value for name, value in request.query_params.items() if name not in OF_CHOICES}
    view = actor.view()
    position, over = view.position(player.seat), view.over
    if not takes_long(position, player.seat, action, previews):
        return Raw(msgspec.json.encode(choices_of(position, player.seat, action, wanted, previews, over)))
    ask = jobs.ChoicesRequest(player.seat, action, wanted, previews, over)
    return await worked(request, "choices", position.game, jobs.packed_to_show(position), ask, ASKED_WITHIN)


@get("/tables/{table:str}/macros", opt={ANSWER: list[Macro]})
async def macros(request: Request, table: FromPath[str], action: FromQuery[str], seat: QuerySeat = None) -> Raw:
    """Macros that take an action, such as routes of several steps. Other query parameters are those of the action."""
    actor, player = await played(request, table, seat)
    wanted = {name: value for name, value in request.query_params.items() if name not in OF_CHOICES}
    if (view := actor.view()).over:
        return Raw(b"[]")
    ask, position = jobs.ChoicesRequest(player.seat, action, wanted), view.position(player.seat)
    return await worked(request, "macros", position.game, jobs.packed_to_show(position), ask, ASKED_WITHIN)


@get("/tables/{table:str}/file", media_type=MediaType.TEXT)
async def show_file(request: Request, table: FromPath[str], seat: QuerySeat = None) -> Response[str]:
    """The game file. Until the game is over it has no seed, and of other players' actions only that there was one."""
    actor, viewer = await visited(request, table, seat)
    name = f"{actor.table.setup.game.name}-{actor.table.id}.lautta"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(game_file(actor.view(), viewer.seat), headers=headers)


@cache
def _facts(game: Game) -> dict[str, Any]:
    return dict(game.clients.facts()) if game.clients.facts else {}


ROUTES = Router(
    "/api",
    route_handlers=[
        add_guest, show_house, list_games, show_facts, show_words, add_table, list_tables, show_table, show_updates,
        act, undo, redo, plan_ahead, preview, choices, macros, show_file, *people.ROUTES, *keys.ROUTES, *history.ROUTES,
        *advice.ROUTES, *boards.ROUTES, *best.ROUTES, *days.ROUTES, *comparing.ROUTES,
        *lessons.ROUTES, *notifications.ROUTES, *groups.ROUTES, *games_played.ROUTES,
    ],
)  # fmt: skip
QUICK = (act, undo, redo, preview)  # requested at every click
