"""Batches of random games."""

import pytest
from tests.duel.game import GAME

from lautta.core import batches
from lautta.core.game import GameState


def test_a_batch_is_played_to_the_end() -> None:
    told: list[int] = []
    result = batches.play(GAME, 2, 50, 3, progress=told.append)
    assert (result.games, result.decisions, told) == (50, 400, [50])
    assert sum(result.mean_points) == 4 and 50 <= sum(result.wins) <= 100 and result.seconds > 0


def test_games_of_a_batch_are_the_games_of_their_seeds() -> None:
    batch = batches.start(GAME, 2, 3, 40)
    for i in range(3):
        assert bytes(batch[i]) == GAME.new(2, 40 + i).bytes()


def test_the_same_seed_gives_the_same_batch_however_it_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = batches.play(GAME, 2, 30, 1)
    monkeypatch.setattr(batches, "CHUNK", 7)
    for each in (batches.play(GAME, 2, 30, 1), batches.play(GAME, 2, 30, 1, threads=2)):
        assert (each.wins, each.mean_points, each.decisions) == (whole.wins, whole.mean_points, whole.decisions)


@pytest.mark.parametrize(
    ("players", "seed", "message"),
    [
        (3, 1, "2 to 2 players"),
        (2, -1, "a batch has at least"),
        (2, 2**64, "a batch has at least"),
    ],
)
def test_bad_batches_are_refused(players: int, seed: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        batches.play(GAME, players, 1, seed)


def test_records_from_elsewhere_are_checked_at_the_door() -> None:
    batch = batches.start(GAME, 2, 2, 1)
    batch["players"]["chosen"][1, 0] = 200
    with pytest.raises(ValueError, match=r"record 1"):
        GAME.engine.simulate(GAME.board().record, batch, 10, 1)
    state = GameState(GAME, GAME.board("large"), GAME.new().record, GAME.engine)
    with pytest.raises(ValueError, match="another board"):
        _ = state.to_move
