"""What somebody played: their finished games, the best of games alone, and whom they met."""

from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.serving import Serving, guest, serving
from tests.server.test_groups import join, made

from lautta.games.roads.game import GAME as ROADS
from lautta.server.storage import rows
from lautta.server.storage.store import NewRow, Store
from lautta.server.table.ends import Outcome

MAP = "a_river_runs_through_it"
USUAL = ROADS.usual_options()[0]


async def over(store: Store, name: str, at: int, scores: Mapping[str, int], **more: Any) -> None:
    """A game that is over, as it is stored: how many points each guest has, and who won."""
    values = list(scores.values())
    won = [seat for seat, score in enumerate(values) if score == max(values)]
    outcome = Outcome(won, values, [1 if seat in won else 2 for seat in range(len(values))], "finished", [])
    head = {"game": "roads", "board": MAP, "options": USUAL, **more}
    table = {
        "id": name, "rules_version": 1, "seed": b"", "seed_hash": "", "made_at": at, "status": "over",
        "ended": msgspec.json.encode(outcome).decode(), **head,
        "options": msgspec.json.encode(head["options"]).decode(),
    }  # fmt: skip
    chat = {"table_id": name, "number": 1, "at": at + 5, "kind": "chat", "told": b"", "to_move": 0, "redrawn": False}
    written: list[NewRow] = [(rows.tables, table), (rows.events, chat)]
    for seat, (one, score) in enumerate(scores.items()):
        of_seat = {"table_id": name, "seat": seat}
        written.append((rows.seats, {**of_seat, "kind": "person", "name": one[:3], "guest_id": one}))
        result = {"game": head["game"], "board": head["board"], "players": len(scores), "score": score, "at": at}
        written.append((rows.results, {**of_seat, **result}))
    await store.write(*written)


@pytest.mark.each_store
async def test_what_i_played_is_paged_and_summed_up(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        place: Serving = await stack.enter_async_context(serving(tmp_path / "a.db", {"roads": ROADS}))
        async with place.client() as stranger:
            robot = (await stranger.post("/api/guests", json={"name": "Ben", "program": True})).json()["token"]
        anna, ben = [await stack.enter_async_context(guest(place, token=one)) for one in (None, robot)]
        one, two = [str((await each.get("/api/me"))["guest"]) for each in (anna, ben)]
        store = place.server.store
        await over(store, "low", 1000, {one: 10})
        await over(store, "high", 2000, {one: 30})
        await over(store, "other-options", 3000, {one: 90}, options={**USUAL, "wonder_goods": "tile_only"})
        await over(store, "theirs", 4000, {two: 50})
        await over(store, "won", 5000, {one: 7, two: 3}, board="mesopotamia")
        await over(store, "lost", 6000, {two: 8, one: 4}, board="mesopotamia")
        await over(store, "gone", 7000, {one: 4, two: 4}, game="vanished", board="x")
        everything = ["gone", "lost", "won", "other-options", "high", "low"]
        played = await anna.get("/api/me/played")
        assert [each["id"] for each in played] == everything and played[0]["changed"] == 7000
        assert [each["id"] for each in await anna.get("/api/me/played?most=2&after=won")] == everything[3:5]
        assert [each["id"] for each in await anna.get("/api/me/played?game=vanished")] == ["gone"]
        await anna.get("/api/me/played?after=theirs", 404)
        found = await anna.get("/api/me/results")
        (line,) = found["alone"]
        assert (line["table"], line["points"], line["tries"], line["others"]) == ("high", 30, 2, 50)
        assert line["title"] == "A River Runs Through It" and line["solver"]["points"] > 100
        (met,) = found["people"]
        assert met == {"name": two[:3], "program": True, "met": 3, "won": 2, "lost": 2, "last": 7000, "table": "gone"}
        group = await made(anna)
        await join(ben, group)
        results = await ben.get(f"/api/groups/{group['id']}/results")
        (line,) = results["alone"]
        assert (line["table"], line["tries"], line["others"]) == ("theirs", 3, None) and results["pairs"] == []
