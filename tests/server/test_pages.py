"""Serving the built page: what is kept for ever, what is asked for again, in which encoding, and nothing else."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.serving import Guest, Serving, serving

from lautta.server.http import pages
from lautta.server.http.headers import ALWAYS, OF_PARTS
from lautta.server.http.routes import health
from lautta.server.storage import sqlite

SCRIPT = b"console.log('raft')" * 50


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Lautta</title>")
    (page / "favicon.svg").write_text("<svg/>")
    (page / "site.webmanifest").write_text("{}")
    script = page / "assets" / "index-Bx3f9kQa.js"
    script.write_bytes(SCRIPT)
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name(script.name + ".br").write_bytes(b"brotli")
    (page / "assets" / "plain.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    async with serving(tmp_path / "a.db", page=page) as place, place.client() as one:
        yield one


async def test_every_address_of_the_page_starts_it(client: httpx.AsyncClient) -> None:
    wanted = {**ALWAYS, "cache-control": "no-cache", "content-type": "text/html; charset=utf-8"}
    for path, status in (("/", 200), ("/invite/abc", 200), ("/nix", 404), ("/table/abc/", 404)):
        answer = await client.get(path)
        assert answer.status_code == status and answer.text.startswith("<!doctype html>"), path
        assert {name: answer.headers[name] for name in wanted} == wanted, path


async def test_hashed_files_are_kept_for_ever_in_the_smallest_encoding(client: httpx.AsyncClient) -> None:
    path = "/assets/index-Bx3f9kQa.js"
    for accept, encoding, length in (("br, gzip", "br", 6), ("gzip", "gzip", None), ("identity", None, len(SCRIPT)),
                                     ("br;q=0, gzip", "gzip", None)):  # fmt: skip
        async with client.stream("GET", path, headers={"accept-encoding": accept}) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert {name: answer.headers.get(name) for name in ALWAYS} == {**dict.fromkeys(ALWAYS), **OF_PARTS}
        assert length is None or len(raw) == length
    assert (await client.get("/assets/plain.js")).headers["cache-control"] == "no-cache"


async def test_what_has_not_changed_is_not_sent_again(client: httpx.AsyncClient) -> None:
    first = await client.get("/favicon.svg")
    assert first.headers["content-type"].startswith("image/svg+xml")
    again = await client.get("/favicon.svg", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    head = await client.head("/")
    assert (head.status_code, head.content) == (200, b"")


async def test_what_is_told_to_one_person_is_kept_nowhere(anna: Guest) -> None:
    here = f"/api/tables/{(await anna.set_up())['id']}"
    of_a_table = [f"{here}{what}" for what in ("", "/file", "/choices", "/updates?seen=0", "/moments/1")]
    for path in ("/api/me", "/api/me/devices", "/api/me/data", "/api/tables", *of_a_table):
        answer = await anna.client.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store"), path
    for path in ("/api/guests", "/api/me/code", f"{here}/actions"):
        assert (await anna.client.post(path, json={})).headers["cache-control"] == "no-store", path


NOWHERE = ["/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt",
           "/assets/none.js", "/assets/none", "/favicon.ico", "/index.html.gz", "//secret.txt"]  # fmt: skip


def test_a_large_answer_is_packed_for_who_can_unpack_it() -> None:
    def encoding(told: bytes, accepted: str) -> str | None:
        request: Any = SimpleNamespace(headers={"accept-encoding": accepted})
        return pages.large(told, request).headers.get("content-encoding")

    large = SCRIPT * 2
    assert [encoding(large, "gzip"), encoding(large, "br"), encoding(b"{}", "gzip")] == ["gzip", None, None]


async def test_nothing_else_is_served(client: httpx.AsyncClient) -> None:
    for path in NOWHERE:
        answer = await client.get(httpx.URL(str(client.base_url).rstrip("/") + path))
        assert answer.status_code == 404 and "secret" not in answer.text.replace("secret.txt", ""), path


async def test_without_a_page_the_server_says_how_to_get_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for in_clone in (True, False):
        monkeypatch.setattr(pages, "IN_CLONE", in_clone)
        async with serving(tmp_path / "a.db") as place, place.client() as client:
            answer = await client.get("/")
        assert answer.status_code == 404 and ("make page" in answer.text) is in_clone


async def test_who_watches_over_the_server_asks_whether_it_is_well(
    tmp_path: Path, place: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place.client() as one:
        well = await one.get("/health")
        assert well.status_code == 200 and well.json() == {"status": "ok"}

        async def hangs() -> None:
            await asyncio.sleep(60)

        with monkeypatch.context() as patch:
            patch.setattr(place.server.store, "ping", hangs)
            patch.setattr(health, "WITHIN", 0.05)
            ill = await one.get("/health")
        assert ill.status_code == 503 and ill.json()["error"]["code"] == "busy"
        await place.server.store.engine.dispose()
        place.server.store.engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path}/nowhere/none.db")
        assert (await one.get("/health")).status_code == 503


async def test_a_server_tells_its_id_and_the_version_of_its_page(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    ids = []
    sqlite.make(tmp_path / "b.db")  # other databases of tests are copies of one
    for database, version in (("a", "Bx3f9kQa"), ("a", "Cy4g0lRb"), ("b", "Cy4g0lRb")):
        (page / "index.html").write_text(f'<script type="module" src="/assets/first-{version}.js"></script>')
        async with serving(tmp_path / f"{database}.db", page=page) as place, place.client() as one:
            house = (await one.get("/api/house")).json()
            assert house["page"] == version
            assert (await one.post("/api/guests", json={})).json()["server"] == house["server"]
            ids.append(house["server"])
    assert ids[0] == ids[1] != ids[2], "a database keeps its id"
