"""What a strong player would do, now or at any moment of a game that is over. Chances to win are in percent.

They are null where a seat plays alone.
"""

from lautta.server.messages.parts import Answer, Said
from lautta.server.messages.variations import LineAction


class AdvisedAction(Answer, frozen=True):
    """An action with the chance of its seat to win with it, and in words, told to that seat.

    `args`: what it is done with, by the names of its parameters. `points`: those that the seat is expected to end with,
    null where nobody has counted them. `line`: what the seat does then, as far as it is known, this action first.
    """

    action: str
    args: dict[str, str]
    said: list[Said]
    chance: int | None
    points: int | None
    line: list[str]


class Advice(Answer, frozen=True):
    """The best actions of a seat, judged from what it is shown, the best first; none where it has nothing to decide."""

    seat: int
    best: list[AdvisedAction]


class JudgedAction(Answer, frozen=True):
    """What was done in event `number`: the chance of that seat with it, and with the `best` it could have done.

    Judged at a glance, from what the seat knew then; where turns are long, only the last action of each.
    """

    number: int
    seat: int
    chance: int
    best: int


class TurningPoint(Answer, frozen=True):
    """What was played in event `number`, and something better, both thought through from what the seat knew then.

    The better `line` begins after event `moment`, and has what is `better` in it; a variation from there with the same
    `draw` can play it.
    """

    number: int
    moment: int
    seat: int
    played: AdvisedAction
    better: AdvisedAction
    draw: int
    line: list[LineAction]


class Review(Answer, frozen=True):
    """A game that is over, looked back at: all decisions of all seats, and what cost one seat most."""

    table: str
    seat: int
    decisions: list[JudgedAction]
    points: list[TurningPoint]
