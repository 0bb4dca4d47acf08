"""`lautta work`: what is given reaches the node, and what stands in its way is one sentence."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.cli.conftest import Run

from lautta.core.machines import processors
from lautta.server.processes.broker import BrokerAway

BROKER = "nats://work:secret@broker.example.org:4222"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What the node was asked for, in place of working."""
    calls: list[tuple[Any, ...]] = []

    async def work(broker: str, workers: int, started: Callable[[str], None]) -> None:
        calls.append((broker, workers))
        started("abc")

    monkeypatch.setattr("lautta.server.work.node.work_until_told", work)
    monkeypatch.delenv("LAUTTA_BROKER", raising=False)
    return calls


def test_what_is_given_reaches_the_node(
    run: Run, asked: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = run("work", "--broker", BROKER, "--workers", "1")
    assert (ended.code, ended.err) == (0, "") and asked == [(BROKER, 1)]
    assert "nats://broker.example.org:4222 as abc, with one process" in ended.out and "secret" not in ended.out
    monkeypatch.setenv("LAUTTA_BROKER", BROKER)
    assert run("work").code == 0
    assert asked[1:] == [(BROKER, processors())]


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ((), "Name the broker that the servers use, with --broker or in LAUTTA_BROKER."),
        (("--broker", "nats://broker.example.org"), "A broker on another machine must ask for a password"),
        (("--broker", "http://broker"), "Lautta knows one kind of broker"),
        (("--broker", BROKER, "--workers", "0"), "There can be from 1 to 256 workers."),
        (("--broker", BROKER, "--workers", "257"), "There can be from 1 to 256 workers."),
    ],
)
def test_what_stands_in_the_way(run: Run, asked: list[tuple[Any, ...]], argv: tuple[str, ...], sentence: str) -> None:
    ended = run("work", *argv, "--language", "en")
    assert (ended.code, asked) == (2, []) and sentence in ended.err


def test_a_broker_that_is_away(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(broker: str, workers: int, started: Callable[[str], None]) -> None:
        raise BrokerAway("nats://broker.example.org: TimeoutError")

    monkeypatch.setattr("lautta.server.work.node.work_until_told", away)
    ended = run("work", "--broker", BROKER, "--language", "en")
    assert ended.code == 2 and "secret" not in ended.err
    assert "The broker does not answer, or lets nobody in: nats://broker.example.org: TimeoutError" in ended.err
