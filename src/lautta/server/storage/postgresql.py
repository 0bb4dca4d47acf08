"""A store in a PostgreSQL database, which several processes may share, each with a lease of its own.

One connection writes. Each transaction first checks that this process still has its lease: a process that another one
overtook, while it was stopped or cut off, writes nothing more until it has entered anew.
"""

from asyncio import Lock, sleep
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any
from weakref import WeakSet

import asyncpg
import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lautta.server.problem import Problem
from lautta.server.storage import rows
from lautta.server.storage.connecting import AWAY, WITHIN, connect
from lautta.server.storage.data import DataAway, DataInUse, DataUnreadable
from lautta.server.storage.databases import shown
from lautta.server.storage.lease import GONE, NAMES, OFTEN, PATIENCE, REAP, WRITER, Lease, Overtaken
from lautta.server.storage.store import ALONE, FREE, Member, Store, migrate, version
from lautta.server.storage.writing import Written, deleting, fits_one_statement, in_one, inserting, sorted_out, updating

READERS, ROOM_WITHIN = 16, 5.0  # connections to read with, at most; seconds to wait for one of them
LEASE_WITHIN = 1.0  # seconds that a request waits for a lease that is about to be renewed
MARK = "${}"  # for a value
LOCK = 0x1A077A  # the number of the advisory lock held while opening a database; each database has its own
MAY_WRITE = """
SELECT has_table_privilege('events', 'INSERT') AND has_sequence_privilege('places', 'USAGE')
    AND current_setting('transaction_read_only') = 'off'
"""
IN_TIME = {"idle_in_transaction_session_timeout": "1500"}  # ms: a process stopped in a transaction holds up no other
CLAIM_FREE = """
UPDATE tables SET owner = :mine, claim = claim + 1 WHERE id = :id AND (owner IS NULL OR owner = :mine) RETURNING claim
"""
CLAIM = f"""
UPDATE tables SET owner = :mine, claim = claim + 1 WHERE id = :id AND (owner = :mine OR {FREE}) RETURNING claim
"""  # sees who owns it by the time that it is locked
RELEASE = """
UPDATE tables SET owner = NULL FROM unnest(CAST(:ids AS text[]), CAST(:claims AS bigint[])) AS mine (table_id, number)
WHERE id = table_id AND claim = number AND owner = :mine
"""  # that comes late takes nothing from the next owner
CLAIM_NOTICE = f"""
UPDATE notices SET claimed = :mine
WHERE receiver = :receiver AND table_id = :table AND kind = :kind AND number = :number
AND (claimed IS NULL OR claimed = :mine OR NOT EXISTS (SELECT FROM processes WHERE epoch = claimed AND NOT {GONE}))
"""
OWNER = f"SELECT {NAMES} FROM tables LEFT JOIN processes ON epoch = owner WHERE id = :id"
OWNER_THERE = f"SELECT {NAMES} FROM tables JOIN processes ON epoch = owner WHERE id = :id AND NOT {GONE}"
CANNOT: dict[type[Exception], str] = {
    asyncpg.DiskFullError: "disk-full",
    asyncpg.ReadOnlySQLTransactionError: "data-read-only",
    asyncpg.InsufficientPrivilegeError: "data-read-only",
    asyncpg.LockNotAvailableError: "data-locked",
    asyncpg.DataCorruptedError: "data-damaged",
}


class PostgresqlStore(Store):
    """A store in a PostgreSQL database."""

    conflicts = asyncpg.IntegrityConstraintViolationError

    def __init__(self, engine: AsyncEngine, url: URL, lease: Lease) -> None:
        super().__init__(engine)
        self._url, self._lease = url, lease
        self._connection: Any = None  # an asyncpg.Connection
        self._connecting = Lock()
        self._readers = WeakSet[asyncpg.Connection]()
        sa.event.listen(engine.sync_engine, "connect", lambda made, _: self._readers.add(made.driver_connection))
        self._claims: dict[str, int] = {}  # by table, those that did not come with the table itself
        lease.lost, lease.cut_off = self._overtaken, self._give_up
        lease.changed = lambda: self.members_changed()

    @classmethod
    async def open(cls, url: URL, speaks: int = ALONE, *, joins: bool = True) -> "PostgresqlStore":
        """Open the database, created or migrated if necessary; `speaks` is the version of the messages between the
        processes that share it, `joins` whether this is to become one of them. Raises DataInUse, DataUnreadable,
        DataAway.
        """
        lease = Lease(url, speaks)
        store = cls(engine_of(url, **IN_TIME), url, lease)
        try:
            async with opening(url):
                async with _nobody_else_opens(url):
                    await _prepare(url)
                    await (lease.enter() if joins else lease.wait_to_enter())
                if not await store._may_write():
                    raise DataAway(shown(url), "permission denied, or read-only")
        except BaseException:
            await store._end()
            await store.engine.dispose()
            raise
        store._begin()
        return store

    def _placed(self, row: Written) -> Written:
        return row  # the database gives places, as several servers may write at the same time

    # owning

    @property
    def epoch(self) -> int | None:
        return self._lease.epoch

    @property
    def members(self) -> Sequence[Member]:
        return self._lease.members

    @property
    def held(self) -> bool:
        return self._lease.held

    @property
    def me(self) -> Member | None:
        return self._lease.me

    def reached(self, how: bool) -> None:
        self._lease.reached = how

    async def answerable(self) -> None:
        if not self._lease.held and (self._lease.trouble or not await self._lease.wait(LEASE_WITHIN)):
            raise Problem(self._why(self._lease.trouble or Overtaken()))

    async def claim(self, table: str) -> Member | None:
        await self.answerable()
        mine = self._lease.epoch
        while (owner := await self._claim(table, mine)) and owner.epoch is None:  # who owned it has gone just now
            await sleep(OFTEN)
            await self.answerable()
        return Member._make(owner) if owner else None

    async def _claim(self, table: str, mine: int) -> sa.Row[Any] | None:
        """Claim a table; answers its other owner (epoch None: gone since), or None if claimed or there is no table."""
        these = {"mine": mine, "id": table}
        async with self._reading() as connection:
            number = await connection.scalar(sa.text(CLAIM_FREE), these)
            if number is None and (owner := (await connection.execute(sa.text(OWNER_THERE), these)).one_or_none()):
                return owner  # who commits there need not wait for this
        if number is None:
            async with self._reading(isolation_level="READ COMMITTED") as connection, connection.begin():
                await connection.execute(sa.text(REAP))
                await connection.execute(sa.text("SELECT FROM tables WHERE id = :id FOR UPDATE"), these)
                number = await connection.scalar(sa.text(CLAIM), these)
                if number is None:
                    return (await connection.execute(sa.text(OWNER), these)).one_or_none()
        self._claims[table] = number
        return None

    async def release(self, tables: Iterable[str]) -> None:
        claims = {table: self._claims.pop(table, 0) for table in tables}
        these = {"ids": list(claims), "claims": list(claims.values()), "mine": self._lease.epoch}
        async with self._reading() as connection:
            await connection.execute(sa.text(RELEASE), these)

    async def claim_notices(self, some: Sequence[sa.Row[Any]]) -> list[sa.Row[Any]]:
        mine, found = self._lease.epoch, []
        async with self._reading() as connection:
            for one in some:
                key = {"receiver": one.receiver, "table": one.table_id, "kind": one.kind, "number": one.number}
                if (await connection.execute(sa.text(CLAIM_NOTICE), {"mine": mine, **key})).rowcount:
                    found.append(one)
        return found

    def _overtaken(self) -> None:
        """Nothing that waits to be written may be written under another epoch."""
        self._claims.clear()
        self.refuse_waiting()
        self.lost()

    def _give_up(self) -> None:
        """Wait no longer for answers: by the time that a commit has one, others may own the tables, and act there."""
        for connection in (self._connection, *self._readers):
            if connection is not None:
                connection.terminate()

    async def time(self) -> int | None:
        async with self._reading() as connection:
            return int(await connection.scalar(sa.text("SELECT 1000 * extract(epoch FROM clock_timestamp())")))

    # writing

    async def _writer_connection(self) -> Any:
        async with self._connecting:
            if self._connection is None or self._connection.is_closed():
                self._connection = await connect(self._url, **IN_TIME, application_name=WRITER + self._lease.name)
            return self._connection

    async def _may_write(self) -> bool:
        """May this server write? Asked over a connection to read with, as the other one may be writing."""
        async with self._reading() as connection:
            allowed = bool(await connection.scalar(sa.text(MAY_WRITE)))
        if not allowed:
            await self.engine.dispose()  # connections made later may do better
        return allowed

    async def _insert(self, new: Sequence[Written], epoch: int | None) -> None:
        connection = await self._writer_connection()
        try:
            await insert(connection, new, epoch or 0)
        except Overtaken:
            self._lease.overtaken()
            raise
        except Exception as error:
            if not _is_sure(error) or isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                connection.terminate()  # nobody knows what it is at, or another one may do better
            raise

    async def _end(self) -> None:
        await self._lease.leave()
        if self._connection is not None:
            with suppress(*AWAY):
                await self._connection.close(timeout=WITHIN)

    def _why(self, error: Exception) -> str:
        if isinstance(error, Overtaken) or not _is_sure(error):
            return "database-away"
        return _cannot(error) or "not-saved"

    @asynccontextmanager
    async def _reading(self, **options: Any) -> AsyncIterator[AsyncConnection]:
        engine = self.engine.execution_options(**options) if options else self.engine
        try:
            async with engine.connect() as connection:
                yield connection
        except AWAY:
            raise Problem("database-away") from None
        except DBAPIError as error:
            cause = error.orig.__cause__ if error.orig else None
            if error.connection_invalidated or isinstance(cause, AWAY):
                raise Problem("database-away") from None
            if isinstance(cause, asyncpg.CharacterNotInRepertoireError):  # somebody asks for a name with a NUL
                raise Problem("malformed", text="no name has such a character") from None
            if why := _cannot(cause):
                raise Problem(why) from None
            raise

    async def ping(self) -> None:
        """See whether this server may read, and still write; raises Problem."""
        await self.answerable()
        if not await self._may_write():
            raise Problem("data-read-only")
        try:
            await self._writer_connection()
        except AWAY:
            raise Problem("database-away") from None


@asynccontextmanager
async def _nobody_else_opens(url: URL) -> AsyncIterator[None]:
    """Hold the lock for opening the database, which older releases keep while they run; raises DataInUse."""
    connection, until = await connect(url), monotonic() + PATIENCE
    try:
        while not await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
            if monotonic() > until:
                raise DataInUse(shown(url))
            await sleep(OFTEN)
        yield
    finally:
        await connection.close(timeout=WITHIN)


async def _prepare(url: URL) -> None:
    """Migrate the database to this release's schema; raises DataInUse while others use an older one."""
    engine = engine_of(url)
    try:
        async with engine.execution_options(isolation_level="READ COMMITTED").begin() as connection:
            await connection.run_sync(_check, url)
            if await connection.run_sync(version) != rows.HEAD:
                if await connection.run_sync(_in_use):
                    raise DataInUse(shown(url))
                await connection.run_sync(migrate)
    finally:
        await engine.dispose()


def engine_of(url: URL, **settings: str) -> AsyncEngine:
    """Connections to read with, with these settings, each statement a transaction of its own."""
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: connect(url, **settings),
        isolation_level="AUTOCOMMIT",
        pool_size=READERS,
        max_overflow=0,
        pool_timeout=ROOM_WITHIN,
        pool_pre_ping=True,
        hide_parameters=True,
    )


async def insert(connection: Any, written: Sequence[Written], epoch: int) -> None:
    """Write rows in a transaction under the lease of this epoch; raises Overtaken without it, and asyncpg errors.

    It takes one round trip to the database, which may be far away, except for rows that replace others.
    """
    statements = sorted_out(written)
    if fits_one_statement(statements):
        text, columns = in_one(statements)
        if not await connection.fetchval(text, epoch, *columns):
            raise Overtaken
        return
    gone, new, renewed = statements
    try:
        if await connection.execute(f"BEGIN; SELECT FROM processes WHERE epoch = {epoch} FOR KEY SHARE") != "SELECT 1":
            raise Overtaken
        for table, key, keys in gone:
            await connection.executemany(deleting(table, key, MARK), keys)
        for table, names, values in new:
            await connection.executemany(inserting(table, names, MARK), [tuple(row.values()) for row in values])
        for table, changed, key, all_values in renewed:
            await connection.executemany(updating(table, changed, key, MARK), all_values)
    except (asyncpg.PostgresError, Overtaken):
        if not connection.is_closed():
            await connection.execute("ROLLBACK")
        raise
    await connection.execute("COMMIT")


def _cannot(error: BaseException | None) -> str | None:
    """The code of an error for which the database itself says why, if it is one that people are told of."""
    return next((code for kind, code in CANNOT.items() if isinstance(error, kind)), None)


def _is_sure(error: Exception) -> bool:
    """Does an error say that nothing was written? What the database itself answers does, while it is up."""
    return isinstance(error, asyncpg.PostgresError) and not isinstance(error, AWAY)


def _check(connection: Connection, url: URL) -> None:
    found = version(connection)
    tables = set(sa.inspect(connection).get_table_names())
    if (found is None and tables) or (found is not None and not found.isdigit()):
        raise DataUnreadable(shown(url), "other")
    if found is not None and found > rows.HEAD:
        raise DataUnreadable(shown(url), "newer")
    if found == rows.HEAD and not tables.issuperset(rows.schema.tables):
        raise DataUnreadable(shown(url), "damaged")


def _in_use(connection: Connection) -> bool:
    if not sa.inspect(connection).has_table("processes"):
        return False
    return bool(connection.scalar(sa.text(f"SELECT EXISTS (SELECT FROM processes WHERE NOT {GONE})")))


@asynccontextmanager
async def opening(url: URL) -> AsyncIterator[None]:
    """While a database is opened: raises DataAway in place of what the driver raises."""
    try:
        yield
    except (DataAway, DataInUse, DataUnreadable):
        raise
    except (*AWAY, asyncpg.PostgresError, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        raise DataAway(shown(url), str(cause) or type(cause).__name__) from None
