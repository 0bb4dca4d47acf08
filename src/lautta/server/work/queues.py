"""Jobs that wait, and whose turn it is.

There is a queue for each rank of jobs: those that people wait for, those that take long, and those of computer players.
The ranks take turns, so that a crowd in one does not stop the others, and within a rank guests take turns (for computer
players: the hosts of their tables).
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Iterator
from time import monotonic

from lautta.server.problem import Problem
from lautta.server.work.jobs import KINDS, Rank

Fits = Callable[[bytes], bool]  # says whether an answer is one to what was asked


class Job:
    """A job that waits or is under way, for whom, and since when; `died` counts the workers here that died of it,
    `travels` says whether a worker on another machine may do it, and `fits` whether to believe what that answers.
    """

    def __init__(
        self, kind: str, game: str, data: bytes, arguments: bytes, deadline: float, guest: str, fits: Fits | None = None
    ) -> None:
        self.kind, self.game, self.data, self.arguments = kind, game, data, arguments
        self.deadline, self.guest, self.fits = deadline, guest, fits
        self.rank, self.travels = KINDS[kind].rank, KINDS[kind].travels
        self.died, self.since = 0, monotonic()
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def fail(self, problem: Problem) -> None:
        """Raise a Problem for the caller that waits, if it still does."""
        if not self.answer.done():
            self.answer.set_exception(problem)


def _any(job: Job) -> bool:
    return True


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

    def __iter__(self) -> Iterator[Job]:
        return (job for jobs in self._of.values() for job in jobs if not job.answer.done())

    def add(self, job: Job) -> None:
        """Let a job wait, behind all others of its guest."""
        self._of.setdefault(job.guest, deque()).append(job)

    def again(self, job: Job) -> None:
        """Make a job the next one."""
        self._of.setdefault(job.guest, deque()).appendleft(job)
        self._of.move_to_end(job.guest, last=False)

    def take(self, fits: Callable[[Job], bool] = _any) -> Job | None:
        """The next job that fits and that somebody still waits for; its guest comes last from now on."""
        found, spent = None, []
        for guest, jobs in self._of.items():
            while jobs and jobs[0].answer.done():
                jobs.popleft()
            found = next((job for job in jobs if fits(job) and not job.answer.done()), None)
            if found:
                jobs.remove(found)
            if not jobs:
                spent.append(guest)
            if found:
                break
        for guest in spent:
            del self._of[guest]
        if found and found.guest in self._of:
            self._of.move_to_end(found.guest)
        return found

    def close(self) -> None:
        """Refuse all."""
        while job := self.take():
            job.fail(Problem("work-failed"))


class Turns:
    """Whose turn it is among the ranks, with so many workers.

    Long jobs and computer players never have all of them but for `spare`, so that quick jobs do not wait for slow ones;
    of the rest, long jobs leave one for computer players.

    >>> turns = Turns(3, spare=1)
    >>> turns.may_begin([Rank.LONG])
    [<Rank.QUICK: 0>, <Rank.THOUGHT: 2>]
    >>> turns.took(Rank.QUICK)
    >>> turns.may_begin([])
    [<Rank.LONG: 1>, <Rank.THOUGHT: 2>, <Rank.QUICK: 0>]
    """

    def __init__(self, size: int, spare: int) -> None:
        self._order = list(Rank)
        self._slow, self._long = max(1, size - spare), max(1, size - spare - 1)

    def may_begin(self, doing: Collection[Rank]) -> list[Rank]:
        """The ranks of which one more job may begin beside those under way, in the order of their turns."""
        under_way = list(doing)
        slow, long = len(under_way) - under_way.count(Rank.QUICK), under_way.count(Rank.LONG)
        may = {Rank.QUICK: True, Rank.LONG: slow < self._slow and long < self._long, Rank.THOUGHT: slow < self._slow}
        return [rank for rank in self._order if may[rank]]

    def took(self, rank: Rank) -> None:
        """A rank has had its turn, and comes last from now on."""
        self._order.remove(rank)
        self._order.append(rank)
