"""The window of positions that are learned from: the newest ones, each as its inputs and its aims."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lautta.players.network import CERTAIN, MARGIN, ONE, OUTPUTS
from lautta.players.self_play import Samples

ROOM = 160  # numbers of a position on the average, for which there is room


@dataclass
class Batch:
    """Positions drawn from the window: their inputs, a row each; their aims; and how much each output counts."""

    inputs: NDArray[np.float32]
    aims: NDArray[np.float32]
    weights: NDArray[np.float32]


class Window:
    """A ring of positions. Their numbers lie in a ring of their own, one position after another."""

    def __init__(self, positions: int, inputs: int, seats: int, margin: float = 0.5) -> None:
        self.positions, self.inputs = positions, inputs
        self.index = np.zeros(positions * ROOM, np.uint16)
        self.amount = np.zeros(positions * ROOM, np.float32)
        self.begin = np.zeros(positions, np.int64)
        self.length = np.zeros(positions, np.int64)
        self.aims = np.zeros((positions, OUTPUTS), np.float32)
        self.weights = np.array([1.0 if i < seats else 0.0 for i in range(OUTPUTS)], np.float32)
        self.weights[MARGIN] = margin
        self.next, self.at, self.seen = 0, 0, 0

    def __len__(self) -> int:
        return min(self.seen, self.positions)

    def add(self, samples: Samples) -> None:
        """Add the positions of a game."""
        count = samples.count
        begins = np.ctypeslib.as_array(samples.begin)[: count + 1]
        aims = np.ctypeslib.as_array(samples.aim)
        index = np.ctypeslib.as_array(samples.index)
        amount = np.ctypeslib.as_array(samples.amount)
        for place in range(count):
            first, last = int(begins[place]), int(begins[place + 1])
            if self.at + last - first > len(self.index):
                self.at = 0
            here = slice(self.at, self.at + last - first)
            self.index[here] = index[first:last]
            self.amount[here] = amount[first:last]
            self.begin[self.next], self.length[self.next] = self.at, last - first
            self.aims[self.next] = aims[place] / CERTAIN
            self.at += last - first
            self.next = (self.next + 1) % self.positions
            self.seen += 1

    def draw(self, size: int, dice: np.random.Generator) -> Batch:
        """Positions drawn at random, each as likely."""
        chosen = dice.integers(0, len(self), size)
        inputs = np.zeros((size, self.inputs), np.float32)
        lengths = self.length[chosen]
        rows = np.repeat(np.arange(size), lengths)
        steps = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        places = np.repeat(self.begin[chosen], lengths) + steps
        inputs[rows, self.index[places]] = self.amount[places] / ONE
        return Batch(inputs, self.aims[chosen], self.weights)
