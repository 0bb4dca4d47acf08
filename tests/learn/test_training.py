"""Training by itself: what is learned from a batch, and the mean of the last steps."""

import numpy as np

from lautta.learn.training import Rate, Training
from lautta.learn.window import Batch
from lautta.players.network import OUTPUTS

INPUTS = 8


def batch() -> Batch:
    dice = np.random.default_rng(3)
    inputs = dice.integers(0, 2, (64, INPUTS)).astype(np.float32)
    aims = np.repeat(inputs[:, :1], OUTPUTS, axis=1)
    return Batch(inputs, aims, np.ones(OUTPUTS, np.float32))


def test_what_is_said_often_is_learned() -> None:
    training, here = Training(INPUTS, 1), batch()
    first = training.step(here, Rate(0.01))
    for _ in range(300):
        last = training.step(here, Rate(0.01))
    assert last < first / 4


def test_the_mean_follows_slowly() -> None:
    training, here = Training(INPUTS, 1), batch()
    begun = [layer.copy() for layer in training.layers]
    for _ in range(50):
        training.step(here, Rate(0.01))
    for start, mean, now in zip(begun, training.mean, training.layers, strict=True):
        assert 0 < np.abs(mean - start).sum() < np.abs(now - start).sum()


def test_the_mean_of_weights_that_stay_is_the_weights() -> None:
    training, here = Training(INPUTS, 1), batch()
    for _ in range(100):
        training.step(here, Rate(0.01))
    for _ in range(5000):
        training.step(here, Rate(0.0))
    assert all(np.allclose(*pair, atol=1e-3) for pair in zip(training.mean, training.layers, strict=True))
