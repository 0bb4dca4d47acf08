"""A lock that one process holds; the system releases it however that process ends."""

import sys
from pathlib import Path
from time import monotonic, sleep
from typing import IO

# Seconds in which the lock of a killed process is free: a program that it was just starting has it for a moment.
LETS_GO = 1.0


class Held(OSError):
    """Another process holds the lock in this file."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"another process holds {file}")
        self.file = file


def take(file: Path) -> IO[bytes]:
    """Lock a file, made if missing, until the result is closed; raises Held, or OSError if it is not writable."""
    opened, until = file.open("ab"), monotonic() + LETS_GO
    while True:
        try:
            _lock(opened)
        except OSError:
            if monotonic() > until:
                opened.close()
                raise Held(file) from None
            sleep(0.02)
        else:
            return opened


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
