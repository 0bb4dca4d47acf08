"""Games against oneself played by a cluster of Ray (https://docs.ray.io), behind the same door as threads.

Such a game is played by a network that nobody knows yet, so it cannot be checked by replaying: a cluster has to be
one's own.
"""

from collections.abc import Callable, Iterable, Sequence

from lautta import __version__
from lautta.core.machines import join, ray
from lautta.learn.selfplay import Played, Task, play


class OtherRelease(Exception):
    """The cluster has another release of Lautta: which one is there, and which here."""

    def __init__(self, there: str, here: str) -> None:
        super().__init__(there, here)
        self.there, self.here = there, here


class Cluster:
    """Workers of a Ray cluster, Lautta installed there in this very release."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """Raises ModuleNotFoundError without the extra `cluster`, and ConnectionError where there is no cluster."""
        self._ray = ray()
        join(address, jobs)
        self._play = self._ray.remote(num_cpus=1)(_play)

    def begin(self, tasks: Sequence[Task]) -> Callable[[], list[Played]]:
        """See `Pool.begin`; raises OtherRelease when what was played is asked for."""
        begun = [self._play.remote(task, __version__) for task in tasks]
        return lambda: all_played(self._ray.get(begun))

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def all_played(answers: Iterable[Played | Exception]) -> list[Played]:
    """What came back; raises what came in the place of games."""
    found = []
    for each in answers:
        if isinstance(each, Exception):
            raise each
        found.append(each)
    return found


def _play(task: Task, release: str) -> Played | Exception:
    return play(task) if release == __version__ else OtherRelease(__version__, release)
