"""The broker of tests about several processes: NATS where LAUTTA_NATS says, else on this machine."""

import os
from functools import lru_cache

import pytest
from tests.server.stores import aside

from lautta.server.processes.broker import Broker, BrokerAway, NoSuchBroker, broker_of

BROKER = os.environ.get("LAUTTA_NATS", "nats://127.0.0.1:4222")
MISSING = (
    "there is no NATS, so several processes were not tested; to add it, start NATS 2.9 or newer, such as by "
    "`nats-server -a 127.0.0.1`, and set LAUTTA_NATS to its address if that is not nats://127.0.0.1:4222"
)


@lru_cache(1)
def reached() -> bool:
    """Is there a NATS to test with?"""

    async def connect() -> None:
        await (await Broker.open(broker_of(BROKER), "lautta tests")).close()

    try:
        aside(connect)
    except (BrokerAway, NoSuchBroker, ImportError):
        return False
    return True


def need() -> None:
    """Leave out the test that asks, if there is no NATS; always here, so that pytest tells it in one line."""
    if not reached():
        pytest.skip(MISSING)
