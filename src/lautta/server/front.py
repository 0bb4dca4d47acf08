"""The front of the application: what every request meets first.

It counts how often somebody asks, gives the WebSocket its own way, and serves what is done at tables without the
framework's detours: the same functions, documented by the same routes, for a fraction of the time.
"""

import inspect
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from litestar import Litestar
from litestar.exceptions import ClientException
from litestar.handlers import HTTPRouteHandler
from litestar.types import HTTPScope, Receive, Send

from lautta.server.asgi import Asked, Page, body_of, header
from lautta.server.errors import Problem, error_body, where
from lautta.server.headers import JSON_HEADERS
from lautta.server.languages import wished
from lautta.server.limits import Limits
from lautta.server.live import live
from lautta.server.protocols import EXTENSION, Answers, encoded
from lautta.server.visits import BEARER

API, TABLES, LIVE = "/api/", "/api/tables/", "/api/live"
PARAMETERS = ["request", "table", "body"]
_JSON_HEADERS = encoded(JSON_HEADERS)
Handler = Callable[..., Awaitable[Any]]
log = logging.getLogger(__name__)


class Front(Litestar):
    """The application with what stands before it. `largest` is the size of the largest body that is read."""

    limits: Limits | None
    largest: int
    _quick: dict[str, Handler]

    def __init__(self, *args: Any, limits: Limits | None, largest: int, quick: Iterable[Any], **more: Any) -> None:
        super().__init__(*args, request_max_body_size=largest, **more)
        self.limits, self.largest = limits, largest
        self._quick = dict(map(quick_route, quick))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket" and scope["path"] == LIVE:
            await live(Page(scope, receive, send), self.state.hall, limited=self.limits is not None)
        elif scope["type"] == "http" and scope["path"].startswith(API):
            await self._api(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _api(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        try:
            if self.limits:
                client, token = scope["client"], header(scope, b"authorization").removeprefix(BEARER)
                self.limits.check(scope["method"], path, client[0] if client else None, token)
            if scope["method"] == "POST" and path.startswith(TABLES):
                table, _, what = path[len(TABLES) :].partition("/")
                if handler := self._quick.get(what):
                    await self._answer(handler, table, scope, receive, send)
                    return
        except Problem as problem:
            await _tell(problem, scope, send)
            return
        await super().__call__(scope, receive, send)

    async def _answer(self, handler: Handler, table: str, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one of the quick routes; raises Problem."""
        try:
            body = await body_of(scope, receive, self.largest)
            answer = msgspec.json.encode(await handler(request=Asked(self, scope), table=table, body=body))
        except (Problem, ClientException):
            raise
        except Exception as error:
            log.error("%s %s failed: %s", scope["method"], scope["path"], where(error))
            raise Problem("internal") from None
        extensions: dict[str, Any] = scope.get("extensions") or {}
        whole: Answers | None = extensions.get(EXTENSION)
        if whole is None or not whole.write(200, _JSON_HEADERS, answer):
            await _send(200, answer, send)


def quick_route(route: Any) -> tuple[str, Handler]:
    """What stands after the table in the path of a route, and its function."""
    assert isinstance(route, HTTPRouteHandler)
    (path,) = route.paths
    handler: Handler = route.fn
    assert list(inspect.signature(handler).parameters) == PARAMETERS, f"{path} takes more than {PARAMETERS}"
    return path.removeprefix("/tables/{table:str}/"), handler


async def _tell(problem: Problem, scope: HTTPScope, send: Send) -> None:
    language = wished(header(scope, b"accept-language") or None)
    more = [(name.encode(), value.encode()) for name, value in problem.headers.items()]
    await _send(problem.status, error_body(problem, language), send, more)


async def _send(status: int, body: bytes, send: Send, more: Iterable[tuple[bytes, bytes]] = ()) -> None:
    headers = [*JSON_HEADERS, *more, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
