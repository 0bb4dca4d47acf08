"""The beginning of a table: its first event."""

from lautta.server.table import moves
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pending import PendingEvent
from lautta.server.table.seating import Change
from lautta.server.table.story import told


def opened(table: LiveTable, change: Change, now: int) -> PendingEvent:
    """The first event of a table: the game starts, laying its board begins, or it waits for people."""
    if all(one.kind != "open" for one in change.seats.values()):
        return moves.begin(table, now, change.lay, change)
    return PendingEvent(Event(1, now, "open", told("server-log-open"), 0, change=change.packed()))
