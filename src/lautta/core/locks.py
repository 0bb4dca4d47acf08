"""A lock that one process holds; the system releases it however that process ends."""

import sys
from pathlib import Path
from typing import IO


class Held(OSError):
    """Another process holds the lock in this file."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"another process holds {file}")
        self.file = file


def take(file: Path) -> IO[bytes]:
    """Lock a file, made if missing, until the result is closed; raises Held, or OSError if it is not writable."""
    opened = file.open("ab")
    try:
        _lock(opened)
    except OSError:
        opened.close()
        raise Held(file) from None
    return opened


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
