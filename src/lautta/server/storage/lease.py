"""The lease of one process on a PostgreSQL database that it may share with others.

Each process has a row with an epoch, a unique number, and renews it every second. Tables name the epoch of their owner.
A process that has not renewed for two seconds by its own steady clock answers no requests; after three seconds by the
database's clock others delete the row, which frees its tables; those three seconds begin anew when the database starts.
Each commit checks in its own transaction that the row is still there, so an overtaken process never saves anything.
"""

import asyncio
import logging
import time
from asyncio import CancelledError
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any, NamedTuple

from asyncpg import PostgresError
from sqlalchemy.engine import URL

from lautta.server.problem import where
from lautta.server.storage import rows
from lautta.server.storage.connecting import AWAY, connect
from lautta.server.storage.data import DataInUse
from lautta.server.storage.databases import shown
from lautta.server.storage.store import ALONE, Member
from lautta.server.telemetry import metrics

RENEW_EVERY, AGAIN_AFTER = 1.0, 0.2  # seconds between renewals, and after one that failed
LEAVES_WITHIN = 3.0  # seconds
ANSWERS_FOR = 2.0  # seconds since the last renewal was begun
LASTS = "3 s"  # by the clock of the database
PATIENCE, OFTEN = 5.0, 0.1  # seconds to wait for a process that has ended or is ending, and between looks
SEEN = "greatest(renewed_at, pg_postmaster_start_time())"  # nobody could renew while the database was down
GONE = f"{SEEN} < clock_timestamp() - interval '{LASTS}'"
REAPING = "DELETE FROM processes WHERE epoch IN (SELECT epoch FROM processes WHERE {} FOR UPDATE SKIP LOCKED)"
REAP = REAPING.format(GONE)
WRITER = "lautta "  # what the connection that a process writes with is called, before the name of the process
NAMES = "epoch, name, speaks, reached"  # of the columns
LEFT = f"extract(epoch FROM {SEEN} + interval '{LASTS}' - clock_timestamp())::float"  # seconds of a lease
MEMBERS = f"SELECT {NAMES}, {LEFT} FROM processes WHERE NOT {GONE} ORDER BY epoch"
RENEW = f"""
WITH renewed AS (
    UPDATE processes SET renewed_at = clock_timestamp(), reached = $2 WHERE epoch = $1 RETURNING {NAMES}
), reaped AS (
    {REAPING.format(f"{GONE} AND epoch <> $1")}
)
SELECT {NAMES}, 1e9::float FROM renewed UNION ALL
SELECT {NAMES}, {LEFT} FROM processes WHERE NOT {GONE} AND epoch <> $1 ORDER BY epoch
"""  # at once, as the database may be far away
BREAK_OFF = f"""
SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN processes ON application_name = '{WRITER}' || name
WHERE datname = current_database() AND {GONE}
"""
ENTER = """
INSERT INTO processes (epoch, name, renewed_at, speaks, reached)
VALUES (nextval('epochs'), $1, clock_timestamp(), $2, true) RETURNING epoch
"""
NOBODY = 0  # an epoch that no process has
CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
STARTING = 0x1A077B  # the number of the advisory lock of those that enter
log = logging.getLogger(__name__)


class Overtaken(Exception):
    """Another process has taken over what this one owned."""


class Lease:
    """The lease of this process. `enter` the database with it; from then on it is kept until it is `left`.

    `changed` is called when other processes come or go, `cut_off` when it could not be renewed in time, `lost` when
    another process has overtaken this one, which then enters anew.
    """

    def __init__(self, url: URL, speaks: int = ALONE) -> None:
        self._url, self._speaks = url, speaks
        self.name = token_hex(12)
        self.epoch = NOBODY
        self._reached = True
        self.members: tuple[Member, ...] = ()
        self.changed: Callable[[], None] = lambda: None
        self.cut_off: Callable[[], None] = lambda: None
        self.lost: Callable[[], None] = lambda: None
        self._connection: Any = None
        self.trouble: Exception | None = None  # why it could not be renewed
        self._until = 0.0
        self._runs_out = 0.0  # when the lease of some process does that is not renewed
        self._renewed, self._at_once = asyncio.Event(), asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def me(self) -> Member:
        """The process as others see it."""
        return Member(self.epoch, self.name, self._speaks, self.reached)

    @property
    def reached(self) -> bool:
        """Do messages reach this process? All others learn of it at once if that changes."""
        return self._reached

    @reached.setter
    def reached(self, how: bool) -> None:
        if how != self._reached:
            self._reached = how
            self._at_once.set()

    @property
    def held(self) -> bool:
        """May this process answer for what it owns?"""
        return steady() < self._until

    async def wait(self, seconds: float) -> bool:
        """Wait until it is held, but not longer than this; answers whether it is."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.held:
                    self._renewed.clear()
                    await self._renewed.wait()
        return self.held

    async def enter(self) -> None:
        """Become one of the processes of the database, and stay one; raises DataInUse, or what asyncpg raises."""
        await self._try_until(self._entered)
        self._task = asyncio.create_task(self._keep())

    async def wait_to_enter(self) -> None:
        """Wait until this process could enter, without doing so; raises as `enter` does."""
        await self._try_until(self._may_enter)

    async def _try_until(self, done: Callable[[], Awaitable[bool]]) -> None:
        until = steady() + PATIENCE
        while not await done():
            if steady() > until:
                raise DataInUse(shown(self._url))
            await asyncio.sleep(OFTEN)

    async def leave(self) -> None:
        """Let go of everything that this process owns."""
        if self._task:
            self._task.cancel()
            with suppress(CancelledError):
                await self._task
        self._until = 0.0
        with suppress(*AWAY, PostgresError):  # it runs out by itself
            async with asyncio.timeout(LEAVES_WITHIN):
                if self.epoch != NOBODY:
                    connection = await self._connected()
                    await connection.execute("UPDATE tables SET owner = NULL WHERE owner = $1", self.epoch)
                    await connection.execute("DELETE FROM processes WHERE epoch = $1", self.epoch)
                if self._connection is not None:
                    await self._connection.close()

    def overtaken(self) -> None:
        """A commit has found that the row is gone: answer nobody until the lease is entered anew."""
        self._until = 0.0

    async def _keep(self) -> None:
        while True:
            began = steady()
            try:
                async with asyncio.timeout(ANSWERS_FOR):
                    await self._renew(began)
            except Exception as error:  # it is tried again as long as this process runs
                if self._connection is not None:
                    self._connection.terminate()
                if self.trouble is None:
                    log.warning("the lease could not be renewed: %(why)s", {"why": where(error)})
                self.trouble = error
                if not self.held:
                    self._ran_out()
                    self.cut_off()
                await asyncio.sleep(AGAIN_AFTER)
            else:
                if self.trouble is not None:
                    log.warning("the lease is renewed again")
                self.trouble = None
                again_at = min(began + RENEW_EVERY, self._runs_out)
                await self._rest(again_at - steady() if self.held else AGAIN_AFTER)

    async def _rest(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds)):
                await self._at_once.wait()
        self._at_once.clear()

    async def _renew(self, began: float) -> None:
        connection = await self._connected()
        found = _members(await connection.fetch(RENEW, self.epoch, self.reached))
        if self.epoch in (member.epoch for member in found.members):
            gone = set(self.members) - set(found.members)
            self._is_held(found, began)
            if gone:  # perhaps stopped in the midst of a commit, which keeps its row from being deleted
                await connection.execute(BREAK_OFF)
        else:
            await self._anew()

    async def _anew(self) -> None:
        """Enter again after others have taken over; tried again as long as they let nobody in."""
        self._until = 0.0
        if self.epoch != NOBODY:
            self.epoch = NOBODY  # what is still being loaded belongs to nobody either
            metrics.lease_lost("overtaken")
            log.warning("this process was overtaken, and begins anew")
            self.lost()
        await self._entered()

    async def _entered(self) -> bool:
        began, connection = steady(), await self._connected()
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", STARTING)
            if not await self._may_enter():
                return False
            self.epoch = await connection.fetchval(ENTER, self.name, self._speaks)
        self._is_held(_members(await connection.fetch(MEMBERS)), began)
        return True

    async def _may_enter(self) -> bool:
        """May it enter? A lone process only if there are no others, a sharing one only among those of its version; none
        that was overtaken by a newer release, whose rows it would read as something else.
        """
        connection = await self._connected()
        if await connection.fetchval("SELECT version_num FROM alembic_version") != rows.HEAD:
            return False
        await connection.execute(REAP)
        others = _members(await connection.fetch(MEMBERS)).members
        return all(self._speaks != ALONE and other.speaks == self._speaks for other in others)

    def _is_held(self, found: "Found", began: float) -> None:
        """The lease is held as of when this was begun, and these are the processes."""
        before, self.members = self.members, found.members
        self._runs_out = steady() + found.left
        if not self.held:
            self._ran_out()
        self._until = began + ANSWERS_FOR
        self._renewed.set()
        if self.members != before:
            self.changed()

    def _ran_out(self) -> None:
        if self._until:
            self._until = 0.0
            metrics.lease_lost("late")

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url)
        return self._connection


def steady() -> float:
    """Seconds by a clock that nobody sets, and that goes on while the machine sleeps where it has one that does."""
    return time.clock_gettime(CLOCK)


class Found(NamedTuple):
    """The processes there are, and in how many seconds the first of their leases runs out if it is not renewed."""

    members: tuple[Member, ...]
    left: float


def _members(found: Sequence[Any]) -> Found:
    return Found(tuple(Member(*row[:-1]) for row in found), min((row[-1] for row in found), default=0.0))
