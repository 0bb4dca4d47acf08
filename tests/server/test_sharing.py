"""What processes that share a database know of each other's people: names, codes, limits, lists, who is there."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.brokers import BROKER
from tests.server.serving import Serving, guest, hear, serving, until
from tests.server.stores import database
from tests.server.test_limits import Clock
from tests.server.test_processes import know, play, two

from lautta.server.http import limits
from lautta.server.http.costs import Cost
from lautta.server.http.limits import ANYTHING, OF_ADDRESS, OF_GUEST, SILENT_AFTER, Limits
from lautta.server.problem import Problem
from lautta.server.processes.bus import Together
from lautta.server.runtime import guests
from lautta.server.runtime.codes import Codes
from lautta.server.runtime.guests import REMEMBERED_FOR, Guests
from lautta.server.runtime.server_clock import ServerClock
from lautta.server.storage.databases import open_store

GUEST, ADDRESS = "a guest", "203.0.113.7"
OPEN = {"game": "duel", "listed": True, "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}]}


async def test_a_rename_shows_at_each_process_at_once_and_where_it_was_not_told_after_a_while(tmp_path: Path) -> None:
    store, together, passed = await open_store(database(tmp_path / "a.db")), Together(), Clock()
    one, other = (Guests(store, together.bus(), ServerClock(), passed) for _ in range(2))
    untold = Guests(store, Together().bus(), ServerClock(), passed)
    anna, token = await one.add("Anna")
    for each in (other, untold):
        assert await each.find(token) == anna
    await one.rename(anna, "Annika")
    assert [found.name for each in (one, other) if (found := await each.find(token))] == ["Annika"] * 2
    found = await untold.find(token)
    assert found and found.name == "Anna"
    passed.now += REMEMBERED_FOR
    found = await untold.find(token)
    assert found and found.name == "Annika"
    await store.close()


async def test_of_guests_only_so_many_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "REMEMBERED", 3)
    store = await open_store(database(tmp_path / "a.db"))
    one = Guests(store, Together().bus(), ServerClock())
    tokens = [(await one.add(f"Guest {number}"))[1] for number in range(5)]
    for number, token in enumerate(tokens):
        found = await one.find(token)
        assert found and found.name == f"Guest {number}"
        assert len(one._known) == 3
    assert await one.find("nobody's") is None
    await store.close()


async def test_a_code_of_one_process_is_used_at_another_one_once(tmp_path: Path) -> None:
    store, together = await open_store(database(tmp_path / "a.db")), Together()
    people, codes = [Guests(store, together.bus(), ServerClock()) for _ in range(2)], [Codes(store) for _ in range(2)]
    anna, _ = await people[0].add("Anna")
    first, _ = await codes[0].make(anna.id, 1)
    shown, until = await codes[1].make(anna.id, 2)
    for each in codes:
        with pytest.raises(Problem, match="no-such-code"):
            await each.find(first, 3)
        with pytest.raises(Problem, match="no-such-code"):
            await each.find(shown, until)
    found = [await each.find(f" {shown[:4].lower()} {shown[4:]}", until - 1) for each in codes]
    used = await asyncio.gather(
        *(each.add_device(code) for each, code in zip(people, found, strict=True)), return_exceptions=True
    )
    problems = [one for one in used if isinstance(one, BaseException)]
    assert [getattr(problem, "code", problem) for problem in problems] == ["no-such-code"], "it was used by both"
    [(who, token)] = [one for one in used if not isinstance(one, BaseException)]
    assert who.id == anna.id and who.device != anna.device
    for of in people:
        assert await of.find(token) == who
    for each in codes:
        with pytest.raises(Problem, match="no-such-code"):
            await each.find(shown, 5)
    await store.close()


async def test_a_code_that_was_used_is_used_up_though_it_was_found_before(tmp_path: Path) -> None:
    store = await open_store(database(tmp_path / "a.db"))
    people, codes = Guests(store, Together().bus(), ServerClock()), Codes(store)
    anna, _ = await people.add("Anna")
    shown, _ = await codes.make(anna.id, 1)
    found = await codes.find(shown, 2)
    await people.add_device(found)
    with pytest.raises(Problem, match="no-such-code"):
        await people.add_device(found)
    await store.close()


def asks(of: Limits, many: float = 1, guest: str = GUEST) -> bool:
    try:
        of.guest(guest, Cost(many))
    except Problem as problem:
        assert problem.code == "too-many"
        return False
    return True


def shared(clock: Clock) -> Limits:
    """Limits that tell others what was taken."""
    of = Limits(clock)
    of._shared = True
    return of


def test_what_was_taken_at_one_process_is_missing_at_another() -> None:
    clock, rate = Clock(), OF_GUEST[ANYTHING]
    one, other = shared(clock), shared(clock)
    assert asks(one, rate.at_once)
    assert asks(other, 1), "nothing was told yet"
    other.hear(one.told("one"))
    assert not asks(other, 1) and not asks(one, 1)
    assert asks(other, 1, "another guest")
    clock.now += 2 * rate.every
    assert asks(other, 1)


def test_what_is_heard_makes_nobody_wait_much_longer_than_an_empty_bucket() -> None:
    clock, rate = Clock(), OF_GUEST[ANYTHING]
    one, other = shared(clock), shared(clock)
    for _ in range(10):
        clock.now += rate.at_once * rate.every
        assert asks(one, rate.at_once)
        told = one.told("one")
        for _ in range(5):
            other.hear(told)
    owed = limits.OWED * rate.at_once * rate.every
    clock.now += owed - rate.every
    assert not asks(other, 1)
    clock.now += 2.1 * rate.every
    assert asks(other, 1)


@pytest.mark.parametrize("kind", ["guests", "guests/code", "tables"])
def test_little_at_each_of_many_processes_is_as_much_as_at_one(kind: str) -> None:
    clock, rate, many, got = Clock(), OF_ADDRESS[kind], 8, 0
    processes = [shared(clock) for _ in range(many)]
    for step in range(7200):
        clock.now += limits.TELL_EVERY
        with suppress(Problem):
            processes[step % many].address(ADDRESS, Cost(1, kind))
            got += 1
        with suppress(Problem):  # and at another one before it is told
            processes[(step + 1) % many].address(ADDRESS, Cost(1, kind))
            got += 1
        for each in processes:
            told = each.told(str(id(each)))
            for other in processes:
                if other is not each:
                    other.hear(told)
    assert got <= 1.1 * (rate.many + rate.at_once), "an hour's worth, and what comes at once"


def test_only_what_makes_a_difference_is_told_once_and_of_that_the_most(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    one, other = shared(clock), shared(clock)
    asks(one, 100)
    other.hear(one.told("one"))
    assert msgspec.msgpack.decode(other.told("other"))[1] == []
    assert msgspec.msgpack.decode(one.told("one"))[1] == [], "it was told before"
    monkeypatch.setattr(limits, "MOST_TOLD", 3)
    one, least = shared(Clock()), OF_GUEST[ANYTHING].at_once * limits.NOTED
    for number in range(6):
        asks(one, least + number, f"guest {number}")
    asks(one, least / 2, "quiet")
    taken = msgspec.msgpack.decode(one.told("one"))[1]
    assert [who[1] for who, _ in taken] == ["guest 5", "guest 4", "guest 3"]


def test_a_liar_gives_nobody_more() -> None:
    rate = OF_GUEST[ANYTHING]
    for lie in (
        b"",
        b"rubbish",
        msgspec.msgpack.encode(["liar", [], "sockets"]),
        msgspec.msgpack.encode(["liar", [[["nobody", "x", "anything"], 5.0], [["guest", GUEST, "no such"], 5.0]], {}]),
        msgspec.msgpack.encode(["liar", [[["guest", GUEST, ANYTHING], -1e9]], {}]),
        msgspec.msgpack.encode(["liar", [[["guest", GUEST, ANYTHING], float("nan")]], {}]),
        msgspec.msgpack.encode(["liar", [[["guest", GUEST, ANYTHING], float("inf")]], {"x": -5}]),
    ):
        clock = Clock()
        of = shared(clock)
        assert asks(of, rate.at_once)
        of.hear(lie)
        assert not asks(of, 1), lie
        clock.now += 1000
        assert asks(of, rate.at_once) and not asks(of, 1), lie


def test_sockets_are_counted_wherever_they_are_open() -> None:
    clock = Clock()
    one, other = shared(clock), shared(clock)
    for number in range(limits.SOCKETS_OF_GUEST):
        (one if number % 2 else other).open_socket(ADDRESS, GUEST)
    one.hear(other.told("other"))
    other.hear(one.told("one"))
    for each in (one, other):
        with pytest.raises(Problem, match="too-many"):
            each.open_socket(ADDRESS, GUEST)
        each.open_socket(ADDRESS, "another guest")
    other.close_socket(GUEST)
    one.hear(other.told("other"))
    one.open_socket(ADDRESS, GUEST)
    clock.now += SILENT_AFTER / 2
    one.told("one")
    with pytest.raises(Problem):
        one.open_socket(ADDRESS, GUEST)
    clock.now += SILENT_AFTER  # a process that has gone is forgotten
    one.told("one")
    one.open_socket(ADDRESS, GUEST)
    assert not one._elsewhere
    one = shared(Clock())  # of people with few sockets nobody is told
    for number in range(100):
        for _ in range(limits.FEW):
            one.open_socket(None, f"guest {number}")
    assert len(one.told("one")) < 100


async def test_limits_are_shared_until_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TELL_EVERY", 0.01)
    together, clock = Together(), Clock()
    one, other = Limits(clock), Limits(clock)
    sharing = [asyncio.create_task(of.share(together.bus())) for of in (one, other)]
    await asyncio.sleep(0)
    assert asks(one, OF_GUEST[ANYTHING].at_once)
    await until(lambda: not asks(other, 1))
    for task in sharing:
        task.cancel()
    await asyncio.gather(*sharing, return_exceptions=True)


@pytest.mark.postgresql
@pytest.mark.broker
async def test_a_name_and_a_code_of_one_process_are_known_at_the_other(tmp_path: Path) -> None:
    async with two(tmp_path) as (one, other), guest(one) as anna, guest(other, token=anna.token) as there:
        assert (await there.get("/api/me"))["name"] == "Anna"
        await anna.client.patch("/api/me", json={"name": "Annika"})

        async def renamed() -> bool:
            return bool((await there.get("/api/me"))["name"] == "Annika")

        await until(renamed)
        shown = (await anna.post("/api/me/code", None, 201))["code"]
        async with one.client() as here, other.client() as elsewhere:
            answers = await asyncio.gather(
                *(client.post("/api/guests/code", json={"code": shown}) for client in (here, elsewhere))
            )
        assert sorted(answer.status_code for answer in answers) == [201, 404]
        token = next(answer.json()["token"] for answer in answers if answer.status_code == 201)
        for place in (one, other):
            async with place.client(token) as client:
                assert (await client.get("/api/me")).json()["guest"] == (await anna.get("/api/me"))["guest"]


@pytest.mark.postgresql
@pytest.mark.broker
async def test_lists_and_invitations_tell_the_same_at_either_process_and_who_looks_on(tmp_path: Path) -> None:
    async with (
        two(tmp_path) as (one, other),
        guest(one) as anna,
        guest(other, token=anna.token) as there,
        guest(other, "Ben") as ben,
    ):

        async def seen_alike(*paths: str) -> None:
            for path in paths:
                assert await anna.get(path) == await there.get(path), path

        waiting = [await who.set_up(OPEN) for who in (anna, there)]
        invites = [f"/api/invites/{table['invite']}" for table in waiting]
        await seen_alike("/api/tables/open", "/api/tables", *invites)
        assert {line["table"] for line in await ben.get("/api/tables/open")} == {table["id"] for table in waiting}
        for table in waiting:
            await ben.do(table["id"], "join", invite=table["invite"])
        await seen_alike(*invites)
        assert await ben.get("/api/tables/open") == []
        for table in waiting:
            await ben.do(table["id"], "concede", seen=(await ben.table(table["id"]))["number"], key="a")
        await seen_alike("/api/tables/finished", "/api/tables")
        table = (await anna.set_up())["id"]
        async with one.follows(anna.token, table) as mine:
            await hear(mine)
            async with other.follows(ben.token, table) as looking:
                assert (await hear(looking))["number"]
                while (await hear(mine, presence=True)).get("watchers") != 1:
                    pass
                assert (await ben.table(table))["watchers"] == 1
            while (told := await hear(mine, presence=True))["type"] != "presence" or told["watchers"]:
                pass
            assert (await anna.table(table))["watchers"] == 0


@pytest.mark.postgresql
@pytest.mark.broker
async def test_who_asks_two_processes_gets_little_more_than_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TELL_EVERY", 0.05)
    path = tmp_path / "a.db"
    async with (
        serving(path, broker=BROKER, limits=Limits()) as one,
        serving(path, broker=BROKER, limits=Limits()) as other,
    ):
        await know(one, other)
        async with guest(one) as anna, guest(other, token=anna.token) as there:

            async def refused() -> bool:
                return (await there.client.post("/api/me/code")).status_code == 429

            made = [(await anna.client.post("/api/me/code")).status_code for _ in range(OF_GUEST["code"].at_once + 1)]
            assert made == [201] * OF_GUEST["code"].at_once + [429]
            await until(refused)


@pytest.mark.postgresql
@pytest.mark.broker
async def test_requests_for_a_table_are_let_in_once_and_their_secrets_stay_here(tmp_path: Path) -> None:
    async with two(tmp_path) as (one, other), guest(one) as anna, guest(other, token=anna.token) as there:
        table = (await anna.set_up())["id"]
        await play(there, table, 2)
        owner: Serving = one if one.server.tables.loaded(table) else other
        asked = []
        front: Any = owner.server.others
        answering = front.answering

        async def noting(ask: Any) -> Any:
            asked.append(ask)
            return await answering(ask)

        front.answering = noting
        stranger = {"authorization": "Bearer nobody"}
        async with other.client() as client, one.client() as here:
            for each in (client, here):
                assert (await each.get(f"/api/tables/{table}", headers=stranger)).status_code == 401
        await (there if owner is one else anna).table(table)
        assert len(asked) == 1 and anna.token.encode() not in msgspec.msgpack.encode(asked[0])
