"""What travels over the WebSocket."""

from lautta.server.messages.errors import Trouble
from lautta.server.messages.parts import Answer, Request, Seat, Seen, Word
from lautta.server.messages.table import Update


class Hello(Request, frozen=True, tag_field="type", tag="hello"):
    """Who is there: the first message."""

    token: Word


class Follow(Request, frozen=True, tag_field="type", tag="follow"):
    """Send me what happens at a table, first what I missed since event `seen`; `seat` if I hold several."""

    table: Word
    seen: Seen = 0
    seat: Seat | None = None


class Leave(Request, frozen=True, tag_field="type", tag="leave"):
    """Send me no more of a table."""

    table: Word


class Ping(Request, frozen=True, tag_field="type", tag="ping"):
    """Are you there? Answered by `pong`, so that a page knows of a connection that broke off without a word."""


class LiveUpdate(Update, frozen=True, tag_field="type", tag="update"):
    """An update as it comes over the WebSocket."""


class LivePresence(Answer, frozen=True, tag_field="type", tag="presence"):
    """Who looks at a table now: seats, and how many watchers. No event; sent when it changes."""

    table: str
    online: list[int]
    watchers: int


class LiveError(Answer, frozen=True, tag_field="type", tag="error"):
    """An error over the WebSocket, with the table that it is about."""

    error: Trouble
    table: str | None = None


class Pong(Answer, frozen=True, tag_field="type", tag="pong"):
    """I am here."""


FromPage = Hello | Follow | Leave | Ping
ToPage = LiveUpdate | LivePresence | LiveError | Pong
