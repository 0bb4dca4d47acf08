"""Carrying all rows of a database over into another, of whichever kind, and verifying that they are the same."""

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import msgpack
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DataError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from lautta.server.storage import rows
from lautta.server.storage.data import Copied, DataUnreadable, Occupied, give_name
from lautta.server.storage.databases import Database, locked, open_store, shown
from lautta.server.storage.store import version

AT_ONCE = 500  # rows
ALL = (rows.identity, rows.starts, *rows.IN_ORDER)  # the processes of one database mean nothing to another
OF_PROCESSES = {rows.tables.c.owner, rows.tables.c.claim}
FULL = 2**256
SNAPSHOT = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
PATIENT = "SET LOCAL idle_in_transaction_session_timeout = 0"  # one may wait for the other


class Differs(Exception):
    """The copy differs from the original, so nothing was kept; the text names the table of rows."""


class NotTaken(Exception):
    """The target takes no row as there is one among `rows`, such as one with a NUL in PostgreSQL; nothing was kept."""

    def __init__(self, rows: str, error: DataError) -> None:
        self.rows = rows
        self.text = str(error.orig.__cause__ or error.orig) if error.orig else ""
        super().__init__(f"{rows}: {self.text}")


class Digest(NamedTuple):
    """Rows of one kind, in any order: their number, and the sum of the hashes of their values."""

    rows: int = 0
    total: int = 0

    def plus(self, some: Sequence[sa.Row[Any]]) -> "Digest":
        """With more rows.

        >>> one, two = [(1, "a")], [(2, b"b")]
        >>> Digest().plus(one).plus(two) == Digest().plus(two + one) != Digest().plus(one + one)
        True
        """
        hashes = (int.from_bytes(sha256(msgpack.encode(tuple(row))).digest(), "big") for row in some)
        return Digest(self.rows + len(some), (self.total + sum(hashes)) % FULL)


async def transfer(source: Database, target: Database) -> Copied:
    """Carry everything over into a new file or an empty database, while no server uses either of them.

    Raises DataInUse, DataUnreadable, DataAway; FileNotFoundError without a source, FileExistsError or Occupied if the
    target holds something; Differs and NotTaken.
    """
    if isinstance(source, Path) and not source.exists():
        raise FileNotFoundError(2, os.strerror(2), str(source))
    async with _stopped(source) as left, _new(target) as right:
        return await carry(left, right)


async def copy_of(url: URL, to: Path) -> Copied:
    """Copy one moment of a PostgreSQL database into a new SQLite file; raises DataUnreadable, DataAway,
    FileExistsError, Differs and NotTaken.
    """
    from lautta.server.storage.postgresql import engine_of, opening

    engine = engine_of(url)
    try:
        async with opening(url), engine.execution_options(**SNAPSHOT).connect() as left:
            await left.run_sync(_check, url)
            async with _new(to) as right:
                return await carry(left, right)
    finally:
        await engine.dispose()


async def carry(left: AsyncConnection, right: AsyncConnection) -> Copied:
    """Copy all rows in the transactions of two connections; raises Differs."""
    sent: dict[str, Digest] = {}
    for connection in (left, right):
        if connection.dialect.name == "postgresql":
            await connection.execute(sa.text(PATIENT))
    await right.execute(sa.delete(rows.identity))  # it becomes the same database
    for table in ALL:
        digest = Digest()
        async for some in _portions(left, table):
            try:
                await right.execute(sa.insert(table), [row._asdict() for row in some])
            except DataError as error:
                raise NotTaken(table.name, error) from None
            digest = digest.plus(some)
        sent[table.name] = digest
    for table in ALL:
        digest = Digest()
        async for some in _portions(right, table):
            digest = digest.plus(some)
        if digest != sent[table.name]:
            raise Differs(table.name)
    await _count_on(right)
    return Copied(sent["tables"].rows, sent["events"].rows)


async def _portions(connection: AsyncConnection, table: sa.Table) -> AsyncIterator[Sequence[sa.Row[Any]]]:
    kept = [column for column in table.c if column not in OF_PROCESSES]
    async with connection.stream(sa.select(*kept)) as found:
        async for some in found.partitions(AT_ONCE):
            yield some


async def _count_on(right: AsyncConnection) -> None:
    """Let places and starts that the target gives from now on come after all that there are."""
    placed = sa.union_all(*(sa.select(table.c.place) for table in rows.PLACED)).subquery()
    last = int(await right.scalar(sa.select(sa.func.max(placed.c.place))) or 0)
    if right.dialect.name == "postgresql":
        await right.execute(sa.text("SELECT setval('places', :last)"), {"last": last + 1})
        await right.execute(sa.text("ANALYZE"))  # until it has counted rows it chooses slow ways to find them
        return
    from lautta.server.storage.sqlite import OF_A_START

    start = await right.scalar(sa.select(sa.func.max(rows.starts.c.number))) or 0
    if start < last >> OF_A_START:
        await right.execute(sa.insert(rows.starts), [{"number": last >> OF_A_START}])


@asynccontextmanager
async def _stopped(source: Database) -> AsyncIterator[AsyncConnection]:
    """A connection to a database that no server uses meanwhile; one of an older release is migrated."""
    with locked(source):
        store = await open_store(source)
        try:
            engine = store.engine.execution_options(**({} if isinstance(source, Path) else SNAPSHOT))
            async with engine.connect() as connection:
                yield connection
        finally:
            await store.close()


@asynccontextmanager
async def _new(target: Database) -> AsyncIterator[AsyncConnection]:
    """A connection to a new database, kept only if nothing is raised."""
    async with _new_file(target) if isinstance(target, Path) else _empty(target) as connection:
        yield connection


@asynccontextmanager
async def _new_file(to: Path) -> AsyncIterator[AsyncConnection]:
    from lautta.server.storage.sqlite import make

    if to.exists():
        raise FileExistsError(17, os.strerror(17), str(to))
    begun = to.with_name(f"{to.name}.part")  # it gets its name only when it is complete
    if begun.exists():
        raise FileExistsError(17, os.strerror(17), str(begun))
    try:
        make(begun)
        engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(begun)), hide_parameters=True)
        try:
            async with engine.begin() as connection:
                yield connection
        finally:
            await engine.dispose()
        with begun.open("rb") as file:
            os.fsync(file.fileno())
        give_name(begun, to)
    finally:
        for left in (begun, begun.with_name(f"{begun.name}-journal")):
            left.unlink(missing_ok=True)


@asynccontextmanager
async def _empty(url: URL) -> AsyncIterator[AsyncConnection]:
    store = await open_store(url)
    try:
        async with store.engine.execution_options(isolation_level="READ COMMITTED").begin() as connection:
            for table in ALL[1:]:  # its id is there from the start
                if await connection.scalar(sa.select(sa.exists().select_from(table))):
                    raise Occupied(shown(url))
            yield connection
    finally:
        await store.close()


def _check(connection: Connection, url: URL) -> None:
    found = version(connection)
    if found != rows.HEAD:
        raise DataUnreadable(shown(url), "other" if found is None else "newer" if found > rows.HEAD else "older")
