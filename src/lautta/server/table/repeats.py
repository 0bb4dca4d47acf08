"""What is sent twice is done once: what an earlier command with the same key led to, as an event or in private."""

from lautta.server.problem import Problem
from lautta.server.table import planning
from lautta.server.table.live_table import LiveTable
from lautta.server.table.moves import Ask, same
from lautta.server.table.notes import Note
from lautta.server.table.state import Event
from lautta.server.table.viewers import Viewer


def done_before(table: LiveTable, who: Viewer, act: Ask) -> Event | Note | None:
    """What an act with this key led to already, in any seat of who asks; raises Problem if that was another act."""
    if act.key is None:
        return None
    for seat in (who.seat, *table.seating.of(who.guest)):
        if note := table.notes.keys.get((seat, act.key)):
            if not planning.same(note, act, table):
                raise Problem("key-used", number=table.line.number)
            return note
    for seat in (who.seat, *table.seating.of(who.guest)):
        if number := table.line.keys.get((seat, act.key)):
            event = table.line.events[number - 1]
            if not same(event, act, table):
                raise Problem("key-used", number=number)
            return event
    return None
