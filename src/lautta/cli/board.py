"""`lautta board check`: everything that is wrong with a board file."""

import json
from pathlib import Path

import lautta
from lautta.cli import given
from lautta.cli.console import out
from lautta.cli.errors import Trouble
from lautta.core.boards import BoardError, LoadedBoard
from lautta.words import Words


def check(words: Words, file: Path, game: str | None) -> int:
    """Print every problem of a board file, or that it is sound; answers 1 or 0.

    Raises OSError if the file cannot be read, Trouble if nothing tells which game it is for.
    """
    console = out()
    text = file.read_bytes()
    try:
        board = given.game_of(game or game_in(text, file)).load_board(file)
    except BoardError as error:
        for problem in error.problems:
            console.print(words.say("cli-board-problem", file=str(file), line=str(problem.line), text=problem.message,
                                    path=problem.path or "-"), soft_wrap=True)
        console.print(words.say("cli-board-bad", problems=len(error.problems)))
        return 1
    console.print(words.say("cli-board-ok", file=str(file), title=board.title, game=board.game))
    console.print(words.say("cli-board-parts", parts=", ".join(parts(words, board))))
    if unofficial := placeholders(board.data):
        console.print(words.say("cli-board-placeholders", number=unofficial))
    return 0


def game_in(text: bytes, file: Path) -> str:
    """The game that a board file says it is for; the only game there is where it does not say."""
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    named = data.get("game") if isinstance(data, dict) else None
    if isinstance(named, str) and named in lautta.game_names():
        return named
    if len(lautta.game_names()) == 1:
        return lautta.game_names()[0]
    raise Trouble("cli-board-which-game", file=str(file), known=", ".join(lautta.game_names()))


def parts(words: Words, board: LoadedBoard) -> list[str]:
    """How many there are of each kind of part in the data."""
    lists = {kind: items for kind, items in board.data.items() if isinstance(items, list) and items}
    return [_part(words, kind, len(items)) for kind, items in lists.items()]


def _part(words: Words, kind: str, number: int) -> str:
    """One kind of part with its number; its word where the catalogue has it."""
    key = f"cli-part-{kind}"
    return words.say(key, number=number) if words.knows(key) else f"{number} {kind}"


def placeholders(data: object) -> int:
    """How many objects in the data are marked as placeholders, wherever they stand."""
    if isinstance(data, dict):
        return (data.get("placeholder") is True) + sum(placeholders(value) for value in data.values())
    if isinstance(data, list):
        return sum(placeholders(value) for value in data)
    return 0
