"""From a command to the event that it would become. Nothing is changed here."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from lautta.core.boards import LoadedBoard
from lautta.server.problem import Problem
from lautta.server.table import (
    ahead,
    batches,
    chat,
    commands,
    holidays,
    hosting,
    joining,
    laying,
    leaving,
    planning,
    rematch,
    undo,
)
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.names import clean
from lautta.server.table.pending import Batch, PendingEvent, acted, pending_event, seated
from lautta.server.table.seating import Change, ToLay
from lautta.server.table.story import told
from lautta.server.table.viewers import Viewer


def event_for(table: LiveTable, who: Viewer, command: commands.Command, now: int) -> PendingEvent | Batch | None:
    """The event that a command leads to, None if nothing would change; raises Problem if it cannot be done.

    What a seat plans or does in private is a batch, as are several actions at once.
    """
    if isinstance(command, commands.StandingAnswer):
        return planning.standing(table, seated(who), command, now)
    if isinstance(command, commands.Ahead):
        return ahead.leave(table, seated(who), command, now)
    if not isinstance(command, commands.GameCommand):
        return HANDLERS[type(command)](table, who, command, now)
    seat = seated(who)
    if table.log.last.end:
        raise Problem("game-over")
    if not table.log.last.going and table.status != "over":
        raise Problem("not-started")
    if table.status != "over" and not table.seating.seats[seat].here:
        raise Problem("seat-away")
    if table.status == "laying":
        return laying.event_for_laying(table, seat, command, now)
    if table.setup.game.plans and (private := planning.batch_for(table, seat, command, now)):
        return private
    if isinstance(command, commands.Doing):
        return _actions(table, seat, command, now)
    if isinstance(command, commands.Undo):
        return undo.undo(table, seat, command, now)
    return undo.redo(table, seat, command, now)


HANDLERS: dict[type, Callable[..., PendingEvent | None]] = {
    commands.Join: joining.join,
    commands.Leave: joining.leave,
    commands.Host: hosting.host,
    commands.Concede: leaving.concede,
    commands.Return: leaving.come_back,
    commands.Close: leaving.close,
    commands.Holiday: holidays.holiday,
    commands.Chat: chat.chat,
    commands.Answer: undo.answer,
    commands.Rematch: rematch.rematch,
}
KINDS: dict[type, tuple[str, ...]] = {
    commands.Undo: ("undo", "ask", "lift"),
    commands.Redo: ("redo",),
    commands.Leave: ("leave",),
    commands.Concede: ("concede",),
    commands.Return: ("return",),
    commands.Rematch: ("rematch",),
}


def event_for_choice(table: LiveTable, seat: int, code: int | str, now: int) -> PendingEvent | Batch:
    """A computer player's choice: the code of an action, or a piece to lay, in notation."""
    if isinstance(code, str):
        return laying.lay(table, seat, code, now)
    private = planning.batch_for_choice(table, seat, code, now) if table.setup.game.plans else None
    return private or _action(table, seat, code, now)


def following(table: LiveTable, now: int) -> PendingEvent | Batch | None:
    """The next automatic event: the game or its laying begins, an agreed undo happens, somebody runs out of time,
    a standing answer is given, or a turn is done that was planned ahead.
    """
    table_state = table.log.last
    if table_state.status == "waiting" and table_state.seating.full:
        return begin(table, now, table_state.lay)
    if table_state.status != "playing":
        return None
    if table_state.ask and not table_state.asked:
        return undo.agreed(table, table_state.ask.seat, now)
    if table_state.clock and (out := table_state.clock.out(now)):
        return leaving.time_out(table, out, now)
    if (left := planning.answered(table)) is None:
        return ahead.due(table, now)
    seat, answer = left
    return event_for_choice(table, seat, table.positions.at(table.log.here).space.parse(answer), now)


def is_event_retry(event: Event, command: commands.Command, table: LiveTable) -> bool:
    """Is this command the one that led to an event, sent again?"""
    if isinstance(command, commands.Action) and event.kind == "lay":
        return event.action == laying.text_of(table, command.action)
    if isinstance(command, commands.Doing):
        texts = planning.texts_of(table, command) if event.kind == "action" else None
        return texts is not None and batches.same_actions(event, texts)
    if isinstance(command, commands.Host):
        return event.kind == "host" and event.action == hosting.words_of(command)
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
    version = setup.game.rules.version
    newer = None if version == table.first_rules else version  # it may have waited for a long time
    return pending_event(table, "start", now, told("server-log-start"), change, state=state, board=board, to=newer)


def new_rules(table: LiveTable, now: int) -> PendingEvent:
    """The table goes on from its last position under newer rules."""
    state = table.positions.at(table.log.here).copy()
    version = table.setup.game.rules.version
    sentence = told("server-log-rules", version=version)
    return pending_event(table, "rules", now, sentence, state=state, action=state.text(), to=version)


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
    return acted(table, table.log.number + 1, before, seat, code, after, now)


def _actions(table: LiveTable, seat: int, command: commands.Doing, now: int) -> PendingEvent | Batch:
    """The event or batch of what a person does, as far as it can be done at once."""
    state, first = table.positions.at(table.log.here), table.log.number + 1
    codes = batches.codes_of(state, commands.actions_of(command))
    played = batches.play(table.seating, state, seat, codes)
    texts = [state.space.text(code) for code in codes]
    asked = batches.kept(texts, played.end)
    head, rest = {"key": command.key, "seen": command.seen, "asked": asked}, {"batch": first}
    events = [
        acted(table, first + place, before, seat, codes[place], after, now, **(rest if place else head))
        for place, (before, after) in enumerate(pairwise(played.states))
    ]
    return Batch(tuple(events)) if len(events) > 1 else events[0]
