"""Boards that the players lay before the game, one piece after another: what a game has to offer for that."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from lautta.core.chance import Chooser
from lautta.core.game import NamedAction


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
        """Lay a piece; raises ValueError with the key of a message, as `roads-laying-taken`."""
        ...

    def suggestion(self, chooser: Chooser) -> str:
        """The step of a computer player."""
        ...

    def take_back(self) -> None:
        """Undo the last step; raises ValueError if there is none."""
        ...

    def entries(self) -> list[dict[str, Any]]:
        """What has been laid, in order, as it stands in a board file."""
        ...

    def data(self, title: str) -> Mapping[str, Any]:
        """The finished board as its file has it."""
        ...
