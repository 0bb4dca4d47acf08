"""Which database a server uses: an SQLite file, or a PostgreSQL database that a URL names."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Union

from lautta.server.storage.data import Lock, database, default_path

if TYPE_CHECKING:
    from sqlalchemy import URL

    from lautta.server.storage.store import Store

Database = Union[Path, "URL"]
POSTGRESQL = ("postgresql", "postgres")


class NoSuchDatabase(ValueError):
    """A text that names no database: `why` says why not."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def database_of(text: str) -> Database:
    """The database that a text means: a file, a folder with `lautta.db`, or `postgresql://…`.

    Raises NoSuchDatabase, and ModuleNotFoundError without the extra `postgresql`.

    >>> database_of("games").as_posix(), str(database_of("postgres://anna:secret@db.example.org/games"))
    ('games/lautta.db', 'postgresql://anna:***@db.example.org/games')
    """
    if "://" not in text:
        if text.startswith(tuple(f"{name}:" for name in POSTGRESQL)) or "=" in text:  # a slip, perhaps with a password
            raise NoSuchDatabase("malformed")
        return database(Path(text).expanduser())
    from sqlalchemy.engine import make_url  # not needed for a file, so that `lautta info` works without the server
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise NoSuchDatabase("malformed") from None
    if url.drivername not in POSTGRESQL:
        raise NoSuchDatabase("kind")
    if "@" in (url.host or ""):  # one in a password is written %40
        raise NoSuchDatabase("malformed")
    if find_spec("asyncpg") is None:
        raise ModuleNotFoundError(name="asyncpg")
    return url.set(drivername="postgresql")


def chosen(file: Path | None, text: str | None, environ: Mapping[str, str] = os.environ) -> Database:
    """Return the database of `--data`, `--database` or LAUTTA_DATABASE, else the user's file; raises NoSuchDatabase."""
    if file is not None and text is not None:
        raise NoSuchDatabase("both")
    if file is not None:
        return database(file)
    text = text or environ.get("LAUTTA_DATABASE")
    return database_of(text) if text else default_path(dict(environ))


def shown(where: Database) -> str:
    """A database as people are told of it, without its password, which may stand behind a question mark too.

    >>> shown(database_of("postgresql://anna:secret@db/games?password=secret"))
    'postgresql://anna:***@db/games'
    """
    return str(where if isinstance(where, Path) else where.set(query={}))


def written(where: Database) -> str:
    """A database as it is named for a program, with its password, so never for people.

    >>> written(database_of("postgresql://anna:secret@db/games"))
    'postgresql://anna:secret@db/games'
    """
    return str(where) if isinstance(where, Path) else where.render_as_string(hide_password=False)


@contextmanager
def locked(where: Database) -> Iterator[None]:
    """Hold a file's lock (PostgreSQL stores lock their own); raises DataInUse, or OSError if it is not writable."""
    lock = Lock(where) if isinstance(where, Path) else None
    if lock:
        lock.take()
    try:
        yield
    finally:
        if lock:
            lock.free()


async def open_store(where: Database, speaks: int = 0, *, joins: bool = True) -> "Store":
    """Open a database, created or migrated if necessary; `speaks` is the version of the messages between processes that
    share it, 0 for one that is alone. Without `joins` it is only seen whether this process could, and nobody notices.
    Raises DataInUse, DataUnreadable, DataAway.
    """
    if isinstance(where, Path):
        from lautta.server.storage.sqlite import SqliteStore

        return await SqliteStore.open(where)
    from lautta.server.storage.postgresql import PostgresqlStore

    return await PostgresqlStore.open(where, speaks, joins=joins)
