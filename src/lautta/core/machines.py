"""Processors to share work: those of this machine, or of a Ray cluster (extra `cluster`, imported only here)."""

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
    """Join a cluster, with `jobs` processors if it is local; raises ModuleNotFoundError and ConnectionError."""
    local = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    ray().init(address=address, log_to_driver=False, logging_level="ERROR", **local)
