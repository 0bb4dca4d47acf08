"""Chapter: wars, the conflicts between kingdoms."""

import pytest
from tests.games.tigris.naive.reading import world
from tests.games.tigris.positions import can, conflict, done, hands, points, position, private, public, sign, signs, why

from lautta.core.game import GameState

# I4 joins the lion's kingdom (two settlements) with the pot's (one).
KINGS = """
map
     F  G  H  I  J  K  L
  3  .  .  .  .  .  .  .
  4 LK  t  s  .  s  t PK
  5  .  s  .  .  .  .  .
"""
HANDS = hands(*["3 settlement 2 temple 1 market"] * 2)
# Kings, priests, farmers and traders: all four of the lion on the left, all four of the pot on the right.
ALL = """
map
     F  G  H  I  J  K  L
  3 LP  t LT  . PT  t PP
  4 LK  t  t  .  t  t PK
  5 LF  t  m  .  m  t PF
  6  .  s  .  .  .  s  .
"""


def war(text: str = KINGS + HANDS, tile: str = "temple", **options: str) -> GameState:
    return done(position(text, **options), f"place {tile} I4")


# when


@pytest.mark.rule("fault-21", "W3")
def test_joining_kingdoms_with_equal_leaders_is_war() -> None:
    state = war()
    told = conflict(state)
    assert (told["kind"], told["leader"], told["colour"]) == ("war", "king", "black")
    assert public(state)["phase"] == "support" and public(state)["joining"] == "I4"


@pytest.mark.rule("fault-27", "W6")
@pytest.mark.parametrize(("leader", "tile"), [("K", "settlement"), ("P", "temple"), ("F", "farm"), ("T", "market")])
def test_supporters_are_tiles_in_the_colour_of_the_leaders_not_of_the_joining_tile(leader: str, tile: str) -> None:
    text = KINGS.replace("LK", f"L{leader}").replace("PK", f"P{leader}")
    hand = "player 1\n  hand 2 settlement 1 temple 1 farm 2 market\nplayer 2\n  hand 1 temple\n"
    state = war(text + hand, tile="market" if tile != "market" else "settlement")
    told = conflict(state)
    assert (told["attacker"]["board"], told["defender"]["board"]) == {
        "settlement": (2, 1),
        "temple": (1, 1),
        "farm": (0, 0),
        "market": (0, 0),
    }[tile]
    held = private(state, 0)["hand"].get(tile, 0)
    assert can(state) == [f"support {n}" for n in range(held + 1)]


@pytest.mark.rule("W6", "R22")
def test_all_supporters_in_the_kingdom_count_not_only_those_beside_the_leader() -> None:
    told = conflict(war())
    assert sorted(told["attacker"]["squares"]) == ["G5", "H4"] and told["defender"]["squares"] == ["J4"]


@pytest.mark.rule("W6", "R22")
def test_supporters_of_other_kingdoms_do_not_count() -> None:
    state = war(KINGS.replace("  3  .  .  .", "  2  s  s  s  .  .  s  s\n  3  .  .  .") + HANDS)
    assert (conflict(state)["attacker"]["board"], conflict(state)["defender"]["board"]) == (2, 1)


@pytest.mark.rule("M5")
def test_where_tiles_of_a_declined_square_have_left_nothing_is_spent() -> None:
    state = war("spent J4\n" + KINGS + HANDS)
    assert public(state)["spent"] == ["J4"]
    after = done(state, "support 0", "support 0")
    assert sign(after, "J4") == "." and public(after)["spent"] == []


# attacker and defender


@pytest.mark.rule("W5", "R21")
@pytest.mark.parametrize(
    ("active", "attacker", "defender"),
    [(1, 0, 2), (3, 2, 0), (2, 2, 0), (4, 0, 2)],
    ids=["lion", "archer", "pot", "bull"],
)
def test_the_active_player_attacks_if_his_leader_is_in_it_else_the_next_one_in_turn(
    active: int, attacker: int, defender: int
) -> None:
    state = war(f"seats 4\nseat {active}\n{KINGS.replace('PK', 'AK')}{hands(*['2 temple'] * 4)}")
    told = conflict(state)
    assert (told["attacker"]["seat"], told["defender"]["seat"]) == (attacker, defender)
    assert state.to_move == (attacker,) and done(state, "support 0").to_move == (defender,)
    assert public(done(state, "support 0", "support 0"))["seat"] == active - 1


@pytest.mark.rule("W7")
def test_attacker_first_and_openly_then_the_defender_each_once() -> None:
    state = war()
    assert state.to_move == (0,) and can(state) == [f"support {n}" for n in range(4)]
    state = done(state, "support 2")
    assert conflict(state)["attacker"]["added"] == 2 and conflict(state)["defender"]["added"] is None
    assert state.to_move == (1,) and can(state) == [f"support {n}" for n in range(4)]
    assert public(done(state, "support 1"))["phase"] == "act"


@pytest.mark.rule("H2")
def test_both_are_asked_even_if_they_have_nothing_to_add() -> None:
    state = war(KINGS + "player 1\n  hand 1 temple\nplayer 2\n  hand 4 market")
    assert can(state) == ["support 0"] and state.to_move == (0,)
    state = done(state, "support 0")
    assert can(state) == ["support 0"] and state.to_move == (1,), "or hidden hands would be told"


@pytest.mark.rule("W7")
def test_not_more_than_there_are() -> None:
    assert why(war(), "support 4") == "too-few-supporters"
    assert why(war(), "decline") == "not-now-conflict" and why(war(), "war king") == "not-now-conflict"


# result


@pytest.mark.rule("W8", "W9", "R28")
def test_more_supporters_win_and_the_loser_loses_leader_and_supporters_each_a_point() -> None:
    after = done(war(), "support 0", "support 0")
    assert signs(after, "F4 L4") == "LK ."
    after = done(war(), "support 0", "support 2")
    assert signs(after, "F4 H4 G5 G4 J4 K4 L4") == ". . . t s t PK"
    assert points(after) == [[0] * 4, [3, 0, 0, 0]] and public(after)["gone"] == {"settlement": 2 + 2}


@pytest.mark.rule("W8", "R16")
def test_the_defender_wins_a_tie() -> None:
    after = done(war(), "support 1", "support 2")
    assert signs(after, "F4 L4 H4 G5") == ". PK . ."
    assert points(after) == [[0] * 4, [3, 0, 0, 0]]


@pytest.mark.rule("W10", "R18", "R28")
def test_tiles_added_give_nothing_and_leave_the_game_on_both_sides() -> None:
    before = war()
    after = done(before, "support 3", "support 1")
    assert points(after) == [[2, 0, 0, 0], [0] * 4]
    assert public(after)["gone"] == {"settlement": 1 + 4} and world(after).bag == world(before).bag
    assert private(after, 0)["hand"] == {"temple": 1, "market": 1}
    assert private(after, 1)["hand"] == {"settlement": 2, "temple": 2, "market": 1}


@pytest.mark.rule("R28")
def test_three_against_four_gives_four_points() -> None:
    state = war(
        """
        map
             F  G  H  I  J  K  L
          3  .  .  s  .  s  .  .
          4 LK  t  s  .  s  t PK
          5  .  s  s  .  s  .  .
        """
        + HANDS
    )
    assert points(done(state, "support 0", "support 0")) == [[4, 0, 0, 0], [0] * 4]


@pytest.mark.rule("R17")
def test_tiles_may_be_added_without_hope() -> None:
    state = war(KINGS + "player 1\n  hand 1 temple\nplayer 2\n  hand 1 settlement")
    after = done(state, "support 0", "support 1")
    assert points(after) == [[0] * 4, [3, 0, 0, 0]], "two against two: the defender's"
    state = war(KINGS.replace("  5  .  s", "  5  s  s") + "player 1\n  hand 1 temple\nplayer 2\n  hand 1 settlement")
    after = done(state, "support 0", "support 1")
    assert points(after) == [[2, 0, 0, 0], [0] * 4] and private(after, 1)["hand"] == {}


@pytest.mark.rule("W8")
def test_a_war_without_supporters_is_worth_the_leader() -> None:
    text = KINGS.replace("K", "F").replace("     F  G  H  I  J  F  L", "     F  G  H  I  J  K  L")
    after = done(war(text + HANDS), "support 0", "support 0")
    assert points(after) == [[0] * 4, [0, 0, 1, 0]], "nothing against nothing: the defender's"


# the joining tile


@pytest.mark.rule("fault-8", "R23", "R54")
def test_the_joining_tile_supports_nobody_and_gives_no_point_before_or_after() -> None:
    state = war(tile="settlement")
    told = conflict(state)
    assert (told["attacker"]["board"], told["defender"]["board"]) == (2, 1)
    assert "I4" not in told["attacker"]["squares"] + told["defender"]["squares"]
    assert points(state) == [[0] * 4] * 2
    after = done(state, "support 0", "support 0")
    assert points(after) == [[2, 0, 0, 0], [0] * 4], "only for the war: a settlement and a king"


@pytest.mark.rule("R24")
def test_the_joining_tile_is_never_removed() -> None:
    for answers in (("support 0", "support 0"), ("support 0", "support 2")):
        after = done(war(tile="settlement"), *answers)
        assert sign(after, "I4") == "s"
    assert points(done(war(tile="settlement"), "support 0", "support 2")) == [[0] * 4, [3, 0, 0, 0]]


@pytest.mark.rule("W2", "W13", "R23", "R24")
def test_not_even_in_a_later_war_until_all_are_over() -> None:
    """It is in neither kingdom as long as the marker lies on it."""
    state = done(position(ALL + "player 1\n  hand 2 market\nplayer 2\n"), "place market I4", "war king")
    traders = done(state, "support 0", "support 0", "war trader")
    assert conflict(traders)["attacker"]["squares"] == ["H5"] and conflict(traders)["defender"]["squares"] == ["J5"]
    seen = []
    while public(state)["phase"] != "act":
        seen.append((public(state)["joining"], sign(state, "I4")))
        state = done(state, can(state)[-1])
    assert set(seen) == {("I4", "m")} and len(seen) > 8
    assert public(state)["joining"] is None and sign(state, "I4") == "m"


@pytest.mark.rule("W13", "R23")
def test_then_it_is_a_tile_like_others() -> None:
    after = done(war(tile="settlement"), "support 0", "support 0")
    (kingdom,) = [k for k in public(after)["kingdoms"] if "F4" in k["squares"]]
    assert "I4" in kingdom["squares"]
    (leader,) = [leader for leader in kingdom["leaders"] if leader["leader"] == "king"]
    assert leader["supporters"] == 3


@pytest.mark.rule("R25")
def test_a_group_without_leader_at_the_joining_tile_supports_nobody_and_stays() -> None:
    state = war(
        """
        map
             F  G  H  I  J  K  L
          2  .  .  .  s  .  .  .
          3  .  .  .  s  .  .  .
          4 LK  t  s  .  s  t PK
          5  .  s  .  .  .  .  .
        """
        + HANDS
    )
    told = conflict(state)
    assert (told["attacker"]["board"], told["defender"]["board"]) == (2, 1)
    after = done(state, "support 0", "support 2")
    assert signs(after, "I2 I3 I4") == "s s t"


# priests


PRIESTS = """
map
     F  G  H  I  J  K  L  M  N
  3  .  .  .  .  .  t  m  ~  ~
  4 LP  t  t  .  m  t PP  .  ~
  5  .  t  .  .  .  t  t PK  .
"""
RED_HANDS = hands("4 temple", "4 temple")


@pytest.mark.rule("fault-19", "W11", "R29")
def test_in_a_war_of_priests_temples_beside_other_leaders_stay_and_score_nothing() -> None:
    state = war(PRIESTS + RED_HANDS)
    assert (conflict(state)["attacker"]["board"], conflict(state)["defender"]["board"]) == (3, 4), "they do count"
    after = done(state, "support 2", "support 0")
    assert signs(after, "K3 K4 L4 K5 L5 M5") == ". . . . t PK"
    assert points(after) == [[0, 3 + 1, 0, 0], [0] * 4]


@pytest.mark.rule("fault-18", "W11", "R29")
def test_and_so_do_temples_with_treasures() -> None:
    state = war(
        """
        map
             F  G  H  I  J  K  L  M  N
          4 LP  t  t  .  m  t PP  .  ~
          5  .  .  .  .  .  .  t  s t*
        """
        + RED_HANDS
    )
    assert conflict(state)["defender"]["board"] == 3
    after = done(state, "support 3", "support 0")
    assert signs(after, "K4 L4 L5 N5") == ". . . t*" and points(after) == [[0, 3, 0, 0], [0] * 4]


@pytest.mark.rule("W11")
def test_a_temple_that_lost_its_treasure_is_like_others() -> None:
    state = war("""
        map
             F  G  H  I  J  K  L  M  N
          4 LP  t  t  .  m  t PP  .  ~
          5  .  .  .  .  .  .  t  s  t
        player 1
          treasures 1
          hand 4 temple
        """)
    after = done(state, "support 3", "support 0")
    assert sign(after, "N5") == "." and points(after) == [[0, 4, 0, 0], [0] * 4]


@pytest.mark.rule("fault-20", "W11", "R29")
def test_temples_beside_the_losing_priest_alone_leave() -> None:
    after = done(war(PRIESTS + RED_HANDS), "support 0", "support 0")
    assert signs(after, "F4 G4 H4 G5 I4") == ". . . . t"
    assert points(after) == [[0] * 4, [0, 4, 0, 0]]


@pytest.mark.rule("W9")
def test_in_other_wars_tiles_beside_leaders_leave_too() -> None:
    state = war(
        """
        map
             F  G  H  I  J  K  L
          3  .  .  .  .  .  t  .
          4 LK  t  s  .  s PT  .
          5  .  s  .  .  .  t PK
        """
        + HANDS
    )
    after = done(state, "support 0", "support 0")
    assert signs(after, "J4 K4 L5") == ". PT ." and points(after) == [[2, 0, 0, 0], [0] * 4]


@pytest.mark.rule("fault-19", "R49")
def test_no_other_leader_ever_loses_its_last_temple_in_a_war() -> None:
    state = war(
        """
        map
             F  G  H  I  J  K  L  M
          3  .  .  .  .  . PT  .  ~
          4 LP  t  t  .  m  t PP  t
          5  .  .  .  .  .  .  t LK
        """
        + RED_HANDS,
        tile="temple",
    )
    after = done(state, "support 3", "support 0")
    assert signs(after, "K3 K4 L4 M4 L5 M5") == "PT t . t t LK"
    assert points(after) == [[0, 1, 0, 0], [0] * 4], "every temple is beside another leader"


# several wars


@pytest.mark.rule("fault-24", "W4")
def test_the_active_player_picks_the_war_when_there_are_several() -> None:
    state = war(ALL + HANDS)
    assert public(state)["phase"] == "war" and state.to_move == (0,)
    assert can(state) == ["war king", "war priest", "war farmer", "war trader"]
    assert public(state)["wars"] == ["king", "priest", "farmer", "trader"]
    assert why(state, "pass") == "not-now-conflict" == why(state, "support 0")


@pytest.mark.rule("R20")
def test_even_if_none_of_his_leaders_is_in_them() -> None:
    state = war(f"seats 3\nseat 3\n{ALL}{HANDS}player 3\n  hand 1 temple")
    assert state.to_move == (2,) and public(state)["phase"] == "war"
    state = done(state, "war trader")
    assert (conflict(state)["attacker"]["seat"], conflict(state)["defender"]["seat"]) == (0, 1)
    assert done(state, "support 0", "support 0").to_move == (2,), "and again after it"


@pytest.mark.rule("R20")
def test_a_single_war_is_not_asked_for() -> None:
    state = war()
    assert public(state)["phase"] == "support"
    assert why(war(ALL.replace("LF", " .") + HANDS), "war farmer") == "not-in-conflict"


@pytest.mark.rule("fault-24", "G3", "W4", "W13")
@pytest.mark.parametrize(("order", "red"), [("king priest farmer trader", 2), ("farmer trader king priest", 5)])
def test_each_war_is_settled_and_the_next_picked_in_any_order(order: str, red: int) -> None:
    """Ties all, 1-1, 4-4, 0-0 and 1-1; of the temples only G4 is beside no other leader, until these have gone home."""
    state = war(ALL + HANDS)
    for number, leader in enumerate(order.split()):
        assert public(state)["phase"] == ("war" if number < 3 else "support"), "the last one is not asked for"
        if number < 3:
            state = done(state, f"war {leader}")
        assert conflict(state)["leader"] == leader
        state = done(state, "support 0", "support 0")
    assert public(state)["phase"] == "act" and public(state)["actions"] == 1
    assert points(state) == [[0] * 4, [2, red, 1, 2]]
    for kingdom in public(state)["kingdoms"]:
        leaders = [leader["leader"] for leader in kingdom["leaders"]]
        assert len(leaders) == len(set(leaders))


SPLIT = """
map
     F  G  H  I  J  K  L  M
  3  .  .  .  .  .  . PT  ~
  4 LK  t  m  .  m  m  t  .
  5  . LT  .  .  .  . PK  .
  6  .  .  .  .  .  .  .  .
"""


@pytest.mark.rule("W12")
def test_a_war_may_cut_kingdoms_apart_so_that_another_happens_only_if_it_is_fought_first() -> None:
    hands = "player 1\n  hand 3 market 1 settlement 2 temple\nplayer 2\n  hand 1 market\n"
    start = done(position(SPLIT + hands), "place settlement I4")
    state = done(start, "war trader", "support 3", "support 0")
    assert public(state)["phase"] == "act" and signs(state, "F4 L5 J4 K4 L3") == "LK PK . . ."
    assert len(public(state)["kingdoms"]) == 2 and public(state)["joining"] is None
    assert points(state) == [[0, 0, 0, 3], [0] * 4]
    state = done(start, "war king", "support 0", "support 0")
    assert points(state) == [[0] * 4, [1, 0, 0, 0]] and conflict(state)["leader"] == "trader"


# a war that cuts off supporters of another


CUT = """
map
     F  G  H  I  J  K  L
  2  .  .  .  . PT  .  .
  3  .  t LT  .  t PK  .
  4 LK  t  m  .  s  .  .
  5  .  s  .  .  m  s  s
"""


@pytest.mark.rule("fault-14", "R22", "R26")
def test_supporters_that_were_cut_off_in_one_war_do_not_help_in_the_next() -> None:
    """K5 and L5 hang on the market J5: without it they are no part of the kingdom of the pot's king any more."""
    hands = "player 1\n  hand 3 market 1 settlement 2 temple\nplayer 2\n  hand 1 market\n"
    start = done(position(CUT + hands), "place temple I4")
    kings = conflict(done(start, "war king"))
    assert (kings["attacker"]["board"], kings["defender"]["board"]) == (1, 3)
    after = done(start, "war trader", "support 2", "support 0")
    kings = conflict(after)
    assert kings["leader"] == "king" and (kings["attacker"]["board"], kings["defender"]["board"]) == (1, 1)
    assert kings["defender"]["squares"] == ["J4"]
    end = done(after, "support 0", "support 0")
    assert points(end) == [[0, 0, 0, 2], [2, 0, 0, 0]], "a tie, and the pot takes the lion's settlement and king"


@pytest.mark.rule("fault-1", "fault-2", "fault-14", "R26", "R27")
def test_after_a_split_into_three_the_wars_that_are_left_are_fought() -> None:
    """The pot's markets go: its farmer in the north and its king in the east both still meet the lion's at H4."""
    text = """
        map
             F  G  H  I  J  K  L
          2  .  .  t PF  m  .  .
          3  .  .  s  .  m PT  .
          4 LK  t  .  s  m  t  .
          5 LF  t  .  t PK  .  .
          6 LT  t  .  .  .  .  .
        """
    start = done(position(text + hands("3 market 1 temple", "1 market")), "place temple H4")
    assert can(start) == ["war king", "war farmer", "war trader"]
    after = done(start, "war trader")
    assert (conflict(after)["attacker"]["board"], conflict(after)["defender"]["board"]) == (0, 3)
    after = done(after, "support 3", "support 0")
    assert signs(after, "K3 J2 J3 J4") == "PT m m m", "three against three is the defender's"
    start = position(text + hands("4 market 1 temple", "1 market"))
    after = done(start, "place temple H4", "war trader", "support 4", "support 0")
    assert signs(after, "K3 J2 J3 J4 F6") == ". . . . LT"
    assert len(public(after)["kingdoms"]) == 3, "lion, the pot's farmer, the pot's king"
    assert can(after) == ["war king", "war farmer"], "neither is in all three, and both are fought"
    kings = done(after, "war king")
    assert (conflict(kings)["attacker"]["board"], conflict(kings)["defender"]["board"]) == (0, 1), (
        "the settlement H3 is with the farmer now"
    )
    end = done(kings, "support 0", "support 0")
    assert conflict(end)["leader"] == "farmer"
    end = done(end, "support 0", "support 0")
    assert public(end)["phase"] == "act" and signs(end, "F4 F5 J5 I2 F6") == ". . PK PF LT"
    assert points(end) == [[0, 0, 0, 4], [1, 0, 1, 0]]


# others


@pytest.mark.rule("fault-15")
def test_a_leader_elsewhere_on_the_board_is_not_dragged_in() -> None:
    state = war(f"""seats 4
map
     E  F  G  H  I  J  K  L
  1  ~  ~  ~  ~  ~  .  . AK
  2  ~  .  .  .  .  .  .  t
  4  . LK  t  s  .  s  t PK
  5  .  .  s  .  .  .  .  .
  7  .  .  .  . t* BK  .  .
  8  ~  ~  ~  .  s  .  .  .
{HANDS}player 3
  hand 1 temple
player 4
  hand 1 temple
""")
    told = conflict(state)
    assert {told["attacker"]["seat"], told["defender"]["seat"]} == {0, 1}
    after = done(state, "support 0", "support 0")
    assert signs(after, "L1 J7 I8") == "AK BK s" and sign(after, "L4") == "."


@pytest.mark.rule("R51")
def test_a_player_may_attack_in_one_war_and_defend_in_the_next() -> None:
    text = """seats 3
map
     F  G  H  I  J  K  L
  3 LT  .  .  .  . PT  .
  4  t AK  s  .  m  t LK
"""
    state = done(position(f"seat 3\n{text}{hands(*['2 temple'] * 3)}"), "place temple I4")
    kings, traders = done(state, "war king"), done(state, "war trader")
    assert (conflict(kings)["attacker"]["seat"], conflict(kings)["defender"]["seat"]) == (2, 0)
    assert (conflict(traders)["attacker"]["seat"], conflict(traders)["defender"]["seat"]) == (0, 1)


@pytest.mark.rule("R50")
def test_removing_a_leader_may_split_a_kingdom_without_new_conflicts() -> None:
    state = war(
        """
        map
             F  G  H  I  J  K  L
          3  .  .  .  .  t PT  .
          4 LK  t  s  . PK  .  .
          5  .  .  .  .  t PF  .
        """
        + HANDS
    )
    assert len(public(state)["kingdoms"]) == 2
    after = done(state, "support 0", "support 0")
    assert public(after)["phase"] == "act" and sign(after, "J4") == "."
    assert sorted(len(k["squares"]) for k in public(after)["kingdoms"]) == [2, 2, 4]


@pytest.mark.rule("M6")
def test_monuments_link_but_do_not_support() -> None:
    state = war(
        """
        map
             F  G  H  I  J  K  L  M
          4 LK  t  s  .  #  #  t PK
          5  .  .  .  .  #  #  .  .
        monument black-red J4
        turned 4 settlement
        """
        + HANDS
    )
    assert (conflict(state)["attacker"]["board"], conflict(state)["defender"]["board"]) == (1, 0)
    after = done(state, "support 0", "support 0")
    assert signs(after, "J4 K4 J5 K5 M4") == "# # # # ." and points(after) == [[1, 0, 0, 0], [0] * 4]
