"""Copying the database of a running server: as it stood at one moment, into one file, verified."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from lautta.server.storage.data import Copied, DataUnreadable, give_name
from lautta.server.storage.sqlite import check


class DamagedBackup(Exception):
    """The copy is damaged, and was deleted; the text says what SQLite found."""


def backup(data: Path, to: Path) -> Copied:
    """Copy a database into a new file that only this user may read; a server may be writing meanwhile.

    Raises FileNotFoundError if there is no database, DataUnreadable if it is not Lautta's, FileExistsError rather
    than overwrite anything, OSError if the copy cannot be written, and DamagedBackup.
    """
    if not data.is_file() or not data.stat().st_size:
        raise FileNotFoundError(2, os.strerror(2), str(data))
    check(data)
    if to.exists():
        raise FileExistsError(17, os.strerror(17), str(to))
    begun = to.with_name(f"{to.name}.part")  # a copy gets its name only when it is complete
    os.close(os.open(begun, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        copied = _copy(data, begun)
        give_name(begun, to)
    finally:
        with suppress(FileNotFoundError):
            begun.unlink()
    return copied


def _copy(data: Path, to: Path) -> Copied:
    """Copy in one read transaction, which does not hold up any writer, and verify."""
    try:
        readable = data.absolute().as_uri() + "?mode=ro"
        with closing(sqlite3.connect(readable, uri=True)) as source, closing(sqlite3.connect(to)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # everything in one file
            if (found := target.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
                raise DamagedBackup(found)
            counts = [target.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "events")]
    except sqlite3.OperationalError as error:
        raise OSError(None, str(error), str(data)) from None
    except sqlite3.DatabaseError:
        raise DataUnreadable(data, "damaged") from None
    with to.open("rb") as file:
        os.fsync(file.fileno())
    return Copied(*counts)
