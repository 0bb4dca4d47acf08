"""Options: readings that people may choose."""

import json

import pytest
from tests.games.tigris.positions import can, done, hands, lying, points, position, private, public, sign, why

from lautta.games.tigris.game import GAME

REVOLT = lying(G4="PK", H4="t", G5="t") + hands("4 temple 1 market", "3 temple 1 market")
WAR = lying(F3=".", F4="LK", G4="t", H4="s", J4="s", K4="t", L4="PK", J5="s")
WAR += hands("3 settlement 1 temple", "4 settlement 1 market")


# support


@pytest.mark.rule("O2")
def test_needed_the_attacker_adds_only_if_that_beats_what_the_defender_has_on_the_board() -> None:
    state = done(position(REVOLT, support="needed"), "position king I4")
    assert can(state) == ["support 0", "support 2", "support 3", "support 4"], "one against two"
    assert why(state, "support 1") == "support-too-little"
    assert why(state, "support 5") == "too-few-supporters"


@pytest.mark.rule("O2")
def test_needed_the_defender_adds_only_what_makes_a_tie() -> None:
    state = done(position(REVOLT, support="needed"), "position king I4", "support 3")
    assert can(state) == ["support 0", "support 2"], "four against two"
    assert (why(state, "support 1"), why(state, "support 3")) == ("support-too-little", "support-too-much")
    assert sign(done(state, "support 2"), "I4") == "." and sign(done(state, "support 0"), "I4") == "LK"


@pytest.mark.rule("O2")
def test_needed_nobody_adds_what_changes_nothing() -> None:
    state = done(position(REVOLT, support="needed"), "position king I4", "support 0")
    assert can(state) == ["support 0"] and why(state, "support 1") == "support-too-much"
    hopeless = position(REVOLT.replace("hand 3 temple 1 market", "hand 1 temple"), support="needed")
    state = done(hopeless, "position king I4", "support 3")
    assert state.to_move == (1,) and can(state) == ["support 0"], "asked all the same"


@pytest.mark.rule("O2")
def test_needed_in_wars_as_well() -> None:
    state = done(position(WAR, support="needed"), "place temple I4")
    assert can(state) == ["support 0", "support 2", "support 3"], "one against two"
    state = done(state, "support 3")
    assert can(state) == ["support 0", "support 2"]
    assert why(state, "support 4") == "support-too-much"


@pytest.mark.rule("R17")
def test_free_is_the_usual_way() -> None:
    state = done(position(REVOLT), "position king I4")
    assert can(state) == [f"support {n}" for n in range(5)]
    assert can(done(state, "support 4")) == [f"support {n}" for n in range(4)]


# scores


@pytest.mark.rule("O3")
@pytest.mark.parametrize("scores", ["hidden", "open"])
def test_open_scores_tell_totals_and_hidden_ones_do_not(scores: str) -> None:
    state = position(
        """
        map
             G  H
          4 PK  t
        player 1
          hand 1 settlement 5 market
          points 2 black 1 green
        player 2
          points 7 red
          treasures 2
          hand 6 market""",
        left="K1 B2 P2 F3 N5 I7 B8 O9",
        scores=scores,
    )
    for seen in (public(state), public(done(state, "place settlement G3"))):
        for player in seen["players"]:
            assert ("points" in player) == ("treasures" in player) == ("score" in player) == (scores == "open")
    if scores == "open":
        after = public(done(state, "place settlement G3"))["players"]
        assert after[0]["points"] == {"black": 2, "red": 0, "blue": 0, "green": 1}
        assert after[1]["points"] == {"black": 1, "red": 7, "blue": 0, "green": 0} and after[1]["treasures"] == 2
        assert "hand" not in json.dumps(after)


@pytest.mark.rule("O3")
def test_open_scores_leave_hands_and_swapped_tiles_hidden() -> None:
    one, other = (position(hands("6 market", hand), scores="open") for hand in ("6 temple", "6 farm"))
    assert one.view(0).bytes() == other.view(0).bytes() and public(one) == public(other)


# boards


@pytest.mark.rule("O6")
def test_the_advanced_board_has_fourteen_treasures_and_ends_at_two_as_well() -> None:
    board = GAME.board("advanced")
    state = GAME.new(2, 4, board)
    assert public(state)["treasures_left"] == 14 and public(state)["bag"] == 153 - 14 - 12
    text = """
        map
             I  J  K  L  M
          1  . t*  .  .  .
          2  . LT  .  .  .
          3  .  s  .  .  .
          4  .  s  . t* ~
        player 1
          treasures 11
          hand 6 market"""
    state = position(text, board, left="J1 L4 A8")
    after = done(state, "place market K4", "pass", "leave J1")
    assert after.over and public(after)["treasures_left"] == 2
    again = position(text.replace("11", "10"), board, left="J1 L4 A8 B3")
    assert not done(again, "place market K4", "pass", "leave J1").over


@pytest.mark.rule("fault-7", "O6")
def test_corner_treasures_of_the_advanced_board_go_first_too() -> None:
    """B3 and A8 are in corners there, and G4 is not."""
    text = """
        map
             A  B  C  D  E  F  G
          3  . t* ~  ~  .  .  .
          4  .  s  ~  s  s  s t*
          5  .  .  ~  .  .  . LT
        player 1
          hand 6 farm"""
    after = done(position(text, GAME.board("advanced")), "place farm C4", "pass")
    assert sign(after, "B3") == "t" and sign(after, "G4") == "t*"


@pytest.mark.rule("O7")
def test_all_options_at_once() -> None:
    options = {
        "treasures": "end_of_action", "support": "needed", "scores": "open", "declined": "reusable",
        "catastrophes": "again", "passing": "end",
    }  # fmt: skip
    state = GAME.new(3, 2, options=options)
    assert state.options == options
    assert "score" in public(state)["players"][0] and private(state, 0)["score"] == 0
    assert points(state) == [[0] * 4] * 3


@pytest.mark.rule("O7")
@pytest.mark.parametrize("wrong", [{"wonder": "yes"}, {"treasures": "sometimes"}])
def test_other_options_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"wonder|sometimes"):
        GAME.new(2, 1, options=wrong)
