"""Messages about jobs between a server and a node, a process with workers on any machine.

SPEAKS is the version of it. It grows with each change here and with each change of what a kind of job is given.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lautta.server.processes.frames import AnyFrame, Leaving, Missed, Pulse, Sender

SPEAKS = 4
LONGEST_ANSWER = 2 * 2**20  # bytes
Word = Annotated[str, Meta(max_length=80)]
Number = Annotated[int, Meta(ge=0, lt=2**53)]
Token = Annotated[bytes, Meta(min_length=16, max_length=16)]  # of a job: known only to the node that got it


class Hello(Struct, array_like=True):
    """What a process says once a second to all of the other kind: its name, its release, and its compatibility, which
    has to be the same on both sides.
    """

    name: Sender
    release: Word
    compatibility: Word


class Free(AnyFrame):
    """A node has so many workers, and would take a job of each of these ranks now, as a mask."""

    workers: Number
    ranks: Number


class Waiting(AnyFrame):
    """The ranks of which jobs wait at a server, as a mask."""

    ranks: Number


class Take(AnyFrame):
    """A node asks a server for a job of a rank; it is ready to begin it."""

    number: Number
    rank: Literal[0, 1, 2, 3]


class Nothing(AnyFrame):
    """The answer to `Take`: there is no such job any more, but for those of these ranks."""

    number: Number
    ranks: Number


class Given(AnyFrame):
    """The answer to `Take`: a job that may take so many seconds, and the ranks of which more wait."""

    number: Number
    ranks: Number
    token: Token
    kind: Word
    game: Word
    data: bytes
    arguments: bytes
    seconds: Annotated[float, Meta(gt=0, le=600)]


class Done(AnyFrame):
    """How a job ended: with an answer, with a Problem, which the server finds again by itself, late, or not at all."""

    token: Token
    how: Literal["done", "refused", "late", "failed"]
    answer: Annotated[bytes, Meta(max_length=LONGEST_ANSWER)] = b""


ToServer = Free | Take | Done | Pulse | Missed | Leaving
ToNode = Waiting | Nothing | Given | Pulse | Missed | Leaving
