"""The WebSocket: everybody hears of every event once, in order, however often they come and go."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
from tests.server.serving import Guest, Serving, follow, guest, hear, hello, notations
from websockets.exceptions import ConnectionClosed

from lautta.server.http import live


def without_actions(entries: list[Any]) -> list[Any]:
    return [{name: value for name, value in entry.items() if name != "action"} for entry in entries]


async def test_a_page_hears_of_everything_as_it_happens_and_how_it_ended(place: Serving, anna: Guest) -> None:
    name, heard, seen, answers = (await anna.set_up())["id"], list[Any](), 0, list[Any]()
    update: Any = {"result": None}
    async with place.follows(anna.token, name) as socket:
        while not update["result"]:
            update = await hear(socket)
            assert update["type"] == "update" and update["from"] == seen
            heard += update["entries"]
            seen = update["number"]
            assert heard[-1]["number"] == seen
            if answers:
                assert {**update, "type": None} == {**answers.pop(), "type": None}
            if not update["result"] and update["to_move"] == [0]:
                answers.append(await anna.act(name, notations(update["legal"])[0], seen))
    assert update["seed"] and update["legal"] == {}
    assert without_actions(heard) == without_actions((await anna.table(name))["log"])
    assert [entry["number"] for entry in heard] == list(range(1, seen + 1))


async def test_who_comes_again_gets_what_was_missed_and_nothing_twice(place: Serving, anna: Guest) -> None:
    table, chance = await anna.set_up(), Random(1)
    name, seen, heard = table["id"], 0, []
    playing = asyncio.create_task(play_slowly(anna, name))
    while not playing.done() or seen < (await anna.table(name))["number"]:
        async with place.follows(anna.token, name, seen) as socket:
            for _ in range(chance.randint(0, 2)):  # then the network breaks
                try:
                    update = await hear(socket, 0.2)
                except TimeoutError:
                    break
                assert update["from"] == seen
                heard += [entry["number"] for entry in update["entries"]]
                seen = update["number"]
    await playing
    assert heard == list(range(1, (await anna.table(name))["number"] + 1))


async def play_slowly(anna: Guest, name: str) -> None:
    table = await anna.my_turn(name)
    while not table["result"]:
        update = await anna.act(name, notations(table["legal"])[0], table["number"])
        await asyncio.sleep(0.02)
        table = await anna.my_turn(name, update["number"])


async def test_several_pages_and_a_spectator(place: Serving, anna: Guest) -> None:
    table = await anna.my_turn((await anna.set_up())["id"])
    async with place.live() as one, place.live() as two, place.live() as watching, guest(place, "Ben") as ben:
        for socket, token in ((one, anna.token), (two, anna.token), (watching, ben.token)):
            await hello(socket, token)
            await follow(socket, table["id"], table["number"])
            assert (await hear(socket))["entries"] == []
        await anna.act(table["id"], notations(table["legal"])[0], table["number"])
        first, second, seen = [await hear(socket) for socket in (one, two, watching)]
        assert first == second and first["private"]
        assert seen["private"] is None and seen["legal"] == {} and seen["public"] == first["public"]
        assert "action" in first["entries"][0] and "action" not in seen["entries"][0]


async def test_a_page_hears_nothing_that_another_guest_followed_and_follows_only_its_own_seat(
    place: Serving, anna: Guest, ben: Guest
) -> None:
    table = await anna.my_turn((await anna.set_up())["id"])  # so that nothing happens meanwhile
    async with place.follows(anna.token, table["id"], table["number"]) as socket:
        await hear(socket)
        await hello(socket, anna.token)  # said again it changes nothing
        await socket.send("?")
        assert (await hear(socket))["type"] == "error"
        for seat, said in ((1, "not-your-seat"), (7, "not-your-seat"), (0, None)):
            await socket.send(json.dumps({"type": "follow", "table": table["id"], "seen": 0, "seat": seat}))
            assert (await hear(socket)).get("error", {}).get("code") == said
        assert len(place.server.tables._actors[table["id"]].followers) == 1
        await hello(socket, ben.token)
        await socket.send("?")
        assert (await hear(socket))["type"] == "error"
        assert not place.server.tables._actors[table["id"]].followers


async def test_a_page_asks_whether_the_server_is_there_and_leaves_a_table_and_follows_it_anew(
    place: Serving, anna: Guest
) -> None:
    table = await anna.my_turn((await anna.set_up())["id"])
    async with place.live() as socket:
        await socket.send('{"type": "ping"}')
        assert (await hear(socket))["error"]["code"] == "no-token"
        await hello(socket, anna.token)
        await socket.send('{"type": "ping"}')
        assert await hear(socket) == {"type": "pong"}
        for _ in range(3):
            await follow(socket, table["id"], table["number"])
            assert (await hear(socket))["number"] == table["number"]
        await socket.send(json.dumps({"type": "leave", "table": table["id"]}))
        await follow(socket, "no such table", 0)
        assert (await hear(socket))["error"]["code"] == "no-such-table"
        await anna.act(table["id"], notations(table["legal"])[0], table["number"])
        with pytest.raises(TimeoutError):
            await hear(socket, 0.2)
        assert not place.server.tables._actors[table["id"]].followers


BAD = [
    ('{"type":"follow","table":"x","seen":0}', "no-token"), ('{"type":"leave","table":"x"}', "no-token"),
    ('{"type":"hello","token":"nobody"}', "bad-token"),
    *((text, "malformed") for text in (
        '{"type":"hello"}', '{"type":"hello","token":1}', '{"type":"hello","token":"x","more":1}', '{"type":"shout"}',
        "{}", "[]", "null", "", "{", '"\\ud800"', "[" * 5000,
        '{"type":"hello","token":"x","token":"y"}', '{"type":"ping","type":"ping"}',
    )),
]  # fmt: skip


async def test_bad_messages_are_told_and_forgiven(place: Serving, anna: Guest) -> None:
    table = await anna.my_turn((await anna.set_up())["id"])
    async with place.live() as socket:
        for message, code in BAD:
            await socket.send(message)
            answer = await hear(socket)
            assert answer["type"] == "error" and answer["error"]["code"] == code and answer["error"]["message"], message
        await hello(socket, anna.token)
        await follow(socket, table["id"], 0)
        assert (await hear(socket))["type"] == "update"
        await follow(socket, table["id"], table["number"] + 1)
        assert (await hear(socket))["error"]["code"] == "seen-ahead"
        for number in ("-1", "1e30", '"1"', "null", "99999999999999999999"):
            await socket.send(f'{{"type":"follow","table":"x","seen":{number}}}')
            assert (await hear(socket))["error"]["code"] == "malformed"


async def test_binary_and_huge_messages_end_only_their_own_socket(place: Serving, anna: Guest) -> None:
    table = await anna.set_up()
    for message in (b"\xff\x00", "x" * 20_000):
        async with place.live() as socket:
            await socket.send(message)
            with pytest.raises((ConnectionClosed, AssertionError)):
                assert (await hear(socket))["type"] != "error"
    async with place.follows(anna.token, table["id"]) as socket:
        assert (await hear(socket))["type"] == "update"


async def test_one_page_follows_only_so_many_tables(place: Serving, anna: Guest, monkeypatch: Any) -> None:
    monkeypatch.setattr(live, "MOST_TABLES", 2)
    tables = [(await anna.set_up())["id"] for _ in range(3)]
    async with place.live() as socket:
        await hello(socket, anna.token)
        for table in (*tables[:2], tables[0]):
            await follow(socket, table, 0)
        await follow(socket, tables[2], 0)
        while (answer := await hear(socket))["type"] == "update":
            pass
        assert answer["error"]["code"] == "too-many-tables" and answer["table"] == tables[2]


async def test_who_does_not_say_who_they_are_is_closed(place: Serving, monkeypatch: Any) -> None:
    monkeypatch.setattr(live, "HELLO_WITHIN", 0.05)
    async with place.live() as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd and closed.value.rcvd.code == live.UNKNOWN


async def test_a_slow_page_is_closed_and_holds_nobody_up(place: Serving, anna: Guest, monkeypatch: Any) -> None:
    monkeypatch.setattr(live, "QUEUE", 4)
    table = await anna.my_turn((await anna.set_up())["id"])
    async with place.live() as quick, place.live() as slow:
        for socket in (quick, slow):
            await hello(socket, anna.token)
            await follow(socket, table["id"], table["number"])
            await hear(socket)
        actor = place.server.tables._actors[table["id"]]
        sockets = {follower._to: follower for follower in actor.followers}  # type: ignore[attr-defined]
        assert len(sockets) == 2
        stuck = next(iter(sockets))
        stuck._page = Stuck()
        update = await anna.act(table["id"], notations(table["legal"])[0], table["number"])
        for _ in range(8):
            actor.followers.tell(actor.view(), update["number"])
            await asyncio.sleep(0.01)
        assert {follower._to for follower in actor.followers} == set(sockets) - {stuck}  # type: ignore[attr-defined]
        assert len(stuck._waiting) <= 4


class Stuck:
    """The other end takes nothing."""

    def say_now(self, _: bytes) -> bool:
        return False

    async def say(self, _: bytes) -> None:
        await asyncio.Event().wait()


async def test_pages_come_again_when_a_table_must_be_read_anew(place: Serving, anna: Guest) -> None:
    from lautta.server.storage.store import NotSaved

    table = await anna.my_turn((await anna.set_up())["id"])
    action = notations(table["legal"])[0]

    async def fails(*_: Any, **__: Any) -> None:
        raise NotSaved

    async with place.follows(anna.token, table["id"], table["number"]) as socket:
        await hear(socket)
        works, place.server.store.write = place.server.store.write, fails  # type: ignore[method-assign]
        error = await anna.act(table["id"], action, table["number"], 503)
        assert error["error"]["code"] == "not-saved"
        place.server.store.write = works  # type: ignore[method-assign]
        with pytest.raises(ConnectionClosed) as closed:
            await hear(socket)
        assert closed.value.rcvd and closed.value.rcvd.code == live.AGAIN
    now = await anna.table(table["id"])
    assert now["number"] == table["number"]
    await anna.act(table["id"], action, table["number"])
