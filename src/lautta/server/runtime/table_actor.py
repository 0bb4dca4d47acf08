"""The actor of a live table: the one task that changes it. Everybody else sends it commands and waits.

A command becomes an event, which is written to disk, then folded in, answered and sent to followers. So nobody ever
reads an event that is not saved.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from contextvars import Context
from typing import NamedTuple

from msgspec import Raw

from lautta.server.problem import Problem, unexpected
from lautta.server.runtime.boards import Boards
from lautta.server.runtime.computer_turns import ComputerTurns
from lautta.server.runtime.computers import Computers
from lautta.server.runtime.followers import Follower, Followers
from lautta.server.runtime.saving import Saving, Unsaved
from lautta.server.runtime.server_clock import ServerClock
from lautta.server.storage.store import NotSaved, Store, Written
from lautta.server.table import laying, moves
from lautta.server.table.batches import BatchEnd, end_of
from lautta.server.table.commands import Actions, Ahead, Command, ComputerChoice, GameCommand, StandingAnswer, Tick
from lautta.server.table.events import Event
from lautta.server.table.live_table import LiveTable
from lautta.server.table.moves import event_for, event_for_choice, following
from lautta.server.table.notes import Note
from lautta.server.table.pending import Batch, PendingEvent, begun_by
from lautta.server.table.repeats import done_before
from lautta.server.table.viewers import Viewer
from lautta.server.telemetry.traces import span
from lautta.server.view.table_view import TableView

log = logging.getLogger(__name__)
LONGEST_SLEEP = 3600.0  # seconds until a clock is looked at again
SEEN_EVERY = 600_000  # milliseconds
AGAIN_AFTER = 5.0  # seconds until what should follow by itself, but could not just then, is tried again


class QueuedCommand(NamedTuple):
    """A command, the viewer who sent it, rows to save with it, and the future of its answer."""

    who: Viewer
    command: Command
    rows: Sequence[Written]
    answer: asyncio.Future[Raw]


class TableActor:
    """One live table and the task that owns it. `gone`: it has stopped, and the table must be loaded again.

    `epoch` is that under which this process owns the table, where several share a database.
    """

    def __init__(
        self,
        table: LiveTable,
        store: Store,
        boards: Boards,
        computers: Computers,
        clock: ServerClock,
        snapshots: set[int],
        epoch: int | None = None,
    ) -> None:
        self.table = table
        self.followers = Followers(table)
        self.gone = False
        self._moved = False
        self._noted = 0  # when the host was last there, as far as that is in the database
        self._clock, self.asked_at = clock, clock.now()
        self._boards = boards
        self._saving = Saving(table, store, snapshots, epoch)
        self._now = clock.not_before(table.last.at).now
        table.loaded = self._now()
        self._inbox: asyncio.Queue[QueuedCommand | ComputerChoice | Tick | None] = asyncio.Queue()
        self._computer_turns = ComputerTurns(table, computers, self._inbox.put_nowait, lambda: bool(self.followers))
        self._timer: asyncio.TimerHandle | None = None
        self._busy = True
        self._waits = False  # is there something that should follow by itself but could not be done just then?
        self._look: TableView | None = None
        self._task = asyncio.create_task(self._run(), context=Context())  # it outlives the request that loads it

    # reading: always at once, always of what is saved

    def view(self, number: int | None = None) -> TableView:
        """The table now, or as it stood after an event."""
        if number is not None and number != self.table.log.number:
            return self._past(number)
        if self._look is None or self._look.number != self.table.log.number:
            self._look = TableView(self.table, self.table.log.number, now=self._now, before=self._look)
        return self._look

    def _past(self, number: int, past: bool = True) -> TableView:
        if not 1 <= number <= self.table.log.number:
            raise Problem("no-such-moment", number=number)
        if number < self.table.readable_from:
            raise Problem("older-rules", number=number)
        return TableView(self.table, number, past=past)

    def follow(self, follower: Follower) -> None:
        """Send somebody what happens from now on."""
        self.followers.add(follower)

    def unfollow(self, follower: Follower) -> None:
        """Send them no more."""
        self.followers.remove(follower, self._now())

    # asking

    async def ask(self, who: Viewer, command: Command, rows: Sequence[Written] = ()) -> Raw:
        """Do something at the table, save these rows with it, and answer the update; raises Problem."""
        if self.gone or self._moved:
            raise self._refusal
        self.asked_at = self._clock.now()
        asked = QueuedCommand(who, command, rows, asyncio.get_running_loop().create_future())
        with span("command", type(command).__name__, game=self.table.setup.game.name):
            self._inbox.put_nowait(asked)
            return await asked.answer

    def tick(self) -> None:
        """Check whether somebody has run out of time."""
        self._inbox.put_nowait(Tick())

    def host_seen(self, now: int) -> int | None:
        """When the host of a table that others may join was last there; None if that is no news. For a host who stays,
        it is news only now and then.
        """
        table = self.table
        if table.status != "waiting" or not table.seating.listed:
            return None
        seen = table.host_seen(now)
        stays = table.looks(table.seating.host)
        if seen <= max(table.last.at, self._noted + SEEN_EVERY * stays):
            return None
        self._noted = seen
        return seen

    @property
    def idle(self) -> bool:
        """Is nobody following, asking or thinking, and no live clock running?"""
        clock = self.table.log.last.clock
        runs = clock is not None and clock.live and clock.running
        busy = self._busy or not self._inbox.empty() or self._computer_turns.next_seat is not None
        return not runs and not self.followers and not busy

    @property
    def _refusal(self) -> Problem:
        return Problem("table-moved" if self._moved else "not-saved")

    def abandon(self) -> None:
        """End at once, as another process owns the table by now."""
        self.gone = self._moved = True
        self._computer_turns.stop()
        self._inbox.put_nowait(None)

    async def stop(self, *, moves: bool = False) -> None:
        """Finish pending commands, end the task, and save a snapshot for quick loading; if it moves, tell followers."""
        self._moved = moves
        self._computer_turns.stop()
        self._inbox.put_nowait(None)
        await self._task
        with suppress(NotSaved):  # the saved position only makes loading faster
            await self._saving.keep_position()

    # owning

    async def _run(self) -> None:
        first: QueuedCommand | ComputerChoice | Tick | None = Tick()  # to do what follows by itself after loading
        while not self.gone and (asked := first or await self._next()):
            first = None
            answer = asked.answer if isinstance(asked, QueuedCommand) else None
            try:
                update = await self._do(asked)
            except Problem as problem:
                self.gone = self.gone or isinstance(problem, Unsaved)
                _fail(answer, problem)
            except Exception as error:
                _fail(answer, unexpected(log, "table %(table)s: an ask", error, table=self.table.id))
            else:
                if answer and update and not answer.done():
                    answer.set_result(update)
            if not self.gone:
                self._computer_turns.wake()
            self._set_timer()
        self._end()

    async def _next(self) -> QueuedCommand | ComputerChoice | Tick | None:
        self._busy = False
        asked = await self._inbox.get()
        self._busy = True
        return asked

    def _end(self) -> None:
        """Answer and send nothing more."""
        self.gone = True
        if self._timer:
            self._timer.cancel()
        self.followers.close(moved=self._moved)
        while not self._inbox.empty():
            left = self._inbox.get_nowait()
            _fail(left.answer if isinstance(left, QueuedCommand) else None, self._refusal)

    async def _do(self, asked: QueuedCommand | ComputerChoice | Tick) -> Raw | None:
        await self._settle()  # a seat that is out of time cannot act
        if isinstance(asked, QueuedCommand):
            return await self._act(asked)
        if isinstance(asked, ComputerChoice) and self._computer_turns.still_asked(asked):
            with span("command", "Choice", game=self.table.setup.game.name):
                await self._add(event_for_choice(self.table, asked.seat, asked.code, self._now()))
            await self._settle()
        return None

    async def _act(self, asked: QueuedCommand) -> Raw:
        who, command, rows, _ = asked
        if before := done_before(self.table, who, command):
            return self._again(who, command, before)
        if who.seat is not None and not self.table.seating.sits(who.guest, who.seat):  # it was theirs when they asked
            raise Problem("not-your-seat", seat=who.seat)
        line = self.table.log
        seen = line.number if command.seen is None else command.seen
        if seen > line.number:
            raise Problem("seen-ahead", number=line.number)
        rests_on_seen = isinstance(command, GameCommand) or (isinstance(command, Ahead) and command.turns)
        if (rests_on_seen and seen < line.last.changed) or (
            isinstance(command, GameCommand) and self._plan_changed(who, command.plan)
        ):
            raise Problem("stale", number=line.number, update=self.view().update(seen, who))
        end = None
        if pending := event_for(self.table, who, command, self._now()):
            await self._add(pending, rows)
            end = _end_of(begun_by(pending), command)
            await self._settle()
        return self.view().update(seen, self._told_of(who, command), end)

    def _again(self, who: Viewer, command: Command, before: Event | Note) -> Raw:
        if isinstance(before, Note):
            seen = min(before.base if command.seen is None else command.seen, self.table.log.number)
            return self.view().update(seen, Viewer(who.guest, before.seat), _end_of(before, command))
        seen = before.number - 1 if before.seen is None else before.seen
        if isinstance(command, GameCommand):
            end, viewer = _end_of(before, command), Viewer(who.guest, before.seat)
            last = before.number + end.done - 1 if end else before.number
            return self._past(last, past=False).update(seen, viewer, end)
        return self.view().update(seen, self._told_of(who, command))

    def _told_of(self, who: Viewer, command: Command) -> Viewer:
        """At a shared screen only what a seat does in the game, or leaves to be done, is answered with its hand."""
        of_seat = isinstance(command, GameCommand | StandingAnswer | Ahead)
        return who if who.guest is None or of_seat else self.table.viewer(who.guest)

    def _plan_changed(self, who: Viewer, known: int | None) -> bool:
        """Has the asking seat's plan changed in a way that the asker does not know of, such as on another device?"""
        return who.seat is not None and known not in (None, self.table.notes.number(who.seat))

    async def _settle(self) -> None:
        try:
            while await self._follow_on():
                pass
        except Problem as problem:
            self._waits = problem.passes
            raise
        self._waits = False

    async def _follow_on(self) -> bool:
        """Do one thing that follows by itself, such as starting the game on the board that the players have laid."""
        table, now = self.table, self._now()
        if laying.finished(table):
            data, host = laying.data_of(table), table.seating.host or ""
            board, rows = await self._boards.keep_laid(table.setup.game, data, host, now)
            await self._add(moves.start(table, now, board=board), rows)
            return True
        if pending := following(table, now):
            await self._add(pending)
        return pending is not None

    async def _add(self, pending: PendingEvent | Batch, rows: Sequence[Written] = ()) -> None:
        """Save what is pending, fold it in, and send it to all who follow."""
        after, seat = self.table.log.number, None
        if isinstance(pending, Batch):
            await self._saving.add_batch(pending)
            for note in pending.notes:
                self.view().forget(note.seat)
            seat = None if pending.events else pending.notes[0].seat
        else:
            await self._saving.add(pending, rows)
        self.followers.tell(self.view(), after, seat)

    def _set_timer(self) -> None:
        """Wake up when the next seat runs out of time, or to try again what could not be done."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        clock = self.table.log.last.clock
        deadline = clock.deadline if clock else None
        waits = [AGAIN_AFTER] if self._waits else []
        if deadline is not None:
            waits.append(min(max(deadline - self._now(), 0) / 1000, LONGEST_SLEEP))
        if waits and not self.gone:
            self._timer = asyncio.get_running_loop().call_later(min(waits), self.tick)


def _end_of(begun: Event | Note, command: Command) -> BatchEnd | None:
    return end_of(begun) if isinstance(command, Actions) else None


def _fail(answer: asyncio.Future[Raw] | None, problem: Problem) -> None:
    if answer and not answer.done():
        answer.set_exception(problem)
