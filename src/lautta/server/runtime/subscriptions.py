"""Following a table, wherever it is: here, or at another process that owns it.

When a table moves, or messages from its owner are lost, the follower finds it again by itself, and asks for everything
after the last event it knows.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Protocol

from lautta.server.problem import Problem, where
from lautta.server.processes.frames import OwnedBy
from lautta.server.runtime.followers import Follower
from lautta.server.runtime.registry import OwnedElsewhere, TableRegistry
from lautta.server.runtime.table_actor import TableActor

PATIENCE = 8.0  # seconds to find a table that has lost its owner
AGAIN_AFTER = 0.2
TRIES = 3  # processes that are asked one after another, as each names another owner
log = logging.getLogger(__name__)


class Lost(Exception):
    """A process could not be reached, or what was asked of it or answered may have got lost: ask again."""


class Listener(Protocol):
    """Somebody here who follows a table of another process."""

    table: str
    guest: str
    seat: int | None

    def push(self, message: bytes, number: int) -> None:
        """Send a message; `number` is the event up to which they know everything then, 0 if it says nothing of that."""
        ...

    def moved(self) -> None:
        """Find out where the table is now, and ask for what was missed."""
        ...


class Owners(Protocol):
    """Other processes, which own tables."""

    async def follow(self, to: str, listener: Listener, seen: int) -> tuple[int, OwnedBy | None]:
        """Follow a table at another process, from an event on; answers a number by which to `unfollow`, or who owns the
        table. Raises Lost, or the Problem of the owner.
        """
        ...

    def unfollow(self, number: int) -> None:
        """Follow no more."""
        ...


class UpdateSink(Protocol):
    """Where what is told goes."""

    def take(self, message: bytes) -> None:
        """Send a message; never waits."""
        ...

    def break_off(self) -> None:
        """Close it, so that the client reconnects and asks for what it missed."""
        ...


class Following:
    """One connection following one table as a guest, in one of their seats. `begin` it, and `leave` it."""

    def __init__(
        self, to: UpdateSink, tables: TableRegistry, owners: Owners | None, table: str, guest: str, seat: int | None
    ) -> None:
        self._to, self._tables, self._owners = to, tables, owners
        self.table, self.guest, self.seat = table, guest, seat
        self._seen = 0
        self._leave: Callable[[], None] | None = None  # None: it is being looked for, or was left
        self._finding = self._found = self._gone = False
        self._task: asyncio.Task[None] | None = None

    async def begin(self, seen: int) -> None:
        """Follow the table, first with what came after an event; raises Problem."""
        self._seen = seen
        try:
            await self._keep_finding(lambda error: isinstance(error, Lost))
        except Lost:
            raise Problem("owner-away") from None

    async def _again(self) -> None:
        try:
            await self._keep_finding(lambda error: isinstance(error, Lost) or error.passes)
        except (Lost, Problem):
            self._to.break_off()
        except Exception as error:  # nobody may wait for news that never come
            log.error("a table could not be followed again: %(where)s", {"where": where(error)})
            self._to.break_off()

    async def _keep_finding(self, passes: Callable[[Lost | Problem], bool]) -> None:
        """Try to follow it until that works, for a while; raises Problem or Lost."""
        until = monotonic() + PATIENCE
        self._finding = True
        try:
            while not self._gone and not self._found:
                self._found = True  # until somebody says that it has moved, perhaps while it is being found
                try:
                    await self._find()
                except (Lost, Problem) as error:
                    self._found = False
                    if not passes(error) or monotonic() > until:
                        raise
                    await asyncio.sleep(AGAIN_AFTER)
        finally:
            self._finding = False
        if self._gone:
            self.leave()

    async def _find(self) -> None:
        try:
            actor = await self._tables.actor(self.table)
        except OwnedElsewhere as error:
            await self._follow_at(error.member.name)
        else:
            self._follow_here(actor)

    async def _follow_at(self, name: str, tries: int = TRIES) -> None:
        assert self._owners is not None
        number, owner = await self._owners.follow(name, self, self._seen)
        if owner is None:
            self._leave = partial(self._owners.unfollow, number)
        elif self._tables.is_me(owner.name):
            self._follow_here(await self._tables.actor(self.table, here=True))
        elif tries:
            await self._follow_at(owner.name, tries - 1)
        else:
            raise Lost

    def _follow_here(self, actor: TableActor) -> None:
        begin(actor, self, self._seen)
        self._leave = partial(actor.unfollow, self)

    def push(self, message: bytes, number: int) -> None:
        """See `Follower.push`."""
        self._seen = number or self._seen
        self._to.take(message)

    def drop(self) -> None:
        """See `Follower.drop`."""
        self._to.break_off()

    def moved(self) -> None:
        """See `Follower.moved`."""
        self._leave, self._found = None, False
        if not self._gone and not self._finding:
            self._task = asyncio.create_task(self._again())

    def leave(self) -> None:
        """Follow no more."""
        self._gone = True
        leave, self._leave = self._leave, None
        if leave:
            leave()


def begin(actor: TableActor, follower: Follower, seen: int) -> None:
    """Send somebody what comes at a table, first what came after an event; raises Problem."""
    number = actor.table.log.number
    if seen > number:
        raise Problem("seen-ahead", number=number)
    if follower.seat is not None:
        actor.table.viewer(follower.guest, follower.seat)  # raises Problem if the seat is not theirs
    actor.follow(follower)
    follower.push(actor.view().live_update(seen, actor.followers.viewer(follower)), number)
