"""Chapter: transporter production, launching, and the limits."""

import pytest
from tests.games.roads.positions import RIVERS, at, can, cargo, done, goods, position, shown, transporter, why

COAST = """
p p . p
p p p p
"""


def factory(kind: str, place: str, has: str, more: str = "", seats: int = 1) -> str:
    return (
        f"seats {seats}\nphase production\nbuildings\n  {place} {kind}\n{more}"
        f"player 1\n  transporters\n    t1 truck {place}: {has}\n"
    )


@pytest.mark.rule("T1")
@pytest.mark.parametrize(
    ("kind", "has", "makes"),
    [("truck_factory", "1 iron, 1 fuel", "truck"), ("raft_factory", "2 trunks", "raft"),
     ("rowboat_factory", "5 boards", "rowboat"), ("steamer_factory", "1 iron, 2 fuel", "steamer")],
)  # fmt: skip
def test_each_transporter_factory_has_its_input(kind: str, has: str, makes: str) -> None:
    state = done(position(COAST, factory(kind, "a2", has)), "use a2")
    assert transporter(state, "t2")["kind"] == makes and cargo(state, "t1") == {}
    assert at(state, "t2") == ("a2" if makes == "truck" else "a2>e")
    assert why(state, "use a2") == "output-done"
    less = has.replace("2", "1").replace("5", "4") if has[0] != "1" or "2" in has else "1 iron"
    assert why(position(COAST, factory(kind, "a2", less)), "use a2") == "too-little-input"


@pytest.mark.rule("T1")
def test_it_belongs_to_who_handed_in_the_input() -> None:
    text = factory("raft_factory", "a2", "1 gold", "goods\n  a2: 2 trunks\n", seats=2)
    state = done(position(COAST, text + "player 2\n  transporters\n    t1 donkey a2\n"), "use a2", seat=1)
    assert transporter(state, "t2", 1)["kind"] == "raft" and "t2" not in shown(state)["players"][0]["transporters"]


# wagons


def wagon(transporters: str, more: str = "") -> str:
    lines = "".join(f"    {line}\n" for line in transporters.split("|"))
    return f"phase production\nbuildings\n  a1 wagon_factory\n{more}player 1\n  transporters\n{lines}"


@pytest.mark.rule("T2")
def test_a_donkey_and_two_boards_are_a_wagon() -> None:
    state = done(position(COAST, wagon("t1 donkey a1", "goods\n  a1: 2 boards\n")), "wagon t1")
    assert transporter(state, "t1") == {"kind": "wagon", "at": "a1", "points": 2}
    assert goods(state, "a1") == {} and len(shown(state)["players"][0]["transporters"]) == 1


@pytest.mark.rule("T2", "ruling-7")
def test_the_donkey_alone_is_enough_and_may_bring_the_boards_itself() -> None:
    state = done(position(COAST, wagon("t1 donkey a1: 2 boards")), "wagon t1")
    assert transporter(state, "t1")["kind"] == "wagon" and cargo(state, "t1") == {}


@pytest.mark.rule("reading-4")
def test_what_else_the_donkey_carries_stays_aboard() -> None:
    text = wagon("t1 donkey a1: 2 gold|t2 donkey a1: 2 boards")
    state = done(position(COAST, text), "wagon t1")
    assert cargo(state, "t1") == {"gold": 2} and cargo(state, "t2") == {}


@pytest.mark.rule("T2")
def test_only_donkeys_at_the_factory_become_wagons() -> None:
    text = wagon("t1 truck a1: 2 boards|t2 donkey a2|t3 donkey a1")
    state = position(COAST, text)
    assert why(state, "wagon t1") == "wrong-kind" and why(state, "wagon t2") == "no-factory"
    assert why(state, "wagon t4") == "no-transporter-there"
    assert why(state, "use a1") == "no-factory", "a wagon needs a donkey named"
    state = done(state, "wagon t3")
    assert why(position(COAST, wagon("t1 donkey a1: 1 boards")), "wagon t1") == "too-little-input"
    assert why(position(COAST, wagon("t1 donkey a1: 2 boards").replace("wagon_factory", "wagon_factory; used 1")),
               "wagon t1") == "output-done"  # fmt: skip


@pytest.mark.rule("T2", "ruling-7")
def test_only_a_donkey_that_is_free_becomes_a_wagon() -> None:
    lying = "goods\n  a1: 2 boards\n"
    state = position(COAST, wagon("t1 donkey a1; points 2 carrier 1.t2|t2 donkey a1; points 2 passenger 1.t1", lying))
    assert why(state, "wagon t1") == why(state, "wagon t2") == "wrong-kind"


@pytest.mark.rule("T2")
def test_a_wagon_factory_works_on_its_side_of_the_river() -> None:
    text = "phase production\nbuildings\n  b2a wagon_factory\nplayer 1\n  transporters\n    t1 donkey b2b: 2 boards\n"
    assert why(position(RIVERS, text), "wagon t1") == "out-of-reach"


# launching


@pytest.mark.rule("T3")
def test_a_boat_is_launched_at_once_where_there_is_a_choice_it_is_made() -> None:
    state = done(position(COAST, factory("raft_factory", "b2", "2 trunks")), "use b2")
    assert at(state, "t2") == "b2>ne"
    state = done(position(COAST, factory("raft_factory", "b3", "2 trunks").replace("b3:", "b3:")), "use b3")
    assert at(state, "t2") == "b3>nw"


@pytest.mark.rule("T3", "ruling-8")
def test_the_river_or_one_of_the_coasts() -> None:
    text = factory("raft_factory", "b2a", "2 trunks")
    state = done(position(RIVERS, text), "use b2")
    assert can(state, "launch") == ["b2~", "b2a>e"]
    assert why(state, "launch b2b>e") == why(state, "launch a3>se") == "no-launch-here"
    assert at(done(state, "launch b2~"), "t2") == "b2~"
    assert at(done(state, "launch b2a>e"), "t2") == "b2a>e"
    bridged = done(position(RIVERS, text.replace("buildings", "bridges b2ab\nbuildings")), "use b2")
    assert can(bridged, "launch") == ["b2~", "b2a>e", "b2b>e"]


@pytest.mark.rule("T4")
def test_a_launched_boat_leaves_only_to_its_sea_tile() -> None:
    state = done(position(COAST, factory("raft_factory", "a2", "2 trunks")), "use a2", "done")
    assert [go for go in can(state, "go") if go.startswith("t2")] == ["t2 a3"]


@pytest.mark.rule("T5", "ruling-8")
def test_with_all_coasts_walled_by_others_and_no_river_the_factory_cannot_be_used() -> None:
    text = factory("raft_factory", "a2", "2 trunks", "walls\n  a2/e {} 1\n", seats=2)
    assert why(position(COAST, text.format(2)), "use a2") == "no-water"
    assert why(position(COAST, text.format(1)), "use a2") is None
    assert why(position(COAST, text.format("n")), "use a2") is None
    river = factory("raft_factory", "b2a", "2 trunks", "walls\n  b2/e 2 1\n", seats=2)
    assert at(done(position(RIVERS, river), "use b2"), "t2") == "b2~"


@pytest.mark.rule("T1")
def test_a_land_transporter_stands_on_the_bank_of_its_factory() -> None:
    for bank in "ab":
        text = factory("truck_factory", f"b2{bank}", "1 iron, 1 fuel").replace("t1 truck", "t1 wagon")
        assert at(done(position(RIVERS, text), "use b2"), "t2") == f"b2{bank}"


# limits

FIVE = "".join(f"    t{slot} donkey b1\n" for slot in (2, 3, 4, 5))
SEVEN = FIVE + "    t6 raft a2>e\n    t7 raft a2>e\n    t8 raft a2>e\n"


@pytest.mark.rule("T7", "T9", "ruling-9", "mistake-7")
def test_a_sixth_land_transporter_has_to_go_or_another_of_the_land() -> None:
    text = factory("truck_factory", "a1", "1 iron, 1 fuel") + FIVE
    state = done(position(COAST, text), "use a1")
    assert can(state, "scrap") == ["t1", "t6"]
    assert why(state, "scrap t2") == "not-at-factory" and why(state, "scrap t7") == "no-transporter-there"
    assert why(state, "done") == "work-first", "at once"
    state = done(state, "scrap t1")
    assert len(shown(state)["players"][0]["transporters"]) == 5 and goods(state, "a1") == {}, "nothing is refunded"


@pytest.mark.rule("T8")
def test_a_sixth_boat_has_to_go_and_a_land_transporter_does_not_help() -> None:
    text = factory("raft_factory", "a2", "2 trunks")
    text += "".join(f"    t{slot} raft b4~\n" for slot in range(2, 7)).replace("b4~", "a3")
    state = done(position(COAST, text), "use a2")
    assert len(shown(state)["players"][0]["transporters"]) == 6
    assert "t7" not in shown(state)["players"][0]["transporters"], "the only boat at a factory was the new one"


@pytest.mark.rule("T6", "T8", "ruling-9", "mistake-7")
def test_of_more_than_eight_any_at_a_factory_may_go() -> None:
    text = factory("raft_factory", "a2", "2 trunks") + SEVEN
    state = done(position(COAST, text), "use a2")
    assert can(state, "scrap") == ["t1", "t6", "t7", "t8", "t9"]
    assert len(shown(done(state, "scrap t1"))["players"][0]["transporters"]) == 8


@pytest.mark.rule("T8")
def test_the_wrong_sort_does_not_help() -> None:
    text = factory("truck_factory", "a2", "1 iron, 1 fuel") + FIVE + "    t6 raft a2>e\n"
    state = done(position(COAST, text), "use a2")
    assert can(state, "scrap") == ["t1", "t7"] and why(state, "scrap t6") == "wrong-kind"


@pytest.mark.rule("T6")
def test_eight_and_five_of_a_sort_may_be_kept() -> None:
    text = factory("truck_factory", "a1", "1 iron, 1 fuel") + FIVE.rpartition("    t5")[0]
    state = done(position(COAST, text), "use a1")
    assert len(shown(state)["players"][0]["transporters"]) == 5 and shown(state)["work"] == {}


@pytest.mark.rule("T10", "mistake-7")
def test_a_wagon_can_be_made_with_five_land_transporters() -> None:
    text = wagon("t1 donkey a1: 2 boards") + FIVE
    state = done(position(COAST, text), "wagon t1")
    assert transporter(state, "t1")["kind"] == "wagon" and shown(state)["work"] == {}


@pytest.mark.rule("reading-4")
def test_what_a_scrapped_transporter_carried_stays_there() -> None:
    text = factory("truck_factory", "a1", "1 iron, 1 fuel, 3 gold") + FIVE
    state = done(position(COAST, text), "use a1", "scrap t1")
    assert goods(state, "a1") == {"gold": 3}


@pytest.mark.rule("T7")
def test_scrapping_is_only_for_those_who_have_too_many() -> None:
    assert why(position(COAST, factory("truck_factory", "a1", "1 iron")), "scrap t1") == "nothing-in-hand"
    assert why(position(COAST, factory("truck_factory", "a1", "1 iron")), "launch a2>e") == "nothing-in-hand"
    assert why(position(COAST, factory("truck_factory", "a1", "1 iron")), "put t1") == "nothing-in-hand"
    assert why(position(COAST, factory("truck_factory", "a1", "1 iron")), "pay iron t1") == "nothing-in-hand"


@pytest.mark.rule("reading-5")
def test_carriers_and_passengers_are_not_scrapped() -> None:
    text = factory("truck_factory", "a1", "1 iron, 1 fuel") + "    t4 donkey b1\n    t5 donkey b1\n"
    text += "    t2 donkey a1; points 2 passenger 1.t3\n    t3 donkey a1; points 2 carrier 1.t2\n"
    state = done(position(COAST, text), "use a1")
    assert can(state, "scrap") == ["t1", "t6"] and why(state, "scrap t2") == why(state, "scrap t3") == "not-at-factory"


@pytest.mark.rule("reading-4")
def test_what_a_scrapped_river_boat_carried_lies_at_the_factory() -> None:
    text = factory("raft_factory", "b2b", "2 trunks") + "    t2 raft b2~: 1 gold\n"
    text += "".join(f"    t{slot} raft b3\n" for slot in range(3, 7))
    state = done(position(RIVERS, text), "use b2", "launch b2~")
    assert can(state, "scrap") == ["t2", "t7"]
    assert goods(done(state, "scrap t2"), "b2b") == {"gold": 1}
