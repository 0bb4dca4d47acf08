"""Results in a folder: `settings.json`, a line for each game in `results.jsonl`, and game files in `games`.

A game file is written before its line, and each line at once, so a crash loses only the running games.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from lautta import __version__
from lautta.arena.matches import Match
from lautta.arena.playing import BrokenPlayer, Line, Played, Table, Task
from lautta.core import locks, registry

SETTINGS, LINES, GAMES, LOCK = "settings.json", "results.jsonl", "games", "lock"
_line = msgspec.json.Decoder(Line)


class Settings(Struct, frozen=True):
    """The settings of an arena, which determine its games."""

    table: Table
    matches: tuple[Match, ...]
    seed: int  # of the first round
    rules: int  # the version of the game's rules
    lautta: str = __version__

    @classmethod
    def of(cls, table: Table, matches: list[Match], seed: int) -> "Settings":
        """Make the settings for this release and these rules."""
        return cls(table, tuple(matches), seed, registry.game(table.game).rules.version)

    def task(self, match: int, seed: int, seating: int) -> Task:
        """Return a game of these settings."""
        return Task(self.table, match, seed, seating, self.matches[match].names(seating))


class OtherSettings(ValueError):
    """A folder holds games of other settings; `differing` names the differences."""

    def __init__(self, folder: Path, differing: list[str]) -> None:
        super().__init__(folder, differing)
        self.folder, self.differing = folder, differing

    def __str__(self) -> str:
        return f"{self.folder} holds games of other settings: {', '.join(self.differing)}"


class FolderInUse(OSError):
    """Another arena is playing in this folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"another arena is playing in {folder}")
        self.folder = folder


class DamagedResults(ValueError):
    """A line of the results (from 1), or the settings (0), are unreadable or belong elsewhere."""

    def __init__(self, file: Path, line: int, why: str) -> None:
        super().__init__(file, line, why)
        self.file, self.line, self.why = file, line, why

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.why}"


class Folder:
    """The folder of one arena."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path, self.settings = path, settings

    @classmethod
    def begin(cls, path: Path, settings: Settings) -> "Folder":
        """Begin or resume in a folder; raises OtherSettings, DamagedResults and OSError."""
        (path / GAMES).mkdir(parents=True, exist_ok=True)
        if (path / SETTINGS).exists():
            found = read_settings(path)
            differing = [name for name in Settings.__struct_fields__ if getattr(found, name) != getattr(settings, name)]
            if differing:
                raise OtherSettings(path, differing)
        else:
            (path / SETTINGS).write_bytes(msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
        return cls(path, settings)

    @classmethod
    def open(cls, path: Path) -> "Folder":
        """Open an existing folder; raises DamagedResults and OSError."""
        return cls(path, read_settings(path))

    def lines(self) -> Iterator[tuple[int, Line]]:
        """Yield each line with its number, from 1, except a truncated last one; raises DamagedResults."""
        file = self.path / LINES
        if not file.exists():
            return
        known = set()
        for number, text in enumerate(file.read_bytes().splitlines(keepends=True), 1):
            if not text.endswith(b"\n"):
                return
            try:
                line = _line.decode(text)
            except msgspec.MsgspecError as error:
                raise DamagedResults(file, number, str(error)) from None
            key = line.match, line.seed, line.seating
            if not self._belongs(line) or key in known:
                raise DamagedResults(file, number, f"no game of these settings, or told twice: {line.file}")
            known.add(key)
            yield number, line

    def _belongs(self, line: Line) -> bool:
        """Is it a game of these settings?"""
        settings = self.settings
        if not 0 <= line.match < len(settings.matches) or line.seed < settings.seed:
            return False
        if not 0 <= line.seating < len(settings.matches[line.match].seatings):
            return False
        return told_of(settings.task(line.match, line.seed, line.seating), line)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Lock the folder; raises FolderInUse and OSError."""
        try:
            lock = locks.take(self.path / LOCK)
        except locks.Held:
            raise FolderInUse(self.path) from None
        with lock:
            yield

    def mend(self) -> None:
        """Remove a truncated last line after a crash."""
        file = self.path / LINES
        if file.exists() and not (text := file.read_bytes()).endswith(b"\n"):
            with file.open("r+b") as opened:
                opened.truncate(text.rfind(b"\n") + 1)

    def keep(self, played: Played) -> None:
        """Write a game and its line; raises OSError."""
        _write(self.path / GAMES / played.line.file, "wb", played.text.encode())
        _write(self.path / LINES, "ab", msgspec.json.encode(played.line) + b"\n")

    def keep_broken(self, broken: BrokenPlayer) -> Path:
        """Write a game that a player broke, without a line, and return the file; raises OSError."""
        file = self.path / GAMES / broken.task.file
        _write(file, "wb", broken.text.encode())
        return file


def _write(file: Path, mode: Literal["wb", "ab"], data: bytes) -> None:
    """Write, and wait for the disk."""
    with file.open(mode) as opened:
        opened.write(data)
        opened.flush()
        os.fsync(opened.fileno())


def told_of(task: Task, line: Line) -> bool:
    """Is a line about this task?"""
    return (
        (line.match, line.seed, line.seating, line.players) == (task.match, task.seed, task.seating, task.names)
        and (line.game, line.board, line.options) == (task.table.game, task.table.board, task.table.options)
        and line.file == task.file
    )


def read_settings(path: Path) -> Settings:
    """Return the settings of a folder; raises DamagedResults and OSError."""
    try:
        return msgspec.json.decode((path / SETTINGS).read_bytes(), type=Settings)
    except msgspec.MsgspecError as error:
        raise DamagedResults(path / SETTINGS, 0, str(error)) from None
