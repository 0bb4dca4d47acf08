"""`lautta board check`: everything that is wrong with a board file."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import lautta
from lautta.cli import given
from lautta.cli.errors import Trouble
from lautta.core.boards import BoardError, LoadedBoard
from lautta.core.problems import Problem
from lautta.terminal.console import out
from lautta.words import Words


def check(words: Words, file: Path, game: str | None) -> int:
    """Print the problems of a board file; answers 1, or 0 for none. Raises OSError, and Trouble without a game."""
    console = out()
    text = file.read_bytes()
    played = given.game_of(game or game_in(text, file))
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


def game_in(text: bytes, file: Path) -> str:
    """The game that a board file says it is for; or the only game there is.

    A file that is not JSON may go to any game, as each says where it breaks.
    """
    try:
        data = json.loads(text)
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
