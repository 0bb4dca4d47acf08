"""Chapters: kingdoms; placing a tile; the point for it."""

import pytest
from tests.games.tigris.positions import HANDS, STANDARD, can, done, lying, points, position, private, public, sign, why

NONE = [[0] * 4, [0] * 4]


def scored(seat: int, colour: str) -> list[list[int]]:
    """One point of a colour for a seat."""
    found = [[0] * 4, [0] * 4]
    found[seat][["black", "red", "blue", "green"].index(colour)] = 1
    return found


# where


@pytest.mark.rule("P1", "R2")
def test_a_tile_goes_on_any_empty_square_of_its_ground() -> None:
    state = position(HANDS)
    grid = STANDARD.data["grid"]
    land = sum(row.count(".") for row in grid)
    assert len(can(state, "place temple")) == len(can(state, "place market")) == land == 125
    assert len(can(state, "place farm")) == sum(row.count("~") for row in grid) == 41


@pytest.mark.rule("Q4", "R2")
def test_away_from_everything_gives_no_point() -> None:
    after = done(position(HANDS), "place market H5")
    assert sign(after, "H5") == "m" and points(after) == NONE


@pytest.mark.rule("P2", "R3")
@pytest.mark.parametrize("tile", ["settlement", "temple", "market"])
def test_only_farms_go_on_the_river_and_they_go_nowhere_else(tile: str) -> None:
    state = position(HANDS)
    assert why(state, f"place {tile} E2") == "river-only-farms"
    assert why(state, "place farm F2") == "not-a-river"
    assert why(state, "place farm E2") is None and why(state, f"place {tile} F2") is None


@pytest.mark.rule("P1")
def test_the_square_must_be_empty() -> None:
    state = position(lying(E2="f", F2="x", G2="PK", G3="t") + HANDS)
    for square in ("F3", "G3", "G2", "F2"):
        assert why(state, f"place settlement {square}") == "square-taken", square
    assert why(state, "place farm E2") == "square-taken"


@pytest.mark.rule("P1")
def test_a_tile_comes_from_the_hand() -> None:
    state = position("player 1\n  hand 1 market")
    assert why(state, "place temple H5") == "no-such-tile"
    assert why(done(state, "place market H5"), "place market H6") == "no-such-tile"
    assert private(done(state, "place market H5"), 0)["hand"] == {}


# kingdoms


@pytest.mark.rule("G1", "R1")
def test_tiles_and_leaders_hang_together_by_their_edges_not_their_corners() -> None:
    state = position(f"""
        map
             G  H  I  J  K
          3  .  s  .  .  .
          4 PF  t LK  s  .
          5  m  .  .  .  m
          6  .  .  .  t  .
        {HANDS}""")
    (kingdom,) = public(state)["kingdoms"]
    assert set(kingdom["squares"]) == {"G4", "G5", "H3", "H4", "I4", "J4"}


@pytest.mark.rule("R1")
def test_leaders_link_even_one_to_another() -> None:
    state = position(lying(G4="t", H4="PF", I4="LK", J4="t") + HANDS)
    (kingdom,) = public(state)["kingdoms"]
    assert set(kingdom["squares"]) == {"G4", "H4", "I4", "J4"}


@pytest.mark.rule("G2", "Q4")
def test_a_region_without_a_leader_is_no_kingdom() -> None:
    state = position(lying(G4="t", H4="s", I4="t") + HANDS)
    assert public(state)["kingdoms"] == []
    assert points(done(state, "place settlement G3")) == NONE


@pytest.mark.rule("C5", "R1")
def test_catastrophes_and_empty_squares_do_not_link() -> None:
    state = position(lying(G4="PF", H4="t", I4="x", J4="t", K4="PT") + HANDS)
    assert len(public(state)["kingdoms"]) == 2


# points


@pytest.mark.rule("Q1", "Q2")
@pytest.mark.parametrize(
    ("tile", "colour", "leader"), [("settlement", "black", "K"), ("temple", "red", "P"), ("market", "green", "T")]
)
@pytest.mark.parametrize(("owner", "seat"), [("L", 0), ("P", 1)])
def test_the_owner_of_the_leader_of_its_colour_has_the_point(
    tile: str, colour: str, leader: str, owner: str, seat: int
) -> None:
    state = position(lying(G4=f"{owner}{leader}", H4="t") + HANDS)
    assert points(done(state, f"place {tile} I4")) == scored(seat, colour)


@pytest.mark.rule("Q2", "Q3", "R3")
@pytest.mark.parametrize(("leader", "seat"), [("LF", 0), ("PF", 1), ("LK", 0)])
def test_farms_on_the_river_as_well(leader: str, seat: int) -> None:
    state = position(lying(F2=leader) + HANDS)
    assert points(done(state, "place farm E2")) == scored(seat, "blue")


@pytest.mark.rule("Q1", "Q3")
@pytest.mark.parametrize(("tile", "colour"), [("temple", "red"), ("market", "green"), ("settlement", "black")])
def test_the_king_has_the_point_if_the_right_leader_is_missing(tile: str, colour: str) -> None:
    state = position(lying(G4="PK", H4="t") + HANDS)
    assert points(done(state, f"place {tile} I4")) == scored(1, colour)


@pytest.mark.rule("Q3")
def test_the_king_has_nothing_if_the_right_leader_is_there() -> None:
    state = position(lying(G4="LK", H4="t", I4="PT") + HANDS)
    assert points(done(state, "place market H3")) == scored(1, "green")


@pytest.mark.rule("Q3")
def test_only_the_king_stands_in_for_others() -> None:
    state = position(lying(G4="LP", H4="t", I4="LF", H5="LT") + HANDS)
    assert points(done(state, "place settlement H3")) == NONE


@pytest.mark.rule("Q2")
def test_a_point_comes_from_the_kingdom_that_is_touched_and_no_other() -> None:
    state = position(lying(G4="LK", H4="t", K4="t", L4="PT") + HANDS)
    assert points(done(state, "place market I4")) == scored(0, "green"), "the king of the kingdom, not the trader"
    assert points(done(state, "place market J4")) == scored(1, "green")


@pytest.mark.rule("Q2")
def test_a_kingdom_is_touched_at_a_leader_alone_or_on_several_sides() -> None:
    state = position(lying(G4="LK", H4="t", G5="t") + HANDS)
    for square in ("G3", "F4", "H5"):
        assert points(done(state, f"place settlement {square}")) == scored(0, "black"), square


@pytest.mark.rule("G4")
def test_a_tile_beside_a_group_without_leaders_gives_nothing_but_joins_it_for_later() -> None:
    state = position(lying(G4="LK", H4="t", J4="s", K4="s") + HANDS)
    first = done(state, "place settlement K3")
    assert points(first) == NONE
    assert points(done(first, "place market I4")) == scored(0, "green"), "groups without a leader are free"
    assert len(public(done(first, "place market I4"))["kingdoms"][0]["squares"]) == 6


@pytest.mark.rule("Q6")
def test_points_are_had_at_once_and_add_up() -> None:
    state = position("""
        map
             G  H
          4 LK  t
        player 1
          points 4 black 3 red 2 blue 1 green
          hand 2 settlement
        """)
    once = done(state, "place settlement G3")
    assert public(once)["actions"] == 1
    assert private(once, 0)["points"] == {"black": 5, "red": 3, "blue": 2, "green": 1}
    assert points(done(once, "place settlement G5")) == [[6, 3, 2, 1], [0] * 4]


# joining


TWO = lying(G4="LK", H4="t", J4="t", K4="PT")


@pytest.mark.rule("fault-8", "Q5")
def test_joining_two_kingdoms_gives_no_point() -> None:
    for tile in ("settlement", "temple", "market"):
        after = done(position(TWO + HANDS), f"place {tile} I4")
        assert points(after) == NONE
        assert len(public(after)["kingdoms"]) == 1


@pytest.mark.rule("G4", "W2", "R53")
def test_joining_without_equal_leaders_is_peaceful_and_the_action_is_over() -> None:
    after = done(position(TWO + HANDS), "place settlement I4")
    table = public(after)
    assert (table["phase"], table["joining"], table["actions"], table["conflict"]) == ("act", None, 1, None)
    assert points(done(after, "place settlement I3")) == scored(0, "black"), "from then on it is one kingdom"


@pytest.mark.rule("fault-28", "W1", "R4")
@pytest.mark.parametrize(("below", "leader"), [(".", "."), ("t", "LP")], ids=["three", "four"])
def test_no_tile_joins_three_kingdoms_or_more(below: str, leader: str) -> None:
    state = position(f"""
        map
             G  H  I  J  K
          2  .  . PF  .  .
          3  .  .  t  .  .
          4 LK  t  .  t PT
          5  .  . {below}  .  .
          6  .  . {leader}  .  .
        {HANDS}""")
    for tile in ("settlement", "temple", "market"):
        assert why(state, f"place {tile} I4") == "three-kingdoms"
    assert not any(text.endswith(" I4") for text in can(state, "place"))


@pytest.mark.rule("R4")
def test_groups_without_leaders_do_not_count_as_kingdoms() -> None:
    state = position(f"""
        map
             G  H  I  J  K
          3  .  .  s  .  .
          4 LK  t  .  t PT
          5  .  .  m  .  .
        {HANDS}""")
    after = done(state, "place settlement I4")
    assert points(after) == NONE and len(public(after)["kingdoms"]) == 1
    assert len(public(after)["kingdoms"][0]["squares"]) == 7


@pytest.mark.rule("R4")
def test_one_kingdom_that_comes_from_two_sides_is_one() -> None:
    state = position(f"""
        map
             G  H  I  J  K
          3  .  s  s  s  .
          4 LK  t  .  t PT
        {HANDS}""")
    assert points(done(state, "place settlement I4")) == scored(0, "black")
