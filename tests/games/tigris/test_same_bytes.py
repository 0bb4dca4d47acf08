"""Interpreted and compiled leave the same bytes after every decision, and list the same."""

import pytest
from tests.games.tigris.games import BOARDS, OPTIONS

from lautta.core.chance import Chooser, choose
from lautta.core.engines import compiled
from lautta.core.harness import check_engines_agree, engines
from lautta.games.tigris.game import GAME

LISTED = 25  # every so many decisions the lists are compared as well


@pytest.mark.skipif(compiled(GAME.table) is None, reason="Tigris is not compiled: run `make build`")
@pytest.mark.slow
@pytest.mark.parametrize(
    "seeds", [range(30), pytest.param(range(30, 100), marks=pytest.mark.soak)], ids=["some", "many"]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_bytes_after_every_decision_of_many_games(players: int, seeds: range) -> None:
    made = [check_engines_agree(GAME, players, seed, BOARDS["advanced" if seed % 2 else "standard"],
                                OPTIONS[seed // 2 % 4], listed=LISTED)
            for seed in seeds]  # fmt: skip
    assert min(made) > 4 * players


@pytest.mark.skipif(compiled(GAME.table) is None, reason="Tigris is not compiled: run `make build`")
def test_refusals_are_the_same_too() -> None:
    slow, fast = engines(GAME)
    state, chooser = GAME.new(3, 11, engine=fast), Chooser(11, 0)
    for _ in range(3):
        for _ in range(25):
            legal = state.legal_actions
            state.apply(legal[choose(chooser, len(legal))])
        b, s = state.board.record, state.record
        for code in range(0, len(state.space), 3):
            assert slow.check(b, s, state.to_move[0], code) == fast.check(b, s, state.to_move[0], code)
