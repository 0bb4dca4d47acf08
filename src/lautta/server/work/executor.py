"""Heavy work, done outside the event loop's process: one stateless executor with worker processes behind it.

    executor = open_executor(workers=2, games=all_games())
    answer = await executor.work(Job("choices", "roads", packed(view), arguments, deadline=10, guest="k2m"))

Everything that the work needs is in the call, and the answer depends on nothing else; `jobs.py` has the kinds of work.
A worker does one job at a time. If it is late or dies, only that worker is replaced, and nobody else's job is lost.
`queues.py` says whose turn it is. One that is shared also gives jobs to workers on other machines (`node_pool.py`).
"""

import asyncio
import logging
import math
import sys
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import takewhile
from time import monotonic, perf_counter
from typing import Any, NamedTuple

from lautta import players
from lautta.core import registry
from lautta.core.game import Game
from lautta.core.machines import processors
from lautta.server.problem import Problem, unexpected
from lautta.server.processes.broker import Broker
from lautta.server.telemetry import metrics
from lautta.server.telemetry.traces import span
from lautta.server.work.compatibility import compatibility_hash
from lautta.server.work.jobs import Job, Rank, run_job
from lautta.server.work.node_pool import TAKEN_WITHIN, NodePool, NodeSlot, Returned
from lautta.server.work.queues import AGAIN, FairQueue, Pending, Turns
from lautta.server.work.worker_handle import Died, Late, WorkerConfig, WorkerHandle

LONGEST_WAIT = 10.0  # seconds: a person's job that would have to wait longer for a worker is refused at once
PATIENCE = 30.0  # seconds after which one that waits longer than was foreseen is refused as well
TRIES = 2  # workers that may die of a job
FIRST = {Rank.QUICK: 0.02, Rank.LONG: 0.5, Rank.THOUGHT: 0.5, Rank.BOARD: 4.0}  # seconds, until one was measured
NEWS = 0.2  # how much of an estimate is the last measurement
LATER = 1.0  # seconds after which a job of somebody else is given up that no worker has ended in its time
THREADS = 2  # if there are no worker processes
log = logging.getLogger(__name__)
Meter = Callable[[Job, float | None], None]  # told what a job took; before it (None), it may raise Problem


def unmetered(job: Job, seconds: float | None) -> None:
    """Let everybody have any work done."""


class Standing(NamedTuple):
    """How it stands behind an executor: the kinds of all jobs that wait and of those under way, each as often as it is
    there, and how many workers run, here and on other machines.
    """

    waiting: Counter[str]
    running: Counter[str]
    workers: int
    node_workers: int = 0


def open_executor(workers: int | None, games: Mapping[str, Game]) -> "Executor":
    """An executor with this many worker processes behind it; if None, one for each processor, but at least four.

    With 0 the work is done in threads of this process. Raises ValueError for a game or a kind of computer player that
    other processes cannot find.
    """
    if workers == 0:
        return ThreadExecutor(games)
    return ProcessExecutor(usual_workers() if workers is None else workers, worker_config(games))


def usual_workers() -> int:
    """One for each processor that this process may use, but at least four: one for each rank of work."""
    return max(len(Rank), processors())


def worker_config(games: Mapping[str, Game]) -> WorkerConfig:
    """What workers cannot find by themselves: games and kinds of computer players that were registered here, each by
    where it can be imported from; and which games are played. Raises ValueError for one that has no name in a module
    that others can import.
    """
    ours = [game for game in games.values() if not registry.found_anywhere(game)]
    kinds = {kind.name: kind.make for kind in players.kinds() if not players.comes_with_lautta(kind)}
    places = {name: place_of(make) for name, make in kinds.items()}
    return WorkerConfig([place_of(game) for game in ours], places, list(games))


def place_of(thing: object) -> str:
    """Where something can be imported from, as `module:name`, or its file of weights; raises ValueError."""
    if isinstance(thing, players.Trained):
        return thing.name
    for module, inside in list(sys.modules.items()):
        if module != "__main__":
            for name, value in list(getattr(inside, "__dict__", {}).items()):
                if value is thing:
                    return f"{module}:{name}"
    raise ValueError(f"other processes cannot find {thing!r}: give it a name in a module, or serve with 0 workers")


class ProcessExecutor:
    """Worker processes, each started when it is needed; slow jobs never have all but for `spare` of them.

    Those that are `lent` work for others, who wait no longer than they said: a job that a worker died of has what is
    left of its time, and a worker whose pending nobody waits for any more is ended and started anew.
    """

    def __init__(self, size: int, worker_config: WorkerConfig, spare: int = 1, *, lent: bool = False) -> None:
        self._lent = lent
        self.workers = [WorkerHandle(worker_config) for _ in range(size)]
        self._queues = {rank: FairQueue() for rank in Rank}
        self._turns = Turns(size, spare)
        self._took = dict[tuple[str, str, Rank], float]()  # seconds for jobs of a kind, of the last ones most
        self.meter: Meter = unmetered
        self._doing: dict[WorkerHandle, Pending | None] = {}  # None: it is being started
        self._away: dict[NodeSlot, Pending] = {}
        self._nodes: NodePool | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def standing(self) -> Standing:
        """The state of the executor now."""
        waiting = Counter(pending.job.kind for queue in self._queues.values() for pending in queue)
        running = Counter(pending.job.kind for pending in self._under_way)
        node_workers = self._nodes.workers if self._nodes else 0
        return Standing(waiting, running, sum(worker.runs for worker in self.workers), node_workers)

    def share(self, broker: Broker, games: Mapping[str, Game]) -> None:
        """Have workers on other machines do what thinks, too, from when it is opened."""
        self._nodes = NodePool(broker, compatibility_hash(games), self)

    async def open(self) -> None:
        """Start the first worker without waiting for it."""
        self._begin(self.workers[0], None)
        if self._nodes:
            await self._nodes.open()

    def keep_running(self) -> None:
        """Start all workers that do not run."""
        for worker in self.workers:
            if not worker.runs and worker not in self._doing:
                self._begin(worker, None)

    @property
    def idle(self) -> int:
        """How many workers run and have nothing to do."""
        return sum(worker.runs and worker not in self._doing for worker in self.workers)

    @property
    def in_vain(self) -> list[Rank]:
        """The ranks of the jobs under way that nobody waits for any more."""
        return [pending.job.rank for pending in self._doing.values() if pending and pending.answer.done()]

    async def close(self) -> None:
        """Stop working; what waits is refused, and all workers end."""
        self._closed = True
        for queue in self._queues.values():
            queue.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pending in self._under_way:  # of tasks that were cancelled before they began
            self._end(pending)
        if self._nodes:
            await self._nodes.close()
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    async def work(self, job: Job) -> bytes:
        """Have a job done.

        Raises any Problem that the job raises; `too-slow` if it took longer, `work-failed` if workers died of it, and
        `busy`, at once, if it would have to wait too long for a worker.
        """
        pending, queue = Pending(job, self._usual(job)), self._queues[job.rank]
        if self._closed:
            raise Problem("work-failed")
        by_person = job.rank is not Rank.THOUGHT and not self._lent
        self.meter(job, None)
        queue.add(pending)
        self.look()
        if by_person and pending.began is None:
            self._see_how_long_it_waits(pending)
        try:
            async with asyncio.timeout(job.deadline + LATER if self._lent else None):
                with span("job", job.kind, game=job.game):
                    return await pending.answer
        except TimeoutError:
            raise Problem("busy", retry_after=AGAIN) from None
        finally:
            queue.drop(pending)
            if self._lent and pending.answer.cancelled():
                self._stop(pending)

    def _see_how_long_it_waits(self, pending: Pending) -> None:
        """Refuse a person's job that will wait too long for those before it; or later, if that was not foreseen."""
        rank, doing = pending.job.rank, [one.job.rank for one in self._doing.values() if one]
        ahead = takewhile(lambda one: one is not pending, self._queues[rank])
        seconds = sum(one.left for one in (*ahead, *self._under_way) if one.job.rank is rank)
        places = self._turns.places(rank, doing) + (self._nodes.workers if self._nodes and pending.travels else 0)
        if (late := seconds / places - LONGEST_WAIT) > 0:
            pending.fail(Problem("busy", retry_after=math.ceil(late)))
        timer = asyncio.get_running_loop().call_later(PATIENCE, pending.give_up)
        pending.answer.add_done_callback(lambda _: timer.cancel())

    def _usual(self, job: Job) -> float:
        return self._took.get((job.kind, job.game, job.rank), FIRST[job.rank])

    @property
    def _under_way(self) -> list[Pending]:
        return [pending for pending in (*self._doing.values(), *self._away.values()) if pending]

    def _stop(self, pending: Pending) -> None:
        for worker, doing in self._doing.items():
            if doing is pending:
                self._spawn(worker.stop())

    # workers on other machines

    def waiting(self) -> set[Rank]:
        """The ranks of which jobs wait that nodes may do."""
        return {rank for rank, queue in self._queues.items() if any(pending.travels for pending in queue)}

    def hand_over(self, rank: Rank, place: NodeSlot) -> bool:
        """Let the next job of a rank be done at a place; answers whether there is one."""
        pending = self._queues[rank].take(lambda pending: pending.travels)
        if pending is None:
            return False
        self._away[place] = pending
        pending.begin()
        self._spawn(self._run_on_node(place, pending))
        return True

    async def _run_on_node(self, place: NodeSlot, pending: Pending) -> None:
        try:
            await self._settle(place, pending)
        finally:
            del self._away[place]
            self._end(pending)
        self.look()

    # workers here

    def look(self) -> None:
        """Give each free worker here its next job, and offer nodes what is left."""
        while (worker := self._free()) and (pending := self._next()):
            self._begin(worker, pending)
        if self._nodes:
            self._nodes.offer()

    def _free(self) -> WorkerHandle | None:
        free = [worker for worker in self.workers if worker not in self._doing]
        return min(free, key=lambda worker: not worker.runs, default=None)

    def _next(self) -> Pending | None:
        """The next job; its rank comes last from now on."""
        for rank in self._turns.may_begin(
            [pending.job.rank if pending else Rank.QUICK for pending in self._doing.values()]
        ):
            if pending := self._take(rank):
                self._turns.took(rank)
                return pending
        return None

    def _take(self, rank: Rank) -> Pending | None:
        """The next job of a rank for a worker here; slow jobs first wait a moment for nodes that would take them."""
        if self._nodes and rank is not Rank.QUICK and self._nodes.expected(rank):
            late = monotonic() - TAKEN_WITHIN
            return self._queues[rank].take(lambda pending: not pending.travels or pending.since < late)
        return self._queues[rank].take()

    def _begin(self, worker: WorkerHandle, pending: Pending | None) -> None:
        self._doing[worker] = pending
        if pending:
            pending.begin()
        self._spawn(self._run_on_worker(worker, pending))

    def _spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_on_worker(self, worker: WorkerHandle, pending: Pending | None) -> None:
        """Have a worker do a job, if there is one, then get it ready for the next."""
        try:
            if pending:
                await self._settle(worker, pending)
            if not worker.runs:
                await worker.start()
        except Died:
            log.warning("a worker process could not be started")
        finally:
            del self._doing[worker]
            self._end(pending)
        self.look()

    def _end(self, pending: Pending | None) -> None:
        """Fail a job that was under way when this executor was closed."""
        if pending and not pending.answer.done() and self._closed:
            pending.fail(Problem("work-failed"))

    async def _settle(self, worker: WorkerHandle | NodeSlot, pending: Pending) -> None:
        began, done_at = perf_counter(), metrics.NODE if isinstance(worker, NodeSlot) else metrics.HERE
        try:
            answer = await self._answer_from(worker, pending)
            if not pending.answer.done():
                pending.answer.set_result(answer)
        except Problem as problem:
            pending.fail(problem)
        except Late:
            told = {"seconds": pending.job.deadline, "kind": pending.job.kind}
            log.warning("a worker took more than %(seconds)g s for a job of kind %(kind)s and was ended", told)
            pending.fail(Problem("too-slow", seconds=round(pending.job.deadline)))
        except Returned:
            pending.travels = False
            metrics.returned(pending.job.kind)
            if not pending.answer.done():
                self._queues[pending.job.rank].again(pending)
        except Died:
            if not pending.answer.done():  # else it was ended
                self._died_of(pending)
        except Exception as error:  # the waiting caller must get any error
            pending.fail(unexpected(log, "a job of kind %(kind)s", error, "work-failed", kind=pending.job.kind))
        finally:
            if pending.answer.done():  # else it will be done once more
                metrics.done(pending.job.kind, perf_counter() - began, done_at)
                self._learn(pending, worker.spent if isinstance(worker, WorkerHandle) else None)

    def _learn(self, pending: Pending, spent: float | None) -> None:
        """Count what a job took: processor time if the worker has told it, else the time for which it was under way."""
        assert pending.began is not None
        job, seconds = pending.job, monotonic() - pending.began
        usual = self._usual(job)
        self._took[job.kind, job.game, job.rank] = usual + NEWS * (seconds - usual)
        self.meter(job, seconds if spent is None else spent)

    async def _answer_from(self, worker: WorkerHandle | NodeSlot, pending: Pending) -> bytes:
        if isinstance(worker, NodeSlot):
            return await worker.do(pending.job)
        left = pending.job.deadline - (monotonic() - pending.since if self._lent else 0.0)
        if left <= 0:
            raise Late
        if not worker.runs:
            await worker.start()
            pending.begin()
        return await worker.do(pending.job.kind, pending.job.game, pending.job.data, pending.job.arguments, left)

    def _died_of(self, pending: Pending) -> None:
        pending.died += 1
        log.warning("a worker died at a job of kind %(kind)s", {"kind": pending.job.kind})
        if pending.died < TRIES:
            self._queues[pending.job.rank].again(pending)
        else:
            pending.fail(Problem("work-failed"))


class ThreadExecutor:
    """Threads for machines without room for processes; a late job runs on, and its answer is dropped."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="work")
        self._asked: Counter[str] = Counter()  # the kinds of jobs, by how many were asked for and not answered yet
        self.meter: Meter = unmetered

    def standing(self) -> Standing:
        """See `ProcessExecutor.standing`; which of them wait for a thread is not known, so all count as under way."""
        return Standing(Counter(), +self._asked, 0)

    def share(self, broker: Broker, games: Mapping[str, Game]) -> None:
        """Do nothing: threads do everything."""

    async def open(self) -> None:
        """Do nothing: there is nothing to prepare."""

    async def close(self) -> None:
        """Stop working; a job under way is finished and dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def work(self, job: Job) -> bytes:
        """See `ProcessExecutor.work`."""
        run = asyncio.get_running_loop().run_in_executor
        self.meter(job, None)
        began = perf_counter()
        self._asked[job.kind] += 1
        try:
            async with asyncio.timeout(PATIENCE + job.deadline):
                with span("job", job.kind, game=job.game):
                    return await run(self._threads, run_job, job.kind, self._games[job.game], job.data, job.arguments)
        except TimeoutError:
            raise Problem("too-slow", seconds=round(job.deadline)) from None
        finally:
            self._asked[job.kind] -= 1
            self.meter(job, perf_counter() - began)
            metrics.done(job.kind, perf_counter() - began, metrics.HERE)


Executor = ProcessExecutor | ThreadExecutor
