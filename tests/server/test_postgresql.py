"""PostgreSQL: one server at a time, connections that are lost, and databases that are something else."""

import asyncio
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from tests.server.serving import Guest, Serving, guest, hear, serving, until
from tests.server.stores import administer, asked, database, stores, written
from tests.server.test_store import guest_row, name_of
from websockets.exceptions import ConnectionClosed

from lautta.cli import main
from lautta.server.http.live import AGAIN
from lautta.server.runtime import registry
from lautta.server.storage import lease, rows
from lautta.server.storage.data import DataAway, DataInUse, DataUnreadable
from lautta.server.storage.databases import NoSuchDatabase, chosen, database_of, open_store, shown
from lautta.server.storage.postgresql import PostgresqlStore
from lautta.server.storage.store import NotSaved
from lautta.server.telemetry import metrics
from lautta.words import Words

pytestmark = pytest.mark.postgresql
KILL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"


def cut(where: Any) -> None:
    administer(KILL.format(where.database))


async def test_two_servers_never_share_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where = database(tmp_path / "a.db")
    one = await open_store(where)
    with monkeypatch.context() as soon, pytest.raises(DataInUse):
        soon.setattr(lease, "PATIENCE", 0.2)
        await open_store(where)
    assert await one.guest(b"") is None
    opening = asyncio.create_task(open_store(where))  # which waits a moment for the one before
    await asyncio.sleep(0.3)
    assert not opening.done()
    await one.close()
    await (await opening).close()


async def test_who_was_overtaken_and_may_not_come_back_asks_now_and_then(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    where = database(tmp_path / "a.db")
    one = await open_store(where)
    assert isinstance(one, PostgresqlStore)
    lost, counted_before = list[int | None](), leases_lost("overtaken")
    one.lost = lambda: lost.append(one.epoch)
    asked(where, "DELETE FROM processes")
    one._lease._runs_out = 0.0  # as if there had been a third one, whose lease ran out meanwhile
    other = await open_store(where)
    tried, renew = 0, one._lease._renew

    async def counted(began: float) -> None:
        nonlocal tried
        tried += 1
        await renew(began)

    one._lease._renew = counted  # type: ignore[method-assign]
    begun = monotonic()
    await until(lambda: tried >= 3)
    assert monotonic() - begun >= lease.AGAIN_AFTER
    assert len(lost) == 1 and caplog.text.count("was overtaken") == 1 and not one.held
    assert leases_lost("overtaken") == counted_before + 1
    await other.close()
    assert await one._lease.wait(60)
    await one.close()


async def test_who_was_overtaken_does_not_come_back_to_the_database_of_a_newer_release(tmp_path: Path) -> None:
    where = database(tmp_path / "a.db")
    one = await open_store(where)
    assert isinstance(one, PostgresqlStore)
    asked(where, "UPDATE alembic_version SET version_num = '9999'")
    asked(where, "DELETE FROM processes")
    tried, renew = 0, one._lease._renew

    async def counted(began: float) -> None:
        nonlocal tried
        await renew(began)
        tried += 1

    one._lease._renew = counted  # type: ignore[method-assign]
    await until(lambda: tried >= 2)
    assert not one.held and not asked(where, "SELECT * FROM processes")
    asked(where, f"UPDATE alembic_version SET version_num = '{rows.HEAD}'")
    assert await one._lease.wait(60)
    await one.close()


def leases_lost(how: metrics.HowLost) -> float:
    return float(metrics.LEASES.labels(how)._value.get())


async def test_a_lease_that_is_not_renewed_in_time_is_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await open_store(database(tmp_path / "a.db"))
    assert isinstance(one, PostgresqlStore)
    cut_off, before, renew = 0, leases_lost("late"), one._lease._renew

    async def fails(began: float) -> None:
        raise ConnectionError

    def count() -> None:
        nonlocal cut_off
        cut_off += 1

    monkeypatch.setattr(lease, "AGAIN_AFTER", 0.01)
    one._lease.cut_off = count
    one._lease._renew = fails  # type: ignore[method-assign]
    await until(lambda: cut_off >= 5)
    one._lease._renew = renew  # type: ignore[method-assign]
    await one._lease.wait(60)
    assert leases_lost("late") == before + 1 and one.held
    await one.close()


async def test_lost_connections_are_made_again(tmp_path: Path) -> None:
    where = database(tmp_path / "a.db")
    one = await open_store(where)
    await one.write(guest_row(1))
    cut(where)
    assert await name_of(one, 1)
    for _ in range(3):
        try:
            await one.write(guest_row(2))
            break
        except NotSaved as error:
            assert error.code == "database-away"
    assert await name_of(one, 2)
    await one.ping()
    for number in range(10, 13):  # who asks and who writes at once need one connection
        cut(where)
        with suppress(NotSaved):  # it was broken, which this one finds out
            await one.write(guest_row(number + 100))
        await asyncio.gather(one.write(guest_row(number)), one.ping(), one.ping())
    await one.close()


async def test_people_are_told_that_the_database_does_not_answer(tmp_path: Path, anna: Guest) -> None:
    table = await anna.set_up()
    where: Any = database(tmp_path / "a.db")
    elsewhere = f"{where.database}_away"
    cut(where)
    administer(f'ALTER DATABASE "{where.database}" RENAME TO "{elsewhere}"')
    try:
        for path, body in (("/api/guests", {}), (f"/api/tables/{table['id']}/chat", {"text": "?", "key": "a"})):
            answer = await anna.post(path, body, 503)
            assert answer["error"]["code"] == "database-away"
        assert (await anna.get("/api/tables", 503))["error"]["code"] == "database-away"
        assert (await anna.client.get("/health")).status_code == 503
    finally:
        administer(f'ALTER DATABASE "{elsewhere}" RENAME TO "{where.database}"')
    assert (await anna.client.get("/health")).status_code == 200
    await anna.do(table["id"], "chat", text="!", key="a")


@pytest.mark.parametrize("what", ["other", "newer"])
async def test_databases_that_are_something_else(tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    where = stores.without_anything(tmp_path / what)
    asked(where, "CREATE TABLE recipes (name text)" if what == "other" else
          "CREATE TABLE alembic_version AS SELECT '9999'::varchar AS version_num")  # fmt: skip
    with pytest.raises(DataUnreadable) as error:
        await open_store(where)
    assert error.value.why == what
    line = ["serve", "--port", "0", "--database", written(where), "--language", "en"]
    assert await asyncio.to_thread(main, line) != 0
    assert Words("en").say(f"cli-data-{what}", file=shown(where)) in capsys.readouterr().err


async def test_a_new_database_is_made_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    def breaks(*_: Any, **__: Any) -> None:
        raise RuntimeError

    where = stores.without_anything(tmp_path / "new")
    with monkeypatch.context() as patch, pytest.raises(RuntimeError):
        patch.setattr(op, "create_index", breaks)
        await open_store(where)
    assert asked(where, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == []
    await (await open_store(where)).close()
    assert asked(where, "SELECT version_num FROM alembic_version") == [(rows.HEAD,)]


def test_a_database_that_does_not_answer_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    where = "postgresql://anna:geheim@127.0.0.1:1/games"
    with pytest.raises(DataAway):
        asyncio.run(open_store(database_of(where)))
    assert main(["serve", "--port", "0", "--database", where, "--language", "en"]) != 0
    said = capsys.readouterr()
    assert "anna:***@127.0.0.1" in said.err and "geheim" not in said.out + said.err


def test_what_names_no_database(capsys: pytest.CaptureFixture[str]) -> None:
    for text, why in (
        ("mysql://anna@db/games", "kind"),
        ("sqlite:///games.db", "kind"),
        ("postgresql://anna@db:y/games", "malformed"),
    ):
        with pytest.raises(NoSuchDatabase, match=why):
            database_of(text)
        assert main(["serve", "--database", text, "--language", "en"]) != 0
        assert Words("en").say(f"cli-database-{why}") in capsys.readouterr().err
    for text in ("host=db password=geheim", "postgresql:anna:geheim@db/x", "postgresql://anna:a@geheim@db/x"):
        with pytest.raises(NoSuchDatabase, match="malformed"):
            database_of(text)
    assert shown(database_of("postgresql://anna@db/x?sslmode=require&password=geheim")) == "postgresql://anna@db/x"


def test_where_the_data_is(tmp_path: Path) -> None:
    environ = {"LAUTTA_DATABASE": "postgres://anna@db/games"}
    assert chosen(tmp_path / "a.db", None, environ) == tmp_path / "a.db"
    assert str(chosen(None, None, environ)) == "postgresql://anna@db/games"
    assert chosen(None, str(tmp_path), environ) == tmp_path / "lautta.db"
    with pytest.raises(NoSuchDatabase, match="both"):
        chosen(tmp_path, "postgresql://db/games", {})


async def test_a_server_that_may_not_write_is_not_well_until_it_may(tmp_path: Path, anna: Guest) -> None:
    table = (await anna.set_up())["id"]
    where: Any = database(tmp_path / "a.db")
    administer(f'ALTER DATABASE "{where.database}" SET default_transaction_read_only = on')
    cut(where)
    answers = [await anna.do(table, "chat", 503, text="?", key="a") for _ in range(2)]
    assert answers[-1]["error"]["code"] == "data-read-only"
    assert (await anna.client.get("/health")).status_code == 503
    administer(f'ALTER DATABASE "{where.database}" RESET default_transaction_read_only')

    async def said() -> bool:  # the lease finds out
        body = {"text": "!", "key": "a"}
        return (await anna.client.post(f"/api/tables/{table}/chat", json=body)).status_code == 200

    await until(said)
    assert (await anna.client.get("/health")).status_code == 200


async def test_clocks_are_watched_again_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "CALL_TIME", 0.05)
    async with serving(tmp_path / "a.db") as place, guest(place) as anna:
        where: Any = database(tmp_path / "a.db")
        table = (await anna.set_up())["id"]
        administer(f'ALTER DATABASE "{where.database}" ALLOW_CONNECTIONS false')
        cut(where)
        await anna.do(table, "chat", 503, text="?", key="a")
        actor = place.server.tables._actors[table]
        assert actor.gone
        await asyncio.sleep(0.3)
        administer(f'ALTER DATABASE "{where.database}" ALLOW_CONNECTIONS true')
        await until(lambda: not place.server.tables._actors[table].gone)
        assert place.server.tables.loaded(table), "it is loaded again without anybody asking"
        assert not any(task.done() for task in place.server.tables._tasks[1:])


async def test_a_page_that_cannot_follow_is_told_to_come_back(tmp_path: Path, place: Serving, anna: Guest) -> None:
    where: Any = database(tmp_path / "a.db")
    table = (await anna.set_up())["id"]
    place.server.tables._actors.pop(table)
    administer(f'ALTER DATABASE "{where.database}" ALLOW_CONNECTIONS false')
    cut(where)
    async with place.follows(anna.token, table) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await hear(socket)
    assert closed.value.rcvd and closed.value.rcvd.code == AGAIN
    administer(f'ALTER DATABASE "{where.database}" ALLOW_CONNECTIONS true')


async def test_names_that_no_database_has_are_malformed(anna: Guest) -> None:
    for path in ("/api/tables?after=%00", "/api/games/duel/best?board=%00&players=1"):
        assert (await anna.get(path, 400))["error"]["code"] == "malformed"
