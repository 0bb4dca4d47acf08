"""What the host of a table commands: who may join, and which computers play. Like `joining.py`, it changes nothing."""

from collections.abc import Iterable

from msgspec.structs import replace

from lautta.server.problem import Problem
from lautta.server.table import commands
from lautta.server.table.clocks import MINUTE
from lautta.server.table.confusables import distinct
from lautta.server.table.joining import only_while_waiting, the_seat
from lautta.server.table.leaving import away, over
from lautta.server.table.levels import levels, near, person
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pending import PendingEvent, pending_event, seated
from lautta.server.table.seating import OPEN, Change, Seating, Sitting
from lautta.server.table.story import told
from lautta.server.table.viewers import Viewer

AWAY_AFTER = 30 * MINUTE  # without a clock, a person not seen for this long is away


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
    only_while_waiting(table)
    if command.act == "fill":
        level = _level(table, command.level)
        chosen = near(table.setup.game, table.setup.seats, level)
        return _hosted(table, who, command, now, Change(_filled(table.seating, chosen)))
    seating = table.seating
    lock = command.act in ("lock", "unlock")
    wanted = command.act in ("lock", "list")
    if (seating.locked if lock else seating.listed) == wanted or (not lock and table.log.last.group):
        return None  # a table of a group is in no list
    return _hosted(table, who, command, now, Change(locked=wanted) if lock else Change(listed=wanted))


def _remove(table: LiveTable, who: Viewer, command: commands.Host, now: int) -> PendingEvent | None:
    """A person leaves all their seats and may not come back; a kept seat, or a computer's, is open again."""
    seating = table.seating
    seat, one = the_seat(seating, command.seat)
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
    seat, one = the_seat(table.seating, command.seat)
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


def opponent(level: str, others: Iterable[str], name: str = "") -> Sitting:
    """A computer player that sits down with others: under this name, else under its own, if it is a person's.

    Several of one person are numbered: Ida, Ida 2.
    """
    return Sitting("computer", distinct(name or person(level) or "", others, mark=" {}"), level=level)


def _filled(seating: Seating, chosen: list[str]) -> dict[int, Sitting]:
    """The open seats with computers: the first of those chosen that does not sit there yet, else the first again."""
    names, filled = [one.name for one in seating.seats], dict[int, Sitting]()
    there = {one.level for one in seating.seats}
    for seat in [seat for seat, one in enumerate(seating.seats) if one.kind == "open"]:
        level = next((each for each in chosen if each not in there), chosen[0])
        there.add(level)
        filled[seat] = opponent(level, names)
        names.append(filled[seat].name)
    return filled


def _level(table: LiveTable, wanted: str | None) -> str:
    offered = levels(table.setup.game, table.setup.seats)
    if wanted is not None and wanted not in offered:
        raise Problem("no-such-level", level=wanted)
    return wanted or offered[0]
