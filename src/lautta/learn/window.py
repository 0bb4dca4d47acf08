"""The window of training positions: the newest ones, each with its inputs and aims."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lautta.core.current_game import ONE
from lautta.learn.self_play_tasks import Played
from lautta.players.network import MARGIN, OUTPUTS

ROOM = 256  # numbers of a position on the average, for which there is room; more would be overwritten too early


@dataclass
class Batch:
    """Positions from the window: their inputs, a row each, their aims, and the weight of each output."""

    inputs: NDArray[np.float32]
    aims: NDArray[np.float32]
    weights: NDArray[np.float32]


class Window:
    """A ring of positions. A second ring holds their numbers, one position after another."""

    def __init__(self, positions: int, inputs: int, seats: int, margin: float = 0.5) -> None:
        self.positions, self.inputs = positions, inputs
        self.index = np.zeros(positions * ROOM, np.uint16)
        self.amount = np.zeros(positions * ROOM, np.int16)
        self.begin = np.zeros(positions, np.int64)
        self.length = np.zeros(positions, np.int64)
        self.aims = np.zeros((positions, OUTPUTS), np.float32)
        self.weights = np.array([1.0 if i < seats else 0.0 for i in range(OUTPUTS)], np.float32)
        self.weights[MARGIN] = margin
        self.next, self.at, self.seen = 0, 0, 0

    def __len__(self) -> int:
        return min(self.seen, self.positions)

    def add(self, played: Played) -> None:
        """Add the positions of some games in place of the oldest."""
        count, numbers = len(played.lengths), len(played.index)
        if count > self.positions or numbers > len(self.index):
            raise ValueError(f"{count} positions with {numbers} numbers are too many at once")
        if self.at + numbers > len(self.index):
            self.at = 0
        here = slice(self.at, self.at + numbers)
        self.index[here], self.amount[here] = played.index, played.amount
        places = (self.next + np.arange(count)) % self.positions
        self.begin[places] = self.at + np.cumsum(played.lengths) - played.lengths
        self.length[places] = played.lengths
        self.aims[places] = played.aims
        self.at += numbers
        self.next = (self.next + count) % self.positions
        self.seen += count

    def draw(self, size: int, dice: np.random.Generator) -> Batch:
        """Draw positions uniformly."""
        chosen = dice.integers(0, len(self), size)
        inputs = np.zeros((size, self.inputs), np.float32)
        lengths = self.length[chosen]
        rows = np.repeat(np.arange(size), lengths)
        steps = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        places = np.repeat(self.begin[chosen], lengths) + steps
        inputs[rows, self.index[places]] = self.amount[places] / ONE
        return Batch(inputs, self.aims[chosen], self.weights)
