"""A commit to PostgreSQL: one round trip, whatever it writes, and the same as by a statement for each kind of row."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.stores import asked, database
from tests.server.test_store import guest_row

from lautta.server.storage import postgresql, rows
from lautta.server.storage.databases import open_store
from lautta.server.storage.postgresql import PostgresqlStore
from lautta.server.storage.store import NotSaved
from lautta.server.storage.writing import Gone, Renewed, sorted_out

pytestmark = pytest.mark.postgresql
ALL = "SELECT id, name, guest_id, code_hash, until FROM guests LEFT JOIN codes ON guest_id = id ORDER BY id"


def code_row(guest: int, code: bytes) -> Any:
    return rows.codes, {"guest_id": f"guest{guest}", "code_hash": code, "until": 7}


def name_of(guest: int, name: str) -> Renewed:
    return Renewed(rows.guests, {"id": f"guest{guest}"}, {"name": name})


def no_code_of(guest: int) -> Gone:
    return Gone(rows.codes, {"guest_id": f"guest{guest}"})


COMMITS = [
    [guest_row(1), guest_row(2), guest_row(3), code_row(1, b"one"), code_row(2, b"two")],
    [name_of(1, "Ann"), name_of(1, "Anna"), name_of(2, "Ben"), no_code_of(1), guest_row(4), code_row(4, b"four")],
    [no_code_of(4), code_row(4, b"five")],  # which one statement could not do
    [guest_row(5), name_of(5, "Eve")],
]


async def test_a_commit_is_one_round_trip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Any] = []
    for one_by_one in (False, True):
        if one_by_one:
            monkeypatch.setattr(postgresql, "fits_one_statement", lambda _: False)
        where = database(tmp_path / f"{one_by_one}.db")
        store = await open_store(where)
        assert isinstance(store, PostgresqlStore)
        queries: list[str] = []
        (await store._writer_connection()).add_query_logger(lambda one, told=queries: told.append(one.query))
        many = []
        for commit in COMMITS:
            queries.clear()
            await store.write(*commit)
            many.append(len(queries))
        if not one_by_one:
            assert many[1:] == [1, 4, 4]  # before the first the driver also asks for the types of arrays
        await store.close()
        found.append(asked(where, ALL))
    assert found[0] == found[1] and len(found[0]) == 5


async def test_what_is_too_long_is_refused_and_not_cut(tmp_path: Path) -> None:
    where = database(tmp_path / "a.db")
    store = await open_store(where)
    await store.write(guest_row(1))
    with pytest.raises(NotSaved):
        await store.write(name_of(1, "A" * 41))
    await store.close()
    assert asked(where, "SELECT name FROM guests") == [("A",)]


async def test_a_device_that_is_used_and_signed_out_in_the_same_commit_is_signed_out(tmp_path: Path) -> None:
    where = database(tmp_path / "a.db")
    store = await open_store(where)
    key = {"token_hash": b"one"}
    await store.write(guest_row(1), (rows.devices, {**key, "guest_id": "guest1", "made_at": 7}))
    await store.write(Renewed(rows.devices, key, {"seen_at": 8}), Gone(rows.devices, {"guest_id": "guest1"}))
    await store.write((rows.devices, {**key, "guest_id": "guest1", "made_at": 7}), Gone(rows.devices, key))
    await store.close()
    assert asked(where, "SELECT seen_at FROM devices") == []


def test_of_several_changes_to_a_row_the_last_counts() -> None:
    [(table, names, key, values)] = sorted_out([name_of(1, "Ann"), name_of(2, "Ben"), name_of(1, "Anna")]).renewed
    assert (table, names, key) == (rows.guests, ("name",), ("id",))
    assert values == [("Anna", "guest1"), ("Ben", "guest2")]
