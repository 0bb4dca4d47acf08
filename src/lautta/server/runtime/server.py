"""Everything that a running server holds."""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine, Iterable, Mapping
from datetime import date
from hashlib import blake2b
from typing import Any

from lautta.core import registry
from lautta.core.boards import LoadedBoard
from lautta.core.game import Game
from lautta.server.notifications.mail import Mailer
from lautta.server.notifications.presence import Presence
from lautta.server.notifications.sender import Sender
from lautta.server.problem import Problem
from lautta.server.processes.broker import Broker
from lautta.server.processes.bus import Alone, Bus
from lautta.server.processes.frames import SPEAKS
from lautta.server.runtime.boards import Boards, own_boards
from lautta.server.runtime.codes import Codes
from lautta.server.runtime.computers import Computers
from lautta.server.runtime.groups import Groups
from lautta.server.runtime.guests import Guests
from lautta.server.runtime.keys import Keys
from lautta.server.runtime.loading import Loading
from lautta.server.runtime.orders import Orders
from lautta.server.runtime.passkeys import Passkeys
from lautta.server.runtime.registry import TableRegistry
from lautta.server.runtime.remote_tables import OtherProcesses
from lautta.server.runtime.server_clock import ServerClock
from lautta.server.runtime.showcase import Showcase
from lautta.server.settings import USUAL, ServeSettings
from lautta.server.storage.databases import Database, open_store
from lautta.server.storage.store import ALONE, Store
from lautta.server.view.table_view import TableView
from lautta.server.work.cache import CachedExecutor
from lautta.server.work.executor import Executor, open_executor

PEEKED = 128  # tables


def all_games() -> dict[str, Game]:
    """The games that come with Lautta, those of other packages that can be played, and those that were registered."""
    return registry.games()


class Server:
    """The games, guests, boards and tables of one running server. `open` it; `close` it before the loop ends."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        clock: ServerClock,
        executor: Executor,
        *,
        id: str = "",
        key: bytes = b"",
        broker: Broker | None = None,
        paced: bool = False,
        own: Iterable[LoadedBoard] = (),
        settings: ServeSettings = USUAL,
    ) -> None:
        self.store, self.games, self.clock, self.executor = store, games, clock, executor
        self.id, self.key = id, key  # of its database
        self.thoughts = CachedExecutor(executor)
        self.showcase = Showcase(self.thoughts, self.game)
        self.boards = Boards(store, executor, own)
        self.codes = Codes(store)
        self.keys, self.passkeys = Keys(store, clock), Passkeys(store, key, clock)
        self.mailer = Mailer(settings.mail) if settings.mail else None
        self._under_way = set[asyncio.Task[None]]()
        self._loading = Loading(store, self.boards, clock, self.game, self.showcase)
        self._watching: list[asyncio.Task[None]] = []
        self._peeked: OrderedDict[str, TableView] = OrderedDict()
        self.tables = TableRegistry(store, self.boards, Computers(executor, paced=paced), clock, self._loading)
        self.others = OtherProcesses(broker, store, self.tables, key) if broker else None
        self.bus: Bus = self.others or Alone()
        self.guests = Guests(store, self.bus, clock, closed=settings.closed)
        self.groups = Groups(store, self.guests, clock)
        self.orders = Orders(store, self.guests, self.tables, clock)
        self.presence = Presence()
        self.sender = Sender(
            store, self.presence, clock.now, key, settings.public_url or "", settings.allow_network, self.mailer,
            settings.closed,
        )  # fmt: skip
        store.members_changed = self._members_changed

    @classmethod
    async def open(
        cls,
        where: Database,
        games: Mapping[str, Game] | None = None,
        clock: ServerClock | None = None,
        settings: ServeSettings = USUAL,
    ) -> "Server":
        """The server over a database; computer players go on where they were. All times come from the clock, by default
        that of the database if it has one. With a broker among the settings, other processes share the database.

        Raises what `open_executor` does, which also says what the setting for workers means.
        """
        games = all_games() if games is None else games
        own = own_boards(settings.own_board, games)
        executor = open_executor(settings.workers, games)
        bringing = await Broker.open(settings.broker, "lautta") if settings.broker else None
        store = await open_store(where, SPEAKS if bringing else ALONE)
        if bringing:
            executor.share(bringing, games)
        clock = clock or await shared_clock(store)
        mine, paced = await store.identity(), not settings.no_pauses
        server = cls(
            store, games, clock, executor, id=mine.id, key=mine.key, broker=bringing, paced=paced, own=own,
            settings=settings,
        )  # fmt: skip
        await executor.open()
        if server.others:
            await server.others.open()
        server.tables.start()
        server._watching = [asyncio.create_task(one) for one in (server.orders.watch(), server.sender.watch())]
        return server

    async def close(self) -> None:
        """Stop all tables and close the database."""
        if self.others:
            await self.others.leave()
        for task in (*self._watching, *self._under_way):
            task.cancel()
        await self.sender.close()
        await self.tables.close()
        await self.executor.close()
        await self.store.close()
        if self.others:
            await self.others.close()

    async def peek(self, table: str) -> TableView:
        """Read a table from the database, or from a cache, without owning it; raises Problem."""
        known = self._peeked.get(table)
        if known is None or await self.store.last_number(table) != known.number:
            known = await self._loading.peek(table)
            if known is None:
                raise Problem("no-such-table", table=table)
            self._peeked[table] = known
        self._peeked.move_to_end(table)
        if len(self._peeked) > PEEKED:
            self._peeked.popitem(last=False)
        return known

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something while the request that asked for it is answered; what is left when the server closes is lost."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    @property
    def is_cut_off(self) -> bool:
        """Does this one of several processes lack what others may have: messages, or a lease?"""
        return self.others is not None and (self.tables.cut_off or not self.store.held)

    def _members_changed(self) -> None:
        if self.others:
            self.others.members_changed()
        self.tables.members_changed()

    def now(self) -> int:
        """The time in milliseconds since 1970."""
        return self.clock.now()

    def game(self, name: str) -> Game:
        """A game by its name; raises Problem."""
        if name not in self.games:
            raise Problem("no-such-game", game=name)
        return self.games[name]

    def seed_of(self, game: Game, day: date) -> bytes:
        """The seed of the game of a day: the same for all tables here, and nobody can know it before it is played."""
        return blake2b(f"{game.name} {day}".encode(), key=self.key, digest_size=32, person=b"day").digest()


async def shared_clock(store: Store) -> ServerClock:
    """The clock that all processes over a database share: whose own machine is an hour ahead, ends no game early."""
    time = await store.time()
    return ServerClock() if time is None else ServerClock(lambda: time)
