"""Where a server keeps its data, and a lock so that no two servers share it."""

import os
import sys
from pathlib import Path
from typing import IO

from lautta.core import locks

FILE = "lautta.db"


class DataInUse(OSError):
    """Another server has this database open, at `path`."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"another server is using {path}")
        self.path = path


UNREADABLE = {
    "other": "is no database of Lautta",
    "newer": "was written by a newer release of Lautta",
    "empty": "is empty",
    "damaged": "is damaged",
}


class DataUnreadable(OSError):
    """The file is not a sound database of this Lautta; `path` is the file, `why` one of UNREADABLE."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} {UNREADABLE[why]}")
        self.path, self.why = path, why


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


class Lock:
    """Held by the one server of a database; the system releases it however that process ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Take the lock; the folder is made if necessary, for this user alone, as seeds are secret.

        Raises DataInUse, or OSError if nothing can be written there.
        """
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
