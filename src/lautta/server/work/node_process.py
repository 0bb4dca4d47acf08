"""A node: a process on any machine whose workers do jobs for servers, over the broker.

    async with opened("nats://127.0.0.1:4222", games, workers=4) as node:
        await asyncio.sleep(3600)
        await node.finish()

Servers announce the ranks of their waiting jobs. A node with a free worker asks one server for one job: ranks take
turns as at a server's own executor, and servers take turns within a rank. So no queue forms here. A lost server does
its jobs itself, so the node restarts the workers that are busy with them.
"""

import asyncio
import logging
import signal
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from itertools import count
from time import monotonic
from types import FrameType
from typing import NamedTuple

import msgspec

from lautta.core import registry
from lautta.core.game import Game
from lautta.server.problem import Problem
from lautta.server.processes.broker import Broker
from lautta.server.work.compatibility import compatibility_hash
from lautta.server.work.discovery import NODES, SERVERS, Discovery
from lautta.server.work.executor import ProcessExecutor, Standing, worker_config
from lautta.server.work.frames import LONGEST_ANSWER, Done, Free, Given, Nothing, Take, ToNode, Waiting
from lautta.server.work.jobs import KINDS, Job, Rank
from lautta.server.work.node_pool import ranks_in, ranks_mask
from lautta.server.work.queues import Turns

ANSWERED_WITHIN = 2.0  # seconds until a server has to give what it was asked for
LOOKS_EVERY = 0.25  # seconds
ALONE_AFTER = 10.0  # seconds without any server, until the log says so
HOW = {"too-slow": "late", "work-failed": "failed", "busy": "failed"}  # Problems of the executor; others are of jobs
NOBODY = "no server has been heard for %(seconds)g s: do servers use this broker, and the same account there?"
log = logging.getLogger(__name__)
_frames = msgspec.msgpack.Decoder(list[ToNode])


class JobRequest(NamedTuple):
    """A server that was asked for a job of a rank, and what ends the wait for it."""

    server: str
    rank: Rank
    patience: asyncio.TimerHandle


class Node:
    """So many workers, and the servers that they work for. `open` it, let it `finish`, and `close` it."""

    def __init__(
        self, broker: Broker, games: Mapping[str, Game], workers: int, compatibility: str | None = None
    ) -> None:
        self._games, self._size = games, workers
        self._pool = ProcessExecutor(workers, worker_config(games), spare=0, lent=True)
        self._turns = Turns(workers, spare=0)
        self._discovery = Discovery(
            broker,
            NODES,
            SERVERS,
            compatibility or compatibility_hash(games),
            _frames,
            self._met,
            self._lost,
            self._received,
        )
        self._waiting: OrderedDict[str, set[Rank]] = OrderedDict()  # of each server; whose turn it is comes first
        self._numbers = count()
        self._asked: dict[int, JobRequest] = {}
        self._doing: dict[asyncio.Task[None], tuple[str, Rank]] = {}
        self._said: Free | None = None
        self._heard_at, self._told_alone = monotonic(), False
        self._ends = False
        self._watching: asyncio.Task[None] | None = None

    @property
    def name(self) -> str:
        """By which servers know it."""
        return self._discovery.name

    @property
    def servers(self) -> int:
        """How many servers it works for."""
        return len(self._waiting)

    def standing(self) -> Standing:
        """How it stands with its workers and their jobs."""
        return self._pool.standing()

    async def open(self) -> None:
        """Start the workers and look for servers."""
        self._pool.keep_running()
        self._heard_at = monotonic()
        await self._discovery.open()
        self._watching = asyncio.create_task(self._watch())

    async def finish(self) -> None:
        """Ask for nothing more, and wait until what was begun is answered."""
        self._ends = True
        self._look()
        while self._doing or self._asked:
            await asyncio.sleep(LOOKS_EVERY)

    async def close(self) -> None:
        """End, whatever is under way."""
        self._ends = True
        if self._watching:
            self._watching.cancel()
        for task in self._doing:
            task.cancel()
        for asked in self._asked.values():
            asked.patience.cancel()
        await self._discovery.close()
        await self._pool.close()

    async def _watch(self) -> None:
        """See to it that all workers run, and that servers know how it stands."""
        while True:
            self._pool.keep_running()
            self._look()
            self._tell_whether_alone()
            await asyncio.sleep(LOOKS_EVERY)

    def _tell_whether_alone(self) -> None:
        """Log once that no server is heard, and once that one is: a node's operator sees nothing else of it."""
        if self._waiting:
            self._heard_at = monotonic()
            if self._told_alone:
                log.warning("a server is heard")
            self._told_alone = False
        elif not self._told_alone and monotonic() - self._heard_at >= ALONE_AFTER:
            log.warning(NOBODY, {"seconds": ALONE_AFTER})
            self._told_alone = True

    # asking for jobs

    def _look(self) -> None:
        while choice := self._choice():
            server, rank = choice
            number = next(self._numbers)
            patience = asyncio.get_running_loop().call_later(ANSWERED_WITHIN, self._unanswered, number)
            self._asked[number] = JobRequest(server, rank, patience)
            self._turns.took(rank)
            self._waiting.move_to_end(server)
            self._discovery.links.send(server, Take(number, rank.value))
        free = Free(0 if self._ends else self._size, ranks_mask(self._may_begin()))
        if free != self._said:
            self._said = free
            for name in self._waiting:
                self._discovery.links.send(name, free)

    def _choice(self) -> tuple[str, Rank] | None:
        for rank in self._may_begin():
            for server, ranks in self._waiting.items():
                if rank in ranks:
                    return server, rank
        return None

    def _may_begin(self) -> list[Rank]:
        """The ranks of which a job could be begun now, in the order of their turns."""
        if self._ends or self._pool.idle <= len(self._asked):
            return []
        under_way = [rank for _, rank in self._doing.values()] + self._pool.in_vain
        return self._turns.may_begin([*under_way, *(asked.rank for asked in self._asked.values())])

    def _unanswered(self, number: int) -> None:
        """A server has not given what it was asked for: it is asked again when it says that something waits."""
        asked = self._asked.pop(number)
        self._waiting.get(asked.server, set()).clear()
        self._look()

    def _recall_job(self, number: int, server: str) -> JobRequest | None:
        """A request to a server, which it answers now."""
        asked = self._asked.get(number)
        if asked is None or asked.server != server:
            return None
        asked.patience.cancel()
        return self._asked.pop(number)

    # what servers say

    def _met(self, name: str) -> None:
        self._waiting[name] = set()
        if self._said:
            self._discovery.links.send(name, self._said)

    def _lost(self, name: str) -> None:
        if name not in self._discovery.there:
            self._waiting.pop(name, None)
        elif self._said:
            self._discovery.links.send(name, self._said)
        for task, (server, _) in self._doing.items():
            if server == name:
                task.cancel()
        for number in [number for number, asked in self._asked.items() if asked.server == name]:
            self._recall_job(number, name)

    def _received(self, name: str, frame: Waiting | Nothing | Given) -> None:
        if name not in self._waiting:
            return
        self._waiting[name] = set(ranks_in(frame.ranks))
        if isinstance(frame, Nothing):
            self._recall_job(frame.number, name)
        elif isinstance(frame, Given):
            self._begin(name, frame)
        self._look()

    # doing them

    def _begin(self, server: str, job: Given) -> None:
        """Do a job that was asked for; what came too late, or is none for a node, is given back."""
        asked = self._recall_job(job.number, server)
        kind = KINDS.get(job.kind)
        if asked is None or kind is None or not kind.travels or job.game not in self._games:
            self._discovery.links.send(server, Done(job.token, "failed"))
            return
        task = asyncio.create_task(self._do(server, job))
        self._doing[task] = server, kind.rank
        task.add_done_callback(self._ended)

    async def _do(self, server: str, job: Given) -> None:
        try:
            answer = await self._pool.work(Job(job.kind, job.game, job.data, job.arguments, job.seconds, guest=server))
            done = Done(job.token, "done", answer) if len(answer) <= LONGEST_ANSWER else Done(job.token, "failed")
        except Problem as problem:
            done = Done(job.token, HOW.get(problem.code, "refused"))  # type: ignore[arg-type]
        self._discovery.links.send(server, done)

    def _ended(self, task: asyncio.Task[None]) -> None:
        del self._doing[task]
        if not self._ends:
            self._look()


Beside = Callable[[Node], AbstractAsyncContextManager[None]]


async def work_until_told(
    broker: str,
    workers: int,
    started: Callable[[str], None],
    beside: Beside | None = None,
) -> None:
    """Work for servers until SIGINT or SIGTERM, and finish what was begun then, unless told a second time.

    Calls `started` with the name of the node, and does what is to be done `beside` it meanwhile. Raises BrokerAway.
    """
    with _signals() as signals:
        async with opened(broker, registry.games(), workers) as node, beside(node) if beside else nullcontext():
            started(node.name)
            await signals.get()
            ends = [asyncio.create_task(node.finish()), asyncio.create_task(signals.get())]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            for task in ends:
                task.cancel()


@contextmanager
def _signals() -> Iterator[asyncio.Queue[None]]:
    """What SIGINT and SIGTERM put something into, instead of ending this process."""
    loop, signals = asyncio.get_running_loop(), asyncio.Queue[None]()

    def put(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(signals.put_nowait, None)

    before = {number: signal.signal(number, put) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield signals
    finally:
        for number, was in before.items():
            signal.signal(number, was)


@asynccontextmanager
async def opened(
    broker: str, games: Mapping[str, Game], workers: int, compatibility: str | None = None
) -> AsyncIterator[Node]:
    """A node with so many workers; raises BrokerAway."""
    bringing = await Broker.open(broker, "lautta work")
    try:
        node = Node(bringing, games, workers, compatibility)
        try:
            await node.open()
            yield node
        finally:
            await node.close()
    finally:
        await bringing.close()
