"""A game's solver for one player: a search for the best game that can be stopped at any time."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from lautta.core.game.state import GameState


class Line(NamedTuple):
    """A game's action codes and its outcome; of two lines the better has more points, then a higher `worth`."""

    points: int
    worth: int
    codes: tuple[int, ...]


class Search(Protocol):
    """A search for the best line from a position on, which depends on nothing but its seed and what it is told."""

    best: Line | None
    evaluations: int

    def go_on(self, done: float) -> None:
        """Search for less than a second; `done` is the part of the time that is over, from 0 to 1."""
        ...

    def kept(self) -> Mapping[str, Any]:
        """All that going on needs, as JSON has it."""
        ...


@dataclass(frozen=True, eq=False)
class Solver:
    """How to search: begin(start, seed, kept) for one player from the start of a game.

    `kept` is what an earlier search with this start and seed answered to `kept()`, None for a new one; raises
    ValueError, LookupError or TypeError for anything else. bound(start), where there is one, answers points that no
    line has more of, the same each time; raises ModuleNotFoundError without what it needs.
    """

    begin: "Callable[[GameState, int, Mapping[str, Any] | None], Search]"
    bound: "Callable[[GameState], int] | None" = None
