"""Boards that players lay together, at a table or apart from one."""

from typing import Annotated

from msgspec import Meta

from lautta.server.messages.parts import MOST_SEATS, Answer, Request


class LaidTile(Request, frozen=True):
    """A tile that was laid, or one to be laid somewhere, as board files have it."""

    terrain: Annotated[str, Meta(max_length=20)]
    q: Annotated[int, Meta(ge=-60, le=60)] = 0
    r: Annotated[int, Meta(ge=-60, le=60)] = 0
    river: Annotated[list[Annotated[str, Meta(max_length=2)]], Meta(max_length=3)] = []


class LayRequest(Request, frozen=True):
    """How far players have come who lay a board together, every tile in its order.

    With a `tile` each place tells why that may not lie there; with `suggest` a computer proposes what to lay.
    """

    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    size: Annotated[int, Meta(ge=1, le=200)]
    laid: Annotated[list[LaidTile], Meta(max_length=128)]
    tile: LaidTile | None = None
    suggest: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class LayPlace(Answer, frozen=True):
    """A place beside what is laid; `why` the tile that was asked about may not lie there, null if it may."""

    q: int
    r: int
    why: str | None


class Supply(Answer, frozen=True):
    """How many tiles of a kind are left."""

    terrain: str
    shape: str
    left: int


class Suggestion(Answer, frozen=True, omit_defaults=True):
    """A tile that a computer would lay, and where."""

    terrain: str
    q: int
    r: int
    river: list[str] = []


class Laying(Answer, frozen=True):
    """How the laying of a board stands: whose tile is next (null when it is finished), and how many are left."""

    to_move: int | None
    left: int
    supply: list[Supply]
    places: list[LayPlace]
    suggestion: Suggestion | None


class LaidPiece(Answer, frozen=True, omit_defaults=True):
    """A piece that lies there, as board files have it, and the seat that laid it."""

    seat: int
    terrain: str
    q: int
    r: int
    river: list[str] = []


class TableLaying(Answer, frozen=True):
    """The board that the players of a table lay before the game: of how many pieces, and those that lie there, in the
    order of laying.
    """

    size: int
    laid: list[LaidPiece]
