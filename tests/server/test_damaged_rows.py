"""Rows that are not as they were stored: their table is refused, lists show the others, and the operator is told."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Guest, guest, notations, serving
from tests.server.stores import asked, database

from lautta.server.storage.databases import Database
from lautta.server.table.events import Damaged

LISTED = {"game": "duel", "seats": [{"kind": "person"}, {"kind": "open"}], "listed": True}
FLIPPED = [  # each would be a table that could have been
    "UPDATE events SET at = at + 64 WHERE table_id = '{}' AND number = 2",
    "UPDATE events SET told = (SELECT told FROM events WHERE number = 1 LIMIT 1) WHERE table_id = '{}' AND number = 2",
    "UPDATE events SET \"key\" = 'other' WHERE table_id = '{}' AND \"key\" IS NOT NULL",
    "UPDATE events SET checksum = checksum + 1 WHERE table_id = '{}' AND number = 1",
    "UPDATE tables SET seed = (SELECT token_hash FROM devices) WHERE id = '{}'",
    "UPDATE tables SET made_at = made_at + 1 WHERE id = '{}'",
]  # fmt: skip
NO_TEXT = "UPDATE events SET action = CAST(x'706c617920ff' AS TEXT) WHERE table_id = '{}' AND action IS NOT NULL"


def change(where: Database, *statements: str) -> None:
    for statement in statements:
        if isinstance(where, Path):
            with closing(sqlite3.connect(where)) as file, file:
                file.execute(statement)
        else:
            asked(where, statement)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]


async def begun(anna: Guest) -> str:
    """A table where Anna has acted."""
    table = await anna.my_turn((await anna.set_up())["id"])
    await anna.act(table["id"], notations(table["legal"])[0], table["number"])
    return str((await anna.my_turn(table["id"], table["number"] + 1))["id"])


@pytest.mark.each_store
async def test_a_damaged_table_is_refused_and_others_go_on(
    tmp_path: Path, store: str, caplog: pytest.LogCaptureFixture
) -> None:
    flipped = FLIPPED + [NO_TEXT] * (store == "sqlite")
    async with serving(tmp_path / "a.db") as place, guest(place) as anna:
        token, sound, *tables = anna.token, *[await begun(anna) for _ in range(len(flipped) + 1)]
    where = database(tmp_path / "a.db")
    change(where, *(one.format(table) for one, table in zip(flipped, tables, strict=True)))
    async with serving(tmp_path / "a.db") as place, guest(place, token=token) as anna:
        for table, how in zip(tables, flipped, strict=True):
            told = await anna.get(f"/api/tables/{table}", 409)
            assert told["error"]["code"] == "table-unreadable", how
            assert errors(caplog)[-1].startswith(f"table {table} cannot be read: row "), how
        assert {line["id"] for line in await anna.get("/api/tables")} == {sound, *tables}
        there = await anna.my_turn(sound)
        await anna.act(sound, notations(there["legal"])[0], there["number"])
    change(where, f"UPDATE events SET checksum = NULL WHERE table_id = '{tables[0]}'")  # as older releases left it
    async with serving(tmp_path / "a.db") as place, guest(place, token=token) as anna:
        assert (await anna.my_turn(tables[0]))["legal"]


@pytest.mark.each_store
async def test_a_damaged_position_is_played_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path / "a.db") as place, guest(place) as anna:
        token, name = anna.token, await begun(anna)
        while not (table := await anna.my_turn(name))["result"]:
            await anna.act(name, notations(table["legal"])[0], table["number"])
    where = database(tmp_path / "a.db")
    change(where, "UPDATE snapshots SET data = (SELECT seed FROM tables)")
    async with serving(tmp_path / "a.db") as place, guest(place, token=token) as anna:
        [(number,)] = asked(where, "SELECT max(number) FROM snapshots")
        with pytest.raises(Damaged):
            await place.server.store.snapshot(name, number)
        assert {**await anna.table(name), "seats": 0} == {**table, "seats": 0}
        assert f"table {name}: a position is lost: row {number} is not as it was stored" in errors(caplog)


@pytest.mark.each_store
async def test_a_bad_row_spoils_no_list(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path / "a.db") as place, guest(place) as anna, guest(place, "Ben") as ben:
        bad, _ = [(await anna.set_up(LISTED))["id"] for _ in range(2)]
        over = [await anna.set_up(LISTED) for _ in range(2)]
        for table in over:
            await ben.do(table["id"], "join", invite=table["invite"])
            await ben.do(table["id"], "concede", key="gone")
        before = {which: await anna.get(f"/api/tables/{which}") for which in ("open", "finished")}
        mine = await anna.get("/api/tables")
        change(
            database(tmp_path / "a.db"),
            f"UPDATE tables SET offer = '7', sketch = '{{' WHERE id = '{bad}'",
            f"UPDATE tables SET offer = '{{', ended = '[1]', sketch = '{{' WHERE id = '{over[0]['id']}'",
        )
        token = anna.token
    async with serving(tmp_path / "a.db") as place, guest(place, token=token) as anna:
        for _ in range(2):
            for which, found in before.items():
                now = await anna.get(f"/api/tables/{which}")
                assert without_sketches(now) == without_sketches(found) and len(now) == 2
            now = await anna.get("/api/tables")
            assert [line["id"] for line in now] == [line["id"] for line in mine]
            [line] = [line for line in now if line["id"] == over[0]["id"]]
            assert line["sketch"] is None and line["ended"] is None and line["over"]
        told = [line for line in errors(caplog) if "its row is damaged" in line]
        assert len(told) == len(set(told)) >= 4 and {line.split()[1] for line in told} == {
            bad + ":",
            over[0]["id"] + ":",
        }


def without_sketches(lines: Any) -> Any:
    return [{key: line[key] for key in line if key != "sketch"} for line in lines]
