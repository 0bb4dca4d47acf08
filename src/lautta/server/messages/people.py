"""Guests and their devices, and the addresses of the server."""

from typing import Annotated, Any

from msgspec import Meta

from lautta.server.messages.parts import Answer, Name, Request


class GuestRequest(Request, frozen=True):
    """A new guest; the name is optional."""

    name: Name = ""


class NameRequest(Request, frozen=True):
    """Your new name, for tables that you join from now on."""

    name: Name


class CodeRequest(Request, frozen=True):
    """The code that another of your devices shows."""

    code: Annotated[str, Meta(max_length=40)]


class Guest(Answer, frozen=True):
    """A guest with a new token, which the `server` with this id knows. The token is sent only once; the server stores
    nothing but its hash.
    """

    guest: str
    token: str
    name: str
    server: str


class Me(Answer, frozen=True):
    """The guest that you are."""

    guest: str
    name: str


class Code(Answer, frozen=True):
    """A code with which another device can sign in as the same guest: once, and only `until` that time."""

    code: str
    until: int


class Device(Answer, frozen=True):
    """Where you are signed in: what the browser says that it is, when it signed in, and the day of its last use (in
    milliseconds since 1970). `this`: it is the one that asks.
    """

    id: str
    browser: str
    system: str
    made: int
    seen: int
    this: bool


class KeptEvent(Answer, frozen=True, omit_defaults=True):
    """Something that you did at a table, or planned: `action` in notation, `text` in the chat."""

    at: int
    kind: str
    seat: int | None
    action: str | None = None
    text: str | None = None


class KeptTable(Answer, frozen=True):
    """A table where you sit or sat. `seats`: yours, with your name in each. `notes`: plans and standing answers."""

    table: str
    game: str
    board: str
    seats: dict[int, str]
    ended: Any
    events: list[KeptEvent]
    notes: list[KeptEvent]


class KeptBoard(Answer, frozen=True):
    """A board that you made: `data` is its board file."""

    id: str
    game: str
    made: int
    data: Any


class Kept(Answer, frozen=True):
    """Everything that the server keeps about you. `unreadable`: tables whose rows are damaged."""

    server: str
    guest: str
    name: str
    made: int
    devices: list[Device]
    tables: list[KeptTable]
    boards: list[KeptBoard]
    unreadable: list[str]


class ServerAddresses(Answer, frozen=True):
    """How others can reach the server: at `public_url`, if one is configured, else at addresses in the same `network`.

    `network` is sent only to browsers on the server's own computer; all others already use an address that works.
    `alone`: no other computer can reach the server.
    """

    public_url: str | None = None
    network: list[str] = []
    alone: bool = False


class House(ServerAddresses, frozen=True):
    """Which server this is, and how others can reach it.

    `server` is the id of its database: backups and copies keep it, no other database has it. `page` is the version of
    the web page that the server sends; null if it has none.
    """

    server: str = ""
    page: str | None = None
