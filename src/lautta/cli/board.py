"""`lautta board check`: everything that is wrong with a board file; `make` makes one, and `show` draws one."""

import json
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import lautta
from lautta.cli import given
from lautta.cli.errors import Trouble
from lautta.core.boardfiles import LARGEST
from lautta.core.boards import BoardError, LoadedBoard, NoBoard
from lautta.core.game import Game
from lautta.core.problems import Problem
from lautta.terminal.console import out
from lautta.terminal.drawing import drawing_of
from lautta.words import Words

SEEDS = 2**31
TRIES = 20  # seeds that are tried where none was given, until one makes a board


def check(words: Words, file: Path, game: str | None) -> int:
    """Print the problems of a board file; answers 1, or 0 for none. Raises OSError, and Trouble without a game."""
    console = out()
    played = given.game_of(game or game_in(file))
    try:
        board = played.load_board(file)
    except BoardError as error:
        for problem in error.problems:
            console.print(in_words(words, file, problem), soft_wrap=True)
        console.print(words.say("cli-board-bad", problems=len(error.problems)))
        return 1
    console.print(words.say("cli-board-ok", file=str(file), title=board.title, game=board.game))
    console.print(words.say("cli-board-parts", parts=", ".join(parts(words, board))))
    if unofficial := parts(words, board, of=is_placeholder):
        console.print(words.say("cli-board-placeholders", parts=", ".join(unofficial)))
    for warning in played.boards.warnings(board.data) if played.boards.warnings else ():
        console.print(sentence(words, warning), soft_wrap=True)
    return 0


def in_words(words: Words, file: Path, problem: Problem) -> str:
    """One problem with its line and, where it has one, the path of the item."""
    key = "cli-board-problem-in" if problem.path else "cli-board-problem"
    more = {"path": problem.path} if problem.path else {}
    return words.say(key, file=str(file), line=str(problem.line), text=sentence(words, problem), **more)


def sentence(words: Words, problem: Problem) -> str:
    """Describe a problem, in the reader's language if the catalogues have words for it."""
    return words.say(problem.key, **problem.args) if problem.key else problem.message


def game_in(file: Path) -> str:
    """The game that a board file says it is for; or the only game there is. Raises OSError, and Trouble.

    A file that is not JSON may go to any game, as each says where it breaks.
    """
    try:
        with file.open("rb") as stream:
            data = json.loads(stream.read(LARGEST))
    except ValueError:
        return lautta.game_names()[0]
    named = data.get("game") if isinstance(data, dict) else None
    if isinstance(named, str) and named in lautta.game_names():
        return named
    if len(lautta.game_names()) == 1:
        return lautta.game_names()[0]
    raise Trouble("cli-board-which-game", file=str(file), known=", ".join(lautta.game_names()))


def parts(words: Words, board: LoadedBoard, of: Callable[[Any], bool] = lambda item: True) -> list[str]:
    """How many objects there are in each list of a board, or how many of a certain sort; lists with none left out."""
    found = []
    for kind, items in board.data.items():
        number = sum(isinstance(item, dict) and of(item) for item in items) if isinstance(items, list) else 0
        if number:
            key = f"{board.game}_cli-part-{kind}"
            found.append(words.say(key, number=number) if words.knows(key) else f"{number} {kind}")
    return found


def is_placeholder(item: Mapping[str, Any]) -> bool:
    """Is this made up until the official one is known?"""
    return item.get("placeholder") is True


def make(words: Words, name: str, players: int | None, seed: int | None, file: Path | None) -> int:
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
