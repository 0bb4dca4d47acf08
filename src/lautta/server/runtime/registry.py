"""The table registry: every table that is in memory, with the actor that owns it."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any

from lautta.server.problem import Problem
from lautta.server.runtime.boards import Boards
from lautta.server.runtime.computers import Computers
from lautta.server.runtime.loading import Loading
from lautta.server.runtime.table_actor import TableActor
from lautta.server.runtime.timekeeping import Clock
from lautta.server.storage.store import Store
from lautta.server.table.live_table import LiveTable

IDLE = 600.0  # seconds until a table that nobody asks about is removed from memory
CALL_TIME = 20.0  # seconds between checks of the clocks of tables that are not in memory
log = logging.getLogger(__name__)


class TableRegistry:
    """The tables in memory: each is loaded once, and removed when nobody asks about it. `start` and `close` it."""

    def __init__(self, store: Store, boards: Boards, computers: Computers, clock: Clock, loading: Loading) -> None:
        self._store, self._boards, self._computers, self._clock = store, boards, computers, clock
        self._from_disk = loading
        self._actors: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[Any]] = {}  # an actor, or None
        self._tasks: list[asyncio.Task[None]] = []
        self._told: set[str] = set()  # tables that cannot be resumed, and of which the log knows

    def start(self) -> None:
        """Load the tables that can go on without anybody asking, and begin to watch clocks."""
        self._tasks = [asyncio.create_task(each) for each in (self._resume(), self._call_time(), self._let_go())]

    async def close(self) -> None:
        """Stop all tables."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()))

    async def actor(self, table: str) -> TableActor:
        """The actor of a table, which is loaded if necessary; raises Problem."""
        actor = self._actors.get(table)
        if actor and not actor.gone:
            return actor
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        loaded: TableActor | None = await asyncio.shield(self._loading[table])
        if loaded is None:
            raise Problem("no-such-table", table=table)
        return loaded

    async def own_once(self, table: LiveTable, saving: Coroutine[Any, Any, None]) -> TableActor:
        """Own a new table once it is saved; whoever finds its rows earlier waits, so that it is not loaded twice."""

        async def make() -> TableActor:
            await saving
            return self._own(table, set())

        made = asyncio.create_task(make())
        self._loading[table.id] = made
        made.add_done_callback(lambda _: self._loading.pop(table.id))
        return await asyncio.shield(made)

    def _own(self, table: LiveTable, snapshots: set[int]) -> TableActor:
        actor = self._actors[table.id] = TableActor(
            table, self._store, self._boards, self._computers, self._clock, snapshots
        )
        return actor

    async def _load(self, name: str) -> TableActor | None:
        found = await self._from_disk.load(name)
        return self._own(*found) if found else None

    async def _resume(self) -> None:
        """Load the tables that go on without anybody asking; try those again that could not be loaded yet."""
        tables = await self._store.waiting_for_the_server()
        while tables := await self._load_all(tables):
            await asyncio.sleep(CALL_TIME)

    async def _call_time(self) -> None:
        """Now and then load the tables where somebody has run out of time."""
        while True:
            await self._load_all(
                [table for table in await self._store.due(self._clock.now()) if table not in self._actors]
            )
            await asyncio.sleep(CALL_TIME)

    async def _load_all(self, tables: Iterable[str]) -> list[str]:
        """Load tables; answers those that can be tried again later."""
        left = []
        for table in tables:
            try:
                await self.actor(table)
            except Problem as problem:
                if problem.passes or table not in self._told:
                    log.warning("table %s is not resumed: %s", table, problem.code)
                self._told.add(table)
                left += [table] * problem.passes
        return left

    async def _let_go(self) -> None:
        """Now and then remove tables that nobody asks about."""
        while True:
            await asyncio.sleep(IDLE / 10)
            long_ago = self._clock.now() - IDLE * 1000
            for name, actor in list(self._actors.items()):
                if actor.gone or (actor.idle and actor.asked_at < long_ago):
                    del self._actors[name]
                    if not actor.gone:
                        await actor.stop()
