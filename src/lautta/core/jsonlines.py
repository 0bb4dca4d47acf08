"""JSON with line numbers: what a text says, and on which line each part of it begins."""

import json
import re
from typing import Any, NoReturn

from lautta.core.boards import Problem

Path = tuple[str | int, ...]
BLANKS = re.compile(r"[ \t\n\r]*")
NUMBER_OR_WORD = re.compile(r"[^\s,:\[\]{}\"]+")
DEEPEST = 100


class Reader:
    """Reads one JSON text: `data`, the line of each path in `lines`, and keys given twice in `problems`."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.lines: dict[Path, int] = {}
        self.problems: list[Problem] = []
        self.data = self._value(())
        self._blanks()
        if self.at < len(text):
            self._stop("there is something after the end")

    def line(self, path: Path) -> int:
        """The line of a path, or of the nearest thing around it."""
        while path not in self.lines:
            path = path[:-1]
        return self.lines[path]

    def _value(self, path: Path) -> Any:
        self._blanks()
        self.lines[path] = self.text.count("\n", 0, self.at) + 1
        first = self.text[self.at : self.at + 1]
        if len(path) > DEEPEST:
            self._stop("this is nested too deeply")
        if first == "{":
            return self._object(path)
        if first == "[":
            return self._list(path)
        if first == '"':
            return self._string()
        if not (word := NUMBER_OR_WORD.match(self.text, self.at)):
            self._stop("a value is missing")
        try:
            value = json.loads(word[0], parse_constant=float)
        except ValueError:
            self._stop(f"{word[0][:40]!r} is no value")
        if value != value or value in (float("inf"), float("-inf")):
            self._stop(f"{word[0][:40]!r} is no value")
        self.at = word.end()
        return value

    def _object(self, path: Path) -> dict[str, Any]:
        found: dict[str, Any] = {}
        self.at += 1
        while not self._ends("}", bool(found)):
            if not self.text.startswith('"', self.at):
                self._stop("a name in quotation marks is missing")
            line, key = self.text.count("\n", 0, self.at) + 1, self._string()
            self._blanks()
            self._take(":")
            if key in found:
                self.problems.append(Problem(line, path_text((*path, key)), f"the name {key!r} is there twice"))
            found[key] = self._value((*path, key))
        return found

    def _list(self, path: Path) -> list[Any]:
        found: list[Any] = []
        self.at += 1
        while not self._ends("]", bool(found)):
            found.append(self._value((*path, len(found))))
        return found

    def _ends(self, bracket: str, some: bool) -> bool:
        """Step over the bracket if the list ends here, else over the comma if there was something before."""
        self._blanks()
        if self.text.startswith(bracket, self.at):
            self.at += 1
            return True
        if some:
            self._take(",", f"a comma or {bracket} is missing")
            self._blanks()
        return False

    def _string(self) -> str:
        try:
            value, end = json.JSONDecoder().raw_decode(self.text, self.at)
        except json.JSONDecodeError as error:
            self.at = error.pos
            self._stop("a text in quotation marks is broken or does not end")
        self.at = end
        return str(value)

    def _take(self, sign: str, complaint: str = "") -> None:
        if not self.text.startswith(sign, self.at):
            self._stop(complaint or f"a {sign} is missing")
        self.at += 1

    def _blanks(self) -> None:
        if blanks := BLANKS.match(self.text, self.at):
            self.at = blanks.end()

    def _stop(self, complaint: str) -> NoReturn:
        raise NoJson(self.text, self.at, complaint)


class NoJson(ValueError):
    """A text that is no JSON; `problem` names the line and the column."""

    def __init__(self, text: str, at: int, complaint: str) -> None:
        line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
        self.problem = Problem(line, "", f"this is no JSON: {complaint} (column {column})")
        super().__init__(str(self.problem))


def path_text(path: Path) -> str:
    """A path as people write it.

    >>> path_text(("routes", 3, "a"))
    '$.routes[3].a'
    """
    return "$" + "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
