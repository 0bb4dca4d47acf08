"""Boards: what is read from a data file once and never changes during a game."""

from collections.abc import Mapping
from ctypes import Structure
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a board file: the line (from 1), the path of the item, and what it is.

    `key` is the message of the catalogues that tells it to people, with its variables `args`; what has none is told
    by `message`, which is in English. A key is as stable as a code: clients may act on it.
    """

    line: int
    path: str
    message: str
    key: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)

    @classmethod
    def said(cls, line: int, path: str, key: str, args: Mapping[str, str | int]) -> "Problem":
        """One that the catalogues have words for.

        >>> Problem.said(3, "$.tiles", "roads-problem-no-land", {}).message
        'roads-problem-no-land'
        """
        facts = ", ".join(f"{name}: {value}" for name, value in args.items())
        return cls(line, path, f"{key} ({facts})" if facts else key, key, args)

    def __str__(self) -> str:
        return f"line {self.line}: {self.path}: {self.message}" if self.path else f"line {self.line}: {self.message}"


class BoardError(ValueError):
    """A board file that cannot be played on; `problems` lists everything that is wrong with it."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        super().__init__(f"{source}: " + "; ".join(map(str, problems)))
        self.source, self.problems = source, problems


class NoBoard(ValueError):
    """No board could be made from this seed for so many players."""


@dataclass(frozen=True, eq=False)
class LoadedBoard:
    """A checked board: its record for the rules, the names of its parts, and the data as read.

    `names` maps a kind of part ("routes", "contracts") to the names by index, as texts and actions use them.
    Two boards are the same if their hashes are.
    """

    game: str
    name: str
    title: str
    record: Structure
    names: Mapping[str, tuple[str, ...]]
    data: Mapping[str, Any]

    @property
    def hash(self) -> int:
        """The hash that stands in the board's record and in every state played on it."""
        return int(self.record.hash)


def seal(record: Structure, names: Mapping[str, tuple[str, ...]]) -> None:
    """Write into a filled board record the hash of its bytes and its names (64 bits of BLAKE2b)."""
    record.hash = 0
    digest = blake2b(bytes(record), digest_size=8)
    for kind in sorted(names):
        digest.update("\0".join((kind, *names[kind], "")).encode())
    record.hash = int.from_bytes(digest.digest(), "little")
