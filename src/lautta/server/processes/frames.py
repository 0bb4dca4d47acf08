"""Messages between processes: requests for tables, their answers, and updates for followers of a table.

SPEAKS is its version: processes of different versions do not share a database. It grows with each change here, and with
each change of what a table's owner must know about requests.
"""

from typing import Annotated

from msgspec import Meta, Struct

SPEAKS = 3
Sender = Annotated[str, Meta(pattern=r"\A[0-9A-Za-z]{1,40}\Z")]  # the name of a process: what may stand in a subject


class AnyFrame(Struct, array_like=True, tag=True):
    """One message between two processes."""


class Ask(AnyFrame):
    """A client's request, sent to the owner of its table; guest and limits are already checked."""

    id: int
    table: str
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    guest: tuple[str, str]  # id and name
    client: str | None
    program: bool = False


class Answer(AnyFrame):
    """The answer to a request."""

    id: int
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class OwnedBy(AnyFrame):
    """The answer to a request, or to somebody who wants to follow: another process owns the table."""

    id: int
    epoch: int
    name: str


class Refused(AnyFrame):
    """A refusal to follow, or of a request that could not be begun: a Problem, its detail as JSON."""

    id: int
    code: str
    detail: bytes


class Follow(AnyFrame):
    """Somebody follows a table from an event on, as in `messages.live.Follow`, until `Unfollow` with this id."""

    id: int
    table: str
    guest: str
    seat: int | None
    seen: int


class Unfollow(AnyFrame):
    """Somebody follows no more."""

    id: int


class FollowerUpdate(AnyFrame, tag="Told"):
    """An update for the followers with these ids; it brings them up to event `number` (0: it is not about events)."""

    ids: list[int]
    number: int
    message: bytes


class Moved(AnyFrame):
    """Those who follow with these ids have to ask again where their table is."""

    ids: list[int]


class Wake(AnyFrame):
    """A table has something to do by itself."""

    table: str


class Heard(AnyFrame):
    """A message from a process to all others."""

    topic: str
    message: bytes


class Pulse(AnyFrame):
    """The sender is there, and has received pieces up to this number."""

    received: int


class Missed(AnyFrame):
    """The sender has missed messages from the receiver."""


class Leaving(AnyFrame):
    """The sender owns nothing any more, and ends."""


Frame = (
    Ask | Answer | OwnedBy | Refused | Follow | Unfollow | FollowerUpdate | Moved | Wake | Heard | Pulse | Missed
    | Leaving)  # fmt: skip


class Piece(Struct, array_like=True):
    """As much of a list of frames as fits into one message of the broker, numbered by its sender for each receiver.

    The sender began to number at `since`, in nanoseconds by a clock of its own that nobody sets.
    """

    sender: Sender
    number: int
    last: bool
    data: bytes
    since: int = 0
