"""Heavy work, done outside the event loop's process: one stateless door, behind it worker processes.

    door = open_door(workers=2, games=all_games())
    answer = await door.work("choices", "roads", packed(view), arguments, deadline=10, guest="k2m")

Everything that the work needs is in the call, and what is answered depends on nothing else; `jobs.py` has the kinds of
work. A worker does one job at a time. One that is late or dies is replaced alone, and nobody else's job is lost.

Jobs wait in a queue for each rank: what people wait for, what takes long, and what computer players think about. The
ranks take turns, so that no crowd of one of them stops the others, and so do guests (for computers: tables) in each.
What takes long or is thought about never has all workers, so that what is quick waits for nothing slow; what takes long
leaves one to thoughts, where there are three.
"""

import asyncio
import logging
import os
import sys
from collections import OrderedDict, deque
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from lautta import players
from lautta.core import registry
from lautta.core.game import Game
from lautta.server.problem import Problem, where
from lautta.server.work.jobs import KINDS, Rank, done
from lautta.server.work.workers import Baggage, Died, Late, Worker

MOST_WAITING = 64  # jobs of one guest that wait
PATIENCE = 30.0  # seconds that a job of a person waits for a worker
TRIES = 2  # workers that may die of a job
THREADS = 2  # where there are no worker processes
log = logging.getLogger(__name__)


class Door(Protocol):
    """What heavy work goes through."""

    async def work(
        self, kind: str, game: str, data: bytes, arguments: bytes, deadline: float, *, guest: str = ""
    ) -> bytes:
        """Have a job done: one of the kinds of `jobs.KINDS`, which tells what `data` (such as a position), `arguments`
        and the answer are. `deadline`: the seconds that a worker may take. `guest`: for whom, as guests take turns.

        Raises whatever Problem the job does; `too-slow` where it took longer, `work-failed` where workers die of it,
        and `busy` where no worker had time for it.
        """
        ...

    async def open(self) -> None:
        """Make ready what makes the first job wait less."""
        ...

    async def close(self) -> None:
        """Do no more; what waits is refused."""
        ...


def open_door(workers: int | None, games: Mapping[str, Game]) -> Door:
    """A door with so many worker processes behind it; as many as there are processors, but three at least, if None.

    With 0 the work is done in threads of this process. Raises ValueError for a game or a kind of computer player that
    other processes cannot find.
    """
    if workers == 0:
        return Inside(games)
    return Pool(usual_workers() if workers is None else workers, baggage(games))


def usual_workers() -> int:
    """As many as the processors that this process may use, but three at least: one for each rank of work."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(len(Rank), usable)


def baggage(games: Mapping[str, Game]) -> Baggage:
    """What workers cannot find by themselves: games and kinds of computer players that were registered here, as places
    where they are found. Raises ValueError for one that is no name of a module that others can import.
    """
    ours = [game for game in games.values() if not registry.found_anywhere(game)]
    kinds = {kind.name: kind.make for kind in players.kinds() if not players.comes_with_lautta(kind)}
    return Baggage([place_of(game) for game in ours], {name: place_of(make) for name, make in kinds.items()})


def place_of(thing: object) -> str:
    """Where something is found, as `module:name`; raises ValueError."""
    for module, inside in list(sys.modules.items()):
        if module != "__main__":
            for name, value in list(getattr(inside, "__dict__", {}).items()):
                if value is thing:
                    return f"{module}:{name}"
    raise ValueError(f"other processes cannot find {thing!r}: give it a name in a module, or serve with 0 workers")


class Job:
    """Some work that waits, or is done, and for whom; `died` counts the workers that it took along."""

    def __init__(self, kind: str, game: str, data: bytes, arguments: bytes, deadline: float, guest: str) -> None:
        self.kind, self.game, self.data, self.arguments = kind, game, data, arguments
        self.deadline, self.guest = deadline, guest
        self.rank = KINDS[kind].rank
        self.died = 0
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def fail(self, problem: Problem) -> None:
        """Tell whoever waits, if they still do."""
        if not self.answer.done():
            self.answer.set_exception(problem)


class Fair:
    """Jobs that wait; guests take turns.

    >>> fair = Fair()
    >>> fair.waiting("anna")
    0
    """

    def __init__(self) -> None:
        self._of: OrderedDict[str, deque[Job]] = OrderedDict()

    def waiting(self, guest: str) -> int:
        """How many jobs of a guest wait."""
        return len(self._of.get(guest, ()))

    def add(self, job: Job) -> None:
        """Let a job wait, after all others of its guest."""
        self._of.setdefault(job.guest, deque()).append(job)

    def again(self, job: Job) -> None:
        """Let a job be the next."""
        self._of.setdefault(job.guest, deque()).appendleft(job)
        self._of.move_to_end(job.guest, last=False)

    def take(self) -> Job | None:
        """The next job for which somebody still waits; its guest comes last from now on."""
        while self._of:
            guest, jobs = next(iter(self._of.items()))
            job = jobs.popleft()
            if jobs:
                self._of.move_to_end(guest)
            else:
                del self._of[guest]
            if not job.answer.done():
                return job
        return None

    def close(self) -> None:
        """Refuse all."""
        while job := self.take():
            job.fail(Problem("work-failed"))


class Pool:
    """Worker processes, each started when it is needed."""

    def __init__(self, size: int, baggage: Baggage) -> None:
        self.workers = [Worker(baggage) for _ in range(size)]
        self._queues = {rank: Fair() for rank in Rank}
        self._turns = list(Rank)  # who comes first, as far as there is something to do
        self._doing: dict[Worker, Rank] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def open(self) -> None:
        """Start the first worker, and do not wait for it."""
        self._begin(self.workers[0], None)

    async def close(self) -> None:
        """Do no more; what waits is refused, and all workers end."""
        self._closed = True
        for queue in self._queues.values():
            queue.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    async def work(
        self, kind: str, game: str, data: bytes, arguments: bytes, deadline: float, *, guest: str = ""
    ) -> bytes:
        """See `Door.work`."""
        job = Job(kind, game, data, arguments, deadline, guest)
        queue = self._queues[job.rank]
        if self._closed:
            raise Problem("work-failed")
        if queue.waiting(guest) >= MOST_WAITING:
            raise Problem("busy", retry_after=1)
        queue.add(job)
        self._dispatch()
        try:
            async with asyncio.timeout(None if job.rank is Rank.THOUGHT else PATIENCE + TRIES * deadline):
                return await job.answer
        except TimeoutError:
            raise Problem("busy", retry_after=5) from None

    def _dispatch(self) -> None:
        """Give each worker that is free the next job."""
        while (worker := self._free()) and (job := self._next()):
            self._begin(worker, job)

    def _free(self) -> Worker | None:
        """A worker that has nothing to do, if there is one: one that runs rather than one that must be started."""
        free = [worker for worker in self.workers if worker not in self._doing]
        return min(free, key=lambda worker: not worker.runs, default=None)

    def _next(self) -> Job | None:
        """The next job; its rank comes last from now on."""
        for rank in self._turns:
            if self._may_begin(rank) and (job := self._queues[rank].take()):
                self._turns.remove(rank)
                self._turns.append(rank)
                return job
        return None

    def _may_begin(self, rank: Rank) -> bool:
        """Are there workers enough for one more of a rank?"""
        doing, size = list(self._doing.values()), len(self.workers)
        if rank is Rank.QUICK:
            return True
        if rank is Rank.LONG and doing.count(rank) >= max(1, size - 2):
            return False
        return len(doing) - doing.count(Rank.QUICK) < max(1, size - 1)

    def _begin(self, worker: Worker, job: Job | None) -> None:
        self._doing[worker] = job.rank if job else Rank.QUICK
        task = asyncio.create_task(self._do(worker, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, worker: Worker, job: Job | None) -> None:
        """Have a worker do a job, if there is one, and be ready for the next."""
        try:
            if job:
                await self._have_done(worker, job)
            if not worker.runs:
                await worker.start()
        except Died:
            log.warning("a worker process could not be started")
        finally:
            del self._doing[worker]
            if job and not job.answer.done() and self._closed:
                job.fail(Problem("work-failed"))
        self._dispatch()

    async def _have_done(self, worker: Worker, job: Job) -> None:
        try:
            answer = await worker.do(job.kind, job.game, job.data, job.arguments, job.deadline)
            if not job.answer.done():
                job.answer.set_result(answer)
        except Problem as problem:
            job.fail(problem)
        except Late:
            log.warning("a worker took more than %g s for a job of kind %s and was ended", job.deadline, job.kind)
            job.fail(Problem("too-slow", seconds=round(job.deadline)))
        except Died:
            job.died += 1
            log.warning("a worker died at a job of kind %s", job.kind)
            if job.died < TRIES:
                self._queues[job.rank].again(job)
            else:
                job.fail(Problem("work-failed"))
        except Exception as error:  # whatever it is, who waits must hear of it
            log.error("a job of kind %s failed: %s", job.kind, where(error))
            job.fail(Problem("work-failed"))


class Inside:
    """Threads of this process, for machines that have no room for others: nothing here can be ended, so a job that is
    late goes on unheard.
    """

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="work")

    async def open(self) -> None:
        """Nothing needs to be made ready."""

    async def close(self) -> None:
        """Do no more; a job under way is finished and dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def work(
        self, kind: str, game: str, data: bytes, arguments: bytes, deadline: float, *, guest: str = ""
    ) -> bytes:
        """See `Door.work`."""
        run = asyncio.get_running_loop().run_in_executor
        try:
            async with asyncio.timeout(PATIENCE + deadline):
                return await run(self._threads, done, kind, self._games[game], data, arguments)
        except TimeoutError:
            raise Problem("too-slow", seconds=round(deadline)) from None
