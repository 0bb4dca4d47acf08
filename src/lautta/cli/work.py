"""`lautta work`: thinks for servers on other machines."""

import asyncio
from collections.abc import Callable
from functools import partial

from lautta.cli import brokers
from lautta.cli.errors import Trouble
from lautta.cli.serve import MOST_WORKERS
from lautta.core.machines import processors
from lautta.server.telemetry import logs
from lautta.words import Words


def run(words: Words, broker: str | None, workers: int | None, log: logs.Form) -> int:
    """Think until interrupted; answers 0. Raises Trouble, and BrokerAway."""
    workers = processors() if workers is None else workers
    if not 1 <= workers <= MOST_WORKERS:
        raise Trouble("cli-work-workers", most=str(MOST_WORKERS))
    url = brokers.chosen(broker)
    if url is None:
        raise Trouble("cli-work-broker")
    from lautta.server.processes.broker import shown
    from lautta.server.work.node import work_until_told

    logs.begin(log)
    say: Callable[[str], None] = logs.say if log == "json" else partial(print, flush=True)

    def started(name: str) -> None:
        say(words.say("cli-work-begun", broker=shown(url), workers=workers, name=name))

    asyncio.run(work_until_told(url, workers, started))
    return 0
