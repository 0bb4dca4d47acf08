"""Seating: people join and leave before the game, and the host decides. Functions return events and change nothing.
A command without an effect makes no event, so retries are safe.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from lautta.server.problem import Problem
from lautta.server.table import commands
from lautta.server.table.clocks import MINUTE
from lautta.server.table.leaving import away, host_after, over
from lautta.server.table.levels import levels, person
from lautta.server.table.live_table import LiveTable
from lautta.server.table.lookalikes import distinct
from lautta.server.table.pending import PendingEvent, pending_event, seated
from lautta.server.table.seating import Change, Seating, Sitting
from lautta.server.table.story import told
from lautta.server.table.viewers import Viewer

OPEN = Sitting("open")
AWAY_AFTER = 30 * MINUTE  # without a clock, a person not seen for this long is away


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
    _the_seat(seating, wanted)
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
    _only_while_waiting(table)
    change = Change({seat: OPEN}, host_after(seating, {seat: OPEN}))
    return pending_event(
        table, "leave", now, told("server-log-leave", name=seating.seats[seat].name), change, command, seat=seat
    )


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
        return _hosted(table, who, command, now, Change(_filled(table.seating, level)))
    seating = table.seating
    lock = command.act in ("lock", "unlock")
    wanted = command.act in ("lock", "list")
    if (seating.locked if lock else seating.listed) == wanted:
        return None
    return _hosted(table, who, command, now, Change(locked=wanted) if lock else Change(listed=wanted))


def _remove(table: LiveTable, who: Viewer, command: commands.Host, now: int) -> PendingEvent | None:
    """A person leaves all their seats and may not come back; a kept seat, or a computer's, is open again."""
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
        change = away(table, theirs, "removed")
    else:
        gone = one.guest if one.kind == "person" else None
        change = Change(dict.fromkeys(theirs, OPEN), removed=gone)
    if one.kind != "person":
        return _hosted(table, who, command, now, change, "server-log-host-open", seat=seat)
    if change.end:
        return over(_hosted(table, who, command, now, change, "server-log-host-remove-over", name=one.name))
    return _hosted(table, who, command, now, change, name=one.name)


def _removable(table: LiveTable, seat: int, one: Sitting, host: int, now: int) -> None:
    """Raise Problem unless the host may remove this person: out of time, or away without a clock."""
    if not table.seating.seats[host].here:
        raise Problem("seat-away")
    timed = table.log.last.clock is not None
    if one.here and (timed or now - table.seen(one.guest, now) < AWAY_AFTER):
        raise Problem("still-here", seat=seat, name=one.name, minutes=AWAY_AFTER // MINUTE)


def _computer(table: LiveTable, who: Viewer, command: commands.Host, now: int) -> PendingEvent | None:
    seat, one = _the_seat(table.seating, command.seat)
    if one.here:
        raise Problem("seat-taken", seat=seat)
    level = _level(table, command.level)
    others = [each.name for number, each in enumerate(table.seating.seats) if number != seat]
    new = replace(one, level=level) if one.away else opponent(level, others)
    if new == one:
        return None
    return _hosted(table, who, command, now, Change({seat: new}), seat=seat, level=level)


def _hosted(
    table: LiveTable, who: Viewer, command: commands.Host, now: int, change: Change, key: str = "", **args: str | int
) -> PendingEvent:
    """An event of the host; what was done is stored in short, to recognize a retry."""
    said = told(key or f"server-log-host-{command.act}", **args)
    return pending_event(table, "host", now, said, change, command, seat=seated(who), action=words_of(command))


def words_of(command: commands.Host) -> str:
    """A host's command in short.

    >>> words_of(commands.Host(None, None, "computer", 2, "sense"))
    'computer 2 sense'
    """
    return " ".join(str(part) for part in (command.act, command.seat, command.level) if part is not None)


# what they share


def _open(seating: Seating) -> list[int]:
    return [seat for seat, one in enumerate(seating.seats) if one.kind == "open"]


def opponent(level: str, others: Iterable[str], name: str = "") -> Sitting:
    """A computer player that sits down with others: under this name, else under its own, if it is a person's.

    Several of one person are numbered: Ida, Ida 2.
    """
    return Sitting("computer", distinct(name or person(level) or "", others, mark=" {}"), level=level)


def _filled(seating: Seating, level: str) -> dict[int, Sitting]:
    names, filled = [one.name for one in seating.seats], dict[int, Sitting]()
    for seat in _open(seating):
        filled[seat] = opponent(level, names)
        names.append(filled[seat].name)
    return filled


def _the_seat(seating: Seating, seat: int | None) -> tuple[int, Sitting]:
    if seat is None or seat >= len(seating.seats):
        raise Problem("no-such-seat")
    return seat, seating.seats[seat]


def _level(table: LiveTable, wanted: str | None) -> str:
    offered = levels(table.setup.game, table.setup.seats)
    if wanted is not None and wanted not in offered:
        raise Problem("no-such-level", level=wanted)
    return wanted or offered[0]


def _only_while_waiting(table: LiveTable) -> None:
    if table.status == "closed":
        raise Problem("table-closed")
    if table.status != "waiting":
        raise Problem("not-waiting")
