"""One-player games turn by turn, and the differences between two of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lautta.core.game.values import Said

if TYPE_CHECKING:
    from lautta.core.boards import LoadedBoard
    from lautta.core.files import GameFile
    from lautta.core.game.state import GameState


@dataclass(frozen=True, slots=True)
class Stage:
    """The end of a turn (from 1): the position after `actions` actions, and its figures, named alike in every stage."""

    turn: int
    actions: int
    figures: Mapping[str, int]
    position: "GameState"


@dataclass(frozen=True, slots=True)
class First:
    """When something was first so: in which turn (from 1), and after how many actions."""

    turn: int
    actions: int


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a game: its stages, the first time of things by name, and sums over the whole game."""

    stages: tuple[Stage, ...]
    firsts: Mapping[str, First]
    totals: Mapping[str, int]

    @property
    def turns(self) -> int:
        """The last turn."""
        return self.stages[-1].turn

    @property
    def end(self) -> "GameState":
        """The last position."""
        return self.stages[-1].position

    def at(self, turn: int) -> Stage:
        """The end of a turn; that of the last one for later turns."""
        return self.stages[min(turn, len(self.stages)) - 1]


@dataclass(frozen=True, slots=True)
class Difference:
    """How another game differs from mine, the turn (from 1) that shows it, and after how many actions of each game."""

    said: Said
    turn: int
    mine: int
    other: int


def positions_of(file: "GameFile", board: "LoadedBoard | None" = None) -> Iterator["GameState"]:
    """The position at the start of a game and after each action, always the same object; raises DamagedGame."""
    yield file.start(board)
    for step, state in file.states(board):
        if not step.branch:
            yield state


def points_of(file: "GameFile") -> int | None:
    """The points of a game of one player, as its file says; None where it says nothing of them.

    >>> from lautta.core.files import GameFile
    >>> points_of(GameFile("roads", "rings", "", 1, 2, result="won by 1, points 180"))
    180
    """
    _, said, points = (file.result or "").partition("points ")
    return int(points) if said and points.isdecimal() else None
