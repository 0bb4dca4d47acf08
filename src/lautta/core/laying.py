"""Boards that the players lay before the game, piece by piece: the protocol for a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from lautta.core.chance import Chooser
from lautta.core.game import NamedAction, Said

Written = str | Mapping[str, str]  # a step in notation, or as an object of its name and parameters


class LayingError(ValueError):
    """An illegal piece. The text is the key of a message, such as `roads-laying-taken`; `reason` is a stable word."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(key)
        self.reason = reason


class BoardLaying(Protocol):
    """A board in the making. A step is an action in notation, such as `lay 0,-1 woods`."""

    players: int
    size: int

    @property
    def to_move(self) -> int | None:
        """The seat that lays the next piece, or None when the board is finished."""
        ...

    def spots(self) -> Sequence[str]:
        """Return the names of the places that may take a piece now."""
        ...

    def steps(self, spot: str) -> list[NamedAction]:
        """Return all legal steps at a place."""
        ...

    def step(self, text: str) -> None:
        """Lay a piece; raises LayingError, or ValueError with the key of a message if the text is no step."""
        ...

    def written(self, step: Written) -> str:
        """Return a step as notation; raises ValueError with the key of a message if it is no step."""
        ...

    def step_of(self, entry: Mapping[str, Any]) -> str:
        """Return the step for a piece of a board file; raises ValueError."""
        ...

    def told(self, text: str) -> Said:
        """Return the log of a step: a message, and its variables besides `seat` and `you`."""
        ...

    def suggestion(self, chooser: Chooser) -> str:
        """Return the step of a computer player; raises ValueError if no piece can be laid."""
        ...

    def take_back(self) -> None:
        """Undo the last step; raises ValueError if there is none."""
        ...

    def entries(self) -> list[dict[str, Any]]:
        """Return the pieces so far, in order, as in a board file."""
        ...

    def stand(self, piece: Mapping[str, Any] | None = None, chooser: Chooser | None = None) -> Mapping[str, Any]:
        """Return the state for clients: `to_move`, `left`, `supply`, `places`, `suggestion`.

        With a piece, each place says why the piece may not lie there. With a chooser, a computer player proposes one.
        """
        ...

    def data(self, title: str) -> Mapping[str, Any]:
        """Return the finished board as file data."""
        ...


@dataclass(frozen=True)
class BoardsLaid:
    """The rules for players who lay a board: `least` to `most` pieces, by default `each` for everybody. `step` has the
    name of a step and of its parameters, in the order of the notation.

    `begin(players, size, steps)` begins a board, by default of the usual size, with steps that were checked before.
    Raises ValueError for an unknown size.
    """

    begin: Callable[[int, int | None, Sequence[str]], BoardLaying]
    least: int
    most: int
    each: int
    step: tuple[str, ...]
