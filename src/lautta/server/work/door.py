"""Heavy work, done outside the event loop's process: one stateless door with worker processes behind it.

    door = open_door(workers=2, games=all_games())
    answer = await door.work("choices", "roads", packed(view), arguments, deadline=10, guest="k2m")

Everything that the work needs is in the call, and the answer depends on nothing else; `jobs.py` has the kinds of work.
A worker does one job at a time. If it is late or dies, only that worker is replaced, and nobody else's job is lost.
`queues.py` says whose turn it is. A door that is shared gives jobs to workers on other machines, too (`nodes.py`).
"""

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, perf_counter
from typing import Any, NamedTuple, Protocol

from lautta import players
from lautta.core import registry
from lautta.core.game import Game
from lautta.core.machines import processors
from lautta.server.problem import Problem, where
from lautta.server.processes.broker import Broker
from lautta.server.telemetry import metrics
from lautta.server.telemetry.traces import span
from lautta.server.work.jobs import Rank, done
from lautta.server.work.likeness import likeness_of
from lautta.server.work.nodes import TAKEN_WITHIN, Nodes, Place, Returned
from lautta.server.work.queues import Fair, Fits, Job, Turns
from lautta.server.work.workers import Baggage, Died, Late, Worker

MOST_WAITING = 64  # jobs of one guest that may wait; a table never has more than one thought there
PATIENCE = 30.0  # seconds that a person's job waits for a worker
TRIES = 2  # workers that may die of a job
LATER = 1.0  # seconds after which a job of somebody else is given up that no worker has ended in its time
THREADS = 2  # if there are no worker processes
log = logging.getLogger(__name__)


class Standing(NamedTuple):
    """How it stands behind a door: the kinds of all jobs that wait and of those under way, each as often as it is
    there, and how many workers run, here and on other machines.
    """

    waiting: Counter[str]
    running: Counter[str]
    workers: int
    node_workers: int = 0


class Door(Protocol):
    """The door for heavy work."""

    async def work(
        self,
        kind: str,
        game: str,
        data: bytes,
        arguments: bytes,
        deadline: float,
        *,
        guest: str = "",
        fits: Fits | None = None,
    ) -> bytes:
        """Have a job done: one of the kinds in `jobs.KINDS`, which says what `data` (such as a position), `arguments`
        and the answer are. `deadline`: the seconds that a worker may take. `guest`: for whom, as guests take turns.
        `fits` is asked of an answer from another machine, which is believed only as far as it says so.

        Raises any Problem that the job raises; `too-slow` if it took longer, `work-failed` if workers died of it, and
        `busy` if no worker had time for it.
        """
        ...

    def standing(self) -> Standing:
        """The state of the door now."""
        ...

    def share(self, broker: Broker, games: Mapping[str, Game]) -> None:
        """Have workers on other machines do what thinks, too, from when it is opened."""
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


class Pool:
    """Worker processes, each started when it is needed; slow jobs never have all but for `spare` of them.

    Those that are `lent` work for others, who wait no longer than they said: a job that a worker died of has what is
    left of its time, and a worker whose job nobody waits for any more is ended and started anew.
    """

    def __init__(self, size: int, baggage: Baggage, spare: int = 1, *, lent: bool = False) -> None:
        self._lent = lent
        self.workers = [Worker(baggage) for _ in range(size)]
        self._queues = {rank: Fair() for rank in Rank}
        self._turns = Turns(size, spare)
        self._doing: dict[Worker, Job | None] = {}  # None: it is being started
        self._away: dict[Place, Job] = {}
        self._nodes: Nodes | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def standing(self) -> Standing:
        """See `Door.standing`."""
        waiting = Counter(job.kind for queue in self._queues.values() for job in queue)
        running = Counter(job.kind for job in (*self._doing.values(), *self._away.values()) if job)
        node_workers = self._nodes.workers if self._nodes else 0
        return Standing(waiting, running, sum(worker.runs for worker in self.workers), node_workers)

    def share(self, broker: Broker, games: Mapping[str, Game]) -> None:
        """See `Door.share`."""
        self._nodes = Nodes(broker, likeness_of(games), self)

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
        return [job.rank for job in self._doing.values() if job and job.answer.done()]

    async def close(self) -> None:
        """Stop working; what waits is refused, and all workers end."""
        self._closed = True
        for queue in self._queues.values():
            queue.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for job in (*self._doing.values(), *self._away.values()):  # of tasks that were cancelled before they began
            self._end(job)
        if self._nodes:
            await self._nodes.close()
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    async def work(
        self,
        kind: str,
        game: str,
        data: bytes,
        arguments: bytes,
        deadline: float,
        *,
        guest: str = "",
        fits: Fits | None = None,
    ) -> bytes:
        """See `Door.work`."""
        job = Job(kind, game, data, arguments, deadline, guest, fits)
        queue = self._queues[job.rank]
        if self._closed:
            raise Problem("work-failed")
        if job.rank is not Rank.THOUGHT and queue.waiting(guest) >= MOST_WAITING:
            raise Problem("busy", retry_after=1)
        queue.add(job)
        self.look()
        try:
            async with asyncio.timeout(self._patience(job)):
                with span("job", kind, game=game):
                    return await job.answer
        except TimeoutError:
            raise Problem("busy", retry_after=5) from None
        finally:
            if self._lent and job.answer.cancelled():
                self._stop(job)

    def _patience(self, job: Job) -> float | None:
        """The seconds after which a job's caller stops waiting."""
        if self._lent:
            return job.deadline + LATER
        return None if job.rank is Rank.THOUGHT else PATIENCE + TRIES * job.deadline

    def _stop(self, job: Job) -> None:
        for worker, doing in self._doing.items():
            if doing is job:
                self._spawn(worker.stop())

    # workers on other machines

    def waiting(self) -> set[Rank]:
        """See `nodes.Waits.waiting`."""
        return {rank for rank, queue in self._queues.items() if any(job.travels for job in queue)}

    def hand_over(self, rank: Rank, place: Place) -> bool:
        """See `nodes.Waits.hand_over`."""
        job = self._queues[rank].take(lambda job: job.travels)
        if job is None:
            return False
        self._away[place] = job
        self._spawn(self._do_away(place, job))
        return True

    async def _do_away(self, place: Place, job: Job) -> None:
        try:
            await self._have_done(place, job)
        finally:
            del self._away[place]
            self._end(job)
        self.look()

    # workers here

    def look(self) -> None:
        """Give each free worker here its next job, and offer nodes what is left."""
        while (worker := self._free()) and (job := self._next()):
            self._begin(worker, job)
        if self._nodes:
            self._nodes.offer()

    def _free(self) -> Worker | None:
        free = [worker for worker in self.workers if worker not in self._doing]
        return min(free, key=lambda worker: not worker.runs, default=None)

    def _next(self) -> Job | None:
        """The next job; its rank comes last from now on."""
        for rank in self._turns.may_begin([job.rank if job else Rank.QUICK for job in self._doing.values()]):
            if job := self._take(rank):
                self._turns.took(rank)
                return job
        return None

    def _take(self, rank: Rank) -> Job | None:
        """The next job of a rank for a worker here; slow jobs first wait a moment for nodes that would take them."""
        if self._nodes and rank is not Rank.QUICK and self._nodes.expected(rank):
            late = monotonic() - TAKEN_WITHIN
            return self._queues[rank].take(lambda job: not job.travels or job.since < late)
        return self._queues[rank].take()

    def _begin(self, worker: Worker, job: Job | None) -> None:
        self._doing[worker] = job
        self._spawn(self._do(worker, job))

    def _spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
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
            self._end(job)
        self.look()

    def _end(self, job: Job | None) -> None:
        """Fail a job that was under way when this door was closed."""
        if job and not job.answer.done() and self._closed:
            job.fail(Problem("work-failed"))

    async def _have_done(self, worker: Worker | Place, job: Job) -> None:
        began, done_at = perf_counter(), metrics.NODE if isinstance(worker, Place) else metrics.HERE
        try:
            answer = await self._done_by(worker, job)
            if not job.answer.done():
                job.answer.set_result(answer)
        except Problem as problem:
            job.fail(problem)
        except Late:
            told = {"seconds": job.deadline, "kind": job.kind}
            log.warning("a worker took more than %(seconds)g s for a job of kind %(kind)s and was ended", told)
            job.fail(Problem("too-slow", seconds=round(job.deadline)))
        except Returned:
            job.travels = False
            metrics.returned(job.kind)
            self._queues[job.rank].again(job)
        except Died:
            if not job.answer.done():  # else it was ended
                self._died_of(job)
        except Exception as error:  # the waiting caller must get any error
            log.error("a job of kind %(kind)s failed: %(where)s", {"kind": job.kind, "where": where(error)})
            job.fail(Problem("work-failed"))
        finally:
            if job.answer.done():  # else it will be done once more
                metrics.done(job.kind, perf_counter() - began, done_at)

    async def _done_by(self, worker: Worker | Place, job: Job) -> bytes:
        if isinstance(worker, Place):
            return await worker.do(job)
        left = job.deadline - (monotonic() - job.since if self._lent else 0.0)
        if left <= 0:
            raise Late
        return await worker.do(job.kind, job.game, job.data, job.arguments, left)

    def _died_of(self, job: Job) -> None:
        job.died += 1
        log.warning("a worker died at a job of kind %(kind)s", {"kind": job.kind})
        if job.died < TRIES:
            self._queues[job.rank].again(job)
        else:
            job.fail(Problem("work-failed"))


class Inside:
    """Threads for machines without room for processes; a late job runs on, and its answer is dropped."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="work")
        self._asked: Counter[str] = Counter()  # the kinds of jobs, by how many were asked for and not answered yet

    def standing(self) -> Standing:
        """See `Door.standing`; which of them wait for a thread is not known, so all count as under way."""
        return Standing(Counter(), +self._asked, 0)

    def share(self, broker: Broker, games: Mapping[str, Game]) -> None:
        """Do nothing: threads do everything."""

    async def open(self) -> None:
        """Do nothing: there is nothing to prepare."""

    async def close(self) -> None:
        """Stop working; a job under way is finished and dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def work(
        self,
        kind: str,
        game: str,
        data: bytes,
        arguments: bytes,
        deadline: float,
        *,
        guest: str = "",
        fits: Fits | None = None,
    ) -> bytes:
        """See `Door.work`."""
        run = asyncio.get_running_loop().run_in_executor
        began = perf_counter()
        self._asked[kind] += 1
        try:
            async with asyncio.timeout(PATIENCE + deadline):
                with span("job", kind, game=game):
                    return await run(self._threads, done, kind, self._games[game], data, arguments)
        except TimeoutError:
            raise Problem("too-slow", seconds=round(deadline)) from None
        finally:
            self._asked[kind] -= 1
            metrics.done(kind, perf_counter() - began, metrics.HERE)
