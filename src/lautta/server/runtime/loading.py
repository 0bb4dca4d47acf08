"""Loading a table from the database into memory, so that it goes on from where it was."""

import logging
from collections.abc import Callable

from msgspec import MsgspecError

from lautta.core.boards import LoadedBoard
from lautta.core.game import Game
from lautta.server.problem import Problem, where
from lautta.server.runtime.boards import Boards
from lautta.server.runtime.server_clock import ServerClock
from lautta.server.runtime.showcase import Showcase
from lautta.server.storage.store import NotSaved, Store, TableRows, Written, event_row, snapshot_gone
from lautta.server.storage.table_rows import renewed, table_of
from lautta.server.table import moves
from lautta.server.table.events import Damaged
from lautta.server.table.history import back
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pending import PendingEvent
from lautta.server.view.table_view import TableView

log = logging.getLogger(__name__)


class Loading:
    """Loads tables; `game` finds a game by its name, or raises Problem. The tables of the `showcase` are on no disk."""

    def __init__(
        self, store: Store, boards: Boards, clock: ServerClock, game: Callable[[str], Game], showcase: Showcase
    ) -> None:
        self._store, self._boards, self._clock, self._game, self._showcase = store, boards, clock, game, showcase

    def makes(self, name: str) -> bool:
        """Is this the name of a table that is on no disk, and that every process makes for itself?"""
        return self._showcase.has(name)

    async def peek(self, name: str) -> TableView | None:
        """Read a table from the database without owning or changing it; None if there is none. Raises Problem."""
        try:
            if (found := await self._store.table(name)) is None:
                return None
            table = table_of(found, *await self._played_on(found))
            await self._restore(table, found.snapshots, may_write=False)
        except (Damaged, ValueError, MsgspecError):
            raise Problem("table-unreadable", table=name) from None
        return TableView(table, table.log.number)

    async def load(self, name: str, epoch: int | None = None) -> tuple[LiveTable, set[int]] | None:
        """Load a table, owned under an epoch, and the events with snapshots; None if there is none. Raises Problem."""
        if known := await self._showcase.table(name):
            return known, {known.log.number}  # as if its last position were stored, so that nothing ever is
        try:
            if (found := await self._store.table(name)) is None:
                return None
            table = table_of(found, *await self._played_on(found))
            snapshots = await self._restore(table, found.snapshots)
            if table.log.last.here:
                await self._go_on(table, epoch)
        except (Damaged, ValueError, MsgspecError) as error:
            why = str(error) if isinstance(error, Damaged) else where(error)
            log.error("table %(table)s cannot be read: %(why)s", {"table": name, "why": why})
            raise Problem("table-unreadable", table=name) from None
        return table, snapshots

    async def _played_on(self, found: TableRows) -> tuple[Game, LoadedBoard | None]:
        """The game of a table and its board (None: not laid yet); raises Damaged, or a Problem that may pass."""
        head = found.table
        try:
            game = self._game(head.game)
        except Problem:  # its package may come back
            raise Problem("game-missing", game=head.game) from None
        try:
            return game, await self._boards.find(game, head.board, head.id) if head.board else None
        except Problem as problem:
            if problem.passes:  # it could not be found out just now
                raise
            raise Problem("board-missing", board=head.board) from None  # its file may come back

    async def _go_on(self, table: LiveTable, epoch: int | None) -> None:
        """Let a table go on after it has not been in memory for a while; raises Damaged if it cannot be played on."""
        table.positions.at(table.log.here)
        now = self._clock.not_before(table.last.at).now()
        if resumed := moves.resume(table, now):
            await self._append(table, resumed, epoch)
        if table.rules_version < table.setup.game.rules.version and table.last.to_move:
            await self._append(table, moves.new_rules(table, now), epoch)

    async def _append(self, table: LiveTable, pending: PendingEvent, epoch: int | None) -> None:
        new = renewed(table.id, table.log.last, table.log.after(pending.event))
        await saved(self._store, event_row(table.id, pending.event), *new, epoch=epoch)
        table.log.add(pending.event)

    async def _restore(self, table: LiveTable, numbers: set[int], may_write: bool = True) -> set[int]:
        """Take the last position from the snapshot after one of these events, so that little is left to replay; answers
        those that are still there.
        """
        for node in back(table.log.last.here):
            if node.number not in numbers:
                continue
            try:
                row = await self._store.snapshot(table.id, node.number)
            except Damaged as error:  # it is played again from an earlier one
                row = None
                log.error("table %(table)s: a position is lost: %(why)s", {"table": table.id, "why": str(error)})
            if row and table.positions.restore(node.number, row.layout, row.data, row.text):
                break
            if may_write:
                await saved(self._store, snapshot_gone(table.id, node.number))
            numbers.discard(node.number)
        return numbers


async def saved(store: Store, *new: Written, epoch: int | None = None) -> None:
    """Save something, in a table that is owned under an epoch; raises Problem."""
    try:
        await store.write(*new, epoch=epoch)
    except NotSaved as error:
        raise Problem(error.code) from None
