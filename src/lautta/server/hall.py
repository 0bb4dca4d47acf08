"""The hall: the games, the guests and the live tables of one running server."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from lautta.core.game import Game
from lautta.core.registry import game as find_game
from lautta.core.registry import game_names
from lautta.server import moves
from lautta.server.computers import Computers
from lautta.server.errors import Problem, where
from lautta.server.guests import Guest, Guests
from lautta.server.live_table import LiveTable
from lautta.server.making import rows_of, seat_info, seats_of, setup_of, table_of
from lautta.server.messages import SeatInfo, TableLine, TableWish
from lautta.server.names import new_id
from lautta.server.owner import Owner
from lautta.server.store import NewRow, NotSaved, Store, event_row
from lautta.server.table import Damaged, Line, back

IDLE = 600.0  # seconds until a table that nobody asks about leaves the memory
log = logging.getLogger(__name__)


def milliseconds() -> int:
    """The time since 1970."""
    return time.time_ns() // 1_000_000


def all_games() -> dict[str, Game]:
    """The games that come with Lautta and those that were registered."""
    return {name: find_game(name) for name in game_names()}


class Hall:
    """Everything that a running server holds. `open` it; `close` it before the loop ends."""

    def __init__(self, store: Store, games: Mapping[str, Game], now: Callable[[], int] = milliseconds) -> None:
        self.store, self.games, self.now = store, games, now
        self.guests = Guests(store)
        self.computers = Computers()
        self._owners: dict[str, Owner] = {}
        self._loading: dict[str, asyncio.Task[Owner | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, path: Path, games: Mapping[str, Game] | None = None) -> "Hall":
        """The hall over a database; computer players go on where they were."""
        hall = cls(await Store.open(path), all_games() if games is None else games)
        hall._tasks = [asyncio.create_task(hall._resume()), asyncio.create_task(hall._let_go())]
        return hall

    async def close(self) -> None:
        """Stop all tables and close the database."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(owner.stop() for owner in self._owners.values()))
        self.computers.close()
        await self.store.close()

    def game(self, name: str) -> Game:
        """A game by its name; raises Problem."""
        if name not in self.games:
            raise Problem("no-such-game", game=name)
        return self.games[name]

    # tables

    async def add_table(self, wish: TableWish, guest: Guest) -> Owner:
        """Set up a table with this guest in the first seat for a person."""
        game = self.game(wish.game)
        seats = seats_of(game, wish.seats, guest)
        persons = [number for number, info in enumerate(seats) if info.kind == "person"]
        if len(persons) > 1:
            raise Problem("one-person")
        return await self.set_up(wish, seats, dict.fromkeys(persons, guest.id))

    async def set_up(self, wish: TableWish, seats: Sequence[SeatInfo], guests: Mapping[int, str]) -> Owner:
        """Set up a table with guests in some of its seats; raises Problem."""
        setup = setup_of(self.game(wish.game), wish)
        table = LiveTable(new_id(), setup, setup.game.rules_version, seats, guests, Line([]))
        state = setup.game.new(setup.seats, setup.seed, setup.board, setup.options)
        table.line.add(moves.start(state, self.now()))
        await self._write(*rows_of(table, self.now()))
        return self._own(table, set())

    async def owner(self, table: str) -> Owner:
        """The owner of a table, which is loaded if need be; raises Problem."""
        owner = self._owners.get(table)
        if owner and not owner.gone:
            return owner
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        loaded = await asyncio.shield(self._loading[table])
        if loaded is None:
            raise Problem("no-such-table", table=table)
        return loaded

    async def lines_of(self, guest: Guest) -> list[TableLine]:
        """The tables where a guest sits, the one that changed last first."""
        found = await self.store.lines_of(guest.id)
        sitting = await self.store.seats_at([event.table_id for _, event in found])
        lines = []
        for table, event in found:
            seats = sitting[event.table_id]
            mine = next((row.seat for row in seats if row.guest_id == guest.id), None)
            lines.append(
                TableLine(
                    id=table.id,
                    game=table.game,
                    seats=[seat_info(row) for row in seats],
                    my_seat=mine,
                    my_turn=mine is not None and bool(event.to_move >> mine & 1),
                    over=event.to_move == 0,
                    number=event.number,
                    changed=event.at,
                )
            )
        return lines

    def _own(self, table: LiveTable, snapshots: set[int]) -> Owner:
        owner = self._owners[table.id] = Owner(table, self.store, self.computers, self.now, snapshots)
        return owner

    async def _load(self, name: str) -> Owner | None:
        """Read a table from the database and own it."""
        found = await self.store.table(name)
        if found is None:
            return None
        try:
            table = table_of(found, self.games)
            snapshots = await self._restore(table)
            if table.rules_version < table.setup.game.rules_version and table.last.to_move:
                planned = moves.new_rules(table, self.now())
                await self._write(event_row(name, planned.event))
                table.line.add(planned.event)
            table.positions.at(table.line.here)
        except (Damaged, ValueError) as error:
            log.error("table %s cannot be read: %s", name, error if isinstance(error, Damaged) else where(error))
            raise Problem("table-unreadable", table=name) from None
        return self._own(table, snapshots)

    async def _restore(self, table: LiveTable) -> set[int]:
        """Take the last position that a snapshot has, so that little need be replayed; answers all snapshots."""
        numbers = await self.store.snapshot_numbers(table.id)
        for step in back(table.line.here):
            if step.number not in numbers:
                continue
            row = await self.store.snapshot(table.id, step.number)
            if row and table.positions.restore(step.number, row.layout, row.data, row.text):
                break
            await self.store.forget_snapshot(table.id, step.number)
            numbers.discard(step.number)
        return numbers

    async def _write(self, *new: NewRow) -> None:
        try:
            await self.store.write(*new)
        except NotSaved:
            raise Problem("not-saved") from None

    async def _resume(self) -> None:
        """Load the tables where a computer player may act."""
        for table in await self.store.waiting_for_computers():
            try:
                await self.owner(table)
            except Problem as problem:
                log.warning("table %s is not resumed: %s", table, problem.code)

    async def _let_go(self) -> None:
        """Now and then let go of tables that nobody asks about."""
        while True:
            await asyncio.sleep(IDLE / 10)
            long_ago = time.monotonic() - IDLE
            for name, owner in list(self._owners.items()):
                if owner.gone or (owner.idle and owner.asked_at < long_ago):
                    del self._owners[name]
                    if not owner.gone:
                        await owner.stop()
