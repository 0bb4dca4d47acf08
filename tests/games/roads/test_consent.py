"""Chapter: what needs the consent of another player."""

import pytest
from tests.games.roads.positions import RIVERS, at, can, cargo, done, position, shown, why

PLAIN = "p p p .\np w p ."
ROW = "roads a1-a2 a2-a3\n"


def two(own: str, theirs: str, more: str = "", phase: str = "movement") -> str:
    def lines(text: str) -> str:
        return "".join(f"    {line}\n" for line in text.split("|"))

    return (
        f"seats 2\nphase {phase}\n{more}player 1\n  transporters\n{lines(own)}player 2\n  transporters\n{lines(theirs)}"
    )


@pytest.mark.rule("O11", "X3")
def test_goods_of_anothers_transporter_are_asked_for() -> None:
    state = done(position(PLAIN, two("t1 donkey a1", "t1 donkey a1: 1 gold")), "1: ask t1 2.t1 gold")
    assert state.to_move == (1,) and can(state, "accept", 1) == [""]
    assert why(state, "done", 1) == why(state, "load t1 gold a", 1) == why(state, "go t1 a2", 1) == "answer-first"
    given = done(state, "2: accept")
    assert cargo(given, "t1") == {"gold": 1} and cargo(given, "t1", 1) == {} and given.to_move == (0, 1)
    refused = done(state, "2: refuse")
    assert cargo(refused, "t1") == {} and cargo(refused, "t1", 1) == {"gold": 1}


@pytest.mark.rule("X3")
def test_a_refused_offer_is_made_again_but_not_without_end() -> None:
    state = position(PLAIN, two("t1 donkey a1|t2 donkey a1", "t1 donkey a1: 1 gold, 1 iron"), order_asked="always")
    state = done(state, *["1: ask t1 2.t1 gold", "2: refuse"] * 2, "1: ask t2 2.t1 gold", "2: refuse")
    assert why(state, "ask t1 2.t1 gold") == why(state, "ask t2 2.t1 gold") == "was-refused"
    assert can(state, "ask") == ["t1 2.t1 iron", "t2 2.t1 iron"], "something else may be asked for"
    state = done(state, "1: done", "2: done", "1: agree", "2: agree", "1: done", "2: done")
    assert shown(state)["phase"] == "wonder"
    state = done(state, "1: agree", "2: agree", "1: done", "2: done", "1: agree", "2: agree")
    assert why(state, "ask t1 2.t1 gold") is None


@pytest.mark.rule("X3")
def test_goods_are_offered_too() -> None:
    state = done(position(PLAIN, two("t1 donkey a1: 1 gold", "t1 donkey a1")), "1: give t1 2.t1 gold", "2: accept")
    assert cargo(state, "t1", 1) == {"gold": 1}
    assert why(state, "give t1 2.t1 gold", 1) == "own-one"
    back = done(state, "2: give t1 1.t1 gold", "1: accept")
    assert cargo(back, "t1") == {"gold": 1}, "and back, if both agree"


@pytest.mark.rule("X3")
def test_only_between_transporters_that_reach_each_other() -> None:
    state = position(PLAIN, two("t1 donkey a1: 1 gold|t2 donkey a2", "t1 donkey a2: 2 gold"))
    assert why(state, "give t1 2.t1 gold") == "out-of-reach" and why(state, "give t2 2.t1 gold") == "not-aboard"
    assert why(state, "ask t1 3.t1 gold") == "no-such-player"
    state = position(PLAIN, two("t1 donkey a2: 1 gold", "t1 donkey a2: 2 gold"))
    assert why(state, "give t1 2.t1 gold") == "no-room"


@pytest.mark.rule("X2", "ruling-16")
def test_a_willing_boat_in_the_river_is_a_ferry() -> None:
    text = two("t1 donkey b2a: 1 gold|t2 donkey b2b", "t1 raft b2~", phase="production")
    state = done(position(RIVERS, text), "1: give t1 2.t1 gold", "2: accept", "1: ask t2 2.t1 gold")
    assert why(state, "accept", 1) is None
    assert cargo(done(state, "2: accept"), "t2") == {"gold": 1}


@pytest.mark.rule("X3")
def test_what_the_receiver_has_moved_before_binds_its_transporter() -> None:
    text = two("t1 donkey a1: 1 gold|t2 donkey a2", "t1 donkey a2", ROW)
    state = done(position(PLAIN, text), "1: go t1 a2", "1: give t1 2.t1 gold", "2: accept")
    assert why(state, "go t1 a3", 1) is None, "another player carries it on"
    state = done(state, "1: ask t2 2.t1 gold", "2: accept")
    assert why(state, "go t2 a3") == "moved-goods"


@pytest.mark.rule("M11")
def test_at_sea_nothing_is_taken_from_others_that_could_neither_move_on_nor_be_put_down() -> None:
    text = two("t1 raft a4: 1 gold|t2 raft a4", "t1 raft a4", "moved\n  2.t1 on 1.t1: 1 gold\n")
    text += "    t2 raft a4; points 0 moved 1\n"
    state = position(PLAIN, text)
    assert can(state, "give") == ["t1 2.t1 gold"] and why(state, "give t1 2.t2 gold") == "moved-goods"
    assert can(state, "ask", 1) == ["t1 1.t1 gold"], "the one that has moved it carries it on"
    own = done(state, "hand t1 t2 gold", "hand t2 t1 gold")
    assert cargo(own, "t1") == {"gold": 1}, "among one's own there is a way back"


@pytest.mark.rule("X3")
def test_there_is_nothing_to_answer_without_an_offer() -> None:
    state = position(PLAIN, two("t1 donkey a1", "t1 donkey a1"))
    assert why(state, "accept") == why(state, "refuse") == "no-offer-made"


@pytest.mark.rule("reading-3")
def test_who_has_refused_many_offers_gets_no_more_of_that_player() -> None:
    refused = "".join(f"    2 give {good} 3\n" for good in ("trunks", "boards", "paper", "clay", "stone"))
    text = two("t1 donkey a1", "t1 donkey a1: 1 gold").replace("seats 2", "seats 3")
    text = text.replace("player 1\n", f"player 1\n  home a1\n  refused\n{refused}    2 invite {{}}\n", 1)
    third = "player 3\n  transporters\n    t1 donkey a1: 1 gold\n"
    assert why(position(PLAIN, text.format(0) + third), "ask t1 2.t1 gold") is None
    state = position(PLAIN, text.format(1) + third)
    assert why(state, "ask t1 2.t1 gold") == "too-many-refusals"
    assert why(state, "ask t1 3.t1 gold") is None, "others are asked as before"


# riding


@pytest.mark.rule("C7", "open-8")
def test_another_players_transporter_is_carried_if_both_agree() -> None:
    state = done(position(PLAIN, two("t1 truck a1", "t1 donkey a1", ROW)), "1: invite t1 2.t1", "2: accept")
    state = done(state, "1: go t1 a2")
    assert at(state, "t1", 1) == "a2" and why(state, "go t1 a1", 1) == "is-carried"
    boarded = done(position(PLAIN, two("t1 truck a1", "t1 donkey a1", ROW)), "2: board t1 1.t1", "1: accept")
    assert at(done(boarded, "1: go t1 a2"), "t1", 1) == "a2"


@pytest.mark.rule("C7")
def test_a_refused_ride_is_offered_again_but_not_without_end() -> None:
    state = position(PLAIN, two("t1 truck a1", "t1 donkey a1", ROW))
    invited = done(state, *["1: invite t1 2.t1", "2: refuse"] * 3)
    assert why(invited, "invite t1 2.t1") == "was-refused" and why(invited, "board t1 1.t1", 1) is None
    asked = done(state, *["2: board t1 1.t1", "1: refuse"] * 3)
    assert why(asked, "board t1 1.t1", 1) == "was-refused" and why(asked, "invite t1 2.t1") is None


@pytest.mark.rule("C7")
def test_the_conditions_are_those_of_carrying() -> None:
    state = position(PLAIN, two("t1 truck a1: 1 gold|t2 truck a2", "t1 donkey a1"))
    assert why(state, "invite t1 2.t1") == "has-goods" and why(state, "invite t2 2.t1") == "out-of-reach"
    assert why(state, "board t1 1.t1", 1) == "has-goods"


@pytest.mark.rule("C7")
def test_its_owner_may_get_off_at_the_beginning_of_a_later_phase() -> None:
    riding = two("t1 truck a1; passenger 2.t1 points 4", "t1 donkey a1; carrier 1.t1 points 2", ROW)
    state = position(PLAIN, riding)
    assert can(state, "alight", 1) == ["t1 a1"] and can(state, "set") == ["t1 a1"]
    assert at(done(state, "2: alight t1 a1", "2: go t1 a2"), "t1", 1) == "a2"
    assert why(done(state, "1: go t1 a2"), "alight t1 a2", 1) == "not-at-the-beginning"
    own = position(PLAIN, "player 1\n  transporters\n    t1 truck a1; passenger 1.t2 points 4\n"
                          "    t2 donkey a1; carrier 1.t1 points 2\n")  # fmt: skip
    assert why(own, "alight t2 a1") == "own-one" and why(own, "alight t1 a1") == "not-carried"


# help with building


def helpers(own: str, theirs: str, more: str = "") -> str:
    return two(own, theirs, more, phase="building")


@pytest.mark.rule("K3", "ruling-27")
def test_others_help_to_build_if_they_agree() -> None:
    text = helpers("t1 donkey a1: 1 boards", "t1 truck a1: 2 boards, 1 stone")
    state = done(position(PLAIN, text), "1: build sawmill a1")
    assert can(state, "pay") == ["boards 2.t1", "stone 2.t1"]
    assert why(state, "pay boards t1") == "help-first"
    state = done(state, "1: pay boards 2.t1")
    assert state.to_move == (1,)
    state = done(state, "2: accept", "1: pay stone 2.t1", "2: accept")
    assert shown(state)["buildings"] == {"a1": {"kind": "sawmill"}}
    assert cargo(state, "t1") == {} and cargo(state, "t1", 1) == {"boards": 1}, "own goods pay the rest"


@pytest.mark.rule("reading-10")
def test_help_is_asked_for_what_own_goods_do_not_cover() -> None:
    text = helpers("t1 donkey a1: 2 boards", "t1 truck a1: 2 boards, 1 stone")
    state = done(position(PLAIN, text), "1: build sawmill a1")
    assert can(state, "pay") == ["stone 2.t1"] and why(state, "pay boards 2.t1") == "not-needed"
    enough = position(PLAIN, helpers("t1 donkey a1: 2 boards", "t1 truck a1: 2 boards"))
    assert shown(done(enough, "1: build stone_factory a1"))["buildings"] == {"a1": {"kind": "stone_factory"}}


@pytest.mark.rule("K3")
def test_what_is_not_helped_with_is_given_up_and_all_goes_back() -> None:
    text = helpers("t1 donkey a1", "t1 truck a1: 2 boards, 1 stone")
    state = done(position(PLAIN, text), "1: build sawmill a1", "1: pay boards 2.t1", "2: accept", "1: pay stone 2.t1",
                 "2: refuse")  # fmt: skip
    state = done(state, *["1: pay stone 2.t1", "2: refuse"] * 2)
    assert can(state, "pay") == ["boards 2.t1"] and why(state, "pay stone 2.t1") == "was-refused"
    state = done(state, "1: drop")
    assert cargo(state, "t1", 1) == {"boards": 2, "stone": 1} and shown(state)["buildings"] == {}
    assert why(state, "build sawmill a1") == "too-few-goods", "who would help has refused it often enough"


@pytest.mark.rule("reading-10")
def test_a_willing_third_player_helps_after_a_refusal() -> None:
    """Also when the work was given up meanwhile."""
    text = helpers("t1 donkey a1: 1 boards", "t1 donkey a1: 1 boards").replace("seats 2", "seats 3")
    state = position(PLAIN, text + "player 3\n  transporters\n    t1 donkey a1: 1 boards\n")
    state = done(state, "1: build stone_factory a1", "1: pay boards 2.t1", "2: refuse", "1: drop")
    state = done(state, "1: build stone_factory a1", "1: pay boards 3.t1", "3: accept")
    assert shown(state)["buildings"] == {"a1": {"kind": "stone_factory"}}


@pytest.mark.rule("reading-10")
def test_own_goods_are_paid_only_when_nothing_is_missing_any_more() -> None:
    text = helpers("t1 donkey a1: 1 boards", "t1 truck a1: 2 boards, 1 stone")
    state = done(position(PLAIN, text), "1: build sawmill a1", "1: pay boards 2.t1", "2: accept")
    assert cargo(state, "t1") == {"boards": 1}, "the stone is still missing"
    state = done(state, "1: drop")
    assert cargo(state, "t1") == {"boards": 1} and cargo(state, "t1", 1) == {"boards": 2, "stone": 1}


@pytest.mark.rule("reading-10")
def test_what_own_goods_cover_is_not_given_up() -> None:
    state = position(PLAIN, helpers("t1 donkey a1: 1 boards|t2 donkey a1: 2 boards", "t1 truck a1"))
    state = done(state, "1: build stone_factory a1")
    assert why(state, "drop") == "covered" and why(state, "pay boards 2.t1") == "covered"
    assert why(position(PLAIN, helpers("t1 donkey a1", "t1 donkey a1")), "drop") == "nothing-in-hand"


@pytest.mark.rule("reading-10")
def test_help_comes_from_the_same_side_of_the_river() -> None:
    text = helpers("t1 donkey b2a: 1 boards", "t1 truck b2b: 2 boards")
    assert why(position(RIVERS, text), "build stone_factory b2a") == "too-few-goods"
    assert why(position(RIVERS, "bridges b2ab\n" + text), "build stone_factory b2a") is None
    both = position(RIVERS, helpers("t1 donkey b2a: 1 boards", "t1 donkey b2b: 2 boards|t2 donkey b2a: 1 boards"))
    state = done(both, "1: build stone_factory b2a")
    assert can(state, "pay") == ["boards 2.t2"] and why(state, "pay boards 2.t1") == "not-a-source"


@pytest.mark.rule("reading-10")
def test_help_with_walls_and_roads() -> None:
    for action in ("road a1-a2", "wall a1/e"):
        state = done(position(PLAIN, helpers("t1 donkey a1", "t1 truck a1: 1 stone")), f"1: {action}")
        state = done(state, "1: pay stone 2.t1", "2: accept")
        assert cargo(state, "t1", 1) == {} and (shown(state)["roads"] or shown(state)["walls"])


@pytest.mark.rule("reading-10")
def test_help_with_bridges_shafts_and_demolition() -> None:
    text = helpers("t1 donkey b2a", "t1 truck b2a: 1 stone")
    assert can(done(position(RIVERS, text), "1: bridge b2ab"), "pay") == ["stone 2.t1"]
    mine = helpers("t1 donkey b1", "t1 truck b1: 1 iron, 1 fuel", "buildings\n  b1 mine; gold 0 iron 0\n")
    mine = mine.replace("player 1\n", "player 1\n  home a1\n  research new_shafts\n")
    assert can(done(position(RIVERS, mine), "1: shaft b1 3+3"), "pay") == ["fuel 2.t1", "iron 2.t1"]
    wall = helpers("t1 donkey a1", "t1 truck a1: 2 boards", "walls\n  a1/e 2 1\n")
    assert can(done(position(PLAIN, wall), "1: demolish a1/e"), "pay") == ["boards 2.t1"]


@pytest.mark.rule("reading-10")
def test_nobody_helps_at_the_wonder_or_in_factories() -> None:
    text = two("t1 donkey a1", "t1 truck a1: 2 boards", phase="wonder")
    assert why(position(PLAIN, text), "brick") == "too-few-goods"
    mill = two("t1 donkey a1", "t1 truck a1: 1 trunks", "buildings\n  a1 sawmill\n", phase="production")
    assert why(position(PLAIN, mill), "use a1") == "too-little-input"


@pytest.mark.rule("reading-10")
def test_what_was_given_up_may_be_begun_again_in_a_later_phase() -> None:
    state = position(PLAIN, helpers("t1 donkey a1", "t1 truck a1: 2 boards"), order_asked="always")
    state = done(state, *["1: build stone_factory a1", "1: drop"] * 8)
    assert why(state, "build stone_factory a1") == "too-few-goods", "eight times are enough"
    for _ in range(4):
        state = done(state, "1: done", "2: done", "1: agree", "2: agree")
    assert shown(state)["phase"] == "building" and why(state, "build stone_factory a1") is None


@pytest.mark.rule("reading-7")
def test_one_that_is_carried_does_nothing_for_its_owner() -> None:
    for phase, action, reason in (("building", "build stone_factory a1", "out-of-reach"),
                                  ("production", "use a1", "out-of-reach")):  # fmt: skip
        mill = "goods\n  a1: 2 boards, 1 trunks\n" + ("buildings\n  a1 sawmill\n" if phase == "production" else "")
        riding = two("t1 truck a1; passenger 2.t1 points 4", "t1 donkey a1; carrier 1.t1 points 2", mill, phase)
        state = position(PLAIN, riding)
        assert why(state, action, 1) == reason and why(state, action, 0) is None
