"""Chapter: the end of the game, and who wins."""

import json

import pytest
from tests.games.tigris.naive.reading import world
from tests.games.tigris.positions import can, done, hands, points, position, public, signs, why, with_bag

from lautta.core.game import GameState

# G5 joins F3 and I7 in the kingdom of the lion's trader.
TREASURES = """
map
     E  F  G  H  I
  2  ~  .  .  .  .
  3  ~ t* LT  .  .
  4  .  s  .  .  .
  5  .  s  .  s  s
  6  .  .  .  .  s
  7  .  .  .  . t*
player 1
  treasures {taken}
  hand 3 settlement 3 market
player 2
  hand 6 market
"""


def ended_by(state: GameState) -> str | None:
    return public(state).get("ended_by")


# treasures


@pytest.mark.rule("fault-13", "E1")
@pytest.mark.parametrize(("left", "over"), [("F3 I7 K1", True), ("F3 I7 K1 B2", False), ("F3 I7", True)])
def test_two_treasures_or_fewer_at_the_end_of_a_turn_end_the_game(left: str, over: bool) -> None:
    state = position(TREASURES.format(taken=10 - len(left.split())), left=left)
    state = done(state, "place settlement G5", "pass", "leave F3")
    assert state.over is over and ended_by(state) == ("treasures" if over else None)
    assert public(state)["treasures_left"] == len(left.split()) - 1


@pytest.mark.rule("fault-12", "E1", "R46")
def test_not_in_mid_turn() -> None:
    state = position(TREASURES.format(taken=7), left="F3 I7 K1", treasures="end_of_action")
    state = done(state, "place settlement G5", "leave F3")
    assert public(state)["treasures_left"] == 2 and not state.over and state.to_move == (0,)
    after = done(state, "swap m")
    assert after.over and ended_by(after) == "treasures"


@pytest.mark.rule("fault-5", "R46")
def test_the_last_turn_is_paid_and_filled_up() -> None:
    text = """
        map
             E  F  G  H  I  J
          2  ~  .  .  .  .  .
          3  ~ t* LT  .  .  .
          4  .  s  .  .  .  .
          5  .  s  .  s  #  #
          6  .  .  .  .  #  #
          7  .  .  .  . t*  .
        monument blue-green I5
        turned 4 market
        player 1
          treasures {taken}
          hand 3 settlement 3 market
        player 2
          hand 6 market
        """
    state = done(position(text.format(taken=7), left="F3 I7 K1"), "place settlement G5", "pass", "leave F3")
    assert state.over and points(state)[0] == [0, 0, 0, 1], "the monument pays at the end of this turn too"
    assert [sum(seat.hand) for seat in world(state).seats] == [6, 6]


# the bag

SHORT = hands("5 market 1 temple", "6 market")


@pytest.mark.rule("E2")
def test_the_game_ends_when_somebody_cannot_fill_up() -> None:
    state = with_bag(SHORT, "")
    after = done(state, "place market H5", "pass")
    assert after.over and ended_by(after) == "bag" and sum(world(after).seats[0].hand) == 5


@pytest.mark.rule("fault-11", "R44")
def test_an_empty_bag_alone_does_not_end_it_nor_does_drawing_the_very_last_tile() -> None:
    after = done(with_bag(SHORT, ""), "pass")
    assert not after.over and after.to_move == (1,)
    after = done(with_bag(SHORT, "1 temple"), "place market H5", "pass")
    assert not after.over and public(after)["bag"] == 0 and sum(world(after).seats[0].hand) == 6
    after = done(with_bag(SHORT, "2 temple"), "place market H5", "place market H6")
    assert not after.over and public(after)["bag"] == 0


@pytest.mark.rule("E2")
def test_it_ends_as_well_if_it_is_another_player_who_cannot() -> None:
    state = with_bag("player 1\n  hand 6 market\nplayer 2\n  hand 5 market", "")
    assert done(state, "pass").over


@pytest.mark.rule("E3", "R45")
def test_in_a_swap_it_ends_at_once() -> None:
    state = with_bag(SHORT, "1 temple")
    after = done(state, "swap mm")
    assert after.over and ended_by(after) == "bag" and after.to_move == ()
    assert public(after)["actions"] == 0, "the other action is not left"
    after = done(state, "swap m", "swap m")
    assert after.over and ended_by(after) == "bag"


@pytest.mark.rule("fault-5", "R45")
def test_without_income_and_treasures_of_that_turn() -> None:
    text = """
        map
             E  F  G  H  I
          2  ~  .  .  .  .
          3  ~ t* LT  #  #
          4  .  s  .  #  #
          5  .  s  s  s  s
          6  .  .  .  .  s
          7  .  .  .  . t*
        monument blue-green H3
        """
    text += hands("6 market", "6 market")
    after = done(with_bag(text, ""), "swap m")
    assert after.over and points(after) == [[0] * 4] * 2 and signs(after, "F3 I7") == "t* t*"
    assert after.record.players[0].treasures == 0
    later = done(with_bag(text, ""), "place market J1", "pass", "leave F3")
    assert later.over and points(later) == [[0, 0, 0, 1], [0] * 4], "at the end of a turn they are paid before"
    assert later.record.players[0].treasures == 1


@pytest.mark.rule("E3")
def test_points_had_before_stay() -> None:
    text = "map\n     G  H\n  4 LK  t\nplayer 1\n  hand 1 settlement 5 market\nplayer 2\n  hand 6 market"
    after = done(with_bag(text, ""), "place settlement G3", "swap m")
    assert after.over and points(after) == [[1, 0, 0, 0], [0] * 4]


# passing

# The lion's farmer and trader are in the kingdom of a monument of their colours.
PAYING = """
passes 1
map
     E  F  G  H  I
  3  ~ t* LT  #  #
  4  .  . LF  #  #
  5  .  t  t  .  .
monument blue-green H3
turned 4 market
""" + hands("6 market", "6 market")


def tired(players: int, **options: str) -> GameState:
    """Nobody has a leader on the board, and all have six tiles."""
    return position(f"seats {players}\n" + hands(*["6 market"] * players), **options)


@pytest.mark.rule("R55", "O8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_passing_does_not_end_the_game(players: int) -> None:
    state = tired(players)
    for number in range(300):
        state = done(state, "pass")
        assert not state.over and public(state)["passes"] == min(number + 1, players), "counted no further"
    assert state.to_move == (300 % players,) and "place market H4" in can(state)
    assert state.status() == [] and state.game.from_bytes(state.bytes()) == state


@pytest.mark.rule("O8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_by_the_option_it_does_when_all_pass_their_whole_turns_one_after_another(players: int) -> None:
    state = tired(players, passing="end")
    for _ in range(players - 1):
        state = done(state, "pass")
        assert not state.over
    state = done(state, "pass")
    assert state.over and ended_by(state) == "passes" and state.result
    assert state.result.winners == tuple(range(players))


@pytest.mark.rule("O8")
def test_but_not_while_monuments_pay() -> None:
    state = done(position(PAYING, passing="end"), "pass")
    assert not state.over and points(state)[0] == [0, 0, 1, 1] and public(state)["passes"] == 0
    state = done(state, "pass", "pass", "pass")
    assert not state.over and points(state)[0] == [0, 0, 2, 2]
    state = done(state, "withdraw farmer", "withdraw trader", "pass", "pass")
    assert state.over and ended_by(state) == "passes", "now nothing more would come"


@pytest.mark.rule("O8")
def test_an_action_in_between_starts_the_count_again() -> None:
    state = done(tired(2, passing="end"), "pass", "swap m", "pass")
    assert not state.over and public(state)["passes"] == 0
    assert done(state, "pass", "pass").over


@pytest.mark.rule("O8")
def test_a_passed_second_action_is_no_passed_turn() -> None:
    assert not done(tired(2, passing="end"), "swap m", "pass", "pass").over


# the count


def final(*seats: str) -> GameState:
    """A game over, with points of black, red, blue and green, and treasures: `11 9 10 13 +3`."""
    names = ("black", "red", "blue", "green")
    text = f"seats {len(seats)}\n"
    for number, seat in enumerate(seats, 1):
        *values, treasures = seat.split()
        text += f"player {number}\n  treasures {int(treasures)}\n  hand 5 farm\n"
        text += "  points " + " ".join(f"{n} {name}" for n, name in zip(values, names, strict=True) if n != "0") + "\n"
    taken = sum(int(seat.split()[-1]) for seat in seats)
    left = ["K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"][taken:]
    state = done(with_bag(text.replace("  points \n", ""), "", left=" ".join(left)), "pass")
    assert state.over and state.result
    return state


def winners(*seats: str) -> tuple[int, ...]:
    result = final(*seats).result
    assert result
    return result.winners


@pytest.mark.rule("E5")
def test_the_weakest_colour_decides() -> None:
    assert winners("5 5 5 5 +0", "4 30 30 30 +0") == (0,)
    assert winners("5 5 5 5 +0", "30 6 30 30 +0") == (1,)


@pytest.mark.rule("fault-16", "E5")
def test_then_the_second_weakest_and_so_on() -> None:
    assert winners("5 6 9 9 +0", "5 7 7 7 +0") == (1,)
    assert winners("9 5 6 7 +0", "6 5 8 8 +0") == (1,)
    assert winners("5 6 7 9 +0", "8 7 6 5 +0") == (0,)


@pytest.mark.rule("A4", "R47")
def test_treasures_are_points_of_any_colour_placed_as_well_as_can_be() -> None:
    state = final("3 4 9 9 +3", "5 5 5 5 +0")
    assert state.scores == (5, 5) and state.result and state.result.winners == (0,), "5 5 9 9 against 5 5 5 5"
    assert final("0 0 0 0 +4", "1 1 1 0 +1").scores == (1, 1)
    assert final("2 5 5 5 +2", "9 9 9 9 +0").scores == (4, 9)


@pytest.mark.rule("fault-16")
def test_the_number_of_treasures_counts_for_nothing_else() -> None:
    assert winners("4 5 6 6 +1", "5 5 6 7 +0") == (1,), "5 5 6 6 against 5 5 6 7, for all his treasures"
    assert winners("4 5 6 6 +1", "5 5 6 6 +0") == (0, 1)


@pytest.mark.rule("fault-16")
def test_totals_count_for_nothing() -> None:
    assert winners("5 6 30 30 +0", "5 7 7 7 +0") == (1,)


@pytest.mark.rule("fault-17", "R48")
def test_level_in_all_four_they_share_the_win() -> None:
    assert winners("5 6 7 8 +0", "8 7 6 5 +0") == (0, 1)
    assert winners("5 6 7 8 +0", "8 7 6 5 +0", "4 6 7 8 +1") == (0, 1, 2)
    assert winners("5 6 7 8 +0", "5 6 7 7 +0", "8 5 7 6 +0", "9 9 9 4 +0") == (0, 2)


@pytest.mark.rule("E5")
def test_scores_are_those_of_the_weakest_colour_with_treasures() -> None:
    assert final("11 9 10 13 +3", "12 10 7 14 +3", "0 0 0 0 +0").scores == (11, 10, 0)


@pytest.mark.rule("R47")
def test_the_result_tells_how_it_came_about() -> None:
    state = final("3 4 9 9 +3", "5 5 5 5 +0")
    assert state.result
    told = state.result.explanation
    assert told["ended_by"] == "bag" and json.loads(json.dumps(told)) == told
    assert [player["treasures"] for player in told["players"]] == [3, 0]
    assert told["players"][0]["points"] == {"black": 3, "red": 4, "blue": 9, "green": 9}
    assert told["players"][0]["placed"] == {"black": 5, "red": 5, "blue": 9, "green": 9}


@pytest.mark.rule("E4")
def test_screens_are_lifted_at_the_end_and_not_before() -> None:
    state = final("3 4 9 9 +3", "5 5 5 5 +0")
    table = public(state)
    assert [player["points"] for player in table["players"]] == [
        {"black": 3, "red": 4, "blue": 9, "green": 9},
        {"black": 5, "red": 5, "blue": 5, "green": 5},
    ]
    assert [player["treasures"] for player in table["players"]] == [3, 0]
    assert tuple(player["score"] for player in table["players"]) == state.scores == (5, 5)


@pytest.mark.rule("E4")
def test_when_it_is_over_nothing_can_be_done() -> None:
    state = final("3 4 9 9 +3", "5 5 5 5 +0")
    assert state.to_move == () and state.legal(0) == [] == state.legal(1)
    assert why(state, "pass", 0) == why(state, "destroy A1", 1) == "game-over"


@pytest.mark.rule("R46")
def test_treasures_end_the_game_even_if_somebody_cannot_fill_up_either() -> None:
    state = with_bag(TREASURES.format(taken=7), "", left="F3 I7 K1")
    assert done(state, "place settlement G5", "pass", "leave F3").over
