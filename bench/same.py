"""Plays whole random games on both engines: interpreted and compiled rules must leave the same bytes, always.

    python -m bench.same                      # 20 games of each game and player count, some minutes
    python -m bench.same --games 200 --game roads

Boards and options take turns. Ends with an error at the first decision that differs, and tells the game's seed.
"""

import argparse
from time import perf_counter

from lautta.core import registry
from lautta.core.game import Game
from lautta.core.harness import check_engines_agree

LISTED = 200  # legal lists are compared at every so many decisions


def compare(game: Game, players: int, games: int) -> int:
    """Whole games of so many players; answers how many decisions they had."""
    mixes = [None, {option.name: option.values[-1] for option in game.rules.options}]
    made = 0
    for seed in range(games):
        board = game.board(game.boards.names[(seed + players) % len(game.boards.names)])
        options = mixes[seed // len(game.boards.names) % 2]
        made += check_engines_agree(game, players, seed, board, options, listed=LISTED)
    return made


def main() -> None:
    """Compare, and print what was compared."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--games", type=int, default=20, help="of each player count")
    parser.add_argument("--game", choices=registry.game_names(), help="only this one")
    wanted = parser.parse_args()
    for name in [wanted.game] if wanted.game else registry.game_names():
        game = registry.game(name)
        for players in range(game.players[0], game.players[1] + 1):
            began = perf_counter()
            made = compare(game, players, wanted.games)
            print(
                f"{name}, {players} players: {wanted.games} whole games, {made:,} decisions, the same bytes "
                f"({perf_counter() - began:.0f} s)",
                flush=True,
            )


if __name__ == "__main__":
    main()
