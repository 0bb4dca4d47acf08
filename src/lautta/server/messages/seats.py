"""Who sits at a table, and what people there do and say beside the game."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from lautta.server.messages.parts import Answer, Key, Name, Request, Seat, Seen, Word
from lautta.server.table.kinds import Away, SeatKind


class SeatRequest(Request, frozen=True):
    """Who shall sit somewhere.

    `person`: who asks. `shared`: another person at the same screen. `open`: somebody who is to come. `computer`: a
    computer player of a level.
    """

    kind: Literal["person", "shared", "open", "computer"]
    name: Name = ""
    level: Word | UnsetType = UNSET


class JoinRequest(Request, frozen=True):
    """Take an open seat, the first if none is named; `invite` where the table is not listed. Without a name: mine."""

    name: Name = ""
    seat: Seat | None = None
    invite: Word | None = None


class OwnSeatRequest(Request, frozen=True):
    """Leave, concede or return; `seat` if I hold several. `seen` chooses what the answer begins with."""

    seat: Seat | None = None
    key: Key | None = None
    seen: Seen | None = None


class HostRequest(Request, frozen=True):
    """What only the host may do.

    `lock`, `unlock`: let nobody in, or let people in again. `list`, `unlist`: show the table to everybody, or not.
    `fill`: computers take all open seats, and the game starts. `remove`: a person leaves `seat`; once the game has
    started only who is out of time or, at a table without a clock, has been away for half an hour. `computer`: a
    computer player of a level takes an open `seat`, or plays on with it.
    """

    act: Literal["lock", "unlock", "list", "unlist", "fill", "remove", "computer"]
    seat: Seat | None = None
    level: Word | None = None
    key: Key | None = None
    seen: Seen | None = None


class ChatRequest(Request, frozen=True):
    """Something to say to all at the table, as plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key
    seat: Seat | None = None
    seen: Seen | None = None


class ConsentRequest(Request, frozen=True):
    """Do I agree to what was asked in event `ask`? Who asked may withdraw it by not agreeing."""

    ask: Seen
    agree: bool
    key: Key
    seat: Seat | None = None
    seen: Seen | None = None


class RematchRequest(Request, frozen=True):
    """Another game with the same people."""

    key: Key


class SeatInfo(Answer, frozen=True, omit_defaults=True):
    """Who sits somewhere. What is false, or is not so, is left out.

    `open`: nobody yet; with a name it is kept for that person, and with `mine` for me. `away`: why a computer player of
    `level` stands in for a person, and `gone` that they cannot come back. `shared`: one guest sits here and elsewhere,
    at one screen. `online`: looks at it.
    """

    name: str
    kind: SeatKind
    level: str | UnsetType = UNSET
    away: Away | UnsetType = UNSET
    mine: bool = False
    shared: bool = False
    online: bool = False
    gone: bool = False
