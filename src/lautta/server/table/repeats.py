"""Retries have no effect: find the event or note of an earlier command with the same key."""

from lautta.server.problem import Problem
from lautta.server.table import planning
from lautta.server.table.commands import Command, Leave
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.moves import is_event_retry
from lautta.server.table.notes import Note
from lautta.server.table.viewers import Viewer


def done_before(table: LiveTable, who: Viewer, command: Command) -> Event | Note | None:
    """The outcome of a command with this key, in any of the guest's seats; raises Problem for another command."""
    if command.key is None:
        return None
    leaves, mine = isinstance(command, Leave), table.seating.of(who.guest)
    seats = mine if leaves else [who.seat, *mine]  # who leaves may name one that is not theirs any more
    for seat in seats:
        if note := table.notes.keys.get((seat, command.key)):
            if not planning.is_note_retry(note, command, table):
                raise Problem("key-used", number=table.log.number)
            return note
    for seat in seats:
        if number := table.log.keys.get((seat, command.key)):
            event = table.log.events[number - 1]
            if not is_event_retry(event, command, table):
                raise Problem("key-used", number=number)
            return event
    return _left(table, who, command.key) if leaves else None


def _left(table: LiveTable, who: Viewer, key: str) -> Event | None:
    """The event with this key by which a guest gave up a seat, which is not theirs any more."""
    found = (table.log.keys.get((seat, key)) for seat in range(len(table.seating.seats)))
    for event in (table.log.events[number - 1] for number in found if number):
        seats = table.log.state_after(event.number - 1).seating.seats
        if event.kind == "leave" and event.seat is not None and seats[event.seat].guest == who.guest:
            return event
    return None
