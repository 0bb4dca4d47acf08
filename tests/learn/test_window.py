"""The window of positions that are learned from."""

import numpy as np

from lautta.core.current_game import ONE
from lautta.learn.self_play_tasks import Played
from lautta.learn.window import Window
from lautta.players.network import OUTPUTS


def test_a_full_window_is_drawn_from_as_a_whole() -> None:
    window = Window(4, inputs=1, seats=2)
    for amount in range(1, 7):
        place, aims = np.zeros(1, np.uint16), np.full((1, OUTPUTS), amount, np.float32)
        window.add(Played(1, 1, 0, np.ones(1, np.int64), place, np.full(1, amount * ONE, np.float32), aims))
    drawn = window.draw(200, np.random.default_rng(1))
    assert len(window) == 4 and set(drawn.inputs[:, 0]) == {3, 4, 5, 6} and set(drawn.aims[:, 0]) == {3, 4, 5, 6}
