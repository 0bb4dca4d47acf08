"""Chapter: placing a catastrophe."""

import pytest
from tests.games.tigris.positions import can, done, hands, lying, points, position, public, sign, signs, why

HANDS = hands("6 temple", "6 temple")


@pytest.mark.rule("C2", "R40")
def test_it_goes_on_an_empty_square_land_or_river() -> None:
    after = done(position(HANDS), "destroy H5", "destroy E2")
    assert signs(after, "H5 E2") == "x x" and public(after)["players"][0]["catastrophes"] == 0


@pytest.mark.rule("C2")
def test_or_on_a_tile_which_leaves_the_game() -> None:
    state = position(lying(E2="f", F2="m") + HANDS)
    after = done(state, "destroy F2", "destroy E2")
    assert signs(after, "F2 E2") == "x x" and public(after)["gone"] == {"market": 1, "farm": 1}


@pytest.mark.rule("C1")
def test_everybody_has_two() -> None:
    state = done(position(HANDS), "destroy H5", "destroy H6", "pass")
    assert why(state, "destroy A1") == "no-catastrophe-left" and not can(state, "destroy")
    assert [player["catastrophes"] for player in public(state)["players"]] == [0, 2]


FULL = f"""
map
     E  F  G  H  I  J
  3  ~ t* LK  .  .  .
  4  .  .  .  .  .  .
  5  .  .  #  #  .  x
  6  .  .  #  #  .  .
monument black-red G5
{HANDS}"""


@pytest.mark.rule("fault-25", "C3", "C4", "R40")
@pytest.mark.parametrize(
    ("square", "reason"),
    [
        ("F3", "catastrophe-on-treasure"),
        ("G3", "catastrophe-on-leader"),
        ("H6", "catastrophe-on-monument"),
        ("J5", "catastrophe-again"),
    ],
)
def test_not_on_treasures_leaders_monuments_and_catastrophes(square: str, reason: str) -> None:
    assert why(position(FULL), f"destroy {square}") == reason
    assert f"destroy {square}" not in can(position(FULL), "destroy")


@pytest.mark.rule("fault-25", "O5")
def test_on_another_catastrophe_by_the_option() -> None:
    state = position(FULL, catastrophes="again")
    after = done(state, "destroy J5")
    assert sign(after, "J5") == "x" and public(after)["players"][0]["catastrophes"] == 1
    assert [why(state, f"destroy {at}") for at in ("F3", "G3", "H6")] == [
        "catastrophe-on-treasure",
        "catastrophe-on-leader",
        "catastrophe-on-monument",
    ]


@pytest.mark.rule("R34")
def test_a_treasure_on_a_face_down_tile_is_closed_too() -> None:
    state = position(f"""
        map
             E  F  G  H
          2  ~  .  .  .
          3  ~ #*  #  .
          4  .  #  #  .
        monument red-green F3
        turned 4 temple
        {HANDS}""")
    assert why(state, "destroy F3") in ("catastrophe-on-treasure", "catastrophe-on-monument")
    assert why(state, "destroy G3") == "catastrophe-on-monument"


@pytest.mark.rule("G4", "C5")
def test_it_cuts_links_so_that_a_kingdom_may_fall_into_several_parts_and_groups() -> None:
    state = position(f"""
        map
             G  H  I  J  K
          3  .  .  m  .  .
          4 PF  t  s  t PT
          5  .  .  t  .  .
          6  .  . PK  .  .
        {HANDS}""")
    after = done(state, "destroy I4")
    assert len(public(state)["kingdoms"]) == 1
    assert sorted(len(kingdom["squares"]) for kingdom in public(after)["kingdoms"]) == [2, 2, 2 + 1]
    # I7 lies below the king, and I3 has no leader any more
    assert public(after)["phase"] == "act" and public(after)["actions"] == 1


@pytest.mark.rule("C6", "R41")
def test_leaders_that_lose_their_last_temple_go_home_and_nobody_has_points() -> None:
    state = position(f"""
        map
             G  H  I  J
          3  . PF  .  .
          4 LK  t PT  t
          5  . LP  s  .
        {HANDS}""")
    after = done(state, "destroy H4")
    assert signs(after, "H3 G4 I4 H5 H4") == ". . PT . x"
    assert public(after)["players"][0]["leaders"]["king"] is None
    assert points(done(after, "destroy I5")) == [[0] * 4, [0] * 4]


@pytest.mark.rule("C7", "R41")
def test_the_square_stays_dead_for_all() -> None:
    state = done(position(lying(G4="LK", H4="t", I4="t") + HANDS), "destroy I3", "pass")
    for action in ("place temple I3", "position king I3"):
        assert why(state, action) == "square-taken"
    assert why(state, "destroy I3") == "catastrophe-again"
    assert all("x" in public(done(state, *acts))["board"][2] for acts in (("pass",), ("place temple I5", "pass")))


@pytest.mark.rule("R41")
def test_a_catastrophe_breaks_a_square_of_four() -> None:
    state = position(lying(H4="t", I4="t", H5="t") + HANDS)
    after = done(state, "destroy H4", "place temple I5")
    assert public(after)["phase"] == "act", "there is no square any more"
