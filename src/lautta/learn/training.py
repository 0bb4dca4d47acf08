"""Training of the network in floats that fit its whole numbers, by Adam on cross-entropy.

NumPy does the arithmetic: the network is so small that most of the time goes to self-play.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lautta.learn.window import Batch
from lautta.players.network import FIRST, FULL, ONE, OUTPUTS, SCALE, SECOND, SHIFT, Network

Floats = NDArray[np.float32]
ROUNDED = (FULL << SHIFT) / ONE  # a weight of the first layer, and
STORED = 1 << SHIFT  # one of the others, as whole numbers
SMALL, LARGE = -32_768, 32_767


@dataclass
class Rate:
    """The rate and the decay rates of Adam."""

    step: float = 1e-3
    first: float = 0.9
    second: float = 0.999


class Training:
    """The weights as floats, with the moments of Adam; the same seed begins with the same weights."""

    def __init__(self, inputs: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        sizes = [(inputs, FIRST), (FIRST, SECOND), (SECOND, OUTPUTS)]
        reach = [np.sqrt(6 / 64), np.sqrt(6 / FIRST), np.sqrt(3 / SECOND)]  # about 64 inputs are not 0
        self.layers: list[Floats] = []
        for size, most in zip(sizes, reach, strict=True):
            self.layers.append(dice.uniform(-most, most, size).astype(np.float32) * np.float32(0.5))
            self.layers.append(np.full(size[1], 0.1 if size[1] != OUTPUTS else 0.0, np.float32))
        self.first = [np.zeros_like(layer) for layer in self.layers]
        self.second = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def forward(self, x: Floats) -> list[Floats]:
        """Return the activations of each layer for inputs, one row a position; outputs are chances."""
        w1, b1, w2, b2, w3, b3 = self.layers
        one = np.clip(x @ w1 + b1, 0, 1)
        two = np.clip(one @ w2 + b2, 0, 1)
        return [x, one, two, 1 / (1 + np.exp(-(two @ w3 + b3)))]

    def step(self, batch: Batch, rate: Rate) -> float:
        """Learn from a batch; return the mean cross-entropy before the step."""
        x, one, two, said = self.forward(batch.inputs)
        off = (said - batch.aims) * batch.weights / len(x)
        w2, w3 = self.layers[2], self.layers[4]
        off_two = (off @ w3.T) * ((two > 0) & (two < 1))
        off_one = (off_two @ w2.T) * ((one > 0) & (one < 1))
        slopes = [x.T @ off_one, off_one.sum(0), one.T @ off_two, off_two.sum(0), two.T @ off, off.sum(0)]
        self._descend(slopes, rate)
        kept = np.clip(said, 1e-6, 1 - 1e-6)
        surprise = -(batch.aims * np.log(kept) + (1 - batch.aims) * np.log(1 - kept))
        return float((surprise * batch.weights).sum() / max(1.0, float(batch.weights.sum()) * len(x)))

    def _descend(self, slopes: list[Floats], rate: Rate) -> None:
        self.steps += 1
        size = rate.step * np.sqrt(1 - rate.second**self.steps) / (1 - rate.first**self.steps)
        for layer, slope, first, second in zip(self.layers, slopes, self.first, self.second, strict=True):
            first += (1 - rate.first) * (slope - first)
            second += (1 - rate.second) * (slope * slope - second)
            layer -= np.float32(size) * first / (np.sqrt(second) + 1e-8)

    def arrays(self) -> dict[str, Floats]:
        """Return the arrays of the training, by name."""
        parts = {"layer": self.layers, "first": self.first, "second": self.second}
        return {f"{name}{i}": array for name, arrays in parts.items() for i, array in enumerate(arrays)}

    def take(self, arrays: Mapping[str, Floats], steps: int) -> None:
        """Resume from earlier arrays; raises ValueError if their sizes differ."""
        for name, array in self.arrays().items():
            if arrays[name].shape != array.shape:
                raise ValueError(f"{name} has {arrays[name].shape} numbers, not {array.shape}")
            array[:] = arrays[name]
        self.steps = steps

    def begin_with(self, network: Network) -> None:
        """Take over the weights of a network."""
        n, whole = network, np.ctypeslib.as_array
        w1, b1, w2, b2, w3, b3 = self.layers
        w1[:] = whole(n.first)[: len(w1)] / ROUNDED
        w2[:], w3[:] = whole(n.second).T / STORED, whole(n.last).T / STORED
        for bias, sums in ((b1, n.first_bias), (b2, n.second_bias), (b3, n.last_bias)):
            bias[:] = whole(sums) / SCALE

    def network(self, mark: int) -> Network:
        """Return the weights as whole numbers, ready to play."""
        n = Network(mark=mark)
        w1, b1, w2, b2, w3, b3 = self.layers
        np.ctypeslib.as_array(n.first)[: len(w1)] = rounded(w1, ROUNDED)
        np.ctypeslib.as_array(n.second)[:] = rounded(w2.T, STORED)
        np.ctypeslib.as_array(n.last)[:] = rounded(w3.T, STORED)
        for bias, floats in ((n.first_bias, b1), (n.second_bias, b2), (n.last_bias, b3)):
            np.ctypeslib.as_array(bias)[:] = np.rint(floats * SCALE).astype(np.int32)
        return n


def rounded(floats: Floats, scale: float) -> NDArray[np.int16]:
    """Return weights as whole numbers, clipped to their range."""
    found: NDArray[np.int16] = np.clip(np.rint(floats * scale), SMALL, LARGE).astype(np.int16)
    return found
