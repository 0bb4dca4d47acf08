"""The player that does what looks best, by the game's own sense."""

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lautta.core.game import GameState


class NoSense(ValueError):
    """The game offers no sense for computer players."""


class SensePlayer:
    """Takes the action that the game's sense thinks worth most; equal ones by lot, from the seed.

    The sense of a game is a module with `weigh(view, seat) -> {code: worth}` over the legal actions of the seat.
    """

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: "GameState", seat: int) -> int:
        """One of the actions that are worth most; raises NoSense where the game has none."""
        weigh = view.game.weigh
        if weigh is None:
            raise NoSense(f"{view.game.name} has no sense for computer players")
        worth = weigh(view, seat)
        best = max(worth.values())
        return self._random.choice([code for code, value in worth.items() if value == best])
