"""The table registry: every table that this process owns, with its actor.

If several processes share a database, each table has one owner. A request for a table without an owner goes to its home
process, which claims it; a request for another process's table raises OwnedElsewhere.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable
from typing import Any

from lautta.server.problem import Problem, where
from lautta.server.processes.homes import home_of
from lautta.server.runtime.boards import Boards
from lautta.server.runtime.computers import Computers
from lautta.server.runtime.loading import Loading, saved
from lautta.server.runtime.server_clock import ServerClock
from lautta.server.runtime.table_actor import TableActor
from lautta.server.storage import rows
from lautta.server.storage.store import Member, Renewed, Store, TableRows, Written
from lautta.server.table.live_table import LiveTable
from lautta.server.table.names import new_id
from lautta.server.telemetry import metrics

IDLE = 600.0  # seconds until a table that nobody asks about is removed from memory
CALL_TIME = 20.0  # seconds between checks of the clocks of tables that are not in memory
AT_ONCE = 32  # tables that move at the same time
STAYS = 1.0  # seconds that a table stays here that came to be here though it is at home elsewhere
TRIES = 1000  # names that are tried for a table that is to be at home here
log = logging.getLogger(__name__)


class OwnedElsewhere(Problem):
    """Another process owns a table, or is its home."""

    def __init__(self, table: str, member: Member) -> None:
        super().__init__("table-moved")
        self.table, self.member = table, member


class TableRegistry:
    """The tables in memory: each is loaded once, and removed when nobody asks about it. `start` and `close` it.

    `wake` has another process load a table that has something to do by itself.
    """

    def __init__(self, store: Store, boards: Boards, computers: Computers, clock: ServerClock, disk: Loading) -> None:
        self._store, self._boards, self._computers, self._clock = store, boards, computers, clock
        self._from_disk = disk
        self._actors: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[Any]] = {}  # an actor, or None
        self._letting_go: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._told: set[str] = set()  # tables that cannot be resumed, and of which the log knows
        self._left: set[str] = set()  # processes that have said goodbye
        self._changed = asyncio.Event()
        self._closing = False
        self.cut_off = False  # do messages reach others, but not this process?
        self._moving_soon: asyncio.TimerHandle | None = None
        self.unheard: Callable[[], Collection[str]] = tuple  # the names of processes that cannot be heard
        self.wake: Callable[[Member, str], None] = lambda member, table: None

    def start(self) -> None:
        """Load the tables that can go on without anybody asking, and begin to watch clocks."""
        tasks = (self._resume(), self._call_time(), self._let_go_idle(), self._settle())
        self._tasks = [asyncio.create_task(each) for each in tasks]
        self._store.lost = self._lost

    async def close(self) -> None:
        """Stop all tables, and let others own them."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        if self._moving_soon:
            self._moving_soon.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), *self._letting_go.values(), return_exceptions=True)
        moves = len(self._members) > 1
        await asyncio.gather(*(actor.stop(moves=moves) for actor in self._actors.values()), return_exceptions=True)
        await self._release(self._actors)
        self._actors.clear()

    def loaded(self, table: str) -> TableActor | None:
        """The actor of a table, if that is in memory."""
        actor = self._actors.get(table)
        return actor if actor and not actor.gone else None

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._actors)

    @property
    def followers(self) -> int:
        """The number of connections that follow these tables, counted for each table."""
        return sum(len(actor.followers) for actor in self._actors.values())

    # where tables are

    @property
    def _members(self) -> list[Member]:
        away = {*self._left, *self.unheard()}
        return [
            member if self.cut_off or not self.is_me(member.name) else member._replace(reached=True)
            for member in self._store.members
            if member.name not in away
        ]

    def is_me(self, name: str) -> bool:
        """Is this the name of this process?"""
        return self._store.me is not None and self._store.me.name == name

    def _home(self, table: str) -> Member | None:
        home = home_of(table, self._members)
        return None if home is None or self.is_me(home.name) else home

    def new_id(self) -> str:
        """A name for a new table, which is at home here."""
        tried = (new_id() for _ in range(TRIES))
        return next((one for one in tried if not self._home(one)), new_id())

    def members_changed(self) -> None:
        """Processes have come or gone."""
        self._left &= {member.name for member in self._store.members}
        self._changed.set()

    def _move_soon(self) -> None:
        self._moving_soon = None
        self._changed.set()

    def left(self, name: str) -> None:
        """Another process has said goodbye, though its lease may last a moment longer."""
        self._left.add(name)
        self._changed.set()

    # owning

    async def actor(self, table: str, *, here: bool = False) -> TableActor:
        """The actor of a table, loaded if needed (`here`: whatever its home is); raises OwnedElsewhere, or Problem."""
        while not self._store.held or (found := self.loaded(table)) is None:
            await self._store.answerable()
            await self._loaded(table, here)
        return found

    async def _loaded(self, table: str, here: bool) -> None:
        """Load a table, unless it is in memory; raises OwnedElsewhere, or Problem."""
        if self._closing:
            raise Problem("stopping")
        if leaving := self._letting_go.get(table):
            await asyncio.shield(leaving)
        if self.loaded(table):
            return
        if table not in self._loading:
            if not here and not self._from_disk.makes(table) and (home := self._home(table)):
                raise OwnedElsewhere(table, home)
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        if await asyncio.shield(self._loading[table]) is None:
            raise Problem("no-such-table", table=table)

    async def own_once(self, table: LiveTable, epoch: int | None, saving: Coroutine[Any, Any, None]) -> TableActor:
        """Own a new table once it is saved, under an epoch; requests that find its rows earlier wait for that."""

        async def make() -> TableActor:
            await saving
            metrics.happened(table.setup.game.name, table.log.events[-1].kind)
            return self._own(table, set(), epoch)

        made = asyncio.create_task(make())
        self._loading[table.id] = made
        made.add_done_callback(lambda _: self._loading.pop(table.id))
        return await asyncio.shield(made)

    def _own(self, table: LiveTable, snapshots: set[int], epoch: int | None) -> TableActor:
        if self._closing:
            raise Problem("stopping")
        if epoch != self._store.epoch:
            raise Problem("database-away")
        if self._home(table.id) and self._moving_soon is None:
            self._moving_soon = asyncio.get_running_loop().call_later(STAYS, self._move_soon)
        actor = self._actors[table.id] = TableActor(
            table, self._store, self._boards, self._computers, self._clock, snapshots, epoch
        )
        return actor

    async def _load(self, name: str) -> TableActor | None:
        epoch = self._store.epoch
        if not self._from_disk.makes(name) and (owner := await self._store.claim(name)):
            raise OwnedElsewhere(name, owner)
        try:
            found = await self._from_disk.load(name, epoch)
            return self._own(*found, epoch) if found else None
        except BaseException:
            await self._release([name])
            raise

    async def _release(self, tables: Iterable[str]) -> None:
        try:
            await self._store.release(tables)
        except Exception as error:  # they are free once the lease of this process has run out
            log.warning("tables could not be released: %(code)s", {"code": _why(error)})

    def _lost(self) -> None:
        """Another process has overtaken this one: nothing here is true any more."""
        actors, self._actors = self._actors, {}
        for actor in actors.values():
            actor.abandon()

    async def rewrite(self, table: str, change: Callable[[TableRows], Iterable[Written]], *more: Written) -> None:
        """Change what is stored of a table that is owned here, with `more`, while it is not in memory: requests for it
        wait meanwhile, and followers ask again. Raises Problem.
        """

        async def write() -> None:
            found = await self._store.table(table)
            await saved(self._store, *(change(found) if found else ()), *more, epoch=self._store.epoch)

        await self.actor(table)
        await self._let_go(table, write)

    # what goes on by itself

    @property
    def _leads(self) -> bool:
        """Is it for this process to look for tables that nobody owns and that have something to do?"""
        members = self._members
        return not members or self.is_me(members[0].name)

    async def _resume(self) -> None:
        """Load the tables that go on without anybody asking; try those again that could not be loaded yet."""
        while (tables := await self._found(self._store.waiting_for_the_server())) is None:
            await asyncio.sleep(CALL_TIME)
        while self._leads and (tables := await self._load_all(tables)):
            await asyncio.sleep(CALL_TIME)

    async def _call_time(self) -> None:
        """Now and then load the tables where somebody has run out of time, and those anew whose last save failed."""
        while True:
            lost = [name for name, actor in self._actors.items() if actor.gone]
            due = await self._found(self._store.due(self._clock.now())) or [] if self._leads else []
            await self._load_all([*lost, *(table for table in due if table not in self._actors)])
            await asyncio.sleep(CALL_TIME)

    async def _found(self, query: Awaitable[list[str]]) -> list[str] | None:
        """The tables that a query finds, None if it failed, which ends nothing here: it is asked again later."""
        try:
            return await query
        except Exception as error:
            log.error("tables cannot be found: %(why)s", {"why": _why(error)})
            return None

    async def _load_all(self, tables: Iterable[str]) -> list[str]:
        """Load tables, here or where they are at home; answers those that can be tried again later."""
        left = []
        for table in tables:
            try:
                await self.actor(table)
            except OwnedElsewhere as error:
                self.wake(error.member, table)
            except Problem as problem:
                if problem.passes or table not in self._told:
                    log.warning("table %(table)s is not resumed: %(code)s", {"table": table, "code": problem.code})
                self._told.add(table)
                left += [table] * problem.passes
            except Exception as error:
                log.error("table %(table)s cannot be loaded: %(where)s", {"table": table, "where": where(error)})
                left.append(table)
        return left

    # letting go

    async def _let_go_idle(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 10)
            await self._note_hosts()
            long_ago = self._clock.now() - IDLE * 1000
            for name, actor in list(self._actors.items()):
                if not actor.gone and actor.idle and actor.asked_at < long_ago:
                    await self._let_go(name)

    async def _note_hosts(self) -> None:
        """Note when the hosts of tables that others may join were last there, for the lists of all processes."""
        now = self._clock.now()
        seen = {name: actor.host_seen(now) for name, actor in self._actors.items() if not actor.gone}
        new = [Renewed(rows.tables, {"id": name}, {"seen_at": at}) for name, at in seen.items() if at]
        if new:
            try:
                await saved(self._store, *new, epoch=self._store.epoch)
            except Problem as problem:
                log.warning("who was there could not be noted: %(code)s", {"code": problem.code})

    async def _settle(self) -> None:
        """When processes come or go, give up tables at home elsewhere; the leader looks for those without an owner."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            await self._move()
            if self._leads:
                await self._load_all(await self._found(self._store.waiting_for_the_server()) or [])

    async def _move(self) -> None:
        moving = [name for name, actor in self._actors.items() if not actor.gone and self._home(name)]
        if moving:
            log.info("%(number)d tables move to other processes", {"number": len(moving)})
        for begin in range(0, len(moving), AT_ONCE):
            await asyncio.gather(*map(self._move_one, moving[begin : begin + AT_ONCE]))

    async def _move_one(self, name: str) -> None:
        actor = self.loaded(name)
        if actor is None:
            return
        busy = not actor.idle
        await self._let_go(name)
        if busy and (home := self._home(name)):
            self.wake(home, name)

    async def _let_go(self, name: str, then: Callable[[], Awaitable[None]] | None = None) -> None:
        """Stop a table's actor, do something `then`, and give up the table; requests for it wait meanwhile."""
        actor, failed = self._actors.pop(name), list[Exception]()

        async def stop() -> None:
            try:
                await actor.stop(moves=True)
            except Exception as error:  # what was confirmed is saved
                log.error("table %(table)s did not stop: %(where)s", {"table": name, "where": where(error)})
            try:
                await (then() if then else asyncio.sleep(0))
            except Exception as error:
                failed.append(error)
            await self._release([name])

        task = self._letting_go[name] = asyncio.create_task(stop())
        task.add_done_callback(lambda _: self._letting_go.pop(name))
        await asyncio.shield(task)
        for error in failed:
            raise error


def _why(error: Exception) -> str:
    """An error for the log: the code of a Problem, else the place that raised it."""
    return error.code if isinstance(error, Problem) else where(error)
