"""The second address of a server, and the only one of a node, for Prometheus alone: what was counted, and how it stands
just now.

It is never part of the page's address, so nobody outside can ask for it.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import Receive, Scope, Send
from prometheus_client import make_asgi_app
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from lautta.server.http.asgi import header
from lautta.server.http.sites import Hosts
from lautta.server.telemetry import metrics
from lautta.server.work import executor as executors
from lautta.server.work.jobs import KINDS
from lautta.server.work.node_process import Node

PATH = "/metrics"
MOST_AT_ONCE = 16  # connections


class ServerCollector(Collector):
    """Gauges of a server at the moment of the request."""

    def __init__(self, application: Litestar) -> None:
        self._state = application.state

    def collect(self) -> Iterable[Metric]:
        tables, sockets, executor = (
            self._state.server.tables,
            self._state.sockets,
            self._state.server.executor.standing(),
        )
        yield gauge("lautta_tables", "Tables in memory.", tables.count)
        yield gauge("lautta_followers", "Those who are sent what happens at a table.", tables.followers)
        yield gauge("lautta_websockets", "WebSockets that are open.", len(sockets))
        yield gauge("lautta_messages_waiting", "Messages that wait for slow WebSockets.",
                    sum(socket.waiting for socket in sockets))  # fmt: skip
        yield from of_work(executor)
        yield gauge("lautta_node_workers", "Worker processes of nodes that are given jobs.", executor.node_workers)
        yield gauge("lautta_stopping", "1 once the server stops.", self._state.stopping)


class NodeCollector(Collector):
    """Gauges of a node at the moment of the request."""

    def __init__(self, node: Node) -> None:
        self._node = node

    def collect(self) -> Iterable[Metric]:
        yield from of_work(self._node.standing())
        yield gauge("lautta_servers", "Servers that this node hears and works for.", self._node.servers)


def of_work(executor: executors.Standing) -> Iterator[Metric]:
    """Gauges of heavy work."""
    yield by_kind("lautta_jobs_waiting", "Heavy jobs that wait for a worker.", executor.waiting)
    yield by_kind("lautta_jobs_running", "Heavy jobs under way.", executor.running)
    yield gauge("lautta_workers", "Worker processes that run.", executor.workers)


def gauge(name: str, told: str, value: float) -> GaugeMetricFamily:
    """One number as it stands."""
    return GaugeMetricFamily(name, told, value=float(value))


def by_kind(name: str, told: str, counted: dict[str, int]) -> GaugeMetricFamily:
    """A number for each kind of job."""
    family = GaugeMetricFamily(name, told, labels=["kind"])
    for kind in KINDS:
        family.add_metric([kind], counted.get(kind, 0))
    return family


def shown_by(standing: Collector, hosts: Hosts | None) -> Callable[[Scope, Receive, Send], Any]:
    """An application that answers GET /metrics with all metrics of this process, and nothing else.

    As everywhere else, the request must name one of the `hosts` (None: any).
    """
    answer = make_asgi_app(metrics.registry([standing]))

    async def show(scope: Any, receive: Receive, send: Send) -> None:
        known = hosts is None or hosts.know(header(scope, b"host").encode("latin-1"))
        status = 421 if not known else 404 if scope["path"] != PATH else 405
        if known and scope["path"] == PATH and scope["method"] in ("GET", "HEAD"):
            await answer(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": status, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    return show


class Beside(uvicorn.Server):
    """A server in the loop of another one, to which it leaves the signals."""

    def __init__(self, standing: Collector, hosts: Hosts | None) -> None:
        super().__init__(
            uvicorn.Config(
                shown_by(standing, hosts),
                log_config=None,
                access_log=False,
                server_header=False,
                lifespan="off",
                ws="none",
                limit_concurrency=MOST_AT_ONCE,
                timeout_graceful_shutdown=1,
            )
        )

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]
        return nullcontext()


@asynccontextmanager
async def shown_of_node(node: Node, listening: socket.socket, hosts: Hosts | None) -> AsyncIterator[None]:
    """Show the metrics of a node on an open socket."""
    beside = Beside(NodeCollector(node), hosts)
    showing = asyncio.create_task(beside.serve([listening]))
    try:
        yield
    finally:
        beside.should_exit = True
        await showing
