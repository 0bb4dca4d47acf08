"""Boards that the players lay before the game, piece by piece: what a game has to offer for that."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from lautta.core.chance import Chooser
from lautta.core.game import NamedAction, Said

Written = str | Mapping[str, str]  # a step in notation, or as an object of its name and parameters


class LayingError(ValueError):
    """An illegally laid piece; the text is a message key, such as `roads-laying-taken`, and `reason` a stable word."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(key)
        self.reason = reason


class BoardLaying(Protocol):
    """A board that is being laid. A step is an action in notation, such as `lay 0,-1 woods`."""

    players: int
    size: int

    @property
    def to_move(self) -> int | None:
        """The seat that lays the next piece, or None when the board is finished."""
        ...

    def spots(self) -> Sequence[str]:
        """Where a piece may lie now, by name."""
        ...

    def steps(self, spot: str) -> list[NamedAction]:
        """Everything that may be laid there."""
        ...

    def step(self, text: str) -> None:
        """Lay a piece; raises LayingError, or ValueError with the key of a message for what is no step."""
        ...

    def written(self, step: Written) -> str:
        """A step as notation has it; raises ValueError with the key of a message for what is none."""
        ...

    def step_of(self, entry: Mapping[str, Any]) -> str:
        """The step that lays a piece as board files have it; raises ValueError."""
        ...

    def told(self, text: str) -> Said:
        """What is told of a step: a message, and its variables besides `seat` and `you`."""
        ...

    def suggestion(self, chooser: Chooser) -> str:
        """The step of a computer player; raises ValueError if nothing can be laid."""
        ...

    def take_back(self) -> None:
        """Undo the last step; raises ValueError if there is none."""
        ...

    def entries(self) -> list[dict[str, Any]]:
        """What has been laid, in order, as it stands in a board file."""
        ...

    def stand(self, piece: Mapping[str, Any] | None = None, chooser: Chooser | None = None) -> Mapping[str, Any]:
        """Return `to_move`, `left`, `supply`, `places` (why not, for a piece) and `suggestion` (from a chooser)."""
        ...

    def data(self, title: str) -> Mapping[str, Any]:
        """The finished board as its file has it."""
        ...


@dataclass(frozen=True)
class BoardsLaid:
    """That players may lay the board of a game: `least` to `most` pieces, as a rule `each` for everybody. `step` is the
    name of a step and those of its parameters, in the order in which a step in notation has them.

    `begin(players, size, steps)` begins one, of the usual size where that is None; the steps were checked before and
    are not checked again. Raises ValueError for a size that there is not.
    """

    begin: Callable[[int, int | None, Sequence[str]], BoardLaying]
    least: int
    most: int
    each: int
    step: tuple[str, ...]
