"""The broker of tests about several processes: NATS where LAUTTA_NATS says, else on this machine."""

import json
import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

import pytest
from tests.server.stores import aside

from bench import nats
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


@contextmanager
def broker_with(folder: Path, configuration: str, **environ: str) -> Iterator[int]:
    """A broker of a test's own, with this configuration and environment; gives its port."""
    file = folder / "nats.conf"
    file.write_text(configuration)
    process = subprocess.Popen(
        [nats.program(), "-a", "127.0.0.1", "-p", "-1", "--ports_file_dir", str(folder), "-c", str(file)],
        env={**os.environ, **environ},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + nats.STARTS_WITHIN
        while not (told := list(folder.glob("*.ports"))) or not (text := told[0].read_text()):
            assert time.monotonic() < until, "it did not start"
            time.sleep(0.02)
        yield int(json.loads(text)["nats"][0].rpartition(":")[2])
    finally:
        process.kill()
        process.wait()


@contextmanager
def documented_broker(folder: Path) -> Iterator[int]:
    """A broker with the users that the page for operators has; gives its port."""
    page = Path(__file__).parents[2] / "docs/operate.md"
    (users,) = re.findall(r"```conf\n(authorization .*?)```", page.read_text("utf-8"), re.DOTALL)
    with broker_with(folder, users, LAUTTA_PASSWORD="mine", WORK_PASSWORD="theirs") as port:
        yield port


def need() -> None:
    """Leave out the test that asks, if there is no NATS; always here, so that pytest tells it in one line."""
    if not reached():
        pytest.skip(MISSING)
