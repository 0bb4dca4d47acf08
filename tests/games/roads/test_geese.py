"""Chapter: geese."""

import pytest
from tests.games.roads.positions import LONG_RIVER, can, cargo, done, goods, position, shown, transporter, why

PLAIN = """
p p p .  .
p p p .  .
"""
ROW = "roads a1-a2 a2-a3\n"


def with_geese(place: str, transporters: str, more: str = "") -> str:
    return f"{more}goods\n  {place}: 2 goose\nplayer 1\n  transporters\n" + "".join(
        f"    {line}\n" for line in transporters.split("|")
    )


@pytest.mark.rule("G1", "ruling-26")
def test_geese_follow_out_of_a_tile_if_the_owner_wants() -> None:
    state = done(position(PLAIN, with_geese("a1", "t1 donkey a1")), "lead t1 a", "go t1 a2", "done")
    assert goods(state, "a1") == {"goose": 1} and goods(state, "a2") == {"goose": 1}


@pytest.mark.rule("G2", "mistake-19")
def test_those_that_follow_are_no_load() -> None:
    state = position(PLAIN, with_geese("a1", "t1 donkey a1: 2 gold"))
    state = done(state, "lead t1 a", "lead t1 a", "go t1 a2", "done")
    assert goods(state, "a2") == {"goose": 2} and cargo(state, "t1") == {"gold": 2}


@pytest.mark.rule("G7", "ruling-26", "mistake-19")
def test_a_goose_follows_one_transporter_of_a_player() -> None:
    text = with_geese("a1", "t1 donkey a1|t2 donkey a2", ROW)
    state = done(position(PLAIN, text), "lead t1 a", "go t1 a2", "leave t1 a")
    assert why(state, "lead t2 a") == "already-followed"
    state = done(position(PLAIN, text), "lead t1 a", "go t1 a2")
    assert why(state, "lead t2 others") == "no-geese", "nor is it called away from an own one"


@pytest.mark.rule("G7")
def test_it_follows_one_transporter_on_and_on() -> None:
    state = done(position(PLAIN, with_geese("a1", "t1 truck a1", ROW)), "lead t1 a", "go t1 a2", "go t1 a3", "done")
    assert goods(state, "a3") == {"goose": 1}


@pytest.mark.rule("G5", "ruling-26")
def test_it_follows_another_players_transporter_that_comes_by() -> None:
    text = f"seats 2\n{ROW}goods\n  a1: 1 goose\nplayer 1\n  transporters\n    t1 donkey a1\n"
    text += "player 2\n  transporters\n    t1 donkey a2\n"
    state = done(position(PLAIN, text), "lead t1 a", "go t1 a2")
    state = done(state, "2: lead t1 others", "2: go t1 a3", "1: done", "2: done")
    assert goods(state, "a3") == {"goose": 1}


@pytest.mark.rule("G6", "ruling-26")
def test_a_loaded_goose_is_safe() -> None:
    text = "seats 2\nplayer 1\n  transporters\n    t1 donkey a1: 1 goose\nplayer 2\n  transporters\n    t1 donkey a1\n"
    state = position(PLAIN, text)
    assert can(state, "lead", 1) == [] and why(state, "lead t1 others", 1) == "no-geese"
    assert why(state, "lead t1 a", 1) == "no-geese"


@pytest.mark.rule("G4")
def test_none_follows_across_a_river_without_a_bridge() -> None:
    text = "goods\n  b2b: 1 goose\n{}player 1\n  transporters\n    t1 donkey b2a\n"
    assert why(position(LONG_RIVER, text.format("")), "lead t1 b") == "out-of-reach"
    assert why(position(LONG_RIVER, text.format("bridges b2ab\n")), "lead t1 b") is None


@pytest.mark.rule("reading-6")
def test_geese_that_come_with_a_boat_up_a_river_are_left_on_a_bank() -> None:
    state = done(position(LONG_RIVER, with_geese("b3a", "t1 raft b3~")), "lead t1 a", "go t1 b2~")
    assert why(state, "done") == "geese-want-a-bank"
    assert can(state, "leave") == ["t1 a", "t1 b"]
    state = done(state, "leave t1 b", "done")
    assert goods(state, "b2b") == {"goose": 1}


@pytest.mark.rule("reading-6")
def test_a_boat_that_called_geese_in_a_river_may_leave_them_on_any_bank() -> None:
    text = "goods\n  b2a: 1 goose\n  b2b: 1 goose\nplayer 1\n  transporters\n    t1 raft b2~; points 0\n"
    state = done(position(LONG_RIVER, text), "lead t1 a", "lead t1 b")
    assert why(state, "done") == "geese-want-a-bank" and can(state, "leave") == ["t1 a", "t1 b"]
    state = done(state, "leave t1 b", "leave t1 b", "done")
    assert goods(state, "b2b") == {"goose": 2}


@pytest.mark.rule("G3", "ruling-26", "mistake-17")
def test_no_goose_stays_alone_at_sea() -> None:
    state = done(position(PLAIN, with_geese("a3", "t1 raft a3>e")), "lead t1 a", "go t1 a4")
    assert why(state, "leave t1 a") == "goose-alone"
    state = done(state, "done")
    assert goods(state, "a4") == {"goose": 1}, "with the raft"
    state = done(state, "done", "done", "done", "go t1 a5")
    assert transporter(state, "t1")["led"] == 1, "it follows, asked or not"


@pytest.mark.rule("G3")
def test_a_goose_at_sea_may_stay_with_another_transporter_until_that_leaves() -> None:
    text = with_geese("a3", "t1 raft a3>e|t2 raft a4")
    state = done(position(PLAIN, text), "lead t1 a", "go t1 a4", "leave t1 a", "go t1 a5")
    assert goods(state, "a4") == {"goose": 1}
    state = done(state, "go t2 b4")
    assert transporter(state, "t2")["led"] == 1


@pytest.mark.rule("G3")
def test_a_passenger_is_no_company_for_a_goose_at_sea() -> None:
    text = "goods\n  a4: 1 goose\nplayer 1\n  transporters\n"
    text += "    t1 raft a4; passenger 1.t2 points 3\n    t2 raft a4; carrier 1.t1 points 3\n"
    state = done(position(PLAIN, text), "go t1 a5")
    assert goods(state, "a4") == {} and transporter(state, "t1")["led"] == 1


@pytest.mark.rule("G3")
def test_on_a_rig_it_may_stay_alone() -> None:
    text = "buildings\n  a4 oil_rig\n" + with_geese("a3", "t1 raft a3>e")
    state = done(position(PLAIN, text), "lead t1 a", "go t1 a4", "leave t1 a", "go t1 a5")
    assert goods(state, "a4") == {"goose": 1} and transporter(state, "t1").get("led") is None


@pytest.mark.rule("reading-3")
def test_a_goose_that_was_called_need_not_come_along() -> None:
    state = done(position(PLAIN, with_geese("a1", "t1 donkey a1|t2 donkey a1")), "lead t1 a")
    assert goods(done(state, "done"), "a1") == {"goose": 2}
    state = done(state, "leave t1 a", "go t1 a2")
    assert goods(state, "a1") == {"goose": 2} and shown(state)["moved"] == {}
    assert why(state, "lead t2 a") is None, "it has not moved"


@pytest.mark.rule("reading-3")
def test_what_was_just_left_is_not_called_back() -> None:
    text = with_geese("a1", "t1 donkey a2; led 1 points 2|t2 donkey a1", "roads a1-a2\n")
    state = done(position(PLAIN, text), "leave t1 a")
    assert why(state, "lead t1 a") == "just-left" and can(state, "lead") == ["t2 a"]
    state = done(state, "go t1 a1")
    assert why(state, "lead t1 a") is None, "elsewhere it calls others"
    assert why(done(state, "go t1 a2"), "lead t1 a") is None, "and when it comes again, those it had left"


@pytest.mark.rule("G7")
def test_a_goose_that_followed_is_carried_on_by_the_same_transporter_only() -> None:
    text = with_geese("a1", "t1 truck a1|t2 donkey a2", ROW)
    state = done(position(PLAIN, text), "lead t1 a", "go t1 a2", "leave t1 a", "load t1 goose a", "go t1 a3")
    assert cargo(state, "t1") == {"goose": 1}
    state = done(state, "unload t1 goose a")
    assert why(state, "lead t1 a") is None, "and led again by it"
    state = done(position(PLAIN, text), "lead t1 a", "go t1 a2", "leave t1 a", "load t2 goose a")
    assert why(state, "go t2 a3") == "moved-goods" and why(state, "unload t2 goose a") is None


@pytest.mark.rule("G7")
def test_its_transporter_calls_a_goose_back_from_another_player() -> None:
    text = f"seats 2\n{ROW}goods\n  a1: 1 goose\nplayer 1\n  transporters\n    t1 truck a1\n    t2 donkey a2\n"
    text += "player 2\n  transporters\n    t1 donkey a2\n"
    state = done(position(PLAIN, text), "1: lead t1 a", "1: go t1 a2", "2: lead t1 others")
    assert can(state, "lead") == ["t1 others"], "it has followed this one, and may not follow the second"


@pytest.mark.rule("G6")
def test_geese_are_loaded_and_carried_like_other_goods() -> None:
    state = done(position(PLAIN, with_geese("a1", "t1 donkey a1")), "load t1 goose a", "load t1 goose a", "go t1 a2")
    assert cargo(state, "t1") == {"goose": 2}


CHASE = f"seats 2\n{ROW}goods\n  a1: 1 goose\nplayer 1\n  transporters\n    t1 donkey a2\n"
CHASE += "player 2\n  transporters\n    t1 donkey a1\n    t2 donkey a3\n"


@pytest.mark.rule("G7")
def test_it_does_not_come_back_to_a_second_transporter_of_a_player() -> None:
    """Player 2 has led it, player 1 leads it on, and the other donkey of player 2 calls in vain."""
    state = done(position(PLAIN, CHASE), "2: lead t1 a", "2: go t1 a2", "1: lead t1 others", "1: go t1 a3")
    assert why(state, "lead t2 others", 1) == "no-geese"


@pytest.mark.rule("G7")
def test_nor_when_it_stood_on_the_ground_meanwhile() -> None:
    state = done(position(PLAIN, CHASE), "2: lead t1 a", "2: go t1 a2", "2: leave t1 a", "1: lead t1 a", "1: go t1 a3")
    assert why(state, "lead t2 others", 1) == "no-geese"
    state = done(state, "1: leave t1 a")
    assert why(state, "lead t2 a", 1) == "already-followed"


@pytest.mark.rule("reading-6")
def test_where_bridges_join_all_banks_geese_of_a_river_boat_need_no_choice() -> None:
    state = done(
        position(LONG_RIVER, with_geese("b3a", "t1 raft b3~", "bridges b2ab\n")), "lead t1 a", "go t1 b2~", "done"
    )
    assert goods(state, "b2a") == {"goose": 1}
