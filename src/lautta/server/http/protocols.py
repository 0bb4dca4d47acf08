"""uvicorn's protocols, extended to write answers and frames at once, with no ASGI message or task.

uvicorn reads, shakes hands, keeps connections alive, pings and closes. An extension of the ASGI scope offers the new
functions; other applications run as usual. A request's size and time are limited, and so is the time that its answer
may wait for the client.
"""

from asyncio import AbstractEventLoop, BaseTransport, TimerHandle
from collections.abc import Callable, Iterable
from http import HTTPStatus
from time import monotonic
from typing import Any, Literal, Protocol
from weakref import ref

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode

from lautta.server.http.connections import ConnectionLimiter
from lautta.server.http.limits import SECOND, Bucket, Rate

EXTENSION = "lautta"
TEXT = 0x81  # the only, hence last, frame of a text
SHORT, MEDIUM = 126, 65_536  # from these sizes on a length is written in 2 bytes, and in 8
NO_TEXT, TOO_MUCH = 1007, 4029  # close codes
STATUS_LINES = {status.value: f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode() for status in HTTPStatus}
BACKLOG = 2048
MOST_HEADERS, LARGEST_HEAD = 100, 32_768  # headers of a request; the bytes of all of them, with its address
LARGEST_REQUEST = 1_048_576  # in bytes on the line, which are more than its content
REQUEST_WITHIN = 20.0  # seconds from its first byte to its last, or from the connection to the end of the first request
TAKEN_WITHIN = 60.0  # seconds for the other side to take what waits for it
PIPELINED = 16  # requests that wait while another is answered
KEEP_ALIVE = 75  # seconds until a connection without a request is closed: people think between clicks
LARGEST_MESSAGE = 16_384
FRAMES = Rate(40, SECOND, 300)  # over one WebSocket: more texts than OF_SOCKET allows, so that a page is told why
PIECE, OTHER_COSTS = 256, 10  # bytes that are parsed before frames are counted; a ping, pong or fragment as so many
STOP_WITHIN = 3  # seconds for requests under way


class Settings(uvicorn.Config):
    """How uvicorn serves an application. `proxy` (addresses or networks, with commas) is trusted about who asks."""

    def __init__(self, app: Any, proxy: str | None = None, connections: ConnectionLimiter | None = None) -> None:
        super().__init__(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(proxy),
            forwarded_allow_ips=proxy,
            backlog=BACKLOG,
            http=Http,
            ws=WebSocket,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # messages are small; it would cost each socket 300 kB
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=STOP_WITHIN,
        )
        self.connections = (
            ConnectionLimiter(proxies=proxy.split(",") if proxy else ()) if connections is None else connections
        )


class Answers(Protocol):
    """The extension of requests."""

    def write(self, status: int, headers: bytes, body: bytes) -> bool:
        """Answer with headers as they are, each with its line end; False if the answer has to go the usual way."""
        ...


class Frames(Protocol):
    """The extension of WebSockets."""

    def write(self, frame: bytes) -> bool:
        """Send a frame; False if the other side cannot take more just now."""
        ...

    async def ready(self) -> bool:
        """Wait until the other side can take more; False if it has gone."""
        ...


class Patience:
    """Gives up on the other side if it takes nothing for a while."""

    def __init__(self, loop: AbstractEventLoop, give_up: Callable[[], None]) -> None:
        self._loop, self._give_up = loop, give_up
        self._timer: TimerHandle | None = None

    def begin(self) -> None:
        """From now on it takes nothing."""
        self._timer = self._loop.call_later(TAKEN_WITHIN, self._give_up)

    def end(self) -> None:
        """It takes something again, or it has gone."""
        if self._timer:
            self._timer.cancel()
            self._timer = None


class Http(HttpToolsProtocol):
    """Requests."""

    config: Settings

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._reading: Literal["head", "body"] | None = None
        self._count = 0  # requests that have begun
        self._headers = self._head = self._size = 0  # of the request being read: headers, their bytes, all bytes
        self._wrong = HTTPStatus.BAD_REQUEST
        self._due: TimerHandle | None = None
        self._patience = Patience(self.loop, self.abort)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        connections = self.config.connections
        if not connections.come(self, self.client[0] if self.client else ""):
            self.abort()
            return
        connections.waits(self)
        self._due = self.loop.call_later(REQUEST_WITHIN, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def abort(self) -> None:
        """End at once."""
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # the WebSocket takes its place
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self.config.connections.go(self)
        self._patience.end()
        if self._due:
            self._due.cancel()

    # what comes

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        before = self._count if self._reading else None
        super().data_received(data)
        if self._due and (not self._reading or self._count != before):
            self._due.cancel()
            self._due = None
        if not self._reading or self.transport.is_closing():
            return
        if self._count == before:
            self._size += len(data)
        if self._size > (LARGEST_HEAD if self._reading == "head" else LARGEST_REQUEST):
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._due is None:
            self._due = self.loop.call_later(REQUEST_WITHIN, self._late)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._reading = "head"
        self._count += 1
        self._headers = self._head = self._size = 0

    def on_url(self, url: bytes) -> None:
        self._check(len(self.url) + len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._reading != "head":
            raise ValueError("headers after a body")
        self._headers += 1
        self._head += len(name) + len(value)
        self._check(self._head)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._reading = "body"
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINED:
            raise ValueError("too many requests that wait")
        if self.cycle is not None and self.cycle.scope is self.scope:
            extensions: dict[str, Any] = {EXTENSION: Whole(self.cycle)}
            self.scope["extensions"] = extensions

    def on_message_complete(self) -> None:
        self._reading = None
        super().on_message_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self.config.connections.works(self)

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self.config.connections.waits(self)
        super().on_response_complete()

    def _check(self, size: int) -> None:
        if size > LARGEST_HEAD or self._headers > MOST_HEADERS:
            self._wrong = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise ValueError("a head that is too large")

    def _late(self) -> None:
        self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def send_400_response(self, msg: str) -> None:
        """Answer a request that uvicorn cannot read."""
        self._refuse(self._wrong)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer with just a status and close, or only close if an answer is under way."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.abort()
            return
        self.transport.write(STATUS_LINES[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    # what goes

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patience.end()


class Whole:
    """One request that can be answered as a whole. It is kept in the request's own scope, so its reference is weak:
    else each request would be a reference cycle that only the garbage collector removes.
    """

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = ref(cycle)

    def write(self, status: int, headers: bytes, body: bytes) -> bool:
        """Answer with headers as they are, each with its line end; False if the answer has to go the usual way."""
        cycle = self._cycle()
        if cycle is None or cycle.disconnected or cycle.response_started:
            return False
        if cycle.flow.write_paused or not cycle.keep_alive:
            return False
        cycle.response_started = cycle.response_complete = True
        date = encoded(cycle.default_headers)
        length = b"content-length: %d\r\n\r\n" % len(body)
        cycle.transport.write(b"".join((STATUS_LINES[status], date, headers, length, body)))
        cycle.message_event.set()
        cycle.on_response()
        return True


class WebSocket(WebSocketsSansIOProtocol):
    """WebSockets."""

    config: Settings

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._bucket = Bucket(FRAMES)
        self._patience = Patience(self.loop, self.abort)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        if not self.config.connections.come(self, self.client[0] if self.client else ""):
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.go(self)
        self._patience.end()
        super().connection_lost(exc)

    def abort(self) -> None:
        """End at once."""
        self.transport.abort()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    # what comes

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        texts = sum(getattr(event, "opcode", None) is Opcode.TEXT for event in self.conn.events)
        if self._bucket.take(monotonic(), texts + OTHER_COSTS * (len(self.conn.events) - texts) or 0.1):
            self.abort()
            return
        super().handle_events()

    def handle_ping(self) -> None:
        output = self.conn.data_to_send()  # the answer
        if self.writable.is_set() and not self.close_sent:
            self.transport.write(b"".join(output))

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                self.frames = [b"".join(self.frames)]
                self.frames[0].decode()
            except UnicodeDecodeError:
                self.frames = []
                if not self.close_sent:
                    self.conn.fail(NO_TEXT)
                    self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    # what goes

    def write(self, frame: bytes) -> bool:
        """Send a frame; False if the other side cannot take more just now."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        self.transport.write(frame)
        return True

    async def ready(self) -> bool:
        """Wait until the other side can take more; False if it has gone."""
        await self.writable.wait()
        return not self.close_sent and not self.disconnected

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patience.end()


def encoded(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """Headers as they are written.

    >>> encoded([(b"a", b"1"), (b"b", b"2")]).splitlines()
    [b'a: 1', b'b: 2']
    """
    return b"".join([b"%b: %b\r\n" % header for header in headers])


def text_frame(text: bytes) -> bytes:
    """A text, already UTF-8, as a frame from the server.

    >>> text_frame(b"hi").hex()
    '81026869'
    >>> text_frame(bytes(300))[:4].hex(), text_frame(bytes(70_000))[:10].hex()
    ('817e012c', '817f0000000000011170')
    """
    size = len(text)
    if size < SHORT:
        head = bytes((TEXT, size))
    elif size < MEDIUM:
        head = bytes((TEXT, 126, *size.to_bytes(2, "big")))
    else:
        head = bytes((TEXT, 127, *size.to_bytes(8, "big")))
    return head + text
