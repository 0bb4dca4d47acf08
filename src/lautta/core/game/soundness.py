"""Positions as their game declares them: what follows from the rest, and what is wrong."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lautta.core import ranges, texts
from lautta.core.faults import DERIVED, RANGE, Faults, noted
from lautta.core.problems import Fault
from lautta.core.records import copy_to

if TYPE_CHECKING:
    from lautta.core.game.state import GameState


def derive(state: "GameState") -> None:
    """Fill in what a hand-written position leaves out, and compute its derived fields."""
    if state.game.position.complete:
        state.game.position.complete(state)
    copy_to(state.record, state.game.interpreted.derived(state.board.record, state.record))


def faults_of(state: "GameState") -> list[Fault]:
    """Return all faults of a position, for any record; never raises. Paths begin at the position.

    There is at least one if the engine's `validate` objects.
    """
    b, s = state.board.record, state.record
    found = state.game.interpreted.faults(b, s)
    if found.count == 0:
        return list(_said(state, state.game.interpreted.oddities(b, s)))
    return list(_said(state, found)) or [Fault((), "core-position-impossible", {"trouble": found.kind[0]})]


def _said(state: "GameState", faults: Faults) -> Iterator[Fault]:
    """The faults that the rules noted, as sentences."""
    position, board, s = state.game.position, state.board, state.record
    for number, facts in noted(faults):
        if number == RANGE:
            yield ranges.said(position, s, facts)
        elif number == DERIVED:
            yield from texts.differences(position.fields, s, state.game.interpreted.derived(board.record, s), board)
        elif position.faults:
            yield position.faults.fault(number, facts, board)
