"""The databases of tests: an SQLite file for each path, or a PostgreSQL database in its place.

Tests name a database by the path that its file would have, and `database` answers what that means for the store that
the test runs on. PostgreSQL is asked for where LAUTTA_POSTGRESQL says, else on this machine; each test has databases of
its own, copied from one that is migrated already.
"""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy.engine import URL

from lautta.server.storage.databases import Database, NoSuchDatabase, database_of, open_store, written

SQLITE, POSTGRESQL = "sqlite", "postgresql"
ADDRESS = os.environ.get("LAUTTA_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432/postgres")
MISSING = (
    "there is no PostgreSQL, so the server was tested on SQLite alone; to add it, start PostgreSQL 15 or newer and set "
    "LAUTTA_POSTGRESQL to its address, such as postgresql://postgres@127.0.0.1/postgres"
)
PREFIX = "lautta_test_"
Answer = TypeVar("Answer")


class Stores:
    """The store that the running test uses, and the databases that were made for it in PostgreSQL."""

    def __init__(self) -> None:
        self.kind = SQLITE
        self.made: dict[Path, URL] = {}
        self._template = ""

    def database(self, path: Path) -> Database:
        """The database that takes the place of a file."""
        if self.kind == SQLITE:
            return path
        return self.made.get(path) or self._make(path, f' TEMPLATE "{self._migrated()}"')

    def empty(self, path: Path) -> URL:
        """A database of PostgreSQL in which nothing is."""
        return self._make(path)

    def _make(self, path: Path, how: str = "") -> URL:
        name = f"{PREFIX}{os.getpid()}_{sha256(str(path).encode()).hexdigest()[:12]}"
        administer(f'CREATE DATABASE "{name}"{how}')
        self.made[path] = named(name)
        return self.made[path]

    def _migrated(self) -> str:
        """A database to copy, made once."""
        if not self._template:
            drop_forgotten()
            self._template = f"{PREFIX}{os.getpid()}_template"
            administer(f'CREATE DATABASE "{self._template}"')
            aside(lambda: _migrate(named(self._template)))
        return self._template

    def drop(self, below: Path) -> None:
        """Drop the databases in place of files in a folder."""
        for path in [path for path in self.made if path.is_relative_to(below)]:
            administer(f'DROP DATABASE IF EXISTS "{self.made.pop(path).database}" (FORCE)')

    def drop_all(self) -> None:
        """Drop all that was made."""
        self.drop(Path("/"))
        if self._template:
            administer(f'DROP DATABASE IF EXISTS "{self._template}" (FORCE)')
            self._template = ""


stores = Stores()
database = stores.database


def itself() -> URL:
    """The database that LAUTTA_POSTGRESQL names."""
    found = database_of(ADDRESS)
    assert isinstance(found, URL)
    return found


def named(name: str) -> URL:
    """A database beside it."""
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
    """Do something to the databases of PostgreSQL."""
    asked(itself(), statement)


def drop_forgotten() -> None:
    """Drop what tests have left that were killed."""
    if not Path("/proc/self").exists():
        return
    for (name,) in asked(itself(), f"SELECT datname FROM pg_database WHERE datname LIKE '{PREFIX}%'"):
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
