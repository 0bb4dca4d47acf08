"""However a request is written: it is the same request to the limits, or none at all."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import sqlalchemy as sa
from tests.server.serving import PATIENCE, Guest, Serving, serving

from lautta.server.http import limits
from lautta.server.http.limits import HOUR, Limits, Rate
from lautta.server.storage import rows

BODY = b'{"name":"Eve"}'
PATHS = [  # that lead, or might be read so as to lead, to /api/guests
    "/api/guests", "//api/guests", "///api/guests", "/api//guests", "/api///guests", "/api/guests/", "/api/guests//",
    "/./api/guests", "/api/./guests", "/api/guests/.", "/x/../api/guests", "/api/x/../guests", "/api/guests/x/..",
    "/../api/guests", "/api%2Fguests", "/api%2fguests", "/%2Fapi/guests", "/api/%2Fguests", "/api/guests%2F",
    "/api/%67uests", "/%61pi/guests", "/api/guest%73", "/%61%70%69/%67%75%65%73%74%73", "/api/%2e/guests",
    "/api/%2E%2E/api/guests", "/api\\guests", "\\api\\guests", "/api%5Cguests", "/api/guests%00", "/api/guests%00/x",
    "/api/guests%20", "/api/guests%0A", "/api/guests%0d%0a", "/api/guests%09", "/api/guests?", "/api/guests?x=1",
    "/api/guests?/api/me", "/api/guests#x", "/api/guests;x=1", "/api/guests;", "/API/guests", "/api/Guests",
    "/api/guests%3F", "/api/guests%23", "/api%252Fguests", "/api/%2567uests", "/api/guests%C0%AF", "/api/%ff%fe",
    "/api/guests\t", "http://localhost/api/guests", "http://localhost//api/guests", "http://x:1/api/guests?y",
    "https://example.org/api/guests", "HTTP://LOCALHOST/api/guests", "//localhost/api/guests", "api/guests", "*",
    "/api/guests%E2%81%84", "/api/\xff", "/api/guests/../guests", "/api/guests/%2e%2e/guests", "/;/api/guests",
]  # fmt: skip
HEADERS = [  # besides those that every request has
    "Host: a\r\nHost: b", "host: example.org", "Content-Type: text/plain", "Transfer-Encoding: identity",
    "Authorization: Bearer nobody", "Authorization:Bearer  nobody", "authorization: bearer nobody",
    "AUTHORIZATION: Bearer\tnobody", "Authorization: Bearer nobody\r\nAuthorization: Bearer somebody",
    "Authorization: Basic YTpi", "X-HTTP-Method-Override: GET", "X-Original-URL: /api/me", "X-Rewrite-URL: /api/me",
    "Forwarded: for=192.0.2.1", "X-Real-IP: 192.0.2.1", "True-Client-IP: 192.0.2.1", "Connection: close",
    "Connection: keep-alive, x", "Expect: 100-continue", "X-Folded: a\r\n b",
]  # fmt: skip
METHODS = ["post", "Post", "PUT", "PATCH", "POST ", " POST", "GET", "HEAD", "OPTIONS", "DELETE", "TRACE", "CONNECT"]
NUMBER = itertools.count(1)


@pytest.fixture(scope="module")
def few() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(limits.OF_ADDRESS, "guests", Rate(1, HOUR, 2))
        patch.setitem(limits.OF_GUEST, "chat", Rate(1, HOUR, 2))
        yield


@pytest.fixture
async def place(tmp_path: Path, few: None) -> AsyncIterator[Serving]:
    async with serving(tmp_path / "a.db", limits=Limits()) as running:
        yield running


async def sent(place: Serving, *parts: bytes, within: float = 0.5) -> bytes:
    """Everything that is answered to what is written, which for much of it is nothing."""
    where = urlsplit(place.address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(b"".join(parts))
    found = b""
    with suppress(TimeoutError, ConnectionError):
        async with asyncio.timeout(within):
            while b"\r\n\r\n" not in found and (more := await reader.read(65_536)):
                found += more
    writer.close()
    return found


def request(path: str, address: str, more: str = "", method: str = "POST", version: str = "1.1") -> bytes:
    head = (
        f"{method} {path} HTTP/{version}\r\nHost: localhost\r\nX-Forwarded-For: {address}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(BODY)}\r\n{more}\r\n"
    )
    return head.encode("latin-1") + BODY


async def people(place: Serving) -> int:
    async with place.server.store.engine.connect() as connection:
        return int((await connection.execute(sa.select(sa.func.count()).select_from(rows.guests))).scalar_one())


async def used_up(place: Serving) -> str:
    address = f"203.0.113.{next(NUMBER) % 250}"
    answers = [await sent(place, request("/api/guests", address), within=PATIENCE) for _ in range(3)]
    assert [answer.split()[1] for answer in answers] == [b"201", b"201", b"429"]
    return address


async def test_no_limit_is_passed_by_writing_a_request_otherwise(place: Serving) -> None:
    address = await used_up(place)
    before = await people(place)
    ways = [request(path, address) for path in PATHS]
    ways += [request("/api/guests", address, f"{header}\r\n") for header in HEADERS]
    ways += [request("/api/guests", address, method=method) for method in METHODS]
    ways += [request("/api/guests", address, version=version) for version in ("1.0", "0.9", "2.0", "1.2")]
    assert len(ways) > 90
    answers = dict(zip(ways, await asyncio.gather(*(sent(place, way) for way in ways)), strict=True))
    assert [way for way, answer in answers.items() if answer.split()[1:2] > [b"500"]] == []
    passed = [way.partition(b"\r\n")[0] for way, answer in answers.items() if answer.split()[1:2] == [b"201"]]
    assert (passed, await people(place)) == ([], before)
    await sent(place, *[request("/api/guests", address)] * 10)  # many requests in one breath are many
    await asyncio.sleep(0.1)
    assert await people(place) == before


TOKENS = [  # ways to write whose token it is
    "Authorization: Bearer {t}", "authorization: Bearer {t}", "AUTHORIZATION: Bearer {t}", "Authorization:Bearer {t}",
    "Authorization:    Bearer {t}", "Authorization: Bearer  {t}", "Authorization: Bearer   {t}",
    "Authorization: Bearer\t{t}", "Authorization: Bearer \t{t}", "Authorization: Bearer {t} ",
    "Authorization: Bearer {t}\t",
    "Authorization: bearer {t}", "Authorization: BEARER {t}", "Authorization: Bearer {t},",
    "Authorization: Bearer {t};x",
    "Authorization: Bearer {t}=", 'Authorization: Bearer "{t}"',
    "Authorization: Bearer {t}\r\nAuthorization: Bearer {t}",
    "Authorization: Bearer nobody\r\nAuthorization: Bearer {t}", "Authorization: Bearer {t}\r\nAuthorization: Bearer x",
    "Authorization: Bearer {t}\r\nX-Forwarded-For: 192.0.2.77", "Authorization: Bearer {t}\r\nCookie: a=b",
    "Authorization: Bearer {t}\x0b", "Authorization: Bearer \xa0{t}", "Authorization: Basic {t}", "Authorization: {t}",
]  # fmt: skip


async def test_a_guest_is_one_however_the_token_is_written(place: Serving, anna: Guest) -> None:
    table = (await anna.set_up())["id"]

    async def said() -> int:
        return [entry["kind"] for entry in (await anna.table(table))["log"]].count("chat")

    path, keys = f"/api/tables/{table}/chat", itertools.count()
    for _ in range(2):
        await anna.do(table, "chat", text="hello", key=str(next(keys)))
    assert (await anna.client.post(path, json={"text": "x", "key": "x"})).status_code == 429
    here = f"/api/tables/{table}"
    paths = [path, f"{path}/", f"/api/tables//{table}/chat", f"{here}//chat", f"{here}/%63hat", f"{here}/./chat",
             f"/api//tables/{table}/chat", f"{path}?a=b"]  # fmt: skip
    for way, token in [*((path, token) for token in TOKENS), *((path, TOKENS[0]) for path in paths)]:
        body = json.dumps({"text": "too much", "key": str(next(keys))}).encode()
        head = (
            f"POST {way} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n{token.replace('{t}', anna.token)}\r\n\r\n"
        )
        await sent(place, head.encode("latin-1"), body)
        assert await said() == 2, (way, token)


async def test_odd_paths_lead_nowhere(place: Serving, anna: Guest) -> None:
    for path in ("/api//me", "/api/./me", "/api%2Fme", "/api/me/", "/api/%00", "/%2e/", "//"):
        head = f"GET {path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {anna.token}\r\n\r\n"
        answer = await sent(place, head.encode(), within=PATIENCE)
        assert answer.startswith(b"HTTP/1.1 404") and b"no-such-path" in answer, path
