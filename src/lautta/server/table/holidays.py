"""Holidays of people at a table by the day that allows them: until they end, their clocks stand still. Pure."""

from datetime import datetime

from lautta.server.table import commands
from lautta.server.table.clocks import DAY
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pace import DaysPace, Pace
from lautta.server.table.pending import PendingEvent, pending_event, seated
from lautta.server.table.seating import Change, read_change
from lautta.server.table.story import told_of_seat
from lautta.server.table.viewers import Viewer

LONGEST, MOST = 30 * DAY, 60 * DAY  # one holiday, and all that a seat has in a game


def allowed(pace: Pace | None) -> bool:
    """Do holidays stop the clocks of this pace?"""
    return isinstance(pace, DaysPace) and pace.holidays


def holiday(table: LiveTable, who: Viewer, command: commands.Holiday, now: int) -> PendingEvent | None:
    """Somebody goes on holiday in all their seats, for as long as they may, or is back; None where nothing changes."""
    seat, state = seated(who), table.log.last
    if (
        not allowed(state.pace)
        or state.clock is None
        or state.status != "playing"
        or not state.seating.seats[seat].here
    ):
        return None
    until = min(command.until, _latest_end(table, seat, now))
    until = until if until > now else 0
    if until == state.clock.away_until(seat, now):
        return None
    change = Change(holiday=dict.fromkeys(state.seating.together(seat), until))
    day = datetime.fromtimestamp(until / 1000, command.zone)
    key = "server-log-holiday" if until else "server-log-holiday-back"
    said = told_of_seat(key, seat, day=day.day, month=day.month)
    return pending_event(table, "holiday", now, said, change, command, seat=seat)


def _latest_end(table: LiveTable, seat: int, now: int) -> int:
    """When a seat's holiday, the present one or one that begins now, must end."""
    had = since = until = 0
    for event in table.log.events:
        ends = read_change(event.change).holiday if event.kind == "holiday" and event.change else {}
        if seat not in ends:
            continue
        if event.at >= until:
            had, since = had + until - since, event.at
        until = ends[seat] or event.at
    if now >= until:
        had, since = had + until - since, now
    return since + min(LONGEST, MOST - had)
