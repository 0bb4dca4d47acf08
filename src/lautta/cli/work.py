"""`lautta work`: thinks for servers on other machines."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from lautta.cli import brokers
from lautta.cli.errors import Trouble
from lautta.cli.serve import MOST_WORKERS, metrics_address
from lautta.core.machines import processors
from lautta.server.settings import USUAL, LogForm
from lautta.server.telemetry import logs
from lautta.words import Words

if TYPE_CHECKING:
    from lautta.server.work.node_process import Beside


def run(words: Words, broker: str | None, workers: int | None, metrics: str | None, log: LogForm) -> int:
    """Think until interrupted; answers 0. Raises Trouble, BrokerAway, and OSError for an address that is taken."""
    workers = processors() if workers is None else workers
    if not 1 <= workers <= MOST_WORKERS:
        raise Trouble("cli-work-workers", most=str(MOST_WORKERS))
    url = brokers.chosen(broker)
    if url is None:
        raise Trouble("cli-work-broker")
    from lautta.server.processes.broker import shown
    from lautta.server.work.node_process import work_until_told

    logs.begin(log)
    say: Callable[[str], None] = logs.say if log == "json" else partial(print, flush=True)

    with _beside(metrics) as (beside, address):

        def started(name: str) -> None:
            say(words.say("cli-work-begun", broker=shown(url), workers=workers, name=name))
            if address:
                say(words.say("server-metrics", address=address))

        asyncio.run(work_until_told(url, workers, started, beside))
    return 0


@contextmanager
def _beside(metrics: str | None) -> Iterator[tuple["Beside | None", str]]:
    """Return the server of a node's metrics, and its address."""
    if metrics is None:
        yield None, ""
        return
    metrics_address(metrics)
    from lautta.server.http.metrics import PATH, shown_of_node
    from lautta.server.http.run import address_of, hosts_of, opened_for_metrics

    with opened_for_metrics(metrics) as opened:
        assert opened
        host, listening = opened
        shown = partial(shown_of_node, listening=listening, hosts=hosts_of(USUAL, []))
        yield shown, address_of(host, listening)[:-1] + PATH
