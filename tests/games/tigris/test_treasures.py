"""Chapter: treasures."""

import pytest
from tests.games.tigris.positions import can, done, points, position, private, public, sign, signs, why

from lautta.core.game import GameState

# G5 joins F3 and I7, neither of them in a corner; the lion's trader stands beside F3.
PLAIN = """
map
     E  F  G  H  I
  2  ~  .  .  .  .
  3  ~ t* {trader}  .  .
  4  .  s  .  .  .
  5  .  s  .  s  s
  6  .  .  .  .  s
  7  .  .  .  . t*
"""
# D2 joins the corner temple B2 and F3.
CORNER = """
map
     B  C  D  E  F  G
  2 t*  s  .  f  s  .
  3  .  .  ~  ~ t* {trader}
"""
# Besides, L4 joins K1 and N5 in the kingdom of the pot's trader.
TWO = """
map
     E  F  G  H  I  J  K  L  M  N
  1  ~  ~  ~  ~  ~  . t* PT  ~  .
  2  ~  .  .  .  .  .  .  s  ~  .
  3  ~ t* {trader}  .  .  .  .  s  ~  ~
  4  .  s  .  .  .  .  .  .  .  ~
  5  .  s  .  s  s  .  .  s  s t*
  6  .  .  .  .  s  .  .  .  .  .
  7  .  .  .  . t*  .  .  .  ~  ~
"""
HANDS = "player 1\n  hand 3 settlement 3 market\nplayer 2\n  hand 3 settlement 3 market\n"


def plain(trader: str = "LT", **options: str) -> GameState:
    return position(PLAIN.format(trader=trader) + HANDS, **options)


def corner(trader: str = "LT", more: str = "", **options: str) -> GameState:
    return position(CORNER.format(trader=trader) + more + HANDS, **options)


def treasures(state: GameState) -> list[int]:
    return [state.record.players[seat].treasures for seat in range(state.players)]


# who, which, how many


@pytest.mark.rule("A1")
def test_the_owner_of_the_trader_takes_all_but_one_and_chooses_which_stays() -> None:
    state = done(plain(), "place settlement G5", "pass")
    assert public(state)["phase"] == "treasure" and public(state)["leave"] == ["F3", "I7"] and state.to_move == (0,)
    assert can(state) == ["leave F3", "leave I7"]
    after = done(state, "leave I7")
    assert signs(after, "F3 I7") == "t t*" and treasures(after) == [1, 0] and after.to_move == (1,)
    assert signs(done(state, "leave F3"), "F3 I7") == "t* t"


@pytest.mark.rule("A2", "R31")
def test_corner_treasures_are_taken_first_without_a_question() -> None:
    after = done(corner(), "place settlement D2", "pass")
    assert public(after)["phase"] == "act" and after.to_move == (1,)
    assert signs(after, "B2 F3") == "t t*" and treasures(after) == [1, 0]


@pytest.mark.rule("A2")
def test_with_two_others_and_a_corner_one_the_corner_one_goes_and_one_of_the_others() -> None:
    state = position(
        """
        map
             B  C  D  E  F  G  H  I
          2 t*  s  .  f  s  .  .  .
          3  .  .  ~  ~ t* LT  .  .
          4  ~  ~  ~  .  s  .  .  .
          5  .  .  .  .  s  s  s  s
          6  .  .  .  .  .  .  .  s
          7  ~  ~  ~  .  .  .  . t*
        """
        + HANDS
    )
    state = done(state, "place settlement D2", "pass")
    assert public(state)["leave"] == ["F3", "I7"]
    assert why(state, "leave B2") == "corner-first"
    after = done(state, "leave F3")
    assert signs(after, "B2 F3 I7") == "t t* t" and treasures(after) == [2, 0]


@pytest.mark.rule("R32")
def test_of_two_corner_ones_alone_one_is_taken_and_the_owner_chooses() -> None:
    state = position(
        """
        map
             A  B  C
          2  . t* LT
          3  .  s  .
          4  ~  f  ~
          5  .  .  .
          6  .  s  .
          7  ~  f  ~
          8  . t*  .
        """
        + HANDS
    )
    state = done(state, "place settlement B5", "pass")
    assert can(state) == ["leave B2", "leave B8"]
    assert signs(done(state, "leave B8"), "B2 B8") == "t t*"


@pytest.mark.rule("R31")
def test_only_treasures_of_the_kingdom_are_on_offer() -> None:
    state = done(plain(), "place settlement G5", "pass")
    assert why(state, "leave K1") == "not-offered-treasure" == why(state, "leave G5")
    assert why(state, "pass") == "not-now-treasure" and why(state, "leave F3", 1) == "not-your-turn"


@pytest.mark.rule("A1")
def test_one_treasure_stays() -> None:
    after = done(plain(), "pass")
    assert treasures(after) == [0, 0] and signs(after, "F3 I7") == "t* t*"


@pytest.mark.rule("R31")
def test_the_owner_takes_them_whoever_s_turn_it_is() -> None:
    state = done(corner("PT"), "place settlement D2", "pass")
    assert treasures(state) == [0, 1]
    state = done(plain("PT"), "place settlement G5", "pass")
    told = public(state)
    assert state.to_move == (told["trader"],) == (1,) and told["seat"] == 0, "he chooses in the turn of another"
    after = done(state, "leave F3")
    assert treasures(after) == [0, 1] and after.to_move == (1,) and public(after)["phase"] == "act"


@pytest.mark.rule("R31")
@pytest.mark.parametrize("first", [0, 1])
def test_they_come_from_every_kingdom_and_the_active_player_s_first(first: int) -> None:
    state = position(f"seat {first + 1}\n" + TWO.format(trader="LT") + HANDS)
    state = done(state, "place settlement G5", "place settlement L4")
    assert state.to_move == (first,) and public(state)["leave"] == (["F3", "I7"] if first == 0 else ["K1", "N5"])
    state = done(state, can(state)[0])
    assert state.to_move == (1 - first,)
    state = done(state, can(state)[0])
    assert treasures(state) == [1, 1] and public(state)["phase"] == "act"


@pytest.mark.rule("R31")
def test_of_others_the_next_one_clockwise_chooses_first() -> None:
    state = position("seats 3\n" + TWO.format(trader="AT") + HANDS)
    state = done(state, "place settlement G5", "place settlement L4")
    assert state.to_move == (1,) and public(state)["leave"] == ["K1", "N5"]
    assert done(state, "leave K1").to_move == (2,)


@pytest.mark.rule("A4")
def test_treasures_count_for_the_weakest_colour_at_once() -> None:
    text = PLAIN.format(trader="LT") + HANDS.replace("player 2", "  points 2 red 2 blue 2 green\nplayer 2")
    state = done(position(text, treasures="end_of_action"), "place settlement G5", "leave F3")
    assert treasures(state) == [1, 0] and state.scores == (1, 0)


@pytest.mark.rule("A3", "R33")
def test_without_a_trader_they_stay_until_there_is_one() -> None:
    state = done(corner("LK"), "place settlement D2", "pass")
    assert treasures(state) == [0, 0] and signs(state, "B2 F3") == "t* t*"
    state = done(state, "position trader F4", "pass")
    assert treasures(state) == [0, 1] and signs(state, "B2 F3") == "t t*"


@pytest.mark.rule("A1", "R33")
def test_other_leaders_take_none() -> None:
    for leader in ("LP", "LF", "LK"):
        assert treasures(done(plain(leader), "place settlement G5", "pass")) == [0, 0]


@pytest.mark.rule("fault-3")
def test_a_treasure_left_out_keeps_those_in_its_row_and_column() -> None:
    """Treasures share rows and columns: F3 and F10, B2 and P2, B2 and B8."""
    state = done(corner(), "place settlement D2", "pass")
    assert signs(state, "P2 B8 F10 K1 K11 I7 N5 O9") == " ".join(["t*"] * 8)
    column = position(
        """
        map
             E  F  G
          2  ~  .  .
          3  ~ t* LT
          4  .  s  .
          5  .  s  .
          6  .  .  .
          7  .  s  .
          8  ~  f  ~
          9  .  s  ~
         10  . t*  .
        """
        + HANDS
    )
    state = done(column, "place settlement F6", "pass")
    assert can(state) == ["leave F3", "leave F10"]
    assert signs(done(state, "leave F10"), "F3 F10") == "t t*"
    assert signs(done(state, "leave F3"), "F3 F10") == "t* t"


@pytest.mark.rule("C3", "A4", "R34")
def test_a_treasure_becomes_a_hidden_point_of_any_colour_and_its_temple_stays() -> None:
    after = done(corner(), "place settlement D2", "pass")
    assert private(after, 0)["treasures"] == 1 and points(after) == [[0] * 4] * 2
    assert "treasures" not in public(after)["players"][0] and public(after)["treasures_left"] == 9
    assert sign(after, "B2") == "t" and why(after, "destroy B2") is None
    assert why(after, "destroy F3") == "catastrophe-on-treasure"


# when


@pytest.mark.rule("fault-4", "R30")
def test_they_are_taken_at_the_end_of_the_turn() -> None:
    state = done(plain(), "place settlement G5")
    assert public(state)["phase"] == "act" and treasures(state) == [0, 0] and public(state)["actions"] == 1


@pytest.mark.rule("R30")
def test_what_is_cut_off_before_the_end_of_the_turn_is_not_taken() -> None:
    state = done(corner(), "place settlement D2", "destroy C2")
    assert treasures(state) == [0, 0] and signs(state, "B2 F3") == "t* t*"


@pytest.mark.rule("R30")
def test_a_trader_that_comes_before_the_end_of_the_turn_takes_them() -> None:
    state = done(corner(" ."), "place settlement D2", "position trader G3")
    assert treasures(state) == [1, 0]


@pytest.mark.rule("fault-4", "O1")
def test_they_are_taken_at_the_end_of_the_action_by_the_option() -> None:
    state = done(corner(treasures="end_of_action"), "place settlement D2")
    assert treasures(state) == [1, 0] and public(state)["actions"] == 1
    assert treasures(done(state, "destroy C2")) == [1, 0]
    state = done(plain(treasures="end_of_action"), "place settlement G5")
    assert public(state)["phase"] == "treasure" and can(state) == ["leave F3", "leave I7"]
    assert why(state, "place settlement G4") == "not-now-treasure", "the action is not over before"
    after = done(state, "leave F3")
    assert after.to_move == (0,) and public(after)["actions"] == 1 and treasures(after) == [1, 0]


@pytest.mark.rule("O1")
@pytest.mark.parametrize("when", ["end_of_turn", "end_of_action"])
def test_after_the_second_action_both_are_the_same(when: str) -> None:
    state = done(plain(treasures=when), "swap s", "place settlement G5")
    assert public(state)["phase"] == "treasure" and state.to_move == (0,)
    after = done(state, "leave I7")
    assert after.to_move == (1,) and treasures(after) == [1, 0]


@pytest.mark.rule("R30")
def test_a_revolt_for_the_trader_decides_whose_they_are() -> None:
    text = """
        map
             B  C  D  E  F  G
          2 t*  s  .  f  s  .
          3  .  .  ~  ~ t* PT
          4  ~  ~  ~  .  .  .
        player 1
          hand 3 temple 1 settlement
        """
    state = done(position(text), "place settlement D2", "position trader F4", "support 1", "support 0")
    assert treasures(state) == [1, 0] and signs(state, "G3 F4") == ". LT"


@pytest.mark.rule("R30")
def test_a_kingdom_that_wins_a_war_takes_the_treasures_of_the_other() -> None:
    text = """
        map
             B  C  D  E  F  G
          2 t* PT  .  f  s  .
          3  .  .  ~  ~ t* LT
        """
    state = done(position(text + HANDS), "place settlement D2", "support 1", "support 0")
    assert sign(state, "C2") == "." and treasures(done(state, "pass")) == [0, 0], "the trader was the link"
    held = text.replace("PT  .  f", " s  .  f").replace("  3  .  .  ~", "  3 PT  .  ~")
    state = done(position(held + HANDS), "place settlement D2", "support 1", "support 0", "pass")
    assert treasures(state) == [1, 0] and signs(state, "B2 B3") == "t ."
