"""Live updates: one WebSocket per page, which says who is there and follows tables from the last event it has seen.

Each socket has a short queue, so a slow one holds nobody up: when its queue is full the socket is closed, and the page
reconnects and asks for what it missed. A socket that sends too much is closed too.
"""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from functools import lru_cache
from time import monotonic

import msgspec
from litestar.exceptions import WebSocketDisconnect

from lautta.server.http.asgi import RawWebSocket
from lautta.server.http.bodies import decoded
from lautta.server.http.costs import FOLLOW, HELLO, Cost
from lautta.server.http.errors import sentence
from lautta.server.http.languages import preferred_language
from lautta.server.http.limits import OF_SOCKET, Bucket, Limits, too_many
from lautta.server.http.protocols import TOO_MUCH, text_frame
from lautta.server.messages.errors import ErrorInfo
from lautta.server.messages.live import Follow, FromPage, Hello, LiveError, Ping, Pong, Visible
from lautta.server.problem import Problem, where
from lautta.server.runtime.guests import Guest
from lautta.server.runtime.server import Server
from lautta.server.runtime.subscriptions import Following
from lautta.server.telemetry import metrics

QUEUE = 256  # messages that may wait for one socket; and their bytes, though one message may always wait
QUEUE_BYTES = 262_144
MOST_TABLES = 64  # tables that one socket may follow
HELLO_WITHIN = 20.0  # seconds
SLOW = 4008  # close codes besides TOO_MUCH: too slow, guest unknown, please connect again
UNKNOWN = 4001
AGAIN = 1012
PONG = text_frame(msgspec.json.encode(Pong()))
log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class Socket:
    """One connected page, and what waits to be sent to it."""

    def __init__(self, page: RawWebSocket, server: Server, limits: Limits | None) -> None:
        self._page, self._server, self._limits = page, server, limits
        self._language = preferred_language(page.header(b"accept-language") or None)
        self._waiting: deque[bytes | int] = deque()
        self._bytes, self._closing = 0, False  # the size of what waits; is it only the closing that waits?
        self._writer: asyncio.Task[None] | None = None
        self._bucket = Bucket(OF_SOCKET)
        self._counted: list[str] = []  # as which of the open sockets of its address and of its guest it is counted
        self._guest: Guest | None = None
        self._token, self._visible = "", False
        self._following: dict[str, Following] = {}

    @property
    def waiting(self) -> int:
        """How many messages wait for it."""
        return len(self._waiting)

    async def serve(self) -> None:
        """Serve it until either side ends it."""
        await self._page.accept()
        try:
            await self._read()
        finally:
            self._leave_all()
            self._show(False)
            if self._limits:
                for name in self._counted:
                    self._limits.close_socket(name)
            if self._writer:
                self._writer.cancel()

    def push(self, frame: bytes) -> None:
        """Send a message, or queue it; a socket whose queue is full is closed."""
        if self._closing or (self._writer is None and self._page.say_now(frame)):
            return
        if self._waiting and (len(self._waiting) >= QUEUE or self._bytes + len(frame) > QUEUE_BYTES):
            self.close(SLOW)
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        self._write_soon()

    def close(self, code: int) -> None:
        """Drop what waits, send nothing more, and close the socket as soon as it can take that."""
        self._leave_all()
        self._waiting.clear()
        self._waiting.append(code)
        self._closing, self._bytes = True, 0
        self._write_soon()

    def _write_soon(self) -> None:
        """Start a task that writes while there is something to write, so that quiet sockets cost little."""
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._waiting:
                item = self._waiting.popleft()
                if isinstance(item, int):
                    await self._page.close(item)
                else:
                    self._bytes -= len(item)
                    await self._page.say(item)
        except OSError:  # the other side has gone, which the reader notices as well
            self._waiting.clear()
        finally:
            self._writer = None

    async def _read(self) -> None:
        try:
            self._enter()
        except Problem as problem:
            self._refuse(problem)
        while True:
            table = None
            try:
                async with asyncio.timeout(None if self._guest else HELLO_WITHIN):
                    text = await self._page.hear()
                if self._closing:
                    continue
                self._count(1)
                message = decoded(_decoder, text)
                table = None if isinstance(message, Hello | Ping | Visible) else message.table
                await self._do(message)
            except TimeoutError:
                self.close(UNKNOWN)
            except Problem as problem:
                if problem.code == "too-many":
                    self._refuse(problem)
                elif problem.passes:  # the page connects again later
                    self.close(AGAIN)
                else:
                    self._say(problem, table)

    def _enter(self, guest: Guest | None = None) -> None:
        """Count as an open socket of an address, and later of a guest; raises Problem if there are too many."""
        if self._limits and (name := self._limits.open_socket(self._page.address, guest.id if guest else None)):
            self._counted.append(name)

    def _show(self, visible: bool) -> None:
        """The page is seen by its guest from now on, or is not."""
        if self._guest and visible and not self._visible:
            self._server.presence.show(self._guest.id)
        elif self._guest and self._visible and not visible:
            self._server.presence.hide(self._guest.id, self._server.now())
        self._visible = visible

    def _forget_guest(self) -> None:
        self._show(False)
        if self._limits and self._guest and self._guest.id in self._counted:
            self._counted.remove(self._guest.id)
            self._limits.close_socket(self._guest.id)
        self._guest = None

    def _count(self, much: float) -> None:
        """Raise Problem if the page sends too much, or its guest or address asks for too much."""
        if self._limits:
            if wait := self._bucket.take(monotonic(), much):
                raise too_many(wait)
            self._limits.address(self._page.address, Cost(much))
            if self._guest:
                self._limits.guest(self._guest.id, Cost(much))

    def _refuse(self, problem: Problem) -> None:
        self._say(problem, None)
        self.close(TOO_MUCH)

    async def _do(self, message: FromPage) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
        elif self._guest is None:
            raise Problem("no-token")
        elif isinstance(message, Follow):
            await self._follow(message, self._guest)
        elif isinstance(message, Visible):
            self._show(message.visible)
        elif isinstance(message, Ping):
            self.push(PONG)
        elif following := self._following.pop(message.table, None):
            following.leave()

    async def _hello(self, message: Hello) -> None:
        """Learn who the guest is, from now on."""
        self._count(HELLO)
        guest = await self._server.guests.find(message.token)
        if guest is None:
            raise Problem("bad-token")
        if self._guest is None or guest.id != self._guest.id:
            self._leave_all()
            self._forget_guest()
            self._enter(guest)
        self._guest, self._token = guest, message.token

    def look_again(self, guest: str) -> None:
        """A guest may have been signed out: close the socket if it is theirs and they were."""
        if self._guest and self._guest.id == guest:
            self._looking = asyncio.create_task(self._still_known())

    async def _still_known(self) -> None:
        try:
            if await self._server.guests.find(self._token) is None:
                self.close(UNKNOWN)
        except Problem as problem:
            self.close(AGAIN if problem.passes else UNKNOWN)

    async def _follow(self, request: Follow, guest: Guest) -> None:
        """Begin to follow a table, first with what was missed; asked again, it begins from the event given then."""
        self._count(FOLLOW)
        if len(self._following) >= MOST_TABLES and request.table not in self._following:
            raise Problem("too-many-tables", most=MOST_TABLES)
        server = self._server
        following = Following(self, server.tables, server.others, request.table, guest.id, request.seat)
        try:
            await following.begin(request.seen)
        except BaseException:
            following.leave()
            raise
        if before := self._following.pop(request.table, None):
            before.leave()
        self._following[request.table] = following
        if self._closing:
            self._leave_all()

    def take(self, message: bytes) -> None:
        """Send a message that others are sent too."""
        self.push(_shared_frame(message))

    def break_off(self) -> None:
        """Close it, so that the page connects again."""
        self.close(AGAIN)

    def _say(self, problem: Problem, table: str | None) -> None:
        metrics.failed(problem.code)
        message = sentence(problem.code, problem.detail, self._language)
        error = LiveError(ErrorInfo(problem.code, message, problem.detail), table)
        self.push(text_frame(msgspec.json.encode(error)))

    def _leave_all(self) -> None:
        for following in self._following.values():
            following.leave()
        self._following.clear()


_shared_frame = lru_cache(32)(text_frame)  # what everybody at a table is told is framed once


async def live(page: RawWebSocket, server: Server, limits: Limits | None, sockets: set[Socket]) -> None:
    """Serve one WebSocket, which is among the open ones meanwhile."""
    socket = Socket(page, server, limits)
    sockets.add(socket)
    try:
        with suppress(WebSocketDisconnect, OSError):  # the other side has gone
            await socket.serve()
    except Exception as error:
        log.error("a WebSocket failed: %(where)s", {"where": where(error)})
    finally:
        sockets.discard(socket)
