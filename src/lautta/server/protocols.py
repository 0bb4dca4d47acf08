"""uvicorn's protocols, which also take answers and frames as they are: written at once, no message or task between.

uvicorn reads, shakes hands, keeps connections alive, pings and closes. What is added here it offers as an extension of
the ASGI scope; whoever does not use it finds everything as usual.
"""

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "lautta"
TEXT = 0x81  # the only and last frame of a text
SHORT, MEDIUM = 126, 65_536  # from these sizes on a length is written with 2 bytes, and with 8
STATUS_LINES = {status.value: f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode() for status in HTTPStatus}


class Answers(Protocol):
    """What is added to requests."""

    def write(self, status: int, headers: bytes, body: bytes) -> bool:
        """Answer with headers as they are, each with its line end; False where that has to go the usual way."""
        ...


class Frames(Protocol):
    """What is added to WebSockets."""

    def write(self, frame: bytes) -> bool:
        """Send a frame; False if the other side takes nothing now."""
        ...

    async def ready(self) -> bool:
        """Wait until it takes something again; False if it has gone."""
        ...


class Http(HttpToolsProtocol):
    """Requests."""

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if self.cycle is not None and self.cycle.scope is self.scope:
            extensions: dict[str, Any] = {EXTENSION: Whole(self.cycle)}
            self.scope["extensions"] = extensions


class Whole:
    """One request that can be answered as a whole."""

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle

    def write(self, status: int, headers: bytes, body: bytes) -> bool:
        """Answer with headers as they are, each with its line end; False where that has to go the usual way."""
        cycle = self._cycle
        if cycle.flow.write_paused or cycle.disconnected or cycle.response_started or not cycle.keep_alive:
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

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write(self, frame: bytes) -> bool:
        """Send a frame; False if the other side takes nothing now."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        self.transport.write(frame)
        return True

    async def ready(self) -> bool:
        """Wait until it takes something again; False if it has gone."""
        await self.writable.wait()
        return not self.close_sent and not self.disconnected


def encoded(headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """Headers as they are written.

    >>> encoded([(b"a", b"1"), (b"b", b"2")]).splitlines()
    [b'a: 1', b'b: 2']
    """
    return b"".join([b"%b: %b\r\n" % header for header in headers])


def text_frame(text: bytes) -> bytes:
    """A text, which is UTF-8, as a frame of the server.

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
