"""The connection to a broker: it comes again whatever ends it, lets no stranger in, and keeps passwords to itself."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.brokers import BROKER, broker_with
from tests.server.serving import PATIENCE, until

from bench.nats import Nats
from bench.proxy import Proxy, through
from lautta.server.processes import broker as module
from lautta.server.processes.broker import Broker, BrokerAway, BrokerForbids, NoSuchBroker, broker_of, shown

pytestmark = pytest.mark.broker
SUBJECT = "lautta.test"


@pytest.fixture
async def line() -> AsyncIterator[tuple[Proxy, str]]:
    """A line to the broker that can be cut, and the URL that leads over it."""
    proxy, url = await through(BROKER)
    yield proxy, url
    await proxy.close()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Broker]:
    one = await Broker.open(url, "lautta test")
    try:
        yield one
    finally:
        await one.close()


async def heard(one: Broker, subject: str) -> list[bytes]:
    return (await listening(one, subject))[0]


async def listening(one: Broker, subject: str, breaks: bytes = b"") -> tuple[list[bytes], Any]:
    """What it hears from now on, and what can be unsubscribed; it cannot read what is said to break it."""
    found: list[bytes] = []

    async def received(message: Any) -> None:
        found.append(message.data)
        if message.data == breaks:
            raise ValueError(message.data)

    return found, await one.listen(subject, received)


async def arrives(one: Broker, subject: str, found: list[bytes], text: bytes) -> None:
    """See that a message arrives, sent again and again."""
    async with asyncio.timeout(PATIENCE):
        while text not in found:
            await one.publish(subject, text)
            await asyncio.sleep(0.02)


def speak(proxy: Proxy, url: str, text: bytes) -> None:
    """Say something in the broker's place."""
    port = int(url.rpartition(":")[2])
    for writer in proxy._lines:
        if writer.get_extra_info("sockname")[1] == port:
            writer.write(text)


@pytest.mark.parametrize("why", ["Slow Consumer", "Authorization Violation", "Stale Connection"])
async def test_who_is_told_why_the_connection_ends_connects_anew(line: tuple[Proxy, str], why: str) -> None:
    proxy, url = line
    async with opened(url) as one:
        found = await heard(one, SUBJECT)
        await arrives(one, SUBJECT, found, b"before")
        for number in range(3):
            speak(proxy, url, f"-ERR '{why}'\r\n".encode())
            await arrives(one, SUBJECT, found, f"after {number}".encode())
        await one.publish(SUBJECT, b"last")
        await asyncio.sleep(0.2)
        assert found.count(b"last") == 1, "it listens twice"


async def test_what_is_not_permitted_is_named(line: tuple[Proxy, str], caplog: pytest.LogCaptureFixture) -> None:
    proxy, url = line
    async with opened(url) as one:
        await arrives(one, SUBJECT, await heard(one, SUBJECT), b"before")
        speak(proxy, url, b"-ERR 'Permissions Violation for Publish to \"lautta.work.nodes\"'\r\n")
        await until(lambda: "the broker" in caplog.text)
    assert "permissions violation" in caplog.text.lower() and "lautta.work.nodes" in caplog.text


async def test_what_is_listened_to_no_more_is_not_after_a_new_connection_either(line: tuple[Proxy, str]) -> None:
    proxy, url = line
    async with opened(url) as one:
        gone, subscription = await listening(one, f"{SUBJECT}.gone")
        found = await heard(one, SUBJECT)
        await subscription.unsubscribe()
        speak(proxy, url, b"-ERR 'Slow Consumer'\r\n")
        await arrives(one, SUBJECT, found, b"after")
        await one.publish(f"{SUBJECT}.gone", b"?")
        await arrives(one, SUBJECT, found, b"later")
        assert gone == []


async def test_a_line_that_was_cut_is_noticed_and_made_again(
    line: tuple[Proxy, str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "PING_EVERY", 0.1)
    proxy, url = line
    async with opened(url) as one:
        found = await heard(one, SUBJECT)
        await arrives(one, SUBJECT, found, b"before")
        with caplog.at_level(logging.WARNING):
            proxy.there = proxy.back = False
            await until(lambda: "is away" in caplog.text)
            assert not one.here
            proxy.mend()
            await arrives(one, SUBJECT, found, b"after")
        assert "is back" in caplog.text


async def test_one_message_that_cannot_be_read_does_not_end_the_others(caplog: pytest.LogCaptureFixture) -> None:
    async with opened(BROKER) as one:
        found, _ = await listening(one, SUBJECT, breaks=b"secret")
        for text in (b"secret", b"next"):
            await arrives(one, SUBJECT, found, text)
        assert "could not be read" in caplog.text and "secret" not in caplog.text


@pytest.mark.parametrize("way", ["nobody is there", "nobody answers"])
async def test_a_broker_that_does_not_answer_is_told_soon(
    line: tuple[Proxy, str], monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(module, "WITHIN", 0.5)
    proxy, url = line
    proxy.there = proxy.back = False
    with pytest.raises(BrokerAway) as error:
        async with asyncio.timeout(60):
            await Broker.open("nats://127.0.0.1:1" if way == "nobody is there" else url, "lautta test")
    why = "ConnectionRefusedError" if way == "nobody is there" else "TimeoutError"
    assert error.value.text.startswith("nats://127.0.0.1:") and error.value.text.endswith(why)


async def test_strangers_are_not_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nats = Nats(tmp_path)
    await nats.start()
    try:
        async with opened(nats.url) as one:
            monkeypatch.setattr(module, "WITHIN", 1.0)
            for who in ("", "lautta@", "lautta:geheim@", "nobody:geheim@"):
                with pytest.raises(BrokerAway) as error:
                    await Broker.open(f"nats://{who}127.0.0.1:{nats.port}", "lautta test")
                said = error.value.text.removeprefix(f"nats://127.0.0.1:{nats.port}: ")
                assert said in ("nats: 'Authorization Violation'", "ConnectionResetError", "UnexpectedEOF")
            await arrives(one, SUBJECT, await heard(one, SUBJECT), b"still here")
    finally:
        nats.kill()


FORBIDS = """
authorization { users: [
  { user: both, password: p, permissions: { publish: "lautta.>", subscribe: "lautta.>" } }
  { user: hears, password: p, permissions: { publish: "lautta.other", subscribe: "lautta.>" } }
  { user: says, password: p, permissions: { publish: "lautta.>", subscribe: "lautta.other" } }
] }
"""


async def test_who_may_not_speak_or_hear_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with broker_with(tmp_path, FORBIDS) as port:
        async with opened(f"nats://both:p@127.0.0.1:{port}") as one:
            await one.check(SUBJECT)
            await arrives(one, "lautta.more", await heard(one, "lautta.more"), b"still here")
        for user, what in (("hears", "publish"), ("says", "subscription")):
            async with opened(f"nats://{user}:p@127.0.0.1:{port}") as one:
                with pytest.raises(BrokerForbids) as error:
                    await one.check(SUBJECT)
            assert error.value.subject == f"{SUBJECT}*" and not caplog.text
            text = error.value.text.lower()
            assert text.startswith(f"nats://127.0.0.1:{port}: nats: permissions violation for {what} to"), text


async def test_who_does_not_hear_themselves_is_told_that_too(
    line: tuple[Proxy, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WITHIN", 0.5)
    proxy, url = line
    async with opened(url) as one:
        proxy.there = False
        with pytest.raises(BrokerForbids, match="TimeoutError"):
            await one.check(SUBJECT)


async def test_a_broker_that_is_started_again_is_found_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    nats = Nats(tmp_path)
    await nats.start()
    try:
        async with opened(nats.url) as one:
            found = await heard(one, SUBJECT)
            for number in range(2):
                nats.kill()
                await one.publish(SUBJECT, b"while it is away")
                await asyncio.sleep(4 * module.AGAIN_AFTER)
                await nats.start()
                await arrives(one, SUBJECT, found, f"again {number}".encode())
        assert caplog.text.count("is away") == caplog.text.count("is back") == 2
        assert "ConnectionRefusedError" not in caplog.text, "each attempt is logged"
    finally:
        nats.kill()


NO_BROKERS = {
    "kind": ("redis://127.0.0.1:6379", "127.0.0.1:4222", "nats://127.0.0.1:0"),
    "malformed": ("nats://127.0.0.1:99999", "nats://[::1", "nats://", "nats://a:b@host/path"),
    "password": (
        "nats://broker.example.org", "nats://lautta@192.0.2.1", "nats://127.0.0.1.example.org",
        "tls://localhost.example.org:4222",
    ),
}  # fmt: skip


def test_what_names_a_broker_and_what_none() -> None:
    for why, texts in NO_BROKERS.items():
        for text in texts:
            with pytest.raises(NoSuchBroker) as error:
                broker_of(text)
            assert error.value.why == why, text
    for text in ("nats://127.0.0.1", "nats://[::1]:4222", "nats://localhost", "tls://a:b@192.0.2.1:1"):
        assert broker_of(text) == text
        assert "b@" not in shown(text)
