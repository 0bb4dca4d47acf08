"""Chapters: movement on land, and walls in the way."""

import pytest
from tests.games.roads.positions import JUNCTION, RIVERS, at, can, cargo, done, goods, position, transporter, why

PLAIN = """
p p p p p
p w r m d
"""
RIVER = """
p      p:sw,se  p
m:ne   p:nw,e   .
"""


def roads(*ways: str) -> str:
    return f"roads {' '.join(ways)}\n"


ROW = roads("a1-a2", "a2-a3", "a3-a4", "a4-a5")


@pytest.mark.rule("M7")
@pytest.mark.parametrize(("kind", "steps"), [("donkey", 2), ("wagon", 3), ("truck", 4)])
def test_land_transporters_have_their_points_by_road(kind: str, steps: int) -> None:
    state = position(PLAIN, f"{ROW}player 1\n  transporters\n    t1 {kind} a1\n")
    for step in range(steps):
        state = done(state, f"go t1 a{step + 2}")
    assert at(state, "t1") == f"a{steps + 1}"
    assert can(state, "go") == []
    assert why(state, f"go t1 a{steps}") == "no-points"


@pytest.mark.rule("M2")
def test_a_donkey_goes_one_tile_without_road_and_no_further() -> None:
    state = position(PLAIN, "player 1\n  transporters\n    t1 donkey a2\n")
    assert can(state, "go") == ["t1 a1", "t1 a3", "t1 b1", "t1 b2"]
    state = done(state, "go t1 b1")
    assert can(state, "go") == [] and why(state, "go t1 a1") == "no-points"


@pytest.mark.rule("M2")
@pytest.mark.parametrize("kind", ["wagon", "truck"])
def test_wagons_and_trucks_need_roads(kind: str) -> None:
    state = position(PLAIN, f"roads a1-a2\nplayer 1\n  transporters\n    t1 {kind} a2\n")
    assert can(state, "go") == ["t1 a1"]
    assert why(state, "go t1 a3") == "no-road"


@pytest.mark.rule("M3", "mistake-14")
def test_a_donkey_never_mixes_a_step_by_road_and_one_without() -> None:
    state = position(PLAIN, "roads a1-a2\nplayer 1\n  transporters\n    t1 donkey a1\n")
    state = done(state, "go t1 a2")
    assert why(state, "go t1 a3") == "no-mixed-steps"
    assert can(state, "go") == ["t1 a1"]
    off = done(position(PLAIN, "roads a2-a3\nplayer 1\n  transporters\n    t1 donkey a1\n"), "go t1 a2")
    assert why(off, "go t1 a3") == "no-points"


@pytest.mark.rule("M6", "ruling-18")
def test_a_vehicle_goes_up_and_down_a_road() -> None:
    state = position(PLAIN, f"{ROW}player 1\n  transporters\n    t1 truck a1\n")
    state = done(state, "go t1 a2", "go t1 a1", "go t1 a2", "go t1 a1")
    assert at(state, "t1") == "a1" and why(state, "go t1 a2") == "no-points"


@pytest.mark.rule("M1")
def test_all_points_of_a_transporter_are_there_in_the_next_movement_phase_and_not_before() -> None:
    state = position(PLAIN, "player 1\n  transporters\n    t1 donkey a1\n")
    state = done(state, "go t1 a2", "done")
    assert why(state, "go t1 a3") == "other-phase"
    state = done(state, "done", "done", "done")
    assert "points" not in transporter(state, "t1") and "go" in {action.name for action in state.actions(0)}


@pytest.mark.rule("M2")
def test_steps_lead_only_to_tiles_next_to_it() -> None:
    state = position(PLAIN, f"{ROW}player 1\n  transporters\n    t1 truck a1\n")
    assert why(state, "go t1 a3") == "not-next"
    assert why(state, "go t2 a2") == "no-transporter-there"


# rivers


@pytest.mark.rule("M13", "disagreement-11")
def test_a_river_parts_the_banks_of_a_tile() -> None:
    """The tile a2 has a sharp bend in the south: bank a is its inner corner, bank b all the rest."""
    state = position(RIVER, "player 1\n  transporters\n    t1 donkey a1\n")
    assert can(state, "go") == ["t1 a2b", "t1 b1"]


@pytest.mark.rule("M5")
def test_nobody_crosses_a_river_without_a_bridge() -> None:
    state = position(RIVERS, "player 1\n  transporters\n    t1 donkey b2a\n")
    assert can(state, "go") == ["t1 a2", "t1 a3", "t1 b1"]
    assert why(state, "go t1 c1") == "not-next"
    bridged = position(RIVERS, "bridges b2ab\nplayer 1\n  transporters\n    t1 donkey b2a\n")
    assert can(bridged, "go") == ["t1 a2", "t1 a3", "t1 b1", "t1 c1", "t1 c2"]


@pytest.mark.rule("M5", "mistake-13")
def test_a_source_is_no_river_to_cross() -> None:
    state = position(RIVERS, "player 1\n  transporters\n    t1 donkey b1\n")
    assert can(state, "go") == ["t1 a1", "t1 a2", "t1 b2a", "t1 b2b", "t1 c1"]


@pytest.mark.rule("M4")
def test_a_bridge_joins_the_roads_of_both_banks() -> None:
    text = "roads a2-b2a b2b-c1\n{}player 1\n  transporters\n    t1 wagon a2\n"
    state = done(position(RIVERS, text.format("")), "go t1 b2a")
    assert why(state, "go t1 c1") == "not-next"
    state = done(position(RIVERS, text.format("bridges b2ab\n")), "go t1 b2a", "go t1 c1")
    assert at(state, "t1") == "c1"


@pytest.mark.rule("M4", "mistake-13")
def test_roads_on_one_bank_are_joined_and_those_of_the_other_bank_are_not() -> None:
    state = position(RIVERS, "roads a2-b2a b1-b2a b1-b2b b2b-c1\nplayer 1\n  transporters\n    t1 truck a2\n")
    state = done(state, "go t1 b2a", "go t1 b1", "go t1 b2b", "go t1 c1")
    assert at(state, "t1") == "c1", "round the source, as a2 and c1 are not joined at b2"


@pytest.mark.rule("K19")
def test_a_junction_takes_two_bridges_to_cross_all_of_it() -> None:
    text = "{}player 1\n  transporters\n    t1 donkey b2a\n"
    none = position(JUNCTION, text.format(""))
    assert can(none, "go") == ["t1 a1", "t1 a2", "t1 b1"]
    one_bridge = position(JUNCTION, text.format("bridges b2ab\n"))
    assert can(one_bridge, "go") == ["t1 a1", "t1 a2", "t1 b1"]
    for two in ("b2ab b2bc", "b2bc b2ca", "b2ab b2ca"):
        for bank in "abc":
            both = position(JUNCTION, text.format(f"bridges {two}\n").replace("donkey b2a", f"donkey b2{bank}"))
            assert can(both, "go") == ["t1 a1", "t1 a2", "t1 b1", "t1 b3"]
    ca = position(JUNCTION, text.format("bridges b2ca\n"))
    assert can(ca, "go") == ["t1 a1", "t1 a2", "t1 b1", "t1 b3"]


# walls


@pytest.mark.rule("W1", "ruling-24")
def test_own_and_neutral_walls_are_open_and_others_are_shut() -> None:
    text = "seats 2\nroads a1-a2\nwalls\n  a1/e {} 1\nplayer 1\n  transporters\n    t1 donkey a1\n"
    assert why(position(PLAIN, text.format("2")), "go t1 a2") == "walled"
    assert why(position(PLAIN, text.format("1")), "go t1 a2") is None
    assert why(position(PLAIN, text.format("n")), "go t1 a2") is None


@pytest.mark.rule("W1")
def test_a_wall_shuts_its_edge_from_both_sides() -> None:
    state = position(PLAIN, "seats 2\nwalls\n  a1/e 2 1\nplayer 1\n  transporters\n    t1 donkey a2\n")
    assert why(state, "go t1 a1") == "walled"


@pytest.mark.rule("K17", "ruling-24")
def test_a_road_across_a_wall_is_for_the_owner_of_the_wall() -> None:
    text = "seats 2\nroads a1-a2\nwalls\n  a1/e 2 1\nplayer 1\n  transporters\n    t1 wagon a1\n"
    text += "player 2\n  transporters\n    t1 wagon a1\n"
    state = position(PLAIN, text)
    assert why(state, "go t1 a2", 0) == "walled" and why(state, "go t1 a2", 1) is None


@pytest.mark.rule("M2")
def test_land_transporters_do_not_go_by_water_nor_boats_by_land() -> None:
    state = position("p .\np .", "player 1\n  transporters\n    t1 donkey a1\n    t2 raft a2\n")
    assert why(state, "go t1 a2") == "wrong-element" and why(state, "go t2 a1") == "wrong-element"


# the text of the movement chapter: a wagon that serves three tiles


@pytest.mark.rule("M8", "ruling-19")
def test_it_picks_up_and_drops_on_every_tile_of_its_way() -> None:
    text = f"{ROW}goods\n  a1: 2 boards\n  a2: 2 trunks\nplayer 1\n  transporters\n    t1 truck a1\n"
    state = done(
        position(PLAIN, text),
        "load t1 boards a",
        "load t1 boards a",
        "go t1 a2",
        "unload t1 boards a",
        "load t1 trunks a",
        "load t1 trunks a",
        "go t1 a3",
        "unload t1 trunks a",
        "go t1 a4",
    )
    assert goods(state, "a2") == {"boards": 1} and goods(state, "a3") == {"trunks": 1}
    assert cargo(state, "t1") == {"boards": 1, "trunks": 1}


@pytest.mark.rule("M4")
def test_of_two_ways_to_a_tile_the_one_with_a_road_is_taken() -> None:
    """The bridge joins both banks of b2, and each of them touches the source b1."""
    for bank in "ab":
        text = f"roads b1-b2{bank}\nbridges b2ab\nplayer 1\n  transporters\n    t1 wagon b2a\n    t2 wagon b2b\n"
        state = position(RIVERS, text)
        assert can(state, "go") == ["t1 b1", "t2 b1"]
        assert transporter(done(state, "go t1 b1"), "t1")["points"] == 2
