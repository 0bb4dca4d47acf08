"""Counters and timers of a server, for Prometheus. Labels are routes, codes, kinds and games, never a path, a name or
an id, so there are few of them and none is secret.
"""

from collections.abc import Iterable
from functools import cache
from typing import Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.registry import Collector

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each was first counted is of no use to anybody
QUICKLY = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds
SLOWLY = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60)
MANY = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
REQUESTS = Histogram(
    "lautta_request_seconds", "Seconds until a request was answered.", ["route", "status"], buckets=QUICKLY,
    registry=None,
)  # fmt: skip
ERRORS = Counter("lautta_errors", "Errors that were answered, by their code.", ["code"], registry=None)
EVENTS = Counter("lautta_events", "What happened at tables, by game and kind.", ["game", "kind"], registry=None)
COMMITS = Histogram("lautta_commit_seconds", "Seconds that a commit took.", buckets=QUICKLY, registry=None)
WRITES = Histogram("lautta_commit_writes", "Writes that shared a commit.", buckets=MANY, registry=None)
ROWS = Counter("lautta_commit_rows", "Rows that were written or renewed.", registry=None)
FAILED = Counter("lautta_commit_failures", "Commits that failed, by the code of the error.", ["code"], registry=None)
JOBS = Histogram(
    "lautta_job_seconds", "Seconds that a heavy job took, and where it was done.", ["kind", "where"], buckets=SLOWLY,
    registry=None,
)  # fmt: skip
RETURNED = Counter("lautta_jobs_returned", "Jobs that came back undone from nodes.", ["kind"], registry=None)
UNREADABLE = Counter("lautta_messages_unreadable", "Messages of the broker that could not be read.", registry=None)
MISSED = Counter("lautta_messages_missed", "Gaps in what another process or a node has sent.", registry=None)
LEASES = Counter(
    "lautta_leases_lost", "Leases on the database that ran out, or that others had taken over.", ["how"], registry=None
)
NOTICES = Counter(
    "lautta_notifications", "Notifications, by the kind of channel and what became of them.", ["channel", "how"],
    registry=None,
)  # fmt: skip
ALL: tuple[Collector, ...] = (
    REQUESTS, ERRORS, EVENTS, COMMITS, WRITES, ROWS, FAILED, JOBS, RETURNED, UNREADABLE, MISSED, LEASES,
    NOTICES,
)  # fmt: skip
Where = Literal["here", "node"]
HowLost = Literal["late", "overtaken"]
HERE: Where = "here"
NODE: Where = "node"
NO_ROUTE = "none"


def registry(more: Iterable[Collector] = ()) -> CollectorRegistry:
    """All metrics of this process, with what its Python and the system tell of it, and more."""
    made = CollectorRegistry()
    for one in (*ALL, *more):
        made.register(one)
    ProcessCollector(registry=made)
    PlatformCollector(registry=made)
    GCCollector(registry=made)
    return made


def answered(route: str, status: int, seconds: float) -> None:
    """Count a request that was answered; an empty route is none that there is."""
    _of_request(route, status).observe(seconds)


def failed(code: str) -> None:
    """Count an error that was answered."""
    ERRORS.labels(code).inc()


def happened(game: str, kind: str) -> None:
    """Count what happened at a table."""
    _of_event(game, kind).inc()


def committed(seconds: float, writes: int, rows: int) -> None:
    """Count a commit."""
    COMMITS.observe(seconds)
    WRITES.observe(writes)
    ROWS.inc(rows)


def not_committed(code: str) -> None:
    """Count a commit that failed."""
    FAILED.labels(code).inc()


def notified(channel: str, how: Literal["sent", "gone", "failed"]) -> None:
    """Count a notification that was taken, had nobody there any more, or was given up."""
    NOTICES.labels(channel, how).inc()


def done(kind: str, seconds: float, where: Where) -> None:
    """Count a heavy job that a worker here or at a node has finished, or that was given up there."""
    JOBS.labels(kind, where).observe(seconds)


def returned(kind: str) -> None:
    """Count a heavy job that was given to a node in vain, and is done here."""
    RETURNED.labels(kind).inc()


def unreadable() -> None:
    """Count a message of the broker that could not be read."""
    UNREADABLE.inc()


def missed() -> None:
    """Count a gap in what another process has sent."""
    MISSED.inc()


def lease_lost(how: HowLost) -> None:
    """Count a lease that was not renewed in time, or that others had taken over by then."""
    LEASES.labels(how).inc()


@cache  # looking labels up costs more than counting
def _of_request(route: str, status: int) -> Histogram:
    return REQUESTS.labels(route or NO_ROUTE, f"{status // 100}xx")


@cache
def _of_event(game: str, kind: str) -> Counter:
    return EVENTS.labels(game, kind)
