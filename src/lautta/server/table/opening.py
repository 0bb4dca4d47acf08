"""The beginning of a table: its first event, or all those that a game file tells of."""

from lautta.core.game_files import GameFile
from lautta.server.table import leaving, moves
from lautta.server.table.commands import Close
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.log import EventLog
from lautta.server.table.pending import PendingEvent
from lautta.server.table.positions import Setup, to_move_mask
from lautta.server.table.seating import Change, Sitting
from lautta.server.table.story import told, told_of_action
from lautta.server.table.viewers import Viewer


def opened(table: LiveTable, change: Change, now: int) -> PendingEvent:
    """The first event of a table: the game starts, laying its board begins, or it waits for people."""
    if all(one.kind != "open" for one in change.seats.values()):
        return moves.begin(table, now, change.lay, change)
    return PendingEvent(Event(1, now, "open", told("server-log-open"), 0, change=change.packed()))


def table_of_file(name: str, file: GameFile, now: int) -> LiveTable:
    """A table to look at: the game of a file without redraws, closed if it is not over. Raises DamagedGame."""
    before = file.start()
    setup = Setup(before.game, before.board, dict(file.options), file.players, file.seed or b"")
    table = LiveTable(name, setup, file.rules, EventLog([]))
    seats = {seat: Sitting("person", file.names.get(seat, "")) for seat in range(file.players)}
    table.log.add(moves.start(table, now, Change(seats, host=None)).event)
    for number, (step, after) in enumerate(file.states(before.board), 2):
        said = told_of_action(before, step.seat, before.code(step.action), after)
        to_move = to_move_mask(after)
        table.log.add(Event(number, now, "action", said, to_move, seat=step.seat, action=step.action))
        before = after.copy()
    if ending := leaving.close(table, Viewer(None, None), Close(None, None), now):
        table.log.add(ending.event)
    return table
