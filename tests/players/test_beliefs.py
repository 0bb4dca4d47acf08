"""A search makes up worlds in which the others hold what they played for more often than others that fit."""

from dataclasses import replace

import pytest

import lautta
from bench.beliefs import gain, odds
from lautta import players
from lautta.core.chance import Chooser
from lautta.core.current_game import imagine
from lautta.core.game import GameState
from lautta.core.records import copy_of
from lautta.players.one_ply import Workspace
from lautta.players.thinker import Search
from lautta.players.weights import thinking_of, weights_of

GAME = lautta.game("amsterdam")


def test_worlds_in_which_the_other_stands_better_are_likelier() -> None:
    state, ida = GAME.new(2, seed=3), players.maker_of("ida", GAME)(3)
    while state.turn < 20:
        seat = state.to_move[0]
        state.apply(ida.choose(state.view(seat), seat), seat)
    seat = state.to_move[0]
    view = state.view(seat, recall=True)
    search = Search(view, seat, weights_of(GAME, 2).network, replace(thinking_of(GAME).hardest, belief=2), 5)
    search.follow(1)
    sums, found, workspace = [0, *search.memory.likely], [], Workspace()
    for place in range(12):
        record = copy_of(view.record)
        imagine(view.board.record, record, seat, Chooser(5, search.memory.guess[place]))
        world = GameState(GAME, view.board, record, view.engine)
        assert not world.status()
        found.append((odds(world, 1 - seat, workspace), sums[place + 1] - sums[place]))
    for better, weight in found:
        chance = better / (1 + better)
        assert weight == pytest.approx((1 + 256 * chance / (65 / 64 - chance)) ** 2, rel=0.02, abs=50)
    assert max(found)[1] > 4 * min(found)[1], "it tells them apart"


def test_a_gain_is_that_over_chance() -> None:
    assert gain([[1, 1, 1, 1]], 2) == 0
    assert abs(gain([[3, 1, 1, 1]], 1) - 0.6931) < 1e-3
