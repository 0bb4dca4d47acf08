"""`lautta board make`: a board from a seed; `lautta board show`: how a board looks."""

import json
import secrets
from pathlib import Path

from lautta.cli import given
from lautta.cli.errors import Trouble
from lautta.core.boards import LoadedBoard, NoBoard
from lautta.core.game import Game
from lautta.terminal.console import out
from lautta.terminal.drawing import drawing_of
from lautta.words import Words

SEEDS = 2**31
TRIES = 20  # seeds that are tried where none was given, until one makes a board


def run(words: Words, name: str, players: int | None, seed: int | None, file: Path | None) -> int:
    """Make a board and write it to a file, or to the standard stream where none is named; answers 0.

    Raises Trouble for a game that makes no boards, and for a seed from which no board can be made.
    """
    game = given.game_of(name)
    if game.boards.make is None:
        raise Trouble("cli-board-not-made", game=game.name)
    number = given.number_of_players(game, players, game.players[0])
    if seed is not None:
        given.at_least("--seed", seed, 0)
    text = made(game, number, seed)
    if file is None:
        print(text)
        return 0
    with file.open("x", encoding="utf-8") as stream:
        stream.write(text + "\n")
    draw(words, game, game.load_board(file))
    out().print(words.say("cli-board-made", file=str(file)))
    return 0


def made(game: Game, players: int, seed: int | None) -> str:
    """The text of a board file; without a seed one is drawn that makes a board."""
    assert game.boards.make is not None
    for tried in [seed] if seed is not None else (secrets.randbelow(SEEDS) for _ in range(TRIES)):
        try:
            return json.dumps(game.boards.make(tried, players), indent=1, ensure_ascii=False)
        except NoBoard:
            continue
    raise Trouble("cli-board-no-board", players=players)


def show(words: Words, name: str, board: str) -> int:
    """Draw a board by its name, or from a file; answers 0."""
    game = given.game_of(name)
    draw(words, game, given.board_of(game, board))
    return 0


def draw(words: Words, game: Game, board: LoadedBoard) -> None:
    """The board as it is before anything happens on it."""
    console = out()
    console.print(board.title, style="bold")
    console.print(drawing_of(game, words, (), 0).bare(board))
