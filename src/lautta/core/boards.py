"""Boards: read from a data file once, and never changed during a game."""

from collections.abc import Mapping
from ctypes import Structure
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from lautta.core.problems import Problem
from lautta.core.records import record, u64


class BoardError(ValueError):
    """A board file that cannot be played on; `problems` lists everything that is wrong with it."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        super().__init__(source, problems)
        self.source, self.problems = source, problems

    def __str__(self) -> str:
        return f"{self.source}: " + "; ".join(map(str, self.problems))


class NoBoard(ValueError):
    """No board could be made from this seed for so many players."""


@record
class Board(Structure):
    """The record of a board on which nothing is written, for games whose boards are all alike."""

    hash: u64


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


def bare_board(game: str, name: str, kind: type[Structure], names: Mapping[str, tuple[str, ...]]) -> LoadedBoard:
    """A board on which nothing is written: an empty record, and the names of its parts, which are its data too."""
    made = kind()
    seal(made, names)
    return LoadedBoard(game, name, name.capitalize(), made, names, {kind: list(parts) for kind, parts in names.items()})
