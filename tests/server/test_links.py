"""Links between processes: what got lost is noticed, and whatever somebody sends, everybody else is served."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.brokers import BROKER
from tests.server.serving import PATIENCE, until

from bench.proxy import through
from lautta.server.processes import links as module
from lautta.server.processes.broker import Broker
from lautta.server.processes.frames import FollowerUpdate, Frame, Heard, Missed, Piece, Pulse, Wake
from lautta.server.processes.links import SUBJECT, Link, Links
from lautta.server.processes.signatures import SIZE, Signatures
from lautta.server.telemetry import metrics

encode = msgspec.msgpack.encode
NUMBERS = itertools.count()
KEY = b"of the database"


def pieces(frames: Sequence[Frame], size: int = 10_000, number: int = 0, sender: str = "other") -> list[Piece]:
    """A message in pieces, the first of which has the number after this one."""
    data = encode(frames)
    parts = [data[begin : begin + size] for begin in range(0, len(data), size)]
    return [Piece(sender, number + i + 1, i + 1 == len(parts), part) for i, part in enumerate(parts)]


def test_a_message_is_put_together_of_its_pieces() -> None:
    frames: list[Frame] = [Wake("k2m"), FollowerUpdate([1, 2], 7, b"news")]
    link = Link()
    *first, last = [link.took(piece) for piece in pieces(frames, size=3)]
    assert first and all(taken == [] for taken in first) and last == frames
    assert not link.begun


def test_a_message_of_which_a_piece_is_missing_is_missed_once_and_the_next_one_taken() -> None:
    for lost in range(3):
        link, sent = Link(), pieces([Wake("k2m")], size=3)
        del sent[lost]
        taken = [link.took(piece) for piece in sent]
        assert taken.count(None) == 1 and not any(taken)
        assert [link.took(piece) for piece in pieces([Wake("x7p")], number=link.received)] == [[Wake("x7p")]]


@pytest.mark.parametrize("number", [-1, 0, 1, 3, 2**62])
def test_numbers_that_jump_are_noticed(number: int) -> None:
    link = Link()
    link.took(*pieces([Wake("k2m")]))
    assert link.took(Piece("other", number, True, encode([Wake("x7p")]))) is None
    assert link.took(Piece("other", number + 1, True, encode([Wake("x7p")]))) == [Wake("x7p")]


def test_a_message_without_end_takes_only_so_much_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 1000)
    link, taken = Link(), list[Any]()
    for number in range(1, 200):
        taken.append(link.took(Piece("other", number, False, b"x" * 100)))
        assert len(link.begun) <= 1000
    assert taken.count(None) == 1, "the rest of it is skipped"
    assert link.took(Piece("other", 200, True, b"the end")) == []
    assert link.took(*pieces([Wake("k2m")], number=200)) == [Wake("k2m")]
    small = Link(most=1000)  # some take less room than others
    assert [small.took(Piece("other", number, False, b"x" * 400)) for number in (1, 2, 3)] == [[], [], None]


@given(data=st.binary(max_size=200))
def test_what_is_no_list_of_frames_raises_what_is_expected_and_leaves_nothing(data: bytes) -> None:
    link = Link()
    try:
        taken = link.took(Piece("other", 1, True, data))
    except msgspec.MsgspecError:
        taken = []
    assert taken is not None and not link.begun
    assert link.took(*pieces([Wake("k2m")], number=1)) == [Wake("k2m")]


class Process:
    """One process with its links: what it has received, and whom it has lost."""

    def __init__(self, broker: Broker, name: str, key: bytes = b"") -> None:
        self.received: list[tuple[str, Frame]] = []
        self.lost: list[str] = []
        self.left: list[str] = []
        received = self.received
        self.links = Links(broker, name, lambda *it: received.append(it), self.lost.append, self.left.append, key=key)
        self.broker = broker

    def wakes(self) -> list[str]:
        return [frame.table for _, frame in self.received if isinstance(frame, Wake)]


@asynccontextmanager
async def process(name: str, others: list[str], url: str = BROKER, key: bytes = b"") -> AsyncIterator[Process]:
    one = Process(await Broker.open(url, "lautta test"), name, key)
    await one.links.open()
    one.links.are(others)
    try:
        yield one
    finally:
        await one.links.close()
        await one.broker.close()


@asynccontextmanager
async def both(url: str = BROKER, key: bytes = KEY) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes that hear each other; the second one over this URL. Nodes have no key."""
    names = f"testA{id(url)}", f"testB{id(url)}"
    async with process(names[0], list(names), key=key) as one, process(names[1], list(names), url, key) as other:
        await until(lambda: one.links.reached and other.links.reached)
        await carried(one, other)
        await carried(other, one)
        yield one, other


async def carried(one: Process, other: Process) -> None:
    """See that something arrives, sent again and again until it does."""
    table = f"carried {next(NUMBERS)}"
    async with asyncio.timeout(PATIENCE):
        while table not in other.wakes():
            one.links.send(other.links.name, Wake(table))
            await asyncio.sleep(0.05)


LIES = {
    "nothing": b"",
    "rubbish": b"\xc1 rubbish",
    "something else": encode({"sender": "liar", "number": 1}),
    "a list too short": encode(["liar", 1]),
    "a number that is none": encode(["liar", "1", True, b""]),
    "an unknown frame": encode(["liar", 1, True, encode([["Explode", 1]])]),
    "a frame without a tag": encode(["liar", 1, True, encode([[]])]),
    "a frame of other types": encode(["liar", 1, True, encode([["Told", "all", 1, b""]])]),
    "no frames at all": encode(["liar", 1, True, encode(7)]),
    "frames cut short": encode(["liar", 1, True, encode([Wake("k2m")])[:-2]]),
}


@pytest.mark.broker
async def test_a_liar_is_not_heard_and_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    for lie, data in LIES.items():
        caplog.clear()
        async with both(key=b"") as (one, other):
            del other.received[:], other.lost[:]
            unreadable, gaps = metrics.UNREADABLE._value.get(), metrics.MISSED._value.get()
            for _ in range(3):
                await one.broker.publish(SUBJECT + other.links.name, data)
            await carried(one, other)
            assert not any(sender == "liar" for sender, _ in other.received) and one.links.name not in other.lost, lie
            assert metrics.UNREADABLE._value.get() > unreadable, lie
            assert metrics.UNREADABLE._value.get() + metrics.MISSED._value.get() >= unreadable + gaps + 3, lie
            assert caplog.text.count("could not be read") == 1, f"{lie} fills the log"
            assert one.links.reached and other.links.reached and not other.links.silent, lie


@pytest.mark.broker
async def test_who_lies_in_the_name_of_another_makes_only_that_one_be_asked_again() -> None:
    async with both(key=b"") as (one, other):
        del other.lost[:], one.lost[:]
        forged = encode(Piece(one.links.name, 10**9, True, encode([Wake("forged")])))
        await one.broker.publish(SUBJECT + other.links.name, forged)
        await until(lambda: other.lost and one.lost)
        assert "forged" not in other.wakes()
        await carried(one, other)
        await carried(other, one)


@pytest.mark.broker
async def test_what_is_not_signed_for_this_process_is_not_heard() -> None:
    async with both() as (one, other):
        me, to, sent = one.links.name, SUBJECT + other.links.name, one.links._links[other.links.name]
        piece = Piece(me, sent.sent + 1, True, encode([Wake("forged")]), sent.since)
        data, theirs = encode(piece), Signatures(b"of another database")
        forged = (data, theirs.signed(to, data), bytes(SIZE) + data, Signatures(KEY).signed(SUBJECT + me, data))
        del other.lost[:], one.lost[:]
        for message in forged:
            await one.broker.publish(to, message)
        await carried(one, other)
        assert "forged" not in other.wakes() and not one.lost and not other.lost


@pytest.mark.broker
async def test_what_was_heard_before_is_not_heard_again() -> None:
    async with both() as (one, other):
        copied: list[bytes] = []

        async def copy(message: Any) -> None:
            copied.append(message.data)

        await one.broker.listen(SUBJECT + other.links.name, copy)
        for table in ("a1", "b2", "c3"):
            one.links.send(other.links.name, Wake(table))
            await asyncio.sleep(0)
        await until(lambda: "c3" in other.wakes())
        await carried(one, other)
        heard, again = other.wakes(), [data for data in copied if b"c3" in data or b"b2" in data]
        other.links._links.clear()  # as it does with one that fell silent
        del other.lost[:]
        for data in again:
            await one.broker.publish(SUBJECT + other.links.name, data)
        await carried(one, other)
        assert again and [table for table in other.wakes() if len(table) == 2].count("c3") == heard.count("c3") == 1


@pytest.mark.broker
async def test_large_messages_travel_in_order() -> None:
    async with both() as (one, other):
        large = one.broker.largest
        del other.lost[:]
        texts = [bytes([number]) * size for number, size in enumerate((1, large * 3, large, large - 1, large + 1, 2))]
        for text in texts:
            one.links.send(other.links.name, Heard("large", text))
            await asyncio.sleep(0)
        await until(lambda: len([1 for _, frame in other.received if isinstance(frame, Heard)]) == len(texts))
        assert [frame.message for _, frame in other.received if isinstance(frame, Heard)] == texts
        assert not other.lost


@pytest.mark.broker
async def test_what_many_are_told_travels_once() -> None:
    async with both() as (one, other):
        news, more = b"news", b"more"
        for follower in range(5):
            one.links.tell(other.links.name, follower, 3, news)
        one.links.tell(other.links.name, 9, 4, more)
        await until(lambda: len([1 for _, frame in other.received if isinstance(frame, FollowerUpdate)]) == 2)
        told = [frame for _, frame in other.received if isinstance(frame, FollowerUpdate)]
        assert told == [FollowerUpdate([0, 1, 2, 3, 4], 3, news), FollowerUpdate([9], 4, more)]


@pytest.mark.broker
@pytest.mark.parametrize("way", ["there", "back", "both"])
async def test_a_line_that_is_cut_is_noticed_by_both_and_works_again(monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    monkeypatch.setattr(module, "PULSE_EVERY", 0.05)
    monkeypatch.setattr(module, "SILENT_AFTER", 0.5)
    proxy, url = await through(BROKER)
    async with both(url) as (one, other):
        proxy.there, proxy.back = way == "back", way == "there"
        await until(lambda: not other.links.reached)
        await until(lambda: other.links.name in one.links.silent)
        assert other.links.name in one.lost and one.links.reached
        assert not one.links.send(other.links.name, Wake("lost"))
        assert not other.links.silent, "who is cut off says of nobody that they are"
        proxy.mend()
        await until(lambda: other.links.reached and not one.links.silent)
        await carried(one, other)
        await carried(other, one)
    await proxy.close()


@pytest.mark.broker
async def test_a_gap_is_told_to_both_sides() -> None:
    async with both() as (one, other):
        del one.lost[:], other.lost[:]
        gaps = metrics.MISSED._value.get()
        one.links._links[other.links.name].sent += 1  # as if a piece had got lost
        one.links.send(other.links.name, Wake("after the gap"))
        await until(lambda: one.lost == [other.links.name] and other.lost == [one.links.name])
        assert "after the gap" not in other.wakes() and metrics.MISSED._value.get() > gaps
        await carried(one, other)


@pytest.mark.broker
async def test_what_came_in_a_message_that_cannot_be_read_is_asked_for_again() -> None:
    async with both() as (one, other):
        del one.lost[:], other.lost[:]
        link = one.links._links[other.links.name]
        link.sent += 1
        to = SUBJECT + other.links.name
        broken = encode(Piece(one.links.name, link.sent, True, encode([["Explode", 1]]), link.since))
        await one.broker.publish(to, Signatures(KEY).signed(to, broken))
        await until(lambda: one.links.name in other.lost and other.links.name in one.lost)
        await carried(one, other)


@pytest.mark.broker
async def test_who_says_goodbye_is_sent_nothing_new() -> None:
    async with both() as (one, other):
        await one.links.leave()
        await until(lambda: other.left)
        assert other.left == [one.links.name] and other.lost[-1] == one.links.name
        assert not other.links.send(one.links.name, Wake("late")) and one.links.name not in other.links.others


@pytest.mark.broker
async def test_who_falls_silent_and_then_loses_its_lease_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PULSE_EVERY", 0.05)
    monkeypatch.setattr(module, "SILENT_AFTER", 0.5)
    async with process("testAlive", ["testKilled"]) as one:
        await until(lambda: "testKilled" in one.links.silent)
        one.links.are([])
        await until(lambda: not one.links.others)
        assert not one.links.silent


@pytest.mark.broker
async def test_what_fails_takes_nothing_along_that_came_with_it(caplog: pytest.LogCaptureFixture) -> None:
    async with both() as (one, other):
        del other.lost[:]
        received = other.links._received

        def fails(sender: str, frame: Frame) -> None:
            if isinstance(frame, Heard):
                raise RuntimeError
            received(sender, frame)

        other.links._received = fails
        for frame in (Wake("before"), Heard("any", b""), Wake("after")):
            one.links.send(other.links.name, frame)
        await until(lambda: "after" in other.wakes())
        assert "before" in other.wakes() and not other.lost and "RuntimeError" in caplog.text


def test_frames_are_as_others_of_this_version_know_them() -> None:
    """Who changes this raises SPEAKS."""
    known = "9392a550756c73650391a64d697373656492a457616b65a36b326d"
    assert encode([Pulse(3), Missed(), Wake("k2m")]).hex() == known
