"""Chapter: research and upgrades."""

import pytest
from tests.games.roads.positions import RIVERS, can, cargo, done, goods, position, shown, transporter, why

from lautta.core.game import GameState

COAST = "p p p .\nm p p ."
SUBJECTS = ["rowing", "trucking", "shipping", "drilling", "specialisation", "enlargement", "new_shafts"]


def lab(place: str = "a1", lying: str = "2 goose, 1 paper", cargo: str = "", more: str = "", research: str = "") -> str:
    there = f"goods\n  {place}: {lying}\n" if lying else ""
    known = f"  research {research}\n" if research else ""
    load = f": {cargo}" if cargo else ""
    return f"phase production\n{more}{there}player 1\n  home a1\n{known}  transporters\n    t1 donkey {place}{load}\n"


@pytest.mark.rule("R1")
def test_two_geese_and_a_paper_are_a_research_and_no_building_is_needed() -> None:
    state = done(position(COAST, lab()), "research rowing a1")
    assert shown(state)["players"][0]["research"] == ["rowing"] and goods(state, "a1") == {}


@pytest.mark.rule("R1", "ruling-12")
@pytest.mark.parametrize(("lying", "carried"), [("1 goose, 1 paper", "1 goose"), ("2 goose", "1 paper")])
def test_carried_or_not_but_all_of_it(lying: str, carried: str) -> None:
    state = position(COAST, lab(lying=lying, cargo=carried))
    state = done(state, "research rowing a1")
    assert goods(state, "a1") == {} and cargo(state, "t1") == {}


@pytest.mark.rule("R1")
@pytest.mark.parametrize("lying", ["", "1 goose, 1 paper", "2 goose", "9 goose", "9 paper"])
def test_less_is_not_enough(lying: str) -> None:
    assert why(position(COAST, lab(lying=lying)), "research rowing a1") == "no-research"


@pytest.mark.rule("R1")
def test_a_transporter_must_be_in_reach() -> None:
    state = position(COAST, lab().replace("t1 donkey a1", "t1 donkey a2"))
    assert why(state, "research rowing a1") == "out-of-reach"
    text = lab("b2a").replace("home a1", "home a1").replace("t1 donkey b2a", "t1 donkey b2b")
    assert why(position(RIVERS, text), "research rowing b2a") == "out-of-reach"
    bridged = position(RIVERS, "bridges b2ab\n" + text)
    assert can(bridged, "research")[:2] == ["rowing b2a", "trucking b2a"]
    assert why(bridged, "research rowing b2b") == "not-the-first-bank", "each place has one name"


@pytest.mark.rule("R3", "R9", "ruling-12")
def test_it_is_given_to_one_of_seven_subjects_each_once() -> None:
    state = position(COAST, lab())
    assert can(state, "research") == [f"{subject} a1" for subject in SUBJECTS]
    state = position(COAST, lab(research="rowing drilling"))
    assert why(state, "research rowing a1") == "known-subject"
    assert len(can(state, "research")) == 5
    assert can(position(COAST, lab(research=" ".join(SUBJECTS))), "research") == []


@pytest.mark.rule("R1")
def test_several_sets_are_several_researches() -> None:
    state = done(position(COAST, lab(lying="4 goose, 2 paper")), "research rowing a1", "research drilling a1")
    assert shown(state)["players"][0]["research"] == ["rowing", "drilling"]


# lost research


@pytest.mark.rule("R2", "ruling-13", "mistake-9")
def test_uncarried_geese_and_paper_vanish_set_after_set() -> None:
    state = done(position(COAST, lab(lying="5 goose, 3 paper")), "done")
    assert goods(state, "a1") == {"goose": 1, "paper": 1} and shown(state)["players"][0]["research"] == []


@pytest.mark.rule("mistake-9")
def test_carried_ones_do_not() -> None:
    state = done(position(COAST, lab(lying="2 goose", cargo="1 paper")), "done")
    assert goods(state, "a1") == {"goose": 2} and cargo(state, "t1") == {"paper": 1}


@pytest.mark.rule("R2", "disagreement-5")
def test_by_an_option_a_transporter_there_saves_them() -> None:
    assert goods(done(position(COAST, lab(), loose_research="unattended"), "done"), "a1") == {"goose": 2, "paper": 1}
    empty = lab().replace("t1 donkey a1", "t1 donkey a2")
    assert goods(done(position(COAST, empty, loose_research="unattended"), "done"), "a1") == {}


@pytest.mark.rule("R2")
def test_paper_that_was_made_unattended_vanishes_too() -> None:
    text = "phase production\nbuildings\n  a1 papermill\ngoods\n  a1: 2 goose, 2 trunks\n"
    assert goods(done(position(COAST, text), "done"), "a1") == {}


@pytest.mark.rule("R2")
def test_they_vanish_only_on_one_side_of_a_river() -> None:
    text = "phase production\ngoods\n  b2a: 2 goose\n  b2b: 1 paper\n"
    assert goods(done(position(RIVERS, text), "done"), "b2a") == {"goose": 2}
    assert goods(done(position(RIVERS, "bridges b2ab\n" + text), "done"), "b2a") == {}


# upgrades


def upgrading(factory: str, subject: str, **options: str) -> GameState:
    more = f"buildings\n  a3 {factory}\n"
    text = lab(more=more) + "    t2 wagon a3\n"
    return done(position(COAST, text, **options), f"research {subject} a1")


@pytest.mark.rule("U1", "U6", "ruling-14")
@pytest.mark.parametrize(
    ("factory", "subject", "becomes"),
    [("wagon_factory", "trucking", "truck_factory"), ("raft_factory", "rowing", "rowboat_factory"),
     ("raft_factory", "shipping", "steamer_factory"), ("rowboat_factory", "shipping", "steamer_factory")],
)  # fmt: skip
def test_who_researches_may_upgrade_where_an_own_transporter_stands(factory: str, subject: str, becomes: str) -> None:
    state = upgrading(factory, subject)
    assert can(state, "upgrade") == ["a3"] and why(state, "upgrade a1") == "no-upgrade"
    assert shown(done(state, "upgrade a3"))["buildings"] == {"a3": {"kind": becomes}}


@pytest.mark.rule("U5")
@pytest.mark.parametrize(
    ("factory", "subject"),
    [("wagon_factory", "rowing"), ("raft_factory", "trucking"), ("rowboat_factory", "rowing"),
     ("truck_factory", "trucking"), ("steamer_factory", "shipping"), ("steamer_factory", "rowing"),
     ("mint", "trucking"), ("raft_factory", "drilling")],
)  # fmt: skip
def test_others_are_not_upgraded(factory: str, subject: str) -> None:
    state = upgrading(factory, subject)
    assert can(state, "upgrade") == [] and shown(state)["work"] == {}
    assert why(state, "upgrade a3") == why(state, "enough") == "nothing-in-hand"


@pytest.mark.rule("U7", "play-5", "open-7")
def test_by_an_option_a_steamer_factory_may_become_one_for_rowboats() -> None:
    assert can(upgrading("steamer_factory", "rowing", steamers_to_rowboats="yes"), "upgrade") == ["a3"]


@pytest.mark.rule("U3", "ruling-14", "mistake-10")
def test_it_is_now_or_never_and_some_or_all() -> None:
    text = lab(more="buildings\n  a3 raft_factory\n  b3 raft_factory\n") + "    t2 wagon a3\n    t3 wagon b3\n"
    state = done(position(COAST, text), "research shipping a1")
    assert can(state, "upgrade") == ["a3", "b3"] and why(state, "done") == "work-first"
    state = done(state, "upgrade b3", "enough")
    assert shown(state)["buildings"]["a3"]["kind"] == "raft_factory"
    assert why(state, "upgrade a3") == "nothing-in-hand"


@pytest.mark.rule("U1", "mistake-10")
def test_without_a_transporter_there_no_factory_is_upgraded() -> None:
    text = lab(more="buildings\n  a3 raft_factory\n")
    assert can(done(position(COAST, text), "research shipping a1"), "upgrade") == []


@pytest.mark.rule("U2", "ruling-14")
def test_nobody_can_prevent_it() -> None:
    text = "seats 2\n" + lab(more="buildings\n  a3 raft_factory\n") + "    t2 wagon a3\n"
    text += "player 2\n  transporters\n    t1 truck a3\n"
    state = done(position(COAST, text), "research rowing a1")
    assert state.to_move == (0,) and can(state, "upgrade") == ["a3"]


@pytest.mark.rule("U4", "ruling-14")
def test_the_new_factory_produces_in_the_same_turn_and_the_old_type_never_again() -> None:
    text = lab(more="buildings\n  a3 raft_factory\n") + "    t2 truck a3: 1 iron, 2 fuel, 2 trunks\n"
    state = done(position(COAST, text), "research shipping a1", "upgrade a3", "use a3")
    assert transporter(state, "t3")["kind"] == "steamer" and cargo(state, "t2") == {"trunks": 2}
    assert why(state, "use a3") == "output-done"


@pytest.mark.rule("U8", "open-6")
def test_whether_a_factory_produces_twice_when_upgraded_between_is_an_option() -> None:
    text = lab(more="buildings\n  a3 raft_factory; used 1\n") + "    t2 truck a3: 1 iron, 2 fuel\n"
    state = done(position(COAST, text), "research shipping a1", "upgrade a3")
    assert why(state, "use a3") is None, "as the book says of the new factory"
    state = done(position(COAST, text, upgraded_produce_again="no"), "research shipping a1", "upgrade a3")
    assert why(state, "use a3") == "output-done"


@pytest.mark.rule("R6", "ruling-31", "mistake-12")
def test_research_changes_no_bag() -> None:
    text = lab(more="buildings\n  b1 mine; gold 2 iron 1\n") + "    t2 donkey b1\n"
    for subject in ("specialisation", "enlargement", "new_shafts"):
        state = done(position(COAST, text), f"research {subject} a1")
        assert shown(state)["buildings"]["b1"] == {"kind": "mine", "gold": 2, "iron": 1}


@pytest.mark.rule("reading-7")
def test_a_carried_transporter_upgrades_nothing() -> None:
    text = "seats 2\n" + lab(more="buildings\n  a3 raft_factory\n") + "    t2 wagon a3; points 3 carrier 2.t1\n"
    text += "player 2\n  transporters\n    t1 truck a3; points 4 passenger 1.t2\n"
    state = done(position(COAST, text), "research rowing a1")
    assert shown(state)["work"] == {}


@pytest.mark.rule("reading-12")
def test_research_at_sea_is_made_of_what_a_boat_carries_and_what_lies_on_a_rig() -> None:
    boat = lab("a4", lying="", cargo="2 goose, 1 paper").replace("donkey", "raft")
    state = done(position(COAST, boat), "research drilling a4")
    assert shown(state)["players"][0]["research"] == ["drilling"] and cargo(state, "t1") == {}
    rig = lab("a4", lying="1 paper", cargo="2 goose", more="buildings\n  a4 oil_rig\n").replace("donkey", "raft")
    assert why(position(COAST, rig), "research drilling a4") is None
