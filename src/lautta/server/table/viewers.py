"""Viewers of a table: who looks, from which seat. What each is shown is in view/table_view.py."""

from msgspec import Struct


class Viewer(Struct, frozen=True):
    """A guest (None: nobody known to the table), and which of their seats they are shown (None: a spectator)."""

    guest: str | None
    seat: int | None


class Player(Viewer, frozen=True):
    """A guest in a seat."""

    guest: str
    seat: int


NOBODY = Viewer(None, None)
