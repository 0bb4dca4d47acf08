"""Interpreted and compiled give the same lists and the same bytes, decision by decision."""

import pytest
from tests.games.amsterdam.test_properties import BOARDS, OPTIONS

from lautta.core.engines import compiled
from lautta.core.harness import check_engines_agree
from lautta.games.amsterdam.game import GAME

GAMES = 200


@pytest.mark.skipif(compiled(GAME.table) is None, reason="Amsterdam is not compiled: run `make build`")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("city", BOARDS)
def test_the_same_bytes_after_every_decision_of_many_games(players: int, city: str) -> None:
    made = [check_engines_agree(GAME, players, seed, BOARDS[city], OPTIONS[seed % 4]) for seed in range(GAMES)]
    assert min(made) > players
