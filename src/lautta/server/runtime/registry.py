"""The hall: the games, the guests and the live tables of one running server."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from lautta.core.boards import LoadedBoard
from lautta.core.game import Game
from lautta.core.registry import game as find_game
from lautta.core.registry import game_names
from lautta.server.messages import Finished, Offer, TableLine, TableWish
from lautta.server.problem import Problem, where
from lautta.server.runtime.boards import Boards
from lautta.server.runtime.clock import Clock
from lautta.server.runtime.codes import Codes
from lautta.server.runtime.computers import Computers
from lautta.server.runtime.guests import Guest, Guests
from lautta.server.runtime.lists import finished_of, line_of
from lautta.server.runtime.opening import seats_of, setup_of
from lautta.server.runtime.table_actor import TableActor
from lautta.server.storage.store import NewRow, NotSaved, Store, TableRows, Written, event_row
from lautta.server.storage.table_rows import pace_name, renewed, rows_of, table_of
from lautta.server.table import commands, laying, moves
from lautta.server.table.clocks import DAY, MINUTE
from lautta.server.table.events import Damaged
from lautta.server.table.history import back
from lautta.server.table.live_table import LiveTable
from lautta.server.table.log import EventLog
from lautta.server.table.names import new_id
from lautta.server.table.opening import again, opened, seats_again
from lautta.server.table.pending import PendingEvent
from lautta.server.table.positions import Setup
from lautta.server.table.seating import Change
from lautta.server.table.viewers import Player
from lautta.server.view.table_view import TableView
from lautta.server.work.door import Door, open_door

IDLE = 600.0  # seconds until a table that nobody asks about leaves the memory
CALL_TIME = 20.0  # seconds between looks at the clocks of tables that are not in memory
MOST_OPEN = 100  # tables in the list of those that anybody may join
HOST_AWAY = {None: 30 * MINUTE, "live": 30 * MINUTE, "days": 7 * DAY}  # until then it is shown there, by its clock
MOST_FINISHED = 3  # games that are shown to everybody
log = logging.getLogger(__name__)


def all_games() -> dict[str, Game]:
    """The games that are installed and those that were registered."""
    return {name: find_game(name) for name in game_names()}


class Outrun(Exception):
    """Somebody else's rematch was there first."""


class Hall:
    """Everything that a running server holds. `open` it; `close` it before the loop ends."""

    def __init__(self, store: Store, games: Mapping[str, Game], clock: Clock, door: Door) -> None:
        self.store, self.games, self.clock, self.door = store, games, clock, door
        self.guests = Guests(store)
        self.boards = Boards(store, door)
        self.codes = Codes()
        self.computers = Computers(door)
        self._actors: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[Any]] = {}  # an owner, or None
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(
        cls, path: Path, games: Mapping[str, Game] | None = None, clock: Clock | None = None,
        workers: int | None = None,
    ) -> "Hall":  # fmt: skip
        """The hall over a database; computer players go on where they were. All times are those of the clock.

        Heavy work is done by so many `workers`: `open_door` tells what None and 0 mean, and what it raises.
        """
        games = all_games() if games is None else games
        door = open_door(workers, games)
        hall = cls(await Store.open(path), games, clock or Clock(), door)
        await door.open()
        hall._tasks = [asyncio.create_task(each) for each in (hall._resume(), hall._call_time(), hall._let_go())]
        return hall

    async def close(self) -> None:
        """Stop all tables and close the database."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()))
        await self.door.close()
        await self.store.close()

    def now(self) -> int:
        """What time it is, in milliseconds since 1970."""
        return self.clock.now()

    def game(self, name: str) -> Game:
        """A game by its name; raises Problem."""
        if name not in self.games:
            raise Problem("no-such-game", game=name)
        return self.games[name]

    # tables

    async def add_table(self, wish: TableWish, guest: Guest, language: str) -> TableActor:
        """Set up a table where this guest sits and is host; raises Problem.

        In the host's language is the title of a board that the players lay, which will be one of the host's.
        """
        game = self.game(wish.game)
        seats = seats_of(game, wish.seats, guest)
        board, lay = None, None
        if wish.lay is None:
            board = await self.boards.find(game, wish.board or game.boards.names[0], guest.id)
        elif wish.board is None:
            lay = laying.wanted(game, wish.lay, language)
            await self.boards.room_for(guest)
        else:
            raise Problem("malformed", text="either there is a board, or it is laid")
        change = Change(dict(enumerate(seats)), host=guest.id, listed=wish.listed, pace=wish.clock, lay=lay)
        table = self._new_table(setup_of(game, board, wish), change)
        return await self._own_once(table, self._write(*rows_of(table, self.now())))

    async def rematch(self, actor: TableActor, player: Player, key: str) -> TableActor:
        """Another table for the same people, saved together with the event that tells of it; raises Problem."""
        old = actor.table
        if old.status == "over" and not old.log.last.rematch:
            seats = dict(enumerate(seats_again(old, player.guest)))
            change = Change(seats, host=player.guest, pace=old.log.last.pace)
            table = self._new_table(again(old.setup), change)
            command = commands.Rematch(key, None, table.id)
            with suppress(Outrun):
                return await self._own_once(table, self._propose(actor, player, command, rows_of(table, self.now())))
        if not old.log.last.rematch:
            raise Problem("not-over")
        return await self.actor(old.log.last.rematch)

    async def _propose(
        self, actor: TableActor, player: Player, command: commands.Rematch, rows: Sequence[NewRow]
    ) -> None:
        await actor.ask(player, command, rows)
        if actor.table.log.last.rematch != command.table:
            raise Outrun

    def _new_table(self, setup: Setup, change: Change) -> LiveTable:
        """A new table, not saved yet."""
        table = LiveTable(new_id(), setup, setup.game.rules.version, EventLog([]), new_id())
        pending = opened(table, change, self.now())
        table.log.add(pending.event)
        return table

    async def _own_once(self, table: LiveTable, saving: Coroutine[Any, Any, None]) -> TableActor:
        """Own a new table once it is saved; whoever finds its rows before waits, so that nobody loads it as well."""

        async def make() -> TableActor:
            await saving
            return self._own(table, set())

        made = asyncio.create_task(make())
        self._loading[table.id] = made
        made.add_done_callback(lambda _: self._loading.pop(table.id))
        return await asyncio.shield(made)

    async def actor(self, table: str) -> TableActor:
        """The owner of a table, which is loaded if need be; raises Problem."""
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

    async def invited(self, invite: str) -> TableView:
        """The table of an invite as it stands; raises Problem."""
        table = await self.store.invited(invite)
        if table is None:
            raise Problem("no-such-invite")
        return (await self.actor(table)).view()

    async def open_tables(self) -> list[Offer]:
        """The tables that anybody may join, the newest first; not those whose host has been away for long."""
        offers = []
        for name in await self.store.open_tables(MOST_OPEN):
            with suppress(Problem):
                actor = await self.actor(name)
                if self.now() - actor.table.host_seen(self.now()) < HOST_AWAY[pace_name(actor.table.log.last.pace)]:
                    offers.append(actor.view().offer())
        return offers

    async def finished_tables(self) -> list[Finished]:
        """The listed tables whose games are over, the newest first."""
        finished = []
        for table in await self.store.finished_tables(MOST_FINISHED):
            with suppress(Problem):
                finished.append(finished_of((await self.actor(table)).view()))
        return finished

    async def lines_of(self, guest: Guest, after: str | None, most: int) -> list[TableLine]:
        """So many of the tables where a guest sits or has a seat kept, from the first or after one of them: first where
        it is their turn, last what is over, and then as they changed last. Raises Problem.
        """
        found = await self.store.lines_of(guest.id, after, most)
        if found is None:
            raise Problem("no-such-table", table=after)
        sitting = await self.store.seats_at([row.id for row in found])
        return [line_of(row, sitting[row.id], guest.id) for row in found]

    def _own(self, table: LiveTable, snapshots: set[int]) -> TableActor:
        actor = self._actors[table.id] = TableActor(
            table, self.store, self.boards, self.computers, self.clock, snapshots
        )
        return actor

    async def _load(self, name: str) -> TableActor | None:
        """Read a table from the database and own it."""
        found = await self.store.table(name)
        if found is None:
            return None
        try:
            table = table_of(found, *await self._played_on(found))
            snapshots = await self._restore(table)
            if table.log.last.here:
                await self._go_on(table)
        except (Damaged, ValueError) as error:
            log.error("table %s cannot be read: %s", name, error if isinstance(error, Damaged) else where(error))
            raise Problem("table-unreadable", table=name) from None
        return self._own(table, snapshots)

    async def _played_on(self, found: TableRows) -> tuple[Game, LoadedBoard | None]:
        """The game of a table and its board (None: it has not been laid); raises Damaged, or a Problem that passes."""
        head = found.table
        try:
            game = self.game(head.game)
            return game, await self.boards.find(game, head.board, head.id) if head.board else None
        except Problem as problem:
            if problem.passes:  # nobody could look just now
                raise
            raise Damaged(f"there is no {head.game} on {head.board} here") from None

    async def _go_on(self, table: LiveTable) -> None:
        """What a table is told that has not been in memory for a while; raises Damaged where it cannot be played on."""
        table.positions.at(table.log.here)
        now = self.clock.not_before(table.last.at).now()
        if resumed := moves.resume(table, now):
            await self._append(table, resumed)
        if table.rules_version < table.setup.game.rules.version and table.last.to_move:
            await self._append(table, moves.new_rules(table, now))

    async def _append(self, table: LiveTable, pending: PendingEvent) -> None:
        """Save an event of a table that nobody owns yet."""
        new = renewed(table.id, table.log.last, table.log.after(pending.event))
        await self._write(event_row(table.id, pending.event), *new)
        table.log.add(pending.event)

    async def _restore(self, table: LiveTable) -> set[int]:
        """Take the last position that a snapshot has, so that little need be replayed; answers all snapshots."""
        numbers = await self.store.snapshot_numbers(table.id)
        for step in back(table.log.last.here):
            if step.number not in numbers:
                continue
            row = await self.store.snapshot(table.id, step.number)
            if row and table.positions.restore(step.number, row.layout, row.data, row.text):
                break
            await self.store.forget_snapshot(table.id, step.number)
            numbers.discard(step.number)
        return numbers

    async def _write(self, *new: Written) -> None:
        try:
            await self.store.write(*new)
        except NotSaved as error:
            raise Problem(error.code) from None

    async def _resume(self) -> None:
        """Load the tables that go on without anybody asking; again those for which there was no time."""
        tables = await self.store.waiting_for_the_server()
        while tables := await self._load_all(tables):
            await asyncio.sleep(CALL_TIME)

    async def _call_time(self) -> None:
        """Now and then load the tables where somebody is out of time."""
        while True:
            await self._load_all([table for table in await self.store.due(self.now()) if table not in self._actors])
            await asyncio.sleep(CALL_TIME)

    async def _load_all(self, tables: Iterable[str]) -> list[str]:
        """Load tables; answers those that could be loaded later."""
        left = []
        for table in tables:
            try:
                await self.actor(table)
            except Problem as problem:
                log.warning("table %s is not resumed: %s", table, problem.code)
                left += [table] * problem.passes
        return left

    async def _let_go(self) -> None:
        """Now and then let go of tables that nobody asks about."""
        while True:
            await asyncio.sleep(IDLE / 10)
            long_ago = self.now() - IDLE * 1000
            for name, actor in list(self._actors.items()):
                if actor.gone or (actor.idle and actor.asked_at < long_ago):
                    del self._actors[name]
                    if not actor.gone:
                        await actor.stop()
