"""Interpreted and compiled leave the same bytes after every decision, and list the same.

The first decisions of many games; `make soak` plays whole ones. Lists are compared once in `listed` decisions.
"""

import pytest
from tests.games.roads.games import busy_game

from lautta.core.engines import compiled
from lautta.core.game import GameState
from lautta.core.harness import check_engines_agree, engines
from lautta.games.roads.board import BOARDS
from lautta.games.roads.game import GAME

OPTIONS = (None, {option.name: option.values[1] for option in GAME.position.options})


@pytest.mark.slow
@pytest.mark.skipif(compiled(GAME.table) is None, reason="Roads & Boats is not compiled: run `make build`")
@pytest.mark.parametrize(("games", "decisions", "listed"), [
    pytest.param(12, 1500, 60, id="first decisions"),
    pytest.param(20, None, 200, id="whole games", marks=pytest.mark.soak),
])  # fmt: skip
@pytest.mark.parametrize("players", range(1, 7))
def test_the_same_bytes_after_every_decision_of_many_games(
    players: int, games: int, decisions: int | None, listed: int
) -> None:
    made = [check_engines_agree(GAME, players, seed, GAME.board(BOARDS[(seed + players) % len(BOARDS)]),
                                   OPTIONS[seed // len(BOARDS) % 2], decisions=decisions, listed=listed)
            for seed in range(games)]  # fmt: skip
    assert min(made) > 60 and sum(made) > games * (150 if players == 1 else 600)


@pytest.mark.skipif(compiled(GAME.table) is None, reason="Roads & Boats is not compiled: run `make build`")
@pytest.mark.parametrize("name", BOARDS)
def test_the_same_bytes_in_busy_games(name: str) -> None:
    slow, _ = engines(GAME)
    for before, after, seat, action in busy_game(name, int(GAME.board(name).data["players"]), 3, 250, OPTIONS[1]):
        twin = GameState(GAME, before.board, before.record, slow)
        twin.apply(action, seat)
        assert twin.bytes() == after.bytes(), f"{action}\n{after.text()}\n{twin.text()}"
