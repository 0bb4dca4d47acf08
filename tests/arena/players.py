"""Computer players as somebody might bring them along, some of them broken."""

import os
from typing import ClassVar

from lautta.core.game import GameState
from lautta.players import RandomPlayer

RANDOM = "lautta.players:RandomPlayer"


class Watcher(RandomPlayer):
    """Keeps what it was shown, and the seeds that were given."""

    seen: ClassVar[list[tuple[GameState, int]]] = []
    seeds: ClassVar[list[int]] = []

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seeds.append(seed)

    def choose(self, view: GameState, seat: int) -> int:
        self.seen.append((view, seat))
        return super().choose(view, seat)


class Crashing(RandomPlayer):
    """Fails at its third decision."""

    left = 2

    def choose(self, view: GameState, seat: int) -> int:
        self.left -= 1
        if self.left < 0:
            raise ZeroDivisionError("no more ideas")
        return super().choose(view, seat)


class Cheating(RandomPlayer):
    """Plays what it does not have."""

    def choose(self, view: GameState, seat: int) -> int:
        return next(code for code in range(len(view.space)) if code not in view.legal(seat))


class Silent(RandomPlayer):
    """Answers nothing."""

    def choose(self, view: GameState, seat: int) -> int:
        return None  # type: ignore[return-value]


class Deadly(RandomPlayer):
    """Takes its process along."""

    def choose(self, view: GameState, seat: int) -> int:
        os._exit(3)


class Unmade(RandomPlayer):
    """Cannot even begin."""

    def __init__(self, seed: int) -> None:
        raise MemoryError("too clever")
