"""Boards: read once from a data file, and constant during a game."""

from collections.abc import Mapping
from ctypes import Structure
from dataclasses import dataclass
from hashlib import blake2b
from importlib import import_module
from typing import Any

from lautta.core.problems import Problem
from lautta.core.records import record, u64


class BoardError(ValueError):
    """An unusable board file; `problems` lists all its faults."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        super().__init__(source, problems)
        self.source, self.problems = source, problems

    def __str__(self) -> str:
        return f"{self.source}: " + "; ".join(map(str, self.problems))


class NoBoard(ValueError):
    """No board can be made from this seed for so many players."""


@record
class Board(Structure):
    """The record of an empty board, for games with only one board."""

    hash: u64


@dataclass(frozen=True, eq=False, repr=False)
class LoadedBoard:
    """A checked board: its record for the rules, the names of its parts, and the data as read.

    `names` maps a kind of part ("routes", "contracts") to its names by index, for texts and actions. Two boards are the
    same if their hashes are equal. `secret` are parts of the data of which people learn only what the rules show them.
    """

    game: str
    name: str
    title: str
    record: Structure
    names: Mapping[str, tuple[str, ...]]
    data: Mapping[str, Any]
    secret: tuple[str, ...] = ()

    @property
    def hash(self) -> int:
        """The hash in the record of the board and of every state on it."""
        return int(self.record.hash)

    def __copy__(self) -> "LoadedBoard":
        return self

    def __deepcopy__(self, memo: Any) -> "LoadedBoard":
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return import_module("lautta.core.registry").board_again, (self.game, self.name, self.hash, self.data)

    def __repr__(self) -> str:
        return f"<{self.game}: board {self.name}>"


def seal(record: Structure, names: Mapping[str, tuple[str, ...]]) -> None:
    """Write the hash of its bytes and names (64 bits of BLAKE2b) into a filled board record."""
    record.hash = 0
    digest = blake2b(bytes(record), digest_size=8)
    for kind in sorted(names):
        digest.update("\0".join((kind, *names[kind], "")).encode())
    record.hash = int.from_bytes(digest.digest(), "little")


def bare_board(game: str, name: str, kind: type[Structure], names: Mapping[str, tuple[str, ...]]) -> LoadedBoard:
    """Return an empty board: a blank record, and the names of its parts, which are also its data."""
    made = kind()
    seal(made, names)
    return LoadedBoard(game, name, name.capitalize(), made, names, {kind: list(parts) for kind, parts in names.items()})
