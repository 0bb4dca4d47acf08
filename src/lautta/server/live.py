"""Live updates: one WebSocket a page, which says who is there and follows tables from the last event it has seen.

What a socket cannot take at once waits in a short queue of its own, so a slow one holds up nobody: when its queue is
full the socket is closed, and the page comes again and asks for what it missed.
"""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from time import monotonic

import msgspec
from litestar.exceptions import WebSocketDisconnect

from lautta.server.asgi import Page
from lautta.server.bodies import decoded
from lautta.server.errors import Problem, sentence, where
from lautta.server.guests import Guest
from lautta.server.hall import Hall
from lautta.server.languages import wished
from lautta.server.limits import OF_SOCKET, Bucket
from lautta.server.messages import Follow, FromPage, Hello, LiveError, Trouble
from lautta.server.owner import Owner
from lautta.server.protocols import text_frame

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

    def __init__(self, page: Page, hall: Hall, limited: bool) -> None:
        self._page, self._hall = page, hall
        self._language = wished(page.header(b"accept-language") or None)
        self._waiting: deque[bytes | int] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._bucket = Bucket(OF_SOCKET) if limited else None
        self._guest: Guest | None = None
        self._following: dict[str, Following] = {}

    async def serve(self) -> None:
        """Talk until either side ends it."""
        await self._page.accept()
        try:
            await self._read()
        finally:
            self._leave_all()
            if self._writer:
                self._writer.cancel()

    def push(self, frame: bytes) -> None:
        """Send a message, or queue it; a socket whose queue is full is closed."""
        if self._writer is None and self._page.say_now(frame):
            return
        if len(self._waiting) >= QUEUE:
            self.close(SLOW)
            return
        self._waiting.append(frame)
        self._write_soon()

    def close(self, code: int) -> None:
        """Send nothing more; close the socket as soon as it can take it."""
        self._leave_all()
        self._waiting.clear()
        self._waiting.append(code)
        self._write_soon()

    def _write_soon(self) -> None:
        """A task writes while there is something to write, so that sockets that hear nothing cost little."""
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._waiting:
                item = self._waiting.popleft()
                if isinstance(item, int):
                    await self._page.close(item)
                else:
                    await self._page.say(item)
        except OSError:  # the other side has gone, which the reader hears as well
            self._waiting.clear()
        finally:
            self._writer = None

    async def _read(self) -> None:
        while True:
            table = None
            try:
                async with asyncio.timeout(None if self._guest else HELLO_WITHIN):
                    text = await self._page.hear()
                self._count()
                message = decoded(_decoder, text)
                table = None if isinstance(message, Hello) else message.table
                await self._do(message)
            except TimeoutError:
                self.close(UNKNOWN)
            except Problem as problem:
                self._say(problem, table)

    def _count(self) -> None:
        """Raises Problem where the page says too much."""
        if self._bucket and (wait := self._bucket.take(monotonic())):
            raise Problem("too-many", retry_after=max(1, round(wait + 0.5)))

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
        if wish.seat is not None:
            owner.table.viewer(guest.id, wish.seat)  # is it theirs?
        following = self._following[wish.table] = Following(self, owner, guest.id, wish.seat)
        self.push(text_frame(owner.look().live_update(wish.seen, owner.viewer(following))))

    def _say(self, problem: Problem, table: str | None) -> None:
        message = sentence(problem.code, problem.detail, self._language)
        error = LiveError(Trouble(problem.code, message, problem.detail), table)
        self.push(text_frame(msgspec.json.encode(error)))

    def _leave_all(self) -> None:
        for following in self._following.values():
            following.leave()
        self._following.clear()


class Following:
    """One socket that follows one table."""

    def __init__(self, socket: Socket, owner: Owner, guest: str, seat: int | None) -> None:
        self._socket, self._owner, self.guest, self.seat = socket, owner, guest, seat
        owner.follow(self)

    def push(self, frame: bytes) -> None:
        """Send a message to the page."""
        self._socket.push(frame)

    def drop(self) -> None:
        """Have the page come again."""
        self._socket.close(AGAIN)

    def leave(self) -> None:
        """Follow no more."""
        self._owner.unfollow(self)


async def live(page: Page, hall: Hall, limited: bool) -> None:
    """Serve one WebSocket."""
    try:
        with suppress(WebSocketDisconnect):
            await Socket(page, hall, limited).serve()
    except Exception as error:
        log.warning("a WebSocket ended: %s", where(error))
