"""Groups: who sees them, who comes in and goes, their tables, and how their members did."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Guest, Serving, guest, notations, serving
from tests.server.stores import asked, database

from lautta.server.http.limits import Limits
from lautta.server.runtime import groups

TABLE = {"game": "duel", "seats": [{"kind": "person"}, {"kind": "open"}]}


async def made(host: Guest, name: str = "Thursday") -> Any:
    return await host.post("/api/groups", {"name": name}, 201)


async def join(one: Guest, group: Any, status: int = 200) -> Any:
    return await one.post("/api/groups/join", {"invite": group["invite"]}, status)


async def played(host: Guest, other: Guest, group: str | None) -> Any:
    """A table where both played to the end; answers it as the host sees it."""
    opened = await host.set_up({**TABLE, "group": group})
    table = opened["id"]
    await other.do(table, "join", **({} if group else {"invite": opened["invite"]}))
    while not (now := await host.table(table))["result"]:
        one = host if now["to_move"] == [0] else other
        now = await one.table(table)
        await one.act(table, notations(now["legal"])[0], now["number"])
    return now


@pytest.mark.each_store
async def test_a_group_is_there_for_its_members_alone(place: Serving, anna: Guest, ben: Guest) -> None:
    group = await made(anna)
    path = f"/api/groups/{group['id']}"
    assert group["host"] and group["notified"] and [one["name"] for one in group["members"]] == ["Anna"]
    nothing = await ben.get("/api/groups/nowhere", 404)
    for name in ("", "/tables", "/results"):
        assert await ben.get(path + name, 404) == nothing
    for method, what in (("PATCH", ""), ("DELETE", "/me"), ("DELETE", "/members/x")):
        answer = await ben.client.request(method, path + what, json={"notified": False} if method == "PATCH" else None)
        assert (answer.status_code, answer.json()) == (404, nothing), what
    await ben.post("/api/tables", {**TABLE, "group": group["id"]}, 404)
    await ben.post("/api/groups/look", {"invite": "x"}, 404)
    assert await ben.post("/api/groups/look", {"invite": group["invite"]}) == {"name": "Thursday", "members": 1}
    assert await join(ben, group) == await join(ben, group) == {"group": group["id"], "guest": None}
    seen = await ben.get(path)
    assert not seen["host"] and [(one["name"], one["host"], one["mine"]) for one in seen["members"]] == [
        ("Anna", True, False), ("Ben", False, True),
    ]  # fmt: skip
    assert await ben.get("/api/groups") == [{"id": group["id"], "name": "Thursday", "members": 2}]
    (kept,) = (await ben.get("/api/me/data"))["groups"]
    assert (kept["id"], kept["host"], kept["notified"]) == (group["id"], False, True)
    assert not (await ben.client.patch(path, json={"notified": False})).json()["notified"]


async def test_who_was_removed_opens_no_rematch_in_the_group(place: Serving, anna: Guest, ben: Guest) -> None:
    group = await made(anna)
    path = f"/api/groups/{group['id']}"
    await join(ben, group)
    over = await played(anna, ben, group["id"])
    (his,) = [one["guest"] for one in (await ben.get(path))["members"] if one["mine"]]
    await anna.client.delete(f"{path}/members/{his}")
    await ben.do(over["id"], "rematch", key="again")
    assert [one["id"] for one in await anna.get(path + "/tables")] == [over["id"]]


@pytest.mark.each_store
async def test_who_is_removed_knows_no_link_any_more(place: Serving, anna: Guest, ben: Guest) -> None:
    group = await made(anna)
    path = f"/api/groups/{group['id']}"
    await join(ben, group)
    (mine,) = [one["guest"] for one in (await ben.get(path))["members"] if one["mine"]]
    changes: list[Any] = [{"name": "B"}, {"wishes": "x"}, {"host": mine}, {"renew": True, "notified": True}]
    for change in (*changes, None):
        answer = await (ben.client.patch(path, json=change) if change else ben.client.delete(f"{path}/members/{mine}"))
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-host")
    after = (await anna.client.delete(f"{path}/members/{mine}")).json()
    assert len(after["members"]) == 1 and after["invite"] != group["invite"]
    await ben.get(path, 404)
    await join(ben, group, 404)
    renewed = (await anna.client.patch(path, json={"renew": True})).json()
    await join(ben, after, 404)
    await join(ben, renewed)
    assert (await anna.client.patch(path, json={"wishes": " Two  days a move \n\nNo rushing "})).json()[
        "wishes"
    ] == "Two days a move\n\nNo rushing"
    assert not (await anna.client.patch(path, json={"host": mine})).json()["host"]
    assert (await ben.get(path))["host"]
    assert (await ben.client.delete(f"{path}/me")).status_code == 204
    assert (await anna.get(path))["host"]  # who has been there longest
    await join(ben, renewed)
    assert (await anna.client.delete("/api/me")).status_code == 204
    assert (await ben.get(path))["host"]


@pytest.mark.each_store
@pytest.mark.parametrize("way", ["/api/groups/{}/me", "/api/me"])
async def test_the_link_ends_with_the_last_member(place: Serving, anna: Guest, ben: Guest, way: str) -> None:
    group = await made(anna)
    assert (await anna.client.delete(way.format(group["id"]))).status_code == 204
    await ben.post("/api/groups/look", {"invite": group["invite"]}, 404)
    await join(ben, group, 404)


async def test_a_stranger_becomes_a_guest_by_joining_and_a_full_group_takes_nobody(
    place: Serving, anna: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = await made(anna)
    monkeypatch.setattr(groups, "MOST_MEMBERS", 2)  # so that a stranger takes the last place
    async with place.client() as stranger:
        answer = await stranger.post("/api/groups/join", json={"invite": group["invite"], "name": "Cleo"})
        cleo = answer.json()["guest"]
        assert cleo["name"] == "Cleo" and "token" in cleo
        assert (await stranger.post("/api/groups/join", json={"invite": group["invite"]})).status_code == 409
        wrong = {"authorization": "Bearer nobody"}
        answer = await stranger.post("/api/groups/join", json={"invite": group["invite"]}, headers=wrong)
        assert answer.status_code == 401
    await join(ben, group, 409)
    monkeypatch.setattr(groups, "MOST_GROUPS", 1)
    await anna.post("/api/groups", {"name": "Another"}, 429)


async def test_who_joins_by_a_link_that_is_renewed_meanwhile_is_not_in(
    place: Serving, anna: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = await made(anna)
    write = place.server.store.write

    async def renewed_before(*rows: Any, **more: Any) -> None:
        monkeypatch.undo()
        await anna.client.patch(f"/api/groups/{group['id']}", json={"renew": True})
        await write(*rows, **more)

    monkeypatch.setattr(place.server.store, "write", renewed_before)
    await join(ben, group, 404)
    await ben.get(f"/api/groups/{group['id']}", 404)


@pytest.mark.each_store
async def test_a_table_of_a_group_is_its_members_and_stays_in_it(tmp_path: Path) -> None:
    data = tmp_path / "a.db"
    async with AsyncExitStack() as stack:
        place = await stack.enter_async_context(serving(data))
        anna, ben, cleo = [await stack.enter_async_context(guest(place, name)) for name in ("Anna", "Ben", "Cleo")]
        group = await made(anna)
        await join(ben, group)
        path = f"/api/groups/{group['id']}"
        table = await anna.set_up({**TABLE, "group": group["id"], "listed": True})
        assert table["group"] == group["id"]
        assert await anna.get("/api/tables/open") == []
        assert [(one["id"], one["status"]) for one in await ben.get(f"{path}/tables")] == [(table["id"], "waiting")]
        await anna.do(table["id"], "host", act="list")
        await cleo.do(table["id"], "join", 403)
        await cleo.post("/api/tables", {**TABLE, "group": group["id"]}, 404)
        over = await played(anna, ben, group["id"])
        other = await played(anna, ben, None)
        again = await ben.do(over["id"], "rematch", key="again")
        assert again["group"] == group["id"] and other["group"] is None
        listed = await ben.get(f"{path}/tables")
        assert {one["id"] for one in listed[:2]} == {table["id"], again["id"]} and listed[2]["id"] == over["id"]
        assert [one["id"] for one in await ben.get(f"{path}/tables?after={listed[1]['id']}")] == [over["id"]]
        assert await anna.get("/api/tables/finished") == []
        assert asked(database(data), "SELECT count(*) FROM tables WHERE group_id IS NOT NULL") == [(3,)]
        (pair,) = (await ben.get(f"{path}/results"))["pairs"]
        (game,) = pair["games"]
        assert sorted(pair["names"]) == ["Anna", "Ben"] and (game["game"], game["met"]) == ("duel", 1)
        winners = [over["seats"][seat]["name"] for seat in over["result"]["winners"]]
        assert game["won"] == [int(name in winners) for name in pair["names"]]
        await guest_goes(place, ben)
        assert len((await anna.get(path))["members"]) == 1


async def guest_goes(place: Serving, one: Guest) -> None:
    assert (await one.client.delete("/api/me")).status_code == 204


async def test_groups_and_guesses_of_links_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lautta.server.http.limits.network_of", lambda address: address)
    async with serving(tmp_path / "a.db", limits=Limits()) as place, guest(place) as anna:
        for _ in range(5):
            await made(anna)
        await anna.post("/api/groups", {"name": "One more"}, 429)
        async with place.client() as stranger:
            guesses = [
                (await stranger.post("/api/groups/look", json={"invite": f"no-{number}"})).status_code
                for number in range(62)
            ]
        assert guesses.count(404) == 60 and guesses[-1] == 429
