"""Chapter: transporters that carry transporters."""

import pytest
from tests.games.roads.positions import LONG_RIVER, at, can, cargo, done, goods, position, transporter, why

PLAIN = """
p p p .
p p p .
"""
ROW = "roads a1-a2 a2-a3\n"


def pair(first: str, second: str, more: str = "") -> str:
    return f"{more}player 1\n  transporters\n    t1 {first}\n    t2 {second}\n"


@pytest.mark.rule("C1", "ruling-25")
def test_any_transporter_carries_any_other() -> None:
    state = done(position(PLAIN, pair("donkey a1", "truck a1")), "take t1 t2", "go t1 a2")
    assert at(state, "t1") == at(state, "t2") == "a2"
    assert transporter(state, "t2")["carrier"] == "1.t1"
    sea = done(position(PLAIN, pair("raft a4", "steamer a4")), "take t1 t2", "go t1 b4")
    assert at(sea, "t2") == "b4"
    docked = done(position(PLAIN, pair("raft a3>e", "donkey a3")), "take t1 t2", "go t1 a4")
    assert at(docked, "t2") == "a4"
    boat = done(position(PLAIN, pair("donkey a3", "raft a3>e")), "take t1 t2", "go t1 a2")
    assert at(boat, "t2") == "a2", "a boat on land, aboard of a donkey"


@pytest.mark.rule("C1")
def test_one_that_has_moved_is_not_carried_on() -> None:
    state = done(position(PLAIN, pair("truck a2", "donkey a1", ROW)), "go t2 a2")
    assert why(state, "take t1 t2") == "has-moved"


@pytest.mark.rule("C1")
def test_a_carrier_that_has_moved_may_take_one_on() -> None:
    state = done(position(PLAIN, pair("truck a1", "donkey a2", ROW)), "go t1 a2", "take t1 t2", "go t1 a3")
    assert at(state, "t2") == "a3" and why(state, "go t2 a2") == "is-carried"


@pytest.mark.rule("C2", "ruling-25", "mistake-18")
def test_neither_has_goods_meanwhile() -> None:
    state = position(PLAIN, pair("truck a1: 1 gold", "donkey a1"))
    assert why(state, "take t1 t2") == why(state, "take t2 t1") == "has-goods"
    state = done(position(PLAIN, pair("truck a1", "donkey a1", "goods\n  a1: 1 gold\n")), "take t1 t2")
    assert why(state, "load t1 gold a") == "carries-another" and why(state, "load t2 gold a") == "is-carried"


@pytest.mark.rule("C1")
def test_a_carrier_takes_only_one_and_is_not_carried() -> None:
    text = pair("truck a1", "donkey a1") + "    t3 donkey a1\n"
    state = done(position(PLAIN, text), "take t1 t2")
    assert why(state, "take t1 t3") == why(state, "take t3 t1") == "carries-another"
    assert why(state, "take t3 t2") == "is-carried"
    assert why(state, "take t1 t1") == "itself"


@pytest.mark.rule("C3", "ruling-25", "play-8", "mistake-18")
def test_it_is_set_down_only_at_the_beginning_of_a_later_phase() -> None:
    state = done(position(PLAIN, pair("truck a1", "donkey a1", ROW)), "take t1 t2")
    assert why(state, "set t1 a1") == "not-at-the-beginning"
    state = done(state, "go t1 a2")
    assert why(state, "set t1 a2") == "not-at-the-beginning"
    state = done(state, "done", "done", "done", "done")
    assert why(done(state, "go t1 a3"), "set t1 a3") == "not-at-the-beginning"
    assert can(state, "set") == ["t1 a2"]
    state = done(state, "set t1 a2", "go t2 a1", "go t1 a3")
    assert (at(state, "t1"), at(state, "t2")) == ("a3", "a1"), "both act as ever"


@pytest.mark.rule("C3")
def test_both_carry_goods_again_in_the_phase_of_setting_down() -> None:
    goods = "goods\n  a1: 2 gold\n"
    state = position(PLAIN, f"{ROW}{goods}player 1\n  transporters\n    t1 truck a1; points 4 passenger 1.t2\n"
                            "    t2 donkey a1; points 2 carrier 1.t1\n")  # fmt: skip
    state = done(state, "set t1 a1", "load t1 gold a", "load t2 gold a", "go t2 a2", "go t1 a2")
    assert cargo(state, "t1") == cargo(state, "t2") == {"gold": 1}


def carried(carrier: str, rider: str) -> str:
    return (
        f"player 1\n  transporters\n    t1 {carrier}; passenger 1.t2 points 3\n    t2 {rider}; carrier 1.t1 points 1\n"
    )


@pytest.mark.rule("C4")
def test_a_boat_is_never_set_down_on_land() -> None:
    state = position(PLAIN, carried("truck a2", "raft a2"))
    assert can(state, "set") == [] and why(state, "set t1 a2") == "not-its-element"


@pytest.mark.rule("C4")
def test_a_land_transporter_sets_a_boat_down_in_the_river_or_on_the_coast_of_its_tile() -> None:
    state = position(PLAIN, carried("truck b3", "raft b3"))
    assert can(state, "set") == ["t1 b3>e", "t1 b3>ne"]
    river = position(LONG_RIVER, carried("truck b3a", "raft b3a"))
    assert can(river, "set") == ["t1 b3~", "t1 b3a>e", "t1 b3a>ne"]


@pytest.mark.rule("C5", "ruling-25")
def test_a_boat_in_a_river_sets_down_in_that_river_and_a_docked_one_on_its_shore() -> None:
    assert can(position(LONG_RIVER, carried("raft b3~", "rowboat b3~")), "set") == ["t1 b3~"]
    assert can(position(PLAIN, carried("raft a3>e", "rowboat a3>e")), "set") == ["t1 a3>e"]
    assert can(position(PLAIN, carried("raft a4", "rowboat a4")), "set") == []


@pytest.mark.rule("C5")
def test_a_land_transporter_leaves_a_boat_where_the_boat_reaches_land() -> None:
    assert can(position(LONG_RIVER, carried("raft b3~", "donkey b3~")), "set") == ["t1 b3a", "t1 b3b"]
    assert can(position(PLAIN, carried("raft a3>e", "donkey a3>e")), "set") == ["t1 a3"]
    assert why(position(PLAIN, carried("raft a4", "donkey a4")), "set t1 a3") == "out-of-reach"


@pytest.mark.rule("C4")
def test_a_boat_is_not_set_down_behind_anothers_wall() -> None:
    text = "seats 2\nwalls\n  b3/e 2 1\n" + carried("truck b3", "raft b3")
    state = position(PLAIN, text)
    assert can(state, "set") == ["t1 b3>ne"] and why(state, "set t1 b3>e") == "walled"


@pytest.mark.rule("C4")
def test_nor_from_a_dock_where_only_the_carrier_may_lie() -> None:
    """A boat that lies behind its player's wall carries one of somebody else."""
    text = "seats 2\nwalls\n  b3/e 2 1\nplayer 1\n  transporters\n    t1 raft b3>e; carrier 2.t1\n"
    text += "player 2\n  transporters\n    t1 rowboat b3>e; passenger 1.t1\n"
    state = position(PLAIN, text)
    assert why(state, "set t1 b3>e", 1) == why(state, "alight t1 b3>e") == "walled"
    assert can(state, "set", 1) == can(state, "alight") == []
    own = position(PLAIN, text.replace("b3/e 2 1", "b3/e n 1"))
    assert can(own, "alight") == ["t1 b3>e"]


@pytest.mark.rule("C1")
def test_a_carried_transporter_was_carried_only_where_its_carrier_reached_it() -> None:
    assert why(position(PLAIN, pair("donkey a1", "donkey a2")), "take t1 t2") == "out-of-reach"
    assert why(position(PLAIN, pair("donkey a1", "donkey a2")), "set t1 a1") == "no-passenger"


@pytest.mark.rule("C6")
def test_geese_follow_a_carrier() -> None:
    state = position(PLAIN, pair("truck a1", "donkey a1", f"{ROW}goods\n  a1: 1 goose\n"))
    state = done(state, "take t1 t2", "lead t1 a", "go t1 a2", "leave t1 a")
    assert at(state, "t2") == "a2"


@pytest.mark.rule("play-6", "reading-7")
def test_a_carrier_uses_factories_and_builds_as_ever() -> None:
    riding = pair("truck a1; points 4 passenger 1.t2", "donkey a1; points 2 carrier 1.t1")
    state = position(PLAIN, f"phase production\nbuildings\n  a1 sawmill\ngoods\n  a1: 1 trunks\n{riding}")
    assert goods(done(state, "use a1"), "a1") == {"boards": 2}, "neither has room for output"
    state = position(PLAIN, f"phase building\ngoods\n  a1: 2 boards\n{riding}")
    assert why(state, "build stone_factory a1") is None


@pytest.mark.rule("C6")
def test_one_that_geese_follow_is_not_carried_but_may_carry() -> None:
    state = done(position(PLAIN, pair("donkey a1", "donkey a1", "goods\n  a1: 1 goose\n")), "lead t1 a")
    assert why(state, "take t2 t1") == "has-goods" and why(state, "take t1 t2") is None


@pytest.mark.rule("C4")
def test_it_is_the_passengers_owner_whom_a_wall_lets_through() -> None:
    text = "seats 2\nwalls\n  b3/e {} 1\nplayer 1\n  transporters\n    t1 truck b3; points 4 passenger 2.t1\n"
    text += "player 2\n  transporters\n    t1 raft b3; points 3 carrier 1.t1\n"
    assert why(position(PLAIN, text.format(1)), "set t1 b3>e") == "walled"
    assert why(position(PLAIN, text.format(2)), "set t1 b3>e") is None


@pytest.mark.rule("reading-8")
def test_a_land_transporter_sets_one_down_where_it_stands() -> None:
    state = position(LONG_RIVER, "bridges b3ab\n" + carried("truck b3a", "donkey b3a"))
    assert can(state, "set") == ["t1 b3a"] and why(state, "set t1 b3b") == "out-of-reach"
