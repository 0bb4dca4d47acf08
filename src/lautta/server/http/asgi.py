"""Requests and WebSockets as the web server hands them over, with no framework in between."""

from typing import Any

from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Scope, Send

from lautta.server.http.protocols import EXTENSION, Frames
from lautta.server.problem import Problem


def header(scope: Scope, name: bytes) -> str:
    """A header of a request; empty if it is not there."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def address_of(scope: Scope) -> str | None:
    """The address that a request comes from."""
    client = scope["client"]
    return client[0] if client else None


class BareRequest:
    """As much of a request as is needed to know who asks; used in place of Litestar's."""

    def __init__(self, app: Litestar, scope: Scope) -> None:
        self.app, self.scope, self.headers = app, scope, Headers(scope)


class Headers:
    """The headers of a request, decoded when they are asked for."""

    def __init__(self, scope: Scope) -> None:
        self._scope = scope

    def get(self, name: str, default: str = "") -> str:
        """A header by its name in lower case."""
        return header(self._scope, name.encode()) or default


async def body_of(scope: Scope, receive: Receive, largest: int) -> bytes:
    """The body of a request; raises Problem if it is too large or breaks off."""
    size = header(scope, b"content-length")
    if size.isdecimal() and int(size) > largest:
        raise Problem("too-large")
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Problem("malformed", text="the request broke off")
        body += message["body"]
        if len(body) > largest:
            raise Problem("too-large")
        if not message["more_body"]:
            return body


class RawWebSocket:
    """One WebSocket."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope, self._receive, self._send = scope, receive, send
        extensions: dict[str, Any] = scope["extensions"]  # type: ignore[assignment]
        self._frames: Frames = extensions[EXTENSION]

    def header(self, name: bytes) -> str:
        """A header of the request that opened the WebSocket."""
        return header(self._scope, name)

    @property
    def address(self) -> str | None:
        """The address of the client."""
        return address_of(self._scope)

    async def refuse(self) -> None:
        """Refuse to open it."""
        await self._receive()
        await self.close(1008)

    async def accept(self) -> None:
        """Open it."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def hear(self) -> str:
        """The next message; raises WebSocketDisconnect when it is closed, Problem for a message that is not text."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="", code=message["code"])
        text = message.get("text")
        if not isinstance(text, str):
            raise Problem("malformed", text="a message is a text")
        return text

    def say_now(self, frame: bytes) -> bool:
        """Send a message that is already a frame; False if the client cannot take more just now."""
        return self._frames.write(frame)

    async def say(self, frame: bytes) -> None:
        """The same, but wait until the client can take it; raises ConnectionResetError when the client has gone."""
        while not self._frames.write(frame):
            if not await self._frames.ready():
                raise ConnectionResetError

    async def close(self, code: int) -> None:
        """Close it."""
        await self._send({"type": "websocket.close", "code": code, "reason": ""})
