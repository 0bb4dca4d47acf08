"""What is added to uvicorn's protocols: answers written as a whole, and frames as they are."""

import asyncio
import gc
import itertools
import json
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.serving import PATIENCE, Guest, Serving, hear, notations
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from lautta.server.http import live
from lautta.server.http.headers import ALWAYS
from lautta.server.runtime import garbage


async def previews(anna: Guest, version: str = "1.1", more: str = "") -> bytes:
    """A request for the preview of something legal, as it is written."""
    table = await anna.my_turn((await anna.set_up())["id"])
    body = json.dumps({"action": notations(table["legal"])[0]})
    return (
        f"POST /api/tables/{table['id']}/preview HTTP/{version}\r\nHost: lautta\r\n"
        f"Authorization: Bearer {anna.token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n{more}\r\n{body}"
    ).encode()


async def answer(reader: asyncio.StreamReader) -> tuple[str, dict[str, str], Any]:
    """The status line, the headers and the document of the next answer."""
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
    return head[0], headers, json.loads(await reader.readexactly(int(headers["content-length"])))


async def opened(place: Serving) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    where = urlsplit(place.address)
    return await asyncio.open_connection(where.hostname, where.port)


async def test_answers_come_in_order_with_all_headers(place: Serving, anna: Guest) -> None:
    request = await previews(anna)
    reader, writer = await opened(place)
    writer.write(request * 3)  # at once, and then once more
    found = [await answer(reader) for _ in range(3)]
    writer.write(request)
    found.append(await answer(reader))
    for status, headers, document in found:
        assert status == "HTTP/1.1 200 OK" and document["refused"] is None
        assert {"date", "content-type", "cache-control", *ALWAYS} <= set(headers) and "connection" not in headers
        assert document == found[0][2]
    writer.close()


@pytest.mark.parametrize(("version", "more"), [("1.1", "Connection: close\r\n"), ("1.0", "")])
async def test_who_wants_the_connection_closed_gets_that(place: Serving, anna: Guest, version: str, more: str) -> None:
    reader, writer = await opened(place)
    writer.write(await previews(anna, version, more))
    status, headers, document = await answer(reader)
    assert status == "HTTP/1.1 200 OK" and headers["connection"] == "close" and document["refused"] is None
    assert await reader.read() == b""
    writer.close()


async def test_a_socket_that_takes_nothing_for_a_while_misses_nothing(
    place: Serving, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "QUEUE_BYTES", 2**30)
    table = await anna.my_turn((await anna.set_up())["id"])
    async with place.follows(anna.token, table["id"], table["number"]) as page:
        await hear(page)
        [follower] = place.server.tables._actors[table["id"]].followers
        page.transport.pause_reading()
        for number in range(200):
            follower.push(json.dumps({"type": "test", "number": number, "long": "x" * 100_000}).encode(), 0)
        await asyncio.sleep(0.1)
        assert follower._to._waiting  # type: ignore[attr-defined]  # it is behind
        page.transport.resume_reading()
        assert [(await hear(page))["number"] for _ in range(200)] == list(range(200))


async def test_what_is_done_leaves_no_ring_that_somebody_must_look_for(anna: Guest) -> None:
    table = await anna.my_turn((await anna.set_up())["id"])
    await anna.my_turn(table["id"])
    gc.collect()
    gc.disable()
    try:
        for _ in range(30):
            preview = {"action": notations(table["legal"])[0]}
            await anna.post(f"/api/tables/{table['id']}/preview", preview)
        left = sum(isinstance(one, RequestResponseCycle) for one in gc.get_objects())
    finally:
        gc.enable()
    assert left < 5


async def test_everything_is_looked_at_only_while_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[bool] = []
    spent, busy = itertools.count(), True
    monkeypatch.setattr(garbage, "EVERY", 0.01)
    monkeypatch.setattr("time.process_time", lambda: float(next(spent)) if busy else 0.0)
    monkeypatch.setattr("gc.collect", lambda: looks.append(busy))
    looking = asyncio.create_task(garbage.look_while_quiet())
    await asyncio.sleep(0.1)
    busy = False
    while not looks:
        await asyncio.sleep(0.01)
    looking.cancel()
    assert not any(looks)
