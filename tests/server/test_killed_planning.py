"""SIGKILL while people plan: no step of a plan that was acknowledged is lost, nor a plan that was handed in."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.serving import notations
from tests.server.test_killed import LONGEST, Player, nursery, raise_what_failed

KILLS = 4
REQUEST = {"game": "roads", "seats": [{"kind": "person"}, {"kind": "shared"}, {"kind": "computer", "level": "random"}]}
Known = tuple[int, list[str], bool]  # where the game stood, what was planned, and whether it was handed in


class Planner(Player):
    """Plays two seats at one screen, and knows what was acknowledged of the plan of each."""

    async def play(self) -> None:
        self.diary.token = (await self.ask("POST", "/api/guests", {})).json()["token"]
        self.known: dict[int, Known] = {}
        self.enough = False
        self.compared = self.handed = self.resolved = 0
        self.table = (await self.ask("POST", "/api/tables", REQUEST)).json()["id"]
        while not self.enough:
            await self.turn(self.chance.randrange(2))

    async def look(self, seat: int) -> Any:
        """How the table stands for a seat, after seeing that nothing of its plan is lost."""
        now = (await self.ask("GET", f"/api/tables/{self.table}?seat={seat}")).json()
        if seat in self.known:
            self.compare(now, seat, *self.known[seat])
        return now

    def compare(self, now: Any, seat: int, number: int, plan: list[str], done: bool) -> None:
        """A plan is there as it was, or what became of it is in the log; a call for the order makes it void."""
        assert now["number"] >= number
        if any(said["key"] == "roads-log-call" for entry in now["log"][number:] for said in entry["said"]):
            return
        later = [entry for entry in now["log"][number:] if entry["seat"] == seat and entry["kind"] != "hand-in"]
        acted = [entry["action"] for entry in later if entry["kind"] == "action"]
        rest: list[str] = next((entry["cut"]["rest"] for entry in later if entry["kind"] == "cut"), [])
        self.compared += 1
        if now["plan"] and not acted and not rest:
            assert [step["action"] for step in now["plan"]["steps"]] == plan and now["plan"]["done"] == done
        elif done:
            self.resolved += 1
            assert (acted + rest)[: len(plan)] == plan
        else:
            assert not plan

    async def turn(self, seat: int) -> None:
        """Plan something, take it back, hand in, or do what is done at once; until it is known that it happened."""
        now = await self.look(seat)
        actions = notations(now["legal"])
        body = {"seen": now["number"], "key": f"k{self.keys}", "seat": seat, "plan": now["plan_number"]}
        self.keys += 1
        if now["plan"] and self.chance.random() < 0.15:
            await self.did(seat, now, "", await self.ask("POST", f"/api/tables/{self.table}/undo", body))
        elif actions:
            ends = [action for action in actions if action in ("agree", "done", "pray")]
            action = ends[0] if ends and self.chance.random() < 0.4 else self.chance.choice(actions)
            answer = await self.ask("POST", f"/api/tables/{self.table}/actions", {**body, "action": action})
            await self.did(seat, now, action, answer)

    async def did(self, seat: int, before: Any, action: str, answer: Any) -> None:
        told = answer.json()
        if answer.status_code != 200:
            assert told["error"]["code"] in ("stale", "nothing-to-undo"), told
            return
        planned = [step["action"] for step in (before["plan"] or {"steps": []})["steps"]]
        if any(entry["kind"] == "hand-in" and entry["seat"] == seat for entry in told["entries"]):
            self.handed += 1
            self.known[seat] = before["number"], [*planned, action], True
        else:
            plan = told["plan"] or {"steps": [], "done": False}
            self.known[seat] = told["number"], [step["action"] for step in plan["steps"]], plan["done"]


def enough(people: list[Planner]) -> bool:
    handed, resolved = (sum(getattr(one, what) for one in people) for what in ("handed", "resolved"))
    return min(one.compared for one in people) > 2 * KILLS and handed > KILLS and resolved > KILLS // 2


@pytest.mark.verify
@pytest.mark.slow
def test_no_plan_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async def run() -> list[Planner]:
        chance = Random(KILLS)
        async with nursery() as place:
            people = [Planner(place.address, number) for number in range(2)]
            await place.start(tmp_path / "a.db")
            await place.answers()
            playing = [asyncio.create_task(one.play()) for one in people]
            for _ in range(KILLS):
                await asyncio.sleep(0.2 + chance.random())
                place.kill()
                await place.start(tmp_path / "a.db")
                await place.answers()
                raise_what_failed(playing)
            async with asyncio.timeout(LONGEST):
                while not enough(people):  # on a busy machine servers may have died before they were asked much
                    await asyncio.sleep(0.05)
                    raise_what_failed(playing)
            for one in people:
                one.enough = True
            await asyncio.gather(*playing)
            for one in people:
                for seat in range(2):
                    await one.look(seat)
                await one.client.aclose()
        return people

    people = asyncio.run(run())
    print(f"{KILLS} kills, {sum(one.handed for one in people)} plans handed in")
