"""The player that follows the heuristic of a game."""

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lautta.core.game import GameState


class NoSense(ValueError):
    """The game has no heuristic for computer players."""


class SensePlayer:
    """A player that takes the action with the highest worth by the game's heuristic; the seed decides ties.

    The heuristic is a module with `weigh(view, seat) -> {code: worth}` over the legal actions of the seat.
    """

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: "GameState", seat: int) -> int:
        """Choose one of the actions with the highest worth; raises NoSense if the game has no heuristic."""
        weigh = view.game.weigh
        if weigh is None:
            raise NoSense(f"{view.game.name} has no sense for computer players")
        worth = weigh(view, seat)
        best = max(worth.values())
        return self._random.choice([code for code, value in worth.items() if value == best])
