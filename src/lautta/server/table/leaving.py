"""People leave a game that is going on, give up or run out of time, and come back."""

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from lautta.server.problem import Problem
from lautta.server.table import commands
from lautta.server.table.ends import ending
from lautta.server.table.kinds import AwayReason
from lautta.server.table.levels import levels
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pending import PendingEvent, pending_event, seated
from lautta.server.table.seating import Change, Seating, Sitting
from lautta.server.table.story import told, told_of_seat, told_of_seats
from lautta.server.table.viewers import Viewer


def concede(table: LiveTable, who: Viewer, command: commands.Concede, now: int) -> PendingEvent | None:
    """Give up for good, in all seats of this person: the game ends, or a computer player stands in from now on."""
    seat = seated(who)
    if table.seating.seats[seat].gone:
        return None
    _only_while_playing(table)
    change = away(table, table.seating.together(seat), "conceded")
    return _leaving(table, "concede", [seat], change, now, command)


def come_back(table: LiveTable, who: Viewer, command: commands.Return, now: int) -> PendingEvent | None:
    """Play again where a computer player stood in, or where everybody was waiting."""
    seat = seated(who)
    _only_while_playing(table)
    if table.seating.seats[seat].gone:
        raise Problem("gave-up")
    seats = table.seating.seats
    back = {one: Sitting("person", seats[one].name, seats[one].guest, program=seats[one].program)
            for one in table.seating.together(seat) if not seats[one].here}  # fmt: skip
    if not back:
        return None
    clock = table.log.last.clock
    left = {one: clock.after_return(one) for one in back} if clock else {}
    change = Change(back, host_after(table.seating, back), left=left)
    return pending_event(table, "return", now, told_of_seat("server-log-return", seat), change, command, seat=seat)


def time_out(table: LiveTable, seats: list[int], now: int) -> PendingEvent:
    """Seats have run out of time, several only at the same moment: the game ends, or computer players stand in."""
    theirs = {one for seat in seats for one in table.seating.together(seat)}
    return _leaving(table, "timeout", seats, away(table, sorted(theirs), "timeout"), now)


def close(table: LiveTable, who: Viewer, command: commands.Close, now: int) -> PendingEvent | None:
    """The table ends without a result, whether its game has begun or not."""
    if table.status in ("over", "closed"):
        return None
    change = Change(listed=False, end="closed")
    return over(pending_event(table, "host", now, told("server-log-closed"), change, command, action="close"))


def _leaving(
    table: LiveTable, kind: Literal["concede", "timeout"], seats: list[int], change: Change, now: int,
    command: commands.Command | None = None,
) -> PendingEvent:  # fmt: skip
    deserted = table.seating.after(change).deserted
    key = f"server-log-{kind}" + ("-over" if change.end else "-paused" if deserted else "")
    pending = pending_event(table, kind, now, told_of_seats(key, seats), change, command, seat=seats[0])
    return over(pending) if change.end else pending


def over(pending: PendingEvent) -> PendingEvent:
    """The same event, as the one that ends the game."""
    return PendingEvent(replace(pending.event, to_move=0))


# also for the host, who removes people


def away(table: LiveTable, seats: list[int], why: AwayReason) -> Change:
    """The change after which people are away; the game ends with it if it cannot go on without them.

    A removed person no longer holds the seat. Seats that were away already count as left then.
    """
    new, removed, number = {}, None, table.log.number + 1
    for seat in seats:
        one = table.seating.seats[seat]
        level = one.level or levels(table.setup.game, table.setup.seats)[0]
        guest = None if why == "removed" else one.guest
        removed = one.guest if why == "removed" else None
        new[seat] = Sitting("person", one.name, guest, level, why, one.left or number, one.program)
    end = ending(table.seating.after(Change(new)), why)
    return Change(new, host_after(table.seating, new), removed=removed, end=end)


def host_after(seating: Seating, new: Mapping[int, Sitting]) -> str | UnsetType | None:
    """The host after some seats changed, if that is somebody else now."""
    host = seating.after(Change(dict(new))).next_host()
    return UNSET if host == seating.host else host


def _only_while_playing(table: LiveTable) -> None:
    if table.status == "over":
        raise Problem("game-over")
    if not table.log.last.going:
        raise Problem("not-started")
