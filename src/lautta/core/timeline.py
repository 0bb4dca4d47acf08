"""The course of games of one player, turn by turn, and the differences between two games."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lautta.core.game.values import Said

if TYPE_CHECKING:
    from lautta.core.boards import LoadedBoard
    from lautta.core.game.state import GameState
    from lautta.core.game_files import GameFile


@dataclass(frozen=True, slots=True)
class Stage:
    """The end of a turn (from 1): the position after so many `actions`, and its figures, by stable names.

    All stages of a game have the same figures in the same order.
    """

    turn: int
    actions: int
    figures: Mapping[str, int]
    position: "GameState"


@dataclass(frozen=True, slots=True)
class First:
    """The first time of something: the turn (from 1), and the number of actions before it."""

    turn: int
    actions: int


@dataclass(frozen=True, slots=True)
class Timeline:
    """The course of a game: its stages, the first times of things by name, and sums over the whole game."""

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
        """Return the end of a turn; for later turns, the end of the last one."""
        return self.stages[min(turn, len(self.stages)) - 1]


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference of another game from mine: a sentence, the turn (from 1) that shows it, and the places to look.

    `mine` and `other` are numbers of actions in each game.
    """

    said: Said
    turn: int
    mine: int
    other: int


def positions_of(file: "GameFile", board: "LoadedBoard | None" = None) -> Iterator["GameState"]:
    """Yield the position at the start and after each action, always the same object; raises DamagedGame."""
    yield file.start(board)
    for step, state in file.states(board):
        if not step.branch:
            yield state


def points_of(file: "GameFile") -> int | None:
    """Return the points of a game of one player from its file; None if the file has none.

    >>> from lautta.core.game_files import GameFile
    >>> points_of(GameFile("roads", "rings", "", 1, 2, result="won by 1, points 180"))
    180
    """
    _, said, points = (file.result or "").partition("points ")
    return int(points) if said and points.isdecimal() else None
