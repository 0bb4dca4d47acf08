"""Guests and their devices, and the addresses of the server."""

from typing import Annotated

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
