"""Turns planned ahead: a list that a seat leaves, which is played when its turn comes. Pure.

Nobody else sees the list, so it is a note, which each change replaces as a whole. When the seat is to move, the first
turn is done as far as the rules allow; then the rest waits, or is dropped, and the seat is told what cut it. Whether
others did what a turn expects is seen by the sentences that its seat reads, never by what only they know.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from lautta.core.game import GameState
from lautta.core.reasons import IllegalAction, MalformedAction
from lautta.server.problem import Problem
from lautta.server.table import batches, commands
from lautta.server.table.history import HistoryNode, back
from lautta.server.table.live_table import LiveTable
from lautta.server.table.notes import Note
from lautta.server.table.pace import LivePace
from lautta.server.table.pending import Batch, acted
from lautta.server.table.seating import Change
from lautta.server.table.story import read_told
from lautta.server.table.turns import MOST_LETTERS, Ahead, CutTurns, PlannedTurn, Sentence

PLANNED = Change(planned=True)


def leave(table: LiveTable, seat: int, command: commands.Ahead, now: int) -> Batch | None:
    """A seat plans other turns ahead, or none any more; None if it has none. Raises Problem."""
    if table.status != "playing":
        raise Problem("game-over" if table.status == "over" else "not-started")
    if not table.seating.seats[seat].here:
        raise Problem("seat-away")
    if not command.turns and seat not in table.notes.ahead:
        return None
    if command.turns and not can_plan(table, seat):
        raise Problem("no-turns-ahead")
    note = _note(table, seat, Ahead(turns_of(table, command)), now, table.log.last.changed, command.key)
    if len(note.action or "") > MOST_LETTERS:
        raise Problem("too-large")
    return Batch(notes=(note,))


def can_plan(table: LiveTable, seat: int) -> bool:
    """May a seat plan turns ahead: does another person play whom it may have to wait for?"""
    return not isinstance(table.log.last.pace, LivePace) and bool(table.seating.others(seat))


def turns_of(table: LiveTable, command: commands.Ahead) -> tuple[PlannedTurn, ...]:
    """The turns of a command, in the notation of the game; raises Problem for what is no action."""
    state = table.positions.at(table.log.here)
    found = []
    for turn in command.turns:
        texts = map(state.space.text, batches.codes_of(state, [one.action for one in turn.actions]))
        actions = (replace(one, action=text) for one, text in zip(turn.actions, texts, strict=True))
        found.append(replace(turn, actions=tuple(actions)))
    return tuple(found)


def ahead_of(table: LiveTable, seat: int) -> Ahead | None:
    """What a seat has planned ahead, or what cut it, until the seat has acted since."""
    note = table.notes.ahead.get(seat)
    found = _read(note.action or "") if note else Ahead()
    if note and found.cut and table.log.sent.get(seat, [0])[-1] > note.base:
        return None
    return found if found.turns or found.cut else None


def due(table: LiveTable, now: int) -> Batch | None:
    """The turn of a seat that has come and was planned, or the end of its plan; None while nothing is to be done."""
    for seat, note in table.notes.ahead.items():
        mine = table.log.last.to_move >> seat & 1 and table.seating.seats[seat].here and not table.plans(seat)
        left = _read(note.action or "")
        if mine and left.turns and _has_waited(table, seat, note.base):
            return _turn(table, seat, note.base, left.turns, now)
    return None


def _has_waited(table: LiveTable, seat: int, base: int) -> bool:
    """Has it been a seat's turn again since an event, or not been its turn at that?"""
    return any(not one.to_move >> seat & 1 for one in table.log.states[base - 1 :])


def _turn(table: LiveTable, seat: int, base: int, turns: Sequence[PlannedTurn], now: int) -> Batch:
    """The first of some planned turns, as events and a note of the rest."""
    turn, later = turns[0], tuple(turns[1:])
    if cut := _unexpected(table, seat, base, turn):
        return Batch(notes=(_note(table, seat, Ahead(cut=replace(cut, rest=tuple(turns))), now, table.log.number),))
    states, cut = _played(table, seat, turn)
    first, done = table.log.number + 1, len(states) - 1
    rest = ((replace(turn, actions=turn.actions[done:]), *later)) if done < len(turn.actions) else later
    if cut is None and done < len(turn.actions) and turn.others is not None:
        cut = CutTurns("others", ())  # they would have to answer in between, which was not expected
    events = [
        acted(table, first + place, states[place], seat, states[place].code(turn.actions[place].action),
              states[place + 1], now, batch=first if place else None, change=PLANNED.packed())
        for place in range(done)
    ]  # fmt: skip
    over = not states[-1].to_move
    left = Ahead() if over else Ahead(cut=replace(cut, rest=rest)) if cut else Ahead(rest)
    return Batch(tuple(events), (_note(table, seat, left, now, table.log.number + done),))


def _played(table: LiveTable, seat: int, turn: PlannedTurn) -> tuple[list[GameState], CutTurns | None]:
    """The positions of a turn up to an action that is refused, or after which another seat is to move."""
    states = [table.positions.at(table.log.here)]
    for one in turn.actions:
        if seat not in states[-1].to_move:
            break
        after = states[-1].copy()
        try:
            after.apply(one.action, seat)
        except IllegalAction as error:
            return states, CutTurns("refused", (), error.reason.name, error.reason.chapter)
        except MalformedAction:  # by newer rules
            return states, CutTurns("changed", ())
        states.append(after)
    return states, None


def _unexpected(table: LiveTable, seat: int, base: int, turn: PlannedTurn) -> CutTurns | None:
    """Why a turn is not even begun, if it is not: what happened since the event at which it was planned."""
    since = table.log.events[base:]
    went_back = any(event.kind == "rules" or (event.kind in ("undo", "redo") and event.seat == seat) for event in since)
    if went_back or not all(state.seating.seats[seat].here for state in table.log.states[base:]):
        return CutTurns("changed", ())
    begun = table.log.state_after(base).here
    path = list(back(table.log.here))
    nodes = list(takewhile(lambda node: node is not begun, path))[::-1]
    others = [node for node in nodes if node.kind == "action" and node.seat != seat]
    after = nodes[nodes.index(others[0]) :] if others else []
    if any(node.seat == seat and node.planned is None for node in after):
        return CutTurns("changed", ())
    if turn.others is None:
        return None
    if len(nodes) == len(path):  # what had been done at that is undone
        return CutTurns("others", ())
    return _differs(table, seat, others, turn.others)


def _differs(table: LiveTable, seat: int, done: Sequence[HistoryNode], expected: Sequence[Sentence]) -> CutTurns | None:
    """Where others did something else than was expected, if they did."""
    for place, node in enumerate(done):
        told = _first(bytes(read_told(table.log.events[node.number - 1].told).of(seat)))
        if place >= len(expected) or told != expected[place]:
            return CutTurns("others", (), because=node.number)
    return CutTurns("others", ()) if len(done) < len(expected) else None


def _note(table: LiveTable, seat: int, left: Ahead, now: int, base: int, key: str | None = None) -> Note:
    notes = table.notes
    return Note(seat, notes.number(seat) + 1, now, "ahead", base, left.packed(), key, notes.place + 1)


def _first(told: bytes) -> Sentence | None:
    sentences = msgspec.json.decode(told, type=list[_Said])
    return Sentence(sentences[0].key, sentences[0].args) if sentences else None


class _Said(Struct):
    key: str
    args: dict[str, str | int] = {}


@lru_cache(256)
def _read(packed: str) -> Ahead:
    return msgspec.json.decode(packed, type=Ahead)
