"""Interpreted and compiled leave the same bytes after every decision, and list the same."""

import pytest
from tests.games.tigris.games import BOARDS, OPTIONS

from lautta.core.chance import Chooser, choose
from lautta.core.engines import compiled
from lautta.core.harness import engines
from lautta.games.tigris.game import GAME

GAMES, LISTED = 100, 25  # games for each number of players; every so many decisions the lists are compared as well


def same_bytes(players: int, seed: int) -> int:
    """Play one random game on both engines; how many decisions it had."""
    slow, fast = engines(GAME)
    board, options = BOARDS["advanced" if seed % 2 else "standard"], OPTIONS[seed // 2 % 4]
    state, twin = (GAME.new(players, seed, board, options, engine=engine) for engine in (fast, slow))
    chooser, decisions = Chooser(seed, 0), 0
    assert state.bytes() == twin.bytes()
    while not state.over:
        (seat,) = state.to_move
        legal = state.legal(seat)
        if (decisions + seed) % LISTED == 0:
            assert legal == twin.legal(seat), f"the engines list otherwise\n{state.text()}"
        code = legal[choose(chooser, len(legal))]
        state.apply(code, seat)
        twin.apply(code, seat)
        decisions += 1
        assert state.bytes() == twin.bytes(), f"seed {seed}, decision {decisions}\n{state.text()}\n{twin.text()}"
    return decisions


@pytest.mark.skipif(compiled(GAME.table) is None, reason="Tigris is not compiled: run `make build`")
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_bytes_after_every_decision_of_many_games(players: int) -> None:
    made = [same_bytes(players, seed) for seed in range(GAMES)]
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
