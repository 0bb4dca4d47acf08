"""`lautta data`: games of a computer player against itself, as arrays for learners."""

from pathlib import Path

from lautta.cli import given
from lautta.cli.options import DataOptions
from lautta.learn.data import CARD, generate
from lautta.players import usual
from lautta.terminal.console import out, progress
from lautta.words import Words


def write(words: Words, name: str, folder: Path, options: DataOptions) -> int:
    """Play, write, and print where the data card is; answers 0. Raises Trouble."""
    game = given.game_of(name)
    board = given.board_of(game, options.board)
    fewest = given.played_on(game, options.board)[1]
    players = given.number_of_players(game, options.players, max(2, fewest))
    computer = options.computer or ("" if game.thinking else usual(game, players))
    given.able(game, [computer] if computer else [], players)
    games, worlds = given.at_least("--games", options.games, 1), given.at_least("--worlds", options.worlds, 1)
    seed, jobs = given.at_least("--seed", options.seed, 0), given.workers(options.jobs)
    start = game.new(players, 0, board, given.options_of(game, options.options))
    steps = generate(start, folder, games, seed, worlds, computer, jobs)
    with progress(words, "cli-arena-progress", games) as done:
        for number in steps:
            done(number)
    out().print(str(folder / CARD))
    return 0
