"""Only this site's own pages make browsers ask here, under this site's own names."""

from pathlib import Path

import httpx
import pytest
from tests.server.serving import Serving
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lautta.server.http.app import create_app
from lautta.server.http.run import hosts_of
from lautta.server.http.sites import Hosts
from lautta.server.settings import ServeSettings

JSON = {"content-type": "application/json"}


def client(tmp_path: Path, hosts: Hosts | None = None) -> httpx.AsyncClient:
    app = create_app(tmp_path / "a.db", hosts=hosts)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost:8000")


NOT_JSON = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
            "text/plain; application/json", ""]  # fmt: skip
OTHER_SITES = ["https://evil.example", "http://localhost.evil.example", "http://203.0.113.7", "null", "file://localhost",
               "http://localhost@evil.example"]  # fmt: skip
OURS: list[dict[str, str]] = [
    {"content-type": "Application/JSON; charset=utf-8"},
    {**JSON, "origin": "http://localhost:5173"},
    {**JSON, "sec-fetch-site": "same-origin", "origin": "http://localhost:8000"},
    {**JSON, "sec-fetch-site": "none"},
]


async def test_guests_are_made_by_this_sites_own_pages_and_programs_alone(place: Serving) -> None:
    others = [
        *(({"content-type": kind}, "not-json") for kind in NOT_JSON),
        *(({**JSON, "origin": site}, "other-site") for site in OTHER_SITES),
        *(({**JSON, "sec-fetch-site": kind}, "other-site") for kind in ("cross-site", "same-site")),
    ]
    async with place.client() as one:
        for headers, code in others:
            answer = await one.post("/api/guests", content=b"{}", headers={"host": "localhost:8000", **headers})
            assert answer.json()["error"]["code"] == code and answer.status_code in (403, 415), headers
        for headers in OURS:
            answer = await one.post("/api/guests", content=b"{}", headers={"host": "localhost:8000", **headers})
            assert answer.status_code == 201, headers


async def test_no_page_of_another_site_opens_a_socket(place: Serving) -> None:
    where = place.address.replace("http", "ws") + "/api/live"
    async with connect(where, origin=place.address):  # type: ignore[arg-type]
        pass
    for origin, path in (("https://evil.example", ""), ("null", ""), (place.address, "/x"), (place.address, "//")):
        with pytest.raises(InvalidStatus):
            await connect(where + path, origin=origin)  # type: ignore[arg-type]


async def test_a_server_answers_to_its_own_names(tmp_path: Path) -> None:
    hosts = hosts_of(ServeSettings(public_url="https://Games.example.org:444/", allow_host=("play.example.org",)), [])
    async with client(tmp_path, hosts) as one:
        for host in ("localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:80", "192.0.2.7", "games.example.org",
                     "GAMES.example.org:444", "games.example.org.", "play.example.org"):  # fmt: skip
            assert (await one.get("/api/nothing", headers={"host": host})).status_code == 404, host
        for host in ("", "example.org", "games.example.org.evil.example", "evil.example:8000", "a b", "x@localhost",
                     "localhost/x", "localhost:port", "1.2.3.4.5"):  # fmt: skip
            for path in ("/api/house", "/", "/api/nothing"):
                answer = await one.get(path, headers={"host": host})
                assert (answer.status_code, answer.json()["error"]["code"]) == (421, "wrong-host"), host
