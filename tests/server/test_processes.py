"""Several processes over one PostgreSQL database, with a broker between them: tables have one owner each, anybody may
ask anywhere, and nothing is lost when processes come and go.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.brokers import BROKER
from tests.server.serving import PATIENCE, Guest, Serving, follow, guest, hear, hello, notations, serving, until
from tests.server.stores import asked, database
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.nats import Nats
from bench.proxy import through
from lautta.server.http import forwarding, front
from lautta.server.http.app import create_app
from lautta.server.problem import Problem
from lautta.server.processes.broker import Broker
from lautta.server.processes.frames import Follow, OwnedBy
from lautta.server.runtime.registry import OwnedElsewhere
from lautta.server.runtime.subscriptions import AGAIN_AFTER, TRIES, Lost
from lautta.server.runtime.table_actor import TableActor
from lautta.server.storage import lease
from lautta.server.storage.connecting import connect
from lautta.server.storage.data import DataInUse
from lautta.server.storage.databases import open_store
from lautta.server.storage.postgresql import PostgresqlStore
from lautta.server.storage.store import Member

pytestmark = [pytest.mark.postgresql, pytest.mark.broker]


@asynccontextmanager
async def two(tmp_path: Path) -> AsyncIterator[tuple[Serving, Serving]]:
    path = tmp_path / "a.db"
    async with serving(path, broker=BROKER) as one, serving(path, broker=BROKER) as other:
        await know(one, other)
        yield one, other


async def know(*all_of_them: Serving) -> None:
    await until(lambda: all(len(one.server.store.members) == len(all_of_them) for one in all_of_them))


async def reached(person: Guest, table: str) -> bool:
    """Is the table's owner reached? While two processes find what they missed of each other, a request may fail."""
    return (await person.client.get(f"/api/tables/{table}")).status_code == 200


async def play(person: Guest, table: str, many: int) -> None:
    for _ in range(many):
        now = await person.my_turn(table)
        if now["result"]:
            return
        await person.act(table, notations(now["legal"])[0], now["number"])


async def test_a_table_is_played_and_followed_at_either_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (one, other), guest(one) as anna, guest(other, token=anna.token) as anna_there:
        table = (await anna.set_up())["id"]
        assert one.server.tables.loaded(table) and not other.server.tables.loaded(table)
        async with other.follows(anna.token, table) as socket:
            number = (await hear(socket))["number"]
            await anna.my_turn(table)  # until then computers play
            assert await anna_there.table(table) == await anna.table(table)
            for person in (anna, anna_there):
                await play(person, table, 1)
            monkeypatch.setattr(Broker, "largest", 100)  # large answers travel in pieces
            for person in (anna, anna_there):
                await play(person, table, 1)
            last = (await anna.my_turn(table))["number"]
            assert await anna_there.table(table) == await anna.table(table)
            assert await up_to(socket, number, last) == last
        assert one.server.tables.loaded(table) and not other.server.tables.loaded(table)
        assert (await anna_there.get(f"/api/tables/{table}x", 404))["error"]["code"] == "no-such-table"


async def test_what_is_asked_for_again_of_another_process_is_done_once_though_it_came_without_a_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (one, other), guest(one) as anna, guest(other, token=anna.token) as there:
        others: Any = other.server.others
        ask, asked = others.ask, list[str]()

        async def loses_each_first_answer(to: str, request: Any) -> Any:
            answer, path = await ask(to, request), request(0).path
            asked.append(path)
            if asked.count(path) == 1:
                raise Lost
            return answer

        monkeypatch.setattr(others, "ask", loses_each_first_answer)
        table = (await anna.set_up({"game": "duel", "seats": [{"kind": "person"}, {"kind": "open"}]}))["id"]
        filled = await there.do(table, "host", act="fill", key=None)
        await there.do(table, "concede")
        closed = (await anna.set_up({"game": "duel", "seats": [{"kind": "person"}, {"kind": "open"}]}))["id"]
        left = await there.do(closed, "leave", seat=0)
        assert (filled["status"], left["status"]) == ("playing", "closed")
        assert asked == [f"/api/tables/{each}" for each in (f"{table}/host", f"{table}/concede", f"{closed}/leave")
                         for _ in range(2)]  # fmt: skip
        log = [entry["kind"] for entry in (await anna.table(table))["log"]]
        assert (log.count("host"), log.count("concede")) == (1, 1)


async def test_a_process_that_ends_hands_its_tables_over(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with serving(path, broker=BROKER) as other:
        async with serving(path, broker=BROKER) as one:
            await know(one, other)
            async with guest(one) as anna:
                table = (await anna.set_up())["id"]
                await play(anna, table, 2)
                number = (await anna.table(table))["number"]
                token = anna.token
            socket = await other.live()
            await hello(socket, token)
            await follow(socket, table, number)
            number = (await hear(socket))["number"]
        async with guest(other, token=token) as anna:
            now = await anna.my_turn(table)
            assert other.server.tables.loaded(table) and now["number"] >= number
            done = await anna.act(table, notations(now["legal"])[0], now["number"], key="once")
            again = await anna.act(table, notations(now["legal"])[0], now["number"], key="once")
            assert again["number"] >= done["number"] and again["entries"][0] == done["entries"][0]
            assert await up_to(socket, number, done["number"]) >= done["number"]
        await socket.close()


async def test_tables_move_to_a_process_that_comes(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with serving(path, broker=BROKER) as one, guest(one) as anna, one.live() as socket:
        tables = [(await anna.set_up())["id"] for _ in range(12)]
        await hello(socket, anna.token)
        known = {}
        for table in tables:
            await follow(socket, table, 0)
            known[table] = (await hear(socket))["number"]
        async with serving(path, broker=BROKER) as other, guest(other, token=anna.token) as anna_there:
            await know(one, other)
            who = [anna, anna_there] * 6
            await asyncio.gather(*(play(person, table, 2) for person, table in zip(who, tables, strict=True)))
            moved = [table for table in tables if other.server.tables.loaded(table)]
            assert 0 < len(moved) < len(tables)
            assert not any(one.server.tables.loaded(table) for table in moved)
            last = {table: (await anna.table(table))["number"] for table in tables}
            while any(known[table] < last[table] for table in tables):  # meanwhile a computer may have gone on
                update = await hear(socket)
                assert update["from"] <= known[update["table"]], "something is missing"
                known[update["table"]] = max(known[update["table"]], update["number"])


async def test_a_table_does_not_stay_with_whoever_cannot_be_reached_and_is_not_ready(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    line, url = await through(BROKER)
    async with serving(path, broker=BROKER) as one, serving(path, broker=url) as other, guest(one) as anna:
        await know(one, other)
        await answers(other, 200)
        line.there = line.back = False
        await answers(other, 503)
        await answers(one, 200)
        line.mend()
        await answers(other, 200)
        line.there = False
        await answers(other, 503)
        async with guest(other, token=anna.token) as there:
            table = (await there.set_up())["id"]  # made there, from where it soon moves
        await play(anna, table, 2)
        assert one.server.tables.loaded(table) and not other.server.tables.loaded(table)
    await line.close()


async def test_no_table_moves_while_the_broker_is_away(tmp_path: Path) -> None:
    path, nats = tmp_path / "a.db", Nats(tmp_path)
    await nats.start()
    async with serving(path, broker=nats.url) as one, serving(path, broker=nats.url) as other, guest(one) as anna:
        await know(one, other)
        table = (await anna.set_up())["id"]
        actor = one.server.tables.loaded(table)
        nats.kill()
        for place in (one, other) * 20:
            await asyncio.sleep(0.1)
            async with place.client() as client:
                assert (await client.get("/ready")).status_code == 200
        await play(anna, table, 1)
        assert one.server.tables.loaded(table) is actor is not None
        await nats.start()
        async with guest(other, token=anna.token) as there:
            await until(partial(reached, there, table))
            await play(there, table, 1)
        nats.kill()


async def test_who_ends_takes_no_table_again(tmp_path: Path) -> None:
    async with two(tmp_path) as (one, other), guest(one) as anna, guest(other, token=anna.token) as there:
        table = (await anna.set_up())["id"]
        async with other.follows(anna.token, table) as socket:
            number = (await hear(socket))["number"]
            assert one.server.tables.loaded(table)
            assert one.server.others
            await one.server.others.leave()
            await one.server.tables.close()
            await play(there, table, 2)
            assert other.server.tables.loaded(table) and not one.server.tables.loaded(table)
            with pytest.raises(Problem, match="stopping"):
                await one.server.tables.actor(table, here=True)
            last = (await there.table(table))["number"]
            assert await up_to(socket, number, last) >= last


async def test_who_was_overtaken_saves_nothing_and_tells_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (one, other), guest(one) as anna, guest(other, token=anna.token) as anna_there:
        table = (await anna.set_up())["id"]
        now = await anna.my_turn(table)
        store: Any = one.server.store
        epoch = store.epoch
        actor = one.server.tables.loaded(table)
        with monkeypatch.context() as patch:  # only the commit can find that the lease is gone
            patch.setattr(store._lease, "_renew", _fails)
            asked(database(tmp_path / "a.db"), f"DELETE FROM processes WHERE epoch = {epoch}")
            await anna.act(table, notations(now["legal"])[0], now["number"], status=502, key="a")
        assert actor is not None
        await until(lambda: (one.server.store.epoch or 0) > (epoch or 0))
        assert actor.gone and one.server.tables.loaded(table) is not actor
        after = await anna_there.table(table)
        assert after["number"] == now["number"]
        await anna_there.act(table, notations(now["legal"])[0], now["number"], key="a")
        await play(anna, table, 1)


async def test_who_is_stopped_in_a_commit_is_overtaken_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two(tmp_path) as (one, other), guest(one) as anna, guest(other, token=anna.token) as there:
        table = (await anna.set_up())["id"]
        store: Any = one.server.store
        commit = await connect(database(tmp_path / "a.db"), application_name=f"lautta {store.me.name}")
        await commit.execute(f"BEGIN; SELECT FROM processes WHERE epoch = {store.epoch} FOR KEY SHARE")
        monkeypatch.setattr(store._lease, "_renew", _fails)
        async with asyncio.timeout(90):
            while not other.server.tables.loaded(table):
                await there.client.get(f"/api/tables/{table}")
        assert commit.is_closed()


async def test_who_cannot_renew_answers_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two(tmp_path) as (one, other), guest(one) as anna:
        table = (await anna.set_up())["id"]
        store: Any = one.server.store
        lease = store._lease
        monkeypatch.setattr(lease, "_renew", _fails)
        await until(lambda: not lease.held)
        answer = await anna.get(f"/api/tables/{table}", 502)
        assert answer["error"]["code"] == "database-away"
        assert (await anna.client.get("/ready")).status_code == 503
        monkeypatch.undo()
        async with guest(other, token=anna.token) as anna_there:
            await play(anna_there, table, 1)


async def answers(place: Serving, status: int) -> None:
    async with place.client() as client:

        async def asked() -> bool:
            return (await client.get("/ready")).status_code == status

        await until(asked)


async def _fails(began: float) -> None:
    raise ConnectionError


async def test_a_table_that_moves_while_it_begins_to_be_followed_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (one, other), guest(one) as anna:
        table = (await anna.set_up())["id"]
        assert one.server.others
        let_follow, followed = one.server.others._let_follow, 0

        async def and_moves(sender: str, asked: Follow) -> None:
            nonlocal followed
            followed += 1
            await let_follow(sender, asked)
            if followed == 1:
                assert one.server.others
                _, afar = one.server.others._followers[sender, asked.id]
                one.server.others._drop(sender, asked.id)
                afar.moved()  # in the same message as that it was let in

        monkeypatch.setattr(one.server.others, "_let_follow", and_moves)
        async with other.follows(anna.token, table) as socket:
            number = (await hear(socket))["number"]
            await play(anna, table, 2)
            last = (await anna.table(table))["number"]
            assert await up_to(socket, number, last) == last and followed == 2


async def test_a_table_that_is_loaded_while_the_lease_is_lost_is_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (one, other), guest(one) as anna, guest(other, token=anna.token) as there:
        table = (await anna.set_up())["id"]
        tables, store = one.server.tables, one.server.store
        await tables._let_go(table)
        loading, read, lost, entering = tables._from_disk, asyncio.Event(), asyncio.Event(), asyncio.Event()
        load, entered, lose, epoch = loading.load, store._lease._entered, store._lease.lost, store.epoch

        async def slow_load(*asked: Any) -> Any:
            found = await load(*asked)
            read.set()
            await lost.wait()
            return found

        def losing() -> None:
            lose()
            lost.set()

        async def slow_entered() -> bool:
            await entering.wait()
            return await entered()

        monkeypatch.setattr(loading, "load", slow_load)
        monkeypatch.setattr(store._lease, "lost", losing)
        monkeypatch.setattr(store._lease, "_entered", slow_entered)
        asking = asyncio.create_task(tables.actor(table, here=True))
        await read.wait()
        asked(database(tmp_path / "a.db"), f"DELETE FROM processes WHERE epoch = {epoch}")
        await lost.wait()
        await play(there, table, 2)
        entering.set()
        with pytest.raises(Problem):
            await asking
        assert tables.loaded(table) is None
        monkeypatch.undo()
        assert (await anna.table(table))["number"] == (await there.table(table))["number"]


async def test_lost_messages_are_noticed_and_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dice, publish, lost = Random(1), Broker.publish, 0

    async def unreliable(broker: Broker, subject: str, data: bytes) -> None:
        nonlocal lost
        if dice.random() < 0.1:
            lost += 1
        else:
            await publish(broker, subject, data)

    async with two(tmp_path) as (one, other), guest(one) as anna, guest(other, token=anna.token) as there:
        table = (await anna.set_up())["id"]
        async with other.follows(anna.token, table) as socket:
            number = (await hear(socket))["number"]
            monkeypatch.setattr(Broker, "publish", unreliable)
            await play(there, table, 100)
            monkeypatch.undo()
            last = (await anna.table(table))["number"]
            assert lost and await up_to(socket, number, last) == last


async def up_to(socket: ClientConnection, number: int, last: int) -> int:
    """Hear from an event up to another one, with nothing missing in between; answers the last number."""
    while number < last:
        update = await hear(socket)
        assert update["from"] <= number, "something is missing"
        number = max(number, update["number"])
    return number


async def test_nobody_shares_a_database_with_somebody_who_is_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lautta.server.storage.lease.PATIENCE", 0.2)
    where = database(tmp_path / "a.db")
    for first, second in ((0, 1), (1, 0), (1, 2), (0, 0)):
        one = await open_store(where, first)
        with pytest.raises(DataInUse):
            await open_store(where, second)
        await one.close()
    one = await open_store(where, 1)
    members = one.members
    await (await open_store(where, 1, joins=False)).close()
    with pytest.raises(DataInUse):
        await open_store(where, joins=False)
    assert len(asked(where, "SELECT epoch FROM processes")) == len(members) == 1
    other = await open_store(where, 1)
    assert (one.epoch or 0) + 1 == other.epoch
    await one.close()
    await other.close()


async def test_whoever_cannot_follow_a_table_again_connects_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with two(tmp_path) as (one, other), guest(one) as anna:
        table = (await anna.set_up())["id"]

        async def fails(*_: Any) -> None:
            raise RuntimeError

        async with other.follows(anna.token, table) as socket:
            await hear(socket)
            monkeypatch.setattr(other.server.tables, "actor", fails)
            assert one.server.others and other.server.others
            other.server.others._lost(one.server.others.links.name)
            with pytest.raises(ConnectionClosed):
                while True:
                    await hear(socket)
        assert "RuntimeError" in caplog.text


@pytest.mark.parametrize("what", ["stop", "release"])
async def test_tables_move_though_one_of_them_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    path = tmp_path / "a.db"
    async with serving(path, broker=BROKER) as one, guest(one) as anna:
        tables, left = [(await anna.set_up())["id"] for _ in range(12)], ["the first"]
        store = one.server.store
        place: Any = TableActor if what == "stop" else store
        works = getattr(place, what)

        async def fails_once(*given: Any, **named: Any) -> None:
            if left:
                left.clear()
                raise RuntimeError
            await works(*given, **named)

        monkeypatch.setattr(place, what, fails_once)
        for _ in range(2):
            async with serving(path, broker=BROKER) as other:
                await know(one, other)
                for table in tables:
                    await anna.table(table)
                here = one.server.tables
                await until(lambda here=here: not any(here._home(each) and here.loaded(each) for each in tables))  # type: ignore[misc]
                for table in tables:
                    await anna.table(table)  # what was asked for earlier may have been answered before it moved
                assert not left and any(other.server.tables.loaded(table) for table in tables)
            await know(one)
        settling = one.server.tables._tasks[-1]
        assert not settling.done()


async def test_only_one_process_claims_a_table(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with serving(path) as place, guest(place) as anna:
        table = (await anna.set_up())["id"]
    one, other = await open_store(database(path), 1), await open_store(database(path), 1)
    assert other.me and one.me
    for _ in range(10):
        found = await asyncio.gather(one.claim(table), other.claim(table))
        owners = [member for member in found if member]
        assert len(owners) == 1 and owners[0] == (other.me if found[0] else one.me)
        await one.release([table])
        await other.release([table])
    await one.claim(table)  # letting go takes nothing from whoever claims again, however late it comes
    assert isinstance(one, PostgresqlStore)
    late = dict(one._claims)
    await one.release([table])
    await one.claim(table)
    now, one._claims = one._claims, late
    await one.release([table])
    holding = await connect(one._url)
    async with holding.transaction(), asyncio.timeout(PATIENCE):  # as one that is stopped in the midst of a commit
        await holding.execute("SELECT FROM tables FOR UPDATE")
        assert await other.claim(table) == one.me
    await holding.close()
    one._claims = now
    await one.release([table])
    assert await other.claim(table) is None
    await other.release([table])
    await one.claim(table)
    await one.close()
    assert await other.claim(table) is None
    await other.close()


async def test_whose_owner_goes_again_and_again_is_claimed_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, tried = await open_store(database(tmp_path / "a.db"), 1), 0

    async def of_who_has_gone(table: str, mine: int) -> Any:
        nonlocal tried
        tried += 1
        await asyncio.sleep(0)
        return Member(None, None, None, None)  # type: ignore[arg-type]

    monkeypatch.setattr(one, "_claim", of_who_has_gone)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(5 * lease.OFTEN):
            await one.claim("k2m")
    assert 1 <= tried <= 6
    await one.close()


async def test_processes_that_name_each_other_are_asked_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forwarding, "PATIENCE", 3 * AGAIN_AFTER)
    asked = list[str]()

    class Liars:
        async def ask(self, to: str, request: Any) -> OwnedBy:
            asked.append(to)
            await asyncio.sleep(0)
            return OwnedBy(1, 1, "other" if to == "one" else "one")

    class Tables:
        async def actor(self, table: str, here: bool) -> None:
            raise OwnedElsewhere(table, Member(1, "one", 1, True))

        def is_me(self, name: str) -> bool:
            return False

    with pytest.raises(Problem, match="owner-away"):
        await forwarding.answer_elsewhere(Liars(), Tables(), "k2m", {}, b"")  # type: ignore[arg-type, typeddict-item]
    assert {"one", "other"} == set(asked) and len(asked) <= 4 * TRIES


async def test_who_is_asked_for_a_table_that_moves_on_and_on_rests_between(monkeypatch: pytest.MonkeyPatch) -> None:
    app, asked = create_app(), list[float]()

    async def moves(*_: Any) -> int:
        asked.append(monotonic())
        raise Problem("table-moved")

    async def is_here(*_: Any) -> None:
        pass

    monkeypatch.setattr(app, "_answered_here", moves)
    monkeypatch.setattr(front, "answer_elsewhere", is_here)
    app.state.server = SimpleNamespace(tables=None)
    route: Any = front.Route("act", False, table="k2m")
    with pytest.raises(Problem, match="table-moved"):
        await app._answered_anywhere(None, route, {}, b"", None)  # type: ignore[arg-type, typeddict-item]
    assert len(asked) == front.MOVES + 1 and asked[-1] - asked[1] >= 2 * AGAIN_AFTER * 0.9


async def test_a_rematch_is_found_at_either_process(tmp_path: Path) -> None:
    async with two(tmp_path) as (one, other), guest(one) as anna, guest(other, token=anna.token) as there:
        table = (await anna.set_up())["id"]
        await play(anna, table, 1000)
        again = await there.do(table, "rematch", key="a")
        home = next(place for place in (one, other) if place.server.tables.loaded(again["id"]))
        away = other if home is one else one
        await home.server.tables._let_go(again["id"])
        await away.server.tables.actor(again["id"], here=True)
        assert (await anna.do(table, "rematch", key="b"))["id"] == again["id"]
