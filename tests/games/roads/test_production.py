"""Chapters: primary producers, mines, factories for players and unattended."""

from collections import Counter

import pytest
from tests.games.roads.positions import RIVERS, can, cargo, done, goods, position, shown, transporter, why

from lautta.core.game import GameState

PLAIN = """
p w r m m
p p p p p
"""


def before_production(text: str, picture: str = PLAIN, **options: str) -> GameState:
    """The last decision before production: alone, at the wonder."""
    return done(position(picture, f"phase wonder\n{text}", **options), "done")


# primary producers


@pytest.mark.rule("P1", "P2", "ruling-2")
@pytest.mark.parametrize(
    ("building", "place", "good"),
    [("woodcutter", "a2", "trunks"), ("quarry", "a3", "stone"), ("clay_pit", "a4", "clay"), ("oil_rig", "a5", "fuel")],
)
def test_primary_producers_make_one_a_turn_whoever_is_there(building: str, place: str, good: str) -> None:
    state = before_production(f"buildings\n  {place} {building}\n", "p w r p .")
    assert goods(state, place) == {good: 1}
    state = done(state, "done", "done", "done", "done")
    assert goods(state, place) == {good: 2}


@pytest.mark.rule("P3", "ruling-2")
def test_it_lies_on_the_bank_of_the_building_for_anyone_in_reach() -> None:
    text = "buildings\n  b2b clay_pit\nplayer 1\n  transporters\n    t1 donkey b2b\n    t2 donkey b2a\n"
    state = before_production(text, RIVERS)
    assert goods(state, "b2b") == {"clay": 1} and goods(state, "b2a") == {}
    assert can(state, "load") == ["t1 clay b"]


# mines


@pytest.mark.rule("P4", "P7", "mistake-11")
def test_a_mine_gives_what_is_drawn_from_its_bag() -> None:
    drawn: Counter[str] = Counter()
    for key in range(60):
        text = f"chance key {key:064x}\nseats 2\nphase wonder\nat 1\nwaiting 2\nbuildings\n  a4 mine; gold 3 iron 1\n"
        state = done(position(PLAIN, text), "done", seat=1)
        found = goods(state, "a4")
        assert sum(found.values()) == 1
        (good,) = found
        drawn[good] += 1
        bag = shown(state)["buildings"]["a4"]
        assert bag["drawn"] == good and bag["gold"] + bag["iron"] == 3
    assert 35 <= drawn["gold"] <= 55


@pytest.mark.rule("P5")
def test_an_empty_mine_gives_nothing() -> None:
    state = before_production("buildings\n  a4 mine; gold 0 iron 0\n")
    assert goods(state, "a4") == {} and "drawn" not in shown(state)["buildings"]["a4"]


@pytest.mark.rule("P4")
def test_what_a_mine_gave_is_told_for_one_turn() -> None:
    state = before_production("buildings\n  a4 mine; gold 1 iron 0\n")
    assert shown(state)["buildings"]["a4"]["drawn"] == "gold"
    assert "drawn" not in shown(done(state, "done", "done", "done", "done"))["buildings"]["a4"]


@pytest.mark.rule("reading-11")
def test_in_a_short_game_of_several_mines_give_by_lot() -> None:
    drawn = set()
    for key in range(20):
        text = f"chance key {key:064x}\nseats 2\nphase wonder\nat 1\nwaiting 2\nbuildings\n  a4 mine; gold 3 iron 1\n"
        drawn |= set(goods(done(position(PLAIN, text, short_game="yes"), "done", seat=1), "a4"))
    assert drawn == {"gold", "iron"}


@pytest.mark.rule("Z3", "mistake-25")
def test_alone_mines_give_what_they_have_more_of_and_gold_when_level() -> None:
    state, found = before_production("buildings\n  a4 mine; gold 1 iron 3\n"), []
    for _ in range(4):
        found.append(shown(state)["buildings"]["a4"]["drawn"])
        state = done(state, "done", "done", "done", "done")
    assert found == ["iron", "iron", "gold", "iron"]


@pytest.mark.rule("O8", "ruling-1", "mistake-11")
def test_mines_are_drawn_before_anybody_calls_for_the_order() -> None:
    text = "seats 2\nphase wonder\nat 1\nwaiting 2\nbuildings\n  a4 mine; gold 1 iron 0\n"
    state = done(position(PLAIN, text, order_asked="always"), "done", seat=1)
    assert shown(state)["stage"] == "calling" and goods(state, "a4") == {"gold": 1}


@pytest.mark.rule("P6", "ruling-30")
def test_bags_lie_open() -> None:
    state = position(PLAIN, "seats 2\nbuildings\n  a4 mine; gold 3 iron 2\n")
    for seat in (0, 1):
        seen = state.view(seat).public()
        assert seen["buildings"]["a4"] == {"kind": "mine", "gold": 3, "iron": 2}


# factories

AT_SAWMILL = "phase production\nbuildings\n  b1 sawmill\n"


@pytest.mark.rule("F2", "F4", "F12", "mistake-4")
@pytest.mark.parametrize(
    ("building", "has", "makes"),
    [
        ("sawmill", "1 trunks", {"boards": 2}),
        ("stone_factory", "1 clay", {"stone": 2}),
        ("mint", "2 gold, 1 fuel", {"coins": 1}),
        ("stock_exchange", "2 coins, 1 paper", {"stock": 1}),
        ("coal_burner", "2 trunks", {"fuel": 1}),
        ("coal_burner", "2 boards", {"fuel": 1}),
        ("coal_burner", "1 trunks, 1 boards", {"fuel": 1}),
        ("papermill", "2 trunks", {"paper": 1}),
        ("papermill", "2 boards", {"paper": 1}),
        ("papermill", "1 trunks, 1 boards", {"paper": 1}),
    ],
)
def test_each_factory_has_its_input_and_output(building: str, has: str, makes: dict[str, int]) -> None:
    text = f"phase production\nbuildings\n  b1 {building}\nplayer 1\n  transporters\n    t1 wagon b1: {has}\n"
    state = done(position(PLAIN, text), "use b1")
    assert cargo(state, "t1") == makes
    one_less = has.replace("2 ", "1 ", 1) if "2 " in has else "1 goose"
    if building not in ("coal_burner", "papermill") or "," not in has:
        text = text.replace(has, one_less)
        assert why(position(PLAIN, text), "use b1") == "too-little-input"


@pytest.mark.rule("F1", "F12")
@pytest.mark.parametrize(
    ("building", "input_of_all", "runs"),
    [("sawmill", "9 trunks", 3), ("coal_burner", "18 boards", 6), ("papermill", "9 trunks", 1),
     ("stone_factory", "9 clay", 3), ("mint", "9 gold, 9 fuel", 1), ("stock_exchange", "18 coins, 9 paper", 6)],
)  # fmt: skip
def test_each_factory_has_its_capacity(building: str, input_of_all: str, runs: int) -> None:
    text = f"phase production\nbuildings\n  b1 {building}\ngoods\n  b1: {input_of_all}\n"
    state = position(PLAIN, text + "player 1\n  transporters\n    t1 donkey b1: 2 stone\n")
    for _ in range(runs):
        state = done(state, "use b1")
    assert why(state, "use b1") == "output-done"


@pytest.mark.rule("F1")
def test_each_turn_has_its_own_capacity() -> None:
    text = "buildings\n  b1 sawmill; used 3\ngoods\n  b1: 1 trunks\nplayer 1\n  transporters\n    t1 donkey b1\n"
    assert why(position(PLAIN, "phase production\n" + text), "use b1") == "output-done"
    assert why(before_production(text), "use b1") is None


@pytest.mark.rule("F4", "mistake-4")
def test_which_wood_burns_is_the_players_choice() -> None:
    text = "phase production\nbuildings\n  b1 coal_burner\nplayer 1\n  transporters\n"
    text += "    t1 truck b1: 2 trunks, 2 boards\n"
    state = done(position(PLAIN, text), "use b1")
    assert can(state, "pay") == ["trunks t1", "boards t1"]
    assert why(state, "load t1 boards a") == "work-first" and why(state, "done") == "work-first"
    assert cargo(done(state, "pay trunks t1", "pay boards t1"), "t1") == {"trunks": 1, "boards": 1, "fuel": 1}


@pytest.mark.rule("F5", "mistake-2")
def test_what_transporters_carry_is_used_only_if_the_owner_wants() -> None:
    text = AT_SAWMILL + "player 1\n  transporters\n    t1 donkey b1: 1 trunks\n"
    state = done(position(PLAIN, text), "done")
    assert cargo(state, "t1") == {"trunks": 1}


@pytest.mark.rule("F6", "ruling-3", "play-11")
def test_whose_input_it_is_may_be_chosen_and_the_output_goes_there() -> None:
    text = AT_SAWMILL + "goods\n  b1: 1 trunks\nplayer 1\n  transporters\n    t1 wagon b1: 1 trunks\n    t2 donkey b1\n"
    state = done(position(PLAIN, text), "use b1")
    assert can(state, "pay") == ["trunks a", "trunks t1"]
    assert why(state, "pay trunks t2") == "not-there" and why(state, "pay trunks b") == "not-a-source"
    assert why(state, "pay boards a") == "not-needed"
    assert cargo(done(state, "pay trunks t1"), "t1") == {"boards": 2}


@pytest.mark.rule("F7", "ruling-3")
def test_input_of_the_tile_gives_output_to_the_transporters_of_who_handed_it_in() -> None:
    text = AT_SAWMILL + "goods\n  b1: 1 trunks\nplayer 1\n  transporters\n    t1 donkey b1\n    t2 donkey b1\n"
    state = done(position(PLAIN, text), "use b1")
    assert can(state, "put") == ["t1", "t2"] and why(state, "put t3") == "not-a-receiver"
    state = done(state, "put t1", "put t2")
    assert cargo(state, "t1") == cargo(state, "t2") == {"boards": 1}


@pytest.mark.rule("F6")
def test_output_that_just_fits_leaves_no_choice() -> None:
    text = AT_SAWMILL + "goods\n  b1: 1 trunks\n"
    text += "player 1\n  transporters\n    t1 donkey b1: 1 gold\n    t2 donkey b1: 1 iron\n"
    state = done(position(PLAIN, text), "use b1")
    assert cargo(state, "t1") == {"gold": 1, "boards": 1} and cargo(state, "t2") == {"iron": 1, "boards": 1}


@pytest.mark.rule("F6", "ruling-3")
def test_what_does_not_fit_stays_on_the_tile() -> None:
    text = AT_SAWMILL + "player 1\n  transporters\n    t1 donkey b1: 1 trunks, 1 gold\n    t2 donkey b1\n"
    state = done(position(PLAIN, text), "use b1")
    assert cargo(state, "t1") == {"boards": 1, "gold": 1} and goods(state, "b1") == {"boards": 1}
    assert cargo(state, "t2") == {}, "only those that gave input get output"


@pytest.mark.rule("F6")
def test_the_output_goes_where_the_input_came_from_even_from_several() -> None:
    text = "phase production\nbuildings\n  b1 mint\nplayer 1\n  transporters\n"
    text += "    t1 donkey b1: 2 gold\n    t2 donkey b1: 1 fuel\n    t3 donkey b1\n"
    state = done(position(PLAIN, text), "use b1")
    assert can(state, "put") == ["t1", "t2"]


@pytest.mark.rule("F8")
def test_nobody_else_gets_the_output() -> None:
    text = "seats 2\n" + AT_SAWMILL + "player 1\n  transporters\n    t1 donkey b1: 1 trunks\n"
    text += "player 2\n  transporters\n    t1 donkey b1\n"
    state = done(position(PLAIN, text), "use b1")
    assert can(state, "load", 1) == [] and cargo(state, "t1") == {"boards": 2}


@pytest.mark.rule("F11")
def test_a_factory_is_used_only_from_its_side_of_the_river() -> None:
    text = "phase production\nbuildings\n  b2a sawmill\ngoods\n  b2b: 1 trunks\n{}player 1\n  transporters\n    t1 {}\n"
    assert why(position(RIVERS, text.format("", "donkey b2b")), "use b2") == "out-of-reach"
    assert why(position(RIVERS, text.format("", "donkey b2a")), "use b2") == "too-little-input"
    assert why(position(RIVERS, text.format("bridges b2ab\n", "donkey b2b")), "use b2") is None
    assert why(position(RIVERS, text.format("", "raft b2~")), "use b2") is None, "a boat in the river is a ferry"


@pytest.mark.rule("F7")
def test_a_factory_is_needed_and_a_transporter_there() -> None:
    state = position(PLAIN, AT_SAWMILL + "goods\n  b1: 1 trunks\nplayer 1\n  transporters\n    t1 donkey b2\n")
    assert why(state, "use b2") == "no-factory" and why(state, "use b1") == "out-of-reach"


# unattended


@pytest.mark.rule("F9", "ruling-4", "mistake-1")
def test_when_all_are_done_factories_work_off_what_lies_there() -> None:
    text = AT_SAWMILL + "goods\n  b1: 5 trunks\nplayer 1\n  transporters\n    t1 donkey b1: 1 gold\n"
    state = done(position(PLAIN, text), "use b1", "done")
    assert goods(state, "b1") == {"trunks": 2, "boards": 5} and cargo(state, "t1") == {"boards": 1, "gold": 1}


@pytest.mark.rule("F9", "mistake-1")
def test_nobody_need_be_there() -> None:
    state = done(position(PLAIN, AT_SAWMILL + "goods\n  b1: 1 trunks\n"), "done")
    assert goods(state, "b1") == {"boards": 2}


@pytest.mark.rule("play-4")
def test_a_factory_that_nobody_reaches_works_after_the_players() -> None:
    text = AT_SAWMILL + "goods\n  b1: 1 trunks\nplayer 1\n  transporters\n    t1 donkey b2\n"
    state = before_production(text.replace("phase production\n", ""))
    assert goods(state, "b1") == {"trunks": 1} and goods(done(state, "done"), "b1") == {"boards": 2}


@pytest.mark.rule("F10", "ruling-4", "mistake-4")
@pytest.mark.parametrize("building", ["coal_burner", "papermill"])
@pytest.mark.parametrize(
    ("lying", "left"), [("2 trunks, 2 boards", {"trunks": 2}), ("2 trunks, 1 boards", {"trunks": 1}), ("2 trunks", {})]
)
def test_unattended_wood_is_burnt_boards_first(building: str, lying: str, left: dict[str, int]) -> None:
    text = f"phase production\nbuildings\n  b1 {building}; used {5 if building == 'coal_burner' else 0}\n"
    text = text.replace("; used 0", "")
    state = done(position(PLAIN, f"{text}goods\n  b1: {lying}\n"), "done")
    made = {"fuel" if building == "coal_burner" else "paper": 1}
    assert goods(state, "b1") == left | made


@pytest.mark.rule("F10")
def test_a_coal_burner_goes_on_till_no_set_is_left_or_its_capacity_is_used_up() -> None:
    text = "phase production\nbuildings\n  b1 coal_burner\ngoods\n  b1: {} boards, 8 trunks\n"
    assert goods(done(position(PLAIN, text.format(5)), "done"), "b1") == {"trunks": 1, "fuel": 6}
    assert goods(done(position(PLAIN, text.format(1).replace("8", "2")), "done"), "b1") == {"trunks": 1, "fuel": 1}


@pytest.mark.rule("F11")
def test_unattended_goods_must_be_on_the_side_of_the_factory() -> None:
    text = "phase production\nbuildings\n  b2a sawmill\ngoods\n  b2b: 1 trunks\n{}"
    assert goods(done(position(RIVERS, text.format("")), "done"), "b2b") == {"trunks": 1}
    assert goods(done(position(RIVERS, text.format("bridges b2ab\n")), "done"), "b2a") == {"boards": 2}


@pytest.mark.rule("T11", "ruling-5", "mistake-6")
def test_forgotten_input_of_a_boat_or_truck_is_used_up_for_nothing() -> None:
    text = "phase production\nbuildings\n  a1 raft_factory\n  a2 truck_factory\ngoods\n  a1: 2 trunks\n"
    text += "  a2: 1 iron, 1 fuel\nplayer 1\n  transporters\n    t1 donkey a1\n"
    state = done(position("p p\n. p", text), "done")
    assert shown(state)["goods"] == {} and len(shown(state)["players"][0]["transporters"]) == 1


@pytest.mark.rule("reading-14")
def test_even_where_no_boat_could_be_launched() -> None:
    text = "seats 2\nphase production\nbuildings\n  a1 raft_factory\ngoods\n  a1: 2 trunks\nwalls\n  a1/e 2 1\n"
    assert goods(done(position("p .", text), "1: done", "2: done"), "a1") == {}


@pytest.mark.rule("T11")
def test_a_used_boat_factory_loses_nothing_more() -> None:
    text = "phase production\nbuildings\n  a1 raft_factory; used 1\ngoods\n  a1: 2 trunks\n"
    assert goods(done(position("p .", text), "done"), "a1") == {"trunks": 2}


@pytest.mark.rule("T11", "disagreement-9", "mistake-6")
def test_a_wagon_factory_never_eats_a_waiting_donkey() -> None:
    text = "phase production\nbuildings\n  a1 wagon_factory\ngoods\n  a1: 2 boards\n"
    state = done(position("p p", text + "player 1\n  transporters\n    t1 donkey a1\n"), "done")
    assert goods(state, "a1") == {"boards": 2} and transporter(state, "t1")["kind"] == "donkey"
