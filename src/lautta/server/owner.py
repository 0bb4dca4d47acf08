"""The owner of a live table: the one task that changes it. Everybody else asks and waits.

An ask becomes an event, the event is made safe on the disk, and only then is it folded in, answered and sent to those
who follow. What anybody reads is therefore always saved.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import msgspec

from lautta.core.game import GameState
from lautta.players import Player
from lautta.server import messages
from lautta.server.answers import Look
from lautta.server.computers import Computers, sit_down
from lautta.server.errors import Problem, where
from lautta.server.live_table import LiveTable
from lautta.server.moves import Ask, Choice, Planned, plan, same
from lautta.server.positions import STRIDE
from lautta.server.store import NewRow, NotSaved, Store, event_row, snapshot_row

log = logging.getLogger(__name__)
Answer = asyncio.Future[messages.Update]


class Follower(Protocol):
    """Somebody who is sent what happens: `seat` is theirs, None for a spectator."""

    seat: int | None

    def push(self, frame: bytes) -> None:
        """Send a message; never waits."""
        ...

    def drop(self) -> None:
        """Break the connection, so that they come again and are told what they missed."""
        ...


class Owner:
    """One live table and the task that owns it. `gone`: it has stopped, and the table must be loaded again."""

    def __init__(
        self, table: LiveTable, store: Store, computers: Computers, now: Callable[[], int], snapshots: set[int]
    ) -> None:
        self.table = table
        self.snapshots = snapshots
        self.followers: set[Follower] = set()
        self.gone = False
        self.asked_at = time.monotonic()
        self._store, self._computers, self._now = store, computers, now
        self._inbox: asyncio.Queue[tuple[int, Ask | Choice, Answer | None] | None] = asyncio.Queue()
        self._players: dict[int, Player] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._look: Look | None = None
        self._task = asyncio.create_task(self._run())

    # reading: always at once, always of what is saved

    def look(self, number: int | None = None) -> Look:
        """The table now, or as it stood after an event."""
        if number is not None and number != self.table.line.number:
            return self._past(number)
        if self._look is None or self._look.number != self.table.line.number:
            self._look = Look(self.table, self.table.line.number)
        return self._look

    def _past(self, number: int, past: bool = True) -> Look:
        if not 1 <= number <= self.table.line.number:
            raise Problem("no-such-moment", number=number)
        if number < self.table.readable_from:
            raise Problem("older-rules", number=number)
        return Look(self.table, number, past=past)

    # asking

    async def ask(self, seat: int, ask: Ask) -> messages.Update:
        """Do something at the table and answer the news; raises Problem."""
        if self.gone:
            raise Problem("not-saved")
        self.asked_at = time.monotonic()
        answer: Answer = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((seat, ask, answer))
        return await answer

    @property
    def idle(self) -> bool:
        """Does nobody follow, ask or think?"""
        return not self.followers and self._inbox.empty() and self._thinking is None

    async def stop(self) -> None:
        """Finish what was asked, end the task, and keep the position for a quick start next time."""
        if self._thinking:
            self._thinking.cancel()
        self._inbox.put_nowait(None)
        await self._task
        here = self.table.line.here
        if here.number not in self.snapshots and here.number > 1:
            with suppress(NotSaved):  # a snapshot only makes loading fast
                await self._store.write(self._snapshot(here.number, self.table.positions.at(here)))

    # owning

    async def _run(self) -> None:
        self._wake_computers()
        while not self.gone and (asked := await self._inbox.get()):
            seat, ask, answer = asked
            try:
                update = await self._do(seat, ask)
            except Problem as problem:
                _fail(answer, problem)
            except Exception as error:
                log.error("table %s: an ask failed: %s", self.table.id, where(error))
                _fail(answer, Problem("internal"))
            else:
                if answer and update and not answer.done():
                    answer.set_result(update)
            self._wake_computers()
        self.gone = True
        for follower in tuple(self.followers):
            follower.drop()
        while not self._inbox.empty():
            if asked := self._inbox.get_nowait():
                _fail(asked[2], Problem("not-saved"))

    async def _do(self, seat: int, ask: Ask | Choice) -> messages.Update | None:
        table, line = self.table, self.table.line
        if isinstance(ask, Choice):
            if ask.seen == line.number:  # else the table has moved on, and it thinks anew
                await self._add(plan(table, seat, ask, self._now()))
            return None
        if known := line.keys.get((seat, ask.key)):
            event = line.events[known - 1]
            if not same(event, ask, table):
                raise Problem("key-used", number=known)
            return self._past(known, past=False).update(event.seen or 0, seat)
        if ask.seen > line.number:
            raise Problem("seen-ahead", number=line.number)
        if ask.seen < line.number:
            raise Problem("stale", number=line.number, update=self.look().update(ask.seen, seat))
        await self._add(plan(table, seat, ask, self._now()))
        return self.look().update(ask.seen, seat)

    async def _add(self, planned: Planned) -> None:
        """Save an event, then let it be so."""
        event, table = planned.event, self.table
        new: list[NewRow] = [event_row(table.id, event)]
        if event.kind in ("action", "rules") and (event.number % STRIDE == 0 or event.to_move == 0):
            new.append(self._snapshot(event.number, planned.state))
        try:
            await self._store.write(*new)
        except NotSaved:
            self.gone = True  # what the disk holds is the truth: load it anew
            raise Problem("not-saved") from None
        table.line.add(event)
        table.positions.note(table.line.here, planned.state)
        self._send(event.number)

    def _send(self, number: int) -> None:
        """Send an event to all who follow: encoded once for each seat, however many look at it."""
        frames: dict[int | None, bytes] = {}
        for follower in tuple(self.followers):
            seat = follower.seat
            if seat not in frames:
                frames[seat] = msgspec.json.encode(self.look().live_update(number - 1, seat))
            follower.push(frames[seat])

    def _snapshot(self, number: int, state: GameState) -> NewRow:
        self.snapshots.add(number)
        return snapshot_row(self.table.id, number, state)

    # computers

    def _wake_computers(self) -> None:
        """Let the first computer player whose decision it is think about it."""
        if self._thinking or self.gone:
            return
        to_move, seats = self.table.last.to_move, self.table.seats
        for seat, info in enumerate(seats):
            if info.kind == "computer" and to_move >> seat & 1:
                self._thinking = asyncio.create_task(self._think(seat, info.level or ""))
                return

    async def _think(self, seat: int, level: str) -> None:
        number = self.table.line.number
        try:
            view = self.look().view(seat)
            if seat not in self._players:
                self._players[seat] = sit_down(level)
            code = await self._computers.choose(self._players[seat], view, seat)
        except Exception as error:
            log.error("table %s: seat %d cannot think: %s", self.table.id, seat, where(error))
        else:
            self._inbox.put_nowait((seat, Choice(code, number), None))
        finally:
            self._thinking = None


def _fail(answer: Answer | None, problem: Problem) -> None:
    if answer and not answer.done():
        answer.set_exception(problem)
