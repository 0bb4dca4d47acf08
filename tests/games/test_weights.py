"""The weights that come with a game: for the features as they are, small, and stronger than sense."""

import pytest

from lautta.core import registry
from lautta.players import SensePlayer, play_out
from lautta.players.player import Player
from lautta.players.thinker import Thinker
from lautta.players.thinking import module_for
from lautta.players.weights import has_weights, thinking_of, weights_of, weights_path

MOST_BYTES = 1_000_000  # of a game
FEWEST = {"amsterdam": 10_000, "tigris": 5_000}  # games that they were learned in
STRONG = {"amsterdam": (20, 1.5), "tigris": (12, 1.2)}  # rounds, and how often one wins beside what chance would give
NUMBERS = [(name, players) for name in STRONG for players in (2, 3, 4) if has_weights(registry.game(name), players)]


@pytest.mark.parametrize("name", FEWEST)
def test_they_are_small_and_say_how_they_were_learned(name: str) -> None:
    game, numbers = registry.game(name), [players for each, players in NUMBERS if each == name]
    assert 2 in numbers
    assert sum(weights_path(game, players).stat().st_size for players in numbers) < MOST_BYTES
    for players in numbers:
        card = weights_of(game, players).card
        assert card["plan"]["players"] == players and card["games"] > FEWEST[name]
        assert card["hours"] > 0.1 and card["curve"]


@pytest.mark.verify
@pytest.mark.parametrize(
    ("name", "players"), [pytest.param(*each, marks=pytest.mark.soak if each[1] > 2 else ()) for each in NUMBERS]
)
def test_they_beat_sense(name: str, players: int) -> None:
    """One seat, by the network alone, against sense in all others: the same games each time."""
    game, won, (rounds, times) = registry.game(name), 0.0, STRONG[name]
    if not module_for(thinking_of(game)).compiled:
        pytest.skip(f"{name} is not compiled: run `make build`")
    for number in range(rounds * players):
        state = game.new(players, number // players)
        seated: list[Player] = [SensePlayer(number) for _ in range(players)]
        seated[number % players] = Thinker(number)
        play_out(state, seated)
        assert state.result
        won += (number % players in state.result.winners) / len(state.result.winners)
    assert won / (rounds * players) > times / players
