"""What the weights of every game are held to: for the features as they are, small, and stronger than sense."""

from lautta.core.game import Game
from lautta.players import SensePlayer, play_out
from lautta.players.player import Player
from lautta.players.thinker import Thinker
from lautta.players.weights import has_weights, weights_of, weights_path

MOST_BYTES = 1_000_000  # of a game


def numbers_of(game: Game) -> list[int]:
    """The numbers of players for which there are weights."""
    return [players for players in (2, 3, 4) if has_weights(game, players)]


def check_cards(game: Game, fewest: int) -> None:
    """They are small, and say how they were learned: in more than so many games."""
    numbers = numbers_of(game)
    assert 2 in numbers
    assert sum(weights_path(game, players).stat().st_size for players in numbers) < MOST_BYTES
    for players in numbers:
        card = weights_of(game, players).card
        assert card["plan"]["players"] == players and card["games"] > fewest and card["hours"] > 0.1 and card["curve"]


def share_against_sense(game: Game, players: int, rounds: int) -> float:
    """The share of wins of one seat, by the network alone, against sense in all others; the same games each time."""
    games, won = rounds * players, 0.0
    for number in range(games):
        state = game.new(players, number // players)
        seated: list[Player] = [SensePlayer(number) for _ in range(players)]
        seated[number % players] = Thinker(number)
        play_out(state, seated)
        assert state.result
        won += (number % players in state.result.winners) / len(state.result.winners)
    return won / games
