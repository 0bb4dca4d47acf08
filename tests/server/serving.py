"""A server on 127.0.0.1 for tests, and somebody who plays there."""

import asyncio
import copy
import itertools
import json
import re
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, nullcontext
from inspect import isawaitable
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from litestar import Router
from litestar.handlers import HTTPRouteHandler
from tests.duel.game import GAME as DUEL
from tests.server.stores import stores
from websockets.asyncio.client import ClientConnection, connect

from lautta.core.game import Game
from lautta.server.http.app import UNKNOWN, create_app
from lautta.server.http.connections import ConnectionLimiter
from lautta.server.http.front import Front
from lautta.server.http.limits import Limits
from lautta.server.http.protocols import Settings
from lautta.server.http.routes.api import ROUTES
from lautta.server.http.run import listen
from lautta.server.messages.people import ServerAddresses
from lautta.server.runtime.server import Server
from lautta.server.runtime.server_clock import ServerClock, passed
from lautta.server.settings import ServeSettings

GAMES = {"duel": DUEL}
PATIENCE = 300  # seconds, which only what hangs takes: no test hangs on how busy a machine is
AGAINST_RANDOM = {
    "game": "duel",
    "seats": [{"kind": "person", "name": "Anna"}, {"kind": "computer", "level": "random", "name": "Robot"}],
}


def _copied(router: Any, memo: Any) -> Any:
    """A router for one more application. Litestar copies to the ground, and reads the signatures anew each time, which
    is most of the time that a server takes to start.
    """
    new = copy.copy(router)
    new.routes = [copy.copy(route) for route in router.routes]
    for route in new.routes:
        route.route_handlers, route.route_handler_map = [copy.copy(one) for one in route.route_handlers], {}
        for handler in route.route_handlers:
            handler.owner = new
    return new


for _route in ROUTES.routes:
    for _handler in _route.route_handlers:  # type: ignore[union-attr]
        _ = _handler.parsed_fn_signature
Router.__deepcopy__ = _copied  # type: ignore[attr-defined]

_create = HTTPRouteHandler.create_kwargs_model
_taken: dict[Any, tuple[Any, Any]] = {}


def _known_before(handler: Any, path_parameters: Any) -> Any:
    """What a handler takes, which is the same in each application."""
    known = (handler.fn, *path_parameters)
    if known not in _taken:
        _taken[known] = (_create(handler, path_parameters), handler.signature_model)
    model, handler._signature_model = _taken[known]
    return model


HTTPRouteHandler.create_kwargs_model = _known_before  # type: ignore[method-assign]


async def until(happens: Callable[[], Any]) -> Any:
    """Wait until something is so, or until there is an answer other than None, and give that."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = happens()
            if found := await found if isawaitable(found) else found:
                return found
            await asyncio.sleep(0.004)


def said_until(lines: Iterable[str] | None, pattern: str) -> tuple[str, str]:
    """What a process says up to a line in which there is something like this, and what that is."""
    said = ""
    for line in lines or ():
        said += line
        if found := re.search(pattern, line):
            return said, found[0]
    raise AssertionError(said)


class Watch:
    """The time as a test has it: `wall` is what the machine says, `add` lets time pass; `runs` if it passes by itself.

    `clock` is what a server that starts now is handed.
    """

    def __init__(self, wall: int = 10**12, runs: bool = False) -> None:
        self.wall, self._runs, self._added = wall, runs, 0
        self._began = passed()

    @property
    def gone(self) -> int:
        """What has passed since the test began."""
        return self._added + (passed() - self._began if self._runs else 0)

    @property
    def now(self) -> int:
        """What the machine says."""
        return self.wall + self.gone

    @property
    def clock(self) -> ServerClock:
        return ServerClock(lambda: self.now, lambda: self.gone)

    def add(self, milliseconds: int) -> None:
        self._added += milliseconds


class _Quiet(uvicorn.Server):
    """Looks often whether it is to end, where uvicorn sleeps for a tenth of a second twice."""

    def capture_signals(self) -> Any:
        return nullcontext()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        while not self.should_exit:
            await asyncio.sleep(0.005)

    async def shutdown(self, sockets: Any = None) -> None:
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        while self.server_state.connections:
            await asyncio.sleep(0.002)
        await self.lifespan.shutdown()


class Serving:
    """A running server; `app` is its front, `server` its inside."""

    def __init__(self, address: str, app: Front) -> None:
        self.address, self.app = address, app
        self.server: Server = app.state.server

    def client(self, token: str | None = None) -> httpx.AsyncClient:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx.AsyncClient(base_url=self.address, headers=headers, timeout=PATIENCE, verify=False)  # no TLS here

    def live(self) -> connect:
        """A socket; it ends soon though its messages may not have been read."""
        return connect(self.address.replace("http", "ws") + "/api/live", max_queue=None, close_timeout=0.5)

    @asynccontextmanager
    async def follows(self, token: str, table: str, seen: int = 0) -> AsyncIterator[ClientConnection]:
        async with self.live() as socket:
            await hello(socket, token)
            await follow(socket, table, seen)
            yield socket


@asynccontextmanager
async def serving(
    data: Path, games: Mapping[str, Game] = GAMES, page: Path | None = None, limits: Limits | None = None,
    clock: ServerClock | None = None, connections: ConnectionLimiter | None = None, workers: int = 0,
    addresses: ServerAddresses = UNKNOWN, paced: bool = False, broker: str | None = None,
    own: Iterable[Path] = (), inside: Iterable[str] = (), public_url: str | None = None, closed: bool = False,
) -> AsyncIterator[Serving]:  # fmt: skip
    settings = ServeSettings(
        workers=workers, no_pauses=not paced, broker=broker, own_board=tuple(own), allow_network=tuple(inside),
        public_url=public_url, closed=closed,
    )  # fmt: skip
    page = page or data.parent / "no-page"
    app = create_app(stores.migrated(data), games, page, settings, limits, addresses, clock)
    listening = listen("127.0.0.1", 0)
    server = _Quiet(Settings(app, "127.0.0.1", connections))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        if task.done():
            task.result()
            raise AssertionError("the server did not start")
    try:
        yield Serving(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
    finally:
        server.should_exit = True
        await task
        listening.close()


class Guest:
    """A guest of a server, with a connection of their own; keeps all that it was ever sent."""

    def __init__(self, place: Serving, client: httpx.AsyncClient, token: str) -> None:
        self.place, self.client, self.token = place, client, token
        self.heard: list[bytes] = []
        self._keys = itertools.count()

    async def get(self, path: str, status: int = 200) -> Any:
        return self._answer(await self.client.get(path), status)

    async def post(self, path: str, body: Any, status: int = 200) -> Any:
        return self._answer(await self.client.post(path, json=body), status)

    def _answer(self, response: httpx.Response, status: int) -> Any:
        self.heard.append(response.content)
        assert response.status_code == status, (response.status_code, response.text)
        return response.json() if response.headers["content-type"].startswith("application/json") else response.text

    async def set_up(self, request: Any = AGAINST_RANDOM) -> Any:
        return await self.post("/api/tables", request, 201)

    async def table(self, table: str) -> Any:
        return await self.get(f"/api/tables/{table}")

    def key(self) -> str:
        return f"{id(self)} {next(self._keys)}"

    async def act(
        self, table: str, action: Any, seen: int, status: int = 200, key: str | None = None, **more: Any
    ) -> Any:
        body = {"action": action, "seen": seen, "key": key or self.key(), **more}
        return await self.post(f"/api/tables/{table}/actions", body, status)

    async def step(
        self, table: str, what: str, seen: int, status: int = 200, key: str | None = None, **more: Any
    ) -> Any:
        return await self.post(f"/api/tables/{table}/{what}", {"seen": seen, "key": key or self.key(), **more}, status)

    async def do(self, table: str, what: str, status: int = 200, **body: Any) -> Any:
        return await self.post(f"/api/tables/{table}/{what}", body, status)

    async def my_turn(self, table: str, after: int = 0) -> Any:
        """The table once only I may act, or it is over, from an event on."""

        async def mine() -> Any:
            found = await self.table(table)
            waits = found["number"] < after or not (found["result"] or found["to_move"] == [found["my_seat"]])
            return None if waits else found

        return await until(mine)


Kind = TypeVar("Kind", bound=Guest)


@asynccontextmanager
async def guest(
    place: Serving,
    name: str = "Anna",
    kind: type[Kind] = Guest,
    token: str | None = None,  # type: ignore[assignment]
) -> AsyncIterator[Kind]:
    """Somebody new, or the one whose token this is."""
    if token is None:
        async with place.client() as stranger:
            token = (await stranger.post("/api/guests", json={"name": name})).json()["token"]
    async with place.client(token) as client:
        yield kind(place, client, token)


def notations(legal: Mapping[str, list[list[str]]]) -> list[str]:
    return [" ".join([name, *args]) for name, all_args in legal.items() for args in all_args]


async def hello(socket: ClientConnection, token: str) -> None:
    await socket.send(json.dumps({"type": "hello", "token": token}))


async def follow(socket: ClientConnection, table: str, seen: int) -> None:
    await socket.send(json.dumps({"type": "follow", "table": table, "seen": seen}))


async def hear(socket: ClientConnection, within: float = PATIENCE, presence: bool = False) -> Any:
    """The next message; who looks at the table is left out unless it is asked for."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), within))
        if presence or message["type"] != "presence":
            return message
