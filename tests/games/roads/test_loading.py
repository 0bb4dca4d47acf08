"""Chapter: goods on the way, and exchange during production."""

import pytest
from tests.games.roads.positions import RIVERS, can, cargo, done, goods, position, shown, stuck, why

PLAIN = """
p p p p p
p w r m d
"""
ROW = "roads a1-a2 a2-a3 a3-a4 a4-a5\n"


@pytest.mark.rule("M12")
@pytest.mark.parametrize(
    ("kind", "capacity"), [("donkey", 2), ("wagon", 3), ("truck", 6), ("raft", 3), ("rowboat", 5), ("steamer", 8)]
)
def test_each_transporter_has_its_capacity(kind: str, capacity: int) -> None:
    place = "a2>w" if kind in ("raft", "rowboat", "steamer") else "a2"
    state = position(". p", f"goods\n  a2: 9 boards\nplayer 1\n  home a2\n  transporters\n    t1 {kind} {place}\n")
    for _ in range(capacity):
        state = done(state, "load t1 boards a")
    assert why(state, "load t1 boards a") == "no-room"
    assert cargo(state, "t1") == {"boards": capacity}


@pytest.mark.rule("X2")
def test_only_what_lies_in_reach_is_loaded() -> None:
    text = "goods\n  b2a: 1 stone\n  b2b: 1 clay\n  a2: 1 iron\n{}player 1\n  transporters\n    t1 donkey b2a\n"
    state = position(RIVERS, text.format(""))
    assert can(state, "load") == ["t1 stone a"]
    assert why(state, "load t1 clay b") == "out-of-reach"
    assert why(state, "load t1 iron a") == "not-there"
    assert why(state, "load t1 stone c") == "no-such-bank"
    assert can(position(RIVERS, text.format("bridges b2ab\n")), "load") == ["t1 clay b", "t1 stone a"]


@pytest.mark.rule("X2")
def test_a_boat_in_the_river_reaches_all_banks_and_is_a_ferry() -> None:
    text = "goods\n  b2a: 1 stone\nplayer 1\n  transporters\n    t1 donkey b2b\n    t2 raft b2~\n"
    state = done(position(RIVERS, text), "load t2 stone a", "unload t2 stone b", "load t1 stone b", "go t1 c1")
    assert cargo(state, "t1") == {"stone": 1}, "carried by the donkey alone: over the river it did not move"


@pytest.mark.rule("X1", "ruling-16")
def test_goods_change_places_in_production_too_and_not_in_other_phases() -> None:
    for phase, reason in (("production", None), ("movement", None), ("building", "other-phase"),
                          ("wonder", "other-phase")):  # fmt: skip
        state = position(PLAIN, f"phase {phase}\ngoods\n  a1: 1 boards\nplayer 1\n  transporters\n    t1 donkey a1\n")
        assert why(state, "load t1 boards a") == reason


@pytest.mark.rule("X1")
def test_own_transporters_hand_goods_over() -> None:
    text = "player 1\n  transporters\n    t1 donkey a1: 1 boards\n    t2 donkey a1\n    t3 donkey a2\n"
    state = position(PLAIN, text)
    assert can(state, "hand") == ["t1 t2 boards"]
    assert why(state, "hand t1 t3 boards") == "out-of-reach" and why(state, "hand t1 t1 boards") == "itself"
    state = done(state, "hand t1 t2 boards")
    assert cargo(state, "t1") == {} and cargo(state, "t2") == {"boards": 1}
    assert cargo(done(state, "hand t2 t1 boards"), "t1") == {"boards": 1}, "and back"


@pytest.mark.rule("X1")
@pytest.mark.parametrize("phase", ["production", "movement"])
def test_exchange_with_the_tile_is_free(phase: str) -> None:
    """What was just loaded may be put back, and what was just put down be loaded again."""
    text = f"phase {phase}\ngoods\n  a1: 1 stone\nplayer 1\n  transporters\n    t1 donkey a1: 1 boards\n"
    state = done(position(PLAIN, text), "load t1 stone a", "unload t1 boards a", "unload t1 stone a",
                 "load t1 boards a")  # fmt: skip
    assert goods(state, "a1") == {"stone": 1} and cargo(state, "t1") == {"boards": 1}


@pytest.mark.rule("X1")
def test_a_full_raft_in_the_river_is_a_ferry_for_others_too() -> None:
    """It puts down what it carries, ferries, and takes its own goods back."""
    text = "phase production\ngoods\n  b2a: 1 boards\nplayer 1\n  transporters\n    t1 raft b2~: 2 boards, 1 gold\n"
    state = done(position(RIVERS, text), "unload t1 gold a", "load t1 boards a", "unload t1 boards b",
                 "load t1 gold a")  # fmt: skip
    assert goods(state, "b2b") == {"boards": 1} and cargo(state, "t1") == {"boards": 2, "gold": 1}


@pytest.mark.rule("M8", "ruling-19")
def test_a_transporter_carries_more_than_its_load_one_after_another() -> None:
    text = f"{ROW}goods\n  a1: 3 boards\nplayer 1\n  transporters\n    t1 truck a2\n"
    state = done(position(PLAIN, text), "go t1 a1", *["load t1 boards a"] * 3, "go t1 a2", *["unload t1 boards a"] * 3)
    assert goods(state, "a2") == {"boards": 3} and "a1" not in shown(state)["goods"]


# goods that have moved


@pytest.mark.rule("M10", "M11", "ruling-20", "play-7")
def test_no_good_is_moved_by_two_transporters_of_one_player() -> None:
    text = f"{ROW}goods\n  a1: 1 gold\nplayer 1\n  transporters\n    t1 donkey a1\n    t2 donkey a2\n"
    state = done(position(PLAIN, text), "load t1 gold a", "go t1 a2", "unload t1 gold a")
    assert shown(state)["moved"] == {"1.t1 a2": {"gold": 1}}
    state = done(state, "load t2 gold a")
    assert why(state, "go t2 a3") == "moved-goods", "it may be loaded, but then it stays"
    assert stuck(state, "t2") == {"gold": 1}
    over = done(state, "done")
    assert shown(over)["moved"] == {} and stuck(over, "t2") == {}, "only in this phase"
    assert why(done(state, "unload t2 gold a"), "go t2 a3") is None, "what was taken may be put down again"


@pytest.mark.rule("M11")
def test_it_is_told_beforehand_what_could_not_move_on() -> None:
    text = f"{ROW}goods\n  a2: 1 gold, 1 iron\nmoved\n  1.t1 a2: 1 gold\nplayer 1\n  transporters\n"
    state = position(PLAIN, text + "    t1 truck a2\n    t2 donkey a2\n    t3 donkey a2\n")
    assert state.preview(0, "load t2 gold a")["stays"] == {"t2": {"gold": 1}}
    assert "stays" not in state.preview(0, "load t2 iron a") and "stays" not in state.preview(0, "load t1 gold a")
    state = done(state, "load t2 gold a")
    assert "stays" not in state.preview(0, "hand t2 t1 gold"), "the first one carries it on"
    assert state.preview(0, "hand t2 t3 gold")["stays"] == {"t3": {"gold": 1}}
    assert "stays" not in state.preview(0, "load t2 iron a"), "only what comes newly"


@pytest.mark.rule("M10")
def test_the_same_transporter_carries_its_own_on() -> None:
    """It unloads, goes, comes back, loads the same again, and goes."""
    text = f"{ROW}player 1\n  transporters\n    t1 truck a1: 1 gold\n    t2 donkey a3\n"
    state = done(position(PLAIN, text), "go t1 a2", "unload t1 gold a", "go t1 a3", "go t1 a2", "load t1 gold a",
                 "go t1 a3", "unload t1 gold a")  # fmt: skip
    assert goods(state, "a3") == {"gold": 1} and shown(state)["moved"] == {"1.t1 a3": {"gold": 1}}
    assert why(done(state, "load t2 gold a"), "go t2 a4") == "moved-goods", "but no second one"


@pytest.mark.rule("M10")
def test_a_steamer_on_a_round_trip_takes_up_what_it_has_left() -> None:
    text = "goods\n  a2: 1 fuel\nplayer 1\n  home a2\n  transporters\n    t1 steamer b1: 1 iron\n"
    state = position("p p\n. .", text)
    state = done(state, "go t1 b2", "go t1 b1")
    assert stuck(state, "t1") == {} and shown(state)["moved"] == {"1.t1 on 1.t1": {"iron": 1}}
    rig = "buildings\n  b2 oil_rig\n"
    state = done(position("p p\n. .", rig + text), "go t1 b2", "unload t1 iron a", "go t1 b1", "go t1 b2",
                 "load t1 iron a", "go t1 b1")  # fmt: skip
    assert cargo(state, "t1") == {"iron": 1}


@pytest.mark.rule("reading-2")
def test_of_goods_that_are_alike_a_transporter_takes_its_own_first_then_unmoved_ones() -> None:
    text = f"{ROW}goods\n  a2: 3 gold\nmoved\n  1.t1 a2: 1 gold\n  1.t2 a2: 1 gold\nplayer 1\n  transporters\n"
    state = done(position(PLAIN, text + "    t1 truck a2\n    t2 donkey a3\n"), "load t1 gold a")
    assert shown(state)["moved"] == {"1.t1 on 1.t1": {"gold": 1}, "1.t2 a2": {"gold": 1}}
    state = done(state, "load t1 gold a")
    assert why(state, "go t1 a3") is None
    state = done(state, "load t1 gold a")
    assert why(state, "go t1 a3") == "moved-goods" and stuck(state, "t1") == {"gold": 1}
    state = done(state, "unload t1 gold a", "go t1 a3")
    assert shown(state)["moved"] == {"1.t1 on 1.t1": {"gold": 2}, "1.t2 a2": {"gold": 1}}


@pytest.mark.rule("M10", "mistake-15")
def test_a_loaded_good_has_not_moved_before_its_transporter_does() -> None:
    text = f"{ROW}goods\n  a1: 1 gold\nplayer 1\n  transporters\n    t1 donkey a1\n    t2 donkey a1\n"
    state = done(position(PLAIN, text), "load t1 gold a", "hand t1 t2 gold", "go t2 a2")
    assert cargo(state, "t2") == {"gold": 1}


@pytest.mark.rule("M10", "ruling-20", "mistake-15")
def test_another_player_may_carry_on_what_was_dropped() -> None:
    text = f"seats 2\n{ROW}goods\n  a1: 1 gold\nplayer 1\n  transporters\n    t1 donkey a1\n"
    text += "player 2\n  transporters\n    t1 donkey a2\n"
    state = done(position(PLAIN, text), "load t1 gold a", "go t1 a2", "unload t1 gold a")
    state = done(state, "load t1 gold a", "go t1 a3", "unload t1 gold a", seat=1)
    assert shown(state)["moved"] == {"1.t1 a3": {"gold": 1}, "2.t1 a3": {"gold": 1}}


@pytest.mark.rule("M11")
def test_handing_over_on_the_way_binds_the_receiver() -> None:
    text = f"{ROW}player 1\n  transporters\n    t1 donkey a1: 1 gold\n    t2 donkey a2\n"
    state = done(position(PLAIN, text), "go t1 a2", "hand t1 t2 gold")
    assert why(state, "go t2 a3") == "moved-goods"


@pytest.mark.rule("M9")
def test_goods_drop_onto_transporters_that_have_room() -> None:
    text = f"{ROW}player 1\n  transporters\n    t1 donkey a1: 1 gold\n    t2 donkey a2: 2 boards\n"
    state = done(position(PLAIN, text), "go t1 a2")
    assert why(state, "hand t1 t2 gold") == "no-room" and why(state, "hand t2 t1 boards") is None


@pytest.mark.rule("O11", "ruling-39")
def test_nobody_takes_from_anothers_transporter() -> None:
    """There is no such action: loading is from the ground, handing over between own transporters."""
    text = "seats 2\nplayer 1\n  transporters\n    t1 donkey a1: 2 gold\nplayer 2\n  transporters\n    t1 donkey a1\n"
    state = position(PLAIN, text)
    assert can(state, "load", 1) == [] and can(state, "hand", 1) == []
    assert why(state, "load t1 gold a", 1) == "not-there" and why(state, "hand t2 t1 gold", 1) == "no-transporter-there"


@pytest.mark.rule("reading-3")
def test_one_transporter_takes_a_bounded_number_of_goods_at_a_stop_and_puts_down_what_it_has() -> None:
    text = "goods\n  a1: 1 gold\nplayer 1\n  transporters\n    t1 donkey a1: 1 iron; points 2 shifts 36\n"
    state = position(PLAIN, text + "    t2 donkey a1: 1 clay\n")
    assert why(state, "load t1 gold a") == why(state, "hand t2 t1 clay") == "too-many-shifts"
    assert why(state, "unload t1 iron a") is None and why(state, "hand t1 t2 iron") is None


@pytest.mark.rule("M11")
def test_nothing_is_loaded_at_sea_that_could_neither_move_on_nor_be_put_down() -> None:
    """A goose that swims there and has followed another boat of the player: at sea it cannot be put down again."""
    text = "goods\n  a2: 1 goose\nmoved\n  1.t2 a2: 1 goose\nplayer 1\n  transporters\n"
    state = position("p . .", text + "    t1 raft a2\n    t2 raft a3; points 2 moved 1\n")
    assert why(state, "load t1 goose a") == "moved-goods" and can(state, "load") == []


@pytest.mark.rule("M8")
def test_only_what_is_aboard_is_unloaded() -> None:
    assert why(position(PLAIN, "player 1\n  transporters\n    t1 donkey a1\n"), "unload t1 gold a") == "not-aboard"


@pytest.mark.rule("reading-2")
def test_what_may_not_move_on_leaves_first_and_then_the_transporter_is_free() -> None:
    """The first donkey has a gold of its own and one that the second has brought: it hands that one over."""
    text = f"{ROW}moved\n  1.t2 a2: 1 gold\ngoods\n  a2: 1 gold\nplayer 1\n  transporters\n    t1 donkey a2: 1 gold\n"
    state = done(position(PLAIN, text + "    t2 donkey a2\n"), "load t1 gold a")
    assert why(state, "go t1 a3") == "moved-goods" and stuck(state, "t1") == {"gold": 1}
    state = done(state, "hand t1 t2 gold")
    assert why(state, "go t1 a3") is None and stuck(state, "t1") == {}
    assert why(state, "go t2 a3") is None and stuck(state, "t2") == {}, "which carries its own on"


@pytest.mark.rule("reading-2")
def test_what_may_not_move_on_is_put_down_with_its_mark() -> None:
    text = "bridges b2ab\nmoved\n  1.t2 b2a: 1 gold\ngoods\n  b2a: 1 gold\nplayer 1\n  transporters\n"
    text += "    t1 donkey b2a: 1 gold\n    t2 donkey a1\n"
    state = done(position(RIVERS, text), "load t1 gold a", "unload t1 gold b")
    assert shown(state)["moved"] == {"1.t2 b2b": {"gold": 1}} and why(state, "go t1 a2") is None
