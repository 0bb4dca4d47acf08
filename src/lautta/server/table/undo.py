"""Taking back: how far, at what price, and doing it again."""

from collections.abc import Iterable
from itertools import takewhile

from msgspec import Struct

from lautta.server.table.positions import Positions, between
from lautta.server.table.state import Line, Standing, Step, back


class Way(Struct, frozen=True, eq=False):
    """What an undo would do: the step it leads to, and why it may need more than one's own wish.

    `redraw`: something hidden or random was shown since, be it by what another chose, so what comes is drawn anew.
    `consent`: another person has acted since, or sits there while something is drawn anew.
    """

    to: Step
    redraw: bool
    consent: bool

    @property
    def free(self) -> bool:
        """Nobody need be asked and nothing is drawn anew."""
        return not self.redraw and not self.consent


def way_back(line: Line, positions: Positions, number: int, seat: int) -> Way | None:
    """How a seat takes back its last action, as the table stood after an event; None if there is nothing to take back.

    Only other people who are there are asked: what computers answered goes along, as does what was done at the same
    screen. Others who plan what to do now are asked whether they have begun or not. When the game is over its seed is
    known, so nothing is taken back any more.
    """
    standing = line.standing(number)
    here = standing.here
    if here is None or standing.status == "over":
        return None
    others, acted = standing.seating.others(seat), False
    mine: Step | None = here
    while mine is not None and not (mine.seat == seat and mine.kind == "action"):
        acted = acted or (mine.kind == "action" and mine.seat in others)
        mine = mine.before
    if mine is None or mine.before is None:
        return None
    acted = acted or _plan(others, positions, here)
    redraw = positions.shown(here) != positions.shown(mine.before) or _showed(standing, positions, mine, seat)
    return Way(mine.before, redraw, acted or (redraw and bool(others)))


def _showed(standing: Standing, positions: Positions, mine: Step, seat: int) -> bool:
    """Has what others chose, people or computers, shown something since a seat's last action, or with it?

    Plans are hidden from each other until all of them are done. Who sits in several seats knows what is done in each.
    """
    here = standing.here
    assert here is not None and mine.before is not None
    own = standing.seating.together(seat)
    if len(own) == len(standing.seating.seats):
        return False  # nobody else chooses anything
    if mine.planned is not None:
        plans = takewhile(lambda step: step.number > mine.planned, back(here))  # type: ignore[operator]
        if any(step.planned == mine.planned and step.seat not in own for step in plans):
            return True
    if len(own) == 1:
        return positions.revealed(mine.before, here, seat)
    return any(_surprised(positions, step, own) for step in between(mine.before, here))


def _surprised(positions: Positions, step: Step, own: list[int]) -> bool:
    """Has a step shown something to who sits in several seats? It has not if one of these expected it."""
    assert step.before is not None
    return all(positions.revealed(step.before, step, one) for one in own)


def way_forward(line: Line, positions: Positions, number: int, seat: int) -> Step | None:
    """The step that a redo leads to: what this seat's own last undo left, while nothing new was done or planned."""
    standing = line.standing(number)
    undone, here = standing.undone, standing.here
    if not undone or here is None:
        return None
    if _plan(standing.seating.others(seat), positions, here):
        return None
    return undone[-1] if _undid(line, number, undone[-1]) == seat else None


def _plan(seats: Iterable[int], positions: Positions, here: Step) -> bool:
    """Does one of these seats plan what to do from a step on?"""
    plans = positions.setup.game.plans
    if plans is None:
        return False
    planners = plans.planners(positions.at(here))
    return any(planners >> seat & 1 for seat in seats)


def _undid(line: Line, number: int, left: Step) -> int | None:
    """Who left a step by an undo last."""
    for event in reversed(line.events[:number]):
        if event.kind == "undo" and line.standing(event.number - 1).here is left:
            return event.seat
    return None
