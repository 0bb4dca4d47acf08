"""A run that is kept in a folder, so that it goes on after a break: always with the same settings, in one process."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from lautta.core import locks

LOCK = "lock"
# What reading data may raise that is not what it should be.
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, EOFError, msgspec.MsgspecError)
T = TypeVar("T")


class OtherRun(ValueError):
    """A folder holds a run with other settings; `differing` names the differences."""

    def __init__(self, folder: Path, differing: list[str]) -> None:
        super().__init__(folder, differing)
        self.folder, self.differing = folder, differing

    def __str__(self) -> str:
        return f"{self.folder} holds a run with another {', '.join(self.differing)}"


class FolderInUse(OSError):
    """Another process works in this folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"another process works in {folder}")
        self.folder = folder


class DamagedRun(ValueError):
    """A file does not hold what it should, in this line (from 1) or, for 0, as a whole."""

    def __init__(self, file: Path, line: int = 0, why: str = "") -> None:
        super().__init__(file, line, why)
        self.file, self.line, self.why = file, line, why

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.why}" if self.line else f"{self.file} is damaged: {self.why}"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Make a folder and lock it; raises FolderInUse and OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        lock = locks.take(folder / LOCK)
    except locks.Held:
        raise FolderInUse(folder) from None
    with lock:
        yield


def refuse_another(folder: Path, kept: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Raise OtherRun if not all that is wanted is what was kept."""
    if differing := [name for name, value in wanted.items() if kept.get(name) != value]:
        raise OtherRun(folder, differing)


@contextmanager
def reading(file: Path, *more: type[Exception]) -> Iterator[None]:
    """Turn errors of data, and `more` errors, into DamagedRun for this file."""
    try:
        yield
    except (OtherRun, DamagedRun):
        raise
    except UNREADABLE + more as error:
        raise DamagedRun(file, 0, str(error)) from error


def replace(path: Path, data: bytes) -> None:
    """Write a file so that there is always a whole one."""
    fresh = path.with_suffix(".new")
    fresh.write_bytes(data)
    os.replace(fresh, path)


def write(file: Path, data: bytes, mode: Literal["wb", "ab"] = "wb") -> None:
    """Write, and wait for the disk."""
    with file.open(mode) as opened:
        opened.write(data)
        opened.flush()
        os.fsync(opened.fileno())


def lines(file: Path, decode: Callable[[bytes], T]) -> Iterator[tuple[int, T]]:
    """Yield what each line says, with its number from 1, except of a truncated last one; raises DamagedRun."""
    texts = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    for number, text in enumerate(texts, 1):
        if not text.endswith(b"\n"):
            return
        try:
            found = decode(text)
        except UNREADABLE as error:
            raise DamagedRun(file, number, str(error)) from None
        yield number, found


def mend(file: Path) -> None:
    """Remove a truncated last line after a crash."""
    if file.exists() and not (text := file.read_bytes()).endswith(b"\n"):
        with file.open("r+b") as opened:
            opened.truncate(text.rfind(b"\n") + 1)
