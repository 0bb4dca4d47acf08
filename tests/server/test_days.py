"""The game of the day: which it is, whose game counts, who sees whose, and that everybody meets the same."""

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Guest, Serving, Watch, notations, serving
from tests.server.test_best import BEST, MAP, alone

import lautta
from lautta.games.roads.show import bestlines
from lautta.server.runtime.server import all_games

DAY = date(2026, 12, 8)  # of MAP
HOURS = 3_600_000
TODAY, MINE = "/api/games/roads/day", "/api/games/roads/day/mine"
OF_DAY: dict[str, Any] = {"game": "roads", "board": MAP, "day": str(DAY), "seats": [{"kind": "person"}]}
CARDS = {"game": "amsterdam", "board": "amsterdam", "day": str(DAY),
         "seats": [{"kind": "person"}, {"kind": "computer", "level": "ida"}]}  # fmt: skip


@pytest.fixture
def watch() -> Watch:
    return Watch(int(datetime(DAY.year, DAY.month, DAY.day, 12, tzinfo=UTC).timestamp()) * 1000)


@pytest.fixture
async def place(tmp_path: Path, watch: Watch) -> AsyncIterator[Serving]:
    async with serving(tmp_path / "a.db", all_games(), clock=watch.clock) as running:
        yield running


def test_every_map_with_a_best_game_has_its_day_before_any_has_another() -> None:
    roads = lautta.game("roads")
    assert roads.daily
    days = [roads.daily.board(DAY + timedelta(days=more)) for more in range(2 * len(roads.daily.boards))]
    half = len(days) // 2
    assert days[:half] == days[half:]
    assert sorted(days[:half]) == sorted({*bestlines.names()} - {*roads.boards.lessons})
    assert days[0] == MAP and days[:half] != sorted(days[:half])


@pytest.mark.each_store
async def test_the_first_game_counts_and_shows_those_of_others(place: Serving, anna: Guest, ben: Guest) -> None:
    first = await alone(anna, 1, day=str(DAY))
    assert (await anna.get(f"/api/tables/{first}"))["day"] == str(DAY)
    now = await ben.get(MINE)
    assert (now["day"], now["today"], now["board"], now["mine"]) == (str(DAY), str(DAY), MAP, None)
    assert first not in str(now) and "Anna" not in str(now)
    solver, of_anna = now["results"]
    assert (solver["solver"], solver["table"], of_anna["solver"], of_anna["mine"]) == (True, None, False, False)
    async with place.client() as stranger:
        assert (await stranger.get(TODAY)).json() == now
        assert (await stranger.get(MINE)).status_code == 401

    table = await ben.set_up(OF_DAY)
    going = await ben.get(MINE)
    assert going["mine"] == {"table": table["id"], "over": False, "score": None} and going["results"] == now["results"]
    await ben.do(table["id"], "concede", 200, seen=table["number"], key="enough")
    over = await ben.get(MINE)
    assert over["mine"] == {"table": table["id"], "over": True, "score": None}
    assert [(one["name"], one["table"]) for one in over["results"]] == [(None, f"solver-roads-{MAP}"), ("Anna", first)]
    await alone(ben, 3, day=str(DAY))
    assert await ben.get(MINE) == over
    mine = await anna.get(MINE)
    score = (await anna.get(f"/api/tables/{first}"))["result"]["scores"][0]
    assert mine["mine"] == {"table": first, "over": True, "score": score}
    assert [one["mine"] for one in mine["results"]] == [False, True]
    assert mine["results"][1]["score"] == of_anna["score"] == score


async def test_others_games_are_in_no_list_before_the_day_is_over(anna: Guest, ben: Guest, watch: Watch) -> None:
    of_day, table = await alone(anna, 1, day=str(DAY)), await alone(ben, 0)
    assert [one["table"] for one in (await anna.get(BEST))["results"]] == [of_day, table]
    assert [one["table"] for one in (await ben.get(BEST))["results"]] == [table]
    compared = f"/api/tables/{table}/comparison"
    assert [one["solver"] for one in (await ben.get(compared))["others"]] == [True]
    watch.add(24 * HOURS)  # it can still be begun
    assert [one["table"] for one in (await ben.get(BEST))["results"]] == [table]
    watch.add(24 * HOURS)
    assert [one["table"] for one in (await ben.get(BEST))["results"]] == [of_day, table]
    assert [one["table"] for one in (await ben.get(compared))["others"]] == [f"solver-roads-{MAP}", of_day]


async def test_only_the_games_of_today_and_yesterday_are_begun(anna: Guest, watch: Watch) -> None:
    for day in (DAY - timedelta(days=2), DAY + timedelta(days=1)):
        refused = await anna.post("/api/tables", {**OF_DAY, "day": str(day)}, 409)
        assert refused["error"]["code"] == "wrong-day"
        assert (await anna.get(f"{MINE}?day={day}", 409))["error"]["code"] == "wrong-day"
    for wrong in ("2026-13-01", "today", "", 20261208):
        assert (await anna.post("/api/tables", {**OF_DAY, "day": wrong}, 400))["error"]["code"] == "malformed"
    assert (await anna.get(f"{MINE}?day=today", 400))["error"]["code"] == "malformed"
    watch.add(20 * HOURS)
    table = await anna.set_up(OF_DAY)
    assert (await anna.get(MINE))["mine"] is None
    assert (await anna.get(f"{MINE}?day={DAY}"))["mine"]["table"] == table["id"]
    watch.add(24 * HOURS)
    await anna.post("/api/tables", OF_DAY, 409)


@pytest.mark.parametrize(
    "other",
    [{"board": "rings"}, {"options": {"wonder_goods": "tile_only"}}, {"listed": True}, {"advice": True},
     {"clock": {"kind": "live", "minutes": 5, "increment_s": 5}}, {"board": None},
     {"seats": [{"kind": "computer", "level": "ida"}]}, {"seats": [{"kind": "person"}, {"kind": "open"}]}],
)  # fmt: skip
async def test_nothing_else_is_the_game_of_the_day(anna: Guest, other: dict[str, Any]) -> None:
    refused = await anna.post("/api/tables", {**OF_DAY, **other}, 400)
    assert refused["error"]["code"] == "not-of-the-day"


async def test_a_game_without_one_says_so(anna: Guest) -> None:
    assert {game["name"]: game["daily"] for game in await anna.get("/api/games")} == {
        "amsterdam": True, "roads": True, "tigris": False,
    }  # fmt: skip
    assert (await anna.get("/api/games/tigris/day", 404))["error"]["code"] == "no-game-of-the-day"
    no_day = {"game": "tigris", "day": str(DAY), "seats": CARDS["seats"]}
    assert (await anna.post("/api/tables", no_day, 404))["error"]["code"] == "no-game-of-the-day"


async def test_everybody_draws_the_same_and_meets_the_same_opponent(anna: Guest, ben: Guest, watch: Watch) -> None:
    one, two = [await played(each, CARDS) for each in (anna, ben)]
    assert one["seed_hash"] == two["seed_hash"] and one["public"] == two["public"] and one["private"] == two["private"]
    watch.add(24 * HOURS)
    other = await played(anna, {**CARDS, "day": str(DAY + timedelta(days=1))})
    assert other["seed_hash"] != one["seed_hash"] and other["private"] != one["private"]
    assert (await anna.set_up({**CARDS, "day": None}))["seed_hash"] != one["seed_hash"]


async def played(player: Guest, request: dict[str, Any]) -> Any:
    """The game after some turns in which the first legal action is done; the opponent answers."""
    table = await player.my_turn((await player.set_up(request))["id"])
    for _ in range(8):
        update = await player.act(table["id"], notations(table["legal"])[0], table["number"])
        table = await player.my_turn(table["id"], update["number"])
    return table
