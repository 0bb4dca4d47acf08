"""Devices: each has a token that ends, is listed and signed out; and people who go, with all that was kept of them."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.careful import ALL, Careful
from tests.server.serving import Guest, Serving, Watch, guest, hear, hello, serving, until
from tests.server.stores import asked, database
from tests.server.test_processes import two
from websockets.exceptions import ConnectionClosed

from lautta.server.problem import Problem
from lautta.server.processes.bus import Together
from lautta.server.runtime import guests, orders
from lautta.server.runtime.guests import ENDS_AFTER, Guests
from lautta.server.storage import operating
from lautta.server.storage.databases import Database, open_store
from lautta.server.table.clocks import DAY
from lautta.server.table.commands import Join
from lautta.server.table.viewers import Viewer

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1"
TWO = {"game": "duel", "seats": [{"kind": "person"}, {"kind": "open"}]}
THREE = {"game": "tigris", "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]}


async def on_another_device(place: Serving, one: Guest, agent: str = IPHONE) -> str:
    shown = await one.post("/api/me/code", None, 201)
    async with place.client() as stranger:
        answer = await stranger.post("/api/guests/code", json={"code": shown["code"]}, headers={"user-agent": agent})
    return str(answer.json()["token"])


async def status(place: Serving, token: str) -> int:
    async with place.client(token) as client:
        return (await client.get("/api/me")).status_code


async def test_devices_are_listed_and_signed_out_at_once_with_their_sockets(place: Serving, anna: Guest) -> None:
    phone = await on_another_device(place, anna)
    tablet = await on_another_device(place, anna, "something else")
    listed = await anna.get("/api/me/devices")
    assert [(one["browser"], one["system"], one["this"]) for one in listed if one["browser"]] == [
        ("Safari", "iOS", False)
    ]
    assert sum(one["this"] for one in listed) == 1 and all(one["seen"] % DAY == 0 for one in listed)
    assert not any(token in json.dumps(listed) for token in (phone, tablet, anna.token))
    async with place.live() as socket, place.live() as mine:
        await hello(socket, phone)
        await hello(mine, anna.token)
        await mine.send('{"type": "ping"}')
        await socket.send('{"type": "ping"}')
        assert [(await hear(each))["type"] for each in (mine, socket)] == ["pong", "pong"]
        (safari,) = [one["id"] for one in listed if one["system"] == "iOS"]
        assert (await anna.client.delete(f"/api/me/devices/{safari}")).status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            await hear(socket)
        assert closed.value.rcvd and closed.value.rcvd.code == 4001
        await mine.send('{"type": "ping"}')
        assert (await hear(mine))["type"] == "pong"
    assert [await status(place, each) for each in (phone, tablet, anna.token)] == [401, 200, 200]
    shown = await anna.post("/api/me/code", None, 201)
    assert (await anna.client.delete("/api/me/devices")).status_code == 204
    assert [await status(place, each) for each in (tablet, anna.token)] == [401, 200]
    async with place.client() as thief:  # a code that another device has asked for is good for nothing either
        assert (await thief.post("/api/guests/code", json={"code": shown["code"]})).status_code == 404


@pytest.mark.each_store
async def test_a_token_ends_after_a_long_absence_and_a_use_a_day_costs_one_write(tmp_path: Path) -> None:
    store, watch = await open_store(database(tmp_path / "a.db")), Watch(wall=20_000 * DAY + 5)
    writes = []
    write = store.write

    async def counted(*new: Any, epoch: int | None = None) -> None:
        writes.append(new)
        await write(*new, epoch=epoch)

    store.write = counted  # type: ignore[method-assign]

    def process() -> Guests:  # one that has nothing in memory
        return Guests(store, Together().bus(), watch.clock)

    _, token = await process().add("Anna", FIREFOX)
    watch.add(ENDS_AFTER)
    assert await process().find(token, IPHONE)
    (device,) = await process().devices((await process().find(token)) or pytest.fail())
    assert (device.browser, device.seen_at) == ("Safari", watch.now - 5)
    watch.add(DAY - 6)  # to the end of that day
    assert len([await process().find(token) for _ in range(3)]) == 3
    assert len(writes) == 2  # as it was made, and on that day
    watch.add(ENDS_AFTER)  # to the moment
    assert await process().find(token)
    watch.add(ENDS_AFTER + DAY)
    assert await process().find(token) is None
    watch.add(-10 * DAY)  # the clock was wrong: it has ended, but is not lost
    assert await process().find(token)
    await store.close()


async def test_who_was_seen_last_is_remembered_longest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "REMEMBERED", 2)
    store = await open_store(database(tmp_path / "a.db"))
    one = Guests(store, Together().bus(), Watch().clock)
    first, *others = [(await one.add(name))[1] for name in ("Anna", "Ben")]
    await one.find(first)
    await one.add("Carl")
    asked = []
    read = store.guest

    async def counted(hashed: bytes) -> Any:
        asked.append(hashed)
        return await read(hashed)

    store.guest = counted  # type: ignore[method-assign]
    assert await one.find(first) and not asked
    assert await one.find(*others) and len(asked) == 1
    await store.close()


async def test_a_signed_out_token_is_refused_at_every_process_at_once_even_by_one_that_was_just_reading(
    tmp_path: Path,
) -> None:
    store, together = await open_store(database(tmp_path / "a.db")), Together()
    one, other = (Guests(store, together.bus(), Watch().clock) for _ in range(2))
    anna, token = await one.add("Anna")
    read = store.guest

    async def slow(hashed: bytes) -> Any:
        row = await read(hashed)
        store.guest = read  # type: ignore[method-assign]
        await one.sign_out(anna, anna.device)
        return row

    store.guest = slow  # type: ignore[method-assign]
    assert [await other.find(token), await one.find(token)] == [None, None]
    await store.close()


async def test_a_look_up_is_repeated_only_for_the_guest_who_has_changed(tmp_path: Path) -> None:
    store = await open_store(database(tmp_path / "a.db"))
    one = Guests(store, Together().bus(), Watch().clock)
    (_, token), (ben, _) = [await one.add(name) for name in ("Anna", "Ben")]
    one.look_again((await one.find(token) or pytest.fail()).id)
    asked, read = [], store.guest

    async def while_ben_changes(hashed: bytes) -> Any:
        asked.append(hashed)
        one.look_again(ben.id)
        return await read(hashed)

    store.guest = while_ben_changes  # type: ignore[method-assign]
    try:
        assert await one.find(token) and len(asked) == 1
    except RecursionError:
        pytest.fail("others' changes keep somebody out")
    finally:
        await store.close()


async def test_who_signs_out_no_device_leaves_no_work(place: Serving, anna: Guest) -> None:
    for path in ("/nothing", ""):
        assert (await anna.client.delete(f"/api/me/devices{path}")).status_code == 204
    assert await place.server.store.orders() == []


# going


@pytest.mark.each_store
async def test_who_goes_leaves_what_they_did_and_nothing_that_says_who_they_were(tmp_path: Path) -> None:
    data = tmp_path / "a.db"
    async with (
        serving(data, ALL) as place, guest(place, "Anna", Careful) as anna, guest(place, "Zoe", Careful) as zoe,
        guest(place, "Carl", Careful) as carl,
    ):  # fmt: skip
        over = await zoe.set_up(TWO)
        await anna.do(over["id"], "join", invite=over["invite"])
        await zoe.do(over["id"], "chat", text="my address is here", key="c1")
        await anna.do(over["id"], "chat", text="mine is not", key="c2")
        await anna.do(over["id"], "concede")
        running = await anna.set_up(THREE)
        for one in (zoe, carl):
            await one.do(running["id"], "join", invite=running["invite"])
        waiting = await zoe.set_up(TWO)
        before_it_began = [await anna.set_up(THREE) for _ in range(2)]  # a table that they left, and one they had to
        for table in before_it_began:
            await zoe.do(table["id"], "join", invite=table["invite"])
        await zoe.do(before_it_began[0]["id"], "leave")
        await anna.do(before_it_began[1]["id"], "host", act="remove", seat=1)
        left = await anna.set_up(TWO)
        await zoe.do(left["id"], "join", invite=left["invite"], seat=1)
        before, file = await anna.table(over["id"]), await anna.get(f"/api/tables/{over['id']}/file")
        kept = await zoe.get("/api/me/data")
        assert {one["table"] for one in kept["tables"]} == {
            one["id"] for one in (over, running, waiting, left, *before_it_began)
        }
        (of_over,) = [one for one in kept["tables"] if one["table"] == over["id"]]
        assert [event["text"] for event in of_over["events"] if event["kind"] == "chat"] == ["my address is here"]
        assert of_over["seats"] == {"0": "Zoe"} and zoe.token not in json.dumps(kept)
        assert (await zoe.client.delete("/api/me")).status_code == 204
        assert await status(place, zoe.token) == 401
        await until(lambda: _none_left(place))
        after = await anna.table(over["id"])
        assert [seat["name"] for seat in after["seats"]] == ["", "Anna"]
        assert [entry.get("text") for entry in after["log"] if entry["kind"] == "chat"] == ["", "mine is not"]
        assert after["result"] == before["result"] and after["legal"] == before["legal"]
        now = await anna.table(running["id"])
        assert now["status"] == "playing" and [seat.get("away") for seat in now["seats"]] == [None, "conceded", None]
        await anna.client.post(f"/api/tables/{running['id']}/chat", json={"text": "on", "key": "c3"})
        assert (await anna.table(waiting["id"]))["status"] == "closed"
    async with serving(data, ALL) as place, guest(place, token=anna.token, kind=Careful) as anna:  # all can be read
        assert (await anna.table(left["id"]))["seats"][0]["name"] == "Anna"
        again = await anna.table(over["id"])
        assert [seat["name"] for seat in again["seats"]] == ["", "Anna"] and again["log"] == after["log"]
        same = await anna.get(f"/api/tables/{over['id']}/file")
        assert [line for line in file.splitlines() if "Zoe" not in line] == same.splitlines() and "Zoe" in file
    for rows in ("guests", "seats", "tables", "events", "notes"):
        found = repr(asked(database(data), f"SELECT * FROM {rows}"))
        assert "Zoe" not in found and "my address" not in found and ("Anna" in found) == (rows != "notes")


@pytest.mark.each_store
async def test_what_was_under_way_when_somebody_went_is_forgotten_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "EVERY", 0.01)
    data, watch, under_way = tmp_path / "a.db", Watch(wall=10**12), asyncio.Event()
    async with (
        serving(data, ALL, clock=watch.clock) as place, guest(place, "Anna") as anna, guest(place, "Zoe") as zoe,
    ):  # fmt: skip
        rewrite = place.server.tables.rewrite

        async def later(*args: Any) -> None:
            await under_way.wait()
            await rewrite(*args)

        monkeypatch.setattr(place.server.tables, "rewrite", later)
        over = await zoe.set_up(TWO)
        await anna.do(over["id"], "join", invite=over["invite"])
        await anna.do(over["id"], "concede")
        late, found = await anna.set_up(TWO), place.server.guests.find
        me = await found(zoe.token) or pytest.fail()
        assert (await zoe.client.delete("/api/me")).status_code == 204
        again = await anna.do(over["id"], "rematch", key="again")
        actor = await place.server.tables.actor(late["id"])
        await actor.ask(Viewer(me.id, None), Join(None, None, "Zoe", None, late["invite"]))
        await place.server.guests.rename(me, "Zoe")
        under_way.set()
        await until(lambda: _none_left(place))
        assert [seat["name"] for seat in (await anna.table(again["id"]))["seats"]] == ["Anna", "Zoe"]
        watch.add(operating.HEARD[operating.GO] + 1)
        await until(lambda: _none_left(place, operating.LOOK))
        for table in (again, late):
            assert "Zoe" not in [seat["name"] for seat in (await anna.table(table["id"]))["seats"]]
    for each in ("guests", "seats", "tables", "events"):
        assert "Zoe" not in repr(asked(database(data), f"SELECT * FROM {each}"))


async def test_a_damaged_table_or_one_that_is_gone_does_not_stand_in_the_way(tmp_path: Path) -> None:
    data = tmp_path / "a.db"
    async with serving(data) as place, guest(place, "Anna") as anna:
        damaged, whole = [(await anna.set_up(TWO))["id"] for _ in range(2)]
        with closing(sqlite3.connect(data)) as file, file:
            file.execute("UPDATE events SET at = at + 1 WHERE table_id = ?", (damaged,))
            file.execute("INSERT INTO orders VALUES ('one', 'forget', 'nobody', 'purged', 0)")
        kept = await anna.get("/api/me/data")
        assert [one["table"] for one in kept["tables"]] == [whole] and kept["unreadable"] == [damaged]
        await until(lambda: _none_left(place))


async def test_orders_that_must_wait_are_logged_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(orders, "EVERY", 0.001)
    tried = []

    async def full(*args: Any) -> None:
        tried.append(args)
        raise Problem("disk-full")

    async with serving(tmp_path / "a.db") as place, guest(place, "Anna") as anna:
        for _ in range(3):
            await anna.set_up(TWO)
        place.server.tables.rewrite = full  # type: ignore[method-assign]
        assert (await anna.client.delete("/api/me")).status_code == 204
        await until(lambda: len(tried) > 12)
    assert len([one for one in caplog.records if "order" in one.getMessage()]) == 1


async def _none_left(place: Serving, *but: str) -> bool:
    """Is nothing left to be done now, but to look at guests again?"""
    return all(one.act in (but or operating.HEARD) for one in await place.server.store.orders())


# what operators do


@pytest.mark.each_store
async def test_what_an_operator_does_to_people_shows_in_a_running_server(tmp_path: Path) -> None:
    where = database(tmp_path / "a.db")
    async with serving(tmp_path / "a.db") as place, guest(place, "Anna") as anna, guest(place, "Ben") as ben:
        who = (await anna.get("/api/me"))["guest"]
        feed = f"/api/feeds/{(await anna.post('/api/me/feed', {}))['token']}"
        assert [(row.name, row.devices) for row in await operating.people(where, "ann")] == [("Anna", 1)]
        for act, wanted, read in (("ban", 403, 404), ("unban", 200, 200), ("sign-out", 401, 404)):
            assert await operating.do(where, act, who)
            await until(lambda wanted=wanted: _is(place, anna.token, wanted))
            assert (await ben.client.get(feed)).status_code == read, act  # which asks for no token
        assert not await operating.do(where, "ban", "nobody")
        whose, table = (await ben.get("/api/me"))["guest"], await ben.set_up()
        assert await operating.do(where, "delete", whose)
        await until(lambda: _is(place, ben.token, 401))
        await until(lambda: _none_left(place))
        assert [row.name for row in await operating.people(where, whose)] == [""]
        found = await place.server.store.seats_at([table["id"]])
        assert found[table["id"]][0].name == ""


async def _is(place: Serving, token: str, wanted: int) -> bool:
    return await status(place, token) == wanted


@pytest.mark.each_store
async def test_an_operator_closes_and_purges_tables(tmp_path: Path) -> None:
    where, watch = database(tmp_path / "a.db"), Watch(wall=10**12)
    async with serving(tmp_path / "a.db", clock=watch.clock) as place, guest(place, "Anna") as anna:
        running, waiting = await anna.set_up(), await anna.set_up(TWO)
        for table in (running, waiting):
            assert await operating.close(where, table["id"])
        assert not await operating.close(where, "nothing")
        await until(lambda: _none_left(place))
        assert (await anna.table(waiting["id"]))["status"] == "closed"
        over = await anna.table(running["id"])
        assert (over["status"], over["result"]["how"], over["result"]["places"]) == ("over", "closed", [])
        assert await operating.purge(where, 1, False) == await operating.purge(where, 1, False)
    assert await operating.purge(where, 10**6, True) == {}
    assert await operating.purge(where, 1, True) == {"closed": 1, "over": 1}
    assert await operating.purge(where, 1, True) == {}
    async with serving(tmp_path / "a.db", clock=watch.clock) as place, guest(place, token=anna.token) as anna:
        assert await anna.get("/api/tables") == []


@pytest.mark.each_store
async def test_a_purge_lets_a_server_save_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operating, "AT_ONCE", 2)
    where, opened, begun = database(tmp_path / "a.db"), operating.opened, list[bool]()

    def counted(where: Database, *, writes: bool = True) -> Any:
        begun.append(writes)
        return opened(where, writes=writes)

    monkeypatch.setattr(operating, "opened", counted)
    async with serving(tmp_path / "a.db", clock=Watch(wall=10**12).clock) as place, guest(place, "Anna") as anna:
        for _ in range(3):
            await anna.set_up(TWO)
    assert await operating.purge(where, 1, True) == {"waiting": 3}
    assert begun == [False, True, True]
    assert asked(where, "SELECT count(*) FROM events") == [(0,)]


@pytest.mark.each_store
async def test_a_table_that_is_purged_while_it_is_played_harms_nothing(tmp_path: Path) -> None:
    where, watch = database(tmp_path / "a.db"), Watch(wall=10**12)
    async with serving(tmp_path / "a.db", clock=watch.clock) as place, guest(place, "Anna") as anna:
        table = await anna.my_turn((await anna.set_up())["id"])
        if not isinstance(where, Path):  # a process owns it
            assert await operating.purge(where, 1, True) == {}
            return
        assert await operating.purge(where, 1, True) == {"playing": 1}
        action = next(" ".join([name, *args]) for name, ways in table["legal"].items() for args in ways)
        refused = await anna.act(table["id"], action, table["number"], 503)
        assert refused["error"]["code"] == "not-saved"
        await anna.get(f"/api/tables/{table['id']}", 404)
        assert (await anna.set_up())["id"]


@pytest.mark.postgresql
@pytest.mark.broker
async def test_who_goes_at_one_process_leaves_the_tables_of_the_other_and_is_refused_there(tmp_path: Path) -> None:
    async with (
        two(tmp_path) as (one, other), guest(one, "Zoe") as zoe, guest(other, token=zoe.token) as there,
    ):  # fmt: skip
        tables = [(await each.set_up())["id"] for each in (zoe, there)]
        assert one.server.tables.loaded(tables[0]) and other.server.tables.loaded(tables[1])
        async with other.live() as socket:
            await hello(socket, zoe.token)
            await socket.send('{"type": "ping"}')
            assert (await hear(socket))["type"] == "pong"
            assert (await zoe.client.delete("/api/me")).status_code == 204
            with pytest.raises(ConnectionClosed):
                await hear(socket)
        assert await status(other, zoe.token) == 401
        await until(lambda: _none_left(one))
        found = await one.server.store.seats_at(tables)
        assert [found[table][0].name for table in tables] == ["", ""]
