"""Games against oneself played by a cluster of Ray (https://docs.ray.io), behind the same door as threads.

Ray is the extra `cluster`, and imported only here. Such a game is played by a network that nobody knows yet, so it
cannot be checked by replaying: a cluster has to be one's own.
"""

from collections.abc import Callable, Sequence
from typing import Any

from lautta import __version__
from lautta.learn.selfplay import Played, Task, play

LOCAL = "local"  # as an address: a cluster of this machine alone


class NoCluster(ImportError):
    """Ray is not installed; the extra `cluster` brings it."""


class OtherRelease(Exception):
    """The cluster has another release of Lautta."""


class Cluster:
    """Workers of a Ray cluster, Lautta installed there in this very release."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """Raises NoCluster, and ConnectionError where there is no cluster."""
        try:
            import ray
        except ImportError:
            raise NoCluster("ray") from None
        self._ray: Any = ray
        local = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **local)
        self._play = ray.remote(num_cpus=1)(_play)

    def begin(self, tasks: Sequence[Task]) -> Callable[[], list[Played]]:
        """See `Pool.begin`; raises OtherRelease when what was played is asked for."""
        begun = [self._play.remote(task, __version__) for task in tasks]

        def ended() -> list[Played]:
            found: list[Played] = []
            for each in self._ray.get(begun):
                if isinstance(each, Exception):
                    raise each
                found.append(each)
            return found

        return ended

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def _play(task: Task, release: str) -> Played | Exception:
    """What came of a task."""
    return play(task) if release == __version__ else OtherRelease(f"Lautta {__version__} there, {release} here")
