"""A pool for self-play on a cluster of Ray (https://docs.ray.io).

Use only your own cluster: self-play with an unpublished network cannot be checked by a replay.
"""

from collections.abc import Callable, Iterable, Sequence

from lautta import __version__
from lautta.core.machines import join, ray
from lautta.learn.selfplay import Played, Task, play


class OtherRelease(Exception):
    """The cluster has another release of Lautta: the release there, and the one here."""

    def __init__(self, there: str, here: str) -> None:
        super().__init__(there, here)
        self.there, self.here = there, here


class Cluster:
    """Workers of a Ray cluster with this release of Lautta."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """Raise ModuleNotFoundError without the extra `cluster`, and ConnectionError without a cluster."""
        self._ray = ray()
        join(address, jobs)
        self._play = self._ray.remote(num_cpus=1)(_play)

    def begin(self, tasks: Sequence[Task]) -> Callable[[], list[Played]]:
        """See `Pool.begin`; the returned function raises OtherRelease."""
        begun = [self._play.remote(task, __version__) for task in tasks]
        return lambda: all_played(self._ray.get(begun))

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def all_played(answers: Iterable[Played | Exception]) -> list[Played]:
    """Return the games; raises the error if one came instead."""
    found = []
    for each in answers:
        if isinstance(each, Exception):
            raise each
        found.append(each)
    return found


def _play(task: Task, release: str) -> Played | Exception:
    return play(task) if release == __version__ else OtherRelease(__version__, release)
