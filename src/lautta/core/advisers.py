"""Advice and reviews for people, and the protocol for a game with an adviser of its own."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from lautta.core.boards import LoadedBoard
    from lautta.core.game.state import GameState
    from lautta.core.game.values import Said
    from lautta.core.game_files import GameFile


@dataclass(frozen=True, slots=True)
class Opinion:
    """A player's opinion of an action: its chance to win, 0 to 1, and the number of games that it followed.

    `points` are its expected points at the end, None if it estimates only chances. `line` has the actions of the seat
    until the end of its phase, this one first; it is empty if the player did not plan them.
    """

    code: int
    chance: float
    followed: int
    points: float | None = None
    line: tuple[int, ...] = ()


PARTS = 8  # of a review, about equal, each a few seconds of thinking at most


class Grade(StrEnum):
    """How good a decision was, by the chance that it lost, in points of a hundred."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @staticmethod
    def of(lost: float) -> "Grade":
        """Return the grade of a decision that lost so much of a chance, 0 to 1.

        >>> [str(Grade.of(lost)) for lost in (0, 0.005, 0.02, 0.05, 0.1)]
        ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
        """
        return list(Grade)[bisect_right((0.005, 0.02, 0.05, 0.1), lost)]


@dataclass(frozen=True, slots=True)
class Deed:
    """An action of a seat in a step of a game file, and the positions before and after."""

    place: int
    seat: int
    code: int
    before: "GameState"
    after: "GameState"

    def is_decision(self) -> bool:
        """Had the seat a choice?"""
        return len(self.before.legal(self.seat)) > 1


def deeds_of(file: "GameFile", board: "LoadedBoard | str | None" = None) -> Iterator[Deed]:
    """Yield the actions in a game file; raises DamagedGame."""
    before = file.start(board)
    for place, (step, state) in enumerate(file.states(board)):
        after = state.copy(history=False)
        if not step.branch:
            yield Deed(place, step.seat, before.code(step.action), before, after)
        before = after


@dataclass(frozen=True, slots=True)
class Comparison:
    """A decision of a seat beside a better one, for the rules that explain it.

    `before` is the real position, `known` what the seat knew then; `played` and `better` are codes. `rest` is what
    really followed to the end of the game, `line` the variation with the better action, each with its first action:
    seat, code, position after it.
    """

    before: "GameState"
    known: "GameState"
    seat: int
    played: int
    better: int
    rest: Sequence[tuple[int, int, "GameState"]]
    line: Sequence[tuple[int, int, "GameState"]]


class Judgement(NamedTuple):
    """The chance of a seat with its decision in a step of a game file, and the best chance; `place` is that step's."""

    place: int
    seat: int
    chance: float
    best: float

    @property
    def grade(self) -> Grade:
        """How good the decision was."""
        return Grade.of(round(self.best - self.chance, 4))


class Luck(NamedTuple):
    """How much more of a chance a seat has after what was drawn in a step than after such a draw in the mean."""

    place: int
    seat: int
    gain: float


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that cost its seat much: the action `played`, a `better` one, and the position before each.

    `line` has seats and codes: the better line, from the position `start`, which is before the step at
    `since`: `place` or one before it. `others` are further actions.
    """

    place: int
    since: int
    seat: int
    played: Opinion
    before: "GameState"
    better: Opinion
    there: "GameState"
    start: "GameState"
    line: Sequence[tuple[int, int]]
    others: Sequence[Opinion] = ()
    reason: "Said | None" = None

    @property
    def cost(self) -> float:
        """The chance that it lost."""
        return round(self.better.chance - self.played.chance, 4)

    @property
    def grade(self) -> Grade:
        """How good the decision was."""
        return Grade.of(self.cost)


class TurnReport(NamedTuple):
    """What a turn (from 1) brought a seat, what waited in it, and where a better game was ahead, in sentences.

    For games in which a single action says little. There is a better game only for one player.
    """

    turn: int
    seat: int
    brought: "list[Said]"
    waited: "list[Said]"
    ahead: "list[Said]"


class LookBack(NamedTuple):
    """A part of a review, in the order of play: `judged` is the last place, `done` of `total` decisions are judged.

    Games in which a single action says little have reports of `turns`; for one player alone these are all.
    """

    judgements: list[Judgement]
    lucks: list[Luck]
    moments: list[Moment]
    turns: list[TurnReport]
    judged: int
    done: int
    total: int


class Adviser(Protocol):
    """A strong player of a game, for any number of players, that explains its opinions."""

    def advice(self, view: "GameState", seat: int) -> list[Opinion]:
        """Return opinions of a seat's actions, the best first; the same view gets the same answer."""
        ...

    def look_back(self, file: "GameFile", board: "LoadedBoard | str | None" = None, after: int = -1) -> LookBack:
        """Review the next part of a finished game, after a place; raises DamagedGame."""
        ...
