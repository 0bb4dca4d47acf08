"""Chapter: monuments."""

import pytest
from tests.games.tigris.positions import can, done, hands, lying, points, position, public, sign, signs, why

from lautta.core.game import GameState


def three(**more: str) -> str:
    """A map on which a temple at I5 makes a square of H4, I4, H5, I5, and the one that begins at F3 is gone."""
    return lying(**{"F3": ".", "H4": "t", "I4": "t", "H5": "t"} | more)


HANDS = hands("1 settlement 3 temple 2 market", "6 temple")


def squared(text: str = three(), action: str = "place temple I5", **options: str) -> GameState:
    return done(position(text + HANDS, **options), action)


@pytest.mark.rule("M1")
def test_four_of_a_colour_in_a_square_are_offered() -> None:
    state = squared()
    assert public(state)["phase"] == "build" and state.to_move == (0,)
    assert set(can(state)) == {"build black-red H4", "build red-blue H4", "build red-green H4", "decline"}
    (offer,) = public(state)["offers"]
    assert offer == {"square": "H4", "monuments": ["black-red", "red-blue", "red-green"]}


@pytest.mark.rule("M2")
def test_the_tiles_are_turned_over_and_the_monument_stands_on_them() -> None:
    after = done(squared(), "build red-green H4")
    assert signs(after, "H4 I4 H5 I5") == "# # # #"
    built = {m["name"]: m["square"] for m in public(after)["monuments"]}
    assert built["red-green"] == "H4" and sum(square is not None for square in built.values()) == 1
    assert public(after)["phase"] == "act" and public(after)["actions"] == 1


@pytest.mark.rule("M5")
def test_nobody_has_to_build() -> None:
    after = done(squared(), "decline")
    assert signs(after, "H4 I4 H5 I5") == "t t t t" and public(after)["phase"] == "act"


@pytest.mark.rule("M1")
@pytest.mark.parametrize("last", ["H4", "I4", "H5", "I5"])
def test_the_tile_may_be_any_corner_of_the_square(last: str) -> None:
    others = {square: "t" for square in ("H4", "I4", "H5", "I5") if square != last}
    assert "build red-blue H4" in can(squared(lying(**others), f"place temple {last}"))


@pytest.mark.rule("M3")
@pytest.mark.parametrize(
    ("tile", "sign_", "colour"), [("settlement", "s", "black"), ("temple", "t", "red"), ("market", "m", "green")]
)
def test_one_colour_of_the_monument_is_that_of_the_tiles(tile: str, sign_: str, colour: str) -> None:
    state = squared(three(H4=sign_, I4=sign_, H5=sign_), f"place {tile} I5")
    names = [text.split()[1] for text in can(state, "build")]
    assert len(names) == 3 and all(colour in name.split("-") for name in names)
    other = next(name for name in ("black-green", "red-blue", "black-red", "blue-green") if colour not in name)
    assert why(state, f"build {other} H4") == "wrong-monument-colour"


@pytest.mark.rule("M1")
def test_farms_have_them_on_the_river() -> None:
    state = done(position(lying(O4="f", P4="f", O5="f") + hands("6 farm")), "place farm P5")
    assert set(can(state)) == {"build black-blue O4", "build red-blue O4", "build blue-green O4", "decline"}
    assert signs(done(state, "build blue-green O4"), "O4 P4 O5 P5") == "# # # #"


@pytest.mark.rule("M1")
def test_the_tiles_must_be_of_one_colour() -> None:
    state = squared(three(I4="s"))
    assert public(state)["phase"] == "act"


@pytest.mark.rule("R35")
def test_leaders_and_tiles_face_down_make_no_square() -> None:
    state = squared(three(I4="LK"))
    assert public(state)["phase"] == "act"
    state = squared(three(I3="#", J3="#", I4="#", J4="#") + "monument black-red I3\nturned 4 temple\n")
    assert public(state)["phase"] == "act"


@pytest.mark.rule("M3")
def test_without_a_monument_of_the_colour_there_is_nothing_to_build() -> None:
    text = """
        map
             A  B  F  G  H  I  J  K  L
          4  ~  ~  .  .  t  t  .  .  .
          5  #  #  .  .  t  .  .  #  #
          6  #  #  .  .  .  .  .  #  #
          9  #  #  .  ~  ~  ~  ~  ~  ~
         10  #  #  .  .  .  .  .  .  .
        monument black-red A5 red-blue K5 red-green A9
        turned 12 temple
        """
    state = squared(text)
    assert public(state)["phase"] == "act" and signs(state, "H4 I4 H5 I5") == "t t t t"


@pytest.mark.rule("M3")
def test_a_monument_is_built_once() -> None:
    state = squared(three(K5="#", L5="#", K6="#", L6="#") + "monument red-green K5\nturned 4 temple\n")
    assert set(can(state)) == {"build black-red H4", "build red-blue H4", "decline"}
    assert why(state, "build red-green H4") == "monument-gone"


# which square


TWO = {"J4": "t", "J5": "t"}


@pytest.mark.rule("R36")
def test_of_several_squares_one_is_chosen() -> None:
    state = squared(three(**TWO))
    assert {text.split()[2] for text in can(state, "build")} == {"H4", "I4"} and len(can(state)) == 7
    after = done(state, "build black-red I4")
    assert signs(after, "H4 I4 J4 H5 I5 J5") == "t # # t # #"
    assert public(after)["phase"] == "act", "one tile, one monument"


@pytest.mark.rule("M5", "R35")
def test_only_squares_with_the_tile_just_placed() -> None:
    """G4 to H5 was declined once, or made by a war: it is not on offer because of a tile elsewhere."""
    state = squared(three(G4="t", I4=".", G5="t"), "place temple I4")
    assert public(state)["phase"] == "act"
    both = squared(three(G4="t", G5="t", **TWO))
    assert {text.split()[2] for text in can(both, "build")} == {"H4", "I4"}, "not G4"
    assert why(both, "build black-red G4") == "square-not-new"
    assert why(both, "build black-red H5") == "no-square-of-four"
    assert why(both, "build black-red P11") == "square-off-board"


@pytest.mark.rule("M1")
def test_one_may_stand_in_the_corner_of_the_board() -> None:
    state = squared("map\n     A  B\n  1  .  t\n  2  t t*\n", "place temple A1")
    assert "build black-red A1" in can(state) and sign(done(state, "build black-red A1"), "A1") == "#"
    assert public(done(state, "decline"))["spent"] == ["A1", "B1", "A2", "B2"]


@pytest.mark.rule("M1")
def test_none_stands_below_the_last_row() -> None:
    assert why(squared(), "build black-red H11") == "square-off-board"


@pytest.mark.rule("M5", "R35", "O4")
def test_no_monument_is_ever_built_on_tiles_of_a_declined_square_and_these_alone_are_spent() -> None:
    start = done(squared(), "decline", "pass", "place temple J4")
    later = done(start, "pass", "swap m", "pass", "place temple J5")
    assert public(later)["phase"] == "act" and later.to_move == (1,), "not even turns later"
    state = done(start, "place temple J5")
    assert public(state)["phase"] == "act" and sign(state, "J5") == "t"
    assert public(state)["spent"] == ["H4", "I4", "H5", "I5"]
    state = done(state, "place temple K4", "place temple K5")
    assert set(can(state, "build")) == {"build black-red J4", "build red-blue J4", "build red-green J4"}


@pytest.mark.rule("M5")
def test_everybody_sees_which_tiles_they_are() -> None:
    assert public(done(squared(), "decline"))["spent"] == ["H4", "I4", "H5", "I5"]
    assert public(done(squared(declined="reusable"), "decline"))["spent"] == []
    assert public(done(squared(), "build black-red H4"))["spent"] == []
    assert public(done(squared(), "decline", "destroy H4"))["spent"] == ["I4", "H5", "I5"]


@pytest.mark.rule("O4")
def test_by_the_option_a_later_tile_may_use_them_again() -> None:
    state = done(squared(declined="reusable"), "decline", "place temple J4")
    assert public(state)["phase"] == "act"
    state = done(squared(declined="reusable"), "decline", "pass", "place temple J4", "place temple J5")
    assert {text.split()[2] for text in can(state, "build")} == {"I4"}, "the new square, and not the old one"


@pytest.mark.rule("R35")
def test_spent_tiles_are_told_apart_from_others() -> None:
    """A tile that makes two squares, one of them with spent tiles, offers the other."""
    state = done(squared(), "decline", "pass")
    state = done(state, "place temple J4", "place temple K4", "pass", "place temple K5", "place temple J5")
    assert {text.split()[2] for text in can(state, "build")} == {"J4"}
    assert why(state, "build black-red I4") == "declined-square"


@pytest.mark.rule("R35")
def test_one_spent_tile_is_enough_and_such_a_square_spends_none_of_its_others() -> None:
    """J3 makes a square with the spent I4, and another one without."""
    state = squared("""
        map
             G  H  I  J  K
          2  .  .  .  t  t
          3  .  .  t  .  t
          4  .  t  t  t  .
          5  .  t  t  .  .
        spent H4 I4 H5 I5
        """, "place temple J3")  # fmt: skip
    assert {text.split()[2] for text in can(state, "build")} == {"J2"}
    assert public(done(state, "decline"))["spent"] == ["J2", "K2", "J3", "K3", "H4", "I4", "H5", "I5"]


# what follows


@pytest.mark.rule("M6", "R38")
def test_tiles_face_down_link_and_do_nothing_else() -> None:
    after = done(squared(three(F4="LK", G4="t", J4="PF", J5="t")), "build black-red H4")
    (kingdom,) = public(after)["kingdoms"]
    assert {"F4", "H4", "I4", "H5", "I5", "J4"} <= set(kingdom["squares"])
    assert [leader["temples"] for leader in kingdom["leaders"]] == [1, 1], "G4 and J5 are left"
    assert why(after, "position trader I3") == "leader-no-temple"


@pytest.mark.rule("M6")
def test_they_support_nobody() -> None:
    after = done(squared(three(F4="LP", G4="t")), "build black-red H4")
    (leader,) = public(after)["kingdoms"][0]["leaders"]
    assert (leader["leader"], leader["supporters"], leader["temples"]) == ("priest", 1, 1)


@pytest.mark.rule("L7", "M9")
def test_leaders_that_lose_their_last_temple_go_home() -> None:
    after = done(squared(three(G4="PF", J4="LK", J3="t")), "build black-red H4")
    assert signs(after, "G4 J4") == ". LK", "the king has another temple"
    assert public(after)["players"][1]["leaders"]["farmer"] is None


@pytest.mark.rule("M9")
def test_so_they_do_when_other_tiles_were_not_temples() -> None:
    text = three(G3="t", G4="PF", H4="s", I4="s", H5="s")
    after = done(squared(text, "place settlement I5"), "build black-red H4")
    assert sign(after, "G4") == "PF", "its temple is not one of the four"


@pytest.mark.rule("M8", "R34")
def test_a_treasure_stays_on_its_tile_and_can_still_be_taken() -> None:
    state = position("""
        map
             E  F  G  H  I
          2  ~  .  .  .  .
          3  ~ t*  t  m  t
          4  .  t  .  .  .
        player 1
          hand 6 temple
        """)
    after = done(state, "place temple G4", "build red-green F3")
    assert sign(after, "F3") == "#*" and public(after)["treasures_left"] == 10
    trader = """
        map
             E  F  G  H  I  J  K
          1  ~  ~  ~  ~  ~  s t*
          2  ~  m  m  m  m  .  .
          3  ~ #*  #  m  t LT  .
          4  .  #  #  .  .  .  .
        monument red-green F3
        turned 4 temple
        player 1
          hand 6 temple
        """
    linked = done(position(trader), "place temple J2")
    assert linked.to_move == (0,)
    taken = done(linked, "pass")
    assert public(taken)["phase"] == "treasure" and public(taken)["leave"] == ["K1", "F3"]
    assert sign(done(taken, "leave K1"), "F3") == "#"


@pytest.mark.rule("C3", "M7", "R38")
def test_monuments_cannot_be_destroyed() -> None:
    after = done(squared(), "build black-red H4")
    for square in ("H4", "I4", "H5", "I5"):
        assert why(after, f"destroy {square}") == "catastrophe-on-monument"
        assert why(after, f"place market {square}") == why(after, f"position king {square}") == "square-taken"


@pytest.mark.rule("R38")
def test_the_point_for_the_tile_comes_first_and_the_leader_may_go_home_after_it() -> None:
    after = done(squared(three(G4="PP")), "build black-red H4")
    assert points(after) == [[0] * 4, [0, 1, 0, 0]] and sign(after, "G4") == "."


# after a war


JOIN = """
map
     F  G  H  I  J  K  L
  3  .  .  .  .  .  .  .
  4 LK  t  s  s  .  t PK
  5  .  .  s  .  s  s  .
"""


@pytest.mark.rule("M4", "R37")
def test_the_joining_tile_may_complete_a_square_after_the_war() -> None:
    state = done(position(JOIN + HANDS), "place settlement I5")
    assert public(state)["phase"] == "support", "the war comes first"
    state = done(state, "support 0", "support 0")
    assert public(state)["phase"] == "build" and sign(state, "I5") == "s"
    assert "build black-red H4" in can(state)


@pytest.mark.rule("M4")
def test_not_if_the_war_broke_it() -> None:
    start = position(JOIN + hands("1 settlement", "3 settlement"))
    state = done(start, "place settlement I5", "support 0", "support 2")
    assert public(state)["phase"] == "act" and signs(state, "H4 I4 H5 I5") == ". . . s"


@pytest.mark.rule("R37", "R53")
def test_and_after_a_peaceful_joining() -> None:
    state = done(position(JOIN.replace("PK", "PF") + HANDS), "place settlement I5")
    assert public(state)["phase"] == "build" and points(state) == [[0] * 4] * 2


# income


def income(leaders: str, monument: str = "black-green", turn: int = 1) -> list[list[int]]:
    """The points at the end of a turn of the lion with a monument at H4 and leaders left of it."""
    column = leaders.split()
    cells = "\n".join(
        f"  {row}  {' t' if i < len(column) else ' .'} {column[i] if i < len(column) else ' .'}  t"
        + ("  #  #" if row in (4, 5) else "  .  .")
        for i, row in enumerate((2, 3, 4, 5))
    )
    text = f"map\n     F  G  H  I  J\n{cells}\nmonument {monument} I4\nplayer 1\n  hand 6 temple\n"
    return points(done(position(text), "pass"))


@pytest.mark.rule("M10", "M11")
@pytest.mark.parametrize(
    ("leaders", "monument", "expected"),
    [
        ("LK", "black-green", [1, 0, 0, 0]), ("LT", "black-green", [0, 0, 0, 1]),
        ("LK LT", "black-green", [1, 0, 0, 1]), ("LP LF", "black-green", [0, 0, 0, 0]),
        ("PK PT", "black-green", [0, 0, 0, 0]), ("LK PT", "black-green", [1, 0, 0, 0]),
        ("LK", "red-blue", [0, 0, 0, 0]), ("LK", "black-red", [1, 0, 0, 0]), ("LK", "blue-green", [0, 0, 0, 0]),
    ],
)  # fmt: skip
def test_each_own_leader_of_a_colour_of_the_monument_in_its_kingdom_gives_a_point(
    leaders: str, monument: str, expected: list[int]
) -> None:
    """The king stands in for nobody here."""
    assert income(leaders, monument) == [expected, [0] * 4]


@pytest.mark.rule("T5", "R39")
def test_only_the_active_player_has_it_at_the_end_of_his_own_turn() -> None:
    text = """
        map
             F  G  H  I  J
          3  .  t LK  .  .
          4  . PT  t  #  #
          5  .  .  .  #  #
        monument black-green I4
        """
    state = done(position(text + hands("6 temple", "6 temple")), "pass")
    assert points(state) == [[1, 0, 0, 0], [0] * 4]
    assert points(done(state, "destroy A1")) == [[1, 0, 0, 0], [0] * 4], "not before the end of the turn"
    assert points(done(state, "destroy A1", "pass")) == [[1, 0, 0, 0], [0, 0, 0, 1]]


@pytest.mark.rule("R39")
def test_in_the_turn_of_building_too() -> None:
    after = done(squared(three(F4="LK", G4="t")), "build black-red H4", "pass")
    assert points(after) == [[1, 1, 0, 0], [0] * 4], "red for the temple, black for the monument"


@pytest.mark.rule("M10")
def test_several_monuments_pay_each() -> None:
    text = """
        map
             E  F  G  H  I  J  K
          4  #  #  t LK  t  #  #
          5  #  #  t LT  .  #  #
        monument black-green E4 black-red J4
        turned 8 settlement
        player 1
          hand 6 temple
        """
    assert points(done(position(text), "pass")) == [[2, 0, 0, 1], [0] * 4]


@pytest.mark.rule("M10")
def test_a_leader_in_another_kingdom_has_nothing_of_it() -> None:
    text = """
        map
             E  F  G  H  I  J  K
          3  ~  .  .  .  .  #  #
          4 LK  t  .  t PF  #  #
        monument black-red J3
        player 1
          hand 6 temple
        """
    assert points(done(position(text), "pass")) == [[0] * 4] * 2
