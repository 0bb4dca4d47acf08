"""What people should be told of a table with the page closed: a fold of its events. Pure.

Tables with a live clock call nobody, as everybody is there; nor do games that one person plays, alone or at one screen.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from lautta.server.table.clocks import DAY, MINUTE, whole
from lautta.server.table.events import Event
from lautta.server.table.pace import LivePace
from lautta.server.table.seating import read_change
from lautta.server.table.state import TableState

NoticeKind = Literal["turn", "time", "invited", "begun", "group", "over", "chat"]
AFTER = MINUTE  # for which no page of its receiver has been visible
HOUR = 60 * MINUTE
AHEAD = 12 * HOUR  # before it is due, it is seen whether quiet hours would hold up a warning of time
SOONEST = 2 * HOUR  # before time runs out: no warning is held up for longer


class Notice(Struct, frozen=True):
    """Something to tell a receiver of an event, unless they look at a page until it is `due`.

    The receiver is a guest, or a group; `until` is when their time runs out.
    """

    receiver: str
    kind: NoticeKind
    number: int
    due: int
    until: int | None = None


class Past(Struct, frozen=True):
    """A notice that need not be sent any more."""

    receiver: str
    kind: NoticeKind


def calls(state: TableState) -> bool:
    """Does this table call people who are away? Not one with a live clock, nor one for a single person."""
    return not isinstance(state.pace, LivePace) and (len(_people(state)) > 1 or not state.seating.full)


def notices(before: TableState | None, after: TableState, event: Event) -> list[Notice | Past]:
    """What follows from an event for those who did not cause it, and for the group whose table it is."""
    if not calls(after) and (before is None or not calls(before)):
        return []
    opened_by = after.seating.host if before is None else None
    did = event.seat is not None and not _by_itself(event)
    actor = after.seating.seats[event.seat or 0].guest if did else opened_by
    found = [*_turns(before, after, event), *_news(before, after, event, actor)]
    return [*found, *_of_group(before, after, event, after.group)] if after.group else found


def warned_before(whole_time: int) -> int:
    """How long before somebody's time runs out they are warned: a day, or a quarter of the time for a move.

    >>> warned_before(4 * HOUR) == HOUR, warned_before(30 * DAY) == DAY
    (True, True)
    """
    return min(DAY, whole_time // 4)


def to_move(state: TableState | None) -> dict[str, list[int]]:
    """The guests whose turn it is, with their seats that may act."""
    found: dict[str, list[int]] = {}
    if state is None or not state.going:
        return found
    for seat, one in enumerate(state.seating.seats):
        if one.here and one.guest and state.to_move >> seat & 1:
            found.setdefault(one.guest, []).append(seat)
    return found


def _turns(before: TableState | None, after: TableState, event: Event) -> Iterator[Notice | Past]:
    was, now = to_move(before), to_move(after) if calls(after) else {}
    anew = (
        event.kind == "hand-in" and before is not None and event.to_move != before.to_move & ~(1 << (event.seat or 0))
    )
    for guest in was.keys() - now.keys():
        yield Past(guest, "turn")
        if before and before.clock:
            yield Past(guest, "time")
    for guest, seats in now.items():
        if guest not in was or anew:
            yield Notice(guest, "turn", event.number, event.at + AFTER)
        until = min((at for seat in seats if (at := deadline_of(after, seat)) is not None), default=None)
        earlier = min(
            (at for seat in was.get(guest, ()) if (at := deadline_of(before, seat)) is not None), default=None
        )
        if until is not None and after.pace and until != earlier:
            due = until - warned_before(whole(after.pace)) - AHEAD
            yield Notice(guest, "time", event.number, max(due, event.at + AFTER), until)


def deadline_of(state: TableState | None, seat: int) -> int | None:
    """When a seat's time runs out, if its clock runs."""
    clock = state.clock if state else None
    return clock.deadline_of(seat) if clock else None


def _news(before: TableState | None, after: TableState, event: Event, actor: str | None) -> Iterator[Notice | Past]:
    people, was = _people(after), before.status if before else "waiting"
    due = event.at + AFTER
    for guest in {one.guest for one in after.seating.seats if one.kind == "open" and one.guest}:
        if before is None and guest != actor:
            yield Notice(guest, "invited", event.number, due)
    if was == "waiting" and after.going and before is not None:
        for guest in people - {actor} - to_move(after).keys():
            yield Notice(guest, "begun", event.number, due)
    if after.status == "over" and was != "over":
        yield from (Notice(guest, "over", event.number, due) for guest in people - {actor})
    if event.kind == "chat":
        due = after.said + AFTER  # else it would never come where somebody writes every minute
        yield from (Notice(guest, "chat", event.number, due) for guest in people - {actor})


def _by_itself(event: Event) -> bool:
    """Is an event of a seat nothing that its player does now: is their time up, or had they planned it?"""
    return event.kind == "timeout" or bool(event.change and read_change(event.change).planned)


def _of_group(before: TableState | None, after: TableState, event: Event, group: str) -> Iterator[Notice | Past]:
    was, turn = before.status if before else None, to_move(after)
    if before and to_move(before).keys() != turn.keys():
        yield Notice(group, "turn", event.number, event.at + AFTER) if turn else Past(group, "turn")
    if before is None and after.status == "waiting":
        yield Notice(group, "group", event.number, event.at)
    if was == "waiting" and after.going:
        yield Notice(group, "begun", event.number, event.at)
    if after.status == "over" and was != "over":
        yield Notice(group, "over", event.number, event.at)


def _people(state: TableState) -> set[str]:
    return {one.guest for one in state.seating.seats if one.kind == "person" and one.guest and one.away != "removed"}
