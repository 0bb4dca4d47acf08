"""Chapter: revolts, the conflicts within a kingdom."""

import pytest
from tests.games.tigris.naive.reading import world
from tests.games.tigris.positions import can, conflict, done, hands, points, position, private, public, sign, signs, why

# The lion will come to I4, beside one temple, or to I5, beside two; the pot's king has one beside it.
MAP = """
map
     G  H  I  J
  3  .  .  .  .
  4 PK  t  .  .
  5  .  s  .  t
  6  .  .  .  .
"""
HANDS = hands(*["3 temple 2 market"] * 2)


def revolt(text: str = MAP + HANDS, at: str = "I4", **options: str):  # type: ignore[no-untyped-def]
    return done(position(text, **options), f"position king {at}")


@pytest.mark.rule("V1")
def test_an_equal_leader_in_a_kingdom_starts_one() -> None:
    state = revolt()
    told = conflict(state)
    assert (told["kind"], told["leader"], told["attacker"]["seat"], told["defender"]["seat"]) == (
        "revolt",
        "king",
        0,
        1,
    )
    assert public(state)["phase"] == "support" and state.to_move == (0,)


@pytest.mark.rule("V2")
@pytest.mark.parametrize("leader", ["king", "priest", "farmer", "trader"])
def test_leaders_of_all_colours_fight_with_temples(leader: str) -> None:
    state = position(MAP.replace("PK", f"P{leader[0].upper()}") + HANDS)
    after = done(state, f"position {leader} I4", "support 1", "support 0")
    assert points(after) == [[0, 1, 0, 0], [0] * 4], "a red point, whatever the leaders"
    assert private(after, 0)["hand"] == {"temple": 2, "market": 2}


@pytest.mark.rule("V1")
def test_who_comes_attacks_whose_turn_it_is_and_who_was_there_defends() -> None:
    state = done(position(f"seats 3\nseat 3\n{MAP}{HANDS}player 3\n  hand 2 temple"), "position king I4")
    assert (conflict(state)["attacker"]["seat"], conflict(state)["defender"]["seat"]) == (2, 1)
    assert [state.to_move, done(state, "support 2").to_move] == [(2,), (1,)]


@pytest.mark.rule("G3")
def test_another_colour_is_no_conflict() -> None:
    assert public(done(position(MAP + HANDS), "position priest I4"))["phase"] == "act"


@pytest.mark.rule("V3", "R15")
def test_temples_right_beside_each_leader_count_and_a_shared_one_for_both() -> None:
    state = position(
        """
        map
             G  H  I  J
          3  .  t  .  .
          4 PK  t  .  .
          5  t  .  t  t
        """
        + HANDS
    )
    told = conflict(done(state, "position king I4"))
    assert (told["attacker"]["board"], told["defender"]["board"]) == (2, 2)
    assert sorted(told["attacker"]["squares"]) == ["H4", "I5"] and sorted(told["defender"]["squares"]) == ["G5", "H4"]


@pytest.mark.rule("V2")
def test_temples_further_off_and_other_tiles_do_not_count() -> None:
    state = position(
        """
        map
             G  H  I  J
          3  s  t  s  .
          4 PK  t  .  m
          5  s  t  s  t
        """
        + HANDS
    )
    told = conflict(done(state, "position king I4"))
    assert (told["attacker"]["board"], told["defender"]["board"]) == (1, 1)


@pytest.mark.rule("R15")
def test_temples_with_treasures_and_of_other_groups_count_too() -> None:
    state = position(
        """
        map
             G  H  I  J
          5 PK  t  .  .
          6  .  t  .  .
        """
        + HANDS
    )
    told = conflict(done(state, "position king I6"))
    assert told["attacker"]["squares"] == ["H6", "I7"] and told["attacker"]["board"] == 2


@pytest.mark.rule("M6", "R15")
def test_temples_turned_face_down_do_not_count() -> None:
    state = position(
        """
        map
             G  H  I  J  K
          3  .  t PK  t  .
          4  .  #  #  .  .
          5  .  #  #  .  .
        monument black-red H4
        turned 4 temple
        """
        + HANDS
    )
    told = conflict(done(state, "position king J4"))
    assert (told["attacker"]["board"], told["defender"]["board"]) == (1, 2)


@pytest.mark.rule("V4")
def test_both_may_add_temples_from_behind_their_screens_once_the_attacker_first() -> None:
    state = revolt()
    assert can(state) == ["support 0", "support 1", "support 2", "support 3"]
    state = done(state, "support 2")
    assert state.to_move == (1,) and conflict(state)["attacker"]["added"] == 2, "openly"
    assert can(state) == ["support 0", "support 1", "support 2", "support 3"]
    state = done(state, "support 1")
    assert conflict(state) is None and public(state)["phase"] == "act"


@pytest.mark.rule("V5", "V6", "R19")
def test_more_temples_win_one_point() -> None:
    for more in (2, 3):
        after = done(revolt(), f"support {more}", "support 1")
        assert signs(after, "G4 I4") == ". LK" and points(after) == [[0, 1, 0, 0], [0] * 4]
        after = done(revolt(), "support 1", f"support {more}")
        assert signs(after, "G4 I4") == "PK ." and points(after) == [[0] * 4, [0, 1, 0, 0]]


@pytest.mark.rule("V5", "R16")
def test_the_defender_wins_a_tie() -> None:
    for n in range(4):
        after = done(revolt(), f"support {n}", f"support {n}")
        assert signs(after, "G4 I4") == "PK ." and points(after) == [[0] * 4, [0, 1, 0, 0]]


@pytest.mark.rule("V5")
def test_temples_on_the_board_count_as_those_added() -> None:
    assert sign(done(revolt(at="I5"), "support 0", "support 0"), "I5") == "."
    # I5 touches J5 only: H5 is a settlement, so it is one against one
    wide = MAP.replace("  5  .  s  .  t", "  5  .  t  .  t")
    assert sign(done(revolt(wide + HANDS, at="I5"), "support 0", "support 0"), "I5") == "LK"


@pytest.mark.rule("V6", "R19")
def test_the_loser_goes_home_and_nothing_else_leaves_the_board() -> None:
    before = revolt()
    after = done(before, "support 1", "support 0")
    assert public(after)["players"][1]["leaders"]["king"] is None
    changed = [
        (then, now)
        for a, b in zip(public(before)["board"], public(after)["board"], strict=True)
        for then, now in zip(a.split(), b.split(), strict=True)
        if then != now
    ]
    assert changed == [("PK", ".")]


@pytest.mark.rule("fault-26", "V6", "R18")
def test_all_temples_added_leave_the_game_of_winner_and_loser() -> None:
    before = revolt()
    after = done(before, "support 2", "support 3")
    assert public(after)["gone"] == {"temple": 5}
    assert private(after, 0)["hand"] == {"temple": 1, "market": 2} and private(after, 1)["hand"] == {"market": 2}
    assert world(after).bag == world(before).bag, "not back into the bag"


@pytest.mark.rule("R17")
def test_temples_may_be_added_without_hope() -> None:
    state = position(MAP + "player 1\n  hand 3 temple\nplayer 2\n  hand 1 temple")
    after = done(state, "position king I4", "support 3", "support 1")
    assert points(after) == [[0, 1, 0, 0], [0] * 4] and private(after, 1)["hand"] == {}
    state = position(MAP.replace("  5  .  s", "  5  t  t") + HANDS)
    after = done(state, "position king I4", "support 1", "support 0")
    assert sign(after, "I4") == "." and private(after, 0)["hand"] == {"temple": 2, "market": 2}


@pytest.mark.rule("V4")
def test_not_more_than_there_are_and_temples_alone() -> None:
    assert why(revolt(), "support 4") == "too-few-supporters"
    state = position(MAP + "player 1\n  hand 6 settlement\nplayer 2\n  hand 3 temple")
    assert why(done(state, "position king I4"), "support 1") == "too-few-supporters", "kings fight with temples too"


@pytest.mark.rule("H2")
def test_both_are_asked_even_without_temples() -> None:
    state = position(MAP + "player 1\n  hand 2 market\nplayer 2\n  hand 2 market")
    state = done(state, "position king I4")
    assert state.to_move == (0,) and can(state) == ["support 0"]
    state = done(state, "support 0")
    assert state.to_move == (1,) and can(state) == ["support 0"]


@pytest.mark.rule("R14")
def test_the_same_revolt_may_be_tried_again_in_the_second_action() -> None:
    state = done(revolt(), "support 0", "support 0")
    assert why(state, "position king I4") is None
    again = done(state, "position king I4", "support 3", "support 0")
    assert again.to_move == (1,) and points(again) == [[0, 1, 0, 0], [0, 1, 0, 0]]


@pytest.mark.rule("R19", "R50")
def test_a_winner_may_hold_the_kingdom_apart_from_what_the_loser_joined() -> None:
    """The loser's leader was a link: kingdoms are looked at anew when it has gone."""
    state = position(
        """
        map
             G  H  I  J  K
          4  . PK  t  .  .
          5 PT  t  .  .  .
          3  .  t  .  .  .
          2  . PF  .  .  .
        """
        + HANDS
    )
    assert len(public(state)["kingdoms"]) == 1
    after = done(state, "position king J4", "support 3", "support 0")
    assert len(public(after)["kingdoms"]) == 3 and public(after)["phase"] == "act"
