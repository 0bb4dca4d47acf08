"""Clocks on a running server: it is the judge, restarts take no time, and time runs out though nobody looks."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Guest, Serving, Watch, guest, hear, notations, serving, until

from lautta.server.runtime import registry
from lautta.server.table.clocks import DAY, MINUTE

SEATS = [{"kind": "person"}, {"kind": "open"}]
LIVE = {"kind": "live", "minutes": 1, "increment_s": 1}


@asynccontextmanager
async def two(data: Path, watch: Watch) -> AsyncIterator[tuple[Serving, Guest, Guest]]:
    async with serving(data, clock=watch.clock) as place, guest(place, "Anna") as anna, guest(place, "Ben") as ben:
        yield place, anna, ben


async def started(place: Serving, anna: Guest, ben: Guest, clock: Any) -> Any:
    table = await anna.set_up({"game": "duel", "board": "large", "seats": SEATS, "clock": clock, "listed": True})
    assert table["clock"]["running"] == []
    return await ben.do(table["id"], "join")


async def act(one: Guest, name: str) -> Any:
    now = await one.table(name)
    return await one.act(name, notations(now["legal"])[0], now["number"])


async def test_a_clock_is_told_and_judged(tmp_path: Path) -> None:
    watch = Watch()
    async with two(tmp_path / "a.db", watch) as (place, anna, ben):
        table = await started(place, anna, ben, LIVE)
        name, began = table["id"], watch.now
        assert table["clock"] == {
            "kind": "live", "minutes": 1, "increment_s": 1, "left": [MINUTE, MINUTE], "running": [0, 1], "at": began,
        }  # fmt: skip
        watch.add(5000)
        update = await act(anna, name)
        assert update["clock"]["left"] == [56_000, 55_000] and update["clock"]["running"] == [1]
        watch.add(1000)
        assert (await anna.table(name))["clock"]["left"] == [56_000, 54_000]
        moment = await anna.get(f"/api/tables/{name}/moments/{table['number']}")
        assert moment["clock"]["left"] == [MINUTE, MINUTE] and moment["clock"]["running"] == []
        [line] = await ben.get("/api/tables")
        assert line["deadline"] == began + MINUTE
        now = await ben.table(name)
        watch.add(began + MINUTE - watch.now)
        late = await ben.act(name, notations(now["legal"])[0], now["number"], 409)
        assert late["error"]["code"] in ("game-over", "stale")
        after = await ben.table(name)
        assert after["seats"][1]["away"] == "timeout" and after["legal"] == {}
        assert after["log"][-1]["kind"] == "timeout" and after["status"] == "over"
        assert (after["result"]["how"], after["result"]["winners"]) == ("time", [0])


async def test_time_runs_out_though_nobody_does_anything(tmp_path: Path) -> None:
    watch = Watch()
    async with two(tmp_path / "a.db", watch) as (place, anna, ben):
        name = (await started(place, anna, ben, LIVE))["id"]
        async with place.follows(anna.token, name) as socket:
            await hear(socket)
            watch.add(MINUTE)
            (await place.server.tables.actor(name)).tick()
            update = await hear(socket)
            [entry] = update["entries"]
            assert (entry["kind"], [said["args"]["seat"] for said in entry["said"]]) == ("timeout", [0, 1])
            assert update["status"] == "over" and update["result"]["winners"] == []  # at the same moment


async def test_the_server_wakes_by_itself(tmp_path: Path) -> None:
    """Time passes by itself: somebody's clock has but a moment left."""
    watch = Watch(runs=True)
    async with two(tmp_path / "a.db", watch) as (place, anna, ben):
        name = (await started(place, anna, ben, LIVE))["id"]
        watch.add(MINUTE - 300)
        (await place.server.tables.actor(name)).tick()

        async def away() -> Any:
            return (await anna.table(name))["seats"][0].get("away")

        assert await until(away) == "timeout"


@pytest.mark.each_store
async def test_live_clocks_stand_still_while_the_server_is_away(tmp_path: Path) -> None:
    data, watch = tmp_path / "a.db", Watch()
    async with two(data, watch) as (place, anna, ben):
        table = await started(place, anna, ben, LIVE)
        name, token = table["id"], anna.token
        watch.add(5000)
        before = await act(anna, name)
    watch.wall += 10**10  # months later
    async with serving(data, clock=watch.clock) as place, guest(place, token=token) as one:
        now = await one.table(name)
        assert now["log"][-1]["kind"] == "resume" and now["status"] == "playing"
        assert now["clock"]["left"][0] == before["clock"]["left"][0] and now["clock"]["left"][1] > 50_000
        assert place.server.tables._actors[name].idle is False  # and is not forgotten while it runs


@pytest.mark.each_store
async def test_clocks_by_the_day_run_on_and_are_looked_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody asks for the table any more, here or after the server was away."""
    data, watch = tmp_path / "a.db", Watch(runs=True)
    monkeypatch.setattr(registry, "CALL_TIME", 0.05)
    monkeypatch.setattr(registry, "IDLE", 0.05)
    async with two(data, watch) as (place, anna, ben):
        name = (await started(place, anna, ben, {"kind": "days", "days": 1}))["id"]
        token = anna.token
        watch.add(DAY - 400)
        await until(lambda: name not in place.server.tables._actors)
    watch.add(400)
    async with serving(data, clock=watch.clock) as place, place.client(token) as client:

        async def over() -> Any:
            [line] = (await client.get("/api/tables")).json()
            return line["over"] and line["seats"]

        assert {seat["away"] for seat in await until(over)} == {"timeout"}
