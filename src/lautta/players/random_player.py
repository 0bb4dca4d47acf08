"""The computer player that plays at random."""

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lautta.core.game import GameState


class RandomPlayer:
    """A player that chooses uniformly among the legal actions; the same seed makes the same choices."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: "GameState", seat: int) -> int:
        """Choose one of the legal actions."""
        return self._random.choice(view.legal(seat))
