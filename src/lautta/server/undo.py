"""Taking back: how far, at what price, and doing it again."""

from msgspec import Struct

from lautta.server.positions import Positions
from lautta.server.table import Line, Step, back


class Way(Struct, frozen=True, eq=False):
    """What an undo would do: the step it leads to, and why it may need more than one's own wish.

    `redraw`: something hidden or random was shown since, so what had been revealed is drawn anew.
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
    screen. When the game is over its seed is known, so nothing is taken back any more.
    """
    standing = line.standing(number)
    here, others = standing.here, standing.seating.others(seat)
    if here is None or standing.status == "over":
        return None
    acted = False
    mine = here
    for mine in back(here):
        if mine.kind == "action" and mine.seat == seat:
            break
        acted = acted or (mine.kind == "action" and mine.seat in others)
    if mine.seat != seat or mine.before is None:
        return None
    now, then = positions.at(here).record, positions.at(mine.before).record
    redraw = now.shown != then.shown or now.chance.branch != then.chance.branch
    return Way(mine.before, redraw, acted or (redraw and bool(others)))


def way_forward(line: Line, number: int, seat: int) -> Step | None:
    """The step that a redo leads to: what this seat's own last undo left, while nothing new was done."""
    undone = line.standing(number).undone
    if not undone:
        return None
    return undone[-1] if _undid(line, number, undone[-1]) == seat else None


def _undid(line: Line, number: int, left: Step) -> int | None:
    """Who left a step by an undo last."""
    for event in reversed(line.events[:number]):
        if event.kind == "undo" and line.standing(event.number - 1).here is left:
            return event.seat
    return None
