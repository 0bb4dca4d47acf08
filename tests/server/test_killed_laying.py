"""SIGKILL while a board is laid: no piece that was acknowledged is lost, none lies twice, and the game begins."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.test_killed import LONGEST, Nursery, nursery

REQUEST = {"game": "roads", "lay": 12, "seats": [{"kind": "person"}, {"kind": "computer", "level": "random"}]}


async def post(client: httpx.AsyncClient, path: str, body: Any) -> Any:
    answer = await client.post(f"/api/{path}", json=body)
    assert answer.status_code < 300, answer.text
    return answer.json()


@pytest.mark.verify
@pytest.mark.slow
async def test_what_was_laid_stays_laid(tmp_path: Path) -> None:
    data, laid, told, number = tmp_path / "a.db", list[dict[str, Any]](), "", 0
    async with nursery() as place:
        await again(place, data)
        async with httpx.AsyncClient(base_url=place.address, timeout=LONGEST, verify=False) as client:
            client.headers["authorization"] = f"Bearer {(await post(client, 'guests', {}))['token']}"
            table = (await post(client, "tables", REQUEST))["id"]
            while (now := await at_my_turn(client, table))["status"] == "laying":
                assert now["laying"]["laid"][: len(laid)] == laid
                laid, number = now["laying"]["laid"], number + 1
                tiles = [{name: value for name, value in piece.items() if name != "seat"} for piece in laid]
                stand = await post(client, "games/roads/boards/lay",
                                   {"players": 2, "size": 12, "laid": tiles, "suggest": number})  # fmt: skip
                tile = stand["suggestion"]
                action = f"lay {tile['q']},{tile['r']} {tile['terrain']} {'-'.join(tile.get('river', []))}".strip()
                act = {"action": action, "seen": now["number"], "key": str(number)}
                first = await post(client, f"tables/{table}/actions", act)
                laid = first["laying"]["laid"]
                assert laid[-1].items() >= tile.items()
                await again(place, data)
                second = await post(client, f"tables/{table}/actions", act)
                assert (second["number"], second["laying"]) == (first["number"], first["laying"])
            told = now["board"]
            await again(place, data)
            after = (await client.get(f"/api/tables/{table}")).json()
            board = (await client.get(f"/api/games/roads/boards/{told}")).json()
    assert after["board"] == told and len(board["tiles"]) == 12 and number == 6
    assert sum(entry["kind"] == "lay" for entry in after["log"]) == 12


async def again(place: Nursery, data: Path) -> None:
    place.kill()
    await place.start(data)
    await place.answers()


async def at_my_turn(client: httpx.AsyncClient, table: str) -> Any:
    while True:
        now = (await client.get(f"/api/tables/{table}")).json()
        if now["status"] != "laying" or now["to_move"] == [0]:
            return now
