"""What an older Lautta has kept opens: tables in every state, their people, boards, results, game files and positions.

`tests/data/older/write.py` has written it.
"""

import asyncio
import json
import tarfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.engine import URL
from tests.server.serving import PATIENCE, Guest, Serving, Watch, guest, notations, serving
from tests.server.stores import database

import lautta
from lautta.core.game_files import GameFile
from lautta.server.runtime.server import all_games
from lautta.server.storage.transfer import transfer

ARCHIVE = Path(__file__).parent.parent / "data" / "older" / "older.tar.xz"


def archived(name: str) -> bytes:
    with tarfile.open(ARCHIVE) as packed:
        found = packed.extractfile(name)
        assert found
        return found.read()


EXPECTED: dict[str, Any] = json.loads(archived("expected.json"))
POSITIONS: dict[str, Any] = json.loads(archived("positions.json"))
TABLES: dict[str, Any] = EXPECTED["tables"]
ENDED = [name for name, table in TABLES.items() if table["file"]]
PLAYED = [name for name, table in TABLES.items() if table["Anna"]["status"] == "playing" and name not in ENDED]


@asynccontextmanager
async def older(folder: Path) -> AsyncIterator[tuple[Serving, Guest, Guest]]:
    """A server of today on the older database, a moment later, with Anna and Ben."""
    data = folder / "lautta.db"
    data.write_bytes(archived("lautta.db"))
    if isinstance(carried := database(folder / "carried.db"), URL):
        await transfer(data, carried)
        data = folder / "carried.db"
    clock = Watch(EXPECTED["wall"] + 1000).clock
    async with (
        serving(data, all_games(), clock=clock) as place,
        guest(place, token=EXPECTED["tokens"]["Anna"]) as anna,
        guest(place, token=EXPECTED["tokens"]["Ben"]) as ben,
    ):
        yield place, anna, ben


def id_of(name: str) -> str:
    return str(TABLES[name]["Anna"]["id"])


@pytest.mark.each_store
async def test_all_are_told_what_they_were_told(tmp_path: Path) -> None:
    async with older(tmp_path) as (_, *people):
        for name, table in TABLES.items():
            for person, who in zip(people, ("Anna", "Ben"), strict=True):
                if table[who]:
                    now = await person.table(id_of(name))
                    if name == "amsterdam clock":  # which went on when the server began
                        assert now["log"].pop()["kind"] == "resume"
                        now["number"] -= 1
                    now["seats"] = [{key: one[key] for key in one if key != "online"} for one in now["seats"]]
                    assert {key: now[key] for key in table[who]} == table[who], f"{name} for {who}"


async def test_seats_of_every_kind_are_there() -> None:
    seats = [seat for table in TABLES.values() for seat in table["Anna"]["seats"]]
    assert {"person", "open", "computer"} <= {seat["kind"] for seat in seats}
    assert {seat["level"] for seat in seats if seat.get("level")} == {"sense", "random"}
    assert any(seat.get("away") == "conceded" for seat in seats)


async def test_games_go_on_and_undo(tmp_path: Path) -> None:
    async with older(tmp_path) as (_, *people):
        for name in PLAYED:
            async with asyncio.timeout(PATIENCE):
                await goes_on(id_of(name), people, Random(name))


async def goes_on(table: str, people: list[Guest], chance: Random) -> None:
    """See that six actions can be done at a table, and two taken back."""
    done = undone = 0
    while done < 6 or undone < 2:
        for person in people:
            now = await person.table(table)
            if (asked := now["ask"]) and now["my_seat"] in asked["asked"]:
                undone += 1
                after = await person.do(table, "answer", ask=asked["number"], agree=True, key=person.key())
                assert after["ask"] is None and after["entries"][-1]["kind"] == "undo"
            elif asked or now["my_seat"] is None or any(map(thinks, map(now["seats"].__getitem__, now["to_move"]))):
                continue
            elif done > 2 * undone and any(now["undo"].values()):
                after = await person.step(table, "undo", now["number"])
                undone += after["ask"] is None
            elif legal := notations(now["legal"]):
                done += 1
                await person.act(table, chance.choice(legal), now["number"])
        await asyncio.sleep(0.01)  # a computer thinks


def thinks(seat: Any) -> bool:
    return seat["kind"] == "computer" or "away" in seat


async def test_tables_that_wait_are_joined_and_maps_are_laid_on(tmp_path: Path) -> None:
    async with older(tmp_path) as (place, anna, ben), guest(place, "Carl") as carl:
        for name in ("amsterdam waiting", "roads waiting"):
            invite = TABLES[name]["Anna"]["invite"]
            joined = await carl.post(f"/api/tables/{id_of(name)}/join", {"invite": invite})
            assert joined["status"] == "playing" and joined["to_move"]
        again = await anna.post(f"/api/tables/{id_of('amsterdam again')}/join", {})
        assert again["status"] == "playing" and [seat["name"] for seat in again["seats"]] == ["Ben", "Anna"]
        table = id_of("roads laying")
        while (now := await anna.table(table))["status"] == "laying":
            laid = [{key: one[key] for key in one if key != "seat"} for one in now["laying"]["laid"]]
            asked = {"players": 2, "size": now["laying"]["size"], "laid": laid, "suggest": 1}
            piece = (await anna.post("/api/games/roads/boards/lay", asked))["suggestion"]
            words = f"lay {piece['q']},{piece['r']} {piece['terrain']} {'-'.join(piece.get('river', []))}".strip()
            await (anna, ben)[now["to_move"][0]].act(table, words, now["number"])
        assert now["status"] == "playing" and len(laid) == 11 and now["public"] and now["board"]


async def test_games_that_are_over_verify_and_boards_and_results_are_kept(tmp_path: Path) -> None:
    async with older(tmp_path) as (_, anna, _ben):
        for name in ENDED:
            checked = await anna.get(f"/api/tables/{id_of(name)}/check")
            assert checked["ok"] and not checked["trouble"], checked
            assert await anna.get(f"/api/tables/{id_of(name)}/file") == TABLES[name]["file"]
            assert GameFile.parse(TABLES[name]["file"]).replay().over, name
        board = TABLES["roads own map"]["Anna"]["board"]
        assert [one["board"] for one in await anna.get("/api/games/roads/made")] == [board]
        assert (await anna.get(f"/api/games/roads/boards/{board}"))["title"] == "Three tiles"
        over = TABLES["amsterdam over"]["Anna"]
        best = await anna.get(f"/api/games/amsterdam/best?board={over['board']}&players=2")
        assert sorted(one["score"] for one in best["results"]) == sorted(over["result"]["scores"])
        assert best["mine"]["table"] == over["id"] and best["mine"]["score"] == over["result"]["scores"][0]
        finished = await anna.get("/api/tables/finished")
        assert {id_of("amsterdam over"), id_of("roads over")} == {one["table"] for one in finished}


def test_positions_are_read() -> None:
    for name, position in POSITIONS.items():
        game = lautta.game(name.split()[0])
        for read, kind in ((game.from_text, "text"), (game.from_json, "json")):
            state, view = read(position[kind]), read(position[f"view {kind}"])
            assert state.to_move == tuple(position["to move"]), name
            assert sorted(one.text for one in state.actions(state.to_move[0])) == position["legal"], name
            assert view == state.view(1), name
