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
from lautta.server.work.jobs import KINDS, Job, Rank


class Pending:
    """A job that waits or is under way, and since when; `died` counts the workers here that died of it, and `travels`
    says whether a worker on another machine may do it.
    """

    def __init__(self, job: Job) -> None:
        self.job, self.travels = job, KINDS[job.kind].travels
        self.died, self.since = 0, monotonic()
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def fail(self, problem: Problem) -> None:
        """Raise a Problem for the caller that waits, if it still does."""
        if not self.answer.done():
            self.answer.set_exception(problem)


def _any(pending: Pending) -> bool:
    return True


class FairQueue:
    """Jobs that wait; guests take turns.

    >>> fair = FairQueue()
    >>> fair.waiting("anna")
    0
    """

    def __init__(self) -> None:
        self._of: OrderedDict[str, deque[Pending]] = OrderedDict()

    def waiting(self, guest: str) -> int:
        """How many jobs of a guest are waiting."""
        return len(self._of.get(guest, ()))

    def __iter__(self) -> Iterator[Pending]:
        return (one for waiting in self._of.values() for one in waiting if not one.answer.done())

    def add(self, pending: Pending) -> None:
        """Let a job wait, behind all others of its guest."""
        self._of.setdefault(pending.job.guest, deque()).append(pending)

    def again(self, pending: Pending) -> None:
        """Make a job the next one."""
        self._of.setdefault(pending.job.guest, deque()).appendleft(pending)
        self._of.move_to_end(pending.job.guest, last=False)

    def take(self, fits: Callable[[Pending], bool] = _any) -> Pending | None:
        """The next job that fits and that somebody still waits for; its guest comes last from now on."""
        found, spent = None, []
        for guest, jobs in self._of.items():
            while jobs and jobs[0].answer.done():
                jobs.popleft()
            found = next((one for one in jobs if fits(one) and not one.answer.done()), None)
            if found:
                jobs.remove(found)
            if not jobs:
                spent.append(guest)
            if found:
                break
        for guest in spent:
            del self._of[guest]
        if found and found.job.guest in self._of:
            self._of.move_to_end(found.job.guest)
        return found

    def close(self) -> None:
        """Refuse all."""
        while pending := self.take():
            pending.fail(Problem("work-failed"))


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
