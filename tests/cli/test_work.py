"""`lautta work`: what is given reaches the node, and what stands in its way is one sentence."""

import socket
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

    async def work(broker: str, workers: int, started: Callable[[str], None], beside: Any) -> None:
        calls.append(
            (broker, workers) if beside is None else (broker, workers, beside.keywords["listening"].getsockname())
        )
        started("abc")

    monkeypatch.setattr("lautta.server.work.node_process.work_until_told", work)
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


def test_metrics_have_an_address_of_their_own(run: Run, asked: list[tuple[Any, ...]]) -> None:
    ended = run("work", "--broker", BROKER, "--metrics", "127.0.0.1:0", "--language", "en")
    ((_, _, (host, port)),) = asked
    assert (ended.code, host) == (0, "127.0.0.1") and f"Metrics are at http://127.0.0.1:{port}/metrics" in ended.out
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = run("work", "--broker", BROKER, "--metrics", f"127.0.0.1:{other.getsockname()[1]}", "--language", "en")
    assert (taken.code, len(asked)) == (2, 1) and "Address already in use" in taken.err


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ((), "Name the broker that the servers use, with --broker or in LAUTTA_BROKER."),
        (("--broker", "nats://broker.example.org"), "A broker on another machine must ask for a password"),
        (("--broker", "http://broker"), "Lautta knows one kind of broker"),
        (("--broker", BROKER, "--workers", "0"), "There can be from 1 to 256 workers."),
        (("--broker", BROKER, "--metrics", "9000"), "Metrics need an address with a port"),
        (("--broker", BROKER, "--workers", "257"), "There can be from 1 to 256 workers."),
    ],
)
def test_what_stands_in_the_way(run: Run, asked: list[tuple[Any, ...]], argv: tuple[str, ...], sentence: str) -> None:
    ended = run("work", *argv, "--language", "en")
    assert (ended.code, asked) == (2, []) and sentence in ended.err


def test_a_broker_that_is_away(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(broker: str, workers: int, started: Callable[[str], None], beside: Any) -> None:
        raise BrokerAway("nats://broker.example.org: TimeoutError")

    monkeypatch.setattr("lautta.server.work.node_process.work_until_told", away)
    ended = run("work", "--broker", BROKER, "--language", "en")
    assert ended.code == 2 and "secret" not in ended.err
    assert "The broker does not answer, or refuses the connection: nats://broker.example.org: TimeoutError" in ended.err
