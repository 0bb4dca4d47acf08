"""Pools that play games in this process or in several. The order of games does not affect results."""

import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Protocol

from lautta.arena.playing import Played, Task, play


class Pool(Protocol):
    """A player of tasks."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """Play the tasks and yield the games as they end, in any order.

        Takes a task only when a worker is free. Closing the iterator early ends running games. Raises the errors of
        `play`, and WorkerDied.
        """
        ...


class WorkerDied(Exception):
    """A worker died during one of these tasks."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        super().__init__(tasks)
        self.tasks = tasks

    def __str__(self) -> str:
        games = (f"{', '.join(task.names)} with seed {task.seed}" for task in self.tasks)
        return f"a worker ended during one of these games: {'; '.join(games)}"


class Inside:
    """A pool that plays one game after the other in this process."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """See `Pool.run`."""
        return map(play, tasks)


class Processes:
    """A pool of processes, each with one game at a time; each imports games and players."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """See `Pool.run`."""
        left = iter(tasks)
        executor = ProcessPoolExecutor(self.jobs, get_context("spawn"), _begin)
        under_way = {executor.submit(play, task): task for task in islice(left, self.jobs)}
        try:
            while under_way:
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    yield future.result()
                    del under_way[future]
                    under_way |= {executor.submit(play, task): task for task in islice(left, 1)}
        except BrokenProcessPool:
            raise WorkerDied(list(under_way.values())) from None
        finally:
            _end(executor)


def _begin() -> None:
    """Leave interrupts to the parent process, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(1)


def _end(executor: ProcessPoolExecutor) -> None:
    """End the workers, whatever they do."""
    for process in list((executor._processes or {}).values()):
        process.terminate()
    executor.shutdown(cancel_futures=True)
