"""What is wrong with something that came from outside, a position or a board file.

A game or a field reports a `Fault`: a place in the document and a message of the catalogues. Whoever reads the document
turns it into a `Problem`, which knows the line of the text or the path in the JSON.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeGuard

from lautta.core import saying

Path = tuple[str | int, ...]
Args = Mapping[str, str | int]
LONGEST = 40  # of a wrong value that is quoted


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: a path inside a position document, and a message of the catalogues with its variables.

    `path` is like ("players", 0, "goods"), as exact as possible. Players in variables (`player`) count from 1.
    """

    path: Path
    key: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a position or a board file.

    `line` counts from 1 (0: not in a text), `path` is like `$.players[0].goods` (empty: no particular place), `message`
    is a sentence in English. `key` is the message of the catalogues that tells it to people, with its variables `args`.
    A key is as stable as a code: clients may act on it.
    """

    line: int
    path: str
    message: str
    key: str = ""
    args: Args = field(default_factory=dict)

    @classmethod
    def said(cls, line: int, path: str, key: str, args: Args) -> "Problem":
        """A problem for which the catalogues have words.

        >>> print(Problem.said(3, "", "core-position-seats", {"least": 2, "most": 4, "value": 7}))
        line 3: seats is from 2 to 4, not 7
        """
        return cls(line, path, saying.english(key, args), key, args)

    def __str__(self) -> str:
        return ": ".join(filter(None, (f"line {self.line}" if self.line else "", self.path, self.message)))


class Misfit(ValueError):
    """Raised by a field of a position that cannot take a value: the key and the variables of a message.

    `path` is the place inside the field; whoever reads the fields adds the place of the field. `line` is the line of
    the text if the field knows it.
    """

    line = 0

    def __init__(self, key: str, path: Path = (), /, **args: str | int) -> None:
        super().__init__(saying.english(key, args))
        self.fault = Fault(path, key, args)

    def on(self, line: int) -> "Misfit":
        """Return the same fault on a line of the text."""
        self.line = line
        return self


def path_text(path: Path) -> str:
    """A path as people write it.

    >>> path_text(("routes", 3, "a"))
    '$.routes[3].a'
    """
    return "$" + "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)


def is_whole(value: object) -> TypeGuard[int]:
    """Is this a whole number, written as one, and not True or False?

    >>> is_whole(2), is_whole(2.0), is_whole(True)
    (True, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool)


def quoted(value: object, longest: int = LONGEST) -> str:
    """A value as JSON has it, shortened; of a list or an object only that it is one.

    >>> quoted("swamp"), quoted(None), quoted(2.5), quoted([1, 2]), len(quoted("x" * 99))
    ('swamp', 'null', '2.5', '[...]', 40)
    """
    if isinstance(value, str):
        text = value
    elif value is None or isinstance(value, bool):
        text = {None: "null", True: "true", False: "false"}[value]
    elif isinstance(value, int):
        text = str(value) if abs(value) < 10**LONGEST else "a huge number"
    elif isinstance(value, float):
        text = str(value)
    elif isinstance(value, Mapping):
        text = "{...}"
    elif isinstance(value, list | tuple):
        text = "[...]"
    else:
        text = type(value).__name__
    return text if len(text) <= longest else text[: longest - 1] + "…"
