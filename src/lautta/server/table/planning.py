"""Planning at the same time: what a seat does in private, handing in and taking back, and carrying out all plans.

While a game lets several seats plan, each action of a seat becomes a note that nobody else sees. The action that leaves
a seat nothing more to do hands in its plan; an undo takes it back. When all have handed in, the plans are replayed as
ordinary events and saved together; a seat whose plan was cut continues from the cut.
"""

from collections.abc import Mapping, Sequence
from itertools import chain

from msgspec.structs import replace

from lautta.core.game import GameState
from lautta.core.plans import Cut, replay
from lautta.core.reasons import MalformedAction
from lautta.server.problem import Problem
from lautta.server.table import ahead, batches, commands
from lautta.server.table.events import OF_THE_GAME, Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.notes import Note, NoteKind
from lautta.server.table.pending import Batch, PendingEvent, pending_event
from lautta.server.table.positions import STRIDE, to_move_mask
from lautta.server.table.seating import Change, CutPlan
from lautta.server.table.story import told_at, told_of_seat
from lautta.server.table.turns import Ahead

STIRS = ("undo", "take-back", "cut")  # events after which a seat that was done for the turn goes on by itself
Groups = Sequence[tuple[str, ...]]  # a plan, grouped by what was planned together


def batch_for(table: LiveTable, seat: int, command: commands.GameCommand, now: int) -> Batch | None:
    """The batch that a command of a seat leads to in its plan; None if it does not plan. Raises Problem."""
    if not table.plans(seat):
        return None
    mine = table.plan(seat)
    if isinstance(command, commands.Doing):
        codes = _read(table, seat, commands.actions_of(command))
        return None if _is_open(table, codes) else _do(table, seat, codes, now, command.key)
    if isinstance(command, commands.Redo):
        if mine.undone:
            return _redo(table, seat, now, command.key)
        if mine.steps:  # redoing earlier actions would discard these
            raise Problem("nothing-to-redo")
        return None
    return _undo_planned(table, seat, now, command.key) if mine.steps else None


def batch_for_choice(table: LiveTable, seat: int, code: int, now: int) -> Batch | None:
    """The batch of a computer player's choice for its plan; None if its seat does not plan. It is saved only when the
    plan is handed in: until then the computer can decide again.
    """
    if not table.plans(seat) or _is_open(table, [code]):
        return None
    return _do(table, seat, [code], now, None, saved=False)


def is_note_retry(note: Note, command: object, table: LiveTable) -> bool:
    """Is this command the one that led to a note, sent again?"""
    if isinstance(command, commands.StandingAnswer):
        offered = table.setup.game.standing
        if command.answer is not None and offered is not None and command.answer == offered.rest:
            return note.kind == "rest"
        return note.kind == "standing" and note.action == command.answer
    if isinstance(command, commands.Ahead):
        return note.kind == "ahead" and note.action == Ahead(ahead.turns_of(table, command)).packed()
    if isinstance(command, commands.Doing):
        texts = texts_of(table, command) if note.kind == "action" else None
        return texts is not None and batches.same_actions(note, texts)
    return isinstance(command, {"undo": commands.Undo, "redo": commands.Redo}.get(note.kind, ()))


def texts_of(table: LiveTable, command: commands.Doing) -> list[str] | None:
    """Some actions in notation; None if one of them is no action at all."""
    state = table.positions.at(table.log.here)
    try:
        return [state.space.text(state.code(action)) for action in commands.actions_of(command)]
    except MalformedAction:
        return None


def standing(table: LiveTable, seat: int, command: commands.StandingAnswer, now: int) -> Batch | None:
    """A seat leaves a standing answer, or wants to be asked again; None if nothing would change. Raises Problem."""
    offered = table.setup.game.standing
    if command.answer is not None and offered is not None and command.answer == offered.rest:
        return _rest(table, seat, command, now)
    if command.answer is not None and (offered is None or command.answer not in offered.names):
        raise Problem("no-such-answer", answer=command.answer)
    if table.notes.standing.get(seat) == command.answer:
        return None
    return Batch(notes=(_note(table, seat, "standing", command.answer, now, command.key),))


def _rest(table: LiveTable, seat: int, command: commands.StandingAnswer, now: int) -> Batch | None:
    """A seat is done for this turn, unless something asks for it; None if it is already."""
    if table.status != "playing":
        raise Problem("not-started")
    if rests(table, seat):
        return None
    turn = table.positions.at(table.log.here).turn
    return Batch(notes=(_note(table, seat, "rest", f"{turn} {table.log.number}", now, command.key),))


def rests(table: LiveTable, seat: int) -> bool:
    """Is a seat done for this turn, and nothing was taken back or cut since it said so?"""
    if seat not in table.notes.resting:
        return False
    turn, number = table.notes.resting[seat]
    if table.log.last.here is None or table.positions.at(table.log.here).turn != turn:
        return False
    return not any(one.seat == seat and one.kind in STIRS for one in table.log.events[number:])


def answered(table: LiveTable) -> tuple[int, str] | None:
    """A seat with a standing answer to the game's question, and that answer; none for a seat that has just undone."""
    notes, hook, last = table.notes, table.setup.game.standing, table.log.last
    if hook is None or not (notes.standing or notes.resting):
        return None
    here = table.positions.at(table.log.here)
    left = [*notes.standing.items()]
    left += [(seat, hook.rest) for seat in notes.resting if hook.rest and rests(table, seat)]
    for seat, name in left:
        asked = last.to_move >> seat & 1 and table.seating.seats[seat].here
        if asked and not _took_back(table, seat):
            state = table.outlook(seat).state if table.plans(seat) else here
            answer = hook.answer(state.view(seat), seat, name)
            if answer is not None and state.why_not(answer, seat) is None:
                return seat, answer
    return None


def _took_back(table: LiveTable, seat: int) -> bool:
    kinds = (event.kind for event in reversed(table.log.events) if event.seat == seat and event.kind in OF_THE_GAME)
    return next(kinds, None) == "undo"


# planning


def _is_open(table: LiveTable, codes: Sequence[int]) -> bool:
    """Is this done for all to see, and not planned? Raises Problem for several actions of which only some are."""
    hook, space = table.setup.game.plans, table.positions.at(table.log.here).space
    found = [hook is not None and hook.is_open(space, code) for code in codes]
    if any(found) and len(found) > 1:
        raise Problem("one-at-a-time")
    return any(found)


def _read(table: LiveTable, seat: int, actions: Sequence[str | dict[str, str]]) -> list[int]:
    if table.log.last.handed >> seat & 1:
        raise Problem("handed-in")
    return batches.codes_of(table.outlook(seat).state, actions)


def _do(
    table: LiveTable, seat: int, codes: Sequence[int], now: int, key: str | None, saved: bool = True
) -> Batch:  # fmt: skip
    played = batches.play(table.seating, table.outlook(seat).state, seat, codes)
    state = played.states[-1]
    texts = [state.space.text(code) for code in codes]
    done = texts[: played.end.done]
    note = _note(table, seat, "action", "\n".join(done), now, key, batches.kept(texts, played.end))
    return _forward(table, note, done, state, now, saved)


def _redo(table: LiveTable, seat: int, now: int, key: str | None) -> Batch:
    state, actions = table.outlook(seat).state.copy(), table.plan(seat).undone[-1]
    for action in actions:
        state.apply(action, seat)
    return _forward(table, _note(table, seat, "redo", None, now, key), actions, state, now)


def _forward(
    table: LiveTable, note: Note, actions: Sequence[str], state: GameState, now: int, saved: bool = True
) -> Batch:  # fmt: skip
    """A plan with more actions, which lead to a position: handed in if its seat can do nothing more there."""
    if note.seat in state.to_move:
        return Batch(notes=(note,), saved=saved)
    done = (*table.plan(note.seat).done, tuple(actions))
    return Batch(tuple(_hand_in(table, note.seat, done, now)), (note,))


def _undo_planned(table: LiveTable, seat: int, now: int, key: str | None) -> Batch:
    """One step less; a plan that was handed in is open again."""
    note = _note(table, seat, "undo", None, now, key)
    if not table.log.last.handed >> seat & 1:
        return Batch(notes=(note,))
    event = pending_event(table, "take-back", now, told_of_seat("server-log-take-back", seat), seat=seat).event
    return Batch((PendingEvent(_with(event, table.log.last.to_move | 1 << seat)),), (note,))


def _note(
    table: LiveTable, seat: int, kind: NoteKind, action: str | None, now: int, key: str | None, asked: str | None = None
) -> Note:  # fmt: skip
    notes, base = table.notes, table.log.last.changed
    return Note(seat, notes.number(seat) + 1, now, kind, base, action, key, notes.place + 1, asked)


def _hand_in(table: LiveTable, seat: int, done: Groups, now: int) -> list[PendingEvent]:
    """The events of a plan that is handed in; with the last one, also those of all plans."""
    stood_in = table.seating.seats[seat].stood_in
    event = pending_event(table, "hand-in", now, told_of_seat("server-log-hand-in", seat, stood_in), seat=seat).event
    left = table.log.last.to_move & ~(1 << seat)
    if left:
        return [PendingEvent(_with(event, left))]
    return _resolved(table, {seat: done}, event, now)


def _with(event: Event, to_move: int) -> Event:
    return replace(event, to_move=to_move)


# carrying out the plans


def _resolved(table: LiveTable, last: Mapping[int, Groups], event: Event, now: int) -> list[PendingEvent]:
    """The events of all plans, replayed. Each says who may act after all of them, as nobody may act in between.

    What was planned together and is done without interruption can also be taken back together.
    """
    state = table.positions.at(table.log.here)
    handed = [seat for seat in range(state.players) if table.log.last.handed >> seat & 1]
    groups = {seat: table.plan(seat).done for seat in handed} | dict(last)
    plans = {seat: tuple(chain.from_iterable(done)) for seat, done in groups.items()}
    places = {seat: iter([place for place, done in enumerate(each) for _ in done]) for seat, each in groups.items()}
    replayed = replay(state, plans)
    to_move = to_move_mask(replayed.state)
    pending, number = [PendingEvent(_with(event, to_move))], event.number
    group, first = (-1, -1), number
    for seat, action in replayed.steps:
        before, state = state, state.copy()
        code = state.code(action)
        state.apply(code, seat)
        number += 1
        said = told_at(table.seating, before, seat, code, state)
        keep = state if number % STRIDE == 0 or number == event.number + len(replayed.steps) else None
        if (here := (seat, next(places[seat]))) != group:
            group, first = here, number
        done = Event(
            number, now, "action", said, to_move, seat=seat, action=action, to=event.number,
            batch=None if first == number else first,
        )  # fmt: skip
        pending.append(PendingEvent(done, keep))
    for seat, cut in replayed.cuts.items():
        number += 1
        pending.append(PendingEvent(_cut(number, now, to_move, seat, plans[seat], cut, event.number)))
    return pending


def _cut(number: int, now: int, to_move: int, seat: int, steps: Sequence[str], cut: Cut, before: int) -> Event:
    reason = cut.reason
    kept = CutPlan(tuple(steps[cut.done :]), reason.name if reason else None, reason.chapter if reason else None)
    return Event(
        number, now, "cut", told_of_seat("server-log-cut", seat), to_move, seat=seat, action=cut.action,
        to=None if cut.because is None else before + 1 + cut.because, change=Change(cut=kept).packed(),
    )  # fmt: skip
