"""Chapter: walls, with the examples of the rule book."""

import pytest
from tests.games.roads.positions import RIVERS, at, can, cargo, done, goods, position, shown, why

COAST = """
p p . .
p d . .
"""


def mason(place: str, has: str, more: str = "", kind: str = "", rest: str = "", seats: int = 2) -> str:
    kind = kind or "truck"
    load = f": {has}" if has else ""
    return f"seats {seats}\nphase building\n{more}player 1\n  transporters\n    t1 {kind} {place}{load}\n{rest}"


def wall(owner: str | int, tokens: int, edge: str = "a1/e") -> str:
    return f"walls\n  {edge} {owner} {tokens}\n"


@pytest.mark.rule("A2")
@pytest.mark.parametrize("tokens", range(5))
def test_the_next_token_costs_as_many_stones_as_there_will_be(tokens: int) -> None:
    walls = wall(1, tokens) if tokens else ""
    state = done(position(COAST, mason("a1", f"{tokens + 1} stone", walls)), "wall a1/e")
    assert shown(state)["walls"] == {"a1/e": ["1", tokens + 1]} and cargo(state, "t1") == {}
    if tokens:
        assert why(position(COAST, mason("a1", f"{tokens} stone", walls)), "wall a1/e") == "too-few-goods"


@pytest.mark.rule("A1")
def test_between_any_two_tiles_that_are_not_both_sea() -> None:
    names = position(COAST, mason("a1", "")).board.names["sides"]
    assert {"a1/e", "a2/e", "a3/w", "b2/w", "b2/ne"} <= set(names)
    assert "a3/e" not in names and "b3/e" not in names


@pytest.mark.rule("K8")
def test_walls_stand_in_desert_too() -> None:
    assert why(position(COAST, mason("b2", "1 stone")), "wall b2/w") is None


@pytest.mark.rule("A3")
def test_walls_of_two_owners_never_share_an_edge() -> None:
    assert why(position(COAST, mason("a1", "6 stone", wall(2, 1))), "wall a1/e") == "others-wall"


@pytest.mark.rule("A4", "disagreement-2")
@pytest.mark.parametrize("tokens", range(1, 5))
def test_demolishing_costs_a_board_more_than_tokens_and_leaves_neutral_ones(tokens: int) -> None:
    state = done(position(COAST, mason("a1", f"{tokens + 1} boards", wall(2, tokens))), "demolish a1/e")
    assert shown(state)["walls"] == {"a1/e": ["n", tokens]} and cargo(state, "t1") == {}
    assert why(position(COAST, mason("a1", f"{tokens} boards", wall(2, tokens))), "demolish a1/e") == "too-few-goods"


@pytest.mark.rule("play-10", "reading-17")
def test_there_must_be_a_wall_of_another() -> None:
    assert why(position(COAST, mason("a1", "6 boards")), "demolish a1/e") == "no-wall"
    assert why(position(COAST, mason("a1", "6 boards", wall("n", 1))), "demolish a1/e") == "no-wall"
    assert why(position(COAST, mason("a1", "6 boards", wall(1, 1))), "demolish a1/e") == "own-wall"


@pytest.mark.rule("A12", "play-10", "open-9")
def test_whether_ones_own_wall_can_be_demolished_is_an_option() -> None:
    state = position(COAST, mason("a1", "2 boards", wall(1, 1)), demolish_own_walls="yes")
    assert shown(done(state, "demolish a1/e"))["walls"] == {"a1/e": ["n", 1]}


@pytest.mark.rule("A5", "ruling-35", "mistake-20")
def test_on_neutral_tokens_anyone_goes_on_counting() -> None:
    state = done(position(COAST, mason("a1", "3 stone", wall("n", 2))), "wall a1/e")
    assert shown(state)["walls"] == {"a1/e": ["1", 3]}
    assert why(position(COAST, mason("a1", "2 stone", wall("n", 2))), "wall a1/e") == "too-few-goods"


@pytest.mark.rule("A6", "A11", "ruling-35", "mistake-20")
def test_all_material_comes_from_one_side() -> None:
    """Two donkeys next to each other carry one stone each; the wall on the neutral token takes two."""
    text = mason("a1", "1 stone", wall("n", 1), kind="donkey", rest="    t2 donkey a2: 1 stone\n")
    state = position(COAST, text)
    assert why(state, "wall a1/e") == why(state, "wall a2/w") == "too-few-goods"
    together = mason("a1", "1 stone", wall("n", 1), kind="donkey", rest="    t2 donkey a1: 1 stone\n")
    assert shown(done(position(COAST, together), "wall a1/e"))["walls"] == {"a1/e": ["1", 2]}


@pytest.mark.rule("A6")
def test_it_may_be_begun_from_one_side_and_strengthened_from_the_other() -> None:
    text = mason("a1", "1 stone", kind="donkey", rest="    t2 donkey a2: 2 stone\n")
    assert shown(done(position(COAST, text), "wall a1/e", "wall a2/w"))["walls"] == {"a1/e": ["1", 2]}


@pytest.mark.rule("A6")
def test_a_transporter_must_be_at_the_edge() -> None:
    assert why(position(COAST, mason("a1", "6 stone")), "wall a2/e") == "out-of-reach"
    assert why(position(COAST, mason("a1", "6 stone")), "wall a2/w") == "out-of-reach", "that is the other side"


# boats


@pytest.mark.rule("A8")
def test_from_the_sea_two_more_are_paid_for_each_token() -> None:
    assert why(position(COAST, mason("a3", "3 stone", kind="steamer")), "wall a3/w") is None
    assert why(position(COAST, mason("a3", "2 stone", kind="steamer")), "wall a3/w") == "too-few-goods"
    state = position(COAST, mason("a3", "3 boards", wall(2, 1, "a2/e"), kind="steamer"))
    assert why(state, "demolish a3/w") == "too-few-goods"


@pytest.mark.rule("A10")
def test_a_boat_docked_elsewhere_stays() -> None:
    text = mason("a2", "1 stone", rest="player 2\n  transporters\n    t1 raft b2>ne\n")
    assert at(done(position(COAST, text), "1: wall a2/e"), "t1", 1) == "b2>ne"


@pytest.mark.rule("A10")
def test_what_a_boat_carries_goes_out_with_it() -> None:
    rider = "    t1 raft a2>e; passenger 2.t2 points 3\n    t2 donkey a2>e; carrier 2.t1 points 2\n"
    text = mason("a2", "1 stone", rest=f"player 2\n  transporters\n{rider}")
    state = done(position(COAST, text), "1: wall a2/e")
    assert at(state, "t1", 1) == at(state, "t2", 1) == "a3"


@pytest.mark.rule("A10")
def test_another_players_passenger_goes_out_with_it_too() -> None:
    rider = "    t2 donkey a2>e; carrier 2.t1 points 2\n"
    boat = "player 2\n  transporters\n    t1 raft a2>e; passenger 1.t2 points 3\n"
    state = done(position(COAST, mason("a2", "1 stone", rest=rider + boat)), "1: wall a2/e")
    assert at(state, "t1", 1) == at(state, "t2") == "a3"


@pytest.mark.rule("A10")
def test_what_ones_own_boat_carries_stays_with_it() -> None:
    text = mason("a2", "1 stone", rest="    t2 raft a2>e; passenger 2.t1 points 3\n")
    text += "player 2\n  transporters\n    t1 raft a2>e; carrier 1.t2 points 3\n"
    state = done(position(COAST, text), "1: wall a2/e")
    assert at(state, "t2") == at(state, "t1", 1) == "a2>e"


@pytest.mark.rule("A7")
def test_a_docked_boat_builds_on_any_edge_of_its_tile() -> None:
    state = position(COAST, mason("a2>e", "1 stone", kind="raft"))
    assert can(state, "wall") == ["a2/e", "a2/w", "a2/sw", "a2/se"]


@pytest.mark.rule("A7")
def test_but_not_across_the_river_unless_bridged() -> None:
    text = mason("b2a>e", "1 stone", kind="raft")
    assert can(position(RIVERS, text), "wall") == ["b2/e", "b2/ne", "b2/nw", "b2/w"]
    bridged = mason("b2a>e", "1 stone", "bridges b2ab\n", kind="raft")
    assert len(can(position(RIVERS, bridged), "wall")) == 6


# rivers


@pytest.mark.rule("A9", "ruling-35")
def test_a_wall_across_a_river_costs_no_more_and_its_edge_belongs_to_both_banks() -> None:
    for bank in "ab":
        state = done(position(RIVERS, mason(f"b2{bank}", "1 stone")), "wall b2/w")
        assert shown(state)["walls"] == {"b1/e": ["1", 1]}


@pytest.mark.rule("A6")
def test_banks_that_nothing_joins_do_not_pay_together() -> None:
    text = mason("b2a", "1 stone", wall("n", 1, "b1/e"), kind="donkey", rest="    t2 donkey b2b: 1 stone\n")
    assert why(position(RIVERS, text), "wall b2/w") == "too-few-goods"


@pytest.mark.rule("A6")
def test_of_two_banks_that_could_pay_one_does() -> None:
    text = mason("b2a", "2 stone", wall("n", 1, "b1/e"), kind="donkey", rest="    t2 donkey b2b: 2 stone\n")
    state = done(position(RIVERS, text), "wall b2/w")
    assert can(state, "pay") == ["stone t1", "stone t2"]
    state = done(state, "pay stone t2")
    assert cargo(state, "t2") == {} and cargo(state, "t1") == {"stone": 2}


@pytest.mark.rule("A6")
def test_stone_of_the_tile_pays_too() -> None:
    text = mason("a1", "", "goods\n  a1: 1 stone\n")
    assert goods(done(position(COAST, text), "wall a1/e"), "a1") == {}


@pytest.mark.rule("A10", "disagreement-4")
def test_a_wall_on_its_coast_is_enough_to_put_a_boat_to_sea() -> None:
    """The tile has a second coast, which stays open."""
    text = mason("a1", "1 stone", rest="player 2\n  transporters\n    t1 raft a1>e\n")
    state = done(position("p .\n. .", text), "1: wall a1/e")
    assert at(state, "t1", 1) == "a2" and {"a1/e", "a1/se"} <= set(state.board.names["sides"])


@pytest.mark.rule("reading-12")
def test_stone_on_a_rig_pays_for_a_wall_from_the_sea() -> None:
    text = mason("a3", "2 stone", "buildings\n  a3 oil_rig\ngoods\n  a3: 1 stone\n", kind="raft")
    assert shown(done(position(COAST, text), "wall a3/w"))["walls"] == {"a2/e": ["1", 1]}
