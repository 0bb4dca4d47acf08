"""The databases of tests: an SQLite file for each path, or a PostgreSQL database in its place.

Tests name a database by the path that its file would have, and `database` answers what that means for the store that
the test runs on. PostgreSQL is asked for where LAUTTA_POSTGRESQL says, else on this machine. Each test has databases of
its own, but migrations run once: a new file is a copy, and a database of PostgreSQL is emptied for the next test, which
takes a tenth of the time of dropping it. No test waits for the disk: nothing here cuts the power.
"""

import asyncio
import os
import shutil
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import cached_property, lru_cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest
from sqlalchemy.engine import URL

from lautta.server.storage import rows, sqlite
from lautta.server.storage.databases import Database, NoSuchDatabase, database_of, open_store, written

SQLITE, POSTGRESQL = "sqlite", "postgresql"
ADDRESS = os.environ.get("LAUTTA_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/postgres")
MISSING = (
    "there is no PostgreSQL, so the server was tested on SQLite alone; to add it, start PostgreSQL 15 or newer and set "
    "LAUTTA_POSTGRESQL to its address, such as postgresql://postgres@127.0.0.1/postgres"
)
PREFIX = "lautta_test_"
DURABLE = sqlite.PRAGMAS
QUICK = tuple(one.replace("synchronous=FULL", "synchronous=OFF") for one in DURABLE)
OURS = "SELECT datname FROM pg_database WHERE datname LIKE '{}%'"
KNOWN = ", ".join(f"'{name}'" for name in (*rows.schema.tables, "alembic_version"))
EMPTY = f"""DO $$ BEGIN
IF EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ({KNOWN})) THEN
RAISE EXCEPTION 'a test has made tables of its own';
END IF;
PERFORM pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid();
UPDATE alembic_version SET version_num = '{rows.HEAD}';
{" ".join(f"DELETE FROM {table.name};" for table in reversed(rows.schema.sorted_tables) if table is not rows.identity)}
ALTER SEQUENCE places RESTART; ALTER SEQUENCE epochs RESTART;
END $$"""
Answer = TypeVar("Answer")


class Stores:
    """The store that the running test uses, and the databases that were made for it in PostgreSQL."""

    def __init__(self) -> None:
        self.kind = SQLITE
        self.made: dict[Path, URL] = {}
        self._empty: list[URL] = []
        self._numbers = count()
        self._folder = TemporaryDirectory(prefix="lautta-tests-")

    def database(self, path: Path) -> Database:
        """The database that takes the place of a file."""
        if self.kind == SQLITE:
            return path
        if path not in self.made:
            self.made[path] = self._empty.pop() if self._empty else self._make(f' TEMPLATE "{self._template}"')
        return self.made[path]

    def migrated(self, path: Path) -> Database:
        """The same; a file that is not there yet is a copy of one that is migrated already."""
        where = self.database(path)
        if isinstance(where, Path) and where.parent.exists() and not where.exists():
            shutil.copy(self._file, where)
        return where

    def without_anything(self, path: Path) -> URL:
        """A database of PostgreSQL in which nothing is."""
        self.made[path] = self._make()
        return self.made[path]

    def _make(self, how: str = "") -> URL:
        name = f"{PREFIX}{os.getpid()}_{next(self._numbers)}"
        administer(f'CREATE DATABASE "{name}"{how}')
        administer(f'ALTER DATABASE "{name}" SET synchronous_commit = off')
        return named(name)

    @cached_property
    def _template(self) -> str:
        drop_forgotten()
        where = self._make()
        aside(lambda: _migrate(where))
        return str(where.database)

    @cached_property
    def _file(self) -> Path:
        path = Path(self._folder.name, "template.db")
        sqlite.make(path)
        return path

    def leave(self, below: Path) -> None:
        """Empty the databases in place of files in a folder for other tests, and drop what cannot be emptied."""
        for path in [path for path in self.made if path.is_relative_to(below)]:
            where = self.made.pop(path)
            try:
                asked(where, EMPTY)
                self._empty.append(where)
            except Exception:  # a test has made something else of it
                administer(f'DROP DATABASE IF EXISTS "{where.database}" (FORCE)')

    def drop_all(self) -> None:
        self._folder.cleanup()
        if next(self._numbers) == 0:
            return
        for (name,) in asked(itself(), OURS.format(f"{PREFIX}{os.getpid()}_")):
            administer(f'DROP DATABASE IF EXISTS "{name}" (FORCE)')


stores = Stores()
database = stores.database


def itself() -> URL:
    found = database_of(ADDRESS)
    assert isinstance(found, URL)
    return found


def named(name: str) -> URL:
    return itself().set(database=name)


@lru_cache(1)
def reached() -> bool:
    """Is there a PostgreSQL to test on?"""
    try:
        administer("SELECT 1")
    except (OSError, NoSuchDatabase, ImportError):
        return False
    return True


def need() -> None:
    """Leave out the test that asks, if there is no PostgreSQL; always here, so that pytest tells it in one line."""
    if not reached():
        pytest.skip(MISSING)


def asked(where: Database, query: str) -> list[tuple[Any, ...]]:
    """What a database answers to a query, past all servers."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as file:
            return file.execute(query).fetchall()
    from bench import postgresql  # which needs asyncpg

    return [tuple(row) for row in aside(lambda: postgresql.asked(written(where), query))]


def administer(statement: str) -> None:
    asked(itself(), statement)


def drop_forgotten() -> None:
    """Drop what tests have left that were killed."""
    if not Path("/proc/self").exists():
        return
    for (name,) in asked(itself(), OURS.format(PREFIX)):
        process = str(name).removeprefix(PREFIX).partition("_")[0]
        if process.isdigit() and not Path(f"/proc/{process}").exists():
            administer(f'DROP DATABASE IF EXISTS "{name}" (FORCE)')


def aside(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Ask in a thread with a loop of its own, as a test may run in one already; raises what is raised there."""
    answers: list[Answer] = []
    errors: list[BaseException] = []

    async def run() -> None:
        try:
            answers.append(await ask())
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    thread.join()
    if errors:
        raise errors[0]
    return answers[0]


async def _migrate(where: URL) -> None:
    await (await open_store(where)).close()
