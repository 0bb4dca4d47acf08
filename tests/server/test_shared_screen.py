"""Several people at one screen: only the hand of the seat that is asked for ever travels."""

from pathlib import Path
from typing import Any

from tests.server.serving import Guest, Serving, guest, serving

from lautta.games.roads.game import GAME as ROADS
from lautta.games.roads.rules.plans import REST

SEATS = [{"kind": "person"}, {"kind": "shared", "name": "Ben"}]


def hands(table: Any) -> tuple[Any, Any, Any, Any]:
    return table["my_seat"], table["private"], table["legal"], table["my_seats"]


async def test_no_hand_travels_until_one_is_asked_for(place: Serving, anna: Guest) -> None:
    async with guest(place, "Carl") as carl:
        table = await anna.set_up({"game": "duel", "board": "large", "seats": SEATS})
        here = table["id"]
        nobody: Any = (None, None, {}, [0, 1])
        assert hands(table) == nobody
        assert hands(await anna.table(here)) == nobody
        assert hands(await anna.do(here, "chat", text="Hello", key=anna.key())) == nobody
        assert hands(await anna.get(f"/api/tables/{here}/updates?seen=1")) == nobody
        seen = await anna.get(f"/api/tables/{here}?seat=1")
        assert seen["my_seat"] == 1 and seen["private"] is not None
        assert (await carl.get(f"/api/tables/{here}?seat=0", 403))["error"]["code"] == "not-your-seat"
        assert hands(await carl.table(here)) == (None, None, {}, [])
        assert hands(await anna.do(here, "concede", seat=1)) == nobody


async def test_the_answer_to_an_action_is_for_who_did_it(anna: Guest) -> None:
    table = await anna.set_up({"game": "duel", "board": "large", "seats": SEATS})
    mover = await first_to_move(anna, table["id"])
    legal = (await anna.get(f"/api/tables/{table['id']}?seat={mover}"))["legal"]
    action = next(" ".join([name, *args]) for name, ways in legal.items() for args in ways)
    update = await anna.act(table["id"], action, table["number"], seat=mover)
    assert update["my_seat"] == mover
    (line,) = await anna.get("/api/tables")
    assert line["my_seat"] == await first_to_move(anna, table["id"]) != mover


async def test_what_a_seat_leaves_to_be_done_is_answered_for_that_seat(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db", {"roads": ROADS}) as place, guest(place, "Anna") as anna:
        table = (await anna.set_up({"game": "roads", "board": "great_plains", "seats": SEATS}))["id"]
        for answer, told in (("never", ("never", False)), (REST, ("never", True))):
            update = await anna.do(table, "standing", answer=answer, seat=1, key=anna.key())
            assert (update["my_seat"], update["standing"], update["resting"]) == (1, *told)


async def first_to_move(anna: Guest, table: str) -> int:
    return int((await anna.table(table))["to_move"][0])
