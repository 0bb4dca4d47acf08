"""Storage: reads, and one writer that lets everybody who waits share a durable commit."""

import asyncio
import itertools
import logging
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Row
from sqlalchemy.event import listen
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lautta.core.game import GameState
from lautta.server.storage import rows
from lautta.server.storage.data import DataUnreadable
from lautta.server.storage.writing import NewRow, Renewed, Written, insert
from lautta.server.table.events import Event
from lautta.server.table.notes import Note

__all__ = ["NewRow", "NotSaved", "Renewed", "Store", "Written", "check", "event_row", "note_row", "snapshot_row"]
MOST_SHARED = 512  # writes that share one commit
GATHER = 0.004  # seconds to wait for more writes while they keep coming; after this many rounds of the loop without
QUIET = 3  # a new one, the commit begins
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "wal_autocheckpoint=8000",
    "cache_size=-16000",
)  # pages of 4 kB, and kB
OF_A_START = 40  # bits for the places of events within one start of the server; the number of the start is above them
CANNOT = {
    sqlite3.SQLITE_FULL: "disk-full", sqlite3.SQLITE_READONLY: "data-read-only", sqlite3.SQLITE_PERM: "data-read-only",
    sqlite3.SQLITE_BUSY: "data-locked", sqlite3.SQLITE_LOCKED: "data-locked", sqlite3.SQLITE_CORRUPT: "data-damaged",
}  # fmt: skip
log = logging.getLogger(__name__)
logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # at lower levels it logs what it writes, seeds included
Waiting = tuple[Sequence[Written], asyncio.Future[None]]


class NotSaved(Exception):
    """Nothing of what was to be written is in the database. `code` is that of the error to answer."""

    def __init__(self, code: str = "not-saved") -> None:
        super().__init__(code)
        self.code = code


class TableRows(msgspec.Struct, frozen=True):
    """A table as it is stored, without its positions."""

    table: Row[Any]
    events: list[Event]
    notes: list[Note]


class Store:
    """The database. `open` it, `write` to it, query it, `close` it."""

    def __init__(self, engine: AsyncEngine, path: Path) -> None:
        self._engine, self._path = engine, path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[Waiting] = []
        self._wanted = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self._places = itertools.count(1)

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open the SQLite database at that path, created or migrated if necessary; raises DataUnreadable."""
        check(path)
        if not path.exists():
            make(path)
        engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), hide_parameters=True)
        listen(engine.sync_engine, "connect", _durable)
        store = cls(engine, path)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
            start = await connection.scalar(sa.insert(rows.starts).returning(rows.starts.c.number))
        store._places = itertools.count((int(start or 0) << OF_A_START) + 1)
        store._writer = asyncio.create_task(store._write_for_ever())
        return store

    async def close(self) -> None:
        """Write what is still waiting, then close."""
        self._closing = True
        self._wanted.set()
        if self._writer:
            await self._writer
        self._thread.shutdown()
        await self._engine.dispose()

    async def write(self, *new: Written) -> None:
        """Add rows and update rows, all or none; returns when they are safe on disk. Raises NotSaved."""
        if self._closing:
            raise NotSaved
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(([self._placed(row) for row in new], done))
        self._wanted.set()
        await done

    def _placed(self, row: Written) -> Written:
        """A row; if it is an event, with its place among the events of all tables."""
        if isinstance(row, Renewed) or row[0] is not rows.events:
            return row
        return rows.events, {**row[1], "place": next(self._places)}

    async def ping(self) -> None:
        """Read something; raises SQLAlchemyError if that fails."""
        async with self._engine.connect() as connection:
            await connection.execute(sa.select(sa.literal(1)))

    async def _write_for_ever(self) -> None:
        engine = sa.create_engine(URL.create("sqlite", database=str(self._path)), hide_parameters=True)
        listen(engine, "connect", _durable)
        with engine.connect() as connection:
            while self._waiting or not self._closing:
                await self._wanted.wait()
                await self._gather()
                batch, self._waiting = self._waiting[:MOST_SHARED], self._waiting[MOST_SHARED:]
                if not self._waiting and not self._closing:
                    self._wanted.clear()
                if batch:
                    await self._commit(connection, batch)
        engine.dispose()

    async def _gather(self) -> None:
        """Give others who are about to write time to join: a commit costs much more than what is added to it."""
        loop = asyncio.get_running_loop()
        until, quiet, many = loop.time() + GATHER, 0, len(self._waiting)
        while quiet < QUIET and many < MOST_SHARED and loop.time() < until:
            await asyncio.sleep(0)
            quiet = quiet + 1 if len(self._waiting) == many else 0
            many = len(self._waiting)

    async def _commit(self, connection: Connection, batch: list[Waiting]) -> None:
        """One transaction for a batch; if it fails, one for each, so that nobody suffers from another's rows."""
        run = asyncio.get_running_loop().run_in_executor
        try:
            await run(self._thread, insert, connection, [row for new, _ in batch for row in new])
        except Exception as error:  # whatever it is, those who wait must be told
            await run(self._thread, connection.rollback)
            if len(batch) > 1:
                for one in batch:
                    await self._commit(connection, [one])
                return
            if not isinstance(error, IntegrityError):
                log.error("nothing can be saved: %s (%s)", _why(error), type(error).__name__)
            _settle(batch, NotSaved(_why(error)))
        else:
            _settle(batch, None)

    # asking

    async def guest(self, token_hash: bytes) -> Row[Any] | None:
        """The guest who has the token with that hash on one of their devices."""
        guests, devices = rows.guests, rows.devices
        device = sa.select(devices.c.guest_id).where(devices.c.token_hash == token_hash)
        query = sa.select(guests).where((guests.c.token_hash == token_hash) | guests.c.id.in_(device))
        return await self._one(query)

    async def table(self, table: str) -> TableRows | None:
        """A table with all its events."""
        async with self._engine.connect() as connection:
            head = (await connection.execute(sa.select(rows.tables).where(rows.tables.c.id == table))).one_or_none()
            if head is None:
                return None
            columns = [rows.events.c[name] for name in Event.__struct_fields__]
            events = await connection.execute(
                sa.select(*columns).where(rows.events.c.table_id == table).order_by(rows.events.c.number)
            )
            mine = [rows.notes.c[name] for name in Note.__struct_fields__]
            order = (rows.notes.c.place, rows.notes.c.seat, rows.notes.c.number)
            notes = await connection.execute(sa.select(*mine).where(rows.notes.c.table_id == table).order_by(*order))
            return TableRows(head, [Event(*row) for row in events], [Note(*row) for row in notes])

    async def snapshot_numbers(self, table: str) -> set[int]:
        """The numbers of the events of a table after which there is a snapshot."""
        query = sa.select(rows.snapshots.c.number).where(rows.snapshots.c.table_id == table)
        async with self._engine.connect() as connection:
            return set((await connection.scalars(query)).all())

    async def snapshot(self, table: str, number: int) -> Row[Any] | None:
        """The snapshot after an event."""
        snapshots = rows.snapshots
        return await self._one(sa.select(snapshots).where(snapshots.c.table_id == table, snapshots.c.number == number))

    async def forget_snapshot(self, table: str, number: int) -> None:
        """Delete a snapshot that does not fit any more, to make room for one that does."""
        snapshots = rows.snapshots
        async with self._engine.begin() as connection:
            await connection.execute(
                sa.delete(snapshots).where(snapshots.c.table_id == table, snapshots.c.number == number)
            )

    async def lines_of(self, guest: str, after: str | None, most: int) -> list[Row[Any]] | None:
        """At most this many of the tables where a guest sits or has a seat kept, each with `number`, `at` and `to_move`
        of its last event: first those where it is their turn, last those that are over, each kind latest change first.

        With `after` those that come after that table; None if the guest has no such table.
        """
        tables, seats, events = rows.tables, rows.seats, rows.events
        mine = (seats.c.table_id == tables.c.id) & (seats.c.guest_id == guest)
        to_move = (events.c.to_move.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1) & seats.c.away.is_(None)
        number = sa.select(sa.func.max(events.c.number)).where(events.c.table_id == tables.c.id)
        turn = sa.exists().where(mine, to_move, seats.c.kind == "person").correlate(tables, events)
        rank = sa.case((turn, 0), (tables.c.status == "over", 2), else_=1)
        key = sa.tuple_(rank, -events.c.place, -events.c.at, tables.c.id)  # events of older releases have the place 0
        lines = sa.select(tables, *(events.c[name] for name in ("number", "at", "to_move"))).join(
            events, (events.c.table_id == tables.c.id) & (events.c.number == number.correlate(tables).scalar_subquery())
        )
        own = lines.where(tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.guest_id == guest)))
        page = own.where(tables.c.status != "closed").order_by(*key.clauses).limit(most)
        async with self._engine.connect() as connection:
            if after is not None:
                before = own.where(tables.c.id == after).with_only_columns(*key.clauses)
                last = (await connection.execute(before)).first()
                if last is None:
                    return None
                page = page.where(key > sa.tuple_(*last))
            return list((await connection.execute(page)).all())

    async def seats_at(self, tables: Sequence[str]) -> dict[str, list[Row[Any]]]:
        """The seats of several tables, by table."""
        query = sa.select(rows.seats).where(rows.seats.c.table_id.in_(tables)).order_by(rows.seats.c.seat)
        found: dict[str, list[Row[Any]]] = defaultdict(list)
        async with self._engine.connect() as connection:
            for row in await connection.execute(query):
                found[row.table_id].append(row)
        return found

    async def board(self, game: str, board: str) -> Row[Any] | None:
        """A board that somebody made for a game."""
        boards = rows.boards
        return await self._one(sa.select(boards).where(boards.c.id == board, boards.c.game == game))

    async def boards_of(self, game: str, guest: str) -> list[Row[Any]]:
        """The boards that a guest has made for a game, without their content, the newest first."""
        boards = rows.boards
        query: sa.Select[Any] = sa.select(boards.c.id, boards.c.title, boards.c.made_at)
        mine = query.where(boards.c.guest_id == guest, boards.c.game == game).order_by(_added(boards).desc())
        async with self._engine.connect() as connection:
            return list((await connection.execute(mine)).all())

    async def count_boards(self, guest: str) -> int:
        """How many boards a guest has made."""
        query = sa.select(sa.func.count()).where(rows.boards.c.guest_id == guest)
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def waiting_for_the_server(self) -> list[str]:
        """The tables that go on without anybody asking: a computer player may act, a live clock runs, or the game can
        begin on a board that was laid.
        """
        last = _last_events().subquery()
        seats, tables = rows.seats, rows.tables
        of_computer = (seats.c.kind == "computer") | seats.c.away.is_not(None)
        acts = (last.c.to_move.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1) & (
            of_computer | ((tables.c.pace == "live") & (tables.c.status == "playing"))
        )
        laid = (tables.c.status == "laying") & (last.c.to_move == 0)
        query = (
            sa.select(tables.c.id)
            .join(last, last.c.table_id == tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status.in_(("laying", "playing")), acts | laid)
            .distinct()
        )
        return await self._ids(query)

    async def due(self, now: int) -> list[str]:
        """The tables where somebody has run out of time."""
        return await self._ids(sa.select(rows.tables.c.id).where(rows.tables.c.due <= now))

    async def open_tables(self, most: int) -> list[str]:
        """The tables that anybody may join, the newest first."""
        return [row.id for row in await self._listed("waiting", most)]

    async def finished_tables(self, most: int) -> list[Row[Any]]:
        """The tables whose games are over and that anybody may look at, with their sketches, the newest first."""
        return await self._listed("over", most)

    async def best(
        self, game: str, board: str, players: int, options: Sequence[str], most: int, guest: str | None = None
    ) -> list[Row[Any]]:
        """The best results of people (or of one guest) on a board, the earlier first among equals.

        Only games with one of these sets of options, in which nothing was redrawn and no computer stood in for a
        person; for several players only listed ones.
        """
        results, seats, tables = rows.results, rows.seats, rows.tables
        of_seat = (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat)
        query: sa.Select[Any] = (
            sa.select(results.c.table_id, results.c.score, results.c.at, seats.c.name, seats.c.guest_id)
            .join(seats, of_seat)
            .join(tables, tables.c.id == results.c.table_id)
            .where(results.c.game == game, results.c.board == board, results.c.players == players)
            .where(tables.c.options.in_(options), seats.c.kind == "person", seats.c.away.is_(None), results.c.counts)
            .order_by(results.c.score.desc(), _added(results))
            .limit(most)
        )
        if guest is not None:
            query = query.where(seats.c.guest_id == guest)
        if players > 1:
            query = query.where(tables.c.open)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def _listed(self, status: str, most: int) -> list[Row[Any]]:
        tables = rows.tables
        query: sa.Select[Any] = sa.select(tables.c.id, tables.c.sketch)
        listed = query.where(tables.c.open, tables.c.status == status)
        async with self._engine.connect() as connection:
            return list((await connection.execute(listed.order_by(_added(tables).desc()).limit(most))).all())

    async def invited(self, invite: str) -> str | None:
        """The table that an invite is for."""
        found = await self._ids(sa.select(rows.tables.c.id).where(rows.tables.c.invite == invite))
        return found[0] if found else None

    async def invited_to(self, invite: str) -> str | None:
        """The game at the table that an invite is for."""
        found = await self._one(sa.select(rows.tables.c.game).where(rows.tables.c.invite == invite))
        return found.game if found else None

    async def _ids(self, query: sa.Select[Any]) -> list[str]:
        async with self._engine.connect() as connection:
            return list((await connection.scalars(query)).all())

    async def _one(self, query: sa.Select[Any]) -> Row[Any] | None:
        async with self._engine.connect() as connection:
            row: Row[Any] | None = (await connection.execute(query)).one_or_none()
            return row


def check(path: Path, whole: bool = False) -> None:
    """Check that a file, if there is one, is the database; `whole`: and that nothing in it is damaged, which takes some
    seconds for each gigabyte. Raises DataUnreadable.
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


def make(path: Path) -> None:
    """Make a new database, for this user alone. It gets its name only when complete, so no file is ever half made."""
    begun = path.with_name(f"{path.name}.new")
    begun.unlink(missing_ok=True)
    begun.touch(mode=0o600)
    engine = sa.create_engine(URL.create("sqlite", database=str(begun)), hide_parameters=True)
    try:
        with engine.begin() as connection:
            _migrate(connection)
    finally:
        engine.dispose()
    begun.rename(path)


def event_row(table: str, event: Event) -> NewRow:
    """An event of a table as a new row."""
    return rows.events, {"table_id": table, **msgspec.structs.asdict(event)}


def note_row(table: str, note: Note) -> NewRow:
    """A note of a seat as a new row."""
    return rows.notes, {"table_id": table, **msgspec.structs.asdict(note)}


def snapshot_row(table: str, number: int, state: GameState) -> NewRow:
    """The position after an event: as bytes, which are fast, and as text, which other record layouts can read."""
    values = {"table_id": table, "number": number, "layout": state.game.layout}
    return rows.snapshots, {**values, "data": state.bytes(), "text": state.text()}


def _added(table: sa.Table) -> sa.ColumnElement[int]:
    """The place of a row among those of its table in the order of adding, which SQLite numbers."""
    return sa.literal_column(f"{table.name}.rowid")


def _last_events() -> sa.Select[Any]:
    events = rows.events
    numbers = sa.select(events.c.table_id, sa.func.max(events.c.number).label("number")).group_by(events.c.table_id)
    last = numbers.subquery()
    return sa.select(events.c.table_id, events.c.number, events.c.at, events.c.to_move).join(
        last, (last.c.table_id == events.c.table_id) & (last.c.number == events.c.number)
    )


def _why(error: Exception) -> str:
    """The code of the error that says why nothing was saved: a full disk, a lock, missing permission."""
    found = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)
    return CANNOT.get(found & 0xFF, "not-saved")  # the rest of the number says where SQLite noticed it


def _settle(batch: list[Waiting], error: Exception | None) -> None:
    for _, done in batch:
        if done.done():  # whoever waited has gone
            continue
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)


def _durable(connection: Any, _: Any) -> None:
    """A commit is on disk when it returns; readers and the writer do not wait for each other.

    Checkpoints are rare, as everybody waits for them, and the pages being written to stay in memory.
    """
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Bring the database to the schema of `rows.py`. Alembic is imported only if there is something to do."""
    known = sa.inspect(connection).has_table("alembic_version")
    if known and connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == rows.HEAD:
        return
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # else each change of the schema would be a transaction of its own
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
