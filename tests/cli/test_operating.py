"""`lautta people` and `lautta tables`, on the database of a server that runs."""

import asyncio
import json
from pathlib import Path

from tests.cli.conftest import Ended, Run
from tests.server.serving import Guest, guest, serving, until

import lautta
from lautta.core.game_files import GameFile


async def test_people_are_listed_banned_and_deleted_and_tables_closed_and_purged(run: Run, tmp_path: Path) -> None:
    async def ran(*line: str) -> Ended:
        return await asyncio.to_thread(run, *line, "--data", str(tmp_path))

    async def refused() -> bool:
        return bool((await anna.client.get("/api/me")).status_code == 403)

    async with serving(tmp_path / "lautta.db") as place, guest(place, kind=Guest) as anna, place.client() as stranger:
        table, me = (await anna.set_up())["id"], (await anna.get("/api/me"))["guest"]
        await stranger.post("/api/guests", json={"name": "Robot", "program": True})
        assert "Robot (program)" in (await ran("people", "list", "Rob")).out
        assert me in (await ran("people")).out and "Anna" not in (await ran("people", "list", "nobody")).out
        (listed,) = json.loads((await ran("people", "list", "ANN", "--json")).out)
        assert (listed["id"], listed["devices"], listed["banned"]) == (me, 1, False) and "token" not in repr(listed)
        assert (await ran("people", "ban", me)).out == f"{me} is banned.\n"
        await until(refused)
        assert "banned" in (await ran("people")).out
        assert (await ran("tables", "close", table)).code == 0
        unsure, nobody = await ran("people", "delete", me), await ran("people", "ban", "nobody")
        assert (unsure.code, nobody.code) == (2, 2) and "--yes" in unsure.err and "nobody" in nobody.err
        assert (await ran("people", "delete", me, "--yes")).code == 0
    assert (await ran("tables", "close", "nothing")).code == 2
    for days, *yes in (("1",), ("999999999999", "--yes"), ("1", "--yes")):
        assert (await ran("tables", "purge", "--older", days, *yes)).out.endswith(": 0.\n")


async def test_a_game_file_is_a_table_to_look_at(run: Run, tmp_path: Path) -> None:
    """Also the file of a game that is not over, such as the harness keeps: every seat's cards, and other lines."""
    state = lautta.game("amsterdam").new(2, seed=7)
    file = GameFile.of(state, 7, {0: "Anna"})
    for seat, action in ((0, "keep 1+2"), (1, "keep 1"), (0, "deck")):
        state.apply(action, seat)
        file.add(seat, action)
    file.save(tmp_path / "game.txt")
    file.redraw(1)
    file.save(tmp_path / "redrawn.txt")
    games = {"amsterdam": state.game}
    async with serving(tmp_path / "lautta.db", games) as place, guest(place, kind=Guest) as ben:
        ended = await asyncio.to_thread(run, "tables", "open", str(tmp_path / "game.txt"), "--data", str(tmp_path))
        assert ended.code == 0, ended.err
        name = ended.out.split("#/table/")[1].rstrip(".\n")
        table = await ben.get(f"/api/tables/{name}")
        assert table["status"] == "over" and table["number"] == 5 and table["seats"][0]["name"] == "Anna"
        assert (await ben.get(f"/api/tables/{name}/moments/3"))["public"]["phase"] == "turn"
        line = {"moment": 3, "draw": 1, "seat": 0, "line": [{"seat": 0, "action": "deck"}]}
        tried = await ben.post(f"/api/tables/{name}/what-if", line)
        assert tried["public"]["phase"] == table["public"]["phase"] == "second" and tried["private"]["hand"]
        assert (await asyncio.to_thread(run, "tables", "open", str(tmp_path / "redrawn.txt"))).code == 2
