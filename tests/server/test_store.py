"""Storage: commits that are shared, and a shape that fits the migrations; the same for each store."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from tests.server.stores import asked, database

from lautta.server.storage import migrations, rows
from lautta.server.storage.databases import open_store
from lautta.server.storage.store import NotSaved, Renewed, Store


def guest_row(number: int) -> Any:
    return rows.guests, {"id": f"guest{number}", "name": "A", "made_at": 1}


async def name_of(one: Store, number: int) -> str | None:
    found = await one._one(sa.select(rows.guests).where(rows.guests.c.id == f"guest{number}"))
    return found.name if found else None


@pytest.mark.each_store
async def test_many_writes_share_commits(tmp_path: Path) -> None:
    one = await open_store(database(tmp_path / "a.db"))
    commits, insert = 0, one._insert

    async def counted(new: Any, epoch: int | None) -> None:
        nonlocal commits
        commits += 1
        await insert(new, epoch)

    one._insert = counted  # type: ignore[method-assign]
    await asyncio.gather(*(one.write(guest_row(number)) for number in range(300)))
    assert commits <= 3
    await one.close()
    assert asked(database(tmp_path / "a.db"), "SELECT count(*) FROM guests") == [(300,)]


@pytest.mark.each_store
async def test_one_bad_write_harms_no_other_and_rows_are_renewed_with_it_or_not_at_all(
    tmp_path: Path,
) -> None:
    one = await open_store(database(tmp_path / "a.db"))
    writes = [one.write(guest_row(number)) for number in range(5)]
    writes.insert(2, one.write(guest_row(77), guest_row(1)))  # the second is another's
    done = await asyncio.gather(*writes, return_exceptions=True)
    assert [isinstance(answer, NotSaved) for answer in done] == [False, False, True, False, False, False]
    assert [await name_of(one, number) for number in (1, 77)] == ["A", None]  # all or none
    renamed = Renewed(rows.guests, {"id": "guest1"}, {"name": "B"})
    with pytest.raises(NotSaved):
        await one.write(renamed, guest_row(8), guest_row(1))
    assert [await name_of(one, number) for number in (1, 8)] == ["A", None]
    await one.write(renamed, guest_row(9))
    assert [await name_of(one, number) for number in (1, 9)] == ["B", "A"]
    await one.close()
    with pytest.raises(NotSaved):
        await one.write(guest_row(10))


async def test_a_commit_that_fails_is_logged_with_where(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    one = await open_store(tmp_path / "a.db")
    with pytest.raises(NotSaved):
        await one.write((rows.guests, {"id": "x", "tokens": "secret"}))
    await one.close()
    [line] = [record.getMessage() for record in caplog.records]
    assert line.startswith(
        "nothing can be saved: not-saved (OperationalError in insert, lautta/server/storage/sqlite.py:"
    )
    assert " < SqliteStore" not in line and "_commit, lautta/server/storage/store.py:" in line and "secret" not in line


@pytest.mark.each_store
async def test_the_migrations_make_the_shape_that_the_program_knows(tmp_path: Path) -> None:
    one = await open_store(database(tmp_path / "a.db"))
    async with one.engine.connect() as connection:
        differences = await connection.run_sync(
            lambda inside: compare_metadata(MigrationContext.configure(inside), rows.schema)
        )
    assert differences == []
    await one.close()
    config = alembic()
    assert ScriptDirectory.from_config(config).get_current_head() == rows.HEAD


def alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    return config


@pytest.mark.each_store
async def test_a_database_that_is_up_to_date_needs_no_alembic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await open_store(database(tmp_path / "a.db"))).close()
    monkeypatch.setitem(__import__("sys").modules, "alembic", None)
    await (await open_store(database(tmp_path / "a.db"))).close()
