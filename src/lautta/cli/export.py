"""`lautta export c`: the rules of a game as C source, for programs without Python."""

from collections.abc import Sequence
from pathlib import Path

from lautta.cli import given
from lautta.compiler.export import exported
from lautta.terminal.console import out
from lautta.words import Words


def c(words: Words, name: str, folder: Path, board: str | None, options: Sequence[str]) -> int:
    """Write the files into a folder, replacing older ones; answers 0. Raises Trouble and OSError."""
    game = given.game_of(name)
    files = exported(game, given.board_of(game, board), given.options_of(game, options))
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in files.items():
        (folder / file).write_text(text, encoding="utf-8", newline="\n")
        out().print(words.say("cli-export-written", file=str(folder / file)), soft_wrap=True)
    return 0
