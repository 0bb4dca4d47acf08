"""From a command to the event that it would become. Nothing is changed here."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.server.problem import Problem
from lautta.server.table import batches, commands, laying, leaving, planning, seats, talk
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.names import clean
from lautta.server.table.pending import Batch, PendingEvent, pending_event, seated
from lautta.server.table.seating import Change, ToLay
from lautta.server.table.story import told, told_at, told_of_return, told_of_seat
from lautta.server.table.undo import TakeBack, redo_of, take_back
from lautta.server.table.viewers import Viewer


def plan(table: LiveTable, who: Viewer, command: commands.Command, now: int) -> PendingEvent | Batch | None:
    """The event that a command leads to, None if nothing would change; raises Problem if it cannot be done.

    What a seat plans or does in private is a batch, as are several actions at once.
    """
    if isinstance(command, commands.StandingAnswer):
        return planning.standing(table, seated(who), command, now)
    if not isinstance(command, commands.GameCommand):
        return PLANS[type(command)](table, who, command, now)
    seat = seated(who)
    if table.log.last.end:
        raise Problem("game-over")
    if not table.log.last.going and table.status != "over":
        raise Problem("not-started")
    if table.status != "over" and not table.seating.seats[seat].here:
        raise Problem("seat-away")
    if table.status == "laying":
        return laying.plan(table, seat, command, now)
    if table.setup.game.plans and (private := planning.plan(table, seat, command, now)):
        return private
    if isinstance(command, commands.Doing):
        return _actions(table, seat, command, now)
    return _undo(table, seat, command, now) if isinstance(command, commands.Undo) else _redo(table, seat, command, now)


PLANS: dict[type, Callable[..., PendingEvent | None]] = {
    commands.Join: seats.join,
    commands.Leave: seats.leave,
    commands.Host: seats.host,
    commands.Concede: leaving.concede,
    commands.Return: leaving.come_back,
    commands.Chat: talk.chat,
    commands.Answer: talk.answer,
    commands.Rematch: talk.rematch,
}
KINDS: dict[type, tuple[str, ...]] = {
    commands.Undo: ("undo", "ask", "lift"),
    commands.Redo: ("redo",),
    commands.Leave: ("leave",),
    commands.Concede: ("concede",),
    commands.Return: ("return",),
    commands.Rematch: ("rematch",),
}


def choose(table: LiveTable, seat: int, code: int | str, now: int) -> PendingEvent | Batch:
    """A computer player's choice: the code of an action, or a piece to lay, in notation."""
    if isinstance(code, str):
        return laying.lay(table, seat, code, now)
    private = planning.choose(table, seat, code, now) if table.setup.game.plans else None
    return private or _action(table, seat, code, now)


def following(table: LiveTable, now: int) -> PendingEvent | Batch | None:
    """The next automatic event: the game or its laying begins, an agreed undo happens, or somebody runs out of time."""
    table_state = table.log.last
    if table_state.status == "waiting" and table_state.seating.full:
        return begin(table, now, table_state.lay)
    if table_state.status != "playing":
        return None
    if table_state.ask and not table_state.asked:
        return _agreed(table, table_state.ask.seat, now)
    if table_state.clock and (out := table_state.clock.out(now)):
        return leaving.time_out(table, out, now)
    if (left := planning.answered(table)) is None:
        return None
    seat, answer = left
    return choose(table, seat, table.positions.at(table.log.here).space.parse(answer), now)


def same(event: Event, command: commands.Command, table: LiveTable) -> bool:
    """Is this command the one that led to an event, sent again?"""
    if isinstance(command, commands.Action) and event.kind == "lay":
        return event.action == laying.text_of(table, command.action)
    if isinstance(command, commands.Doing):
        texts = planning.texts_of(table, command) if event.kind == "action" else None
        return texts is not None and batches.same(event, texts)
    if isinstance(command, commands.Host):
        return event.kind == "host" and event.action == seats.words_of(command)
    if isinstance(command, commands.Chat):
        return event.kind == "chat" and event.change == Change(text=clean(command.text)).packed()
    if isinstance(command, commands.Answer):
        return (
            event.kind == "answer" and event.to == command.ask and event.change == Change(agree=command.agree).packed()
        )
    return event.kind in KINDS.get(type(command), ())


# the game


def begin(table: LiveTable, now: int, lay: ToLay | None, change: Change | None = None) -> PendingEvent:
    """The game begins, or the players begin to lay its board; `change` seats everybody where that is at once."""
    return laying.begin(table, now, lay, change) if lay else start(table, now, change)


def start(table: LiveTable, now: int, change: Change | None = None, board: LoadedBoard | None = None) -> PendingEvent:
    """The game begins; `board` is the one that the players laid."""
    setup = table.setup
    state = setup.begin(setup.seed, board)
    change = Change(board=board.name) if board else change
    packed = change.packed() if change else None
    version = setup.game.rules.version
    newer = None if version == table.first_rules else version  # it may have waited for a long time
    event = Event(table.log.number + 1, now, "start", told("server-log-start"), _mask(state), to=newer, change=packed)
    return PendingEvent(event, state, board=board)


def new_rules(table: LiveTable, now: int) -> PendingEvent:
    """The table goes on from its last position under newer rules."""
    state = table.positions.at(table.log.here).copy()
    version = table.setup.game.rules.version
    sentence = told("server-log-rules", version=version)
    number = table.log.number + 1
    return PendingEvent(Event(number, now, "rules", sentence, _mask(state), action=state.text(), to=version), state)


def resume(table: LiveTable, now: int) -> PendingEvent | None:
    """The table is loaded again: a live clock that was running goes on from what it showed at the last event."""
    clock = table.log.last.clock
    if clock is None or not clock.live or not clock.running:
        return None
    return pending_event(table, "resume", now, told("server-log-resume"))


def _action(table: LiveTable, seat: int, action: Any, now: int) -> PendingEvent:
    before = table.positions.at(table.log.here)
    (code,) = batches.codes_of(before, (action,))
    after = batches.play(table.seating, before, seat, (code,)).states[-1]
    return _done(table, table.log.number + 1, before, seat, code, before.space.text(code), after, now)


def _actions(table: LiveTable, seat: int, command: commands.Doing, now: int) -> PendingEvent | Batch:
    """The event or batch of what a person does, as far as it can be done at once."""
    state, first = table.positions.at(table.log.here), table.log.number + 1
    codes = batches.codes_of(state, commands.actions_of(command))
    played = batches.play(table.seating, state, seat, codes)
    texts = [state.space.text(code) for code in codes]
    asked = batches.kept(texts, played.end)
    head, rest = {"key": command.key, "seen": command.seen, "asked": asked}, {"batch": first}
    events = [
        _done(table, first + place, before, seat, codes[place], texts[place], after, now, **(rest if place else head))
        for place, (before, after) in enumerate(pairwise(played.states))
    ]
    return Batch(tuple(events)) if len(events) > 1 else events[0]


def _done(
    table: LiveTable, number: int, before: GameState, seat: int, code: int, text: str, after: GameState, now: int,
    **more: Any,
) -> PendingEvent:  # fmt: skip
    said = told_at(table.seating, before, seat, code, after)
    return PendingEvent(Event(number, now, "action", said, _mask(after), seat=seat, action=text, **more), after)


def _undo(table: LiveTable, seat: int, command: commands.Undo, now: int) -> PendingEvent:
    """Take back what may be taken back freely; for the rest ask the others."""
    undo = take_back(table.log, table.positions, table.log.number, seat)
    if undo is None:
        raise Problem("nothing-to-undo")
    if not undo.consent:
        return _taken_back(table, seat, undo, now, key=command.key, seen=command.seen)
    if table.log.last.ask:
        raise Problem("ask-open", number=table.log.last.ask.number)
    return pending_event(
        table, "ask", now, told_of_seat("server-log-ask", seat), command=command, seat=seat, to=undo.to.number
    )


def _agreed(table: LiveTable, seat: int, now: int) -> PendingEvent:
    undo = take_back(table.log, table.positions, table.log.number, seat)
    assert undo is not None  # nothing has been done since it was asked
    return _taken_back(table, seat, undo, now)


def _taken_back(table: LiveTable, seat: int, undo: TakeBack, now: int, **asked: Any) -> PendingEvent:
    state = table.positions.at(undo.to).copy()
    number = table.log.number + 1
    if undo.redraw:
        state.redraw(number)
    said = told_of_return("server-log-undo-redrawn" if undo.redraw else "server-log-undo", seat, state)
    event = Event(
        number, now, "undo", said, _mask(state), seat=seat, to=undo.to.number, redrawn=undo.redraw, **asked
    )  # fmt: skip
    return PendingEvent(event, state)


def _redo(table: LiveTable, seat: int, command: commands.Redo, now: int) -> PendingEvent:
    node = redo_of(table.log, table.positions, table.log.number, seat)
    if node is None:
        raise Problem("nothing-to-redo")
    state = table.positions.at(node)
    said = told_of_return("server-log-redo", seat, state)
    number = table.log.number + 1
    event = Event(
        number, now, "redo", said, _mask(state), seat=seat, to=node.number, key=command.key, seen=command.seen
    )
    return PendingEvent(event, state)


def _mask(state: GameState) -> int:
    return sum(1 << seat for seat in state.to_move)
