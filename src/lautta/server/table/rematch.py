"""A rematch: another table for the same people, where the next seat begins."""

import secrets

from msgspec.structs import replace

from lautta.server.problem import Problem
from lautta.server.table import commands
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pending import PendingEvent, pending_event, seated
from lautta.server.table.positions import Setup
from lautta.server.table.seating import Change, Sitting
from lautta.server.table.story import told_of_seat
from lautta.server.table.viewers import Viewer


def rematch(table: LiveTable, who: Viewer, command: commands.Rematch, now: int) -> PendingEvent | None:
    """The same people play again at another table; there is only one rematch."""
    if table.status != "over":
        raise Problem("not-over")
    if table.log.last.rematch:
        return None
    seat = seated(who)
    return pending_event(
        table, "rematch", now, told_of_seat("server-log-rematch", seat), Change(table=command.table), command, seat=seat
    )


def seats_again(table: LiveTable, guest: str) -> list[Sitting]:
    """The seats of a rematch, the next one first; other people's seats are kept for them until they join."""
    seats = table.seating.seats
    return [_again(one, guest) for one in (*seats[1:], *seats[:1])]


def _again(one: Sitting, guest: str) -> Sitting:
    if one.kind == "computer" or one.guest is None:
        return Sitting("computer", "" if one.away else one.name, level=one.level)
    return Sitting("person" if one.guest == guest else "open", one.name, one.guest, program=one.program)


def again(setup: Setup) -> Setup:
    """The same setup with another seed."""
    return replace(setup, seed=secrets.token_bytes(32))
