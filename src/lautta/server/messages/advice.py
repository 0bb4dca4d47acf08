"""What a strong player would do, now or at any moment of a game that is over. Chances to win are in percent.

They are null where a seat plays alone.
"""

from lautta.core.advisers import Grade
from lautta.server.messages.parts import Answer, Said


class AdvisedAction(Answer, frozen=True):
    """An action with the chance of its seat to win with it, and in words, told to that seat.

    `args`: what it is done with, by the names of its parameters. `chance`: in percent, null where a seat plays
    alone. `points`: those that the seat is expected to end with, null where nobody has counted them. `line`: what the
    seat does then, as far as it is known, this action first.
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
    """What was done in event `number`: the chance of that seat with it and with the `best` it could have done.

    Both are searched, from what the seat knew then. Where turns are long, only the last action of each is judged.
    """

    number: int
    seat: int
    chance: int
    best: int
    grade: Grade


class Luck(Answer, frozen=True):
    """How much better than the mean a draw in event `number` was for a seat, in points of a hundred of its chance."""

    number: int
    seat: int
    points: float


class LineStep(Answer, frozen=True):
    """An action in the line of a moment, in the words of the log."""

    seat: int
    action: str
    said: list[Said]


class Alternative(Answer, frozen=True):
    """Another action, and the chance of its seat with it."""

    action: str
    chance: int


class KeyMoment(Answer, frozen=True):
    """What was `played` in event `number` and cost two points or more, and something `better`.

    The `line` begins after event `moment` with what is better, and has own and others' actions; a variation from there
    with the same `draw` can play it. `alternatives` are the best actions beside both. `reason` says why it is better,
    where the game knows.
    """

    number: int
    moment: int
    seat: int
    grade: Grade
    cost: int
    played: AdvisedAction
    better: AdvisedAction
    alternatives: list[Alternative]
    draw: int
    line: list[LineStep]
    reason: Said | None


class TurnReport(Answer, frozen=True):
    """What a turn (from 1) brought a seat, what waited in it, and where a better game of one player was `ahead`."""

    turn: int
    seat: int
    brought: list[Said]
    waited: list[Said]
    ahead: list[Said]


class Review(Answer, frozen=True):
    """A part of a look back at a game that is over: decisions, lucks, moments and turns of all seats, in order.

    `turns` are for games in which a single action says little; for one player alone there is nothing else.

    `judged` is the last event that was looked at: ask on from there until `done` of the `total` decisions are judged.
    """

    table: str
    decisions: list[JudgedAction]
    lucks: list[Luck]
    moments: list[KeyMoment]
    turns: list[TurnReport]
    judged: int
    done: int
    total: int
