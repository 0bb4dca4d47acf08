"""Planning at the same time: what a seat does in private, handing in and taking back, and what comes of all plans.

While a game lets several seats plan, what one of them does becomes a note that nobody else is told of. The action that
leaves it nothing more to do hands its plan in, an undo takes it back. When all have handed in, the plans are replayed
as ordinary events, saved together; whoever's plan was cut goes on from there.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from lautta.core.plans import Cut, replay
from lautta.core.reasons import IllegalAction, MalformedAction
from lautta.server.problem import Problem, malformed
from lautta.server.table import commands
from lautta.server.table.events import OF_THE_GAME, Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.notes import Note, NoteKind
from lautta.server.table.pending import Batch, PendingEvent, pending_event
from lautta.server.table.positions import STRIDE
from lautta.server.table.seating import Change, CutPlan
from lautta.server.table.story import told_at, told_of_seat


def plan(table: LiveTable, seat: int, command: commands.GameCommand, now: int) -> Batch | None:
    """What an act of a seat is in its plan; None where it is none. Raises Problem."""
    if not table.plans(seat):
        return None
    mine = table.plan(seat)
    if isinstance(command, commands.Action):
        return _do(table, seat, _read(table, seat, command.action), now, command.key)
    if isinstance(command, commands.Redo):
        if mine.undone:
            return _forward(table, seat, "redo", mine.undone[-1], now, command.key)
        if mine.steps:  # what was done again before it would take them away
            raise Problem("nothing-to-redo")
        return None
    return _take_back(table, seat, now, command.key) if mine.steps else None


def choose(table: LiveTable, seat: int, code: int, now: int) -> Batch | None:
    """What a computer player has chosen is in the plan of its seat; None where that plans nothing.

    It is not saved before the plan is handed in: until then it could as well think anew.
    """
    return _do(table, seat, code, now, None, saved=False) if table.plans(seat) else None


def same(note: Note, command: object, table: LiveTable) -> bool:
    """Is this act the one that led to a note, sent again?"""
    if isinstance(command, commands.StandingAnswer):
        return note.kind == "standing" and note.action == command.answer
    if isinstance(command, commands.Action):
        try:
            state = table.positions.at(table.log.here)
            return note.kind == "action" and note.action == state.space.text(state.code(command.action))
        except MalformedAction:
            return False
    return isinstance(command, {"undo": commands.Undo, "redo": commands.Redo}.get(note.kind, ()))


def standing(table: LiveTable, seat: int, command: commands.StandingAnswer, now: int) -> Batch | None:
    """A seat leaves an answer, or wants to be asked again; None where it is so already. Raises Problem."""
    offered = table.setup.game.standing
    if command.answer is not None and (offered is None or command.answer not in offered.names):
        raise Problem("no-such-answer", answer=command.answer)
    if table.notes.standing.get(seat) == command.answer:
        return None
    return Batch(notes=(_note(table, seat, "standing", command.answer, now, command.key),))


def answered(table: LiveTable) -> tuple[int, str] | None:
    """A seat that has left an answer for what the game asks now, and that answer.

    Whoever took something back decides by themselves what to do instead.
    """
    notes, hook, last = table.notes, table.setup.game.standing, table.log.last
    if not notes.standing or hook is None:
        return None
    state = table.positions.at(table.log.here)
    for seat, name in notes.standing.items():
        asked = last.to_move >> seat & 1 and table.seating.seats[seat].here
        if asked and not _took_back(table, seat):
            answer = hook.answer(state.view(seat), seat, name)
            if answer is not None and state.why_not(answer, seat) is None:
                return seat, answer
    return None


def _took_back(table: LiveTable, seat: int) -> bool:
    """Was it an undo that a seat did last in the game?"""
    kinds = (event.kind for event in reversed(table.log.events) if event.seat == seat and event.kind in OF_THE_GAME)
    return next(kinds, None) == "undo"


# planning


def _read(table: LiveTable, seat: int, action: str | Mapping[str, str]) -> int:
    state = table.outlook(seat).state
    if table.log.last.handed >> seat & 1:
        raise Problem("handed-in")
    try:
        return state.code(action)
    except MalformedAction as error:
        raise malformed(error) from None


def _do(table: LiveTable, seat: int, code: int, now: int, key: str | None, saved: bool = True) -> Batch:
    state = table.outlook(seat).state
    if reason := state.why_not(code, seat):
        error = IllegalAction(state.space.text(code), seat, reason)
        raise Problem("refused", action=error.action, reason=reason.name, chapter=reason.chapter)
    return _forward(table, seat, "action", state.space.text(code), now, key, saved)


def _forward(
    table: LiveTable, seat: int, kind: NoteKind, action: str, now: int, key: str | None, saved: bool = True
) -> Batch:
    """One step more in a plan, which hands it in where the seat can do nothing after it."""
    note = _note(table, seat, kind, action if kind == "action" else None, now, key)
    state = table.outlook(seat).state.copy()
    state.apply(action, seat)
    if seat in state.to_move:
        return Batch(notes=(note,), saved=saved)
    steps = (*table.plan(seat).steps, action)
    return Batch(tuple(_hand_in(table, seat, steps, now)), (note,))


def _take_back(table: LiveTable, seat: int, now: int, key: str | None) -> Batch:
    """One step less; a plan that was handed in is its seat's again."""
    note = _note(table, seat, "undo", None, now, key)
    if not table.log.last.handed >> seat & 1:
        return Batch(notes=(note,))
    event = pending_event(table, "take-back", now, told_of_seat("server-log-take-back", seat), seat=seat).event
    return Batch((PendingEvent(_with(event, table.log.last.to_move | 1 << seat)),), (note,))


def _note(table: LiveTable, seat: int, kind: NoteKind, action: str | None, now: int, key: str | None) -> Note:
    notes, base = table.notes, table.log.last.changed
    return Note(seat, notes.number(seat) + 1, now, kind, base, action, key, notes.count + 1)


def _hand_in(table: LiveTable, seat: int, steps: Sequence[str], now: int) -> list[PendingEvent]:
    """The events of a plan that is handed in; with the last one, those of all plans."""
    stood_in = table.seating.seats[seat].stood_in
    event = pending_event(table, "hand-in", now, told_of_seat("server-log-hand-in", seat, stood_in), seat=seat).event
    left = table.log.last.to_move & ~(1 << seat)
    if left:
        return [PendingEvent(_with(event, left))]
    return _resolved(table, {seat: steps}, event, now)


def _with(event: Event, to_move: int) -> Event:
    return replace(event, to_move=to_move)


# what comes of plans


def _resolved(table: LiveTable, last: Mapping[int, Sequence[str]], event: Event, now: int) -> list[PendingEvent]:
    """The plans of all, replayed. Each event says who may act after all of them, as nobody may in between."""
    state = table.positions.at(table.log.here)
    seats = range(state.players)
    plans = {seat: table.plan(seat).steps for seat in seats if table.log.last.handed >> seat & 1}
    replayed = replay(state, {**plans, **last})
    to_move = sum(1 << seat for seat in replayed.state.to_move)
    pending, number = [PendingEvent(_with(event, to_move))], event.number
    for seat, action in replayed.steps:
        before, state = state, state.copy()
        code = state.code(action)
        state.apply(code, seat)
        number += 1
        said = told_at(table.seating, before, seat, code, state)
        keep = state if number % STRIDE == 0 or number == event.number + len(replayed.steps) else None
        done = Event(number, now, "action", said, to_move, seat=seat, action=action, to=event.number)
        pending.append(PendingEvent(done, keep))
    for seat, cut in replayed.cuts.items():
        number += 1
        steps = {**plans, **last}[seat]
        pending.append(PendingEvent(_cut(number, now, to_move, seat, steps, cut, event.number)))
    return pending


def _cut(number: int, now: int, to_move: int, seat: int, steps: Sequence[str], cut: Cut, before: int) -> Event:
    """A plan was cut: all are told so, and its seat why."""
    reason = cut.reason
    kept = CutPlan(tuple(steps[cut.done :]), reason.name if reason else None, reason.chapter if reason else None)
    return Event(
        number, now, "cut", told_of_seat("server-log-cut", seat), to_move, seat=seat, action=cut.action,
        to=None if cut.because is None else before + 1 + cut.because, change=Change(cut=kept).packed(),
    )  # fmt: skip
