"""Chapter: roads and bridges."""

import pytest
from tests.games.roads.positions import IRRIGATED, JUNCTION, RIVERS, at, can, cargo, done, goods, position, shown, why

PLAIN = "p p p\np d p ."
DESERT = """
p p       p
m:e d:w,e .
p p       p
"""


def mason(place: str, has: str = "2 stone", more: str = "", seats: int = 1) -> str:
    load = f": {has}" if has else ""
    return f"seats {seats}\nphase building\n{more}player 1\n  transporters\n    t1 donkey {place}{load}\n"


@pytest.mark.rule("K14")
def test_a_road_to_the_next_tile_costs_a_stone() -> None:
    state = done(position(PLAIN, mason("a1")), "road a1-a2", "road a1-b1")
    assert shown(state)["roads"] == ["a1-a2", "a1-b1"] and cargo(state, "t1") == {}
    assert why(state, "road a1-a2") == "road-there"
    assert why(position(PLAIN, mason("a1", "")), "road a1-a2") == "too-few-goods"


@pytest.mark.rule("K14", "ruling-33")
def test_it_begins_at_the_builders_tile() -> None:
    state = position(PLAIN, mason("a1"))
    assert can(state, "road") == ["a1-a2", "a1-b1"]
    assert why(state, "road a2-a1") == why(state, "road a2-a3") == "out-of-reach"


@pytest.mark.rule("K14")
def test_the_stone_lies_on_that_tile_or_is_carried_there() -> None:
    text = mason("a1", "").replace("player 1", "goods\n  {}: 1 stone\nplayer 1")
    assert why(position(PLAIN, text.format("a1")), "road a1-a2") is None
    assert why(position(PLAIN, text.format("a2")), "road a1-a2") == "too-few-goods"


@pytest.mark.rule("K14", "disagreement-6")
def test_by_an_option_the_stone_may_lie_at_the_other_end() -> None:
    text = mason("a1", "").replace("player 1", "goods\n  a2: 1 stone\nplayer 1")
    assert why(position(PLAIN, text), "road a2-a1") == "out-of-reach"
    state = position(PLAIN, text, road_stone="either_end")
    assert can(state, "road") == ["a2-a1"]
    state = done(state, "road a2-a1")
    assert shown(state)["roads"] == ["a1-a2"] and goods(state, "a2") == {}
    assert why(position(PLAIN, mason("a1", ""), road_stone="either_end"), "road a2-a1") == "too-few-goods"


@pytest.mark.rule("K8")
def test_roads_run_through_desert_and_not_over_the_sea() -> None:
    state = position(PLAIN, mason("b2"))
    assert can(state, "road") == ["b2-a2", "b2-a3", "b2-b1", "b2-b3"]
    assert [way for way in state.board.names["ends"] if "b4" in way] == []


@pytest.mark.rule("K16", "ruling-33")
def test_roads_run_on_both_banks_of_a_river() -> None:
    state = position(RIVERS, mason("b1"))
    state = done(state, "road b1-b2a", "road b1-b2b")
    assert shown(state)["roads"] == ["b1-b2a", "b1-b2b"]


@pytest.mark.rule("K15")
def test_roads_on_one_bank_are_joined() -> None:
    text = mason("b2a", "2 stone", "roads a2-b2a\n")
    state = done(position(RIVERS, text), "road b2a-a3", "done", "done", "done")
    state = done(state, "go t1 a2", "go t1 b2a")
    assert at(state, "t1") == "b2a" and why(state, "go t1 a3") == "no-points"


@pytest.mark.rule("K17")
def test_a_road_crosses_anybodys_wall() -> None:
    state = position(PLAIN, mason("a1", more="walls\n  a1/e 2 1\n", seats=2))
    assert why(state, "road a1-a2") is None


@pytest.mark.rule("K18", "ruling-34")
def test_a_bridge_costs_a_stone_and_joins_the_banks_with_or_without_roads() -> None:
    state = position(RIVERS, mason("b2a"))
    assert can(state, "bridge") == ["b2ab"]
    state = done(state, "bridge b2ab")
    assert shown(state)["bridges"] == ["b2ab"] and cargo(state, "t1") == {"stone": 1}
    assert why(state, "bridge b2ab") == "bridge-there"
    assert can(state, "road") == ["b2a-a2", "b2a-a3", "b2a-b1", "b2b-b1", "b2b-c1", "b2b-c2"]


@pytest.mark.rule("K18")
def test_it_is_built_from_either_bank_with_goods_there() -> None:
    assert why(position(RIVERS, mason("b2b")), "bridge b2ab") is None
    lying = mason("b2a", "").replace("player 1", "goods\n  b2b: 1 stone\nplayer 1")
    assert why(position(RIVERS, lying), "bridge b2ab") == "too-few-goods", "not yet in reach"
    assert why(position(RIVERS, mason("a1")), "bridge b2ab") == "out-of-reach"


@pytest.mark.rule("K19", "ruling-34")
def test_a_source_needs_no_bridge() -> None:
    assert [spot for spot in position(RIVERS, mason("b1")).board.names["spots"] if spot.startswith("b1")] == []


@pytest.mark.rule("K19", "ruling-34")
def test_a_junction_takes_two_and_no_third() -> None:
    state = position(JUNCTION, mason("b2a"))
    assert can(state, "bridge") == ["b2ab", "b2ca"]
    state = done(state, "bridge b2ab", "bridge b2ca")
    assert why(state, "bridge b2bc") == "bridge-there"


@pytest.mark.rule("K11", "play-9", "open-2")
def test_bridges_in_desert_are_an_option() -> None:
    assert why(position(DESERT, mason("b2a")), "bridge b2ab") == "desert-first"
    assert why(position(DESERT, mason("b2a"), desert_bridges="yes"), "bridge b2ab") is None
    assert why(position(DESERT, IRRIGATED + mason("b2a")), "bridge b2ab") is None
    assert why(position(DESERT, mason("b2a")), "road b2a-a2") is None, "roads always"


@pytest.mark.rule("K14")
def test_by_that_option_a_stone_across_the_river_does_not_count() -> None:
    text = "phase building\n{}goods\n  b2b: 1 stone\nplayer 1\n  transporters\n    t1 donkey a2\n"
    for bridge, reason in (("", "too-few-goods"), ("bridges b2ab\n", None)):
        assert why(position(RIVERS, text.format(bridge), road_stone="either_end"), "road b2a-a2") == reason
    lying = text.replace("  b2b", "  b2a: 1 stone\n  b2b").format("")
    state = done(position(RIVERS, lying, road_stone="either_end"), "road b2a-a2")
    assert goods(state, "b2b") == {"stone": 1} and goods(state, "b2a") == {}
