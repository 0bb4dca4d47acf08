"""What people say to each other at a table."""

from lautta.server.problem import Problem
from lautta.server.table import commands
from lautta.server.table.live_table import LiveTable
from lautta.server.table.names import clean
from lautta.server.table.pending import PendingEvent, pending_event, seated
from lautta.server.table.seating import Change
from lautta.server.table.story import NOTHING
from lautta.server.table.viewers import Viewer


def chat(table: LiveTable, who: Viewer, command: commands.Chat, now: int) -> PendingEvent | None:
    """Say something."""
    text = clean(command.text)
    if not text:
        raise Problem("malformed", text="nothing is said")
    return pending_event(table, "chat", now, NOTHING, Change(text=text), command, seat=seated(who))
