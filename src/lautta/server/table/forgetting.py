"""Events without a person who has gone for good: who did what stays, their name and their words go. Pure."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from lautta.server.table.events import Event
from lautta.server.table.log import EventLog
from lautta.server.table.seating import Change, Seating, Sitting, read_change


def without(events: Sequence[Event], guest: str) -> Iterator[Event]:
    """The events that name a guest or hold what they said, without that; raises Damaged."""
    log, before, all_names = EventLog(events), Seating(), set[str]()
    for event, state in zip(log.events, log.states, strict=True):
        seats = (*before.seats, *state.seating.seats)
        names = {one.name for one in seats if one.guest == guest and one.name}
        all_names |= names
        said = event.kind == "chat" and event.seat is not None and before.sits(guest, event.seat)
        change = _unnamed(read_change(event.change), guest, all_names, said).packed() if event.change else None
        new = replace(event, change=change, told=_untold(event.told, names) if names else event.told)
        if new != event:
            yield new
        before = state.seating


def done_by(log: EventLog, guest: str) -> Iterator[Event]:
    """What a guest did themselves."""
    before = Seating()
    for event, state in zip(log.events, log.states, strict=True):
        sat = event.seat is not None and (before.sits(guest, event.seat) or state.seating.sits(guest, event.seat))
        if sat and not log.stood_in(event):
            yield event
        before = state.seating


def _unnamed(change: Change, guest: str, names: set[str], said: bool) -> Change:
    """The change without the name of a guest, and without what they `said`, which stays as an empty text."""
    seats = {seat: replace(one, name="") if _is(one, guest, names) else one for seat, one in change.seats.items()}
    return replace(change, seats=seats, text="" if said else change.text)


def _is(one: Sitting, guest: str, names: set[str]) -> bool:
    """Does a guest sit here, or did they until the host removed them, which leaves only their name?"""
    return one.guest == guest or (one.guest is None and one.kind == "person" and one.name in names)


def _untold(told: bytes, names: set[str]) -> bytes:
    """Sentences without names."""
    sentences: dict[str, Any] = msgspec.json.decode(told)
    for said in (*sentences.get("all", ()), *(one for some in sentences.get("seats", {}).values() for one in some)):
        if said["args"].get("name") in names:
            said["args"]["name"] = ""
    return msgspec.json.encode(sentences)
