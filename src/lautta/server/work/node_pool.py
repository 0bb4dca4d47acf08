"""Workers on other machines, as a server sees them: nodes ask for jobs, and answer them.

A node asks for a job when it has a free worker, so all jobs wait here, in one queue with those of this server's own
workers. A job goes to a node at most once: if it fails there, a worker here does it. Answers are checked: each must
have the form of its kind of job and pass the check of the job's caller, and a worker here must find a Problem again.
"""

import asyncio
import logging
import secrets
from collections.abc import Iterable
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from lautta.server.processes.broker import Broker
from lautta.server.processes.links import Links
from lautta.server.work.discovery import NODES, SERVERS, Discovery
from lautta.server.work.frames import Done, Free, Given, Nothing, Take, ToServer, Waiting
from lautta.server.work.jobs import KINDS, Job, Rank
from lautta.server.work.worker_handle import Late

if TYPE_CHECKING:
    from lautta.server.work.executor import ProcessExecutor

TAKEN_WITHIN = 2.0  # seconds in which a node takes a job that it would take; else the workers here do
LEEWAY = 2.0  # seconds more than a job may take, until its answer has to be here
EARLY = 0.9  # of its time, before which nothing can be too late
LOOKS_EVERY = 0.25  # seconds
RESTS = 180.0  # seconds in which a node is given nothing that answered wrongly or not in time, or took nothing
MOST_WORKERS = 1024  # of a node, even if it claims more
log = logging.getLogger(__name__)
_frames = msgspec.msgpack.Decoder(list[ToServer])


def ranks_mask(ranks: Iterable[Rank]) -> int:
    """Ranks as a mask.

    >>> ranks_mask([Rank.QUICK, Rank.THOUGHT]), ranks_in(5)
    (5, [<Rank.QUICK: 0>, <Rank.THOUGHT: 2>])
    """
    return sum(1 << rank.value for rank in set(ranks))


def ranks_in(mask: int) -> list[Rank]:
    """The ranks in a mask."""
    return [rank for rank in Rank if mask >> rank.value & 1]


class Returned(Exception):
    """A job came back undone from another machine."""


class KnownNode:
    """What is known of a node: how many workers it has, how many jobs it was given, and since when it would take one
    more, by its rank; when it was last given none though it might have asked; and until when it is given nothing.
    """

    def __init__(self) -> None:
        self.workers = self.doing = 0
        self.takes: dict[Rank, float] = {}
        self.held_back_at = self.rests_until = 0.0

    @property
    def rests(self) -> bool:
        """Is it given no jobs for a while?"""
        return self.rests_until > monotonic()

    @property
    def has_room(self) -> bool:
        """May it be given one more job?"""
        return not self.rests and self.doing < self.workers

    def heard(self, free: Free) -> None:
        """It says how it stands there."""
        now = monotonic()
        self.workers = min(free.workers, MOST_WORKERS)
        self.takes = {rank: self.takes.get(rank, now) for rank in ranks_in(free.ranks)}


class NodeSlot:
    """A free worker of a node, which has asked for a job."""

    def __init__(self, nodes: "NodePool", name: str, node: KnownNode, number: int) -> None:
        self.name, self.node, self.number = name, node, number
        self._all = nodes

    async def do(self, job: Job) -> bytes:
        """Have a job done there; raises Late or Returned."""
        return await self._all.do(self, job)


class NodePool:
    """All nodes that a server knows. `open` it, and `close` it."""

    def __init__(self, broker: Broker, compatibility: str, waits: "ProcessExecutor") -> None:
        self._waits = waits
        self._discovery = Discovery(
            broker, SERVERS, NODES, compatibility, _frames, self._met, self._lost, self._received
        )  # fmt: skip
        self._known: dict[str, KnownNode] = {}
        self._given: dict[bytes, tuple[NodeSlot, asyncio.Future[Done]]] = {}  # by tokens, what is not answered yet
        self._told: set[Rank] = set()  # of which nodes have been told that jobs wait
        self._moved_at = dict.fromkeys(Rank, 0.0)  # when a job was last taken, or the first of several began to wait
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look for nodes."""
        await self._discovery.open()
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Give nothing more; what was given is of no use to anybody."""
        if self._watching:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
            await self._discovery.close()

    @property
    def workers(self) -> int:
        """How many workers all nodes have together that are given jobs."""
        return sum(node.workers for node in self._known.values() if not node.rests)

    def expected(self, rank: Rank) -> bool:
        """Will a node take a job of a rank at once? Not if all are busy."""
        return any(rank in node.takes and node.has_room for node in self._known.values())

    def offer(self) -> None:
        """Tell nodes that jobs wait, unless they know."""
        before, self._told = self._told, self._waits.waiting() if self._known else set()
        if new := self._told - before:
            self._moved_at.update(dict.fromkeys(new, monotonic()))
            self._tell()

    async def do(self, place: NodeSlot, job: Job) -> bytes:
        """Have a job done at a place; raises Late or Returned."""
        token, answer = secrets.token_bytes(16), asyncio.get_running_loop().create_future()
        self._given[token] = place, answer
        ranks = ranks_mask(self._waits.waiting())
        given = Given(place.number, ranks, token, job.kind, job.game, job.data, job.arguments, job.deadline)
        began = monotonic()
        try:
            if place.name not in self._known or not self._links.send(place.name, given):
                raise Returned
            async with asyncio.timeout(job.deadline + LEEWAY):
                done: Done = await answer
        except TimeoutError:
            raise self._failed(place.name, "it did not answer in time") from None
        finally:
            self._ended(token)
        if done.how == "late":
            if monotonic() - began < EARLY * job.deadline:
                raise self._failed(place.name, "it gave up before its time")
            if job.rank is not Rank.THOUGHT:  # which would be made at random
                raise Late
        if done.how != "done":
            raise Returned
        return self._checked(place.name, job, done.answer)

    def _ended(self, token: bytes) -> None:
        """A node has one job less, from when its answer is here, as it may ask for the next in the same breath."""
        if given := self._given.pop(token, None):
            given[0].node.doing -= 1

    def _checked(self, node: str, job: Job, answer: bytes) -> bytes:
        """An answer that is one of its kind, and one to what was asked; raises Returned."""
        read = KINDS[job.kind].read
        assert read
        try:
            read(answer)
            fits = job.fits is None or job.fits(answer)
        except Exception:  # a game's code may raise anything
            raise self._failed(node, "it answered nonsense") from None
        if not fits:
            raise self._failed(node, "its answer does not fit what was asked")
        return answer

    def _failed(self, name: str, why: str) -> Returned:
        if node := self._known.get(name):
            node.rests_until = monotonic() + RESTS
        told = {"node": name, "seconds": RESTS, "why": why}
        log.warning("node %(node)s is given nothing for %(seconds)g s: %(why)s", told)
        return Returned()

    @property
    def _links(self) -> Links:
        return self._discovery.links

    def _tell(self) -> None:
        for name, node in self._known.items():
            if not node.rests:
                self._links.send(name, Waiting(ranks_mask(self._told)))

    async def _watch(self) -> None:
        """Tell again what waits, in case somebody missed it, and let workers here do what nobody takes."""
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            self.offer()
            if self._told:
                self._tell()
                self._see_who_takes_nothing()
                self._waits.look()

    def _see_who_takes_nothing(self) -> None:
        """A node that lets a job wait for long keeps the workers here from it."""
        late = monotonic() - TAKEN_WITHIN
        for name, node in self._known.items():
            if not node.has_room:
                node.held_back_at = monotonic()
            elif any(
                max(self._moved_at[rank], node.takes.get(rank, late), node.held_back_at) < late for rank in self._told
            ):
                self._failed(name, "it takes nothing of what waits")

    def _met(self, name: str) -> None:
        self._known[name] = KnownNode()
        self._links.send(name, Waiting(ranks_mask(self._told)))

    def _lost(self, name: str) -> None:
        """A node has gone, or something of what it said was lost: what it was given is given up."""
        if name not in self._discovery.there:
            self._known.pop(name, None)
        for place, answer in self._given.values():
            if place.name == name and not answer.done():
                answer.set_exception(Returned())
        self._waits.look()

    def _received(self, name: str, frame: Free | Take | Done) -> None:
        node = self._known.get(name)
        if node is None:
            return
        if isinstance(frame, Free):
            node.heard(frame)
            self._waits.look()
        elif isinstance(frame, Take):
            self._asked(name, node, frame)
        else:
            place, answer = self._given.get(frame.token, (None, None))
            if place and answer and place.name == name and not answer.done():
                answer.set_result(frame)
                self._ended(frame.token)

    def _asked(self, name: str, node: KnownNode, take: Take) -> None:
        rank = Rank(take.rank)
        free = node.has_room
        if free and self._waits.hand_over(rank, NodeSlot(self, name, node, take.number)):
            node.doing += 1
            self._moved_at[rank] = monotonic()
            self._told = self._waits.waiting()
            return
        waiting = self._waits.waiting() if free else ()
        self._links.send(name, Nothing(take.number, ranks_mask(waiting)))
