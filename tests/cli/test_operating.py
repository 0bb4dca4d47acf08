"""`lautta people` and `lautta tables`, on the database of a server that runs."""

import asyncio
import json
from pathlib import Path

from tests.cli.conftest import Ended, Run
from tests.server.serving import Guest, guest, serving, until


async def test_people_are_listed_banned_and_deleted_and_tables_closed_and_purged(run: Run, tmp_path: Path) -> None:
    async def ran(*line: str) -> Ended:
        return await asyncio.to_thread(run, *line, "--data", str(tmp_path))

    async def refused() -> bool:
        return bool((await anna.client.get("/api/me")).status_code == 403)

    async with serving(tmp_path / "lautta.db") as place, guest(place, kind=Guest) as anna:
        table, me = (await anna.set_up())["id"], (await anna.get("/api/me"))["guest"]
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
