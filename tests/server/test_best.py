"""The best results on a board: who is in the list, and in which order."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import AGAINST_RANDOM, Guest, Serving, guest, notations, serving

from lautta.server.runtime.server import all_games

SERVED: dict[str, Any] = {"games": all_games()}

MAP = "a_river_runs_through_it"
BEST = f"/api/games/roads/best?board={MAP}"


async def alone(player: Guest, bricks: int, **more: Any) -> str:
    """A game of twenty turns alone in which so many bricks are bought; answers the table."""
    table = await player.set_up({"game": "roads", "board": MAP, "seats": [{"kind": "person"}], **more})
    left = bricks
    while not table.get("result"):
        legal = notations(table["legal"])
        action = next((one for one in legal if one in ("done", "agree")), legal[0])
        if left and "brick" in legal:
            action, left = "brick", left - 1
        elif any(one.startswith("pay") for one in legal):
            action = next(one for one in legal if one.startswith("pay"))
        update = await player.act(table["id"] if "id" in table else table["table"], action, table["number"])
        table = {**table, **update}
    return str(table["id"])


@pytest.mark.each_store
async def test_finished_games_alone_are_listed_the_best_first(anna: Guest, ben: Guest) -> None:
    worse, better, tried = await alone(anna, 0), await alone(anna, 2), await alone(ben, 1)
    found = await ben.get(BEST)
    assert found["title"] == "A River Runs Through It"
    assert found["record"] == {"points": 300, "by": "Gary Brennan", "rules": "second_edition"}
    assert [one["table"] for one in found["results"]] == [better, tried, worse]
    scores = [one["score"] for one in found["results"]]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] > scores[-1] == 0
    assert [(one["name"], one["mine"]) for one in found["results"]] == [
        ("Anna", False), ("Ben", True), ("Anna", False),
    ]  # fmt: skip
    assert found["mine"]["table"] == tried
    assert (await anna.get(BEST))["mine"]["table"] == better
    over = await ben.get(f"/api/tables/{better}")
    assert over["result"]["scores"] == [scores[0]]
    assert "home" in await ben.get(f"/api/tables/{better}/file")


async def test_other_options_other_maps_and_games_that_go_on_are_not(anna: Guest) -> None:
    await alone(anna, 0, options={"wonder_goods": "tile_only"})
    await anna.set_up({"game": "roads", "board": MAP, "seats": [{"kind": "person"}]})
    assert (await anna.get(BEST))["results"] == []
    assert (await anna.get(BEST))["mine"] is None
    ring = await anna.get("/api/games/roads/best?board=lord_of_the_ring")
    assert (ring["record"]["points"], ring["record"]["by"], ring["results"]) == (360, "Werner Baer", [])
    plain = await anna.get("/api/games/roads/best?board=mesopotamia&players=2")
    assert plain["record"] is plain["known"] is None


@pytest.mark.parametrize("listed", [True, False])
async def test_results_of_several_players_are_of_people_and_listed_games_only(tmp_path: Path, listed: bool) -> None:
    async with serving(tmp_path / "a.db") as place, guest(place) as anna:
        table = await anna.my_turn((await anna.set_up({**AGAINST_RANDOM, "listed": listed}))["id"])
        while not table["result"]:
            update = await anna.act(table["id"], notations(table["legal"])[0], table["number"])
            table = await anna.my_turn(table["id"], update["number"])
        found = await anna.get("/api/games/duel/best?board=small&players=2")
        told = [("Anna", table["result"]["scores"][0])] if listed else []
        assert [(one["name"], one["score"]) for one in found["results"]] == told
        assert "Robot" not in str(found)
        for others in (1, 3):
            assert (await anna.get(f"/api/games/duel/best?board=small&players={others}"))["results"] == []


async def test_what_is_asked_wrongly_is_told(place: Serving, anna: Guest) -> None:
    async with place.client() as stranger:
        await anna.get("/api/games/roads/best?board=nowhere", 404)
        await anna.get("/api/games/chess/best?board=x", 404)
        await anna.get(f"{BEST}&players=0", 400)
        assert (await stranger.get(BEST)).status_code == 401
