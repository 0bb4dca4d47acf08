"""Plans of what people do at a table besides the game: come and go, and what the host decides. Nothing is changed here.

What is so already is planned as no event at all, so that sending again is safe.
"""

from collections.abc import Mapping

from msgspec import UNSET, UnsetType

from lautta.server import acts
from lautta.server.computers import levels
from lautta.server.drafts import Planned, draft, seated
from lautta.server.errors import Problem
from lautta.server.live_table import LiveTable
from lautta.server.seating import Change, Seating, Sitting
from lautta.server.story import told, told_of_seat
from lautta.server.viewers import Viewer

OPEN = Sitting("open")


# before the game


def join(table: LiveTable, who: Viewer, act: acts.Join, now: int) -> Planned | None:
    """Take an open seat."""
    seating, wish = table.seating, act.wish
    mine = seating.of(who.guest)
    if mine and (wish.seat is None or wish.seat in mine):
        return None
    _only_while_waiting(table)
    if who.guest in seating.removed:
        raise Problem("removed")
    kept = seating.kept_for(who.guest)
    if not kept and not mine:
        _let_in(table, wish.invite)
    seat = _free_seat(seating, kept, wish.seat)
    change = Change({seat: Sitting("person", act.name, who.guest)})
    return draft(table, "join", now, told("server-log-join", name=act.name), change, seat=seat)


def _let_in(table: LiveTable, invite: str | None) -> None:
    """May somebody come in?"""
    if table.seating.locked:
        raise Problem("table-locked")
    if not table.seating.listed and invite != table.invite:
        raise Problem("invite-needed")


def _free_seat(seating: Seating, kept: list[int], wished: int | None) -> int:
    """The seat to take: as wished, else one that is kept, else the first that is kept for nobody."""
    free = kept + [seat for seat, one in enumerate(seating.seats) if one.kind == "open" and one.guest is None]
    if wished is None:
        if not free:
            raise Problem("table-full")
        return free[0]
    _the_seat(seating, wished)
    if wished not in free:
        raise Problem("seat-taken", seat=wished)
    return wished


def leave(table: LiveTable, who: Viewer, act: acts.Leave, now: int) -> Planned | None:
    """Give up a seat, or one that is kept; without a seat there is nothing to give up."""
    seating = table.seating
    kept = seating.kept_for(who.guest)
    seat = who.seat if who.seat is not None else kept[0] if kept else None
    if seat is None:
        return None
    _only_while_waiting(table)
    change = Change({seat: OPEN}, _host_after(seating, {seat: OPEN}))
    return draft(table, "leave", now, told("server-log-leave", name=seating.seats[seat].name), change, act, seat=seat)


# while its board is laid or it is played


def concede(table: LiveTable, who: Viewer, act: acts.Concede, now: int) -> Planned | None:
    """A computer player stands in from now on."""
    seat = seated(who)
    _only_while_playing(table)
    if not table.seating.seats[seat].here:
        return None
    return draft(table, "concede", now, told_of_seat("server-log-concede", seat), _away(table, [seat], "conceded"), act,
                 seat=seat)  # fmt: skip


def come_back(table: LiveTable, who: Viewer, act: acts.Return, now: int) -> Planned | None:
    """Play again where a computer player stood in."""
    seat = seated(who)
    _only_while_playing(table)
    sitting = table.seating.seats[seat]
    if sitting.here:
        return None
    back = {seat: Sitting("person", sitting.name, sitting.guest)}
    clock = table.line.last.clock
    change = Change(back, _host_after(table.seating, back), left=clock.after_return(seat) if clock else {})
    return draft(table, "return", now, told_of_seat("server-log-return", seat), change, act, seat=seat)


def time_out(table: LiveTable, seat: int, now: int) -> Planned:
    """A seat is out of time: a computer player stands in."""
    said = told_of_seat("server-log-timeout", seat)
    return draft(table, "timeout", now, said, _away(table, [seat], "timeout"), seat=seat)


# the host


def host(table: LiveTable, who: Viewer, act: acts.Host, now: int) -> Planned | None:
    """What only the host may do."""
    if who.guest != table.seating.host:
        raise Problem("not-host")
    if table.status == "over":
        raise Problem("game-over")
    if act.act == "remove":
        return _remove(table, who, act, now)
    if act.act == "computer":
        return _computer(table, who, act, now)
    _only_while_waiting(table)
    if act.act == "fill":
        level = _level(table, act.level)
        seats = {seat: Sitting("computer", level=level) for seat in _open(table.seating)}
        return _hosted(table, who, act, now, Change(seats))
    seating = table.seating
    lock = act.act in ("lock", "unlock")
    wanted = act.act in ("lock", "list")
    if (seating.locked if lock else seating.listed) == wanted:
        return None
    return _hosted(table, who, act, now, Change(locked=wanted) if lock else Change(listed=wanted))


def _remove(table: LiveTable, who: Viewer, act: acts.Host, now: int) -> Planned | None:
    """A person leaves all their seats and may not come back; a seat that was kept, or a computer's, is open again."""
    seating = table.seating
    seat, one = _the_seat(seating, act.seat)
    if one.guest == who.guest or (table.status != "waiting" and one.kind == "computer"):
        raise Problem("not-removable", seat=seat)
    if one == OPEN or one.away == "removed":
        return None
    theirs = [number for number, each in enumerate(seating.seats) if one.guest and each.guest == one.guest] or [seat]
    if table.status != "waiting":
        change = _away(table, theirs, "removed")
    else:
        gone = one.guest if one.kind == "person" else None
        change = Change(dict.fromkeys(theirs, OPEN), removed=gone)
    if one.kind != "person":
        return _hosted(table, who, act, now, change, "server-log-host-open", seat=seat)
    return _hosted(table, who, act, now, change, name=one.name)


def _computer(table: LiveTable, who: Viewer, act: acts.Host, now: int) -> Planned | None:
    """A computer player of a level takes an open seat, or another plays on where one plays."""
    seat, one = _the_seat(table.seating, act.seat)
    if one.here:
        raise Problem("seat-taken", seat=seat)
    level = _level(table, act.level)
    new = Sitting("person", one.name, one.guest, level, one.away) if one.away else Sitting("computer", level=level)
    if new == one:
        return None
    return _hosted(table, who, act, now, Change({seat: new}), seat=seat, level=level)


def _hosted(
    table: LiveTable, who: Viewer, act: acts.Host, now: int, change: Change, key: str = "", **args: str | int
) -> Planned:
    """An event of the host; what was done is kept in words, to know a retry."""
    said = told(key or f"server-log-host-{act.act}", **args)
    return draft(table, "host", now, said, change, act, seat=seated(who), action=words_of(act))


def words_of(act: acts.Host) -> str:
    """What a host did, in short.

    >>> words_of(acts.Host(None, None, "computer", 2, "sense"))
    'computer 2 sense'
    """
    return " ".join(str(part) for part in (act.act, act.seat, act.level) if part is not None)


# what they share


def _away(table: LiveTable, seats: list[int], why: str) -> Change:
    """A change after which computer players stand in; who was removed does not hold the seat any more."""
    new, removed = {}, None
    for seat in seats:
        one = table.seating.seats[seat]
        level = one.level or levels(table.setup.game)[0]
        guest = None if why == "removed" else one.guest
        removed = one.guest if why == "removed" else None
        new[seat] = Sitting("person", one.name, guest, level, why)  # type: ignore[arg-type]  # one of Away
    return Change(new, _host_after(table.seating, new), removed=removed)


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


def _level(table: LiveTable, wished: str | None) -> str:
    offered = levels(table.setup.game)
    if wished is not None and wished not in offered:
        raise Problem("no-such-level", level=wished)
    return wished or offered[0]


def _only_while_waiting(table: LiveTable) -> None:
    if table.status == "closed":
        raise Problem("table-closed")
    if table.status != "waiting":
        raise Problem("not-waiting")


def _only_while_playing(table: LiveTable) -> None:
    if table.status == "over":
        raise Problem("game-over")
    if table.status not in ("laying", "playing"):
        raise Problem("not-started")
