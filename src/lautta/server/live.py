"""Live updates: one WebSocket a page, which says who is there and follows tables from the last event it has seen.

What is sent waits in a short queue for each socket, so a slow one holds up nobody: when its queue is full the socket
is closed, and the page comes again and asks for what it missed.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from lautta.server.bodies import decoded
from lautta.server.errors import Problem, sentence, where
from lautta.server.guests import Guest
from lautta.server.hall import Hall
from lautta.server.languages import wished
from lautta.server.messages import Follow, FromPage, Hello, LiveError, Trouble
from lautta.server.owner import Owner

QUEUE = 256  # messages that may wait for one socket
MOST_TABLES = 64  # that one socket may follow
HELLO_WITHIN = 20.0  # seconds
SLOW = 4008  # close codes: too slow, not known, the server wants you to come again
UNKNOWN = 4001
AGAIN = 1012
log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class Socket:
    """One page that is connected, and what waits to be sent to it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall) -> None:
        self._socket, self._hall = socket, hall
        self._language = wished(socket.headers.get("accept-language"))
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(QUEUE)
        self._guest: Guest | None = None
        self._following: dict[str, Following] = {}

    async def serve(self) -> None:
        """Talk until either side ends it."""
        await self._socket.accept()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._leave_all()
            for task in (writer, reader):
                task.cancel()
            for ended in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                    log.warning("a WebSocket ended: %s", where(ended))

    def push(self, frame: bytes) -> None:
        """Queue a message; a socket whose queue is full is closed."""
        try:
            self._queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.close(SLOW)

    def close(self, code: int) -> None:
        """Send nothing more; close the socket as soon as it can take it."""
        self._leave_all()
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(code)

    async def _write(self) -> None:
        while True:
            item = await self._queue.get()
            if isinstance(item, int):
                await self._socket.close(item)
                return
            await self._socket.send_data(item, mode="text")

    async def _read(self) -> None:
        while True:
            receiving = self._socket.receive_data(mode="text")
            try:
                text = await asyncio.wait_for(receiving, None if self._guest else HELLO_WITHIN)
            except TimeoutError:
                self.close(UNKNOWN)
                return
            table = None
            try:
                message = decoded(_decoder, text)
                table = None if isinstance(message, Hello) else message.table
                await self._do(message)
            except Problem as problem:
                self._say(problem, table)

    async def _do(self, message: FromPage) -> None:
        if isinstance(message, Hello):
            guest = await self._hall.guests.find(message.token)
            if guest is None:
                raise Problem("bad-token")
            if guest != self._guest:
                self._leave_all()
            self._guest = guest
        elif self._guest is None:
            raise Problem("no-token")
        elif isinstance(message, Follow):
            await self._follow(message, self._guest)
        elif following := self._following.pop(message.table, None):
            following.leave()

    async def _follow(self, wish: Follow, guest: Guest) -> None:
        """Begin to follow a table, first what was missed; said again, it begins anew from what is seen by then."""
        if len(self._following) >= MOST_TABLES and wish.table not in self._following:
            raise Problem("too-many-tables", most=MOST_TABLES)
        owner = await self._hall.owner(wish.table)
        number = owner.table.line.number
        if wish.seen > number:
            raise Problem("seen-ahead", number=number)
        if before := self._following.pop(wish.table, None):
            before.leave()
        seat = owner.table.seat_of(guest.id)
        self._following[wish.table] = Following(self, owner, seat)
        self.push(msgspec.json.encode(owner.look().live_update(wish.seen, seat)))

    def _say(self, problem: Problem, table: str | None) -> None:
        message = sentence(problem.code, problem.detail, self._language)
        self.push(msgspec.json.encode(LiveError(Trouble(problem.code, message, problem.detail), table)))

    def _leave_all(self) -> None:
        for following in self._following.values():
            following.leave()
        self._following.clear()


class Following:
    """One socket that follows one table."""

    def __init__(self, socket: Socket, owner: Owner, seat: int | None) -> None:
        self._socket, self._owner, self.seat = socket, owner, seat
        owner.followers.add(self)

    def push(self, frame: bytes) -> None:
        """Send a message to the page."""
        self._socket.push(frame)

    def drop(self) -> None:
        """Have the page come again."""
        self._socket.close(AGAIN)

    def leave(self) -> None:
        """Follow no more."""
        self._owner.followers.discard(self)


async def live(socket: WebSocket[Any, Any, Any], hall: Hall) -> None:
    """Serve one WebSocket."""
    with suppress(WebSocketDisconnect):
        await Socket(socket, hall).serve()
