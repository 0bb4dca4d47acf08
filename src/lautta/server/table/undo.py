"""Undo and redo, and asking the others for their consent; possible_undo.py says what may be taken back."""

from lautta.server.problem import Problem
from lautta.server.table import commands
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pending import PendingEvent, pending_event, seated
from lautta.server.table.possible_undo import PossibleUndo, possible_undo, redo_of
from lautta.server.table.seating import Change
from lautta.server.table.story import told_of_return, told_of_seat
from lautta.server.table.viewers import Viewer


def undo(table: LiveTable, seat: int, command: commands.Undo, now: int) -> PendingEvent:
    """Take back what may be taken back freely; for the rest ask the others."""
    found = possible_undo(table.log, table.positions, table.log.number, seat)
    if found is None:
        raise Problem("nothing-to-undo")
    if not found.consent:
        return _taken_back(table, seat, found, now, command)
    if table.log.last.ask:
        raise Problem("ask-open", number=table.log.last.ask.number)
    return pending_event(
        table, "ask", now, told_of_seat("server-log-ask", seat), command=command, seat=seat, to=found.to.number
    )


def agreed(table: LiveTable, seat: int, now: int) -> PendingEvent:
    """All others have agreed: what a seat asked for is taken back."""
    found = possible_undo(table.log, table.positions, table.log.number, seat)
    assert found is not None  # nothing has been done since it was asked
    return _taken_back(table, seat, found, now)


def _taken_back(
    table: LiveTable, seat: int, found: PossibleUndo, now: int, command: commands.Undo | None = None
) -> PendingEvent:
    state = table.positions.at(found.to).copy()
    if found.redraw:
        state.redraw(table.log.number + 1)
    said = told_of_return("server-log-undo-redrawn" if found.redraw else "server-log-undo", seat, state)
    return pending_event(
        table, "undo", now, said, command=command, state=state, seat=seat, to=found.to.number, redrawn=found.redraw
    )


def redo(table: LiveTable, seat: int, command: commands.Redo, now: int) -> PendingEvent:
    """Do again what this seat's own undo left; raises Problem."""
    node = redo_of(table.log, table.positions, table.log.number, seat)
    if node is None:
        raise Problem("nothing-to-redo")
    state = table.positions.at(node)
    said = told_of_return("server-log-redo", seat, state)
    return pending_event(table, "redo", now, said, command=command, state=state, seat=seat, to=node.number)


def answer(table: LiveTable, who: Viewer, command: commands.Answer, now: int) -> PendingEvent | None:
    """Agree to an undo, or refuse; the one who asked for it may only withdraw it."""
    table_state = table.log.last
    seat = seated(who)
    if table_state.ask is None or table_state.ask.number != command.ask:
        raise Problem("no-ask", number=command.ask)
    mine = table.seating.of(who.guest)
    if table_state.ask.seat in mine:
        if command.agree:
            return None
        said = told_of_seat("server-log-withdraw", seat)
    elif not table.seating.seats[seat].here:
        raise Problem("seat-away")
    elif command.agree and table_state.asked.isdisjoint(mine):
        return None
    else:
        said = told_of_seat("server-log-agree" if command.agree else "server-log-disagree", seat)
    return pending_event(table, "answer", now, said, Change(agree=command.agree), command, seat=seat, to=command.ask)
