"""The protocol for a search for the best game of one player, which can stop at any time."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from lautta.core.game.state import GameState


class Line(NamedTuple):
    """The codes of all actions of a game, and its result.

    A line with more points is better; with equal points, the one with the higher `worth`.
    """

    points: int
    worth: int
    codes: tuple[int, ...]


class Search(Protocol):
    """A search for the best line from a position; it depends only on its seed and its calls."""

    best: Line | None
    evaluations: int

    def go_on(self, done: float) -> None:
        """Search for less than a second; `done` is the elapsed part of the time, from 0 to 1."""
        ...

    def kept(self) -> Mapping[str, Any]:
        """Return the state of the search for a resumption, as JSON."""
        ...


@dataclass(frozen=True, eq=False)
class Solver:
    """How to search: begin(start, seed, kept) for one player from the start of a game.

    `kept` is the result of `kept()` of an earlier search with this start and seed, None for a new one; raises
    ValueError, LookupError or TypeError for anything else.
    """

    begin: "Callable[[GameState, int, Mapping[str, Any] | None], Search]"
