"""Interpreted and compiled leave the same bytes after every decision, and list the same.

The first decisions of many games here; whole games are compared by `make soak`.
"""

import pytest
from tests.games.roads.games import busy_game

from lautta.core.engines import compiled
from lautta.core.game import GameState
from lautta.core.harness import check_engines_agree, engines
from lautta.games.roads.board import BOARDS
from lautta.games.roads.game import GAME

GAMES, DECISIONS, LISTED = 12, 1500, 60  # games for each number of players; lists are compared now and then
OPTIONS = (None, {option.name: option.values[1] for option in GAME.rules.options})


@pytest.mark.slow
@pytest.mark.skipif(compiled(GAME.table) is None, reason="Roads & Boats is not compiled: run `make build`")
@pytest.mark.parametrize("players", range(1, 7))
def test_the_same_bytes_after_every_decision_of_many_games(players: int) -> None:
    made = [check_engines_agree(GAME, players, seed, GAME.board(BOARDS[(seed + players) % len(BOARDS)]),
                                   OPTIONS[seed // len(BOARDS) % 2], decisions=DECISIONS, listed=LISTED)
            for seed in range(GAMES)]  # fmt: skip
    assert min(made) > 60 and sum(made) > GAMES * (150 if players == 1 else 600)


@pytest.mark.skipif(compiled(GAME.table) is None, reason="Roads & Boats is not compiled: run `make build`")
@pytest.mark.parametrize("name", BOARDS)
def test_the_same_bytes_in_busy_games(name: str) -> None:
    slow, _ = engines(GAME)
    for before, after, seat, action in busy_game(name, int(GAME.board(name).data["players"]), 3, 250, OPTIONS[1]):
        twin = GameState(GAME, before.board, before.record, slow)
        twin.apply(action, seat)
        assert twin.bytes() == after.bytes(), f"{action}\n{after.text()}\n{twin.text()}"
