"""Jobs that wait, and whose turn it is.

There is a queue for each rank of jobs: those that people wait for, those that take long, large boards, and those of
computer players. The ranks take turns, so that a crowd in one does not stop the others. Within a rank networks take
turns, and the guests of each (for computer players: the hosts of their tables).
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import zip_longest
from time import monotonic
from typing import TypeVar

from lautta.server.problem import Problem
from lautta.server.work.jobs import KINDS, Job, Rank

AGAIN = 5  # seconds after which somebody may ask again who has waited in vain
T = TypeVar("T")


class Pending:
    """A job that waits, or is under way since `began`, and its estimated `seconds`; `died` counts the workers here that
    died of it, and `travels` says whether a worker on another machine may do it.
    """

    def __init__(self, job: Job, seconds: float = 0.0) -> None:
        self.job, self.seconds, self.travels = job, seconds, KINDS[job.kind].travels
        self.died, self.since = 0, monotonic()
        self.began: float | None = None
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    @property
    def left(self) -> float:
        """The seconds for which it will be under way still."""
        return self.seconds if self.began is None else max(0.0, self.began + self.seconds - monotonic())

    def begin(self) -> None:
        """It is under way from now on."""
        self.began = monotonic()

    def give_up(self) -> None:
        """Refuse it if it waits still."""
        if self.began is None:
            self.fail(Problem("busy", retry_after=AGAIN))

    def fail(self, problem: Problem) -> None:
        """Raise a Problem for the caller that waits, if it still does."""
        if not self.answer.done():
            self.answer.set_exception(problem)


def in_turns(rows: Iterable[Iterable[T]]) -> Iterator[T]:
    """The first of each, then the second of each, and so on.

    >>> "".join(in_turns(["abc", "d", "ef"]))
    'adebfc'
    """
    return (one for each in zip_longest(*rows) for one in each if one is not None)


class FairQueue:
    """Jobs that wait, in the order of their turns: networks take turns, and in each its guests."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, OrderedDict[str, deque[Pending]]] = OrderedDict()

    def __iter__(self) -> Iterator[Pending]:
        turns = in_turns(in_turns(guests.values()) for guests in self._of.values())
        return (one for one in turns if not one.answer.done())

    def add(self, pending: Pending) -> None:
        """Let a job wait, behind all others of its guest."""
        self._beside(pending.job).append(pending)

    def again(self, pending: Pending) -> None:
        """Make a job the next one."""
        job, pending.began = pending.job, None
        self._beside(job).appendleft(pending)
        self._of[job.network].move_to_end(job.guest, last=False)
        self._of.move_to_end(job.network, last=False)

    def _beside(self, job: Job) -> deque[Pending]:
        return self._of.setdefault(job.network, OrderedDict()).setdefault(job.guest, deque())

    def take(self, fits: Callable[[Pending], bool] = lambda pending: True) -> Pending | None:
        """The next job that fits and that somebody still waits for; its network and its guest come last from now on."""
        for network, guests in self._of.items():
            for guest, jobs in guests.items():
                if found := next((one for one in jobs if fits(one) and not one.answer.done()), None):
                    self._of.move_to_end(network)
                    guests.move_to_end(guest)
                    self.drop(found)
                    return found
        return None

    def drop(self, pending: Pending) -> None:
        """Let a job not wait any longer, if it does."""
        job, jobs = pending.job, self._beside(pending.job)
        if pending in jobs:
            jobs.remove(pending)
        if not jobs:
            del self._of[job.network][job.guest]
        if not self._of[job.network]:
            del self._of[job.network]

    def close(self) -> None:
        """Refuse all."""
        while pending := self.take():
            pending.fail(Problem("work-failed"))


class Turns:
    """Whose turn it is among the ranks, with so many workers.

    Long jobs and computer players never have all of them but for `spare`, so that quick jobs do not wait for slow ones;
    of the rest, long jobs leave one for computer players, and large boards one more for other long jobs. Each may have
    one all the same where there are fewer workers than ranks.

    >>> turns = Turns(4, spare=1)
    >>> turns.may_begin([Rank.BOARD])
    [<Rank.QUICK: 0>, <Rank.LONG: 1>, <Rank.THOUGHT: 2>]
    >>> turns.took(Rank.QUICK)
    >>> turns.may_begin([Rank.LONG, Rank.BOARD])
    [<Rank.THOUGHT: 2>, <Rank.QUICK: 0>]
    """

    def __init__(self, size: int, spare: int) -> None:
        self._order = list(Rank)
        most = {Rank.QUICK: size, Rank.THOUGHT: size - spare, Rank.LONG: size - spare - 1, Rank.BOARD: size - spare - 2}
        nested = list(most)
        self._shares = [(frozenset(nested[place:]), max(1, most[rank])) for place, rank in enumerate(nested)]

    def places(self, rank: Rank, doing: Collection[Rank]) -> int:
        """How many jobs of a rank may be under way beside those of other ranks, but at least one."""
        others = [one for one in doing if one is not rank]
        return max(1, min(most - sum(one in these for one in others) for these, most in self._shares if rank in these))

    def may_begin(self, doing: Collection[Rank]) -> list[Rank]:
        """The ranks of which one more job may begin beside those under way, in the order of their turns."""
        full = [these for these, most in self._shares[1:] if sum(one in these for one in doing) >= most]
        return [rank for rank in self._order if not any(rank in these for these in full)]

    def took(self, rank: Rank) -> None:
        """A rank has had its turn, and comes last from now on."""
        self._order.remove(rank)
        self._order.append(rank)
