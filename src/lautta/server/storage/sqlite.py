"""A store in one SQLite file, for one server: the default, which needs nothing else."""

import asyncio
import itertools
import logging
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.event import listen
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lautta.server.problem import Problem
from lautta.server.storage import rows
from lautta.server.storage.data import DataUnreadable
from lautta.server.storage.store import Store, migrate
from lautta.server.storage.writing import Gone, Renewed, Written, deleting, inserting, sorted_out, updating

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",  # milliseconds
    "wal_autocheckpoint=8000",  # pages of 4 kB
    "cache_size=-16000",  # kB
)
SMALL = 512 * 1024 * 1024  # bytes of a database that is checked whole before it is served; about two seconds
OF_A_START = 40  # bits for the places of rows within one start of the server; the number of the start is above them
AT_ONCE = (128, 64, 32, 16, 8, 4, 2, 1)  # rows that one statement inserts: few sizes, as each is prepared once
CHUNK = 64  # rows that are read at a time where a query is read row by row
STATEMENTS = 256  # that stay prepared
MARK = "?"  # for a value
ALONE = "BEGIN IMMEDIATE"  # else each change of the schema would be a transaction of its own
CANNOT = {
    sqlite3.SQLITE_FULL: "disk-full", sqlite3.SQLITE_READONLY: "data-read-only", sqlite3.SQLITE_PERM: "data-read-only",
    sqlite3.SQLITE_BUSY: "data-locked", sqlite3.SQLITE_LOCKED: "data-locked", sqlite3.SQLITE_CORRUPT: "data-damaged",
}  # fmt: skip
log = logging.getLogger(__name__)
logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # at lower levels it logs what it writes, seeds included
One = TypeVar("One")


class SqliteStore(Store):
    """A store in an SQLite file. A thread of its own writes, so that the disk holds up nobody."""

    conflicts = sqlite3.IntegrityError

    def __init__(self, engine: AsyncEngine, path: Path) -> None:
        super().__init__(engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._places = itertools.count(1)
        self._damaged = False

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open the database at that path, created or migrated if necessary; raises DataUnreadable."""
        check(path)
        if not path.exists():
            make(path)
        engine = engine_of(path)
        store = cls(engine, path)
        await asyncio.to_thread(_migrate, path)
        async with engine.begin() as connection:
            start = await connection.scalar(sa.insert(rows.starts).returning(rows.starts.c.number))
        store._places = itertools.count((int(start or 0) << OF_A_START) + 1)
        store._begin()
        if not is_small(path):
            Thread(target=store._check, args=(path,), daemon=True).start()  # no stop waits for it
        return store

    def _check(self, path: Path) -> None:
        try:
            check(path, whole=True)
        except DataUnreadable as error:
            self._damaged = True
            log.critical("%(why)s", {"why": str(error)})

    async def ping(self) -> None:
        """Read something; raises Problem if that fails, or if the database was found to be damaged."""
        await super().ping()
        if self._damaged:
            raise Problem("data-damaged")

    def _placed(self, row: Written) -> Written:
        if isinstance(row, Renewed | Gone) or row[0] not in rows.PLACED:
            return row
        return row[0], {**row[1], "place": next(self._places)}

    async def _insert(self, new: Sequence[Written], epoch: int | None) -> None:
        run = asyncio.get_running_loop().run_in_executor
        if self._connection is None:
            self._connection = await run(self._thread, _to_write, self._path)
        try:
            await run(self._thread, insert, self._connection, new)
        except Exception:
            await run(self._thread, self._connection.rollback)
            raise

    async def _end(self) -> None:
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    def _why(self, error: Exception) -> str:
        found = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)
        return CANNOT.get(found & 0xFF, "not-saved")  # the rest of the number says where SQLite noticed it


def insert(connection: sqlite3.Connection, written: Sequence[Written]) -> None:
    """Insert and update rows, and commit; raises sqlite3.Error.

    Every statement releases the interpreter and must get it back from the busy event loop, so many rows go into each.
    """
    gone, new, renewed = sorted_out(written)
    for table, key, keys in gone:
        connection.executemany(deleting(table, key, MARK), keys)
    for table, names, values in new:
        for some in _portions(values):
            row = tuple(one[name] for one in some for name in names)
            connection.execute(inserting(table, names, MARK, len(some)), row)
    for table, changed, key, all_values in renewed:
        connection.executemany(updating(table, changed, key, MARK), all_values)
    connection.commit()


def _portions(values: Sequence[One]) -> Iterator[Sequence[One]]:
    at = 0
    while at < len(values):
        size = next(size for size in AT_ONCE if size <= len(values) - at)
        yield values[at : at + size]
        at += size


def check(path: Path, whole: bool = False) -> None:
    """Check that a file, if it exists, is the database, and if `whole` that it is intact, which takes some seconds a
    gigabyte; raises DataUnreadable.
    """
    if not path.exists():
        return
    if not path.stat().st_size:
        raise DataUnreadable(path, "empty")
    try:
        with closing(sqlite3.connect(path)) as database:
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not tables:
                raise DataUnreadable(path, "empty")
            if "alembic_version" not in tables:
                raise DataUnreadable(path, "other")
            known = database.execute("SELECT version_num FROM alembic_version").fetchone()
            if known is None or (known[0] == rows.HEAD and not tables.issuperset(rows.schema.tables)):
                raise DataUnreadable(path, "damaged")
            if known[0] > rows.HEAD:
                raise DataUnreadable(path, "newer")
            if whole and database.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise DataUnreadable(path, "damaged")
    except sqlite3.OperationalError as error:
        raise OSError(None, str(error), str(path)) from None
    except sqlite3.DatabaseError as error:
        damaged = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT
        raise DataUnreadable(path, "damaged" if damaged else "other") from None


def is_small(path: Path) -> bool:
    """Is a file, if there is one, checked quickly?"""
    return not path.exists() or path.stat().st_size <= SMALL


def make(path: Path) -> None:
    """Make a new database, for this user alone. It gets its name only when complete, so no file is ever half made."""
    begun = path.with_name(f"{path.name}.new")
    begun.unlink(missing_ok=True)
    begun.touch(mode=0o600)
    _migrate(begun)
    begun.rename(path)


def _migrate(path: Path) -> None:
    """Migrate a file over a connection that does not enforce references, as some changes copy a table."""
    engine = sa.create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)
    try:
        with engine.begin() as connection:
            migrate(connection, ALONE)
    finally:
        engine.dispose()


def engine_of(path: Path) -> AsyncEngine:
    """Connections to a file."""

    async def connect() -> aiosqlite.Connection:
        connection = Connection(partial(sqlite3.connect, path, check_same_thread=False), CHUNK)
        connection._thread.daemon = True  # a query that never ends does not hold up the end of the process
        return await connection

    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, async_creator=connect, hide_parameters=True)
    listen(engine.sync_engine, "connect", _durable)
    listen(engine.sync_engine, "connect", _lenient)
    return engine


class Connection(aiosqlite.Connection):
    """A connection that may be stopped twice, which SQLAlchemy does where a query and then its end are cancelled: else
    the second stop waits for good for a thread that has ended.
    """

    _stopped: asyncio.Future[Any] | None = None

    def stop(self) -> asyncio.Future[Any] | None:
        """Close and end the thread; answers what is done once that is."""
        if self._running:
            self._stopped = super().stop()
        return self._stopped


def _to_write(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, cached_statements=STATEMENTS)
    _durable(connection)
    return connection


def _lenient(connection: Any, _: Any) -> None:
    """Read a text that is no UTF-8 as one with odd letters: a flipped bit must not fail a query for many tables."""
    connection.driver_connection.text_factory = partial(str, encoding="utf-8", errors="replace")


def _durable(connection: Any, _: Any = None) -> None:
    """A commit is on disk when it returns; readers and the writer do not wait for each other.

    Checkpoints are rare, as everybody waits for them, and the pages being written to stay in memory.
    """
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
