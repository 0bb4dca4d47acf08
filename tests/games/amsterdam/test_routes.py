"""Chapter: building routes."""

from typing import Any

import pytest
from tests.games.amsterdam.positions import AMSTERDAM, data, done, position, private, public, why

from lautta.core.game import GameState
from lautta.games.amsterdam.game import GAME

GREEN_OF_THREE, GREY_OF_THREE = "R38", "R14"


def holding(hand: str, more: str = "", seats: int = 2) -> GameState:
    return position(f"seats {seats}\nplayer 1\n  hand {hand}\n{more}")


def payments(state: GameState, route: str) -> list[str]:
    return [action.args["cards"] for action in state.actions() if action.args.get("route") == route]


# payments


@pytest.mark.rule("R1")
def test_a_green_route_of_three_is_paid_in_four_ways() -> None:
    state = holding("3 green 3 wild")
    assert payments(state, GREEN_OF_THREE) == ["green", "green+1", "green+2", "wild"]


@pytest.mark.rule("R1")
@pytest.mark.parametrize(
    ("payment", "left", "paid"),
    [
        ("green", {"wild": 3}, {"green": 3}),
        ("green+1", {"green": 1, "wild": 2}, {"green": 2, "wild": 1}),
        ("green+2", {"green": 2, "wild": 1}, {"green": 1, "wild": 2}),
        ("wild", {"green": 3}, {"wild": 3}),
    ],
)
def test_each_payment_takes_just_these_cards(payment: str, left: dict[str, int], paid: dict[str, int]) -> None:
    state = done(holding("3 green 3 wild"), f"build {GREEN_OF_THREE} {payment}")
    assert private(state, 0)["hand"] == left and public(state)["discard"] == paid
    assert public(state)["owners"] == {GREEN_OF_THREE: 0}


@pytest.mark.rule("R1")
@pytest.mark.parametrize(
    ("hand", "payment", "reason"),
    [
        ("2 green 3 wild", "green", "too-few-cards"),
        ("1 green 3 wild", "green+1", "too-few-cards"),
        ("3 blue 3 wild", "green+2", "too-few-cards"),
        ("3 green 0 wild", "green+1", "too-few-wilds"),
        ("3 green 1 wild", "green+2", "too-few-wilds"),
        ("3 green 2 wild", "wild", "too-few-wilds"),
        ("3 blue 3 wild", "blue", "wrong-colour"),
        ("3 blue 3 wild", "blue+1", "wrong-colour"),
        ("3 green 4 wild", "green+3", "too-many-wilds"),
    ],
)
def test_other_payments_are_refused_with_their_reason(hand: str, payment: str, reason: str) -> None:
    state = holding(hand)
    assert why(state, f"build {GREEN_OF_THREE} {payment}") == reason
    assert payment not in payments(state, GREEN_OF_THREE)


@pytest.mark.rule("R1")
def test_a_payment_has_one_card_for_each_space() -> None:
    state = holding("5 green 5 orange 4 wild")
    for route in ("R17", "R19", "R14", "R07"):
        pays = state.preview(0, f"build {route} wild")["pays"]
        assert sum(pays.values()) == AMSTERDAM.record.length[int(route[1:]) - 1]


@pytest.mark.rule("R3")
def test_a_grey_route_takes_any_one_colour() -> None:
    state = holding("3 green 2 red 1 blue")
    assert payments(state, GREY_OF_THREE) == ["green"]
    assert payments(holding("3 green 3 black"), GREY_OF_THREE) == ["green", "black"]
    assert payments(holding("2 green 2 red 1 wild"), GREY_OF_THREE) == ["green+1", "red+1"]
    assert why(holding("2 green 1 red"), f"build {GREY_OF_THREE} green") == "too-few-cards", "colours do not mix"


@pytest.mark.rule("R3a")
def test_wild_cards_alone_pay_for_any_route() -> None:
    state = holding("4 wild")
    for route in (GREEN_OF_THREE, GREY_OF_THREE, "R07", "R17"):
        assert payments(state, route) == ["wild"]


@pytest.mark.rule("R3b")
def test_more_wild_cards_than_needed_may_be_used() -> None:
    assert payments(holding("3 green 8 wild"), GREEN_OF_THREE) == ["green", "green+1", "green+2", "wild"]


# points, carts, where


@pytest.mark.rule("R2")
@pytest.mark.parametrize(
    ("route", "payment", "points"), [("R17", "green", 1), ("R03", "green", 2), ("R38", "green", 4), ("R07", "green", 7)]
)
def test_points_and_carts_by_length(route: str, payment: str, points: int) -> None:
    player = public(done(holding("4 green"), f"build {route} {payment}"))["players"][0]
    length = {1: 1, 2: 2, 4: 3, 7: 4}[points]
    assert (player["points"], player["carts"], player["cards"]) == (points, 16 - length, 4 - length)


@pytest.mark.rule("R8")
def test_a_route_needs_no_neighbour_and_only_one_is_built_in_a_turn() -> None:
    state = position("player 1\n  hand 2 black\n  routes R01\nplayer 2\n  hand 1 red")
    after = done(state, "build R41 black")
    assert public(after)["owners"] == {"R01": 0, "R41": 0} and after.to_move == (1,)


@pytest.mark.rule("R8")
def test_a_route_is_built_once() -> None:
    state = position("player 1\n  hand 2 black 2 green\n  routes R03\nplayer 2\n  routes R41")
    assert why(state, "build R41 black") == "route-built"
    assert why(state, "build R03 green") == "route-yours"


@pytest.mark.rule("R7")
def test_there_must_be_a_cart_for_each_space() -> None:
    state = position("player 1\n  hand 4 green\n  routes R07 R13 R04 R01")
    assert public(state)["players"][0]["carts"] == 3
    assert why(state, "build R32 green") == "too-few-carts"
    assert why(state, "build R38 green") is None


# pairs


@pytest.mark.rule("R4")
def test_nobody_builds_both_routes_of_a_pair() -> None:
    players = "player 1\n  hand 3 wild\n  routes R38\nplayer 2\n  hand 3 wild\nplayer 3"
    assert why(position(f"seats 3\n{players}"), "build R39 wild") == "pair-yours"
    state = position(f"seats 3\nseat 2\n{players}")
    assert why(state, "build R39 wild") is None
    assert public(state)["closed"] == []


@pytest.mark.rule("R5", "R5a")
def test_with_two_players_the_other_route_of_a_pair_is_closed_to_both() -> None:
    for seat, reason in ((0, "pair-yours"), (1, "pair-closed")):
        state = position(f"seat {seat + 1}\nplayer 1\n  hand 3 wild\n  routes R38\nplayer 2\n  hand 3 wild")
        assert why(state, "build R39 wild") == reason
        assert public(state)["closed"] == ["R39"]


@pytest.mark.rule("fault-8", "R5")
def test_building_one_of_a_pair_closes_the_other() -> None:
    two = done(holding("3 green", "player 2\n  hand 3 black"), f"build {GREEN_OF_THREE} green")
    assert why(two, "build R39 black") == "pair-closed"
    three = done(holding("3 green", "player 2\n  hand 3 black\nplayer 3", seats=3), f"build {GREEN_OF_THREE} green")
    assert why(three, "build R39 black") is None


@pytest.mark.rule("fault-8", "R4")
def test_all_thirteen_pairs_are_known() -> None:
    b: Any = AMSTERDAM.record
    assert sum(b.partner[route] >= 0 for route in range(b.routes)) == 26
    for route in range(b.routes):
        if b.partner[route] >= 0:
            assert b.partner[b.partner[route]] == route and b.ends[b.partner[route]] == b.ends[route]


# bonus cards


@pytest.mark.rule("R6")
@pytest.mark.parametrize(("route", "cards", "given"), [("R30", "pink", 1), ("R13", "pink", 1), ("R23", "pink", 0)])
def test_a_route_with_carts_gives_one_bonus_card_whatever_its_length(route: str, cards: str, given: int) -> None:
    state = done(holding("4 pink"), f"build {route} {cards}")
    assert [player["bonus_cards"] for player in public(state)["players"]] == [given, 0]
    assert public(state)["bonus_cards"] == 16 - given


@pytest.mark.rule("R6")
def test_sixteen_routes_give_the_sixteen_bonus_cards() -> None:
    b: Any = AMSTERDAM.record
    assert sum(b.token[route] for route in range(b.routes)) == b.tokens == 16


@pytest.mark.rule("R6a")
def test_without_bonus_cards_in_the_stack_none_is_taken() -> None:
    changed = data()
    changed["end_bonus"]["tokens"] = 1
    board = GAME.load_board(changed)
    state = position("row red red red red orange\nplayer 1\n  hand 1 pink\nplayer 2\n  hand 2 green", board)
    after = done(state, "build R30 pink", "build R03 green")
    assert [player["bonus_cards"] for player in public(after)["players"]] == [1, 0]
    assert after.status() == []
