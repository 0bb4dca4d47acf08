"""Advice and reviews for people, and the protocol for a game with an adviser of its own."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from lautta.core.boards import LoadedBoard
    from lautta.core.game.state import GameState
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
    """The chance of a seat after a step of a game file, and the best chance; `place` is that of the step."""

    place: int
    seat: int
    chance: float
    best: float


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A mistake of a seat: the action `played`, a `better` one, and the position before each.

    `place` is that of the step that was played. The line of the better action begins before the step at `since`.
    """

    place: int
    since: int
    seat: int
    played: Opinion
    before: "GameState"
    better: Opinion
    there: "GameState"


class LookBack(NamedTuple):
    """A review of a game: the chances, and the turning points by seat, in the order of play."""

    judgements: list[Judgement]
    points: list[TurningPoint]


class Adviser(Protocol):
    """A strong player of a game, for any number of players, that explains its opinions."""

    def advice(self, view: "GameState", seat: int) -> list[Opinion]:
        """Return opinions of a seat's actions, the best first; the same view gets the same answer."""
        ...

    def look_back(self, file: "GameFile", seats: Sequence[int], board: "LoadedBoard | str | None" = None) -> LookBack:
        """Review a finished game, with the turning points of some seats; raises DamagedGame."""
        ...
