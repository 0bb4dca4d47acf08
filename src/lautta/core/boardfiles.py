"""Reading and checking board files."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lautta.core.boards import BoardError, LoadedBoard
from lautta.core.jsonsource import NoJson, Reader
from lautta.core.problems import Problem

LARGEST = 1_000_000  # bytes of a file


@dataclass(frozen=True, slots=True)
class BoardFiles:
    """The board files of a game: its own ones in `folder`, their check and their layout."""

    folder: Path
    names: tuple[str, ...]
    problems: Callable[[Reader], list[Problem]]
    lay_out: Callable[[Mapping[str, Any], str], LoadedBoard]

    def load(self, source: str | Path | Mapping[str, Any]) -> LoadedBoard:
        """Return a board that comes with the game, by name, or any other, from a file or from its data.

        Raises BoardError with all faults, and OSError if the file cannot be read. For data without a file, lines are
        those of `json.dumps(data, indent=1)`.
        """
        if isinstance(source, Mapping):
            try:
                text = json.dumps(source, indent=1)
            except (TypeError, ValueError, RecursionError):  # not JSON, circular, or nested too deeply
                raise BoardError("the data", [Problem.said(1, "$", "core-board-data", {})]) from None
            return self.read(text, "the data", "board")
        if source in self.names:  # the tests check these, so that starting a game need not
            text = (self.folder / f"{source}.json").read_text(encoding="utf-8")
            return self.lay_out(json.loads(text), str(source))
        path = Path(source)
        if path.stat().st_size > LARGEST:
            raise BoardError(str(path), [Problem.said(0, "", "core-board-large", {"most": LARGEST})])
        try:
            text = path.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError:
            raise BoardError(str(path), [Problem.said(1, "", "core-no-utf8", {})]) from None
        return self.read(text, str(path), "-".join(path.stem.split()))

    def read(self, text: str, source: str, name: str) -> LoadedBoard:
        """Return the board of a JSON text; `source` is its name in errors."""
        try:
            reader = Reader(text)
        except NoJson as error:
            raise BoardError(source, [error.problem]) from None
        if problems := self.problems(reader):
            raise BoardError(source, problems)
        try:
            return self.lay_out(reader.data, name)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise BoardError(source, [Problem.said(1, "$", "core-board-unreadable", {})]) from error
