"""Chapter: positioning a leader."""

import pytest
from tests.games.tigris.positions import can, done, hands, lying, points, position, public, sign, signs, why

HANDS = hands("6 temple", "6 temple")


@pytest.mark.rule("L2", "L8")
def test_a_leader_stands_on_an_empty_land_square_beside_a_temple() -> None:
    state = position(HANDS)
    assert {text.split()[2] for text in can(state, "position king")} >= {"A2", "C2", "B1", "B3", "G3", "J1", "L1"}
    after = done(state, "position king C2", "position trader B3")
    assert signs(after, "C2 B3") == "LK LT" and points(after) == [[0] * 4, [0] * 4]
    assert public(after)["players"][0]["leaders"] == {"king": "C2", "priest": None, "farmer": None, "trader": "B3"}


@pytest.mark.rule("L4", "L5")
@pytest.mark.parametrize(
    ("square", "reason"),
    [
        ("D2", "leader-no-temple"),
        ("C3", "leader-no-temple"),  # corner to corner with B2
        ("H5", "leader-no-temple"),
        ("E3", "leader-on-river"),  # beside F3
        ("A4", "leader-on-river"),
        ("B2", "square-taken"),
    ],
)
def test_other_squares_are_refused_with_their_reason(square: str, reason: str) -> None:
    assert why(position(HANDS), f"position priest {square}") == reason


@pytest.mark.rule("L2", "R7")
def test_squares_with_tiles_leaders_and_catastrophes_are_not_empty() -> None:
    state = position(lying(F2="s", G2="PK", G3="t", H3="x") + HANDS)
    assert [why(state, f"position king {at}") for at in ("F2", "G2", "G3", "H3")] == ["square-taken"] * 4


@pytest.mark.rule("L4", "R7")
def test_tiles_of_other_colours_or_face_down_do_not_do() -> None:
    state = position(f"""
        map
             G  H  I  J
          3  .  .  .  .
          4  .  #  #  s
          5  .  #  #  m
        monument black-red H4
        {HANDS}""")
    for action in ("king G4", "king I3", "priest J3", "farmer J6"):
        assert why(state, f"position {action}") == "leader-no-temple", action


@pytest.mark.rule("S5", "L1")
def test_only_own_leaders_are_positioned() -> None:
    state = done(position(f"seat 2\nseats 3\n{HANDS}"), "position king C2")
    assert sign(state, "C2") == "PK"
    assert [p["leaders"]["king"] for p in public(state)["players"]] == [None, "C2", None]


@pytest.mark.rule("L6", "R5")
def test_a_leader_may_not_join_kingdoms_whether_or_not_there_would_be_a_conflict() -> None:
    state = position(lying(G4="PF", H4="t", J4="t", K4="PT") + HANDS)
    for leader in ("king", "priest", "farmer", "trader"):
        assert why(state, f"position {leader} I4") == "leader-joins"


@pytest.mark.rule("R6")
def test_a_leader_may_join_a_kingdom_with_groups_that_have_no_leader() -> None:
    state = position(f"""
        map
             G  H  I  J  K
          3  .  .  s  .  .
          4 PF  t  .  t  m
          5  .  .  s  .  .
        {HANDS}""")
    after = done(state, "position king I4")
    (kingdom,) = public(after)["kingdoms"]
    assert set(kingdom["squares"]) >= {"G4", "H4", "I3", "I4", "I5", "J4", "K4"}
    assert [(leader["seat"], leader["leader"]) for leader in kingdom["leaders"]] in (
        [(0, "king"), (1, "farmer")],
        [(1, "farmer"), (0, "king")],
    )


@pytest.mark.rule("G3")
def test_a_leader_may_stand_in_a_kingdom_with_leaders_of_other_colours_whoever_owns_them() -> None:
    state = position(lying(I3="s", G4="LF", H4="t", I4="PK") + HANDS)
    after = done(state, "position trader H3", "position priest H5")
    assert signs(after, "H3 H5") == "LT LP" and len(public(after)["kingdoms"]) == 1


# moving


@pytest.mark.rule("L2")
def test_a_leader_may_be_moved_and_it_is_one_action() -> None:
    state = position(lying(G4="LK", H4="t") + HANDS)
    after = done(state, "position king I4")
    assert signs(after, "G4 I4") == ". LK" and public(after)["actions"] == 1
    far = done(state, "position king C2")
    assert signs(far, "G4 C2") == ". LK" and public(far)["actions"] == 1


@pytest.mark.rule("fault-23", "R8")
def test_it_is_lifted_before_kingdoms_are_counted() -> None:
    """Its own old kingdom has no leader any more, so the square between touches but one kingdom."""
    state = position(lying(G4="LK", H4="t", J4="t", K4="PT") + HANDS)
    assert why(state, "position king I4") is None
    assert why(state, "position priest I4") == "leader-joins", "another leader finds two kingdoms"


@pytest.mark.rule("fault-23", "R8")
def test_what_only_the_lifted_leader_held_together_are_two_kingdoms() -> None:
    state = position(f"""
        map
             G  H  I  J  K
          3 PF  t LK  t PT
          4  .  t  .  s  .
        {HANDS}""")
    assert len(public(state)["kingdoms"]) == 1
    assert why(state, "position king I4") == "leader-joins"
    assert why(state, "position priest I4") is None, "to others it is one kingdom"


@pytest.mark.rule("fault-22", "R9")
def test_moving_within_its_kingdom_is_no_conflict() -> None:
    state = position(lying(G4="LK", H4="t", I4="PF") + HANDS)
    after = done(state, "position king H3")
    assert public(after)["phase"] == "act" and public(after)["actions"] == 1
    assert signs(after, "G4 H3") == ". LK"


@pytest.mark.rule("R10", "R12")
def test_the_same_square_is_refused_unless_it_was_taken_off() -> None:
    state = position(lying(G4="LK", H4="t") + HANDS)
    assert why(state, "position king G4") == "same-square"
    assert sign(done(state, "withdraw king", "position king G4"), "G4") == "LK"


@pytest.mark.rule("R11")
def test_moving_to_an_equal_leader_is_a_revolt_and_the_loser_goes_home() -> None:
    state = position(lying(G3="PK", G5="LK", H5="t") + hands("3 settlement", "3 temple"))
    asked = done(state, "position king F4")
    assert public(asked)["phase"] == "support" and signs(asked, "G5 F4") == ". LK"
    after = done(asked, "support 0", "support 0")
    assert signs(after, "G5 F4 G3") == ". . PK"
    assert public(after)["players"][0]["leaders"]["king"] is None, "not back to its old square"


# withdrawing


@pytest.mark.rule("L3", "R12")
def test_a_leader_may_be_taken_off_the_board() -> None:
    state = position(lying(G4="LK", H4="t", I4="PF", J4="LT", J5="t") + HANDS)
    after = done(state, "withdraw king")
    assert sign(after, "G4") == "." and public(after)["actions"] == 1
    assert public(done(after, "withdraw trader"))["turn"] == 1, "both were actions"
    assert why(state, "withdraw farmer") == "leader-not-on-board", "the pot's farmer is not the lion's"


@pytest.mark.rule("R12")
def test_withdrawing_gives_and_costs_no_points_and_may_split_a_kingdom() -> None:
    state = position(lying(G4="PF", H4="t", I4="LK", J4="t", K4="PT") + HANDS)
    after = done(state, "withdraw king")
    assert len(public(after)["kingdoms"]) == 2 and points(after) == [[0] * 4, [0] * 4]
    assert public(after)["phase"] == "act"


@pytest.mark.rule("V7", "R12")
@pytest.mark.parametrize("action", ["withdraw king", "withdraw farmer", "position farmer B1"])
def test_leaders_cannot_be_taken_away_to_avoid_a_conflict(action: str) -> None:
    state = position(lying(G4="LK", H4="t", J4="LF", J5="t") + hands("2 temple", "2 temple"))
    seats = done(done(state, "pass"), "position king H3")
    assert public(seats)["phase"] == "support"
    assert why(seats, action, 1) in ("not-now-conflict", "leader-not-on-board")
    assert why(seats, action, 0) == "not-your-turn"
    assert why(done(seats, "support 0"), action, 0) == "not-now-conflict"


# the last temple


@pytest.mark.rule("L7")
def test_a_leader_without_a_temple_beside_it_goes_home_at_once_and_may_come_again() -> None:
    state = position(lying(G4="LK", H4="t", I4="PF", I5="t") + HANDS)
    after = done(state, "destroy H4")
    assert signs(after, "G4 H4 I4") == ". x PF", "the farmer has another temple"
    assert public(after)["players"][0]["leaders"]["king"] is None
    assert sign(done(after, "position king C2"), "C2") == "LK"
