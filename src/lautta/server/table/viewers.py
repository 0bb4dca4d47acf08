"""Who is told something of a table."""

from msgspec import Struct


class Viewer(Struct, frozen=True):
    """A guest (None: nobody whom the table knows), and the seat of theirs that they are told of (None: a spectator)."""

    guest: str | None
    seat: int | None


class Player(Viewer, frozen=True):
    """A guest in a seat."""

    guest: str
    seat: int


NOBODY = Viewer(None, None)
