"""Messages of the WebSocket."""

from lautta.server.messages.errors import ErrorInfo
from lautta.server.messages.parts import Answer, Request, Seat, Seen, Word
from lautta.server.messages.table import Update


class Hello(Request, frozen=True, tag_field="type", tag="hello"):
    """The first message: the token of the guest."""

    token: Word


class Follow(Request, frozen=True, tag_field="type", tag="follow"):
    """Start sending updates of a table, first what happened since event `seen`; `seat` if you have several."""

    table: Word
    seen: Seen = 0
    seat: Seat | None = None


class Leave(Request, frozen=True, tag_field="type", tag="leave"):
    """Stop sending updates of a table."""

    table: Word


class Ping(Request, frozen=True, tag_field="type", tag="ping"):
    """Answered with `pong`, so that a client notices a dead connection."""


class Visible(Request, frozen=True, tag_field="type", tag="visible"):
    """Can somebody see the page? Then they are not notified. Not until this is said."""

    visible: bool


class LiveUpdate(Update, frozen=True, tag_field="type", tag="update"):
    """An `Update` of a table that the client follows."""


class LivePresence(Answer, frozen=True, tag_field="type", tag="presence"):
    """Who is looking at a table: seats, and the number of other watchers. Sent when that changes; not an event."""

    table: str
    online: list[int]
    watchers: int


class LiveError(Answer, frozen=True, tag_field="type", tag="error"):
    """An error, with the table that it concerns, if any."""

    error: ErrorInfo
    table: str | None = None


class Pong(Answer, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


FromPage = Hello | Follow | Leave | Ping | Visible
ToPage = LiveUpdate | LivePresence | LiveError | Pong
