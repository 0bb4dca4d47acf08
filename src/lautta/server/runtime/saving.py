"""Saving a table's events on the disk before they take effect."""

from collections.abc import Sequence

from lautta.core.game import GameState
from lautta.server.problem import Problem
from lautta.server.storage.operating import HOLIDAY, order
from lautta.server.storage.store import NewRow, NotSaved, Renewed, Store, Written, event_row, note_row, snapshot_row
from lautta.server.storage.table_rows import noticed, renewed, results_of, sketched
from lautta.server.table.holidays import allowed
from lautta.server.table.live_table import LiveTable
from lautta.server.table.pending import Batch, PendingEvent
from lautta.server.table.positions import STRIDE
from lautta.server.table.state import TableState
from lautta.server.telemetry import metrics


class Unsaved(Problem):
    """Nobody knows whether it was saved: what the disk holds is the truth, so the table must be loaded anew."""


class Saving:
    """Saves one table's pending events under an epoch, then folds them in; `snapshots`: events with saved positions."""

    def __init__(self, table: LiveTable, store: Store, snapshots: set[int], epoch: int | None) -> None:
        self._table, self._store, self._snapshots, self._epoch = table, store, snapshots, epoch
        self._sketch: Renewed | None = None  # as it was saved last, if that is known

    async def add(self, pending: PendingEvent, rows: Sequence[Written] = ()) -> None:
        """Save an event, with rows that belong to it, then let it be so; raises Unsaved."""
        event, table = pending.event, self._table
        table_state = table.log.after(event)
        new: list[Written] = [event_row(table.id, event), *rows, *noticed(table, table.log.last, (event, table_state))]
        new += self._renewed(table_state, pending)
        if event.kind == "start" and allowed(table_state.pace):  # some of them may be on holiday
            people = {one.guest for one in table_state.seating.seats if one.here}
            new += [order(HOLIDAY, event.at, guest, table.id) for guest in people]
        if event.kind in ("action", "rules"):
            new += self._snapshots_of(pending)
        await self._write(new)
        metrics.happened(table.setup.game.name, event.kind)
        table.log.add(event, table_state)
        if pending.board:
            table.play_on(pending.board)
        if pending.state:
            table.positions.note(table.log.here, pending.state)

    async def add_batch(self, batch: Batch) -> None:
        """Save what a seat did in private and the events that come of it, all or nothing, then let it be so."""
        table, log = self._table, self._table.log
        states = log.after_all(one.event for one in batch.events)
        if batch.saved:
            unsaved = [note for seat in {note.seat for note in batch.notes} for note in table.notes.unsaved(seat)]
            new: list[Written] = [note_row(table.id, note) for note in (*unsaved, *batch.notes)]
            new += [event_row(table.id, one.event) for one in batch.events]
            if states:
                new += self._renewed(states[-1], *batch.events)
            events = (one.event for one in batch.events)
            new += noticed(table, log.last, *zip(events, states, strict=True))
            new += self._snapshots_of(*batch.events)
            await self._write(new)
        for note in batch.notes:
            table.notes.add(note, batch.saved)
        for one, table_state in zip(batch.events, states, strict=True):
            metrics.happened(table.setup.game.name, one.event.kind)
            log.add(one.event, table_state)
            if one.state:
                table.positions.note(table.log.here, one.state)

    async def keep_position(self) -> None:
        """Keep the last position, for a quick start next time; raises NotSaved."""
        here = self._table.log.last.here
        if here and here.number not in self._snapshots and here.kind != "start":
            await self._store.write(self._snapshot(here.number, self._table.positions.at(here)), epoch=self._epoch)

    async def _write(self, new: Sequence[Written]) -> None:
        try:
            await self._store.write(*new, epoch=self._epoch)
        except NotSaved as error:
            raise Unsaved(error.code) from None

    def _renewed(self, table_state: TableState, *added: PendingEvent) -> list[Written]:
        """Changes to the table's index rows, and its result if its game ends with these events.

        The sketch is renewed only when the seats to move change, and only if it differs.
        """
        before = self._table.log.last
        new: list[Written] = list(renewed(self._table.id, before, table_state))
        state = next((one.state for one in reversed(added) if one.state), None)
        if state and table_state.to_move != before.to_move:
            sketch = sketched(self._table.id, state)
            if sketch != self._sketch:
                new.append(sketch)
                self._sketch = sketch
        if table_state.status == "over" and before.status != "over":
            state = state or self._table.positions.at(self._table.log.here)
            new += results_of(self._table, added[-1].event.at, state, table_state)
        return new

    def _snapshots_of(self, *added: PendingEvent) -> list[NewRow]:
        """Rows of the positions that are kept: now and then one, and that at the end."""
        return [
            self._snapshot(one.event.number, one.state)
            for one in added
            if one.state and (one.event.number % STRIDE == 0 or one.event.to_move == 0)
        ]

    def _snapshot(self, number: int, state: GameState) -> NewRow:
        self._snapshots.add(number)
        return snapshot_row(self._table.id, number, state)
