"""Planning at the same time over the wire: what others are sent, several devices of one person, and whole games."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.careful import validate
from tests.server.serving import Guest, Serving, follow, guest, hear, hello, notations, serving
from tests.server.test_moments import patched

from lautta.core.game_files import GameFile
from lautta.server.runtime.server import all_games

TWO = {"game": "roads", "seats": [{"kind": "person"}, {"kind": "open"}]}


class Two:
    def __init__(self, place: Serving, anna: Guest, bo: Guest, name: str) -> None:
        self.place, self.people, self.name = place, (anna, bo), name

    @property
    def anna(self) -> Guest:
        return self.people[0]

    @property
    def bo(self) -> Guest:
        return self.people[1]

    async def act(self, seat: int, action: str, **more: Any) -> Any:
        table = await self.people[seat].table(self.name)
        return await self.people[seat].act(self.name, action, table["number"], **more)

    async def undo(self, seat: int) -> Any:
        table = await self.people[seat].table(self.name)
        return await self.people[seat].step(self.name, "undo", table["number"])

    async def plan(self) -> Any:
        return await until_both_plan(*self.people, self.name)


async def until_both_plan(anna: Guest, bo: Guest, name: str) -> Any:
    """Play until both plan, in a phase in which they can do something; answers how Anna sees it."""
    chance = Random(1)
    for _ in range(400):
        table = await anna.table(name)
        both = table["planning"] and not table["planning"]["done"] and table["public"]["phase"] == "movement"
        if both and table["public"]["turn"] > 1:
            return table
        seat = table["to_move"][0]
        now = await (anna, bo)[seat].table(name)
        actions = notations(now["legal"])
        wanted = [one for one in ("agree", "done", "pray") if one in actions]
        await (anna, bo)[seat].act(name, wanted[0] if wanted else chance.choice(actions), now["number"])
    raise AssertionError("they never planned")


@asynccontextmanager
async def two(tmp_path: Path, clock: Any = None) -> AsyncIterator[Two]:
    async with serving(tmp_path / "a.db", all_games()) as place, guest(place, "Anna") as anna, guest(place, "Bo") as bo:
        table = await anna.set_up({**TWO, "clock": clock})
        await bo.do(table["id"], "join", invite=table["invite"])
        yield Two(place, anna, bo, table["id"])


async def everything(bo: Guest, name: str) -> list[bytes]:
    """Every answer that Bo can ask for without doing anything."""
    path = f"/api/tables/{name}"
    table = await bo.table(name)
    number, legal = table["number"], notations(table["legal"])
    gets = ["/api/tables", path, f"{path}?seat=1", f"{path}/file", f"{path}/moments/{number}", f"{path}/choices",
            f"{path}/moments/{number - 1}", f"{path}/updates?seen=0", f"{path}/updates?seen={number}",
            f"{path}/plan", f"{path}/plan?seat=0", f"{path}/moments?after={number - 1}",
            "/api/tables/open", "/api/tables/finished"]  # fmt: skip
    answers = [(await bo.client.get(get)).content for get in gets]
    requests: list[tuple[str, dict[str, Any]]] = [("preview", {"action": action}) for action in legal[:5]]
    tried: dict[str, Any] = {"moment": number, "draw": 1, "line": [{"seat": 1, "action": legal[0]}] if legal else []}
    requests += [
        ("what-if", tried),
        ("what-if/choices", {**tried, "action": "go"}),
        ("undo", {"seen": 0, "key": "old"}),
    ]
    return answers + [(await bo.client.post(f"{path}/{what}", json=request)).content for what, request in requests]


async def planned(anna: Guest, name: str, chance: Random, steps: int) -> int:
    """Plan some steps without handing in; answers how many it were."""
    for step in range(steps):
        table = await anna.table(name)
        actions = [action for action in notations(table["legal"]) if action.split()[0] in ("go", "load", "unload")]
        if not actions:
            return step
        await anna.act(name, chance.choice(actions), table["number"], plan=table["plan_number"])
    return steps


async def test_nothing_of_a_plan_reaches_others_before_it_is_resolved(tmp_path: Path) -> None:
    """All that Bo can ask for, and hears, is the same byte for byte, whatever Anna plans, takes back and plans anew."""
    async with two(tmp_path) as at, guest(at.place, "Eve") as eve:
        table, chance = await at.plan(), Random(3)
        async with at.place.follows(at.bo.token, at.name, table["number"]) as socket:
            await hear(socket)
            await nothing_is_told(at, eve, chance)
            with pytest.raises(asyncio.TimeoutError):
                await hear(socket, within=0.3)
        mine = await at.anna.table(at.name)
        assert mine["plan"]["steps"] and mine["number"] == table["number"]
        assert mine["public"] != (await at.bo.table(at.name))["public"]


async def test_steps_of_a_plan_lead_to_what_it_shows(tmp_path: Path) -> None:
    async with two(tmp_path) as at:
        table = await at.plan()
        path, shown = f"/api/tables/{at.name}/plan", [table["public"]]
        for _ in range(3):
            assert await planned(at.anna, at.name, Random(3), 1)
            shown.append((await at.anna.table(at.name))["public"])
        for after in range(5):
            told = await at.anna.get(f"{path}?after={after}")
            position = {"public": told["public"], "private": told["private"]}
            assert (told["from"], told["to"]) == (min(after, 3), 3) and position["public"] == shown[told["from"]]
            for moment in told["moments"]:
                position = patched(position, moment["patch"])
                assert position["public"] == shown[moment["number"]]
        await at.act(0, "done")
        assert len((await at.anna.get(path))["moments"]) >= 3  # until all have handed in
        assert not (await at.bo.get(path))["moments"]


async def nothing_is_told(at: Two, eve: Guest, chance: Random) -> None:
    """See that Bo and Eve are told the same whatever Anna plans."""

    async def told() -> list[list[bytes]]:
        return [await everything(at.bo, at.name), await everything(eve, at.name)]

    before, file = await told(), await at.anna.get(f"/api/tables/{at.name}/file")
    for round_ in range(1, 4):
        assert await planned(at.anna, at.name, chance, 4)
        assert await told() == before
        for _ in range(round_ % 3):
            await at.undo(0)
        assert await told() == before
    await at.anna.do(at.name, "standing", answer="never", key="quiet")
    assert await told() == before
    assert await at.anna.get(f"/api/tables/{at.name}/file") == file, "no game file holds plans"


async def test_what_others_are_told_of_handing_in_does_not_depend_on_the_plan(tmp_path: Path) -> None:
    async with two(tmp_path) as at:
        table, chance, told = await at.plan(), Random(4), []
        async with at.place.follows(at.bo.token, at.name, table["number"]) as socket:
            await hear(socket)
            for steps in (0, 5, 1):
                steps = await planned(at.anna, at.name, chance, steps)
                await at.act(0, "done")
                told.append([strip(await hear(socket)), strip(await at.bo.table(at.name))])
                for _ in range(steps + 1):
                    await at.undo(0)
                await hear(socket)  # the plan is taken back
        assert told[0] == told[1] == told[2]
        assert told[0][0]["planning"] == {"planning": [1], "done": [0]} and told[0][0]["to_move"] == [1]


def strip(answer: Any) -> Any:
    """An answer without what counts and dates events."""
    left = {name: value for name, value in answer.items() if name not in ("number", "from", "log")}
    return {**left, "entries": [{**one, "number": 0, "at": 0} for one in answer.get("entries", [])]}


async def test_other_devices_of_one_person_see_the_plan_grow(tmp_path: Path) -> None:
    async with two(tmp_path) as at, at.place.live() as first, at.place.live() as second:
        table = await at.plan()
        for socket in (first, second):
            await hello(socket, at.anna.token)
            await follow(socket, at.name, table["number"])
            await hear(socket)
        action = next(one for one in notations(table["legal"]) if one.startswith("go"))
        done = await at.act(0, action, plan=table["plan_number"])
        for socket in (first, second):
            update = await hear(socket)
            assert update.pop("type") == "update"
            assert (update["number"], update["entries"]) == (table["number"], [])
            assert update["plan_number"] == done["plan_number"]
            assert update["plan"] == done["plan"] and update["public"] == done["public"]
        late = await at.act(0, "done", plan=table["plan_number"], status=409)
        assert late["error"]["code"] == "stale" and late["error"]["detail"]["update"]["plan"] == done["plan"]
        await at.act(0, "done", plan=done["plan_number"])
        refused = await at.act(0, action, status=409)
        assert refused["error"]["code"] == "handed-in"


async def test_sent_again_a_plan_is_the_same(tmp_path: Path) -> None:
    async with two(tmp_path) as at:
        table = await at.plan()
        body = {"seen": table["number"], "key": "k", "action": next(iter(notations({"go": table["legal"]["go"]})))}
        path = f"/api/tables/{at.name}/actions"
        first = await at.anna.post(path, body)
        assert await at.anna.post(path, body) == first
        assert (await at.anna.post(path, {**body, "action": "done"}, 409))["error"]["code"] == "key-used"
        last = {"seen": table["number"], "key": "l", "action": "done"}
        for seat in (0, 1):
            answer = await at.people[seat].post(path, last)
        assert [one["kind"] for one in answer["entries"]][:3] == ["hand-in", "hand-in", "action"]
        assert await at.bo.post(path, last) == answer
        again = await at.anna.post(path, body)
        assert again["number"] == answer["number"] and again["plan"] is None


async def test_one_screen_shows_each_plan_by_itself(tmp_path: Path) -> None:
    """Where somebody else plays too: those at one screen alone plan nothing."""
    shared = {**TWO, "seats": [{"kind": "person"}, {"kind": "shared", "name": "Bo"}, {"kind": "open"}]}
    async with serving(tmp_path / "a.db", all_games()) as place, guest(place) as anna, guest(place, "Cleo") as cleo:
        table = await anna.set_up(shared)
        name = table["id"]
        await cleo.do(name, "join", invite=table["invite"])
        people, chance = (anna, anna, cleo), Random(1)
        while True:
            table = await anna.table(name)
            if table["planning"]:
                break
            seat = table["to_move"][0]
            now = await people[seat].get(f"/api/tables/{name}?seat={seat}")
            actions = notations(now["legal"])
            action = "agree" if "agree" in actions else chance.choice(actions)
            await people[seat].act(name, action, now["number"], seat=seat)
        assert table["plan"] is None and table["my_seat"] is None
        before = await everything_of(anna, name, 1)
        mine = await anna.get(f"/api/tables/{name}?seat=0")
        action = next(one for one in notations(mine["legal"]) if one not in ("done", "call"))
        done = await anna.act(name, action, mine["number"], seat=0)
        assert done["my_seat"] == 0 and len(done["plan"]["steps"]) == 1
        assert await everything_of(anna, name, 1) == before
        await anna.step(name, "undo", mine["number"])  # of the seat that planned last
        assert (await anna.get(f"/api/tables/{name}?seat=0"))["plan"] is None
        await anna.act(name, "done", mine["number"], seat=0)
        assert (await anna.table(name))["to_move"] == [1, 2]


async def everything_of(anna: Guest, name: str, seat: int) -> list[bytes]:
    path = f"/api/tables/{name}"
    return [(await anna.client.get(get)).content for get in (path, f"{path}?seat={seat}", f"{path}/file?seat={seat}")]


async def test_a_conflict_is_told_in_one_update(tmp_path: Path) -> None:
    """Both want the same: the second in the order is told what came before, and goes on."""
    async with two(tmp_path) as at:
        table = await at.plan()
        async with at.place.follows(at.bo.token, at.name, table["number"]) as socket:
            await hear(socket)
            for seat in (0, 1):
                await at.act(seat, "done")
            heard = [await hear(socket), await hear(socket)]
        first, second = ([one["kind"] for one in each["entries"]] for each in heard)
        assert (first, second) == (["hand-in"], ["hand-in", "action", "action"])
        assert heard[1]["planning"] == {"planning": [0, 1], "done": []} and heard[1]["plan"] is None  # the next phase
        assert heard[1]["since"] == heard[1]["entries"][0]["number"]


@pytest.mark.verify
@pytest.mark.slow
async def test_a_whole_game_of_two_people_who_plan_at_random(tmp_path: Path) -> None:
    """Two clients of their own, at the same time, with a computer; answers are as documented; the file replays."""
    seats = [*TWO["seats"], {"kind": "computer", "level": "random"}]
    request = {**TWO, "seats": seats, "options": {"short_game": "yes"}}
    async with serving(tmp_path / "a.db", all_games()) as place, guest(place) as anna, guest(place, "Bo") as bo:
        name = (table := await anna.set_up(request))["id"]
        await bo.do(name, "join", invite=table["invite"])
        told = await asyncio.gather(*(play(one, name, Random(seat)) for seat, one in enumerate((anna, bo))))
        table = await anna.table(name)
        validate(table, {"$ref": "#/components/schemas/Table"})
        checked = await anna.get(f"/api/tables/{name}/check")
        assert checked["ok"], checked
        GameFile.parse(await anna.get(f"/api/tables/{name}/file")).replay()
    kinds = [entry["kind"] for entry in table["log"]]
    assert kinds.count("hand-in") > 60 and sum(told) > 20


async def play(one: Guest, name: str, chance: Random) -> int:
    """Play to the end; answers how much was planned."""
    plans, table = 0, await one.table(name)
    while True:
        seen = table["number"]
        table = await one.get(f"/api/tables/{name}/updates?seen={seen}")
        if table["result"]:
            return plans
        body = {"seen": table["number"], "key": one.key(), "plan": table["plan_number"]}
        actions = notations(table["legal"])
        if table["plan"] and chance.random() < (0.15 if actions else 0.02):
            answer = await one.client.post(f"/api/tables/{name}/{chance.choice(('undo', 'undo', 'redo'))}", json=body)
        elif not actions:
            await asyncio.sleep(0.02)
            continue
        else:
            ends = [action for action in actions if action in ("agree", "done", "pray")]
            action = ends[0] if ends and (ends[0] != "done" or chance.random() < 0.7) else chance.choice(actions)
            answer = await one.client.post(f"/api/tables/{name}/actions", json={**body, "action": action})
        found = answer.json()
        if answer.status_code == 200:
            if chance.random() < 0.1:
                validate(found, {"$ref": "#/components/schemas/Update"})
            plans += bool(found["plan"])
        else:
            assert found["error"]["code"] in ("stale", "nothing-to-redo", "nothing-to-undo"), found
