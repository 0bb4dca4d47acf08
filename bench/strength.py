"""How strong one computer player is against another: two-player games, each pair of games with the seats swapped.

    python -m bench.strength                        # sense against random, 100 games of each game that there is
    python -m bench.strength --game tigris --games 1000 --first sense --second random --seed 1

Prints for each game the wins of each, shared wins counted for both, mean points (in Tigris those of the weakest
colour), and the processor time that a decision took.
"""

import argparse
import json
import time
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.progress import track

import lautta
from lautta import players


@dataclass
class Tally:
    """What one side has won and scored so far."""

    name: str
    wins: int = 0
    shared: int = 0
    points: int = 0


def play(game: lautta.Game, board: str | None, sides: list[Tally], number: int, seed: int) -> int:
    """Play game `number` (odd ones with the seats swapped) and note it; answers the number of decisions."""
    order = sides[::-1] if number % 2 else sides
    deal = seed + number // 2  # both games of a pair begin alike
    state = game.new(players=2, seed=deal, board=board)
    decisions = players.play_out(state, [players.make(side.name, seed=deal) for side in order])
    result = state.result
    assert result is not None
    for seat, side in enumerate(order):
        side.points += result.scores[seat]
        if seat in result.winners:
            side.wins += 1
            side.shared += len(result.winners) > 1
    return decisions


def match(game: lautta.Game, asked: argparse.Namespace) -> dict[str, Any]:
    """The figures of a match of some games."""
    sides = [Tally(asked.first), Tally(asked.second)]
    began = time.process_time()
    title = f"{game.name}: {asked.first} against {asked.second}"
    numbers = track(range(asked.games), description=title, console=Console(stderr=True))
    decisions = sum(play(game, asked.board, sides, number, asked.seed) for number in numbers)
    spent = time.process_time() - began
    figures = {
        side.name: {"wins": side.wins, "of_them_shared": side.shared, "mean_points": side.points / asked.games}
        for side in sides
    }
    return {"game": game.name, "games": asked.games, "players": figures, "ms_per_decision": 1000 * spent / decisions}


def main() -> None:
    """Play a match of each game that was asked for and print how it went."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", action="append", help="a game, or several; all if not given")
    asked.add_argument("--board", help="a board of the game, or a file")
    asked.add_argument("--first", default="sense")
    asked.add_argument("--second", default="random")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--json", action="store_true", help="print one JSON object a game instead")
    chosen = asked.parse_args()

    for name in chosen.game or lautta.game_names():
        told = match(lautta.game(name), chosen)
        if chosen.json:
            print(json.dumps(told))
            continue
        print(f"{name}: {told['ms_per_decision']:.2f} ms a decision")
        for side, found in told["players"].items():
            won, shared = f"{found['wins']} of {told['games']} won", f"{found['of_them_shared']} of them shared"
            print(f"  {side}: {won}, {shared}, {found['mean_points']:.1f} points a game")


if __name__ == "__main__":
    main()
