"""Guests and their devices, and the addresses of the server."""

from typing import Annotated, Any

from msgspec import Meta

from lautta.server.messages.notifications import Notifications
from lautta.server.messages.parts import Answer, Name, Request


class GuestRequest(Request, frozen=True):
    """A new guest; the name is optional. `program`: it is no person who plays, which everybody is shown."""

    name: Name = ""
    program: bool = False


class NameRequest(Request, frozen=True):
    """Your new name, for tables that you join from now on. Like all names it has a visible character."""

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
    program: bool


class Me(Answer, frozen=True):
    """The guest that you are. `program`: as you said when you came, you are no person."""

    guest: str
    name: str
    program: bool


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


class Passkey(Answer, frozen=True):
    """A passkey of yours: where it was made, and when."""

    id: str
    browser: str
    system: str
    made: int


class Mail(Answer, frozen=True):
    """Your address of mail. Until it is `confirmed` nothing but that question is sent to it."""

    address: str
    confirmed: bool


class Keys(Answer, frozen=True):
    """How you can come back without a device. `phrase`: when the recovery phrase was made; null if there is none."""

    phrase: int | None
    passkeys: list[Passkey]
    mail: Mail | None


class Phrase(Answer, frozen=True):
    """Your recovery phrase. It is sent only once; the server stores nothing but its hash."""

    phrase: str


class KeyRequest(Request, frozen=True):
    """A recovery phrase, in any case and with at least four letters of each word, or the token of a link in a mail."""

    phrase: Annotated[str, Meta(max_length=200)] | None = None
    token: Annotated[str, Meta(max_length=80)] | None = None


class MailRequest(Request, frozen=True):
    """An address of mail."""

    address: Annotated[str, Meta(max_length=254)]


class ConfirmRequest(Request, frozen=True):
    """The token of the link that was sent to an address."""

    token: Annotated[str, Meta(max_length=80)]


class PasskeyRequest(Request, frozen=True):
    """A credential as a browser makes it: `toJSON()` of a `PublicKeyCredential`."""

    credential: dict[str, Any]


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


class KeptGroup(Answer, frozen=True):
    """A group that you are in. `notified`: you want to know of its new tables."""

    id: str
    name: str
    joined: int
    host: bool
    notified: bool


class Kept(Answer, frozen=True):
    """Everything that the server keeps about you. `unreadable`: tables whose rows are damaged."""

    server: str
    guest: str
    name: str
    program: bool
    made: int
    devices: list[Device]
    keys: Keys
    tables: list[KeptTable]
    boards: list[KeptBoard]
    groups: list[KeptGroup]
    unreadable: list[str]
    notifications: Notifications


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
    the web page that the server sends; null if it has none. `mail`: does it send mail? `passkeys`: the host name for
    which browsers may make passkeys; null if there is none. `closed`: it lets in only members of its groups.
    """

    server: str = ""
    page: str | None = None
    mail: bool = False
    passkeys: str | None = None
    closed: bool = False
