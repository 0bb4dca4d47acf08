"""What is sent twice is done once: finding what an earlier command with the same key led to, an event or a note."""

from lautta.server.problem import Problem
from lautta.server.table import planning
from lautta.server.table.commands import Command
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.moves import same
from lautta.server.table.notes import Note
from lautta.server.table.viewers import Viewer


def done_before(table: LiveTable, who: Viewer, command: Command) -> Event | Note | None:
    """What a command with this key has led to, in any seat of who asks; raises Problem if that was another command."""
    if command.key is None:
        return None
    for seat in (who.seat, *table.seating.of(who.guest)):
        if note := table.notes.keys.get((seat, command.key)):
            if not planning.same(note, command, table):
                raise Problem("key-used", number=table.log.number)
            return note
    for seat in (who.seat, *table.seating.of(who.guest)):
        if number := table.log.keys.get((seat, command.key)):
            event = table.log.events[number - 1]
            if not same(event, command, table):
                raise Problem("key-used", number=number)
            return event
    return None
