"""Faults of positions and board files that come from outside.

A game or a field reports a `Fault`: a place in the document and a message of the catalogues. The reader of the document
turns it into a `Problem`, with the line of the text or the path in the JSON.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import index
from typing import TypeGuard

from lautta.core import error_messages

Path = tuple[str | int, ...]
Args = Mapping[str, str | int]
LONGEST = 40  # characters of a quoted value


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: a path inside a position document, and a message of the catalogues with its variables.

    `path` is like ("players", 0, "goods"), as exact as possible. Players in variables (`player`) count from 1.
    """

    path: Path
    key: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a position or a board file.

    `line` counts from 1 (0: not in a text), `path` is like `$.players[0].goods` (empty: no particular place), `message`
    is a sentence in English. `key` is its message in the catalogues, with the variables `args`. A key is as stable as a
    code: clients may act on it.
    """

    line: int
    path: str
    message: str
    key: str = ""
    args: Args = field(default_factory=dict)

    @classmethod
    def said(cls, line: int, path: str, key: str, args: Args) -> "Problem":
        """Make a problem from a message of the catalogues.

        >>> print(Problem.said(3, "", "core-position-seats", {"least": 2, "most": 4, "value": 7}))
        line 3: seats is from 2 to 4, not 7
        """
        return cls(line, path, error_messages.english(key, args), key, args)

    def __str__(self) -> str:
        return ": ".join(filter(None, (f"line {self.line}" if self.line else "", self.path, self.message)))


class Misfit(ValueError):
    """A field of a position cannot take a value: the key and the variables of a message.

    `path` is the place inside the field; the reader adds the place of the field. `line` is the line of the text if the
    field knows it.
    """

    line = 0

    def __init__(self, key: str, path: Path = (), /, **args: str | int) -> None:
        super().__init__(error_messages.english(key, args))
        self.fault = Fault(path, key, args)

    def on(self, line: int) -> "Misfit":
        """Set the line of the text."""
        self.line = line
        return self


def path_text(path: Path) -> str:
    """Return a path as people write it.

    >>> path_text(("routes", 3, "a"))
    '$.routes[3].a'
    """
    return "$" + "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)


def is_whole(value: object) -> TypeGuard[int]:
    """Is this an int, and not True or False?

    >>> is_whole(2), is_whole(2.0), is_whole(True)
    (True, False, False)
    """
    return isinstance(value, int) and not isinstance(value, bool)


def as_int(value: object) -> int | None:
    """Return a whole number of any kind, as of NumPy, as an int; None for anything else, and for True and False.

    >>> as_int(2), as_int(2.0), as_int(True)
    (2, None, None)
    """
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def quoted(value: object, longest: int = LONGEST) -> str:
    """Return a value in JSON notation, shortened; only brackets for a list or an object.

    >>> quoted("swamp"), quoted(None), quoted(2.5), quoted([1, 2]), len(quoted("x" * 99))
    ('swamp', 'null', '2.5', '[...]', 40)
    """
    if isinstance(value, str):
        text = value
    elif value is None or isinstance(value, bool):
        text = {None: "null", True: "true", False: "false"}[value]
    elif (number := as_int(value)) is not None:
        text = str(number) if abs(number) < 10**LONGEST else "a huge number"
    elif isinstance(value, float):
        text = str(value)
    elif isinstance(value, Mapping):
        text = "{...}"
    elif isinstance(value, list | tuple):
        text = "[...]"
    else:
        text = type(value).__name__
    return text if len(text) <= longest else text[: longest - 1] + "…"
