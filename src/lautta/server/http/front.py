"""The front of the application: what every request meets first.

Requests that are written oddly, or made by another site's page, are refused. Then the route and the guest are found and
both are counted: nothing else about how a request is written matters to the limits. The WebSocket has its own way in,
and what is done at tables is served without the framework's detours: by the same functions, documented by the same
routes, in a fraction of the time.
"""

import inspect
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar
from litestar.exceptions import ClientException, HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.types import HTTPScope, Receive, Scope, Send

from lautta.server.http.asgi import Asked, Page, address_of, body_of, header
from lautta.server.http.costs import REFUSED, SOCKET, UNKNOWN_TOKEN, Cost, cost_of
from lautta.server.http.errors import error_body, headers_of, status_of
from lautta.server.http.headers import JSON_HEADERS
from lautta.server.http.languages import preferred_language
from lautta.server.http.limits import Limits
from lautta.server.http.live import live
from lautta.server.http.protocols import EXTENSION, Answers, encoded
from lautta.server.http.sites import Hosts, check_host, check_kind, check_origin
from lautta.server.http.targets import is_odd
from lautta.server.http.visits import GUEST, token_of
from lautta.server.problem import Problem, where

API, TABLES, LIVE = "/api/", "/api/tables/", "/api/live"
ONCE = (b"authorization", b"content-type", b"host", b"origin", b"sec-fetch-site")  # headers
LOOKS = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
PARAMETERS = ["request", "table", "body"]
_JSON_HEADERS = encoded(JSON_HEADERS)
Handler = Callable[..., Awaitable[Any]]
Headers = Mapping[bytes, bytes]
log = logging.getLogger(__name__)


class Quick(NamedTuple):
    """A route that is served without the framework."""

    name: str
    path: str
    handler: Handler


class Route(NamedTuple):
    """What a request is for: the name of its route (empty: there is none), whether strangers may ask for it, and for
    quick routes which one it is and for which table.
    """

    name: str
    open: bool
    quick: Quick | None = None
    table: str = ""


NOWHERE = Route("", True)


class Front(Litestar):
    """The application with what comes before it. `hosts` are the names of this server (None: any); `largest` is the
    size of the largest body that is read.
    """

    limits: Limits | None
    hosts: Hosts | None
    largest: int
    _quick: dict[str, Quick]

    def __init__(
        self, *args: Any, limits: Limits | None, hosts: Hosts | None, largest: int, quick: Iterable[Any], **more: Any
    ) -> None:
        super().__init__(*args, request_max_body_size=largest, **more)
        self.limits, self.hosts, self.largest = limits, hosts, largest
        self._quick = dict(map(quick_route, quick))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._live(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _live(self, scope: Any, receive: Receive, send: Send) -> None:
        page = Page(scope, receive, send)
        try:
            if scope["path"] != LIVE:
                raise Problem("no-such-path", path=scope["path"])
            headers = self._read(scope)
            check_origin(headers, self.hosts)
            self._count(scope, Cost(SOCKET))
        except Problem:
            await page.refuse()
        else:
            await live(page, self.state.server, self.limits)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        try:
            route = await self._let_in(scope)
            if route.quick:
                await self._answer(route.quick, route.table, scope, receive, send)
                return
        except Problem as problem:
            await _tell(problem, scope, send)
            return
        await super().__call__(scope, receive, send)

    # who comes in

    async def _let_in(self, scope: HTTPScope) -> Route:
        """The route of a request, once it is counted and its guest is known; raises Problem."""
        try:
            headers = self._read(scope)
            route = self._route(scope, headers)
        except Problem:
            self._count(scope, Cost(REFUSED))
            raise
        cost = cost_of(route.name, scope["query_string"])
        self._count(scope, cost)
        if not route.open:
            guest = await self._who(scope, headers)
            if self.limits:
                self.limits.guest(guest, cost)
        return route

    def _read(self, scope: Scope) -> Headers:
        """The headers of a request, checked for how it is written and that it is for this site; raises Problem."""
        if is_odd(scope["raw_path"].partition(b"?")[0]):
            raise Problem("no-such-path", path=scope["path"])
        written = list(scope["headers"])
        headers = dict(written)
        if len(headers) != len(written):
            names = [name for name, _ in written]
            if twice := next((name for name in ONCE if names.count(name) > 1), None):
                raise Problem("malformed", text=f"{twice.decode()} stands there twice")
        check_host(headers, self.hosts)
        return headers

    def _route(self, scope: HTTPScope, headers: Headers) -> Route:
        """The route of a request; raises Problem if nobody may ask for it this way."""
        method, path = scope["method"], scope["path"]
        if not path.startswith(API):
            return NOWHERE
        if path.endswith("/"):
            raise Problem("no-such-path", path=path)
        if method not in LOOKS:
            check_origin(headers, self.hosts)
            check_kind(headers)
        if method == "POST" and path.startswith(TABLES):
            table, _, what = path[len(TABLES) :].partition("/")
            if quick := self._quick.get(what):
                return Route(quick.name, False, quick, table)
        try:
            _, handler, *_ = self.asgi_router.handle_routing(path=path, method=method)
        except HTTPException:
            return NOWHERE  # the framework says why
        return Route(handler.handler_name, method == "OPTIONS" or getattr(handler, "security", None) == [])

    async def _who(self, scope: HTTPScope, headers: Headers) -> str:
        """The id of the guest who asks, noted in the request from now on; raises Problem."""
        guest = await self.state.server.guests.find(token_of(headers.get(b"authorization")))
        if guest is None:
            self._count(scope, Cost(UNKNOWN_TOKEN))
            raise Problem("bad-token")
        state: dict[str, Any] = scope.setdefault("state", {})
        state[GUEST] = guest
        return str(guest.id)

    def _count(self, scope: Scope, cost: Cost) -> None:
        if self.limits:
            self.limits.address(address_of(scope), cost)

    # quick answers

    async def _answer(self, quick: Quick, table: str, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer a quick route; raises Problem."""
        try:
            body = await body_of(scope, receive, self.largest)
            answer = msgspec.json.encode(await quick.handler(request=Asked(self, scope), table=table, body=body))
        except (Problem, ClientException):
            raise
        except Exception as error:
            raise unexpected(scope["method"], quick.path, error) from None
        extensions: dict[str, Any] = scope.get("extensions") or {}
        whole: Answers | None = extensions.get(EXTENSION)
        if whole is None or not whole.write(200, _JSON_HEADERS, answer):
            await _send(200, answer, send)


def quick_route(route: Any) -> tuple[str, Quick]:
    """What follows the table in the path of a route, and what serves it."""
    assert isinstance(route, HTTPRouteHandler)
    (path,) = route.paths
    handler: Handler = route.fn
    assert list(inspect.signature(handler).parameters) == PARAMETERS, f"{path} takes more than {PARAMETERS}"
    return path.removeprefix("/tables/{table:str}/"), Quick(route.handler_name, f"/api{path}", handler)


def unexpected(method: str, route: str, error: Exception) -> Problem:
    """The Problem for an unexpected error; logged by route alone, as paths hold secrets, with a word to find it by."""
    word = secrets.token_hex(4)
    log.error("%s %s failed (%s): %s", method, route, word, where(error))
    return Problem("internal", word=word)


async def _tell(problem: Problem, scope: HTTPScope, send: Send) -> None:
    language = preferred_language(header(scope, b"accept-language") or None)
    more = [(name.encode(), value.encode()) for name, value in headers_of(problem).items()]
    await _send(status_of(problem), error_body(problem, language), send, more)


async def _send(status: int, body: bytes, send: Send, more: Iterable[tuple[bytes, bytes]] = ()) -> None:
    headers = [*JSON_HEADERS, *more, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
