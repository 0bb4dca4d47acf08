"""What work can be shared out to: the processors of this machine, or a cluster of Ray (https://docs.ray.io).

Ray is the extra `cluster`, and imported only here.
"""

import os
from typing import Any

LOCAL = "local"  # as an address: a cluster of this machine alone, for as long as the work takes


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ray() -> Any:
    """The module of Ray; raises ModuleNotFoundError without the extra `cluster`."""
    import ray

    return ray


def join(address: str, jobs: int | None = None) -> None:
    """Join the cluster at an address, one of `jobs` processors if it is of this machine.

    Raises ModuleNotFoundError as `ray`, and ConnectionError where there is no cluster.
    """
    local = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    ray().init(address=address, log_to_driver=False, logging_level="ERROR", **local)
