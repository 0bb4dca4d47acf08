"""How strong one computer player is against another: two-player games, each pair of games with the seats swapped.

    python -m bench.strength                        # sense against random, 100 games of amsterdam
    python -m bench.strength --games 1000 --first sense --second random --seed 1

Prints the wins of each, shared wins counted for both, mean points, and the time that a decision took.
"""

import argparse
import json
import time
from dataclasses import dataclass

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


def main() -> None:
    """Play the match and print how it went."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="amsterdam")
    asked.add_argument("--board", help="a board of the game, or a file")
    asked.add_argument("--first", default="sense")
    asked.add_argument("--second", default="random")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--json", action="store_true", help="print one JSON object instead")
    chosen = asked.parse_args()

    sides = [Tally(chosen.first), Tally(chosen.second)]
    game = lautta.game(chosen.game)
    console = Console(stderr=True)
    began = time.perf_counter()
    numbers = track(range(chosen.games), description=f"{chosen.first} against {chosen.second}", console=console)
    decisions = sum(play(game, chosen.board, sides, number, chosen.seed) for number in numbers)
    spent = time.perf_counter() - began

    figures = {
        side.name: {"wins": side.wins, "of_them_shared": side.shared, "mean_points": side.points / chosen.games}
        for side in sides
    }
    if chosen.json:
        print(json.dumps({"games": chosen.games, "players": figures, "ms_per_decision": 1000 * spent / decisions}))
        return
    for side in sides:
        mean = side.points / chosen.games
        print(f"{side.name}: {side.wins} of {chosen.games} won, {side.shared} of them shared, {mean:.1f} points a game")
    print(f"{1000 * spent / decisions:.2f} ms a decision")


if __name__ == "__main__":
    main()
