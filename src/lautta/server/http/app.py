"""The application: routes, errors, headers, and a server that opens and closes with it."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
from litestar import MediaType, Request, Response, get, route
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import FromPath

from lautta.core.game import Game
from lautta.server.http import openapi, pages
from lautta.server.http.bodies import DOOR
from lautta.server.http.errors import error_body, headers_of
from lautta.server.http.front import Front, failed
from lautta.server.http.headers import add_headers
from lautta.server.http.limits import Limits
from lautta.server.http.live import Socket
from lautta.server.http.metrics import PATH as METRICS
from lautta.server.http.previews import HOUSE, Previews, invited
from lautta.server.http.request_context import language_of
from lautta.server.http.routes.api import QUICK, ROUTES
from lautta.server.http.routes.health import show_health, show_ready
from lautta.server.http.sites import Hosts
from lautta.server.messages.people import ServerAddresses
from lautta.server.problem import Problem
from lautta.server.runtime.server import Server
from lautta.server.runtime.server_clock import ServerClock
from lautta.server.settings import USUAL, ServeSettings
from lautta.server.storage.databases import Database
from lautta.server.storage.store import NotSaved
from lautta.server.telemetry import metrics
from lautta.words import Words

LARGEST_BODY = 65_536
CLOSE_WITHIN = 10.0  # seconds
CODES = {401: "bad-token", 404: "no-such-path", 405: "wrong-method", 413: "too-large"}
UNKNOWN = ServerAddresses()
log = logging.getLogger(__name__)


def create_app(
    data: Database | None = None,
    games: Mapping[str, Game] | None = None,
    page: Path = pages.PAGE,
    settings: ServeSettings = USUAL,
    limits: Limits | None = None,
    addresses: ServerAddresses = UNKNOWN,
    clock: ServerClock | None = None,
    hosts: Hosts | None = None,
) -> Front:
    """The application over a database, with these games (by default all) and the page in that folder.

    The database is opened when the application starts, so none is needed just to inspect it. Without `limits` everybody
    may ask as often as they like. `addresses` says how others reach the server, `clock` what time it is (by default the
    machine's time at the start, plus what has passed since), and `hosts` are the names that others use for the server
    (None: any). Of the `settings`, those of work, pauses, the broker, and whether it is closed count here.
    """

    @asynccontextmanager
    async def server_is_open(app: Front) -> AsyncGenerator[None, None]:
        if data is None:
            raise ValueError("an application that runs needs a database")
        server = app.state.server = await Server.open(data, games, clock, settings)
        if server.others:
            server.others.answering = app.answer_for_another
        if limits:
            server.executor.meter = limits.work
        server.guests.changed = partial(_look_again, app.state.sockets)
        sharing = asyncio.create_task(limits.share(server.bus)) if limits and server.others else None
        try:
            yield
        finally:
            app.state.stopping = True
            if sharing:
                sharing.cancel()
            await _closed(server)

    served = pages.Page(page)
    state = {"page": served, "previews": Previews(served), "addresses": addresses, "limits": limits, "described": None,
             "stopping": False, "sockets": set()}  # fmt: skip
    return Front(
        route_handlers=[ROUTES, show_health, show_ready, show_openapi, show_page],
        limits=limits,
        hosts=hosts,
        largest=LARGEST_BODY,
        closed=settings.closed,
        quick=QUICK,
        exception_handlers={
            Problem: tell_problem,
            NotSaved: lambda request, error: tell_problem(request, Problem(error.code)),
            HTTPException: tell_http,
            Exception: tell_unexpected,
        },
        before_send=[add_headers],
        lifespan=[server_is_open],
        logging_config=None,
        state=State(state),
        openapi_config=None,
    )


def _look_again(sockets: set[Socket], guest: str) -> None:
    for socket in sockets:
        socket.look_again(guest)


async def _closed(server: Server) -> None:
    """Close a server within a time limit: confirmed actions are on the disk however it ends."""
    try:
        async with asyncio.timeout(CLOSE_WITHIN):
            await server.close()
    except TimeoutError:
        log.error("the server could not be closed within %(seconds)g s", {"seconds": CLOSE_WITHIN})


@get("/api/openapi.json", security=[], sync_to_thread=False)
def show_openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The OpenAPI document of this API."""
    state = request.app.state
    if state.described is None:
        state.described = pages.document(msgspec.json.encode(openapi.document(state.server.games)))
    return pages.send(state.described, request)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], security=[], opt={DOOR: True})
async def show_page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[Any]:
    """The web page. It begins at the house and at invitations; elsewhere it says that there is nothing."""
    page: pages.Page = request.app.state.page
    if path in ("/api", METRICS) or path.startswith("/api/"):
        raise Problem("no-such-path", path=path)
    file = page.find(path)
    if cast(Front, request.app).closed and path.startswith("/previews/") and path != HOUSE:
        raise Problem("no-such-path", path=path)  # they tell which games are played here
    if file and file is not page.start:
        return pages.send(file, request)
    if page.built and pages.is_address(path):
        start = await _start_page(request, path)
        assert start
        return pages.send(start, request, 200 if file or invited(path) else 404)
    if not page.built:
        words = Words(language_of(request))
        return Response(f"{pages.without_page(words, '/api/')}\n", status_code=404, media_type=MediaType.TEXT)
    raise Problem("no-such-path", path=path)


async def _start_page(request: Request[Any, Any, Any], path: str) -> pages.File | None:
    state = request.app.state
    base = state.addresses.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    language = language_of(request)
    invite = None if cast(Front, request.app).closed else invited(path)
    game = await state.server.store.invited_to(invite) if invite else None
    found: pages.File | None = state.previews.start(base.rstrip("/"), language, game)
    return found


# errors


def tell_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    """One of our own errors."""
    language = language_of(request)
    metrics.failed(problem.code)
    status = cast(Front, request.app).status_of(problem, request.scope["path"])
    return Response(error_body(problem, language), status_code=status, headers=headers_of(problem),
                    media_type="application/json")  # fmt: skip


def tell_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An error that the framework raised, in our words."""
    if error.status_code >= 500:
        return tell_unexpected(request, error)
    code = CODES.get(error.status_code, "malformed")
    detail: dict[str, Any] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = {"problems": error.extra}
    elif code == "malformed":
        detail = {"text": error.detail}
    answer = tell_problem(request, Problem(code, **detail))
    answer.headers.update(error.headers or {})  # such as the methods that an address accepts
    return answer


def tell_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """An unexpected error: logged, and answered without anything that might be secret."""
    return tell_problem(request, failed(request.method, request.scope.get("path_template", "somewhere"), error))
