"""Routes and runs of factories, found by the rules."""

from typing import Any

from tests.games.roads.positions import position

from lautta.games.roads.ways import ways

PLAIN = """
    p p p p
    p p p p
"""


def by_place(text: str, action: str = "go", **wanted: str) -> dict[str, Any]:
    """The ways by where they lead."""
    return {way.get("to") or way["tile"]: way for way in ways(position(PLAIN, text), 0, action, wanted)}


def test_every_route_can_be_walked_and_ends_where_it_says() -> None:
    text = (
        "seats 1\nphase movement\nroads a1-a2 a2-a3\nplayer 1\n  transporters\n    t1 donkey a1; points 2\n"
        "    t2 wagon a1; points 3\n"
    )
    state = position(PLAIN, text)
    found = ways(state, 0, "go", {})
    assert found
    for way in found:
        after = state.copy()
        for action in way["actions"]:
            after.apply(action, 0)
        slot = int(way["actions"][0].split()[1][1:]) - 1
        there = after.record.players[0].transporters[slot]
        assert after.board.names["sites"][there.site] == way["to"] and there.points == way["left"]


def test_a_route_by_road_is_longer_than_one_step() -> None:
    text = "seats 1\nphase movement\nroads a1-a2 a2-a3\nplayer 1\n  transporters\n    t1 donkey a1; points 2\n"
    found = by_place(text, transporter="t1")
    assert found["a3"]["actions"] == ["go t1 a2", "go t1 a3"] and found["a3"]["left"] == 0
    assert by_place(text, transporter="t2") == {}


def test_a_factory_is_run_as_often_as_it_goes() -> None:
    text = (
        "seats 1\nphase production\nstage playing\nwaiting 1\ngoods\n  b1: 5 trunks\nbuildings\n  b1 sawmill\n"
        "player 1\n  transporters\n    t1 donkey b1\n"
    )
    way = by_place(text, "use")["b1"]
    assert way["actions"] == ["use b1"] * 3 or way["open"]
    assert way["goods"]["boards"] >= 2
