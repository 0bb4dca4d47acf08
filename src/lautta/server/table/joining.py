"""A guest sits down at a table, or gives up a seat before the game. Functions return events and change nothing.
A command without an effect makes no event, so retries are safe.
"""

from lautta.server.problem import Problem
from lautta.server.table import commands
from lautta.server.table.confusables import distinct
from lautta.server.table.leaving import host_after
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pending import PendingEvent, pending_event
from lautta.server.table.seating import OPEN, Change, Seating, Sitting
from lautta.server.table.story import told
from lautta.server.table.viewers import Viewer


def join(table: LiveTable, who: Viewer, command: commands.Join, now: int) -> PendingEvent | None:
    """Take an open seat."""
    seating = table.seating
    mine = seating.of(who.guest)
    if mine and (command.seat is None or command.seat in mine):
        return None
    only_while_waiting(table)
    if who.guest in seating.removed:
        raise Problem("removed")
    if command.program and not seating.programs:
        raise Problem("programs-not-welcome")
    kept = seating.kept_for(who.guest)
    if not kept and not mine:
        _let_in(table, command.invite)
    seat = _free_seat(seating, kept, command.seat)
    name = distinct(command.name, [one.name for number, one in enumerate(seating.seats) if number != seat])
    change = Change({seat: Sitting("person", name, who.guest, program=command.program)})
    said = told("server-log-join-program" if command.program else "server-log-join", name=name)
    return pending_event(table, "join", now, said, change, seat=seat)


def _let_in(table: LiveTable, invite: str | None) -> None:
    if table.seating.locked:
        raise Problem("table-locked")
    if not table.seating.listed and invite != table.invite:
        raise Problem("invite-needed")


def _free_seat(seating: Seating, kept: list[int], wanted: int | None) -> int:
    free = kept + [seat for seat, one in enumerate(seating.seats) if one.kind == "open" and one.guest is None]
    if wanted is None:
        if not free:
            raise Problem("table-full")
        return free[0]
    the_seat(seating, wanted)
    if wanted not in free:
        raise Problem("seat-taken", seat=wanted)
    return wanted


def leave(table: LiveTable, who: Viewer, command: commands.Leave, now: int) -> PendingEvent | None:
    """Give up a seat, or one that is kept; a guest without a seat has nothing to give up."""
    seating = table.seating
    kept = seating.kept_for(who.guest)
    seat = who.seat if who.seat is not None else kept[0] if kept else None
    if seat is None:
        return None
    only_while_waiting(table)
    change = Change({seat: OPEN}, host_after(seating, {seat: OPEN}))
    return pending_event(
        table, "leave", now, told("server-log-leave", name=seating.seats[seat].name), change, command, seat=seat
    )


# also for the host


def the_seat(seating: Seating, seat: int | None) -> tuple[int, Sitting]:
    """A seat and who sits there; raises Problem for one that is not there."""
    if seat is None or seat >= len(seating.seats):
        raise Problem("no-such-seat")
    return seat, seating.seats[seat]


def only_while_waiting(table: LiveTable) -> None:
    """Raise Problem once nobody can join or leave any more."""
    if table.status == "closed":
        raise Problem("table-closed")
    if table.status != "waiting":
        raise Problem("not-waiting")
