"""A pool on a cluster of Ray (https://docs.ray.io).

A game from there counts only if this machine can replay its file and its line agrees.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from lautta import __version__
from lautta.arena.checking import differences
from lautta.arena.playing import Played, Task
from lautta.arena.pool import WorkerDied, answer
from lautta.arena.results import told_of
from lautta.core.files import DamagedGame
from lautta.core.machines import join, ray


class Untrue(Exception):
    """A returned game is the wrong one, or differs from its file: the file name, and the cause."""


class Cluster:
    """Actors of a Ray cluster, one for each of `jobs` (None: for each processor there), each with one game at a time.

    Lautta and the players have to be installed there, Lautta in this very release.
    """

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """Raises ModuleNotFoundError without the extra `cluster`."""
        self._ray = ray()
        self.address, self.jobs = address, jobs

    def run(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """See `Pool.run`; raises ConnectionError where there is no cluster, and Untrue."""
        left = iter(tasks)
        join(self.address, self.jobs)
        try:
            jobs = self.jobs or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            kind = self._ray.remote(num_cpus=1)(_Actor)
            under_way = {}  # what will come, with its actor and its task
            for task in left:
                actor = kind.remote(__version__)
                under_way[actor.play.remote(task)] = actor, task
                if len(under_way) == jobs:
                    break
            while under_way:
                (ready, *_), _ = self._ray.wait(list(under_way))
                actor, task = under_way.pop(ready)
                yield self._checked(ready, task)
                if following := next(left, None):
                    under_way[actor.play.remote(following)] = actor, following
        finally:
            self._ray.shutdown()

    def _checked(self, ready: Any, task: Task) -> Played:
        """Return the game if it is true; raises its error, WorkerDied and Untrue."""
        try:
            found = self._ray.get(ready)
        except self._ray.exceptions.RayError as error:
            raise WorkerDied(task, str(error).strip().splitlines()[-1]) from error
        if isinstance(found, Exception):
            raise found
        return checked(found, task)


class _Actor:
    """An actor that plays games one after another, if its release is that of the caller."""

    def __init__(self, release: str) -> None:
        self._release = release

    def play(self, task: Task) -> Played | Exception:
        """Return the game of a task, or its error."""
        if self._release != __version__:
            return Untrue(task.file, f"played by Lautta {__version__}, not {self._release}")
        return answer(task)


def checked(played: Played, task: Task) -> Played:
    """Return a game if it is the right one and its file replays to its line; raises Untrue."""
    if not told_of(task, played.line):
        raise Untrue(task.file, "another game came back")
    try:
        differing = differences(played.line, played.text)
    except DamagedGame as error:
        raise Untrue(task.file, str(error)) from error
    if differing:
        raise Untrue(task.file, f"the game file says something else: {', '.join(differing)}")
    return played
