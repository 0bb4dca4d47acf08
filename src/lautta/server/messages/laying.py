"""Boards that players lay together, at a table or without one."""

from typing import Annotated

from msgspec import Meta

from lautta.server.messages.parts import MOST_SEATS, Answer, Request


class LaidTile(Request, frozen=True):
    """A tile that has been laid, or is to be laid, in the format of board files."""

    terrain: Annotated[str, Meta(max_length=20)]
    q: Annotated[int, Meta(ge=-60, le=60)] = 0
    r: Annotated[int, Meta(ge=-60, le=60)] = 0
    river: Annotated[list[Annotated[str, Meta(max_length=2)]], Meta(max_length=3)] = []


class LayRequest(Request, frozen=True):
    """A board that players are laying together: the tiles laid so far, in order.

    With a `tile`, each place in the answer says why that tile can't be laid there. With `suggest`, a seed, a computer
    proposes a tile and where to lay it.
    """

    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    size: Annotated[int, Meta(ge=1, le=200)]
    laid: Annotated[list[LaidTile], Meta(max_length=128)]
    tile: LaidTile | None = None
    suggest: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class LayPlace(Answer, frozen=True):
    """A free place next to the tiles; `why` the requested tile can't be laid there, or null if it can."""

    q: int
    r: int
    why: str | None


class Supply(Answer, frozen=True):
    """How many tiles of one kind are left."""

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
    """What comes next in laying a board: whose tile it is (null when finished), and how many tiles are left."""

    to_move: int | None
    left: int
    supply: list[Supply]
    places: list[LayPlace]
    suggestion: Suggestion | None


class LaidPiece(Answer, frozen=True, omit_defaults=True):
    """A piece that has been laid, in the format of board files, and the seat that laid it."""

    seat: int
    terrain: str
    q: int
    r: int
    river: list[str] = []


class TableLaying(Answer, frozen=True):
    """The board that the players of a table lay before the game: its number of pieces, and those laid so far."""

    size: int
    laid: list[LaidPiece]
