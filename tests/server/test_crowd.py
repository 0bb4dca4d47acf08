"""Connections that send too much, too slowly or nothing, or take nothing: they keep nobody out and cost little."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.serving import PATIENCE, Guest, Serving, follow, guest, hear, hello, serving, until
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from bench.bystander import silence
from bench.server import server
from lautta.server.http import live, protocols
from lautta.server.http.connections import ConnectionLimiter
from lautta.server.http.limits import SECOND, Limits, Rate

SERVED: dict[str, Any] = {"limits": Limits()}

HEAD = b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@asynccontextmanager
async def opened(place: Serving) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    where = urlsplit(place.address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def end_of(reader: asyncio.StreamReader, within: float = PATIENCE) -> bytes:
    """Everything until the server closes; raises TimeoutError where it does not."""
    found = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(within):
            while more := await reader.read(65_536):
                found += more
    return found


def size_now() -> int:
    """The bytes of memory that this process holds, the server in it."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


FOREVER: dict[str, Callable[[int], bytes]] = {  # what may come again and again
    "headers": lambda number: b"X-%d: %s\r\n" % (number, b"x" * 60_000),
    "one header": lambda number: b"x" * 60_000,
    "small headers": lambda number: b"".join(b"X-%d-%d: y\r\n" % (number, n) for n in range(100)),
}


async def test_headers_have_an_end(place: Serving) -> None:
    for what in FOREVER.values():
        async with opened(place) as (reader, writer):
            before = size_now()
            writer.write(HEAD + b"Y: ")
            with suppress(ConnectionError):
                for number in range(1000):
                    writer.write(what(number))
                    await writer.drain()
            answer = await end_of(reader)
            assert not answer or answer.startswith(b"HTTP/1.1 431")
            assert size_now() - before < 20_000_000


async def test_how_much_a_head_may_hold(place: Serving) -> None:
    for head, status in (
        (HEAD + b"X: y\r\n" * 101 + b"\r\n", b"431"),
        (HEAD + b"X: " + b"y" * 40_000 + b"\r\n\r\n", b"431"),
        (b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", b"431"),
        (b"GET / HTTP/1.1\r\nHost : a\r\n\r\n", b"400"),
        (HEAD + b"X: " + b"y" * 30_000 + b"\r\n\r\n", b"200"),
        (HEAD + b"X: y\r\n" * 99 + b"\r\n", b"200"),
    ):
        async with opened(place) as (reader, writer):
            writer.write(head)
            assert (await reader.readline()).split()[1] == status, head[:60]


async def test_nothing_comes_after_a_body_but_the_next_request(place: Serving) -> None:
    async with opened(place) as (reader, writer):
        writer.write(POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: " + b"y" * 200_000)
        await writer.drain()
        with suppress(ConnectionError):
            for _ in range(100):
                writer.write(b"y" * 60_000)
                await writer.drain()
        await end_of(reader)
    async with opened(place) as (reader, writer):
        writer.write(POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nAuthorization: Bearer x\r\n\r\n")
        assert b"201" not in await end_of(reader)


DOUBTFUL = [  # where a proxy and a server may differ in where a body ends
    b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} ",
    b"Transfer-Encoding: chunked, identity\r\n\r\n{}",
]


async def test_a_body_of_doubtful_length_is_refused_and_nothing_after_it_is_read(place: Serving) -> None:
    for body in DOUBTFUL:
        async with opened(place) as (reader, writer):
            writer.write(POST + body + HEAD + b"\r\n")
            answer = await end_of(reader)
            assert answer.startswith(b"HTTP/1.1 400") and answer.count(b"HTTP/1.1") == 1, body


PARTS = [b"", b"G", HEAD, HEAD + b"X: ", POST + b"Content-Length: 2\r\n\r\n{", HEAD + b"\r\n" + HEAD]


async def test_a_request_has_its_time(place: Serving, monkeypatch: Any) -> None:
    """Also one of which something comes all the time."""
    monkeypatch.setattr(protocols, "REQUEST_WITHIN", 0.3)

    async def drips(part: bytes) -> None:
        async with opened(place) as (reader, writer):
            writer.write(part)
            ended = asyncio.create_task(end_of(reader))
            while not ended.done():
                await asyncio.sleep(0.05)
                writer.write(b"x" if part and not part.startswith(HEAD + b"\r\n") else b"")
            answer = ended.result()
            assert b"408" in answer or not answer or answer.startswith(b"HTTP/1.1 400"), part

    await asyncio.gather(*map(drips, PARTS))


@pytest.mark.verify
async def test_who_asks_in_time_may_stay(place: Serving, monkeypatch: Any) -> None:
    """Longer than one request may take, if each of several is quick."""
    monkeypatch.setattr(protocols, "REQUEST_WITHIN", 3.0)
    async with opened(place) as (reader, writer):
        for _ in range(4):
            writer.write(HEAD)
            await asyncio.sleep(0.9)
            writer.write(b"\r\n")
            assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")


async def test_those_who_only_stand_there_keep_nobody_out(tmp_path: Path) -> None:
    connections = ConnectionLimiter(50)
    async with serving(tmp_path / "a.db", connections=connections) as place:
        for part in (b"", HEAD, POST + b"Content-Length: 100\r\n\r\n{", HEAD + b"\r\n"):
            there = [await asyncio.open_connection("127.0.0.1", urlsplit(place.address).port) for _ in range(130)]
            for _, writer in there:
                writer.write(part)
            await until(lambda: 0 < len(connections) <= 50)
            async with place.client() as client:
                for _ in range(20):
                    assert (await client.get("/api/house")).status_code == 200
            for _, writer in there:
                writer.transport.abort()
            await until(lambda: len(connections) == 0)


def waits_for(go_on: asyncio.Event, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Have the list of open tables wait; what is answered grows as it begins to be asked for."""
    begun: list[bool] = []

    async def slow(*_: Any) -> list[Any]:
        begun.append(True)
        await go_on.wait()
        return []

    monkeypatch.setattr("lautta.server.http.routes.people.open_tables", slow)
    return begun


async def test_who_is_served_is_not_sent_away(tmp_path: Path, monkeypatch: Any) -> None:
    connections, go_on = ConnectionLimiter(5), asyncio.Event()
    begun = waits_for(go_on, monkeypatch)
    async with serving(tmp_path / "a.db", connections=connections) as place, guest(place) as anna:
        asked = asyncio.create_task(anna.get("/api/tables/open"))
        await until(lambda: begun)
        others = [await asyncio.open_connection("127.0.0.1", urlsplit(place.address).port) for _ in range(30)]
        await asyncio.sleep(0.1)
        go_on.set()
        assert await asked == []
        for _, writer in others:
            writer.transport.abort()


class Somebody:
    def abort(self) -> None:
        pass


def test_the_connections_of_an_address_are_counted() -> None:
    connections = ConnectionLimiter(100, 3, ["198.51.100.0/24"])
    here = [Somebody() for _ in range(10)]
    assert [connections.come(one, "203.0.113.7") for one in here[:4]] == [True, True, True, False]
    assert connections.come(here[4], "203.0.113.8")
    connections.go(here[0])
    assert connections.come(here[0], "203.0.113.7") and not connections.come(here[5], "::ffff:203.0.113.7")
    for address in ("198.51.100.9", "127.0.0.1"):  # a proxy, and this machine
        assert all(connections.come(Somebody(), address) for _ in range(5))
    connections, gone, busy = ConnectionLimiter(1), Somebody(), Somebody()
    assert connections.come(gone, "203.0.113.7")
    connections.go(gone)
    connections.waits(gone)  # who has gone makes no room
    assert connections.come(busy, "203.0.113.8")
    assert not connections.come(Somebody(), "203.0.113.9") and len(connections) == 1


async def test_requests_that_wait_for_another_are_few(place: Serving, monkeypatch: Any) -> None:
    waits_for(asyncio.Event(), monkeypatch)
    async with opened(place) as (reader, writer):
        writer.write(b"GET /api/tables/open HTTP/1.1\r\nHost: a\r\n\r\n" * 1000)
        await end_of(reader)


async def test_a_text_that_is_none_closes_the_socket_in_silence(place: Serving, caplog: Any) -> None:
    for parts in ([b"\xff"], [b"{\xc3", b"("], [b"\xed\xa0\x80"]):
        async with place.live() as socket:
            for number, part in enumerate(parts):
                frame = Frame(Opcode.CONT if number else Opcode.TEXT, part, fin=number == len(parts) - 1)
                socket.transport.write(frame.serialize(mask=True))
            with pytest.raises(ConnectionClosed) as closed:
                await hear(socket)
            assert closed.value.rcvd and closed.value.rcvd.code == 1007
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


FLOODS = {
    "pings": Frame(Opcode.PING, b""), "pongs": Frame(Opcode.PONG, b"x"), "parts": Frame(Opcode.CONT, b"", fin=False),
    "texts": Frame(Opcode.TEXT, b"{}"), "bytes": Frame(Opcode.BINARY, b""),
}  # fmt: skip


async def test_a_flood_of_frames_breaks_the_connection_off(place: Serving, monkeypatch: Any) -> None:
    """Not more of it is parsed than a piece beyond the limit, whatever has been read."""
    parsed: list[int] = []
    usual = ServerProtocol.receive_data

    def receive(protocol: ServerProtocol, data: bytes) -> None:
        usual(protocol, data)
        parsed.append(len(protocol.events))

    monkeypatch.setattr(ServerProtocol, "receive_data", receive)
    for what, frame in FLOODS.items():
        async with place.live() as socket:
            parsed.clear()
            if what == "parts":
                socket.transport.write(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
            socket.transport.write(frame.serialize(mask=True) * 40_000)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await hear(socket)
            assert closed.value.rcvd is None, what
            most = protocols.FRAMES.at_once / (1 if what == "texts" else protocols.OTHER_COSTS)
            assert sum(parsed) <= most + protocols.PIECE / 6 + 1, what


@pytest.mark.slow
async def test_what_waits_for_a_socket_is_bounded(place: Serving, anna: Guest, monkeypatch: Any) -> None:
    monkeypatch.setattr(protocols, "TAKEN_WITHIN", 0.5)
    table = (await anna.set_up())["id"]
    async with place.follows(anna.token, table) as socket:
        await hear(socket)
        [follower] = place.server.tables._actors[table].followers
        mine = follower._to  # type: ignore[attr-defined]
        socket.transport.pause_reading()
        most = 0
        for _ in range(100):
            follower.push(b"x" * 100_000, 0)
            most = max(most, mine._bytes)
            await asyncio.sleep(0)
        assert 100_000 < most <= live.QUEUE_BYTES and mine._bytes == 0 and mine._closing
        transport = mine._page._frames.transport
        await until(lambda: transport.get_write_buffer_size() == 0)  # and who takes nothing of that either is gone soon
        assert transport.is_closing()


async def test_a_large_message_is_sent_though_it_is_larger_than_what_may_wait(place: Serving, anna: Guest) -> None:
    table = (await anna.set_up())["id"]
    where = place.address.replace("http", "ws") + "/api/live"
    async with connect(where, max_size=None) as socket:
        await hello(socket, anna.token)
        await follow(socket, table, 0)
        await hear(socket)
        [follower] = place.server.tables._actors[table].followers
        follower.push(b'{"type":"test","long":"%b"}' % (b"x" * 3_000_000), 0)
        follower.push(b'{"type":"test","long":""}', 0)
        heard: list[str] = []
        while len(heard) < 2:  # a computer may act at the table meanwhile
            message = await hear(socket)
            heard += [message["long"]] if message["type"] == "test" else []
        assert [len(text) for text in heard] == [3_000_000, 0]


@pytest.mark.slow
async def test_pings_of_who_never_reads_cost_nothing(place: Serving, monkeypatch: Any) -> None:
    monkeypatch.setattr(protocols, "FRAMES", Rate(10**6, SECOND, 10**9))
    async with place.live() as socket:
        socket.transport.pause_reading()
        ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 1000
        before = size_now()
        for _ in range(100):
            socket.transport.write(ping)
            await asyncio.sleep(0.01)
        assert size_now() - before < 30_000_000


async def test_browsers_that_come_and_go_are_forgotten(tmp_path: Path) -> None:
    connections = ConnectionLimiter(1000)
    async with serving(tmp_path / "a.db", connections=connections) as place:
        for _ in range(5):
            async with place.live(), place.client() as client:
                assert (await client.get("/api/house")).status_code == 200
                assert len(connections) == 2
        await until(lambda: len(connections) == 0)
        assert not connections._waiting and not connections._by_network


async def test_who_opens_a_socket_while_a_request_waits_is_forgotten_too(tmp_path: Path, monkeypatch: Any) -> None:
    connections, go_on = ConnectionLimiter(1000), asyncio.Event()
    begun = waits_for(go_on, monkeypatch)
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    async with serving(tmp_path / "a.db", connections=connections) as place:
        async with guest(place) as anna, opened(place) as (reader, writer):
            token = b"Authorization: Bearer " + anna.token.encode()
            writer.write(HEAD.replace(b"house", b"tables/open") + token + b"\r\n\r\n")
            await until(lambda: begun)
            writer.write(HEAD.replace(b"house", b"live") + upgrade + b"bm9ib2R5IGtub3dzIG1lIQ==\r\n\r\n")
            assert b"101" in await reader.readline()
            go_on.set()
        await until(lambda: len(connections) == 0)
        assert not connections._waiting


async def test_the_last_connection_there_is_room_for_may_be_a_socket(tmp_path: Path) -> None:
    connections = ConnectionLimiter(1)
    async with serving(tmp_path / "a.db", connections=connections) as place, place.live() as socket:
        await socket.send("?")
        assert (await hear(socket))["error"]["code"] == "malformed"
        assert len(connections) == 1


@pytest.mark.verify
@pytest.mark.slow
def test_sockets_that_never_read_cost_little_memory(tmp_path: Path) -> None:
    with server(tmp_path / "lautta.db", max(os.sched_getaffinity(0)), "--limited") as one:
        assert silence(one) < 40
