"""Seats, and what people at a table do apart from playing."""

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from lautta.server.messages.parts import Answer, Key, Name, Request, Seat, Seen, Word
from lautta.server.table.kinds import AwayReason, SeatKind
from lautta.server.table.seating import Seating


class SeatRequest(Request, frozen=True):
    """Who gets a seat.

    `person`: you. `shared`: another person at the same screen. `open`: anybody who joins later. `computer`: a computer
    player of that `level`, or of the game's usual one.
    """

    kind: Literal["person", "shared", "open", "computer"]
    name: Name = ""
    level: Word | UnsetType = UNSET


class JoinRequest(Request, frozen=True):
    """Take an open seat, by default the first one and under your own name. A table that isn't listed needs `invite`."""

    name: Name = ""
    seat: Seat | None = None
    invite: Word | None = None


class OwnSeatRequest(Request, frozen=True):
    """Leave, concede or return; `seat` if you have several. The answer has the events since `seen`."""

    seat: Seat | None = None
    key: Key | None = None
    seen: Seen | None = None


class HostRequest(Request, frozen=True):
    """A command that only the host can give.

    `lock`, `unlock`: stop letting people in, or start again. `list`, `unlist`: show the table in the public list, or
    not. `fill`: give all open seats to computers, which starts the game: the person of that `level` and others of about
    its strength. `remove`: take `seat` from the person in it, for good; once the game or the laying of its board has
    begun, only if they are out of time or, without a clock (none runs while the board is laid), have been away for half
    an hour. `computer`: give an open `seat`, or one that a computer plays, to a computer player of that `level`.
    """

    act: Literal["lock", "unlock", "list", "unlist", "fill", "remove", "computer"]
    seat: Seat | None = None
    level: Word | None = None
    key: Key | None = None
    seen: Seen | None = None


class ChatRequest(Request, frozen=True):
    """A chat message to everybody at the table, in plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key
    seat: Seat | None = None
    seen: Seen | None = None


class ConsentRequest(Request, frozen=True):
    """Your answer to the request to undo in event `ask`. Whoever made the request can withdraw it by not agreeing."""

    ask: Seen
    agree: bool
    key: Key
    seat: Seat | None = None
    seen: Seen | None = None


class RematchRequest(Request, frozen=True):
    """Another game with the same people."""

    key: Key


class SeatInfo(Answer, frozen=True, omit_defaults=True):
    """Who has a seat. Fields that are false or don't apply are left out.

    `kind` is `open` if nobody has it yet; with a name it is kept for that person, and with `mine` for you. `away`: why
    a computer player of `level` stands in for the person; `gone`: they can't come back. `program`: no person sits
    there but a program. `shared`: the same guest has other seats too, at one screen. `online`: the person is looking at
    the table.
    """

    name: str
    kind: SeatKind
    level: str | UnsetType = UNSET
    away: AwayReason | UnsetType = UNSET
    mine: bool = False
    shared: bool = False
    online: bool = False
    gone: bool = False
    program: bool = False


def seat_infos(seating: Seating, guest: str | None, looks: Callable[[str | None], bool]) -> list[SeatInfo]:
    """Who sits where, as a guest (None: a stranger) is told; `looks` says whether a guest looks at the table."""
    guests = [one.guest for one in seating.seats if one.guest is not None]
    many = {each for each in guests if guests.count(each) > 1}
    return [
        SeatInfo(
            name=one.name,
            kind=one.kind,
            level=UNSET if one.level is None else one.level,
            away=UNSET if one.away is None else one.away,
            mine=guest is not None and one.guest == guest,
            shared=one.kind == "person" and one.guest in many,
            online=one.kind == "person" and looks(one.guest),
            gone=one.gone,
            program=one.program,
        )
        for one in seating.seats
    ]


def host_name(seating: Seating) -> str:
    """The name of the host in their seat."""
    return next((one.name for one in seating.seats if one.guest and one.guest == seating.host), "")
