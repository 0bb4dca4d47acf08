"""The weights that come with the game: for the features as they are, small, and stronger than sense."""

import pytest
from tests.weights import check_cards, numbers_of, share_against_sense

from lautta.games.tigris.game import GAME
from lautta.players.thinking import module_for
from lautta.players.weights import thinking_of


def test_they_are_small_and_say_how_they_were_learned() -> None:
    check_cards(GAME, fewest=5_000)


@pytest.mark.skipif(not module_for(thinking_of(GAME)).compiled, reason="Tigris is not compiled: run `make build`")
@pytest.mark.verify
@pytest.mark.parametrize(
    "players", [pytest.param(number, marks=pytest.mark.soak if number > 2 else ()) for number in numbers_of(GAME)]
)
def test_they_beat_sense(players: int) -> None:
    """By far more than chance would."""
    assert share_against_sense(GAME, players, rounds=12) > 1.2 / players
