"""Undo and redo: how far back, what it takes, and doing it again."""

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from msgspec import Struct

from lautta.server.table.history import HistoryNode, back, first_of
from lautta.server.table.log import EventLog
from lautta.server.table.positions import Positions, between
from lautta.server.table.state import TableState


class PossibleUndo(Struct, frozen=True, eq=False):
    """The effect of an undo: the node it leads to, and why it may need the others' consent.

    `redraw`: something hidden or random was shown since, perhaps by another's choice, so what comes next is redrawn.
    `consent`: another person has acted since, or sits there while something is redrawn.
    """

    to: HistoryNode
    redraw: bool
    consent: bool

    @property
    def free(self) -> bool:
        """Is it possible without asking anybody and without redrawing?"""
        return not self.redraw and not self.consent


def possible_undo(log: EventLog, positions: Positions, number: int, seat: int) -> PossibleUndo | None:
    """How a seat takes back its last action, along with those done together with it, as the table stood after an event;
    None if there is nothing to take back.

    If nobody has anything to hide, those at the same screen take back the last action of any of them. Only other people
    who are there are asked: what computers answered goes along, as does what was done at the same screen. Others who
    are planning now are asked whether they have begun or not. When the game is over its seed is known, so nothing is
    taken back any more.
    """
    found = _last_of(log, positions, number, seat)
    if found is None:
        return None
    mine, to, acted = found
    table_state = log.state_after(number)
    assert table_state.here is not None
    shown = positions.shown(table_state.here) != positions.shown(to)
    redraw = shown or _showed(table_state, positions, to, mine, seat)
    return PossibleUndo(to, redraw, acted or (redraw and bool(table_state.seating.others(seat))))


def others_acted(log: EventLog, positions: Positions, number: int, seat: int) -> bool:
    """Has another person acted since the action that a seat would undo? Then they are asked in any case."""
    found = _last_of(log, positions, number, seat)
    return found is not None and found.acted


class _Last(NamedTuple):
    """A seat's last action, the node before its group of actions, and whether others acted since."""

    mine: HistoryNode
    to: HistoryNode
    acted: bool


def _last_of(log: EventLog, positions: Positions, number: int, seat: int) -> _Last | None:
    """A seat's last action, as the table stood after an event; None if there is nothing to take back."""
    table_state = log.state_after(number)
    here = table_state.here
    if here is None or table_state.status == "over":
        return None
    others, acted = table_state.seating.others(seat), False
    takers = _takers(table_state, positions, seat)
    mine: HistoryNode | None = here
    while mine is not None and not (mine.seat in takers and mine.kind == "action"):
        acted = acted or (mine.kind == "action" and mine.seat in others)
        mine = mine.before
    to = first_of(mine).before if mine else None
    if mine is None or to is None:
        return None
    return _Last(mine, to, acted or _plan(others, positions, here))


def _takers(table_state: TableState, positions: Positions, seat: int) -> list[int]:
    return [seat] if positions.setup.game.hidden is not None else table_state.seating.together(seat)


def _showed(
    table_state: TableState, positions: Positions, to: HistoryNode, mine: HistoryNode, seat: int
) -> bool:  # fmt: skip
    """Have others' choices, people's or computers', shown something since a seat's last action, or with it? `to` is the
    node before that action.

    Plans are hidden from each other until all of them are carried out. Somebody in several seats knows what each does.
    """
    here = table_state.here
    assert here is not None
    own = table_state.seating.together(seat)
    if len(own) == len(table_state.seating.seats):
        return False  # nobody else chooses anything
    if mine.planned is not None:
        plans = takewhile(lambda node: node.number > mine.planned, back(here))  # type: ignore[operator]
        if any(node.planned == mine.planned and node.seat not in own for node in plans):
            return True
    if len(own) == 1:
        return positions.revealed(to, here, seat)
    return any(_surprised(positions, node, own) for node in between(to, here))


def _surprised(positions: Positions, node: HistoryNode, own: list[int]) -> bool:
    """Has what led to a node shown something new to a person in several seats? Not if one of the seats expected it."""
    assert node.before is not None
    return all(positions.revealed(node.before, node, one) for one in own)


def redo_of(log: EventLog, positions: Positions, number: int, seat: int) -> HistoryNode | None:
    """The node that a redo leads to: what this seat's own last undo left, while nothing new is done or planned."""
    table_state = log.state_after(number)
    undone, here = table_state.undone, table_state.here
    if not undone or here is None:
        return None
    if _plan(table_state.seating.others(seat), positions, here):
        return None
    return undone[-1] if _undid(log, number, undone[-1]) in _takers(table_state, positions, seat) else None


def _plan(seats: Iterable[int], positions: Positions, here: HistoryNode) -> bool:
    plans = positions.setup.game.plans
    if plans is None:
        return False
    planners = plans.planners(positions.at(here))
    return any(planners >> seat & 1 for seat in seats)


def _undid(log: EventLog, number: int, left: HistoryNode) -> int | None:
    for event in reversed(log.events[:number]):
        if event.kind == "undo" and log.state_after(event.number - 1).here is left:
            return event.seat
    return None
