"""A server that is closed to members: whoever is in none of its groups gets in nowhere but at the door."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler
from tests.server.brokers import BROKER
from tests.server.outside import outside
from tests.server.serving import GAMES, Guest, Serving, Watch, follow, guest, hear, hello, serving, until
from tests.server.stores import stores
from tests.server.test_groups import TABLE, join, made
from websockets.exceptions import ConnectionClosed

from lautta.server.http.app import create_app
from lautta.server.http.bodies import DOOR
from lautta.server.settings import ServeSettings
from lautta.server.storage import operating
from lautta.words import Words

START = "<html><!--preview--><body></body></html>"
INVITE = "first-link-of-the-house"
# A route that strangers may use at a closed server is added here by hand, once somebody has thought about it.
AT_THE_DOOR = {
    "GET /health", "GET /ready", "GET /", "HEAD /", "GET /{path:path}", "HEAD /{path:path}", "GET /api/house",
    "POST /api/guests/code", "POST /api/guests/key", "POST /api/guests/mail", "POST /api/guests/passkey",
    "POST /api/guests/passkey/options", "POST /api/mail/confirm", "GET /api/feeds/{token:str}", "POST /api/stop",
    "POST /api/stop/{token:str}", "POST /api/groups/look", "POST /api/groups/join",
}  # fmt: skip


def routes() -> list[tuple[str, str, bool]]:
    """All routes of the application with each of their methods, and whether they are at the door."""
    app = create_app(games=GAMES, settings=ServeSettings(closed=True))
    return [
        (method, route.path, bool(handler.opt.get(DOOR)) and handler.security == [])
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        if isinstance(handler, HTTPRouteHandler) and handler.fn.__name__ != "options_handler"
        for method in sorted(handler.http_methods)
    ]


def filled(path: str, table: Any) -> str:
    """A path with names that are there."""
    names = {"number": "1", "game": "duel", "board": "small", "language": "en"}
    names |= {name: table[name] for name in ("invite", "group")} | {"table": table["id"]}
    parts = [part.strip("{}").partition(":") for part in path.split("/")]
    return "/".join(names.get(name, "x") if kind else name for name, kind, _ in parts)


@asynccontextmanager
async def house(tmp_path: Path, **more: Any) -> AsyncIterator[tuple[Serving, Guest, Any]]:
    """A closed server, its first member, and their table."""
    page = tmp_path / "page"
    (page / "previews").mkdir(parents=True, exist_ok=True)
    (page / "index.html").write_text(START)
    for name in ("house", "duel"):
        (page / "previews" / f"{name}.png").write_bytes(b"picture")
    async with serving(tmp_path / "a.db", page=page, closed=True, **more) as place:
        await operating.add_group(stores.database(tmp_path / "a.db"), "Regulars", INVITE)
        async with place.client() as stranger:
            joined = (await stranger.post("/api/groups/join", json={"invite": INVITE, "name": "Anna"})).json()
        async with guest(place, "Anna", token=joined["guest"]["token"]) as anna:
            yield place, anna, await anna.set_up({**TABLE, "group": joined["group"]})


@pytest.fixture
async def closed(tmp_path: Path) -> AsyncIterator[tuple[Serving, Guest, Any]]:
    async with house(tmp_path) as all_of_it:
        yield all_of_it


def test_the_door_is_known() -> None:
    assert {f"{method} {path}" for method, path, is_door in routes() if is_door} == AT_THE_DOOR


async def test_no_way_in_opens_to_strangers(closed: tuple[Serving, Guest, Any]) -> None:
    """Each route and method, and odd ways to ask: for nobody, for an unknown token, and for a guest in no group."""
    place, _, table = closed
    _, token = await place.server.guests.add("Before")
    shut = [(method, filled(path, table)) for method, path, is_door in routes() if not is_door]
    shut += [("OPTIONS", path) for _, path in shut]
    paths = [
        f"/api/invites/{table['invite']}", "/api/games?token=" + token, "/%61pi/games", "/previews/duel.png/",
        "/%70reviews/duel.png", "/previews/duel.png", "/API/games", "/api/games/", "//api/games", "/api//games",
        "/api/./games", "/x/../api/games", "/api%2Fgames", "/api", "/metrics", "/api/live", "/api/games%00",
    ]  # fmt: skip
    odd = [("HEAD", path) for method, path in shut if method == "GET"]
    odd += [(method, path) for path in paths for method in ("GET", "HEAD", "POST", "PUT", "TRACE", "QUERY")]
    assert len(shut) > 100 and len(odd) > 100
    secrets = ("Anna", "Regulars", "duel", table["id"], table["group"], INVITE, "Before")
    for who in ({}, {"authorization": "Bearer nobody"}, {"authorization": f"Bearer {token}"}):
        async with place.client() as stranger:
            for method, path in odd * (not who) + [way for way in shut if way[0] != "OPTIONS" or not who]:
                body = {"json": {}} if method in ("POST", "PATCH") else {}
                answer = await stranger.request(method, path, headers={**who, "accept": "text/html"}, **body)
                refused = (403,) if (method, path) in shut else (400, 403, 404, 405, 415)
                assert answer.status_code in refused, (method, path, who, answer.text)
                assert not any(one in answer.text for one in secrets if one not in path), path


async def test_the_door_tells_only_that_it_is_one(closed: tuple[Serving, Guest, Any]) -> None:
    place, anna, table = closed
    async with place.client() as stranger:
        told = (await stranger.get("/api/house")).json()
        assert told == {"public_url": None, "network": [], "alone": False, "server": place.server.id, "page": None,
                        "mail": False, "passkeys": "localhost", "closed": True}  # fmt: skip
        plain = (await stranger.get("/")).text
        for path in (f"/invite/{table['invite']}", "/invite/nothing"):
            answer = await stranger.get(path, headers={"accept": "text/html", "user-agent": "Twitterbot"})
            assert (answer.status_code, answer.text) == (200, plain)
        assert "house.png" in plain and Words("en").say("page-home-lead") in plain and "duel" not in plain
        assert (await stranger.get("/previews/house.png")).status_code == 200
        assert (await stranger.post("/api/groups/look", json={"invite": table["invite"]})).status_code == 404
        offer = (await stranger.post("/api/groups/look", json={"invite": INVITE})).json()
        assert offer == {"name": "Regulars", "members": 1}
        shown = await anna.post("/api/me/code", None, 201)
        phone = (await stranger.post("/api/guests/code", json={"code": shown["code"]})).json()["token"]
    async with guest(place, token=phone) as again:
        assert (await again.get("/api/me"))["name"] == "Anna"
        assert (await again.get("/api/house"))["network"] == [] and await again.get("/api/games")
    async with place.client() as operator:
        assert (await operator.post("/api/guests/code", json={"code": "nothing"})).status_code == 404


async def test_who_leaves_the_last_group_is_shut_out_at_once(closed: tuple[Serving, Guest, Any]) -> None:
    place, anna, table = closed
    before, token = await place.server.guests.add("Ben")
    async with place.live() as socket:
        for text in ('{"type": "ping"}', f'{{"type": "hello", "token": "{token}"}}', '{"type": "ping"}'):
            await socket.send(text)
        await follow(socket, table["id"], 0)
        codes = [(await hear(socket))["error"]["code"] for _ in range(4)]
        assert codes == ["no-token", "closed", "no-token", "no-token"]
    async with guest(place, token=token) as ben:
        group = await anna.get(f"/api/groups/{table['group']}")
        await join(ben, group)
        assert (await ben.get("/api/me"))["name"] == "Ben"
        async with place.follows(token, table["id"]) as socket:
            assert (await hear(socket))["type"] == "update"
            answer = await anna.client.delete(f"/api/groups/{group['id']}/members/{before.id}")
            assert answer.status_code == 200
            with pytest.raises(ConnectionClosed) as shut:
                while True:
                    await hear(socket)
            assert shut.value.rcvd and shut.value.rcvd.code == 4001
        assert (await ben.get("/api/me", 403))["error"]["code"] == "closed"
        await join(ben, group, 404)
        other = await made(anna, "Another")
        await join(ben, other)
        await ben.get("/api/tables")
        assert (await ben.client.delete(f"/api/groups/{other['id']}/me")).status_code == 204
        await ben.get("/api/tables", 403)


@pytest.mark.postgresql
@pytest.mark.broker
async def test_all_processes_shut_out_whom_one_has_removed(tmp_path: Path) -> None:
    more = {"broker": BROKER, "closed": True}
    async with house(tmp_path, broker=BROKER) as (one, anna, table), serving(tmp_path / "a.db", **more) as other:
        await until(lambda: len(one.server.store.members) == len(other.server.store.members) == 2)
        stranger, token = await one.server.guests.add("Ben")
        group = await anna.get(f"/api/groups/{table['group']}")
        async with guest(other, token=token) as ben:
            await ben.get(f"/api/tables/{table['id']}", 403)  # and nothing is forwarded
            await join(ben, group)
            await ben.get(f"/api/tables/{table['id']}")
            async with other.live() as socket:
                await hello(socket, token)
                await follow(socket, table["id"], 0)
                assert (await hear(socket))["type"] == "update"
                await anna.client.delete(f"/api/groups/{group['id']}/members/{stranger.id}")
                with pytest.raises(ConnectionClosed):
                    while True:
                        await hear(socket)
                await until(lambda: shut_out(ben))


async def shut_out(one: Guest) -> bool:
    await asyncio.sleep(0)
    return (await one.client.get("/api/tables")).status_code == 403


async def test_who_is_in_no_group_any_more_is_told_nothing(tmp_path: Path) -> None:
    clock = Watch(wall=1_800_000_000_000)
    async with outside() as service, house(tmp_path, clock=clock.clock, inside=["127.0.0.0/8"]) as (place, anna, table):
        path = f"/api/groups/{table['group']}"
        stranger, token = await place.server.guests.add("Ben")
        clock.add(1)
        async with guest(place, token=token) as ben:
            await join(ben, await anna.get(path))
            await ben.post("/api/me/webhooks", {"kind": "webhook", "url": service.address})
            feed = (await ben.post("/api/me/feed", None))["token"]
            await ben.do(table["id"], "join")
            assert b"entry" in (await ben.client.get(f"/api/feeds/{feed}")).content
            await anna.client.delete(f"{path}/members/{stranger.id}")
            await ben.get(f"/api/feeds/{feed}", 404)
            clock.add(120_000)
            await place.server.sender.look()
            await until(lambda: not place.server.sender.busy)
            assert not service.posted
