"""JSON with its positions in the source: what a text says, and on which line each part of it begins."""

import json
import re
from typing import Any, NoReturn

from lautta.core.problems import Args, Path, Problem, path_text, quoted

BLANKS = re.compile(r"[ \t\n\r]*")
NUMBER_OR_WORD = re.compile(r"[^\s,:\[\]{}\"]+")
SURROGATES = re.compile("[\ud800-\udfff]")  # halves of a sign, which are no text
DEEPEST = 100


class Reader:
    """Reads one JSON text: `data`, the line of each path in `lines`, and keys given twice in `problems`."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self._lines, self._counted = 1, 0  # which line that is, and up to where lines were counted
        self.lines: dict[Path, int] = {}
        self.problems: list[Problem] = []
        self.data = self._value(())
        self._blanks()
        if self.at < len(text):
            self._stop("core-json-end")

    def line(self, path: Path) -> int:
        """The line of a path, or of the nearest thing around it."""
        while path not in self.lines:
            path = path[:-1]
        return self.lines[path]

    def _value(self, path: Path) -> Any:
        self._blanks()
        self.lines[path] = self._line()
        first = self.text[self.at : self.at + 1]
        if len(path) > DEEPEST:
            self._stop("core-json-deep")
        if first == "{":
            return self._object(path)
        if first == "[":
            return self._list(path)
        if first == '"':
            return self._string()
        if not (word := NUMBER_OR_WORD.match(self.text, self.at)):
            self._stop("core-json-value")
        try:
            value = json.loads(word[0], parse_constant=float)
        except ValueError:
            self._stop("core-json-no-value", value=quoted(word[0]))
        if value != value or value in (float("inf"), float("-inf")):
            self._stop("core-json-no-value", value=quoted(word[0]))
        self.at = word.end()
        return value

    def _object(self, path: Path) -> dict[str, Any]:
        found: dict[str, Any] = {}
        self.at += 1
        while not self._ends("}", bool(found)):
            if not self.text.startswith('"', self.at):
                self._stop("core-json-name")
            line, key = self._line(), self._string()
            self._blanks()
            self._take(":", "core-json-colon")
            if key in found:
                facts = {"name": quoted(key)}
                self.problems.append(Problem.said(line, path_text((*path, key)), "core-json-twice", facts))
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
            self._take(",", "core-json-comma", bracket=bracket)
            self._blanks()
        return False

    def _string(self) -> str:
        try:
            value, end = json.JSONDecoder().raw_decode(self.text, self.at)
        except json.JSONDecodeError as error:
            self.at = error.pos
            self._stop("core-json-string")
        if SURROGATES.search(value):
            self._stop("core-json-string")
        self.at = end
        return str(value)

    def _take(self, sign: str, complaint: str, **facts: str | int) -> None:
        if not self.text.startswith(sign, self.at):
            self._stop(complaint, **facts)
        self.at += 1

    def _line(self) -> int:
        self._lines += self.text.count("\n", self._counted, self.at)
        self._counted = self.at
        return self._lines

    def _blanks(self) -> None:
        if blanks := BLANKS.match(self.text, self.at):
            self.at = blanks.end()

    def _stop(self, complaint: str, **facts: str | int) -> NoReturn:
        raise NoJson(self.text, self.at, complaint, facts)


class NoJson(ValueError):
    """A text that is no JSON; `problem` names the line and the column."""

    def __init__(self, text: str, at: int, key: str, facts: Args) -> None:
        line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
        self.problem = Problem.said(line, "", key, {**facts, "column": str(column)})
        super().__init__(str(self.problem))
