"""Advice and reviews for people: their parts, and the hooks of a game that makes them in its own way."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from lautta.core.boards import LoadedBoard
    from lautta.core.files import GameFile
    from lautta.core.game.state import GameState


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a player thinks of an action: its chance to win with it, 0 to 1, and how many games it followed that way.

    `points` are those that it expects to end with, None where it looks at chances only. `line` is what the same seat
    does then until its phase is over, this action first; where it is empty, nobody knows but by thinking again.
    """

    code: int
    chance: float
    followed: int
    points: float | None = None
    line: tuple[int, ...] = ()


class Judgement(NamedTuple):
    """The chance of a seat after a step of a game file, and the one it could have had; `place` is that of the step."""

    place: int
    seat: int
    chance: float
    best: float


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """Where a seat gave something away: what it `played`, something `better`, and the position before each of them.

    `place` is that of the step that was played. The line of what is better begins before the step at `since`.
    """

    place: int
    since: int
    seat: int
    played: Opinion
    before: "GameState"
    better: Opinion
    there: "GameState"


class LookBack(NamedTuple):
    """A game looked back at: how the chances went, and the turning points, seat by seat, each in the order of play."""

    judgements: list[Judgement]
    points: list[TurningPoint]


class Adviser(Protocol):
    """Somebody who plays a game well, with any number of players, and says what they think."""

    def advice(self, view: "GameState", seat: int) -> list[Opinion]:
        """Return opinions of a seat's actions, the best first; from its view alone, the same each time."""
        ...

    def look_back(self, file: "GameFile", seats: Sequence[int], board: "LoadedBoard | str | None" = None) -> LookBack:
        """Look back at a game that is over, with the turning points of some seats; raises DamagedGame."""
        ...
