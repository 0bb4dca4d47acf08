"""Chapters: building, mines and shafts, oil rigs."""

import pytest
from tests.games.roads.positions import IRRIGATED, RIVERS, can, cargo, done, goods, position, shown, why

from lautta.core.game import GameState

LAND = """
w p r m d .
p p p p p p
"""
COSTS = {
    "woodcutter": "1 boards", "quarry": "2 boards", "clay_pit": "3 boards", "oil_rig": "3 boards, 1 stone",
    "sawmill": "2 boards, 1 stone", "coal_burner": "3 boards", "papermill": "1 boards, 1 stone",
    "stone_factory": "2 boards", "mint": "2 boards, 1 stone", "stock_exchange": "3 stone",
    "wagon_factory": "2 boards, 1 stone", "truck_factory": "2 boards, 2 stone", "raft_factory": "1 boards, 1 stone",
    "rowboat_factory": "2 boards, 1 stone", "steamer_factory": "2 boards, 2 stone",
}  # fmt: skip
PLACES = {"woodcutter": "a1", "quarry": "a3", "clay_pit": "b5", "oil_rig": "a6", "raft_factory": "b5",
          "rowboat_factory": "b5", "steamer_factory": "b5"}  # fmt: skip
SUBJECTS = {"truck_factory": "trucking", "rowboat_factory": "rowing", "steamer_factory": "shipping",
            "oil_rig": "drilling"}  # fmt: skip
ALL = "rowing trucking shipping drilling specialisation enlargement new_shafts"


def builder(place: str, has: str = "", lying: str = "", research: str = ALL, more: str = "", kind: str = "") -> str:
    kind = kind or ("steamer" if place == "a6" else "truck")
    there = f"goods\n  {place}: {lying}\n" if lying else ""
    known = f"  research {research}\n" if research else ""
    load = f": {has}" if has else ""
    return f"phase building\n{more}{there}player 1\n  home a1\n{known}  transporters\n    t1 {kind} {place}{load}\n"


def at_lake(text: str) -> GameState:
    return position(LAND, text)


@pytest.mark.rule("F12")
@pytest.mark.parametrize("building", COSTS)
def test_each_building_has_its_cost_and_not_less(building: str) -> None:
    place = PLACES.get(building, "b1")
    state = done(at_lake(builder(place, COSTS[building])), f"build {building} {place}")
    assert shown(state)["buildings"] == {place: {"kind": building}} and cargo(state, "t1") == {}
    for part in COSTS[building].split(", "):
        count, good = part.split()
        less = COSTS[building].replace(part, f"{int(count) - 1} {good}")
        assert why(at_lake(builder(place, less)), f"build {building} {place}") == "too-few-goods"


@pytest.mark.rule("K6", "K7")
@pytest.mark.parametrize("building", COSTS)
def test_each_building_has_its_terrain(building: str) -> None:
    fits = set()
    for place in ("a1", "a2", "a3", "a4", "a5", "a6", "b5"):
        reason = why(at_lake(builder(place, COSTS[building])), f"build {building} {place}")
        assert reason in (None, "wrong-terrain", "desert-first")
        fits |= {place} if reason is None else set()
    free = {"a1", "a2", "a3", "a4", "b5"}
    wanted = {"woodcutter": {"a1"}, "quarry": {"a3"}, "oil_rig": {"a6"}}
    shore = {"b5"} if building in ("clay_pit", "raft_factory", "rowboat_factory", "steamer_factory") else None
    assert fits == wanted.get(building, shore or free)


@pytest.mark.rule("R4")
@pytest.mark.parametrize("building", SUBJECTS)
def test_some_need_their_subject(building: str) -> None:
    place = PLACES.get(building, "b1")
    others = " ".join(subject for subject in ALL.split() if subject != SUBJECTS[building])
    state = at_lake(builder(place, COSTS[building], research=others))
    assert why(state, f"build {building} {place}") == "subject-first"
    only = builder(place, COSTS[building], research=SUBJECTS[building])
    assert why(at_lake(only), f"build {building} {place}") is None


@pytest.mark.rule("K2")
def test_goods_of_the_tile_and_of_own_transporters_pay_together() -> None:
    text = builder("b1", "1 boards", "1 boards, 1 stone") + "    t2 donkey b1: 2 gold\n"
    state = done(at_lake(text), "build sawmill b1")
    assert shown(state)["buildings"] == {"b1": {"kind": "sawmill"}} and goods(state, "b1") == {}


@pytest.mark.rule("K2", "play-11")
def test_where_a_payment_leaves_a_choice_it_is_made_good_by_good() -> None:
    state = done(at_lake(builder("b1", "2 boards", "1 boards, 1 stone")), "build sawmill b1")
    assert can(state, "pay") == ["boards a", "boards t1"], "the stone leaves no choice"
    state = done(state, "pay boards t1")
    assert can(state, "pay") == ["boards a", "boards t1"]
    assert cargo(done(state, "pay boards a"), "t1") == {"boards": 1}
    assert goods(done(state, "pay boards t1"), "b1") == {"boards": 1}


@pytest.mark.rule("K1", "ruling-27")
def test_nobody_builds_where_no_own_transporter_is() -> None:
    text = builder("b1", "6 boards")
    assert why(at_lake(text), "build woodcutter a1") == "out-of-reach"
    rival = "seats 2\n" + builder("b1", "2 boards") + "player 2\n  transporters\n    t1 truck b2\n"
    assert why(at_lake(rival), "build stone_factory b1", 1) == "out-of-reach"


@pytest.mark.rule("K1")
def test_only_on_ones_side_of_a_river_unless_bridged() -> None:
    text = builder("b2a", "2 boards", kind="donkey")
    assert why(position(RIVERS, text), "build stone_factory b2b") == "out-of-reach"
    assert why(position(RIVERS, text), "build stone_factory b2a") is None
    bridged = position(RIVERS, "bridges b2ab\n" + text)
    assert why(bridged, "build stone_factory b2b") is None


@pytest.mark.rule("K1", "ruling-27")
def test_a_river_boat_builds_on_both_sides_with_goods_of_both() -> None:
    text = builder("b2~", "1 boards", kind="raft").replace("player 1", "goods\n  b2a: 1 boards\nplayer 1")
    state = position(RIVERS, text)
    assert {"stone_factory b2a", "stone_factory b2b"} <= set(can(state, "build"))
    assert shown(done(state, "build stone_factory b2b"))["buildings"] == {"b2b": {"kind": "stone_factory"}}


@pytest.mark.rule("K1")
def test_a_docked_boat_builds_and_one_at_sea_does_not() -> None:
    docked = builder("b5>ne", "2 boards", kind="raft")
    assert why(at_lake(docked), "build stone_factory b5") is None
    assert why(at_lake(builder("a6", "2 boards")), "build stone_factory b5") == "out-of-reach"


@pytest.mark.rule("K4", "K5", "ruling-28")
def test_one_building_a_tile_whatever_the_river_and_never_removed() -> None:
    text = "buildings\n  b2b mint\n" + builder("b2a", "2 boards", kind="donkey").replace("phase building\n", "")
    assert why(position(RIVERS, "phase building\n" + text), "build stone_factory b2a") == "building-there"
    assert not {action.name for action in at_lake(builder("b1")).game.table.actions} & {"remove", "raze"}


@pytest.mark.rule("K4")
def test_the_home_marker_is_no_building() -> None:
    assert why(at_lake(builder("a1", "1 boards")), "build woodcutter a1") is None


@pytest.mark.rule("K7", "ruling-32")
def test_rigs_are_paid_by_what_boats_carry() -> None:
    state = at_lake(builder("a6", "2 boards, 1 stone") + "    t2 raft a6: 1 boards\n")
    assert shown(done(state, "build oil_rig a6"))["buildings"] == {"a6": {"kind": "oil_rig"}}
    assert why(at_lake(builder("b5>ne", "3 boards, 1 stone", kind="steamer")), "build oil_rig a6") == "out-of-reach"


@pytest.mark.rule("K8", "ruling-11")
def test_desert_is_built_on_once_it_is_irrigated() -> None:
    text = builder("a5", "2 boards")
    assert why(at_lake(text), "build stone_factory a5") == "desert-first"
    assert why(at_lake(IRRIGATED + text), "build stone_factory a5") is None


@pytest.mark.rule("K9")
def test_a_walled_shore_is_still_a_shore() -> None:
    text = "seats 2\n" + builder("b5", "3 boards", more="walls\n  a6/sw 2 1\n")
    assert why(at_lake(text), "build clay_pit b5") is None


@pytest.mark.rule("K9")
def test_a_river_tile_is_a_shore() -> None:
    assert why(position(RIVERS, builder("b2a", "2 boards, 1 stone", kind="wagon")), "build raft_factory b2a") is None
    assert why(position(RIVERS, builder("a1", "2 boards, 1 stone", kind="wagon")), "build raft_factory a1") == (
        "wrong-terrain")  # fmt: skip


@pytest.mark.rule("K10", "ruling-29")
def test_new_buildings_produce_from_the_next_turn_on() -> None:
    state = done(at_lake(builder("a1", "1 boards")), "build woodcutter a1", "done")
    assert goods(state, "a1") == {}
    assert goods(done(state, "done"), "a1") == {"trunks": 1}


@pytest.mark.rule("K1")
def test_several_things_are_built_in_one_phase() -> None:
    state = at_lake(builder("a1", "1 boards, 3 stone") + "    t2 truck b1: 2 boards, 1 stone\n")
    state = done(state, "build woodcutter a1", "road a1-b1", "build sawmill b1")
    assert len(shown(state)["buildings"]) == 2 and cargo(state, "t1") == {"stone": 2}


@pytest.mark.rule("S2")
def test_the_supply_of_the_box_limits_nothing() -> None:
    """Six of most buildings are in the box, fifteen walls of a colour, forty bricks."""
    mints = "".join(f"  a{tile} mint\n" for tile in range(1, 8))
    text = f"phase building\nbuildings\n{mints}walls\n  a1/e 1 9\n  a2/e 1 9\ngoods\n  a8: 2 boards, 9 stone\n"
    state = position("p p p p p p p p p", text + "player 1\n  home a8\n  transporters\n    t1 donkey a8\n")
    state = done(state, "build mint a8", "wall a8/e", "wall a8/e", "wall a8/e")
    assert len(shown(state)["buildings"]) == 8 and shown(state)["walls"]["a8/e"] == ["1", 3]
    bricks = "seats 2\nphase wonder\nwonder " + "1" * 50 + "\ngoods\n  a8: 2 gold\n"
    state = position("p p p p p p p p p", bricks + "player 1\n  home a8\n  transporters\n    t1 donkey a8\n")
    assert shown(done(state, "brick"))["wonder"].count("1") == 51


# mines and shafts


def mine_builder(research: str = ALL) -> GameState:
    return at_lake(builder("a4", "3 boards, 1 stone", research=research))


@pytest.mark.rule("R5", "K12")
@pytest.mark.parametrize(
    ("mixture", "gold", "iron", "subject"),
    [("3+3", 3, 3, ""), ("4+0", 4, 0, "specialisation"), ("0+4", 0, 4, "specialisation"),
     ("5+5", 5, 5, "enlargement")],
)  # fmt: skip
def test_a_new_mine_has_what_its_builder_knows(mixture: str, gold: int, iron: int, subject: str) -> None:
    state = done(mine_builder(subject), f"mine a4 {mixture}")
    assert shown(state)["buildings"]["a4"] == {"kind": "mine", "gold": gold, "iron": iron}
    if subject:
        assert why(mine_builder(""), f"mine a4 {mixture}") == "subject-first"
        other = "enlargement" if subject == "specialisation" else "specialisation"
        assert why(mine_builder(other), f"mine a4 {mixture}") == "subject-first"


@pytest.mark.rule("R5", "R7", "mistake-12")
def test_normal_mines_can_still_be_built_and_the_two_improvements_are_never_one() -> None:
    assert can(mine_builder(), "mine") == ["a4 3+3", "a4 4+0", "a4 0+4", "a4 5+5"]


@pytest.mark.rule("K12")
def test_a_mine_costs_and_stands_on_a_mountain() -> None:
    assert why(at_lake(builder("a4", "2 boards, 1 stone")), "mine a4 3+3") == "too-few-goods"
    assert why(at_lake(builder("a4", "3 boards")), "mine a4 3+3") == "too-few-goods"
    assert why(at_lake(builder("a3", "3 boards, 1 stone")), "mine a3 3+3") == "wrong-terrain"


def shafts(has: str, bag: str = "gold 0 iron 1", research: str = ALL) -> GameState:
    return at_lake(builder("a4", has, research=research, more=f"buildings\n  a4 mine; {bag}\n"))


@pytest.mark.rule("K13", "ruling-31")
def test_shafts_cost_an_iron_and_a_fuel_each_as_many_as_one_likes() -> None:
    state = done(shafts("2 iron, 2 fuel"), "shaft a4 3+3", "shaft a4 0+4")
    assert shown(state)["buildings"]["a4"] == {"kind": "mine", "gold": 3, "iron": 8}
    assert why(state, "shaft a4 3+3") == "too-few-goods"
    assert why(shafts("1 iron"), "shaft a4 3+3") == why(shafts("1 fuel"), "shaft a4 3+3") == "too-few-goods"


@pytest.mark.rule("K13", "ruling-31")
def test_any_mixture_one_knows_whatever_the_mine_had() -> None:
    assert can(shafts("1 iron, 1 fuel", research="new_shafts"), "shaft") == ["a4 3+3"]
    assert can(shafts("1 iron, 1 fuel", research="new_shafts enlargement"), "shaft") == ["a4 3+3", "a4 5+5"]
    assert why(shafts("1 iron, 1 fuel", research="new_shafts"), "shaft a4 5+5") == "subject-first"


@pytest.mark.rule("R8")
def test_shafts_need_their_subject_a_mine_and_a_transporter_there() -> None:
    assert why(shafts("1 iron, 1 fuel", research="enlargement"), "shaft a4 3+3") == "subject-first"
    assert why(at_lake(builder("a4", "1 iron, 1 fuel")), "shaft a4 3+3") == "no-mine"
    away = at_lake(builder("b1", "1 iron, 1 fuel", more="buildings\n  a4 mine; gold 0 iron 1\n"))
    assert why(away, "shaft a4 3+3") == "out-of-reach"


@pytest.mark.rule("K13")
def test_anyone_may_add_shafts_to_any_mine() -> None:
    text = "seats 2\n" + builder("a4", "1 iron, 1 fuel", more="buildings\n  a4 mine; gold 0 iron 0\n")
    assert why(at_lake(text), "shaft a4 5+5") is None
