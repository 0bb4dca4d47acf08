"""Pools that play games in this process or in several. The order of games does not affect results."""

import signal
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
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
    """A worker died during a task; `why` is the cause, such as its exit code, negative for a signal."""

    def __init__(self, task: Task, why: str) -> None:
        super().__init__(task, why)
        self.task, self.why = task, why

    def __str__(self) -> str:
        return f"a worker ended ({self.why}) while {', '.join(self.task.names)} played seed {self.task.seed}"


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
        workers: dict[Connection, _Worker] = {}
        try:
            for task in left:
                worker = _Worker(task)
                workers[worker.pipe] = worker
                if len(workers) == self.jobs:
                    break
            while workers:
                for pipe in wait(list(workers)):
                    assert isinstance(pipe, Connection)
                    yield workers[pipe].answer()
                    following = next(left, None)
                    if following is None:
                        workers.pop(pipe).end()
                    else:
                        workers[pipe].begin(following)
        finally:
            for worker in workers.values():
                worker.end()


class _Worker:
    """A worker process."""

    def __init__(self, task: Task) -> None:
        context = get_context("spawn")
        self.pipe, inside = context.Pipe()
        self._process = context.Process(target=_work, args=(inside,), daemon=True)
        self._process.start()
        inside.close()
        self.begin(task)

    def begin(self, task: Task) -> None:
        """Send it a task."""
        self._task = task
        self.pipe.send(task)

    def answer(self) -> Played:
        """Return the game of the task; raises its error, and WorkerDied."""
        try:
            found = self.pipe.recv()
        except (EOFError, OSError):
            self._process.join()
            raise WorkerDied(self._task, f"exit {self._process.exitcode}") from None
        if isinstance(found, Exception):
            raise found
        assert isinstance(found, Played)
        return found

    def end(self) -> None:
        """End it, whatever it does."""
        self._process.terminate()
        self._process.join()
        self.pipe.close()


def _work(pipe: Connection) -> None:
    """Play incoming tasks until the other end closes; leave interrupts to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(answer(pipe.recv()))


def answer(task: Task) -> Played | Exception:
    """Return the game of a task, or its error, for another process."""
    try:
        return play(task)
    except Exception as error:
        return error
