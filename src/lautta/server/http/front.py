"""The front of the application: what every request meets first.

It refuses odd spellings and requests by other sites' pages. Then it finds route and guest, on which alone the limits
depend. The WebSocket has its own entrance. Actions at tables bypass the framework, which makes them several times as
fast: the same functions serve them, and the same routes document them.
"""

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar
from litestar.exceptions import ClientException, HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from lautta.server.http.asgi import BareRequest, RawWebSocket, address_of, body_of, header
from lautta.server.http.bodies import BODY, DOOR, with_key
from lautta.server.http.costs import REFUSED, SOCKET, UNKNOWN_TOKEN, Cost, cost_of
from lautta.server.http.errors import error_body, headers_of, status_of
from lautta.server.http.forwarding import Gathered, answer_elsewhere, once, scope_of
from lautta.server.http.headers import JSON_HEADERS
from lautta.server.http.languages import preferred_language
from lautta.server.http.limits import Limits
from lautta.server.http.live import live
from lautta.server.http.protocols import EXTENSION, Answers, encoded
from lautta.server.http.request_context import GUEST, token_of
from lautta.server.http.sites import Hosts, check_host, check_kind, check_origin
from lautta.server.http.targets import is_odd
from lautta.server.problem import Problem, unexpected
from lautta.server.processes.frames import Answer, Ask
from lautta.server.runtime.remote_tables import OtherProcesses
from lautta.server.runtime.subscriptions import AGAIN_AFTER
from lautta.server.telemetry import metrics
from lautta.server.telemetry.traces import span

API, TABLES, LIVE = "/api/", "/api/tables/", "/api/live"
FORMS = "/api/stop/"  # where mail programs post a form, whose content does not count
ONCE = (b"authorization", b"content-type", b"host", b"origin", b"sec-fetch-site")  # headers
LOOKS = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
MOVES = 3  # times that a table may move while it is asked for something
ELSEWHERE = ("database-away", "owner-away")  # codes that may be true of one process alone
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
    """A request's route: its name (empty: there is none), whether strangers may use it, its quick handler and table, if
    any, and the kind of its body if the framework serves it.
    """

    name: str
    open: bool
    quick: Quick | None = None
    table: str = ""
    kind: type[msgspec.Struct] | None = None


NOWHERE = Route("", True)


class Front(Litestar):
    """The application behind its checks, for these `hosts` (None: any); `largest` is the longest body read. If
    `closed`, strangers may use only the routes marked `DOOR`.
    """

    limits: Limits | None
    hosts: Hosts | None
    largest: int
    closed: bool
    _quick: dict[str, Quick]

    def __init__(
        self, *args: Any, limits: Limits | None, hosts: Hosts | None, largest: int, quick: Iterable[Any],
        closed: bool = False, **more: Any,
    ) -> None:  # fmt: skip
        super().__init__(*args, request_max_body_size=largest, **more)
        self.limits, self.hosts, self.largest, self.closed = limits, hosts, largest, closed
        self._quick = dict(map(quick_route, quick))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._live(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _live(self, scope: Any, receive: Receive, send: Send) -> None:
        page = RawWebSocket(scope, receive, send)
        try:
            if scope["path"] != LIVE:
                raise Problem("no-such-path", path=scope["path"])
            headers = self._read(scope)
            check_origin(headers, self.hosts)
            self._count(scope, Cost(SOCKET))
        except Problem:
            await page.refuse()
        else:
            await live(page, self.state.server, self.limits, self.state.sockets)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began, name = perf_counter(), ""
        try:
            headers, route = self._aimed_at(scope)
            name = route.name
            with span("request", name or metrics.NO_ROUTE):
                await self._let_in(scope, headers, route)
                status = await self._answered(route, scope, receive, send)
        except Problem as problem:
            status = self.status_of(problem, scope["path"])
            await _tell(problem, status, scope, send)
        except asyncio.CancelledError:
            if not self.state.stopping:
                raise
            status = 503
            await _tell(Problem("stopping"), status, scope, send)
        metrics.answered(name, status, perf_counter() - began)

    async def _answered(self, route: Route, scope: HTTPScope, receive: Receive, send: Send) -> int:
        """Answer a request here, or have the owner of its table answer it; answers the status. Raises Problem."""
        others: OtherProcesses | None = self.state.server.others if route.table else None
        if others:
            body = await body_of(scope, receive, self.largest)
            whole = with_key(body, route.kind)  # it may be asked for again, and is to be done once
            if whole != body:
                scope = {**scope, "headers": [one for one in scope["headers"] if one[0] != b"content-length"]}
            return await self._answered_anywhere(others, route, scope, whole, send)
        return await self._answered_here(route, scope, receive, send)

    async def _answered_anywhere(
        self, others: OtherProcesses, route: Route, scope: HTTPScope, body: bytes, send: Send
    ) -> int:
        for moved in range(MOVES + 1):
            if moved > 1:
                await asyncio.sleep(AGAIN_AFTER)
            answer = await answer_elsewhere(others, self.state.server.tables, route.table, scope, body)
            if answer:
                await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
                await send({"type": "http.response.body", "body": answer.body, "more_body": False})
                return answer.status
            try:
                return await self._answered_here(route, scope, once(body), send)
            except Problem as problem:
                if moved == MOVES or problem.code != "table-moved":
                    raise
        raise AssertionError("the last try returns or raises")

    async def _answered_here(self, route: Route, scope: HTTPScope, receive: Receive, send: Send) -> int:
        if route.quick:
            await self._answer(route.quick, route.table, scope, receive, send)
            return 200
        if route.kind:  # the framework would take a body that breaks off for an error of its own
            receive = once(await body_of(scope, receive, self.largest))
        told = StatusRecorder(send)
        await super().__call__(scope, receive, told.send)
        return told.status

    async def answer_for_another(self, ask: Ask) -> Answer:
        """Answer a request that came in at another process, which has let it in; raises Problem if the table moves."""
        scope, gathered = scope_of(ask), Gathered()
        try:
            await self._answered_here(self._route(scope, dict(scope["headers"])), scope, once(ask.body), gathered.send)
        except Problem as problem:
            if problem.code == "table-moved":
                raise
            await _tell(problem, self.status_of(problem, scope["path"]), scope, gathered.send)
        return Answer(ask.id, gathered.status, gathered.headers, bytes(gathered.body))

    def status_of(self, problem: Problem, path: str) -> int:
        """A problem's HTTP status: 502 where another process may do what this one cannot, so that a proxy asks it."""
        elsewhere = problem.code in ELSEWHERE and path.startswith(API) and self.state.server.is_cut_off
        return 502 if elsewhere else status_of(problem)

    # who comes in

    def _aimed_at(self, scope: HTTPScope) -> tuple[Headers, Route]:
        """The headers of a request and its route; raises Problem, which counts towards the limits too."""
        try:
            headers = self._read(scope)
            return headers, self._route(scope, headers)
        except Problem:
            self._count(scope, Cost(REFUSED))
            raise

    async def _let_in(self, scope: HTTPScope, headers: Headers, route: Route) -> None:
        cost = cost_of(route.name, scope["query_string"])
        self._count(scope, cost)
        if not route.open:
            guest = await self._who(scope, headers)
            if self.limits:
                self.limits.guest(guest, cost)

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
        method, path = scope["method"], scope["path"]
        if path.startswith(API):
            if path.endswith("/"):
                raise Problem("no-such-path", path=path)
            if method not in LOOKS:
                check_origin(headers, self.hosts)
                if not path.startswith(FORMS):
                    check_kind(headers)
        if method == "POST" and path.startswith(TABLES):
            table, _, what = path[len(TABLES) :].partition("/")
            if quick := self._quick.get(what):
                return Route(quick.name, False, quick, table)
        try:
            _, handler, _, parameters, _ = self.asgi_router.handle_routing(path=path, method=method)
        except HTTPException:
            return NOWHERE  # the framework says why
        is_open = method == "OPTIONS" or getattr(handler, "security", None) == []
        if self.closed:
            is_open = DOOR in handler.opt and getattr(handler, "security", None) == []
        table = "" if is_open else str(parameters.get("table", ""))
        return Route(handler.handler_name, is_open, table=table, kind=handler.opt.get(BODY))

    async def _who(self, scope: HTTPScope, headers: Headers) -> str:
        """The id of the guest who asks, noted in the request from now on; raises Problem."""
        try:
            return await self._known(scope, headers)
        except Problem as problem:
            if self.closed and status_of(problem) == 401:  # whoever is not let in is told the same
                raise Problem("closed") from None
            raise

    async def _known(self, scope: HTTPScope, headers: Headers) -> str:
        guest = await self.state.server.guests.find(
            token_of(headers.get(b"authorization")), headers.get(b"user-agent", b"").decode("latin-1")
        )
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
        try:
            body = await body_of(scope, receive, self.largest)
            answer = msgspec.json.encode(await quick.handler(request=BareRequest(self, scope), table=table, body=body))
        except (Problem, ClientException):
            raise
        except Exception as error:
            raise failed(scope["method"], quick.path, error) from None
        extensions: dict[str, Any] = scope.get("extensions") or {}
        whole: Answers | None = extensions.get(EXTENSION)
        if whole is None or not whole.write(200, _JSON_HEADERS, answer):
            await _send(200, answer, send)


class StatusRecorder:
    """Sends what the framework answers, and keeps its status."""

    def __init__(self, send: Send) -> None:
        self._send, self.status = send, 500

    async def send(self, message: Message) -> None:
        """Send a part of the answer."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self._send(message)


def quick_route(route: Any) -> tuple[str, Quick]:
    """What follows the table in the path of a route, and what serves it."""
    assert isinstance(route, HTTPRouteHandler)
    (path,) = route.paths
    handler: Handler = route.fn
    assert list(inspect.signature(handler).parameters) == PARAMETERS, f"{path} takes more than {PARAMETERS}"
    return path.removeprefix("/tables/{table:str}/"), Quick(route.handler_name, f"/api{path}", handler)


def failed(method: str, route: str, error: Exception) -> Problem:
    """The Problem for an unexpected error of a request; logged by its route alone, as paths hold secrets."""
    return unexpected(log, "%(method)s %(route)s", error, method=method, route=route)


async def _tell(problem: Problem, status: int, scope: HTTPScope, send: Send) -> None:
    language = preferred_language(header(scope, b"accept-language") or None)
    metrics.failed(problem.code)
    more = [(name.encode(), value.encode()) for name, value in headers_of(problem).items()]
    await _send(status, error_body(problem, language), send, more)


async def _send(status: int, body: bytes, send: Send, more: Iterable[tuple[bytes, bytes]] = ()) -> None:
    headers = [*JSON_HEADERS, *more, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
