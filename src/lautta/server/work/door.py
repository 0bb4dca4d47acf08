"""Heavy work, done outside the event loop's process: one stateless door with worker processes behind it.

    door = open_door(workers=2, games=all_games())
    answer = await door.work("choices", "roads", packed(view), arguments, deadline=10, guest="k2m")

Everything that the work needs is in the call, and the answer depends on nothing else; `jobs.py` has the kinds of work.
A worker does one job at a time. If it is late or dies, only that worker is replaced, and nobody else's job is lost.

There is a queue for each rank of jobs: those that people wait for, those that take long, and those of computer players.
The ranks take turns, so that a crowd in one does not stop the others, and within a rank guests take turns (for computer
players: the hosts of their tables). Long jobs and computer players never have all workers, so that quick jobs do not
wait for slow ones; with at least three workers, long jobs leave one for computer players.
"""

import asyncio
import logging
import sys
from collections import OrderedDict, deque
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from lautta import players
from lautta.core import registry
from lautta.core.game import Game
from lautta.core.machines import processors
from lautta.server.problem import Problem, where
from lautta.server.work.jobs import KINDS, Rank, done
from lautta.server.work.workers import Baggage, Died, Late, Worker

MOST_WAITING = 64  # jobs of one guest that may wait; a table never has more than one thought there
PATIENCE = 30.0  # seconds that a person's job waits for a worker
TRIES = 2  # workers that may die of a job
THREADS = 2  # if there are no worker processes
log = logging.getLogger(__name__)


class Door(Protocol):
    """What heavy work passes through."""

    async def work(
        self, kind: str, game: str, data: bytes, arguments: bytes, deadline: float, *, guest: str = ""
    ) -> bytes:
        """Have a job done: one of the kinds in `jobs.KINDS`, which says what `data` (such as a position), `arguments`
        and the answer are. `deadline`: the seconds that a worker may take. `guest`: for whom, as guests take turns.

        Raises any Problem that the job raises; `too-slow` if it took longer, `work-failed` if workers died of it, and
        `busy` if no worker had time for it.
        """
        ...

    async def open(self) -> None:
        """Prepare what makes the first job start sooner."""
        ...

    async def close(self) -> None:
        """Stop working; what waits is refused."""
        ...


def open_door(workers: int | None, games: Mapping[str, Game]) -> Door:
    """A door with this many worker processes behind it; if None, one for each processor, but at least three.

    With 0 the work is done in threads of this process. Raises ValueError for a game or a kind of computer player that
    other processes cannot find.
    """
    if workers == 0:
        return Inside(games)
    return Pool(usual_workers() if workers is None else workers, baggage(games))


def usual_workers() -> int:
    """One for each processor that this process may use, but at least three: one for each rank of work."""
    return max(len(Rank), processors())


def baggage(games: Mapping[str, Game]) -> Baggage:
    """What workers cannot find by themselves: games and kinds of computer players that were registered here, each by
    where it can be imported from; and which games are played. Raises ValueError for one that has no name in a module
    that others can import.
    """
    ours = [game for game in games.values() if not registry.found_anywhere(game)]
    kinds = {kind.name: kind.make for kind in players.kinds() if not players.comes_with_lautta(kind)}
    places = {name: place_of(make) for name, make in kinds.items()}
    return Baggage([place_of(game) for game in ours], places, list(games))


def place_of(thing: object) -> str:
    """Where something can be imported from, as `module:name`; raises ValueError."""
    for module, inside in list(sys.modules.items()):
        if module != "__main__":
            for name, value in list(getattr(inside, "__dict__", {}).items()):
                if value is thing:
                    return f"{module}:{name}"
    raise ValueError(f"other processes cannot find {thing!r}: give it a name in a module, or serve with 0 workers")


class Job:
    """A job that waits or is under way, and for whom; `died` counts the workers that died of it."""

    def __init__(self, kind: str, game: str, data: bytes, arguments: bytes, deadline: float, guest: str) -> None:
        self.kind, self.game, self.data, self.arguments = kind, game, data, arguments
        self.deadline, self.guest = deadline, guest
        self.rank = KINDS[kind].rank
        self.died = 0
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def fail(self, problem: Problem) -> None:
        """Raise a Problem for whoever waits, if they still do."""
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
        """How many jobs of a guest are waiting."""
        return len(self._of.get(guest, ()))

    def add(self, job: Job) -> None:
        """Let a job wait, behind all others of its guest."""
        self._of.setdefault(job.guest, deque()).append(job)

    def again(self, job: Job) -> None:
        """Make a job the next one."""
        self._of.setdefault(job.guest, deque()).appendleft(job)
        self._of.move_to_end(job.guest, last=False)

    def take(self) -> Job | None:
        """The next job that somebody still waits for; its guest comes last from now on."""
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
        self._turns = list(Rank)  # the order of ranks, among those that have something to do
        self._doing: dict[Worker, Rank] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def open(self) -> None:
        """Start the first worker without waiting for it."""
        self._begin(self.workers[0], None)

    async def close(self) -> None:
        """Stop working; what waits is refused, and all workers end."""
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
        if job.rank is not Rank.THOUGHT and queue.waiting(guest) >= MOST_WAITING:
            raise Problem("busy", retry_after=1)
        queue.add(job)
        self._dispatch()
        try:
            async with asyncio.timeout(None if job.rank is Rank.THOUGHT else PATIENCE + TRIES * deadline):
                return await job.answer
        except TimeoutError:
            raise Problem("busy", retry_after=5) from None

    def _dispatch(self) -> None:
        """Give each free worker its next job."""
        while (worker := self._free()) and (job := self._next()):
            self._begin(worker, job)

    def _free(self) -> Worker | None:
        """A free worker, if there is one: rather one that runs than one that has to be started."""
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
        """Are there enough workers for one more job of a rank?"""
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
        """Have a worker do a job, if there is one, then get it ready for the next."""
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
        except Exception as error:  # whatever it is, whoever waits must be told
            log.error("a job of kind %s failed: %s", job.kind, where(error))
            job.fail(Problem("work-failed"))


class Inside:
    """Threads of this process, for machines with no room for others: a thread cannot be stopped, so a job that is late
    runs on and its answer is dropped.
    """

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="work")

    async def open(self) -> None:
        """Do nothing: there is nothing to prepare."""

    async def close(self) -> None:
        """Stop working; a job under way is finished and dropped."""
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
