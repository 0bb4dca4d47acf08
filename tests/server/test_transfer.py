"""Carrying a server over into another database, of the other kind too, and copies of PostgreSQL as it runs."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.serving import AGAINST_RANDOM, guest, serving
from tests.server.stores import SQLITE, asked, database, stores, written
from tests.server.test_backup import play
from tests.server.test_older_data import EXPECTED, archived

from lautta.cli import main
from lautta.server.runtime.server import all_games
from lautta.server.storage import postgresql, rows, sqlite
from lautta.server.storage import transfer as transferring
from lautta.server.storage.data import DataInUse, DataUnreadable, Occupied
from lautta.server.storage.transfer import Differs, copy_of, transfer


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A database with tables in every state, as an older release has kept them."""
    (tmp_path / "a.db").write_bytes(archived("lautta.db"))
    return tmp_path / "a.db"


def content(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(file)) as database:
        return {
            table.name: sorted(database.execute(f'SELECT * FROM "{table.name}"').fetchall(), key=repr)
            for table in rows.IN_ORDER
        }


@pytest.mark.each_store
async def test_a_server_is_carried_over_and_back(tmp_path: Path, older: Path) -> None:
    there = database(tmp_path / "b.db")
    carried = await transfer(older, there)
    back = await transfer(there, tmp_path / "c.db")
    before = content(older)
    assert content(tmp_path / "c.db") == before
    assert carried == back == (len(before["tables"]), len(before["events"])) and carried.tables > 10
    lists = [await _played_on(file, file.name == "b.db") for file in (older, tmp_path / "c.db", tmp_path / "b.db")]
    assert lists[0] == lists[1] == lists[2] != []


async def _played_on(file: Path, chosen: bool) -> list[str]:
    """What a server on a database lists for Anna, on SQLite or the chosen store; what is new comes after all else."""
    kind, latest = stores.kind, "SELECT max(place) FROM ({}) AS all_places"
    places = latest.format(" UNION ALL ".join(f"SELECT place FROM {table.name}" for table in rows.PLACED))
    stores.kind = kind if chosen else SQLITE
    try:
        [(before,)] = asked(database(file), places)
        token = EXPECTED["tokens"]["Anna"]
        async with serving(file, all_games()) as place, guest(place, token=token) as anna:
            listed = sorted(line["id"] for line in await anna.get("/api/tables"))  # by itself some of them go on
            new = (await anna.set_up({**AGAINST_RANDOM, "game": "amsterdam"}))["id"]
        [(at,)] = asked(database(file), f"SELECT place FROM tables WHERE id = '{new}'")
        assert at > before
    finally:
        stores.kind = kind
    return listed


@pytest.mark.postgresql
async def test_a_slow_file_holds_nothing_up(tmp_path: Path, older: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though a server gives up a transaction that does nothing for so long."""
    portions = transferring._portions

    async def slowly(connection: AsyncConnection, table: sa.Table) -> AsyncIterator[Sequence[sa.Row[Any]]]:
        async for some in portions(connection, table):
            await asyncio.sleep(0.6 if table is rows.events else 0)
            yield some

    monkeypatch.setattr(transferring, "_portions", slowly)
    monkeypatch.setitem(postgresql.IN_TIME, "idle_in_transaction_session_timeout", "400")
    await transfer(older, database(tmp_path / "b.db"))
    await transfer(database(tmp_path / "b.db"), tmp_path / "c.db")
    assert content(tmp_path / "c.db") == content(older)


@pytest.mark.each_store
async def test_nothing_is_overwritten(tmp_path: Path, older: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = database(tmp_path / "b.db")
    line = ["transfer", "--from", str(older), "--to", written(there), "--language", "en"]
    assert await asyncio.to_thread(main, line) == 0
    assert "Copied and verified" in capsys.readouterr().out
    assert await asyncio.to_thread(main, line) == 2
    said = capsys.readouterr().err
    assert ("already exists" if isinstance(there, Path) else "is not empty, so nothing was written to it") in said
    with pytest.raises(FileExistsError if isinstance(there, Path) else Occupied):
        await transfer(older, there)
    with pytest.raises(FileNotFoundError):
        await transfer(tmp_path / "nothing.db", database(tmp_path / "d.db"))


@pytest.mark.each_store
async def test_nothing_is_carried_away_from_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from lautta.server.http.run import held
    from lautta.server.storage import lease

    monkeypatch.setattr(lease, "PATIENCE", 0.2)
    where = database(tmp_path / "a.db")
    async with serving(tmp_path / "a.db") as place, guest(place) as anna:
        table = await anna.set_up()
        locked = held(where) if isinstance(where, Path) else nullcontext()  # PostgreSQL's is taken by the server itself
        with locked, pytest.raises(DataInUse):
            await transfer(where, tmp_path / "b.db")
        assert not (tmp_path / "b.db").exists()
        assert (await anna.table(table["id"]))["id"] == table["id"]


async def test_what_arrives_otherwise_is_not_kept(
    tmp_path: Path, older: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    make = sqlite.make

    def faulty(path: Path) -> None:
        make(path)
        with closing(sqlite3.connect(path)) as database:
            database.execute(
                "CREATE TRIGGER spoil AFTER INSERT ON seats WHEN NEW.seat = 1 "
                "BEGIN UPDATE seats SET name = 'X' WHERE table_id = NEW.table_id AND seat = 1; END"
            )

    monkeypatch.setattr(sqlite, "make", faulty)
    with pytest.raises(Differs, match="seats"):
        await transfer(older, tmp_path / "b.db")
    line = ["transfer", "--from", str(older), "--to", str(tmp_path / "b.db"), "--language", "en"]
    assert await asyncio.to_thread(main, line) == 2
    assert "nothing was kept" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith("b.db")] == []


@pytest.mark.postgresql
async def test_copies_taken_while_a_server_writes(tmp_path: Path) -> None:
    where: Any = database(tmp_path / "a.db")
    told = dict[str, int]()
    async with serving(tmp_path / "a.db") as place, guest(place) as anna, guest(place, "Ben") as ben:
        playing = [asyncio.create_task(play(one, told)) for one in (anna, ben)]
        for number in range(3):
            await asyncio.sleep(0.5)
            before, copy = dict(told), tmp_path / f"copy {number}.db"
            found = await copy_of(where, copy)
            with closing(sqlite3.connect(copy)) as database_:
                events = dict(database_.execute("SELECT table_id, count(*) FROM events GROUP BY table_id"))
                last = dict(database_.execute("SELECT table_id, max(number) FROM events GROUP BY table_id"))
            assert events == last and sum(events.values()) == found.events and len(events) == found.tables
            assert all(events[table] >= number for table, number in before.items())
            assert copy.stat().st_mode & 0o077 == 0
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    assert sum(told.values()) > 20
    with pytest.raises(FileExistsError):
        await copy_of(where, copy)
    stores.kind = SQLITE
    async with serving(copy) as place, place.client(anna.token) as client:  # a copy is a database like any other
        assert {line["id"] for line in (await client.get("/api/tables")).json()} <= set(events)


@pytest.mark.postgresql
async def test_a_backup_of_a_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where, copy = database(tmp_path / "a.db"), tmp_path / "copy.db"
    async with serving(tmp_path / "a.db") as place, guest(place) as anna:
        await anna.my_turn((await anna.set_up())["id"])
        line = ["backup", str(copy), "--database", written(where), "--language", "en"]
        assert await asyncio.to_thread(main, line) == 0
    assert "holds one table with" in capsys.readouterr().out


@pytest.mark.postgresql
async def test_what_another_release_has_written_is_not_copied(tmp_path: Path) -> None:
    where: Any = database(tmp_path / "a.db")
    for known, why in (("0001", "older"), ("9999", "newer")):
        asked(where, f"UPDATE alembic_version SET version_num = '{known}'")
        with pytest.raises(DataUnreadable) as error:
            await copy_of(where, tmp_path / "copy.db")
        assert error.value.why == why
    assert not list(tmp_path.glob("copy*"))
