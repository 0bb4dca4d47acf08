"""Who somebody is, on each of their devices, and how others come here."""

from typing import Annotated

from msgspec import Meta

from lautta.server.messages.parts import Answer, Name, Request


class GuestRequest(Request, frozen=True):
    """Who wants to play; the name may be left out."""

    name: Name = ""


class NameRequest(Request, frozen=True):
    """What I want to be called at tables from now on."""

    name: Name


class CodeRequest(Request, frozen=True):
    """The code that another device of mine shows."""

    code: Annotated[str, Meta(max_length=40)]


class Guest(Answer, frozen=True):
    """A new guest. The token is said once, and the server keeps only its hash."""

    guest: str
    token: str
    name: str


class Me(Answer, frozen=True):
    """Who I am."""

    guest: str
    name: str


class Code(Answer, frozen=True):
    """What another device of mine may say, once and until then, to be me there too."""

    code: str
    until: int


class House(Answer, frozen=True):
    """How others come here: under `public_url`, if its keeper has named one; else at addresses in the same network.

    Those are told only to who sits at this computer, as others have come by one. `alone`: nobody else reaches it.
    """

    public_url: str | None = None
    network: list[str] = []
    alone: bool = False
