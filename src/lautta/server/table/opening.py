"""The beginning of a table: its first event, and a rematch of the same people."""

import secrets

from msgspec.structs import replace

from lautta.server.table import moves
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pending import PendingEvent
from lautta.server.table.positions import Setup
from lautta.server.table.seating import Change, Sitting
from lautta.server.table.story import told


def opened(table: LiveTable, change: Change, now: int) -> PendingEvent:
    """The first event of a table: the game starts, laying its board begins, or it waits for people."""
    if all(one.kind != "open" for one in change.seats.values()):
        return moves.begin(table, now, change.lay, change)
    return PendingEvent(Event(1, now, "open", told("server-log-open"), 0, change=change.packed()))


def seats_again(table: LiveTable, guest: str) -> list[Sitting]:
    """The seats of a rematch, the next one first; other people's seats are kept for them until they join."""
    seats = table.seating.seats
    return [_again(one, guest) for one in (*seats[1:], *seats[:1])]


def _again(one: Sitting, guest: str) -> Sitting:
    if one.kind == "computer" or one.guest is None:
        return Sitting("computer", "" if one.away else one.name, level=one.level)
    return Sitting("person" if one.guest == guest else "open", one.name, one.guest)


def again(setup: Setup) -> Setup:
    """The same setup with another seed."""
    return replace(setup, seed=secrets.token_bytes(32))
