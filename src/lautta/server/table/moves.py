"""From what somebody wants to do at a table to the event that it would be. Nothing is changed here."""

from collections.abc import Callable
from typing import Any

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.core.reasons import IllegalAction, MalformedAction
from lautta.server.problem import Problem, malformed
from lautta.server.table import commands, laying, planning, seats, talk
from lautta.server.table.live_table import LiveTable
from lautta.server.table.names import clean
from lautta.server.table.pending import Batch, Planned, draft, seated
from lautta.server.table.seating import Change
from lautta.server.table.state import Event
from lautta.server.table.story import told, told_at, told_of_seat
from lautta.server.table.undo import Way, way_back, way_forward
from lautta.server.table.viewers import Viewer

Ask = commands.Act | commands.Join
OF_THE_GAME = (commands.Action, commands.Undo, commands.Redo)


def plan(table: LiveTable, who: Viewer, act: Ask, now: int) -> Planned | Batch | None:
    """The event that an act leads to, None where it is so already; raises Problem where it can't be done.

    What a seat plans or leaves in private is a batch.
    """
    if isinstance(act, commands.Standing):
        return planning.standing(table, seated(who), act, now)
    if not isinstance(act, OF_THE_GAME):
        return PLANS[type(act)](table, who, act, now)
    seat = seated(who)
    if table.line.last.end:
        raise Problem("game-over")
    if table.status not in ("laying", "playing", "over"):
        raise Problem("not-started")
    if table.status != "over" and not table.seating.seats[seat].here:
        raise Problem("seat-away")
    if table.status == "laying":
        return laying.plan(table, seat, act, now)
    if table.setup.game.plans and (private := planning.plan(table, seat, act, now)):
        return private
    if isinstance(act, commands.Action):
        return _action(table, seat, act.action, now, key=act.key, seen=act.seen)
    return _undo(table, seat, act, now) if isinstance(act, commands.Undo) else _redo(table, seat, act, now)


PLANS: dict[type, Callable[..., Planned | None]] = {
    commands.Join: seats.join,
    commands.Leave: seats.leave,
    commands.Host: seats.host,
    commands.Concede: seats.concede,
    commands.Return: seats.come_back,
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


def choose(table: LiveTable, seat: int, code: int | str, now: int) -> Planned | Batch:
    """What a computer player has chosen: the code of an action, or a piece to lay, in notation."""
    if isinstance(code, str):
        return laying.lay(table, seat, code, now)
    private = planning.choose(table, seat, code, now) if table.setup.game.plans else None
    return private or _action(table, seat, code, now)


def following(table: LiveTable, now: int) -> Planned | None:
    """What follows by itself: the game starts, or the board is laid before it; what all agreed to is done, somebody is
    out of time.
    """
    standing = table.line.last
    if standing.status == "waiting" and standing.seating.full:
        return laying.begin(table, now, standing.lay) if standing.lay else start(table, now)
    if standing.status != "playing":
        return None
    if standing.ask and not standing.asked:
        return _agreed(table, standing.ask.seat, now)
    if standing.clock and (out := standing.clock.out(now)):
        return seats.time_out(table, out, now)
    left = planning.answered(table) if table.notes.standing else None
    return _action(table, *left, now) if left else None


def same(event: Event, act: Ask, table: LiveTable) -> bool:
    """Is this act the one that led to an event, sent again?"""
    if isinstance(act, commands.Action):
        if event.kind == "lay":
            return event.action == laying.text_of(table, act.action)
        return event.kind == "action" and event.action == _text(table, act.action)
    if isinstance(act, commands.Host):
        return event.kind == "host" and event.action == seats.words_of(act)
    if isinstance(act, commands.Chat):
        return event.kind == "chat" and event.change == Change(text=clean(act.text)).packed()
    if isinstance(act, commands.Answer):
        return event.kind == "answer" and event.to == act.ask and event.change == Change(agree=act.agree).packed()
    return event.kind in KINDS.get(type(act), ())


# the game


def start(table: LiveTable, now: int, change: Change | None = None, board: LoadedBoard | None = None) -> Planned:
    """The game begins; `change` seats everybody where it begins at once, `board` is what the players laid."""
    setup = table.setup
    state = setup.game.new(setup.seats, setup.seed, board or setup.board, setup.options)
    change = Change(board=board.name) if board else change
    packed = change.packed() if change else None
    version = setup.game.rules.version
    newer = None if version == table.first_rules else version  # it may have waited for long
    event = Event(table.line.number + 1, now, "start", told("server-log-start"), _mask(state), to=newer, change=packed)
    return Planned(event, state, board=board)


def new_rules(table: LiveTable, now: int) -> Planned:
    """The table goes on from its last position under newer rules."""
    state = table.positions.at(table.line.here).copy()
    version = table.setup.game.rules.version
    sentence = told("server-log-rules", version=version)
    number = table.line.number + 1
    return Planned(Event(number, now, "rules", sentence, _mask(state), action=state.text(), to=version), state)


def resume(table: LiveTable, now: int) -> Planned | None:
    """The table is loaded again: a live clock that ran goes on from what it showed at the last event."""
    clock = table.line.last.clock
    if clock is None or not clock.live or not clock.running:
        return None
    return draft(table, "resume", now, told("server-log-resume"))


def _action(table: LiveTable, seat: int, action: Any, now: int, **asked: Any) -> Planned:
    before = table.positions.at(table.line.here)
    state = before.copy()
    try:
        code = state.code(action)
        state.apply(code, seat)
    except MalformedAction as error:
        raise malformed(error) from None
    except IllegalAction as error:
        reason = error.reason
        raise Problem("refused", action=error.action, reason=reason.name, chapter=reason.chapter) from None
    said = told_at(table.seating, before, seat, code, state)
    number, text = table.line.number + 1, state.space.text(code)
    return Planned(Event(number, now, "action", said, _mask(state), seat=seat, action=text, **asked), state)


def _undo(table: LiveTable, seat: int, act: commands.Undo, now: int) -> Planned:
    """Take back what may be taken back freely; ask the others about the rest."""
    way = way_back(table.line, table.positions, table.line.number, seat)
    if way is None:
        raise Problem("nothing-to-undo")
    if not way.consent:
        return _taken_back(table, seat, way, now, key=act.key, seen=act.seen)
    if table.line.last.ask:
        raise Problem("ask-open", number=table.line.last.ask.number)
    return draft(table, "ask", now, told_of_seat("server-log-ask", seat), act=act, seat=seat, to=way.to.number)


def _agreed(table: LiveTable, seat: int, now: int) -> Planned:
    """All who are there have agreed."""
    way = way_back(table.line, table.positions, table.line.number, seat)
    assert way is not None  # nothing was done since it was asked
    return _taken_back(table, seat, way, now)


def _taken_back(table: LiveTable, seat: int, way: Way, now: int, **asked: Any) -> Planned:
    state = table.positions.at(way.to).copy()
    number = table.line.number + 1
    if way.redraw:
        state.redraw(number)
    said = told_of_seat("server-log-undo-redrawn" if way.redraw else "server-log-undo", seat)
    event = Event(
        number, now, "undo", said, _mask(state), seat=seat, to=way.to.number, redrawn=way.redraw, **asked
    )  # fmt: skip
    return Planned(event, state)


def _redo(table: LiveTable, seat: int, act: commands.Redo, now: int) -> Planned:
    step = way_forward(table.line, table.positions, table.line.number, seat)
    if step is None:
        raise Problem("nothing-to-redo")
    state = table.positions.at(step)
    said = told_of_seat("server-log-redo", seat)
    number = table.line.number + 1
    event = Event(number, now, "redo", said, _mask(state), seat=seat, to=step.number, key=act.key, seen=act.seen)
    return Planned(event, state)


def _mask(state: GameState) -> int:
    return sum(1 << seat for seat in state.to_move)


def _text(table: LiveTable, action: Any) -> str | None:
    state = table.positions.at(table.line.here)
    try:
        return state.space.text(state.code(action))
    except MalformedAction:
        return None
