"""What a game on squares asks of the server: choices with their previews, and nothing that only fits another game."""

from random import Random
from typing import Any

import pytest
from tests.server.careful import ALL, Careful
from tests.server.serving import notations

SERVED: dict[str, Any] = {"games": ALL}
GUEST = Careful

ME, ROBOT = {"kind": "person"}, {"kind": "computer", "level": "random"}
TIGRIS: dict[str, Any] = {"game": "tigris", "seats": [ME, ROBOT]}


async def test_choices_come_with_previews_when_they_are_asked_for(anna: Careful) -> None:
    """Each answer is compared with the document, so the facts of previews are described."""
    table = await anna.my_turn((await anna.set_up(TIGRIS))["id"])
    here = f"/api/tables/{table['id']}"
    for asked in ("action=position&leader=king", "action=destroy", "action=swap", "action=pass"):
        plain = await anna.get(f"{here}/choices?{asked}")
        assert plain and not any("preview" in choice for choice in plain)
        told = await anna.get(f"{here}/choices?{asked}&previews=1")
        assert [{**choice, "preview": 0} for choice in plain] == [{**choice, "preview": 0} for choice in told]
        assert {choice["action"] for choice in told if "preview" in choice} == {
            choice["action"] for choice in told if not choice["refused"]
        }
        some = Random(1).sample([choice for choice in told if not choice["refused"]], 1)
        for choice in some:
            alone = await anna.post(f"{here}/preview", {"action": choice["action"]})
            assert alone == {"preview": choice["preview"], "refused": None}
    assert not any("preview" in choice for choice in await anna.get(f"{here}/choices?leader=king&previews=1"))
    asked = f"{here}/choices?action=position"  # with several values at once
    kings = await anna.get(f"{asked}&leader=king")
    both = await anna.get(f"{asked}&leader=king,priest")
    assert {choice["args"]["leader"] for choice in both} == {"king", "priest"}
    assert [choice for choice in both if choice["args"]["leader"] == "king"] == kings
    assert await anna.get(f"{asked}&leader=nobody,king") == kings
    moment = {"moment": table["number"], "draw": 1}  # and of a line that is tried
    for first in notations({"position": table["legal"]["position"]}):
        request = {**moment, "line": [{"seat": 0, "action": first}], "action": "position", "args": {"leader": "trader"}}
        told = await anna.post(f"{here}/what-if/choices", {**request, "previews": True})
        if any(not choice["refused"] for choice in told):  # else it begins a revolt
            break
    plain = await anna.post(f"{here}/what-if/choices", request)
    assert len(told) == len(plain) and not any("preview" in choice for choice in plain)
    allowed = [choice for choice in told if not choice["refused"]]
    assert allowed and all(choice["preview"]["action"] == "position" for choice in allowed)
    assert all(choice["preview"]["ends_turn"] for choice in allowed), "it is the second action"


async def test_points_stay_behind_the_screens_unless_that_is_agreed(anna: Careful) -> None:
    for scores, told in (("hidden", False), ("open", True)):
        table = await anna.set_up({**TIGRIS, "options": {"scores": scores}})
        table = await anna.my_turn(table["id"])
        assert all(("points" in player) == ("score" in player) == told for player in table["public"]["players"])
        assert table["private"]["points"] == {"black": 0, "red": 0, "blue": 0, "green": 0}
        assert "score" not in str((await anna.get("/api/tables"))[0])


@pytest.mark.verify
@pytest.mark.slow
async def test_a_whole_game_tells_how_it_ended(anna: Careful) -> None:
    table = await anna.my_turn((await anna.set_up(TIGRIS))["id"])
    name, chance = table["id"], Random(2)
    while not table["result"]:
        update = await anna.act(name, chance.choice(notations(table["legal"])), table["number"])
        table = await anna.my_turn(name, update["number"])
    explained = table["result"]["explanation"]
    assert explained["ended_by"] in ("treasures", "bag", "passes")
    assert [player["sorted"][0] for player in explained["players"]] == table["result"]["scores"]
    assert (await anna.get(f"/api/tables/{name}/check"))["ok"]


async def test_a_step_back_over_drawn_tiles_draws_others(anna: Careful) -> None:
    table = await anna.set_up({**TIGRIS, "seats": [ME, {"kind": "shared", "name": "Ben"}]})
    name, seat = table["id"], table["to_move"][0]
    hands = set()
    before = (await anna.get(f"/api/tables/{name}?seat={seat}"))["private"]["hand"]
    for _ in range(4):
        table = await anna.get(f"/api/tables/{name}?seat={seat}")
        swap = max((swap for [swap] in table["legal"]["swap"]), key=len)
        update = await anna.act(name, f"swap {swap}", table["number"], seat=seat)
        hands.add(str(update["private"]["hand"]))
        assert update["undo"]["possible"]
        update = await anna.step(name, "undo", update["number"], seat=seat)
        assert update["private"]["hand"] == before and update["entries"][0]["redrawn"]
    assert len(hands) > 1
