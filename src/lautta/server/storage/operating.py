"""What operators do to a database, which servers may be using meanwhile: they learn of it within a second or two."""

import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from lautta.server.storage import rows
from lautta.server.storage.data import DataUnreadable
from lautta.server.storage.databases import Database, shown
from lautta.server.storage.groups import new_group
from lautta.server.storage.store import FREE, naming, version
from lautta.server.storage.table_rows import rows_of
from lautta.server.storage.writing import Gone, NewRow, Renewed, Written
from lautta.server.table.clocks import DAY
from lautta.server.table.live_table import LiveTable
from lautta.server.table.names import new_id

# What an order asks for: see `rows.orders`.
LOOK, GO, FORGET, CLOSE, HOLIDAY = "look", "go", "forget", "close", "holiday"
HEARD = {LOOK: 60_000, GO: 180_000}  # milliseconds after which every process has looked, and requests are answered
AT_ONCE = 20  # tables that one transaction deletes: a server that uses the same file can save in between
PURGED = (rows.notices, rows.snapshots, rows.results, rows.notes, rows.events, rows.seats, rows.orders)


def order(act: str, now: int, guest: str | None = None, table: str | None = None) -> NewRow:
    """An order to the processes that serve the database."""
    return rows.orders, {"id": new_id(), "act": act, "guest_id": guest, "table_id": table, "at": now}


def going(guest: str, tables: Iterable[str], now: int, act: str = GO) -> list[Written]:
    """What is written when somebody goes for good: nobody has a way in as them, and each of their tables is told.

    It is written again later (`LOOK`), as requests may be under way that name them.
    """
    key = {"guest_id": guest}
    return [
        Renewed(rows.guests, {"id": guest}, {"name": "", "preferences": None}),
        *(Gone(table, key) for table in (rows.devices, rows.codes, rows.keys, rows.members, rows.channels)),
        Gone(rows.notices, {"receiver": guest}),
        order(act, now, guest), *(order(FORGET, now, guest, table) for table in tables),
    ]  # fmt: skip


@asynccontextmanager
async def opened(where: Database, *, writes: bool = True) -> AsyncIterator[AsyncConnection]:
    """A transaction in a database of this release; raises FileNotFoundError, DataUnreadable, DataAway."""
    away: AbstractAsyncContextManager[None] = nullcontext()
    if isinstance(where, Path):
        from lautta.server.storage import sqlite

        if not where.exists():
            raise FileNotFoundError(2, os.strerror(2), str(where))
        sqlite.check(where)
        engine, begin = sqlite.engine_of(where), sqlite.ALONE if writes else "BEGIN"
    else:
        from lautta.server.storage import postgresql

        away, begin = postgresql.opening(where), "SELECT"
        engine = postgresql.engine_of(where).execution_options(isolation_level="READ COMMITTED")
    try:
        async with away, engine.begin() as connection:
            await connection.exec_driver_sql(begin)
            if (found := await connection.run_sync(version) or "") != rows.HEAD:
                raise DataUnreadable(shown(where), "newer" if found > rows.HEAD else "older" if found else "other")
            yield connection
    finally:
        await engine.dispose()


async def people(where: Database, text: str) -> list[Row[Any]]:
    """The guests whose name has this text, or with this id, each with the number of their `devices` and the day when
    one was last `seen`, the last seen first.
    """
    guests, devices = rows.guests, rows.devices
    seen = sa.func.max(devices.c.seen_at)
    found = sa.select(guests, sa.func.count(devices.c.token_hash).label("devices"), seen.label("seen"))
    named = guests.c.name.icontains(text, autoescape=True) | (guests.c.id == text)
    query = found.outerjoin(devices, devices.c.guest_id == guests.c.id).where(named).group_by(guests.c.id)
    async with opened(where, writes=False) as connection:
        return list((await connection.execute(query.order_by(seen.is_(None), seen.desc(), guests.c.made_at))).all())


async def do(where: Database, act: str, guest: str) -> bool:
    """`ban`, `unban`, `sign-out` or `delete` a guest; False if there is none."""
    async with opened(where) as connection:
        if await connection.scalar(sa.select(rows.guests.c.id).where(rows.guests.c.id == guest)) is None:
            return False
        written: list[Written] = [order(LOOK, _now(), guest)]
        if act == "delete":
            written = going(guest, (await connection.scalars(naming(guest))).all(), _now())
        elif act == "sign-out":
            written += [Gone(of, {"guest_id": guest}) for of in (rows.devices, rows.codes, rows.keys, rows.channels)]
        else:
            written.append(Renewed(rows.guests, {"id": guest}, {"banned": act == "ban"}))
        await _write(connection, written)
        return True


async def add_group(where: Database, name: str, invite: str) -> None:
    """Add a group that nobody is in yet."""
    async with opened(where) as connection:
        await _write(connection, [new_group(new_id(), name, invite, _now())])


async def add(where: Database, table: LiveTable) -> None:
    """Add a table."""
    async with opened(where) as connection:
        await _write(connection, rows_of(table))


async def close(where: Database, table: str) -> bool:
    """Order that a table is closed; False if there is none."""
    async with opened(where) as connection:
        found = await connection.scalar(sa.select(rows.tables.c.id).where(rows.tables.c.id == table))
        if found:
            await _write(connection, [order(CLOSE, _now(), table=table)])
        return found is not None


async def purge(where: Database, days: int, really: bool) -> dict[str, int]:
    """Delete all tables where nothing has happened for so many days and that no process owns, or only count them:
    their number by status.
    """
    before = max(0, _now() - days * DAY)
    async with opened(where, writes=False) as connection:
        found = (await connection.execute(_untouched(before))).all()
    if really:
        parts = [found[begin : begin + AT_ONCE] for begin in range(0, len(found), AT_ONCE)]
        found = [one for part in parts for one in await _purged(where, _untouched(before, [one.id for one in part]))]
    return dict(Counter(one.status for one in found))


def _untouched(before: int, among: Sequence[str] | None = None) -> sa.Select[Any]:
    """The tables where nothing has happened since then and that no process owns."""
    tables, events = rows.tables, rows.events
    late = sa.select(events.c.table_id).group_by(events.c.table_id).having(sa.func.max(events.c.at) < before)
    if among is not None:
        late = late.where(events.c.table_id.in_(among))
    return sa.select(tables.c.id, tables.c.status).where(tables.c.id.in_(late), sa.text(FREE))


async def _purged(where: Database, these: sa.Select[Any]) -> Sequence[Row[Any]]:
    """Delete some tables in one transaction; answers those that were still there, and untouched."""
    async with opened(where) as connection:
        found: Sequence[Row[Any]] = (await connection.execute(these.with_for_update())).all()
        names = [one.id for one in found]
        for table in PURGED:
            await connection.execute(sa.delete(table).where(table.c.table_id.in_(names)))
        await connection.execute(sa.delete(rows.tables).where(rows.tables.c.id.in_(names)))
        return found


async def _write(connection: AsyncConnection, written: Iterable[Written]) -> None:
    for one in written:
        if isinstance(one, Gone | Renewed):
            change = sa.delete(one.table) if isinstance(one, Gone) else sa.update(one.table).values(**one.values)
            await connection.execute(change.where(*(one.table.c[name] == value for name, value in one.key.items())))
        else:
            await connection.execute(sa.insert(one[0]).values(**one[1]))


def _now() -> int:
    return time.time_ns() // 1_000_000
