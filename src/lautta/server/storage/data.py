"""Where a server keeps its data, and a lock so that no two servers share it."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, NamedTuple

from lautta.core import locks

FILE = "lautta.db"


class DataInUse(OSError):
    """Another server has the database open that is `at` this place."""

    def __init__(self, at: object) -> None:
        self.at = str(at)  # of a URL without its password
        super().__init__(f"another server is using {self.at}")


class DataAway(OSError):
    """The database `at` this place does not answer, or does not let anybody in; `text` says what it said."""

    def __init__(self, at: object, text: str) -> None:
        self.at, self.text = str(at), text
        super().__init__(f"{self.at}: {text}")


class Occupied(OSError):
    """The database `at` this place holds something already."""

    def __init__(self, at: object) -> None:
        self.at = str(at)
        super().__init__(f"{self.at} is not empty")


UNREADABLE = {
    "other": "is no database of Lautta",
    "newer": "was written by a newer release of Lautta",
    "older": "was written by an older release of Lautta",
    "empty": "is empty",
    "damaged": "is damaged",
}


class DataUnreadable(OSError):
    """The file `at` this place is not a sound database of this Lautta; `why` is one of UNREADABLE."""

    def __init__(self, at: object, why: str) -> None:
        self.at, self.why = str(at), why
        super().__init__(f"{self.at} {UNREADABLE[why]}")


class Copied(NamedTuple):
    """The contents of a copy."""

    tables: int
    events: int


def default_path(environ: "os._Environ[str] | dict[str, str]" = os.environ) -> Path:
    """The database of this user: LAUTTA_DATA, else in the folder where the system keeps such data.

    >>> default_path({"XDG_DATA_HOME": "/data"}).as_posix() if sys.platform == "linux" else "/data/lautta/lautta.db"
    '/data/lautta/lautta.db'
    """
    if chosen := environ.get("LAUTTA_DATA"):
        return database(Path(chosen))
    if sys.platform == "win32":
        base = Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "lautta" / FILE


def database(path: Path) -> Path:
    """The database that a path means: the file itself, or `lautta.db` in a folder.

    >>> database(Path("games.db")).as_posix(), database(Path("games")).as_posix()
    ('games.db', 'games/lautta.db')
    """
    return path if path.suffix and not path.is_dir() else path / FILE


def give_name(begun: Path, to: Path) -> None:
    """Give a complete file its name; raises FileExistsError if that is taken by now."""
    if hasattr(os, "link"):
        with suppress(PermissionError, NotImplementedError):  # file systems without links
            os.link(begun, to)
            return
    if to.exists():
        raise FileExistsError(17, os.strerror(17), str(to))
    begun.rename(to)


class Lock:
    """Held by the one server of a database; the system releases it however that process ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Take the lock, in a folder made for this user alone; raises DataInUse, or OSError if it is not writable."""
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            self._file = locks.take(self.path.parent / f"{self.path.name}.lock")
        except locks.Held:
            raise DataInUse(self.path) from None

    def free(self) -> None:
        """Release it."""
        if self._file:
            self._file.close()
            self._file = None
