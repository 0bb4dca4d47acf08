"""From what somebody wants to do at a table to the event that it would be. Nothing is changed here."""

from typing import Any

from msgspec import Struct

from lautta.core.game import GameState
from lautta.core.reasons import IllegalAction, MalformedAction
from lautta.server import messages
from lautta.server.errors import Problem
from lautta.server.live_table import LiveTable
from lautta.server.story import told, told_of_action, told_of_seat
from lautta.server.table import Event
from lautta.server.undo import way_back, way_forward


class Planned(Struct, frozen=True, eq=False):
    """An event that may follow, and the position after it."""

    event: Event
    state: GameState


class Undo(messages.StepWish, frozen=True):
    """A seat wants to take back its last action."""


class Redo(messages.StepWish, frozen=True):
    """A seat wants to do again what it took back."""


class Choice(Struct, frozen=True):
    """A computer player has chosen an action, by its code, seeing event `seen`."""

    code: int
    seen: int


Ask = messages.ActionWish | Undo | Redo


def plan(table: LiveTable, seat: int, ask: Ask | Choice, now: int) -> Planned:
    """The event that an ask leads to; raises Problem where it can't be done."""
    if isinstance(ask, Undo):
        return _undo(table, seat, ask, now)
    if isinstance(ask, Redo):
        return _redo(table, seat, ask, now)
    if isinstance(ask, Choice):
        return _action(table, seat, ask.code, now)
    return _action(table, seat, ask.action, now, key=ask.key, seen=ask.seen)


def same(event: Event, ask: Ask, table: LiveTable) -> bool:
    """Is this ask the one that led to an event, sent again?"""
    if isinstance(ask, messages.ActionWish):
        return event.kind == "action" and event.action == _text(table, ask.action)
    return event.kind == ("undo" if isinstance(ask, Undo) else "redo")


def start(table_state: GameState, now: int) -> Event:
    """The first event of a table."""
    return Event(1, now, "start", told("server-log-start"), _mask(table_state))


def new_rules(table: LiveTable, now: int) -> Planned:
    """The table goes on from its last position under newer rules."""
    state = table.positions.at(table.line.here).copy()
    version = table.setup.game.rules_version
    sentence = told("server-log-rules", version=version)
    number = table.line.number + 1
    return Planned(Event(number, now, "rules", sentence, _mask(state), action=state.text(), to=version), state)


def _action(table: LiveTable, seat: int, action: Any, now: int, **asked: Any) -> Planned:
    before = table.positions.at(table.line.here)
    state = before.copy()
    try:
        code = state.code(action)
        state.apply(code, seat)
    except MalformedAction as error:
        raise Problem("malformed-action", text=str(error)) from None
    except IllegalAction as error:
        reason = error.reason
        raise Problem("refused", action=error.action, reason=reason.name, chapter=reason.chapter) from None
    said = told_of_action(before, seat, code, state)
    number, text = table.line.number + 1, state.space.text(code)
    return Planned(Event(number, now, "action", said, _mask(state), seat=seat, action=text, **asked), state)


def _undo(table: LiveTable, seat: int, ask: Undo, now: int) -> Planned:
    way = way_back(table.line, table.positions, table.line.number, seat, table.people)
    if way is None:
        raise Problem("nothing-to-undo")
    if way.consent:
        raise Problem("undo-needs-consent")
    state = table.positions.at(way.to).copy()
    number = table.line.number + 1
    if way.redraw:
        state.redraw(number)
    said = told_of_seat("server-log-undo-redrawn" if way.redraw else "server-log-undo", seat)
    event = Event(
        number, now, "undo", said, _mask(state), seat=seat, to=way.to.number, redrawn=way.redraw,
        key=ask.key, seen=ask.seen,
    )  # fmt: skip
    return Planned(event, state)


def _redo(table: LiveTable, seat: int, ask: Redo, now: int) -> Planned:
    step = way_forward(table.line, table.line.number, seat)
    if step is None:
        raise Problem("nothing-to-redo")
    state = table.positions.at(step)
    said = told_of_seat("server-log-redo", seat)
    number = table.line.number + 1
    event = Event(number, now, "redo", said, _mask(state), seat=seat, to=step.number, key=ask.key, seen=ask.seen)
    return Planned(event, state)


def _mask(state: GameState) -> int:
    return sum(1 << seat for seat in state.to_move)


def _text(table: LiveTable, action: Any) -> str | None:
    state = table.positions.at(table.line.here)
    try:
        return state.space.text(state.code(action))
    except MalformedAction:
        return None
