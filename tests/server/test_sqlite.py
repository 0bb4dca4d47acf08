"""SQLite: files of older releases, files that are something else, and why nothing can be saved."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from hashlib import sha256
from pathlib import Path
from random import Random
from threading import Event as Signal
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, create_engine
from tests.duel.game import GAME as DUEL
from tests.server.serving import Serving, guest, serving, until
from tests.server.stores import DURABLE
from tests.server.tables import act_at_random, state, table_of
from tests.server.test_store import alembic, guest_row

from lautta.cli import main
from lautta.core import locks
from lautta.server.storage import sqlite
from lautta.server.storage.data import DataInUse, DataUnreadable, Lock, database, default_path
from lautta.server.storage.sqlite import SqliteStore
from lautta.server.table.events import Event
from lautta.words import Words


async def test_commits_are_durable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", DURABLE)
    one = await SqliteStore.open(tmp_path / "a.db")
    async with one.engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
    await one.close()


async def test_a_connection_ends_though_what_ends_it_is_cancelled(tmp_path: Path) -> None:
    """As when a request is cancelled in a query, and the server stops before the connection is closed."""
    engine, busy, go_on = sqlite.engine_of(tmp_path / "a.db"), Signal(), Signal()

    def long() -> int:
        busy.set()
        return int(go_on.wait())

    async def ask() -> None:
        async with engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            await raw.create_function("long", 0, long)
            await connection.exec_driver_sql("SELECT long()")

    asked = asyncio.create_task(ask())
    await asyncio.to_thread(busy.wait)
    asked.cancel()
    for _ in range(3):  # it has begun to be closed
        await asyncio.sleep(0)
    [closing] = asyncio.all_tasks() - {asyncio.current_task(), asked}
    asked.cancel()
    closing.cancel()
    go_on.set()
    await asyncio.gather(asked, closing, return_exceptions=True)
    await engine.dispose()


@contextmanager
def of_an_older_release(path: Path, version: str) -> Iterator[Connection]:
    """A new database as the release with this migration made it; what is written there is committed."""
    engine, config = create_engine(f"sqlite:///{path}"), alembic()
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        yield connection
        connection.commit()
    engine.dispose()


async def test_tables_of_the_first_shape_go_on(tmp_path: Path) -> None:
    """What seats held is told by the first event from then on, who sits there is host, and the game plays on."""
    path, token = tmp_path / "a.db", "a-token"
    with of_an_older_release(path, "0001") as connection:
        fill_the_first_shape(connection, token)
    async with serving(path) as place, guest(place, token=token) as anna:
        table = await anna.my_turn("playing")
        lines = await anna.get("/api/tables")
        assert [(line["id"], line["status"], line["my_turn"]) for line in lines] == [
            ("playing", "playing", True), ("over", "over", False),
        ]  # fmt: skip
        assert [(seat["name"], seat["kind"]) for seat in table["seats"]] == [("Anna", "person"), ("Robot", "computer")]
        assert (table["host"], table["my_seat"], table["invite"], table["clock"]) == (True, 0, None, None)
        assert [entry["kind"] for entry in table["log"]][:2] == ["start", "action"]
        while not table["result"]:
            action = next(" ".join([name, *args]) for name, ways in table["legal"].items() for args in ways)
            update = await anna.act("playing", action, table["number"])
            table = await anna.my_turn("playing", update["number"])
        assert (await anna.table("over"))["status"] == "over"
        again = await anna.do("over", "rematch", key="r")
        assert again["status"] == "playing" and again["seats"][1]["name"] == "Anna"


def fill_the_first_shape(connection: Connection, token: str) -> None:
    """Two duels as the first release kept them: one in which somebody has acted, and one that is over."""
    add = connection.exec_driver_sql
    add("INSERT INTO guests VALUES ('g', ?, 'Anna', 1)", (sha256(token.encode()).digest(),))
    for name in ("playing", "over"):
        table, chance = table_of(DUEL, 1), Random(1)
        while state(table).to_move and (name == "over" or table.log.number < 2):
            act_at_random(table, chance)
        head = (name, "duel", "small", "{}", 1, table.setup.seed, table.seed_hash, 1)
        add("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", head)
        add("INSERT INTO seats VALUES (?, 0, 'person', 'Anna', NULL, 'g')", (name,))
        add("INSERT INTO seats VALUES (?, 1, 'computer', 'Robot', 'random', NULL)", (name,))
        for event in table.log.events:
            known = Event.__struct_fields__[: Event.__struct_fields__.index("change")]
            row = (name, *(getattr(event, field) for field in known))
            names = ", ".join(f'"{field}"' for field in ("table_id", *known))
            add(f"INSERT INTO events ({names}) VALUES ({', '.join('?' * len(row))})", row)


async def test_results_of_older_releases_count_where_no_luck_was_drawn_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with of_an_older_release(path, "0005") as connection:
        add = connection.exec_driver_sql
        for name, kind, redrawn, away in (
            ("plain", "action", 0, None), ("redrawn", "undo", 1, None), ("stood-in", "timeout", 0, None),
            ("gone", "action", 0, "removed"),
        ):  # fmt: skip
            add("INSERT INTO tables (id, game, board, options, rules_version, seed, seed_hash, made_at, open) "
                "VALUES (?, 'duel', 'small', '{}', 1, X'00', '', 1, 1)", (name,))  # fmt: skip
            add("INSERT INTO seats (table_id, seat, kind, name, away) VALUES (?, 0, 'person', 'Anna', ?)", (name, away))
            add("INSERT INTO events (table_id, number, at, kind, told, to_move, redrawn) "
                "VALUES (?, 1, 1, ?, X'7b7d', 0, ?)", (name, kind, redrawn))  # fmt: skip
            add("INSERT INTO results VALUES (?, 0, 'duel', 'small', 1, 5, 1)", (name,))
    one = await SqliteStore.open(path)
    assert [row.table_id for row in await one.best("duel", "small", 1, ["{}"], 9, "", date.max)] == ["plain"]
    await one.close()


async def test_a_migration_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    def breaks(*_: Any, **__: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr(op, "create_index", breaks)
    with pytest.raises(RuntimeError):
        await SqliteStore.open(tmp_path / "a.db")
    with sqlite3.connect(tmp_path / "a.db") as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == []


UNREADABLE = {
    "text": "other", "other": "other", "newer": "newer", "no bytes": "empty", "no tables": "empty", "cut": "damaged",
    "overwritten": "damaged", "a table less": "damaged",
}  # fmt: skip


@pytest.mark.parametrize("what", UNREADABLE)
async def test_files_that_are_something_else(tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.db"
    if what == "text":
        path.write_text("Dear diary, " * 100)
    elif what == "other":
        with sqlite3.connect(path) as other:
            other.execute("CREATE TABLE recipes (name TEXT)")
    elif what == "no bytes":
        path.touch()
    elif what == "no tables":
        with sqlite3.connect(path) as nothing:
            nothing.execute("PRAGMA user_version = 1")
    else:
        one = await SqliteStore.open(path)
        await asyncio.gather(*(one.write(guest_row(number)) for number in range(500)))
        await one.close()
        if what == "cut":
            os.truncate(path, path.stat().st_size // 2 & -4096)
        elif what == "overwritten":
            content = path.read_bytes()
            path.write_bytes(content[:8192] + b"x" * 60_000 + content[68_192:])
        else:
            with sqlite3.connect(path) as changed:
                newer = "UPDATE alembic_version SET version_num = '9999'"
                changed.execute(newer if what == "newer" else "DROP TABLE snapshots")
    before = path.read_bytes()
    with pytest.raises(DataUnreadable) as error:
        sqlite.check(path, whole=True)
    assert (error.value.at, error.value.why) == (str(path), UNREADABLE[what])
    assert main(["serve", "--port", "0", "--data", str(path), "--language", "en"]) != 0
    [sentence] = capsys.readouterr().err.splitlines()
    assert Words("en").say(f"cli-data-{UNREADABLE[what]}", file=str(path)) in sentence
    assert path.read_bytes() == before


async def test_a_large_database_is_checked_while_it_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "a.db"
    one = await SqliteStore.open(path)
    await asyncio.gather(*(one.write(guest_row(number)) for number in range(500)))
    await one.close()
    content = path.read_bytes()
    at = content.index(b"guest499") // 4096 * 4096  # a page of rows
    path.write_bytes(content[:at] + b"x" * 4096 + content[at + 4096 :])
    monkeypatch.setattr(sqlite, "SMALL", 0)
    async with serving(path) as place, place.client() as client:

        async def ill() -> Any:
            answer = await client.get("/health")
            return answer if answer.status_code != 200 else None

        answer = await until(ill)
        assert answer.status_code == 503 and answer.json()["error"]["code"] == "data-damaged"
    assert f"{path} is damaged" in caplog.text


async def test_a_new_database_has_its_name_when_it_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise OSError

    path = tmp_path / "a.db"
    with monkeypatch.context() as patch, pytest.raises(OSError):
        patch.setattr(sqlite, "migrate", breaks)
        await SqliteStore.open(path)
    assert not path.exists()
    await (await SqliteStore.open(path)).close()  # as if nothing had been
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.db"] and path.stat().st_mode & 0o077 == 0


CANNOT = {
    "disk-full": "max_page_count=1",
    "data-read-only": "query_only=ON",
    "data-locked": "busy_timeout=50",
}


@pytest.mark.parametrize("code", CANNOT)
async def test_why_nothing_is_saved(
    tmp_path: Path, place: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, code: str
) -> None:
    async with place.client() as client:
        made = place.server.store
        await made.close()
        one = place.server.store = place.server.guests._store = await SqliteStore.open(tmp_path / "a.db")
        monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, CANNOT[code]))
        with sqlite3.connect(tmp_path / "a.db", isolation_level=None) as other:
            if code == "data-locked":
                other.execute("BEGIN IMMEDIATE")
            codes = set()
            for _ in range(200 if code == "disk-full" else 1):
                answer = await client.post("/api/guests", json={"name": "x" * 40})
                codes.add(answer.status_code if answer.status_code == 201 else answer.json()["error"]["code"])
            assert codes - {201} == {code} and answer.status_code == 503
            assert f"nothing can be saved: {code} " in caplog.text
            if code == "data-locked":
                other.execute("ROLLBACK")
                assert (await client.post("/api/guests", json={})).status_code == 201
        assert place.server.store is one


def test_two_servers_never_share_a_database(tmp_path: Path) -> None:
    one, two = Lock(tmp_path / "new" / "a.db"), Lock(tmp_path / "new" / "a.db")
    one.take()
    with pytest.raises(DataInUse):
        two.take()
    one.free()
    two.take()
    two.free()


def test_a_server_starts_although_a_process_of_a_killed_one_is_about_to_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = Lock(tmp_path / "a.db"), Lock(tmp_path / "a.db")
    one.take()
    monkeypatch.setattr(locks, "sleep", lambda _: one.free())
    two.take()
    two.free()


async def test_the_data_is_this_users_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "a.db"
    lock = Lock(path)
    lock.take()
    one = await SqliteStore.open(path)
    await one.write(guest_row(1))
    for file in path.parent.glob("a.db*"):
        assert file.name.endswith(".lock") or file.stat().st_mode & 0o077 == 0, file
    assert path.parent.stat().st_mode & 0o077 == 0
    await one.close()
    lock.free()


def test_where_the_data_is(tmp_path: Path) -> None:
    (tmp_path / "v1.2").mkdir()
    assert database(tmp_path / "v1.2") == tmp_path / "v1.2" / "lautta.db"
    assert database(tmp_path / "games.db") == tmp_path / "games.db"
    assert default_path({"LAUTTA_DATA": str(tmp_path)}) == tmp_path / "lautta.db"
    assert default_path(os.environ).name == "lautta.db"


def test_connections_are_closed_after_migrations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(sqlite, "migrate", fails)
    with pytest.raises(OSError):
        asyncio.run(SqliteStore.open(tmp_path / "a.db"))
