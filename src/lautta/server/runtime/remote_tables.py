"""Tables of other processes, from both sides: requesting and following them, and answering such requests."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from itertools import count
from time import monotonic
from typing import Any

import msgspec

from lautta.server.problem import Problem, unexpected
from lautta.server.processes.broker import Broker
from lautta.server.processes.bus import Heard as Hears
from lautta.server.processes.frames import (
    Answer,
    Ask,
    Follow,
    FollowerUpdate,
    Frame,
    Heard,
    Moved,
    OwnedBy,
    Refused,
    Unfollow,
    Wake,
)
from lautta.server.processes.links import Links
from lautta.server.runtime.registry import OwnedElsewhere, TableRegistry
from lautta.server.runtime.subscriptions import Listener, Lost, begin
from lautta.server.runtime.table_actor import TableActor
from lautta.server.storage.store import Member, Store

MOST_ASKED = 20_000  # requests that may be without an answer
LOOKS_EVERY = 0.25  # seconds
FIND_AGAIN = ("stopping", "table-moved")  # codes after which the asking process looks for the table's owner again
UNREACHED = 1.5  # seconds for which others may not have noticed yet that messages reach them neither
ANSWERED_WITHIN = 90.0  # seconds, however much there is to do over there
log = logging.getLogger(__name__)


class OtherProcesses:
    """Requests to and from other processes; `answering` answers theirs, or raises OwnedElsewhere."""

    def __init__(self, broker: Broker, store: Store, tables: TableRegistry, key: bytes) -> None:
        self._broker, self._store, self._tables = broker, store, tables
        assert store.me is not None, "processes that share a database have names"
        self.links = Links(broker, store.me.name, self._received, self._lost, self._left, key=key)
        tables.unheard, tables.wake = lambda: self.links.silent, self.wake
        self.answering: Callable[[Ask], Awaitable[Answer]] | None = None
        self._reached_at = monotonic()
        self._ids = count(1)
        self._asked: dict[int, tuple[str, asyncio.Future[Answer | OwnedBy]]] = {}
        self._begun: dict[int, asyncio.Future[OwnedBy | None]] = {}  # who waits to be told what they missed
        self._listeners: dict[int, tuple[str, Listener]] = {}
        self._followers: dict[tuple[str, int], tuple[TableActor, _RemoteFollower]] = {}
        self._hears: dict[str, list[Hears]] = defaultdict(list)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Begin to send and receive."""
        await self.links.open()
        self.members_changed()
        self._watching = asyncio.create_task(self._watch())

    async def leave(self) -> None:
        """Tell the others that this process is about to end."""
        await self.links.leave()

    async def close(self) -> None:
        """Send and receive nothing more."""
        self._watching.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(self._watching, *self._tasks, return_exceptions=True)
        await self.links.close()
        await self._broker.close()

    @property
    def reached(self) -> bool:
        """Do messages reach this process?"""
        return self.links.reached

    @property
    def cut_off(self) -> bool:
        """Do messages reach others, but not this process? If they reach nobody it is the broker that is away."""
        if monotonic() - self._reached_at < UNREACHED:
            return False
        return any(member.reached for member in self._store.members if not self._tables.is_me(member.name))

    def members_changed(self) -> None:
        """Processes have come or gone."""
        self.links.are(member.name for member in self._store.members)

    async def _watch(self) -> None:
        """Tell the others whether messages reach this process, so that its tables move if they do not."""
        while True:
            self._store.reached(self.reached)
            if self.reached:
                self._reached_at = monotonic()
            if self.cut_off != self._tables.cut_off:
                self._tables.cut_off = self.cut_off
                self._tables.members_changed()
            await asyncio.sleep(LOOKS_EVERY)

    # telling everybody

    def tell(self, topic: str, message: bytes) -> None:
        """See `Bus.tell`."""
        for name in self.links.others:
            self.links.send(name, Heard(topic, message))

    def listen(self, topic: str, heard: Hears) -> None:
        """See `Bus.listen`."""
        self._hears[topic].append(heard)

    def wake(self, member: Member, table: str) -> None:
        """Have another process load a table, which has something to do by itself."""
        self.links.send(member.name, Wake(table))

    # asking others

    async def ask(self, to: str, request: Callable[[int], Ask]) -> Answer | OwnedBy:
        """Send a request, made with its number, to another process; raises Lost, or Problem if too much is asked."""
        if len(self._asked) >= MOST_ASKED:
            raise Problem("busy", retry_after=1)
        number = next(self._ids)
        answer: asyncio.Future[Answer | OwnedBy] = asyncio.get_running_loop().create_future()
        self._asked[number] = to, answer
        try:
            if not self.links.works(to):
                raise Lost
            self.links.send(to, request(number))
            async with asyncio.timeout(ANSWERED_WITHIN):
                return await answer
        except TimeoutError:
            raise Lost from None
        finally:
            del self._asked[number]

    async def follow(self, to: str, listener: Listener, seen: int) -> tuple[int, OwnedBy | None]:
        """Follow a table at another process, from an event on; answers a number by which to `unfollow`, or who owns the
        table. Raises Lost, or the Problem of the owner.
        """
        number = next(self._ids)
        begun: asyncio.Future[OwnedBy | None] = asyncio.get_running_loop().create_future()
        self._begun[number] = begun
        self._listeners[number] = to, listener
        followed = False
        try:
            if not self.links.works(to):
                raise Lost
            self.links.send(to, Follow(number, listener.table, listener.guest, listener.seat, seen))
            async with asyncio.timeout(ANSWERED_WITHIN):
                owner = await begun
            followed = owner is None
            return number, owner
        except TimeoutError:
            raise Lost from None
        finally:
            del self._begun[number]
            if not followed:
                self.unfollow(number)

    def unfollow(self, number: int) -> None:
        """Follow no more."""
        to, _ = self._listeners.pop(number, ("", None))
        if to:
            self.links.send(to, Unfollow(number))

    # what comes

    def _received(self, sender: str, frame: Frame) -> None:
        if isinstance(frame, FollowerUpdate):
            self._told(sender, frame)
        elif isinstance(frame, Answer | OwnedBy | Refused):
            self._answered(frame)
        elif isinstance(frame, Ask):
            self._do(self._answer(sender, frame))
        elif isinstance(frame, Follow):
            self._do(self._let_follow(sender, frame))
        elif isinstance(frame, Unfollow):
            self._drop(sender, frame.id)
        elif isinstance(frame, Moved):
            self._moved(frame.ids)
        elif isinstance(frame, Wake):
            self._do(self._wake(frame.table))
        elif isinstance(frame, Heard):
            for heard in self._hears[frame.topic]:
                heard(frame.message)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _told(self, sender: str, frame: FollowerUpdate) -> None:
        for number in frame.ids:
            _, listener = self._listeners.get(number, ("", None))
            if listener:
                listener.push(frame.message, frame.number)
                _settle(self._begun.get(number), None)
            else:  # they have given up before they were let in
                self.links.send(sender, Unfollow(number))

    def _answered(self, frame: Answer | OwnedBy | Refused) -> None:
        _, asked = self._asked.get(frame.id, ("", None))
        if isinstance(frame, Refused):
            why = Lost() if frame.code in FIND_AGAIN else _problem(frame)
            _fail(self._begun.get(frame.id), why)
            _fail(asked, why)
        elif asked and not asked.done():
            asked.set_result(frame)
        elif isinstance(frame, OwnedBy):
            _settle(self._begun.get(frame.id), frame)

    def _moved(self, numbers: list[int]) -> None:
        for number in numbers:
            _, listener = self._listeners.pop(number, ("", None))
            begun = self._begun.get(number)
            if begun and not begun.done():
                begun.set_exception(Lost())
            elif listener:
                listener.moved()

    def _lost(self, name: str) -> None:
        """Ask again what was asked of a process, and forget who followed from there: they ask again too."""
        for to, answer in list(self._asked.values()):
            if to == name:
                _fail(answer, Lost())
        self._moved([number for number, (to, _) in self._listeners.items() if to == name])
        for sender, number in [key for key in self._followers if key[0] == name]:
            self._drop(sender, number)

    def _left(self, name: str) -> None:
        self._tables.left(name)

    # answering others

    async def _answer(self, sender: str, ask: Ask) -> None:
        try:
            answer: Frame = await self._answered_here(ask)
        except OwnedElsewhere as error:
            answer = OwnedBy(ask.id, error.member.epoch, error.member.name)
        except Problem as problem:
            answer = _refused(ask.id, problem)
        except Exception as error:
            answer = _refused(ask.id, unexpected(log, "a request of another process", error))
        self.links.send(sender, answer)

    async def _answered_here(self, ask: Ask) -> Answer:
        """Answer a request; raises OwnedElsewhere, or Problem if the asking process should look for the owner again."""
        try:
            await self._tables.actor(ask.table, here=True)
        except Problem as problem:
            if problem.code in FIND_AGAIN:
                raise
        assert self.answering is not None
        return await self.answering(ask)  # it reports other problems in the client's language

    async def _let_follow(self, sender: str, asked: Follow) -> None:
        try:
            actor = await self._tables.actor(asked.table, here=True)
            afar = _RemoteFollower(self.links, sender, asked)
            begin(actor, afar, asked.seen)
        except OwnedElsewhere as error:
            self.links.send(sender, OwnedBy(asked.id, error.member.epoch, error.member.name))
        except Problem as problem:
            self.links.send(sender, _refused(asked.id, problem))
        except Exception as error:
            self.links.send(sender, _refused(asked.id, unexpected(log, "following", error)))
        else:
            self._followers[sender, asked.id] = actor, afar
            if sender not in self.links.others:  # it has gone meanwhile
                self._drop(sender, asked.id)

    def _drop(self, sender: str, number: int) -> None:
        actor, afar = self._followers.pop((sender, number), (None, None))
        if actor and afar:
            actor.unfollow(afar)

    async def _wake(self, table: str) -> None:
        with suppress(OwnedElsewhere, Problem):  # somebody else has it, or it is found again later
            await self._tables.actor(table, here=True)


class _RemoteFollower:
    """Somebody who follows a table of this process from another one."""

    def __init__(self, links: Links, sender: str, asked: Follow) -> None:
        self._links, self._sender, self._id = links, sender, asked.id
        self.guest, self.seat = asked.guest, asked.seat

    def push(self, message: bytes, number: int) -> None:
        """See `Follower.push`."""
        self._links.tell(self._sender, self._id, number, message)

    def drop(self) -> None:
        """See `Follower.drop`."""
        self._links.send(self._sender, Moved([self._id]))

    moved = drop


def _refused(number: int, problem: Problem) -> Refused:
    return Refused(number, problem.code, msgspec.json.encode(problem.detail))


def _problem(refused: Refused) -> Problem:
    return Problem(refused.code, **msgspec.json.decode(refused.detail, type=dict[str, Any]))


def _settle(begun: asyncio.Future[OwnedBy | None] | None, owner: OwnedBy | None) -> None:
    if begun and not begun.done():
        begun.set_result(owner)


def _fail(waiting: asyncio.Future[Any] | None, error: Exception) -> None:
    if waiting and not waiting.done():
        waiting.set_exception(error)
