"""Chapters: boats, oil rigs, and walls along the coast."""

import pytest
from tests.games.roads.positions import LONG_RIVER, at, can, cargo, done, goods, position, transporter, why

# A river from the source b1 to the sea at c4; around it land, in the east the sea.
COAST = """
p . .
p . p
. . .
"""


@pytest.mark.rule("B1", "ruling-21")
def test_boats_go_along_rivers_and_out_to_sea() -> None:
    state = position(LONG_RIVER, "player 1\n  transporters\n    t1 steamer b2~\n")
    assert can(state, "go") == ["t1 b1~", "t1 b3~"]
    state = done(state, "go t1 b1~", "go t1 b2~", "go t1 b3~", "go t1 b4")
    assert transporter(state, "t1")["points"] == 2


@pytest.mark.rule("M7")
def test_each_kind_of_boat_has_its_points() -> None:
    for kind, points in (("raft", 3), ("rowboat", 4), ("steamer", 6)):
        state = position(LONG_RIVER, f"player 1\n  transporters\n    t1 {kind} b1~\n")
        for step in range(points):
            assert can(state, "go"), step
            state = done(state, "go t1 b2~" if step % 2 == 0 else "go t1 b1~")
        assert why(state, "go t1 b3~") in ("no-points", "not-next") and can(state, "go") == []


@pytest.mark.rule("B10", "ruling-22", "open-11")
def test_the_way_from_the_sea_into_a_river_costs_a_point_and_is_no_docking() -> None:
    state = done(position(LONG_RIVER, "player 1\n  transporters\n    t1 raft b4\n"), "go t1 b3~")
    assert transporter(state, "t1")["points"] == 2 and can(state, "go") == ["t1 b4", "t1 b2~"]


@pytest.mark.rule("B2", "ruling-21", "mistake-16")
def test_docking_ends_the_move() -> None:
    state = done(position(COAST, "player 1\n  transporters\n    t1 steamer a2\n"), "go t1 a1>e")
    assert transporter(state, "t1")["points"] == 0 and why(state, "go t1 a2") == "no-points"


@pytest.mark.rule("B3", "ruling-21", "mistake-16")
def test_a_docked_boat_leaves_only_to_its_sea_tile_and_for_a_point() -> None:
    state = position(COAST, "player 1\n  transporters\n    t1 raft a1>e\n")
    assert can(state, "go") == ["t1 a2"]
    assert why(state, "go t1 b2") == "not-next"
    assert transporter(done(state, "go t1 a2"), "t1")["points"] == 2


@pytest.mark.rule("B8", "ruling-22")
def test_at_a_river_mouth_one_bank_is_docked_at() -> None:
    text = "goods\n  b3a: 1 stone\n  b3b: 1 clay\n{}player 1\n  transporters\n    t1 raft b4\n"
    state = position(LONG_RIVER, text.format(""))
    assert [go for go in can(state, "go") if ">" in go or "~" in go] == ["t1 b3~", "t1 b3a>e", "t1 b3b>e", "t1 c3>ne"]
    docked = done(state, "go t1 b3a>e")
    assert can(docked, "load") == ["t1 stone a"] and why(docked, "load t1 clay b") == "out-of-reach"
    bridged = done(position(LONG_RIVER, text.format("bridges b3ab\n")), "go t1 b3a>e")
    assert can(bridged, "load") == ["t1 clay b", "t1 stone a"]


@pytest.mark.rule("B4", "mistake-16")
def test_a_boat_beside_the_coast_or_in_a_mouth_is_not_docked() -> None:
    text = "goods\n  a1: 1 stone\nplayer 1\n  transporters\n    t1 raft a2\n"
    state = position(COAST, text)
    assert can(state, "load") == [] and why(state, "load t1 stone a") == "not-there"
    assert can(done(state, "go t1 a1>e"), "load") == ["t1 stone a"]


@pytest.mark.rule("B5", "ruling-21")
def test_boats_on_one_sea_tile_reach_each_other() -> None:
    state = position(COAST, "player 1\n  transporters\n    t1 raft a2: 1 gold\n    t2 raft a2\n    t3 raft a3\n")
    assert can(state, "hand") == ["t1 t2 gold"]
    assert why(state, "hand t1 t3 gold") == "out-of-reach"


@pytest.mark.rule("B6", "ruling-23", "reading-13", "mistake-17")
def test_nothing_is_left_at_sea() -> None:
    state = position(COAST, "player 1\n  transporters\n    t1 raft a2: 1 gold, 1 goose\n")
    assert why(state, "unload t1 gold a") == "nothing-left-at-sea"
    assert why(state, "unload t1 goose a") == "nothing-left-at-sea"


@pytest.mark.rule("B7", "ruling-23", "mistake-17")
def test_a_rig_is_a_store_and_ends_no_move() -> None:
    text = "buildings\n  a2 oil_rig\ngoods\n  a2: 2 fuel\nplayer 1\n  transporters\n    t1 raft a3: 1 stone\n"
    state = done(position(COAST, text), "go t1 a2", "load t1 fuel a", "unload t1 stone a", "go t1 a1>e")
    assert goods(state, "a2") == {"fuel": 1, "stone": 1} and cargo(state, "t1") == {"fuel": 1}


@pytest.mark.rule("W2", "ruling-24")
def test_behind_anothers_wall_nobody_docks() -> None:
    text = "seats 2\nwalls\n  a1/e {} 1\nplayer 1\n  transporters\n    t1 raft a2\n"
    assert why(position(COAST, text.format(2)), "go t1 a1>e") == "walled"
    assert why(position(COAST, text.format(1)), "go t1 a1>e") is None
    assert why(position(COAST, text.format("n")), "go t1 a1>e") is None


@pytest.mark.rule("W1")
def test_a_wall_over_a_river_stops_others_boats() -> None:
    text = "seats 2\nwalls\n  b2/e 2 1\n  b3/e 2 1\nplayer 1\n  transporters\n    t1 raft b3~\n"
    state = position(LONG_RIVER, text)
    assert why(state, "go t1 b2~") == "walled" and why(state, "go t1 b4") == "walled" and can(state, "go") == []


@pytest.mark.rule("B10", "open-11")
def test_a_boat_may_stay_in_a_walled_river_mouth() -> None:
    text = "seats 2\nwalls\n  b3/e 2 1\nplayer 1\n  transporters\n    t1 raft b3~\n"
    state = done(position(LONG_RIVER, text), "done")
    assert at(state, "t1") == "b3~"


@pytest.mark.rule("B3")
def test_boats_of_others_are_no_hindrance() -> None:
    text = "seats 2\nplayer 1\n  transporters\n    t1 raft a2\nplayer 2\n  transporters\n    t1 raft a1>e\n"
    state = done(position(COAST, text), "go t1 a1>e")
    assert at(state, "t1") == at(state, "t1", 1) == "a1>e"
