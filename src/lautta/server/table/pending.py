"""Events that may follow at a table, before they are saved."""

from typing import Any

from msgspec import Struct

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.server.problem import Problem
from lautta.server.table.commands import Command, Join
from lautta.server.table.events import Event
from lautta.server.table.kinds import EventKind
from lautta.server.table.live_table import LiveTable
from lautta.server.table.notes import Note
from lautta.server.table.positions import to_move_mask
from lautta.server.table.seating import Change
from lautta.server.table.story import told_at
from lautta.server.table.viewers import Viewer


class PendingEvent(Struct, frozen=True, eq=False):
    """A possible next event, the position after it if it changes the game, and the laid board if the game begins."""

    event: Event
    state: GameState | None = None
    board: LoadedBoard | None = None


class Batch(Struct, frozen=True, eq=False):
    """Events and notes of one seat that are saved together, or not at all; not `saved`: with a later note."""

    events: tuple[PendingEvent, ...] = ()
    notes: tuple[Note, ...] = ()
    saved: bool = True


def begun_by(pending: PendingEvent | Batch) -> Event | Note:
    """The part of an event that holds its command's key."""
    if isinstance(pending, PendingEvent):
        return pending.event
    return pending.notes[0] if pending.notes else pending.events[0].event


def pending_event(
    table: LiveTable, kind: EventKind, now: int, told: bytes, change: Change | None = None,
    command: Command | Join | None = None, *, state: GameState | None = None, board: LoadedBoard | None = None,
    **fields: Any,
) -> PendingEvent:  # fmt: skip
    """An event; with a `state` the game is at that position after it, else it stays as it is."""
    asked: dict[str, Any] = {"key": command.key, "seen": command.seen} if command else {}
    packed = change.packed() if change else None
    to_move = table.log.last.to_move if state is None else to_move_mask(state)
    event = Event(table.log.number + 1, now, kind, told, to_move, change=packed, **asked, **fields)
    return PendingEvent(event, state, board)


def acted(
    table: LiveTable, number: int, before: GameState, seat: int, code: int, after: GameState, now: int, **more: Any
) -> PendingEvent:
    """The event of an action that leads from one position to another."""
    said, text = told_at(table.seating, before, seat, code, after), before.space.text(code)
    return PendingEvent(Event(number, now, "action", said, to_move_mask(after), seat=seat, action=text, **more), after)


def seated(who: Viewer) -> int:
    """Where somebody sits; raises Problem for others."""
    if who.seat is None:
        raise Problem("not-your-table")
    return who.seat
