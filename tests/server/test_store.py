"""Storage: commits that are shared, a shape that fits the migrations, files that are something else."""

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from lautta.server import migrations, rows, store
from lautta.server.data import DataInUse, DataUnreadable, Lock, database, default_path
from lautta.server.store import NotSaved, Store


def guest_row(number: int, token: int | None = None) -> Any:
    hashed = (number if token is None else token).to_bytes(32, "big")
    return rows.guests, {"id": f"guest{number}", "token_hash": hashed, "name": "A", "made_at": 1}


async def test_many_writes_share_commits(tmp_path: Path) -> None:
    one = await Store.open(tmp_path / "a.db")
    commits = 0
    insert = store._insert

    async def counted(*args: Any) -> None:
        nonlocal commits
        commits += 1
        await insert(*args)

    store._insert = counted
    try:
        await asyncio.gather(*(one.write(guest_row(number)) for number in range(300)))
    finally:
        store._insert = insert
    assert commits <= 3
    await one.close()
    with sqlite3.connect(tmp_path / "a.db") as database:
        assert database.execute("SELECT count(*) FROM guests").fetchone() == (300,)


async def test_one_bad_write_harms_no_other(tmp_path: Path) -> None:
    one = await Store.open(tmp_path / "a.db")
    writes = [one.write(guest_row(number)) for number in range(5)]
    writes.insert(2, one.write(guest_row(77), guest_row(78, token=1)))  # the second has another's token
    done = await asyncio.gather(*writes, return_exceptions=True)
    assert [isinstance(answer, NotSaved) for answer in done] == [False, False, True, False, False, False]
    assert await one.guest((1).to_bytes(32, "big"))
    assert await one.guest((77).to_bytes(32, "big")) is None  # all or none
    await one.close()
    with pytest.raises(NotSaved):
        await one.write(guest_row(9))


async def test_commits_are_durable(tmp_path: Path) -> None:
    one = await Store.open(tmp_path / "a.db")
    async with one._engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
    await one.close()


async def test_the_migrations_make_the_shape_that_the_program_knows(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "a.db")).close()
    engine = create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), rows.schema) == []
    engine.dispose()
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == rows.HEAD


async def test_a_database_that_is_up_to_date_needs_no_alembic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await Store.open(tmp_path / "a.db")).close()
    monkeypatch.setitem(__import__("sys").modules, "alembic", None)
    await (await Store.open(tmp_path / "a.db")).close()


async def test_a_migration_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    def breaks(*_: Any, **__: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr(op, "create_index", breaks)
    with pytest.raises(RuntimeError):
        await Store.open(tmp_path / "a.db")
    with sqlite3.connect(tmp_path / "a.db") as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == []


@pytest.mark.parametrize("what", ["text", "other", "newer"])
async def test_files_that_are_something_else(tmp_path: Path, what: str) -> None:
    path = tmp_path / "a.db"
    if what == "text":
        path.write_text("Dear diary, " * 100)
    elif what == "other":
        with sqlite3.connect(path) as other:
            other.execute("CREATE TABLE recipes (name TEXT)")
    else:
        await (await Store.open(path)).close()
        with sqlite3.connect(path) as newer:
            newer.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    with pytest.raises(DataUnreadable) as error:
        await Store.open(path)
    assert error.value.path == path and path.read_bytes() == before


def test_two_servers_never_share_a_database(tmp_path: Path) -> None:
    one, two = Lock(tmp_path / "new" / "a.db"), Lock(tmp_path / "new" / "a.db")
    one.take()
    with pytest.raises(DataInUse):
        two.take()
    one.free()
    two.take()
    two.free()


async def test_the_data_is_this_users_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "a.db"
    lock = Lock(path)
    lock.take()
    one = await Store.open(path)
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


def test_connections_are_closed_after_migrations(tmp_path: Path) -> None:
    def fails(_: Connection) -> None:
        raise OSError

    migrate = store._migrate
    store._migrate = fails
    try:
        with pytest.raises(OSError):
            asyncio.run(Store.open(tmp_path / "a.db"))
    finally:
        store._migrate = migrate
