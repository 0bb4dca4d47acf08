"""Opponents with names: they sit down under their names, and take their time only while somebody looks on."""

import asyncio
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest
from tests.server.serving import Guest, guest, notations, serving

import lautta
from lautta import players
from lautta.server.runtime.computers import Computers
from lautta.server.runtime.pauses import CALM, LONGEST, pause
from lautta.server.work.executor import ThreadExecutor
from lautta.server.work.jobs import Job

AMSTERDAM = {"amsterdam": lautta.game("amsterdam")}
SERVED: dict[str, Any] = {"games": AMSTERDAM}


def at_table(*levels: str) -> dict[str, Any]:
    return {
        "game": "amsterdam",
        "seats": [{"kind": "person"}, *({"kind": "computer", "level": level} for level in levels)],
    }


async def test_persons_sit_down_under_their_names_and_levels_of_before_do_too(anna: Guest) -> None:
    table = await anna.set_up(at_table("otto"))
    assert [(seat["name"], seat["level"]) for seat in table["seats"][1:]] == [("Otto", "otto")]
    table = await anna.set_up({"game": "amsterdam", "seats": [{"kind": "person", "name": "Ida"}, {"kind": "open"}]})
    filled = await anna.post(f"/api/tables/{table['id']}/host", {"act": "fill"})
    assert (filled["seats"][1]["name"], filled["seats"][1]["level"]) == ("Ida 2", "ida")
    table = await anna.set_up({"game": "amsterdam", "seats": [{"kind": "person"}, *[{"kind": "open"}] * 3]})
    filled = await anna.post(f"/api/tables/{table['id']}/host", {"act": "fill", "level": "sampo"})
    assert {"Sampo", "Ida", "Vellamo"} == {seat["name"] for seat in filled["seats"][1:]}
    for level in ("sense", "random"):
        seat = (await anna.set_up(at_table(level)))["seats"][1]
        assert (seat["name"], seat["level"]) == ("", level)
    refused = await anna.post("/api/tables", at_table("genius"), 400)
    assert refused["error"]["code"] == "no-such-level"


def test_the_harder_a_decision_the_longer_a_person_takes() -> None:
    for level in CALM:
        waits = [pause(level, actions) for actions in (1, 2, 20, 200, 4000)]
        assert waits == sorted(waits) and waits[0] > 0.3 and waits[-1] < 1.3 * LONGEST
    assert [pause(level, 20) for level in ("sense", "random", "deep")] == [0, 0, 0]
    assert list(CALM) == [person.kind for person in players.BOTS]


@pytest.mark.parametrize("name", ["amsterdam", "tigris"])
def test_how_long_a_person_takes_tells_nothing_of_what_it_holds(name: str) -> None:
    """The pause is the same in all worlds that whoever looks on cannot tell apart."""
    computers, told = Computers(None, paced=True), set[float]()  # type: ignore[arg-type]
    state, chance = lautta.game(name).new(2, 3), Random(1)
    for number in range(70):
        if not state.to_move:
            break
        seat = state.to_move[0]
        known = state.view(1 - seat, recall=True)
        worlds = [known.resample(1 - seat, world) for world in range(5)] if number % 3 == 0 else []
        takes = {computers.pause(world.view(seat, recall=True), seat, "ida") for world in worlds}
        assert len(takes) == bool(worlds)
        told |= takes
        state.apply(chance.choice(state.legal(seat)), seat)
    assert len(told) > 3, "a harder decision still takes longer"


@pytest.mark.parametrize(("paced", "watched"), [(True, True), (True, False), (False, True)])
async def test_persons_take_their_time_while_somebody_looks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paced: bool, watched: bool
) -> None:
    naps = list[str]()

    def nap(level: str, actions: int) -> float:
        naps.append(level)
        return 0.2

    monkeypatch.setattr("lautta.server.runtime.computers.pause", nap)
    async with serving(tmp_path / "a.db", AMSTERDAM, paced=paced) as place, guest(place) as anna:
        begun = perf_counter()
        if watched:
            monkeypatch.setattr("lautta.server.runtime.followers.Followers.__len__", lambda self: 1)
        table = await anna.set_up(at_table("ida"))
        while 1 in (await anna.table(table["id"]))["to_move"]:
            await asyncio.sleep(0.01)
        assert bool(naps) == (paced and watched)
        assert not naps or perf_counter() - begun >= 0.2


async def test_many_tables_of_one_guest_think_in_turn_with_one_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And all tables where nobody plays are asked for together: nobody waits behind them one by one."""
    asked: list[str] = []
    work = ThreadExecutor.work

    async def watched(executor: ThreadExecutor, job: Job) -> bytes:
        if job.kind == "choose":
            asked.append(job.guest)
        return await work(executor, job)

    monkeypatch.setattr("lautta.server.work.executor.ThreadExecutor.work", watched)
    async with serving(tmp_path / "a.db", AMSTERDAM) as place, guest(place) as anna, guest(place, "Eve") as eve:
        for who in (anna, anna, eve):
            table = await who.set_up(at_table("random"))
            await who.my_turn(table["id"]) if table["to_move"] != [0] else None
        hosts = {place.server.tables._actors[name].table.seating.host for name in place.server.tables._actors}
        assert len(hosts) == 2 and set(asked) == hosts
        asked.clear()
        seats = [{"kind": "computer", "level": "random"}] * 2
        tables = [await eve.set_up({"game": "amsterdam", "seats": seats}) for _ in range(2)]
        for table in tables:
            while not (await eve.table(table["id"]))["result"]:
                await asyncio.sleep(0.01)
        assert set(asked) == {""}


async def test_what_a_person_notes_lasts_from_decision_to_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Roads & Boats a strategy is looked for once a turn: its notes come back, each seat's to itself."""
    asked: list[tuple[int, bytes]] = []
    told = Computers.choose

    async def choose(
        self: Computers, table: str, view: Any, seat: int, level: str, guest: str, notes: bytes, *more: Any
    ) -> Any:
        asked.append((seat, notes))
        found = await told(self, table, view, seat, level, guest, notes, *more)
        notes_of[seat].append(found.notes)
        return found

    notes_of: dict[int, list[bytes]] = {1: [], 2: []}
    monkeypatch.setattr(Computers, "choose", choose)
    games = {"roads": lautta.game("roads")}
    async with serving(tmp_path / "a.db", games) as place, guest(place) as anna:
        seats = [{"kind": "person"}, *[{"kind": "computer", "level": "ida"}] * 2]
        table = await anna.my_turn((await anna.set_up({"game": "roads", "seats": seats}))["id"])
        for _ in range(8):
            ways = notations(table["legal"])
            action = "done" if "done" in ways else ways[0]
            update = await anna.act(table["id"], action, table["number"])
            table = await anna.my_turn(table["id"], update["number"])
    for seat, noted in notes_of.items():
        handed = [notes for one, notes in asked if one == seat]
        assert len(handed) > 3 and handed == [b"", *noted][: len(handed)]
        assert len(set(noted)) > 1
