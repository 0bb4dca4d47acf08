"""Storage: queries, and one writer whose durable commits serve all waiting callers; shared by SQLite and PostgreSQL."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.engine import Connection, Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lautta.core.game import GameState
from lautta.server.problem import where
from lautta.server.storage import rows
from lautta.server.storage.checksums import OF_TABLE, check, checksum
from lautta.server.storage.writing import Gone, NewRow, Renewed, Written
from lautta.server.table.events import Event
from lautta.server.table.notes import Note
from lautta.server.telemetry import metrics
from lautta.server.telemetry.traces import span

__all__ = [
    "Gone", "NewRow", "NotSaved", "Renewed", "Store", "Written", "event_row", "migrate", "note_row", "snapshot_gone",
    "snapshot_row",
]  # fmt: skip
ALONE = 0  # what a process speaks that shares its database with nobody
MOST_SHARED = 512  # writes that share one commit
MOST_EXPIRED, MOST_AT_ONE_ADDRESS = 100, 10  # keys and guests that one query finds
GATHER = 0.004  # seconds to wait for more writes while they keep coming; after this many rounds of the loop without
QUIET = 3  # a new one, the commit begins
FREE = "(tables.owner IS NULL OR NOT EXISTS (SELECT 1 FROM processes WHERE epoch = tables.owner))"  # no process owns it
log = logging.getLogger(__name__)
S = TypeVar("S", bound=msgspec.Struct)


class PendingWrite(NamedTuple):
    """Rows to write, the future of their writing, and the epoch of the owner of their table (None: no owner)."""

    new: Sequence[Written]
    done: asyncio.Future[None]
    epoch: int | None


class NotSaved(Exception):
    """The write failed as a whole, or its outcome is unknown (`database-away`); `code` is the error to answer."""

    def __init__(self, code: str = "not-saved") -> None:
        super().__init__(code)
        self.code = code


class Member(NamedTuple):
    """A process that serves a database: its epoch, its name for messages, their version, and whether they reach it."""

    epoch: int
    name: str
    speaks: int
    reached: bool


class TableRows(msgspec.Struct, frozen=True):
    """A table as it is stored; of its positions only the numbers of the events after which there is a snapshot."""

    table: Row[Any]
    events: list[Event]
    notes: list[Note]
    snapshots: set[int]


class Store(ABC):
    """A database that is open: `write` to it, query it, `close` it. Queries raise Problem if it does not answer."""

    conflicts: type[Exception]  # what the driver raises for rows that contradict others

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: list[PendingWrite] = []
        self._wanted = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self.members_changed: Callable[[], None] = lambda: None  # called when processes come or go
        self.lost: Callable[[], None] = lambda: None  # called when another process has overtaken this one

    def _begin(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """Write what is still waiting, then close."""
        self._closing = True
        self._wanted.set()
        if self._writer:
            await self._writer
        await self._end()
        await self.engine.dispose()

    async def write(self, *new: Written, epoch: int | None = None) -> None:
        """Add and update rows, all or none; returns when they are safe on disk. Raises NotSaved.

        Changes to a table need the epoch under which this process owns it.
        """
        if self._closing:
            raise NotSaved
        if epoch is not None and epoch != self.epoch:
            raise NotSaved("database-away")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingWrite([self._placed(row) for row in new], done, epoch))
        self._wanted.set()
        await done

    async def ping(self) -> None:
        """Read something, and see whether this server may still write; raises Problem."""
        async with self._reading() as connection:
            await connection.execute(sa.select(sa.literal(1)))

    # owning: the default is the one process that has the database to itself and owns everything

    @property
    def epoch(self) -> int | None:
        """The number of this process among all that ever served the database; None where there is only one."""
        return None

    @property
    def members(self) -> Sequence[Member]:
        """The processes that serve the database now, as far as is known; none where there is only one."""
        return ()

    @property
    def me(self) -> Member | None:
        """The process as others see it; None if it is alone."""
        return None

    @property
    def held(self) -> bool:
        """May this process answer for what it owns?"""
        return True

    def reached(self, how: bool) -> None:  # noqa: B027
        """Tell all processes, with the next renewal, whether messages reach this one."""

    async def answerable(self) -> None:  # noqa: B027
        """Wait a moment until this process may answer for what it owns; raises Problem."""

    async def claim(self, table: str) -> Member | None:
        """Own a table, unless another process does: answers that one, or None. Raises Problem."""
        return None

    async def release(self, tables: Iterable[str]) -> None:  # noqa: B027
        """Own some tables no longer; raises Problem."""

    async def time(self) -> int | None:
        """The time by the clock that all processes share, in milliseconds since 1970; None: that of this machine."""
        return None

    # what differs

    @abstractmethod
    def _placed(self, row: Written) -> Written:
        """A row with its place, if rows of its table have one and the database does not give it."""

    @abstractmethod
    async def _insert(self, new: Sequence[Written], epoch: int | None) -> None:
        """Write rows in one durable transaction, as the process with this epoch; raises what the driver raises."""

    @abstractmethod
    async def _end(self) -> None:
        """Close what was used for writing."""

    @abstractmethod
    def _why(self, error: Exception) -> str:
        """The code of the error that says why nothing was saved, or why nothing can be read."""

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    # writing

    async def _write_for_ever(self) -> None:
        while self._waiting or not self._closing:
            await self._wanted.wait()
            await self._gather()
            batch, self._waiting = self._waiting[:MOST_SHARED], self._waiting[MOST_SHARED:]
            if not self._waiting and not self._closing:
                self._wanted.clear()
            if batch:
                await self._commit(batch)

    def refuse_waiting(self) -> None:
        """Write nothing of what waits for a table of this process."""
        owned = [one for one in self._waiting if one.epoch is not None]
        self._waiting = [one for one in self._waiting if one.epoch is None]
        _settle(owned, NotSaved("database-away"))

    async def _gather(self) -> None:
        """Give others who are about to write time to join: a commit costs much more than what is added to it."""
        loop = asyncio.get_running_loop()
        until, quiet, many = loop.time() + GATHER, 0, len(self._waiting)
        while quiet < QUIET and many < MOST_SHARED and loop.time() < until:
            await asyncio.sleep(0)
            quiet = quiet + 1 if len(self._waiting) == many else 0
            many = len(self._waiting)

    async def _commit(self, batch: list[PendingWrite]) -> None:
        """One transaction for a batch; if it fails, one for each, so that nobody suffers from another's rows."""
        epoch = self.epoch
        if overtaken := [one for one in batch if one.epoch not in (None, epoch)]:
            _settle(overtaken, NotSaved("database-away"))
            batch = [one for one in batch if one not in overtaken]
        new, began = [row for one in batch for row in one.new], perf_counter()
        try:
            with span("commit", writes=len(batch), rows=len(new)):
                await self._insert(new, epoch)
        except Exception as error:  # waiting callers must get any error
            why = self._why(error)
            metrics.not_committed(why)
            if len(batch) > 1 and why != "database-away":
                for one in batch:
                    await self._commit([one])
                return
            if not isinstance(error, self.conflicts):
                log.error("nothing can be saved: %(code)s (%(where)s)", {"code": why, "where": where(error)})
            _settle(batch, NotSaved(why))
        else:
            metrics.committed(perf_counter() - began, len(batch), len(new))
            _settle(batch, None)

    # asking

    async def identity(self) -> Row[Any]:
        """The id of the database and the key of its processes, which it keeps for good; raises Problem."""
        row = await self._one(sa.select(rows.identity))
        assert row, "a migration gives each database an identity"
        return row

    async def guest(self, token_hash: bytes) -> Row[Any] | None:
        """The guest who has the token with that hash on one of their devices, with that day when it was last used and
        whether they are in a group.
        """
        guests, devices = rows.guests, rows.devices
        query = sa.select(guests, devices.c.seen_at, _is_member()).join(devices, devices.c.guest_id == guests.c.id)
        return await self._one(query.where(devices.c.token_hash == token_hash))

    async def devices_of(self, guest: str) -> list[Row[Any]]:
        """The devices where a guest is signed in, the last used first."""
        devices = rows.devices
        order = (devices.c.seen_at.desc(), devices.c.made_at.desc())
        return await self._all(sa.select(devices).where(devices.c.guest_id == guest).order_by(*order))

    async def made_by(self, guest: str) -> tuple[int, list[Row[Any]]]:
        """When a guest was made, and all boards that they have made."""
        row = await self.guest_row(guest)
        return row.made_at if row else 0, await self._all(sa.select(rows.boards).where(rows.boards.c.guest_id == guest))

    async def tables_naming(self, guest: str) -> list[str]:
        """All tables where a guest sits, or ever sat."""
        return await self._ids(naming(guest))

    async def played_by(self, guest: str) -> list[str]:
        """The tables by the day where a guest sits and the game is going on."""
        seats, tables = rows.seats, rows.tables
        query = sa.select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id).distinct()
        playing = (tables.c.status == "playing") & (tables.c.pace == "days")
        return await self._ids(query.where(seats.c.guest_id == guest, playing))

    async def orders(self) -> list[Row[Any]]:
        """What is still to be done."""
        return await self._all(sa.select(rows.orders))

    async def code(self, code_hash: bytes) -> Row[Any] | None:
        """The code with that hash, if somebody is being shown it."""
        return await self._one(sa.select(rows.codes).where(rows.codes.c.code_hash == code_hash))

    async def is_used(self, code_hash: bytes) -> bool:
        """Did a device come by the code with that hash?"""
        devices = rows.devices
        return await self._one(sa.select(devices.c.made_at).where(devices.c.code_hash == code_hash)) is not None

    async def key(self, hash: bytes) -> Row[Any] | None:
        """The key with that hash."""
        return await self._one(sa.select(rows.keys).where(rows.keys.c.hash == hash))

    async def keys_of(self, guest: str) -> list[Row[Any]]:
        """The keys of a guest, the oldest first."""
        return await self._all(sa.select(rows.keys).where(rows.keys.c.guest_id == guest).order_by(rows.keys.c.made_at))

    async def expired_keys(self, now: int) -> list[Row[Any]]:
        """Some of the keys that have expired."""
        return await self._all(sa.select(rows.keys).where(rows.keys.c.until <= now).limit(MOST_EXPIRED))

    async def mail_of(self, guest: str) -> Row[Any] | None:
        """The channel with a guest's address of mail."""
        channels = rows.channels
        query = sa.select(channels).where(channels.c.guest_id == guest, channels.c.kind == "mail")
        return await self._one(query.order_by(channels.c.made_at.desc()).limit(1))

    async def guests_at(self, address: str) -> list[Row[Any]]:
        """The guests who have confirmed an address of mail, with the language of each, the newest first."""
        channels, guests = rows.channels, rows.guests
        query = sa.select(guests, channels.c.language).join(channels, channels.c.guest_id == guests.c.id)
        confirmed = query.where(sa.text(rows.MAILED), channels.c.address == address, channels.c.confirmed)
        return await self._all(confirmed.order_by(channels.c.made_at.desc()).limit(MOST_AT_ONE_ADDRESS))

    async def table(self, table: str) -> TableRows | None:
        """A table with all its events; raises Damaged if its rows are not what was stored."""
        snapshots = rows.snapshots
        async with self._reading() as connection:
            head = (await connection.execute(sa.select(rows.tables).where(rows.tables.c.id == table))).one_or_none()
            if head is None:
                return None
            check({name: head._mapping[name] for name in OF_TABLE}, head.checksum)
            events = await _read(connection, rows.events, Event, table, "number")
            notes = await _read(connection, rows.notes, Note, table, "place", "seat", "number")
            numbers = await connection.scalars(sa.select(snapshots.c.number).where(snapshots.c.table_id == table))
            return TableRows(head, events, notes, set(numbers.all()))

    async def last_number(self, table: str) -> int | None:
        """The number of the last event of a table."""
        query = sa.select(sa.func.max(rows.events.c.number)).where(rows.events.c.table_id == table)
        async with self._reading() as connection:
            number: int | None = await connection.scalar(query)
            return number

    async def snapshot(self, table: str, number: int) -> Row[Any] | None:
        """The snapshot after an event; raises Damaged if it is not what was stored."""
        snapshots = rows.snapshots
        row = await self._one(sa.select(snapshots).where(snapshots.c.table_id == table, snapshots.c.number == number))
        if row:
            check({name: value for name, value in row._asdict().items() if name != "checksum"}, row.checksum)
        return row

    async def lines_of(self, guest: str, after: str | None, most: int) -> list[Row[Any]] | None:
        """At most this many of the tables where a guest sits or has a seat kept, each with `number`, `at` and `to_move`
        of its last event: first those where it is their turn, last those that are over, each kind latest change first.

        With `after` those that come after that table; None if the guest has no such table.
        """
        tables, seats, events = rows.tables, rows.seats, rows.events
        mine = (seats.c.table_id == tables.c.id) & (seats.c.guest_id == guest)
        to_move = (events.c.to_move.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1) & seats.c.away.is_(None)
        turn = sa.exists().where(mine, to_move, seats.c.kind == "person").correlate(tables, events)
        rank = sa.case((turn, 0), (tables.c.status == "over", 2), else_=1)
        key = sa.tuple_(rank, -events.c.place, -events.c.at, tables.c.id)  # events of older releases have the place 0
        lines = sa.select(tables, events.c.number, events.c.at, events.c.to_move).join(events, last_event().of_table)
        own = lines.where(tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.guest_id == guest)))
        page = own.where(tables.c.status != "closed").order_by(*key.clauses).limit(most)
        async with self._reading() as connection:
            if after is not None:
                before = own.where(tables.c.id == after).with_only_columns(*key.clauses)
                last = (await connection.execute(before)).first()
                if last is None:
                    return None
                page = page.where(key > sa.tuple_(*last))
            return list((await connection.execute(page)).all())

    async def seats_at(self, tables: Sequence[str]) -> dict[str, list[Row[Any]]]:
        """The seats of several tables, by table, each with whether its guest is a `program`."""
        seats, guests = rows.seats, rows.guests
        query = sa.select(seats, guests.c.program).outerjoin(guests, guests.c.id == seats.c.guest_id)
        query = query.where(seats.c.table_id.in_(tables)).order_by(seats.c.seat)
        found: dict[str, list[Row[Any]]] = defaultdict(list)
        async with self._reading() as connection:
            for row in await connection.execute(query):
                found[row.table_id].append(row)
        return found

    async def heads(self, tables: Iterable[str]) -> list[Row[Any]]:
        """The rows of several tables, each with `number`, `at` and `to_move` of its last event."""
        events = rows.events
        query = sa.select(rows.tables, events.c.number, events.c.at, events.c.to_move)
        of_tables = query.join(events, last_event().of_table).where(rows.tables.c.id.in_(sorted(tables)))
        return await self._all(of_tables)

    # notifications

    async def due_notices(self, now: int, most: int) -> list[Row[Any]]:
        """The notices that are due by then, the earliest first."""
        notices = rows.notices
        return await self._all(sa.select(notices).where(notices.c.due <= now).order_by(notices.c.due).limit(most))

    async def claim_notices(self, some: Sequence[Row[Any]]) -> list[Row[Any]]:
        """Those of some notices that this process is to send, as no other process does."""
        return list(some)

    async def guests_among(self, ids: Iterable[str]) -> dict[str, Row[Any]]:
        """The guests who have one of these ids, each with whether they are in a group."""
        found = await self._all(sa.select(rows.guests, _is_member()).where(rows.guests.c.id.in_(sorted(ids))))
        return {row.id: row for row in found}

    async def channels_of(self, receiver: str) -> list[Row[Any]]:
        """The channels of a guest or a group, the oldest first."""
        channels = rows.channels
        theirs = (channels.c.guest_id == receiver) | (channels.c.group_id == receiver)
        return await self._all(sa.select(channels).where(theirs).order_by(channels.c.made_at, channels.c.id))

    async def guest_row(self, guest: str) -> Row[Any] | None:
        """A guest by their id, with whether they are in a group."""
        return await self._one(sa.select(rows.guests, _is_member()).where(rows.guests.c.id == guest))

    async def group(self, group: str) -> Row[Any] | None:
        """A group by its id."""
        return await self._one(sa.select(rows.groups).where(rows.groups.c.id == group))

    async def board(self, game: str, board: str) -> Row[Any] | None:
        """A board that somebody made for a game."""
        boards = rows.boards
        return await self._one(sa.select(boards).where(boards.c.id == board, boards.c.game == game))

    async def boards_of(self, game: str, guest: str) -> list[Row[Any]]:
        """The boards that a guest has made for a game, without their content, the newest first."""
        boards = rows.boards
        query: sa.Select[Any] = sa.select(boards.c.id, boards.c.title, boards.c.made_at)
        mine = query.where(boards.c.guest_id == guest, boards.c.game == game).order_by(boards.c.place.desc())
        return await self._all(mine)

    async def count_boards(self, guest: str) -> int:
        """How many boards a guest has made."""
        query = sa.select(sa.func.count()).where(rows.boards.c.guest_id == guest)
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def waiting_for_the_server(self) -> list[str]:
        """Tables without an owner that go on by themselves: a computer may act, a clock runs, or a board was laid."""
        seats, tables, last = rows.seats, rows.tables, last_event()
        of_computer = (seats.c.kind == "computer") | seats.c.away.is_not(None)
        acts = (last.to_move.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1) & (
            of_computer | ((tables.c.pace == "live") & (tables.c.status == "playing"))
        )
        laid = (tables.c.status == "laying") & (last.to_move == 0)
        query = (
            sa.select(tables.c.id)
            .join(last.events, last.of_table)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status.in_(("laying", "playing")), acts | laid, sa.text(FREE))
            .distinct()
        )
        return await self._ids(query)

    async def due(self, now: int) -> list[str]:
        """The tables where somebody has run out of time, and that no process owns."""
        return await self._ids(sa.select(rows.tables.c.id).where(rows.tables.c.due <= now, sa.text(FREE)))

    async def open_tables(self, most: int) -> list[Row[Any]]:
        """The tables that anybody may join, each with `at` of its last event, the newest first."""
        return await self._listed("waiting", most)

    async def finished_tables(self, most: int) -> list[Row[Any]]:
        """The tables whose games are over and that anybody may look at, with their sketches, the newest first."""
        return await self._listed("over", most)

    async def best(
        self,
        game: str,
        board: str,
        players: int,
        options: Sequence[str],
        most: int,
        guest: str,
        days: date,
        *,
        own: bool = False,
    ) -> list[Row[Any]]:
        """The best results of people (or only a guest's own) on a board, the earlier first among equals.

        Only games with one of these sets of options, in which nothing was redrawn and no computer stood in for a
        person, and no results of programs; for several players only listed games. Of others' games of the day only
        those from before `days`.
        """
        results, seats, tables = rows.results, rows.seats, rows.tables
        of_seat = (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat)
        mine = seats.c.guest_id == guest
        query: sa.Select[Any] = (
            sa.select(results.c.table_id, results.c.score, results.c.at, seats.c.name, seats.c.guest_id)
            .join(seats, of_seat)
            .join(tables, tables.c.id == results.c.table_id)
            .where(results.c.game == game, results.c.board == board, results.c.players == players)
            .where(tables.c.options.in_(options), seats.c.kind == "person", seats.c.away.is_(None), results.c.counts)
            .where(mine if own else mine | tables.c.day.is_(None) | (tables.c.day < days.isoformat()))
            .order_by(results.c.score.desc(), results.c.place)
            .limit(most)
        )
        if players > 1:
            query = query.where(tables.c.open)
        return await self._all(query)

    async def of_day(self, game: str, day: date, most: int) -> list[Row[Any]]:
        """The results of the game of a day, of each guest's first one: the best first, the earlier among equals."""
        results, seats, tables = rows.results, rows.seats, rows.tables
        of_seat = (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat)
        firsts = _of_day(game, day, sa.func.min(tables.c.place)).group_by(seats.c.guest_id)
        query = (
            sa.select(results.c.table_id, results.c.score, seats.c.name, seats.c.guest_id)
            .join(seats, of_seat)
            .join(tables, tables.c.id == results.c.table_id)
            .where(tables.c.place.in_(firsts), seats.c.kind == "person", results.c.counts)
            .order_by(results.c.score.desc(), results.c.place)
            .limit(most)
        )
        return await self._all(query)

    async def first_of_day(self, game: str, day: date, guest: str) -> Row[Any] | None:
        """A guest's first table of the game of a day, with its score if that counts."""
        results, seats, tables = rows.results, rows.seats, rows.tables
        of_seat = (results.c.table_id == seats.c.table_id) & (results.c.seat == seats.c.seat) & results.c.counts
        query = _of_day(game, day, tables.c.id, tables.c.status, results.c.score).outerjoin(results, of_seat)
        return await self._one(query.where(seats.c.guest_id == guest).order_by(tables.c.place).limit(1))

    async def _listed(self, status: str, most: int) -> list[Row[Any]]:
        tables, last = rows.tables, last_event()
        query = sa.select(tables, last.at).join(last.events, last.of_table)
        listed = query.where(tables.c.status == status, tables.c.open).order_by(tables.c.place.desc()).limit(most)
        return await self._all(listed)

    async def invited(self, invite: str) -> Row[Any] | None:
        """The table that an invite is for."""
        return await self._one(sa.select(rows.tables).where(rows.tables.c.invite == invite))

    async def invited_to(self, invite: str) -> str | None:
        """The game at the table that an invite is for."""
        found = await self._one(sa.select(rows.tables.c.game).where(rows.tables.c.invite == invite))
        return found.game if found else None

    async def ask(self, query: sa.Select[Any] | sa.CompoundSelect[Any]) -> list[Row[Any]]:
        """What a query of another module finds; raises Problem."""
        return await self._all(query)

    async def _ids(self, query: sa.Select[Any] | sa.CompoundSelect[Any]) -> list[str]:
        async with self._reading() as connection:
            return list((await connection.scalars(query)).all())

    async def _all(self, query: sa.Select[Any] | sa.CompoundSelect[Any]) -> list[Row[Any]]:
        async with self._reading() as connection:
            return list((await connection.execute(query)).all())

    async def _one(self, query: sa.Select[Any]) -> Row[Any] | None:
        async with self._reading() as connection:
            row: Row[Any] | None = (await connection.execute(query)).one_or_none()
            return row


def _is_member() -> sa.Label[bool]:
    """Is a guest of a query in a group?"""
    return sa.exists().where(rows.members.c.guest_id == rows.guests.c.id).label("is_member")


def naming(guest: str) -> sa.CompoundSelect[Any]:
    """The query for all tables where a guest sits, or ever sat."""
    seats, events = rows.seats, rows.events
    seated = sa.select(events.c.table_id).where(sa.text(rows.SEATED), events.c.change.contains(f'"{guest}"'))
    return sa.select(seats.c.table_id).where(seats.c.guest_id == guest).union(seated)


def _of_day(game: str, day: date, *columns: Any) -> sa.Select[Any]:
    """A query about the tables of the game of a day, with the seats of people there."""
    seats, tables = rows.seats, rows.tables
    query = sa.select(*columns).select_from(tables).join(seats, seats.c.table_id == tables.c.id)
    return query.where(tables.c.game == game, tables.c.day == day.isoformat(), seats.c.kind == "person")


def _summed(table: sa.Table, values: dict[str, Any]) -> NewRow:
    return table, {**values, "checksum": checksum(values)}


def event_row(table: str, event: Event) -> NewRow:
    """An event of a table as a new row."""
    return _summed(rows.events, {"table_id": table, **asdict(event)})


def note_row(table: str, note: Note) -> NewRow:
    """A note of a seat as a new row."""
    return _summed(rows.notes, {"table_id": table, **asdict(note)})


async def _read(connection: AsyncConnection, of: sa.Table, kind: type[S], table: str, *order: str) -> list[S]:
    """The rows of a table of one kind, checked; raises Damaged."""
    columns = [of.c[name] for name in (*kind.__struct_fields__, "checksum")]
    query = sa.select(*columns).where(of.c.table_id == table).order_by(*(of.c[name] for name in order))
    found = []
    for *values, stored in await connection.execute(query):
        found.append(kind(*values))
        check({"table_id": table, **asdict(found[-1])}, stored)
    return found


def snapshot_gone(table: str, number: int) -> Gone:
    """A snapshot that does not fit any more, deleted to make room for one that does."""
    return Gone(rows.snapshots, {"table_id": table, "number": number})


def snapshot_row(table: str, number: int, state: GameState) -> NewRow:
    """The position after an event: as bytes, which are fast, and as text, which other record layouts can read."""
    values = {"table_id": table, "number": number, "layout": state.game.layout}
    return _summed(rows.snapshots, {**values, "data": state.bytes(), "text": state.text()})


class _LastEvent(NamedTuple):
    """The last event of a table: what to join and on which condition, and columns."""

    events: sa.Table
    of_table: sa.ColumnElement[bool]
    at: sa.Column[Any]
    to_move: sa.Column[Any]


def last_event() -> _LastEvent:
    """The last event of each table of a query."""
    events, tables = rows.events, rows.tables
    number = sa.select(sa.func.max(events.c.number)).where(events.c.table_id == tables.c.id)
    last = events.c.number == number.correlate(tables).scalar_subquery()
    return _LastEvent(events, (events.c.table_id == tables.c.id) & last, events.c.at, events.c.to_move)


def _settle(batch: list[PendingWrite], error: Exception | None) -> None:
    for one in batch:
        if one.done.done():  # its caller has gone
            continue
        if error:
            one.done.set_exception(error)
        else:
            one.done.set_result(None)


def migrate(connection: Connection, begin: str | None = None) -> None:
    """Migrate a database to the schema of `rows.py`, in a transaction of `begin`; imports Alembic only if necessary."""
    if version(connection) == rows.HEAD:
        return
    if begin:
        connection.exec_driver_sql(begin)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The schema that a database has, None before there is any."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found
