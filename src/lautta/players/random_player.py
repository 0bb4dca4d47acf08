"""The computer player that plays at random."""

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lautta.core.game import GameState


class RandomPlayer:
    """Chooses uniformly among the legal actions; the same seed makes the same choices."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: "GameState", seat: int) -> int:
        """One of the legal actions, each as likely as any other."""
        return self._random.choice(view.legal(seat))
