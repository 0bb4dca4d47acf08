"""Copies that are taken while a server writes: sound, of one moment, for their owner alone."""

import asyncio
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Guest, guest, notations, serving

from lautta.server.storage import backup as module
from lautta.server.storage.backup import DamagedBackup, backup
from lautta.server.storage.data import give_name

REQUEST = {"game": "duel", "board": "large", "seats": [{"kind": "person"}, {"kind": "computer", "level": "random"}]}


async def play(anna: Guest, told: dict[str, int]) -> None:
    """Play table after table; `told` has the last event of each that was acknowledged."""
    while True:
        table = await anna.my_turn((await anna.set_up(REQUEST))["id"])
        while not table["result"]:
            update = await anna.act(table["id"], notations(table["legal"])[0], table["number"])
            told[table["id"]] = update["number"]
            table = await anna.my_turn(table["id"], update["number"])


async def test_copies_taken_while_a_server_writes(tmp_path: Path) -> None:
    data, told = tmp_path / "a.db", dict[str, int]()
    async with serving(data) as place, guest(place) as anna, guest(place, "Ben") as ben:
        playing = [asyncio.create_task(play(one, told)) for one in (anna, ben)]
        counts = []
        for number in range(8):
            await asyncio.sleep(0.1)
            before, copy = dict(told), tmp_path / f"copy {number}.db"
            counts.append(await asyncio.to_thread(backup, data, copy))
            check(copy, before)
        assert not any(task.done() for task in playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    assert counts[0].events < counts[-1].events and counts[-1].tables == counts[-1].tables > 0
    async with (
        serving(tmp_path / "copy 7.db") as place,
        guest(place, token=anna.token) as here,
    ):  # and play goes on there
        assert (await here.get("/api/tables"))[-1]["number"] > 1
        await here.set_up(REQUEST)


def check(copy: Path, acknowledged: dict[str, int]) -> None:
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not copy.with_name(f"{copy.name}-wal").exists()
    with sqlite3.connect(copy) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        found = dict(database.execute("SELECT table_id, max(number) FROM events GROUP BY table_id").fetchall())
        for table, count, last in database.execute("SELECT table_id, count(*), max(number) FROM events GROUP BY 1"):
            assert count == last, table
    assert {table for table, number in acknowledged.items() if found.get(table, 0) < number} == set()


async def test_a_copy_that_is_not_sound_is_not_kept(tmp_path: Path, monkeypatch: Any) -> None:
    data = tmp_path / "a.db"
    async with serving(data) as place, guest(place) as anna:
        for _ in range(30):
            await anna.set_up(REQUEST)
    raw = bytearray(data.read_bytes())
    with sqlite3.connect(data) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats_of_guest'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    raw[(page - 1) * size + 8 : (page - 1) * size + 40] = b"\xee" * 32
    data.write_bytes(raw)
    with pytest.raises((DamagedBackup, OSError)):
        backup(data, tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == []


def test_nothing_is_overwritten_even_at_the_last_moment(tmp_path: Path, monkeypatch: Any) -> None:
    begun, to = tmp_path / "copy.db.part", tmp_path / "copy.db"
    begun.write_bytes(b"new")
    to.write_bytes(b"old")
    with pytest.raises(FileExistsError):
        give_name(begun, to)
    monkeypatch.delattr(module.os, "link", raising=False)
    with pytest.raises(FileExistsError):
        give_name(begun, to)
    assert to.read_bytes() == b"old"
    give_name(begun, tmp_path / "other.db")
    assert (tmp_path / "other.db").read_bytes() == b"new"
