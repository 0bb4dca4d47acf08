"""Bots that play over HTTP and follow over WebSockets, on raw sockets: the generator must cost less than the server."""

import asyncio
import os
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, cast

import msgspec

HOST = "127.0.0.1"
TEXT, PING, PONG = 1, 9, 10
SHAKE = (
    b"GET /api/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)


class News(msgspec.Struct):
    """What a bot reads of an update, and of other messages that they are none."""

    type: str = ""
    table: str = ""
    number: int = 0
    to_move: list[int] = []
    legal: dict[str, list[list[str]]] = {}


class Refused(Exception):
    """An answer that is no success."""


read_news = msgspec.json.Decoder(News).decode


class Http(asyncio.Protocol):
    """One connection that is kept; one request at a time."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None
        self._wanted = -1

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def ask(self, path: str, token: str, body: bytes | None = None) -> "asyncio.Future[tuple[int, bytes]]":
        """Ask for something; answers its status and body."""
        method = "GET" if body is None else "POST"
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n"
        if body is not None:
            head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self._answer = asyncio.get_running_loop().create_future()
        if self._transport.is_closing():
            self._answer.set_exception(ConnectionResetError())
            return self._answer
        self._transport.write(head.encode() + b"\r\n" + (body or b""))
        return self._answer

    def break_off(self) -> None:
        """Break the connection."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._wanted < 0:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            head = bytes(self._buffer[:end]).lower()
            length = head.split(b"content-length:", 1)[1].split(b"\r\n", 1)[0]
            self._status, self._from, self._wanted = int(head[9:12]), end + 4, end + 4 + int(length)
        if len(self._buffer) >= self._wanted:
            body = bytes(self._buffer[self._from : self._wanted])
            del self._buffer[: self._wanted]
            self._wanted = -1
            if self._answer and not self._answer.done():
                self._answer.set_result((self._status, body))

    def connection_lost(self, error: Exception | None) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_exception(ConnectionResetError())


class Live(asyncio.Protocol):
    """One WebSocket; `hear` is called with each message."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._buffer = bytearray()
        self._open = False
        self._hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(SHAKE)

    def say(self, **message: object) -> None:
        """Send a message."""
        self._frame(TEXT, msgspec.json.encode(message))

    def break_off(self) -> None:
        """Break the connection."""
        self._transport.abort()

    def _frame(self, opcode: int, data: bytes) -> None:
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self._transport.write(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + data)  # a mask of zeros changes nothing

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:16]:
                raise Refused(bytes(buffer[:end]))
            del buffer[: end + 4]
            self._open = True
            self.opened.set_result(None)
        at = 0
        while (end := self._one(at)) > at:
            at = end
        del buffer[:at]

    def _one(self, at: int) -> int:
        """Read the frame that begins somewhere; answers where the next one does, or the same if it is not whole."""
        buffer = self._buffer
        if len(buffer) < at + 2:
            return at
        size, start = buffer[at + 1], at + 2
        if size >= 126:
            start = at + (4 if size == 126 else 10)
            if len(buffer) < start:
                return at
            size = int.from_bytes(buffer[at + 2 : start], "big")
        if len(buffer) < start + size:
            return at
        opcode = buffer[at] & 15
        if opcode == TEXT:
            self._hear(bytes(buffer[start : start + size]))
        elif opcode == PING:
            self._frame(PONG, bytes(buffer[start : start + size]))
        return start + size

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError())


async def connect_live(port: int, hear: Callable[[bytes], None]) -> Live:
    """A WebSocket that is open."""
    _, live = await asyncio.get_running_loop().create_connection(lambda: Live(hear), HOST, port)
    await live.opened
    return live


async def connect_http(port: int) -> Http:
    """A connection for requests."""
    _, http = await asyncio.get_running_loop().create_connection(Http, HOST, port)
    return http


class Circle:
    """Some friends who play one table after the other: a WebSocket each, and one connection for what they do.

    `act` does one action of whoever is to move; `spent` gets its seconds until the last of them was told. With several
    ports tables are made at the first, and what they do and where they listen goes to one after another.
    """

    def __init__(self, number: int, seats: int, spent: list[float]) -> None:
        self._spent = spent
        self._chance = Random(number)
        self.tokens: list[str] = []
        self._known: list[News | None] = [None] * seats
        self._number, self._begun, self._missing = 0, 0.0, 0
        self._free: asyncio.Future[None] | None = None
        self.keys = self.finished = self.done = 0

    async def connect(self, *ports: int) -> None:
        """Become guests, connect everybody and follow the first table."""
        self._https = [await connect_http(port) for port in ports]
        for _ in self._known:
            self.tokens.append((await self._post("guests", "", {}))["token"])
        seats = range(len(self.tokens))
        self._lives = [await connect_live(ports[seat % len(ports)], self._ears(seat)) for seat in seats]
        for live, token in zip(self._lives, self.tokens, strict=True):
            live.say(type="hello", token=token)
        await self._next_table()

    def disconnect(self) -> None:
        """Break all connections."""
        for http in self._https:
            http.break_off()
        for live in self._lives:
            live.break_off()

    async def _post(self, path: str, token: str, request: object) -> dict[str, Any]:
        status, answer = await self._https[0].ask(f"/api/{path}", token, msgspec.json.encode(request))
        if status >= 300:
            raise Refused(f"{status} {answer.decode()[:300]}")
        return cast(dict[str, Any], msgspec.json.decode(answer))

    async def _next_table(self) -> None:
        """Set up a table, sit down in all its seats, and follow it."""
        seats = [{"kind": "person"}, *[{"kind": "open"}] * (len(self.tokens) - 1)]
        table = await self._post("tables", self.tokens[0], {"game": "amsterdam", "seats": seats})
        self.table, invite = table["id"], table["invite"]
        for token in self.tokens[1:]:
            table = await self._post(f"tables/{self.table}/join", token, {"invite": invite})
        self._known = [None] * len(self.tokens)
        self._await(table["number"], len(self.tokens))
        assert self._free
        for live in self._lives:
            live.say(type="follow", table=self.table)
        await self._free

    def _await(self, number: int, answers: int) -> None:
        """Wait until everybody was told of an event, and the answer has come."""
        self._number, self._missing = number, answers
        self._free = asyncio.get_running_loop().create_future()

    def _ears(self, seat: int) -> Callable[[bytes], None]:
        def hear(data: bytes) -> None:
            news = read_news(data)
            if news.type == "update" and news.table == self.table and news.number == self._number:
                self._known[seat] = news
                self._arrived()

        return hear

    def _arrived(self) -> None:
        self._missing -= 1
        if not self._missing and self._free and not self._free.done():
            self._free.set_result(None)

    async def act(self, due: float | None = None) -> None:
        """One action, and wait until it is known everywhere; measured from when it was due."""
        news = next((news for news in self._known if news and news.legal), None)
        assert news, f"nobody can act at {self.table} after {self._number}"
        seat = self._known.index(news)
        name = self._chance.choice(list(news.legal))
        action = " ".join([name, *self._chance.choice(news.legal[name])])
        self.keys += 1
        body = msgspec.json.encode({"action": action, "seen": self._number, "key": str(self.keys)})
        self._await(self._number + 1, len(self.tokens) + 1)
        begun = due or perf_counter()
        http = self._https[self.keys % len(self._https)]
        status, answer = await http.ask(f"/api/tables/{self.table}/actions", self.tokens[seat], body)
        if status != 200:
            raise Refused(f"{status} {answer.decode()[:300]}")
        self._arrived()
        assert self._free
        await self._free
        self._spent.append(perf_counter() - begun)
        self.done += 1
        if not any(news and news.to_move for news in self._known):
            self.finished += 1
            for live in self._lives:
                live.say(type="leave", table=self.table)
            await self._next_table()


def pin(core: int) -> None:
    """Stay on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
