"""The owner of a live table: the one task that changes it. Everybody else asks and waits.

An ask becomes an event, the event is made safe on the disk, and only then is it folded in, answered and sent to those
who follow. What anybody reads is therefore always saved.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec import Raw, structs

from lautta.core.game import GameState
from lautta.server import messages
from lautta.server.http.protocols import text_frame
from lautta.server.problem import Problem, where
from lautta.server.runtime.boards import Boards
from lautta.server.runtime.clock import Clock
from lautta.server.runtime.computers import Computers
from lautta.server.storage.store import NewRow, NotSaved, Store, Written, event_row, note_row, snapshot_row
from lautta.server.storage.table_rows import renewed, results_of
from lautta.server.table import commands, laying, moves, planning
from lautta.server.table.commands import Choice, Tick
from lautta.server.table.live_table import LiveTable
from lautta.server.table.moves import OF_THE_GAME, Ask, choose, following, plan, same
from lautta.server.table.pending import Batch, Planned
from lautta.server.table.positions import STRIDE
from lautta.server.table.state import Standing
from lautta.server.table.viewers import Viewer
from lautta.server.view.table_view import Look

log = logging.getLogger(__name__)
Answer = asyncio.Future[Raw]  # an update
Asked = tuple[Viewer, Ask, Answer] | Choice | Tick
LONGEST_SLEEP = 3600.0  # seconds until a clock is looked at again
AGAIN_AFTER = 5.0  # seconds until what should follow by itself and could not just then is tried again
PRESENCE_AFTER = 0.2  # seconds in which people who come and go are told of together


class Follower(Protocol):
    """Somebody who is sent what happens: a guest, and which of their seats they want to be told of (None: any)."""

    guest: str
    seat: int | None

    def push(self, frame: bytes) -> None:
        """Send a message, as a frame; never waits."""
        ...

    def drop(self) -> None:
        """Break the connection, so that they come again and are told what they missed."""
        ...


class Owner:
    """One live table and the task that owns it. `gone`: it has stopped, and the table must be loaded again."""

    def __init__(
        self, table: LiveTable, store: Store, boards: Boards, computers: Computers, clock: Clock,
        snapshots: set[int],
    ) -> None:  # fmt: skip
        self.table = table
        self.snapshots = snapshots
        self.followers: set[Follower] = set()
        self.gone = False
        self._clock, self.asked_at = clock, clock.now()
        self._store, self._boards, self._computers = store, boards, computers
        self._now = clock.not_before(table.last.at).now
        table.loaded = self._now()
        self._inbox: asyncio.Queue[Asked | None] = asyncio.Queue()
        self._timer: asyncio.TimerHandle | None = None
        self._telling: asyncio.TimerHandle | None = None
        self._told: tuple[list[int], int] = ([], 0)
        self._thinking: asyncio.Task[None] | None = None
        self._doing = True
        self._waits = False  # is there something that should follow by itself and could not just then?
        self._look: Look | None = None
        self._task = asyncio.create_task(self._run())

    # reading: always at once, always of what is saved

    def look(self, number: int | None = None) -> Look:
        """The table now, or as it stood after an event."""
        if number is not None and number != self.table.line.number:
            return self._past(number)
        if self._look is None or self._look.number != self.table.line.number:
            self._look = Look(self.table, self.table.line.number, now=self._now, before=self._look)
        return self._look

    def _past(self, number: int, past: bool = True) -> Look:
        if not 1 <= number <= self.table.line.number:
            raise Problem("no-such-moment", number=number)
        if number < self.table.readable_from:
            raise Problem("older-rules", number=number)
        return Look(self.table, number, past=past)

    # asking

    async def ask(self, who: Viewer, act: Ask) -> Raw:
        """Do something at the table and answer the news; raises Problem."""
        if self.gone:
            raise Problem("not-saved")
        self.asked_at = self._clock.now()
        answer: Answer = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((who, act, answer))
        return await answer

    def tick(self) -> None:
        """See whether somebody is out of time."""
        self._inbox.put_nowait(Tick())

    @property
    def idle(self) -> bool:
        """Does nobody follow, ask or think, and no live clock run?"""
        clock = self.table.line.last.clock
        runs = clock is not None and clock.live and clock.running
        busy = self._doing or not self._inbox.empty() or self._next_computer() is not None
        return not runs and not self.followers and not busy

    async def stop(self) -> None:
        """Finish what was asked, end the task, and keep the position for a quick start next time."""
        if self._thinking:
            self._thinking.cancel()
        self._inbox.put_nowait(None)
        await self._task
        here = self.table.line.last.here
        if here and here.number not in self.snapshots and here.kind != "start":
            with suppress(NotSaved):  # a snapshot only makes loading fast
                await self._store.write(self._snapshot(here.number, self.table.positions.at(here)))

    # following

    def follow(self, follower: Follower) -> None:
        """Send somebody what happens from now on."""
        self.followers.add(follower)
        self.table.look_in(follower.guest)
        self._tell_presence_soon()

    def unfollow(self, follower: Follower) -> None:
        """Send them no more."""
        if follower in self.followers:
            self.followers.discard(follower)
            self.table.look_away(follower.guest, self._now())
            self._tell_presence_soon()

    def viewer(self, follower: Follower) -> Viewer:
        """Which seat somebody who follows is told of now: the one they named while it is theirs, or their only one."""
        seat = follower.seat
        if seat is None or not self.table.seating.sits(follower.guest, seat):
            return self.table.viewer(follower.guest)
        return Viewer(follower.guest, seat)

    def _tell_presence_soon(self) -> None:
        if self._telling is None and not self.gone:
            self._telling = asyncio.get_running_loop().call_later(PRESENCE_AFTER, self._tell_presence)

    def _tell_presence(self) -> None:
        """Tell all who follow who looks at the table, if that has changed."""
        self._telling = None
        now = (self.table.online, self.table.watchers)
        if now != self._told:
            self._told = now
            frame = text_frame(msgspec.json.encode(messages.LivePresence(self.table.id, *now)))
            for follower in tuple(self.followers):
                follower.push(frame)

    # owning

    async def _run(self) -> None:
        first: Asked | None = Tick()  # what follows by itself from what was loaded
        while not self.gone and (asked := first or await self._next()):
            first = None
            answer = asked[2] if isinstance(asked, tuple) else None
            try:
                update = await self._do(asked)
            except Problem as problem:
                _fail(answer, problem)
            except Exception as error:
                log.error("table %s: an ask failed: %s", self.table.id, where(error))
                _fail(answer, Problem("internal"))
            else:
                if answer and update and not answer.done():
                    answer.set_result(update)
            self._wake_computers()
            self._set_timer()
        self.gone = True
        for timer in (self._timer, self._telling):
            if timer:
                timer.cancel()
        for follower in tuple(self.followers):
            follower.drop()
        while not self._inbox.empty():
            left = self._inbox.get_nowait()
            _fail(left[2] if isinstance(left, tuple) else None, Problem("not-saved"))

    async def _next(self) -> Asked | None:
        self._doing = False
        asked = await self._inbox.get()
        self._doing = True
        return asked

    async def _do(self, asked: Asked) -> Raw | None:
        await self._settle()  # who is out of time cannot act any more
        if isinstance(asked, tuple):
            who, act, _ = asked
            return await self._act(who, act)
        if isinstance(asked, Choice):
            seat, standing = asked.seat, self.table.line.last
            plays = standing.to_move >> seat & 1 and standing.seating.computer(seat) is not None and not standing.paused
            if asked.changed == standing.changed and plays:
                await self._add(choose(self.table, seat, asked.code, self._now()))
                await self._settle()
        return None

    async def _act(self, who: Viewer, act: Ask) -> Raw:
        table, line = self.table, self.table.line
        if (noted := self._noted(who, act)) is not None:
            return noted
        if known := self._known(who, act):
            event = line.events[known - 1]
            if not same(event, act, table):
                raise Problem("key-used", number=known)
            seen = known - 1 if event.seen is None else event.seen
            if isinstance(act, OF_THE_GAME):
                return self._past(known, past=False).update(seen, Viewer(who.guest, event.seat))
            return self.look().update(seen, self._told_of(who, act))
        if who.seat is not None and not table.seating.sits(who.guest, who.seat):  # any more: it was while they asked
            raise Problem("not-your-seat", seat=who.seat)
        seen = line.number if act.seen is None else act.seen
        if seen > line.number:
            raise Problem("seen-ahead", number=line.number)
        if isinstance(act, OF_THE_GAME) and (seen < line.last.changed or self._plan_changed(who, act)):
            raise Problem("stale", number=line.number, update=self.look().update(seen, who))
        planned = plan(table, who, act, self._now())
        if planned:
            await self._add(planned)
            await self._settle()
        return self.look().update(seen, self._told_of(who, act))

    def _told_of(self, who: Viewer, act: Ask) -> Viewer:
        """At a screen that several share, only what is done in the game is answered with the hand of who did it."""
        return who if who.guest is None or isinstance(act, OF_THE_GAME) else self.table.viewer(who.guest)

    def _known(self, who: Viewer, act: Ask) -> int | None:
        """The event that an act with this key led to already, in any seat of who asks."""
        if act.key is None:
            return None
        keys = self.table.line.keys
        found = (keys.get((seat, act.key)) for seat in (who.seat, *self.table.seating.of(who.guest)))
        return next(filter(None, found), None)

    def _plan_changed(self, who: Viewer, act: commands.Action | commands.Undo | commands.Redo) -> bool:
        """Was something planned in the seat of who asks that they do not know of, such as on another device?"""
        return who.seat is not None and act.plan not in (None, self.table.notes.number(who.seat))

    def _noted(self, who: Viewer, act: Ask) -> Raw | None:
        """The answer to an act with whose key a seat has already done something in private."""
        if act.key is None or not self.table.notes.keys:
            return None
        keys = self.table.notes.keys
        for seat in (who.seat, *self.table.seating.of(who.guest)):
            if note := keys.get((seat, act.key)):
                if not planning.same(note, act, self.table):
                    raise Problem("key-used", number=self.table.line.number)
                seen = min(note.base if act.seen is None else act.seen, self.table.line.number)
                return self.look().update(seen, Viewer(who.guest, note.seat))
        return None

    async def _settle(self) -> None:
        """Let be what follows by itself."""
        try:
            while planned := await self._following():
                await self._add(planned)
        except Problem as problem:
            self._waits = problem.passes
            raise
        self._waits = False

    async def _following(self) -> Planned | None:
        """What follows by itself; among that the start of the game on the board that the players laid."""
        table, now = self.table, self._now()
        if not laying.finished(table):
            return following(table, now)
        data, host = laying.data_of(table), table.seating.host or ""
        board, rows = await self._boards.keep_laid(table.setup.game, data, host, now)
        return structs.replace(moves.start(table, now, board=board), rows=rows)

    async def _add(self, planned: Planned | Batch) -> None:
        """Save an event, then let it be so."""
        if isinstance(planned, Batch):
            await self._add_batch(planned)
            return
        event, table = planned.event, self.table
        new: list[Written] = [event_row(table.id, event), *planned.rows]
        standing = table.line.after(event)
        new += renewed(table.id, table.line.last, standing)
        new += self._ended(standing, planned)
        if planned.state and event.kind in ("action", "rules") and (event.number % STRIDE == 0 or event.to_move == 0):
            new.append(self._snapshot(event.number, planned.state))
        try:
            await self._store.write(*new)
        except NotSaved as error:
            self.gone = True  # what the disk holds is the truth: load it anew
            raise Problem(error.code) from None
        table.line.add(event, standing)
        if planned.board:
            table.play_on(planned.board)
        if planned.state:
            table.positions.note(table.line.here, planned.state)
        self._send(event.number - 1)

    async def _add_batch(self, batch: Batch) -> None:
        """Save what a seat did in private and the events that come of it, all or nothing, then let it be so."""
        table, line = self.table, self.table.line
        before, standings = line.number, line.after_all(one.event for one in batch.events)
        if batch.saved:
            unsaved = [note for seat in {note.seat for note in batch.notes} for note in table.notes.unsaved(seat)]
            new: list[Written] = [note_row(table.id, note) for note in (*unsaved, *batch.notes)]
            new += [event_row(table.id, one.event) for one in batch.events]
            if standings:
                new += renewed(table.id, line.last, standings[-1])
                new += self._ended(standings[-1], *batch.events)
            new += [self._snapshot(one.event.number, one.state) for one in batch.events
                    if one.state and (one.event.number % STRIDE == 0 or one.event.to_move == 0)]  # fmt: skip
            try:
                await self._store.write(*new)
            except NotSaved as error:
                self.gone = True
                raise Problem(error.code) from None
        for note in batch.notes:
            table.notes.add(note, batch.saved)
        for one, standing in zip(batch.events, standings, strict=True):
            line.add(one.event, standing)
            if one.state:
                table.positions.note(table.line.here, one.state)
        for note in batch.notes:
            self.look().forget(note.seat)
        self._send(before, None if batch.events else batch.notes[0].seat)

    def _ended(self, standing: Standing, *added: Planned) -> list[Written]:
        """What is kept of how the game ended, if it ends with these events."""
        if standing.status != "over" or self.table.line.last.status == "over":
            return []
        last = next((one.state for one in reversed(added) if one.state), None)
        state = last or self.table.positions.at(self.table.line.here)
        return results_of(self.table, added[-1].event.at, state, standing)

    def _send(self, after: int, seat: int | None = None) -> None:
        """Send what came after an event to all who follow, or to those alone who look as a seat does.

        Put together once for each viewer, however many look at it.
        """
        look = self.look()
        frames: dict[Viewer, bytes] = {}
        for follower in tuple(self.followers):
            viewer = self.viewer(follower)
            if seat is not None and viewer.seat != seat:
                continue
            if viewer not in frames:
                frames[viewer] = text_frame(look.live_update(after, viewer))
            follower.push(frames[viewer])

    def _set_timer(self) -> None:
        """Wake when the next seat is out of time, or to try again what could not be."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        clock = self.table.line.last.clock
        deadline = clock.deadline if clock else None
        waits = [AGAIN_AFTER] if self._waits else []
        if deadline is not None:
            waits.append(min(max(deadline - self._now(), 0) / 1000, LONGEST_SLEEP))
        if waits and not self.gone:
            self._timer = asyncio.get_running_loop().call_later(min(waits), self.tick)

    def _snapshot(self, number: int, state: GameState) -> NewRow:
        self.snapshots.add(number)
        return snapshot_row(self.table.id, number, state)

    # computers

    def _wake_computers(self) -> None:
        """Let the first computer player whose decision it is think about it."""
        seat = self._next_computer()
        if seat is not None and not self._thinking and not self.gone:
            standing = self.table.line.last
            level = standing.seating.computer(seat) or ""
            self._thinking = asyncio.create_task(self._think(seat, level, standing.changed))

    def _next_computer(self) -> int | None:
        """The first seat whose decision it is and in which a computer player plays."""
        standing = self.table.line.last
        seats = () if standing.paused else range(standing.to_move.bit_length())
        return next(
            (one for one in seats if standing.to_move >> one & 1 and not standing.seating.seats[one].here), None
        )

    async def _chosen(self, seat: int, level: str) -> int | str:
        """The action of a computer player, or the piece that it lays."""
        table = self.table
        if table.status == "laying":
            game, laid = table.setup.game.name, laying.laid_so_far(table)
            return await self._computers.suggest(table.id, game, laid) or laying.anything(table)
        return await self._computers.choose(table.id, self.look().view(seat), seat, level)

    async def _think(self, seat: int, level: str, changed: int) -> None:
        try:
            code = await self._chosen(seat, level)
        except Exception as error:
            log.error("table %s: seat %d cannot think: %s", self.table.id, seat, where(error))
        else:
            self._inbox.put_nowait(Choice(seat, code, changed))
        finally:
            self._thinking = None


def _fail(answer: Answer | None, problem: Problem) -> None:
    if answer and not answer.done():
        answer.set_exception(problem)
