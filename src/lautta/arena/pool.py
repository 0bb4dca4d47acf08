"""Who plays the games: this process, or several at a time. Which games come first does not matter to results."""

import signal
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Protocol

from lautta.arena.playing import Played, Task, play


class Pool(Protocol):
    """Something that plays games."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """Play the tasks and answer them as they are done, in any order.

        A task is taken only when somebody is free for it. Whoever closes the iterator early ends what is under way.
        Raises what `play` raises, and WorkerDied.
        """
        ...


class WorkerDied(Exception):
    """A worker ended by itself while it played a task; `why` is how, such as its exit code, negative for a signal."""

    def __init__(self, task: Task, why: str) -> None:
        super().__init__(task, why)
        self.task, self.why = task, why

    def __str__(self) -> str:
        return f"a worker ended ({self.why}) while {', '.join(self.task.names)} played seed {self.task.seed}"


class Inside:
    """One game after the other in this process."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """See `Pool.run`."""
        return map(play, tasks)


class Processes:
    """Processes of their own, each with one game at a time; games and players are imported in each of them."""

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
    """One process, from the first of its tasks on."""

    def __init__(self, task: Task) -> None:
        context = get_context("spawn")
        self.pipe, inside = context.Pipe()
        self._process = context.Process(target=_work, args=(inside,), daemon=True)
        self._process.start()
        inside.close()
        self.begin(task)

    def begin(self, task: Task) -> None:
        """Give it a task."""
        self._task = task
        self.pipe.send(task)

    def answer(self) -> Played:
        """What came of the task; raises what it raised there, and WorkerDied."""
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
    """Play what comes in until the other end is closed; an interrupt is for the process that began."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(answer(pipe.recv()))


def answer(task: Task) -> Played | Exception:
    """What came of a task, or the error that it raised: for whoever asks from another process."""
    try:
        return play(task)
    except Exception as error:
        return error
