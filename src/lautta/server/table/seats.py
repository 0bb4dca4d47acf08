"""Plans of what people do at a table besides the game: come and go, and what the host decides. Nothing is changed here.

What is so already is planned as no event at all, so that sending again is safe.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from lautta.server.problem import Problem
from lautta.server.table import commands
from lautta.server.table.clocks import MINUTE
from lautta.server.table.ends import ending
from lautta.server.table.kinds import Away
from lautta.server.table.levels import levels
from lautta.server.table.live_table import LiveTable
from lautta.server.table.lookalikes import distinct
from lautta.server.table.pending import PendingEvent, pending_event, seated
from lautta.server.table.seating import Change, Seating, Sitting
from lautta.server.table.story import told, told_of_seat, told_of_seats
from lautta.server.table.viewers import Viewer

OPEN = Sitting("open")
AWAY_AFTER = 30 * MINUTE  # without a clock, who has not been seen for so long is away


# before the game


def join(table: LiveTable, who: Viewer, command: commands.Join, now: int) -> PendingEvent | None:
    """Take an open seat."""
    seating = table.seating
    mine = seating.of(who.guest)
    if mine and (command.seat is None or command.seat in mine):
        return None
    _only_while_waiting(table)
    if who.guest in seating.removed:
        raise Problem("removed")
    kept = seating.kept_for(who.guest)
    if not kept and not mine:
        _let_in(table, command.invite)
    seat = _free_seat(seating, kept, command.seat)
    name = distinct(command.name, [one.name for number, one in enumerate(seating.seats) if number != seat])
    change = Change({seat: Sitting("person", name, who.guest)})
    return pending_event(table, "join", now, told("server-log-join", name=name), change, seat=seat)


def _let_in(table: LiveTable, invite: str | None) -> None:
    """May somebody come in?"""
    if table.seating.locked:
        raise Problem("table-locked")
    if not table.seating.listed and invite != table.invite:
        raise Problem("invite-needed")


def _free_seat(seating: Seating, kept: list[int], wanted: int | None) -> int:
    """The seat to take: as asked for, else one that is kept, else the first that is kept for nobody."""
    free = kept + [seat for seat, one in enumerate(seating.seats) if one.kind == "open" and one.guest is None]
    if wanted is None:
        if not free:
            raise Problem("table-full")
        return free[0]
    _the_seat(seating, wanted)
    if wanted not in free:
        raise Problem("seat-taken", seat=wanted)
    return wanted


def leave(table: LiveTable, who: Viewer, command: commands.Leave, now: int) -> PendingEvent | None:
    """Give up a seat, or one that is kept; without a seat there is nothing to give up."""
    seating = table.seating
    kept = seating.kept_for(who.guest)
    seat = who.seat if who.seat is not None else kept[0] if kept else None
    if seat is None:
        return None
    _only_while_waiting(table)
    change = Change({seat: OPEN}, _host_after(seating, {seat: OPEN}))
    return pending_event(
        table, "leave", now, told("server-log-leave", name=seating.seats[seat].name), change, command, seat=seat
    )


# while its board is laid or it is played


def concede(table: LiveTable, who: Viewer, command: commands.Concede, now: int) -> PendingEvent | None:
    """Give up for good, in all seats that one has: the game ends, or a computer player stands in from now on."""
    seat = seated(who)
    if table.seating.seats[seat].gone:
        return None
    _only_while_playing(table)
    change = _away(table, table.seating.together(seat), "conceded")
    return _leaving(table, "concede", [seat], change, now, command)


def come_back(table: LiveTable, who: Viewer, command: commands.Return, now: int) -> PendingEvent | None:
    """Play again where a computer player stood in, or where all waited."""
    seat = seated(who)
    _only_while_playing(table)
    if table.seating.seats[seat].gone:
        raise Problem("gave-up")
    seats = table.seating.seats
    back = {one: Sitting("person", seats[one].name, seats[one].guest)
            for one in table.seating.together(seat) if not seats[one].here}  # fmt: skip
    if not back:
        return None
    clock = table.log.last.clock
    left = {one: clock.after_return(one) for one in back} if clock else {}
    change = Change(back, _host_after(table.seating, back), left=left)
    return pending_event(table, "return", now, told_of_seat("server-log-return", seat), change, command, seat=seat)


def time_out(table: LiveTable, seats: list[int], now: int) -> PendingEvent:
    """Seats are out of time, at the same moment if they are several: the game ends, or computer players stand in."""
    theirs = {one for seat in seats for one in table.seating.together(seat)}
    return _leaving(table, "timeout", seats, _away(table, sorted(theirs), "timeout"), now)


def _leaving(
    table: LiveTable, kind: Literal["concede", "timeout"], seats: list[int], change: Change, now: int,
    command: commands.Command | None = None,
) -> PendingEvent:  # fmt: skip
    """People leave their seats; what comes of it is told with it."""
    deserted = table.seating.after(change).deserted
    key = f"server-log-{kind}" + ("-over" if change.end else "-paused" if deserted else "")
    pending = pending_event(table, kind, now, told_of_seats(key, seats), change, command, seat=seats[0])
    return _over(pending) if change.end else pending


def _over(pending: PendingEvent) -> PendingEvent:
    """The same event as the one with which the game ends."""
    return PendingEvent(replace(pending.event, to_move=0))


# the host


def host(table: LiveTable, who: Viewer, command: commands.Host, now: int) -> PendingEvent | None:
    """What only the host may do."""
    if who.guest != table.seating.host:
        raise Problem("not-host")
    if table.status == "over":
        raise Problem("game-over")
    if command.act == "remove":
        return _remove(table, who, command, now)
    if command.act == "computer":
        return _computer(table, who, command, now)
    _only_while_waiting(table)
    if command.act == "fill":
        level = _level(table, command.level)
        seats = {seat: Sitting("computer", level=level) for seat in _open(table.seating)}
        return _hosted(table, who, command, now, Change(seats))
    seating = table.seating
    lock = command.act in ("lock", "unlock")
    wanted = command.act in ("lock", "list")
    if (seating.locked if lock else seating.listed) == wanted:
        return None
    return _hosted(table, who, command, now, Change(locked=wanted) if lock else Change(listed=wanted))


def _remove(table: LiveTable, who: Viewer, command: commands.Host, now: int) -> PendingEvent | None:
    """A person leaves all their seats and may not come back; a seat that was kept, or a computer's, is open again."""
    seating = table.seating
    seat, one = _the_seat(seating, command.seat)
    if one.guest == who.guest or (table.status != "waiting" and one.kind == "computer"):
        raise Problem("not-removable", seat=seat)
    if one == OPEN or one.gone:
        return None
    if table.status != "waiting":
        _removable(table, seat, one, seated(who), now)
    theirs = [number for number, each in enumerate(seating.seats) if one.guest and each.guest == one.guest] or [seat]
    if table.status != "waiting":
        change = _away(table, theirs, "removed")
    else:
        gone = one.guest if one.kind == "person" else None
        change = Change(dict.fromkeys(theirs, OPEN), removed=gone)
    if one.kind != "person":
        return _hosted(table, who, command, now, change, "server-log-host-open", seat=seat)
    if change.end:
        return _over(_hosted(table, who, command, now, change, "server-log-host-remove-over", name=one.name))
    return _hosted(table, who, command, now, change, name=one.name)


def _removable(table: LiveTable, seat: int, one: Sitting, host: int, now: int) -> None:
    """May the host remove a person from the game? Only who is out of time, or is away where no clock says for how long;
    raises Problem.
    """
    if not table.seating.seats[host].here:
        raise Problem("seat-away")
    timed = table.log.last.clock is not None
    if one.here and (timed or now - table.seen(one.guest, now) < AWAY_AFTER):
        raise Problem("still-here", seat=seat, name=one.name, minutes=AWAY_AFTER // MINUTE)


def _computer(table: LiveTable, who: Viewer, command: commands.Host, now: int) -> PendingEvent | None:
    """A computer player of a level takes an open seat, or another plays on where one plays."""
    seat, one = _the_seat(table.seating, command.seat)
    if one.here:
        raise Problem("seat-taken", seat=seat)
    level = _level(table, command.level)
    new = replace(one, level=level) if one.away else Sitting("computer", level=level)
    if new == one:
        return None
    return _hosted(table, who, command, now, Change({seat: new}), seat=seat, level=level)


def _hosted(
    table: LiveTable, who: Viewer, command: commands.Host, now: int, change: Change, key: str = "", **args: str | int
) -> PendingEvent:
    """An event of the host; what was done is kept in words, to know a retry."""
    said = told(key or f"server-log-host-{command.act}", **args)
    return pending_event(table, "host", now, said, change, command, seat=seated(who), action=words_of(command))


def words_of(command: commands.Host) -> str:
    """What a host did, in short.

    >>> words_of(commands.Host(None, None, "computer", 2, "sense"))
    'computer 2 sense'
    """
    return " ".join(str(part) for part in (command.act, command.seat, command.level) if part is not None)


# what they share


def _away(table: LiveTable, seats: list[int], why: Away) -> Change:
    """A change after which people are away, and with which the game ends where it cannot go on without them.

    Who was removed does not hold the seat any more. Who was away before left then.
    """
    new, removed, number = {}, None, table.log.number + 1
    for seat in seats:
        one = table.seating.seats[seat]
        level = one.level or levels(table.setup.game)[0]
        guest = None if why == "removed" else one.guest
        removed = one.guest if why == "removed" else None
        new[seat] = Sitting("person", one.name, guest, level, why, one.left or number)
    end = ending(table.seating.after(Change(new)), why)
    return Change(new, _host_after(table.seating, new), removed=removed, end=end)


def _host_after(seating: Seating, new: Mapping[int, Sitting]) -> str | UnsetType | None:
    """Who is host after some seats changed, if it is somebody else."""
    host = seating.after(Change(dict(new))).next_host()
    return UNSET if host == seating.host else host


def _open(seating: Seating) -> list[int]:
    return [seat for seat, one in enumerate(seating.seats) if one.kind == "open"]


def _the_seat(seating: Seating, seat: int | None) -> tuple[int, Sitting]:
    if seat is None or seat >= len(seating.seats):
        raise Problem("no-such-seat")
    return seat, seating.seats[seat]


def _level(table: LiveTable, wanted: str | None) -> str:
    offered = levels(table.setup.game)
    if wanted is not None and wanted not in offered:
        raise Problem("no-such-level", level=wanted)
    return wanted or offered[0]


def _only_while_waiting(table: LiveTable) -> None:
    if table.status == "closed":
        raise Problem("table-closed")
    if table.status != "waiting":
        raise Problem("not-waiting")


def _only_while_playing(table: LiveTable) -> None:
    if table.status == "over":
        raise Problem("game-over")
    if not table.log.last.going:
        raise Problem("not-started")
