"""Chapter: end of the game."""

from typing import Any

import pytest
from tests.games.amsterdam.positions import SALTMERE, data, done, position, public, why

from lautta.core.game import GameState
from lautta.games.amsterdam.game import GAME

LONG = "R07 R13 R04"  # 11 spaces


def counted(*players: str, board: Any = None, **options: str) -> GameState:
    """A game that is over, from what each player has."""
    lines = [f"seats {len(players)}", "phase over"]
    for number, things in enumerate(players, 1):
        lines += [f"player {number}", *(f"  {thing}" for thing in things.split("; ") if thing)]
    return position("\n".join(lines), GAME.load_board(board) if board else None, **options)


# the last turns


@pytest.mark.rule("E1")
def test_two_carts_or_fewer_start_the_last_turns() -> None:
    for last, carts in (("build R38 green", 2), ("build R17 green", 4)):
        state = done(position(f"player 1\n  hand 3 green\n  routes {LONG}"), last)
        assert public(state)["players"][0]["carts"] == carts
        assert public(state)["last_turns"] == (2 if carts <= 2 else 0)
        assert public(state)["last_turns_by"] == (0 if carts <= 2 else None)


def play_on(state: GameState) -> list[int]:
    """Who has a turn from here on, if everybody draws."""
    order = []
    while not state.over:
        order.append(state.to_move[0])
        state = done(state, "deck", "deck")
    return order


@pytest.mark.rule("E1", "E1b")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_more_turn_who_started_it_the_last_one(seats: int) -> None:
    players = "".join(
        f"player {number}\n" + ("  hand 3 green\n  routes " + LONG + "\n" if number == 2 else "")
        for number in range(1, seats + 1)
    )
    state = done(position(f"seats {seats}\nseat 2\n{players}"), "build R38 green")
    order = play_on(state)
    assert len(order) == seats and order[-1] == 1 and order[0] == 2 % seats and sorted(order) == list(range(seats))


@pytest.mark.rule("E1c")
def test_others_with_few_carts_change_nothing() -> None:
    state = position(
        f"seat 2\nlast_turns 2\ntrigger 1\nplayer 1\n  routes {LONG} R39\nplayer 2\n  hand 2 pink\n"
        "  routes R32 R12 R08 R41 R19"
    )
    state = done(state, "build R23 pink")
    assert public(state)["players"][1]["carts"] <= 2 and public(state)["last_turns_by"] == 0
    assert public(state)["last_turns"] == 1 and play_on(state) == [0]


@pytest.mark.rule("E1a")
def test_it_is_looked_at_when_the_turn_is_over() -> None:
    state = position(f"player 1\n  hand 3 green\n  routes {LONG}")
    assert public(state)["last_turns"] == 0
    assert done(state, "build R38 green").to_move == (1,)


@pytest.mark.rule("fault-7", "E1b")
def test_the_last_turn_has_its_second_card() -> None:
    state = position(f"last_turns 1\ntrigger 1\nplayer 1\n  routes {LONG} R38")
    state = done(state, "deck")
    assert not state.over and public(state)["phase"] == "second"
    assert done(state, "deck").over


@pytest.mark.rule("F1")
def test_when_it_is_over_nothing_can_be_done() -> None:
    state = done(position(f"last_turns 1\ntrigger 1\nplayer 1\n  routes {LONG} R38"), "deck", "deck")
    assert state.to_move == () and state.legal_actions == [] and why(state, "deck", 0) == "game-over"


# the count


def parts(state: GameState, part: str) -> list[int]:
    assert state.result
    return [player[part] for player in state.result.explanation["players"]]


@pytest.mark.rule("F1")
def test_points_for_routes_were_counted_before() -> None:
    state = counted("routes R07 R38 R17", "routes R03")
    assert parts(state, "routes") == [7 + 4 + 1, 2]


@pytest.mark.rule("F2")
def test_fulfilled_contracts_give_and_others_cost_their_points() -> None:
    state = counted("routes R36 R33 R30; contracts C01 C24", "contracts C04")
    assert parts(state, "contracts") == [3 - 9, -6] and parts(state, "completed") == [1, 0]
    assert public(state)["players"][0]["shown"][0]["done"] and not public(state)["players"][0]["shown"][1]["done"]


@pytest.mark.rule("F2")
def test_a_contract_wants_own_routes_all_the_way() -> None:
    state = counted("routes R36 R33; contracts C01", "routes R30")
    assert parts(state, "contracts") == [-3, 0]


@pytest.mark.rule("F2")
def test_a_contract_may_be_fulfilled_by_a_detour() -> None:
    state = counted("routes R37 R19 R14 R16 R29; contracts C01", "")
    assert parts(state, "contracts") == [3, 0]


@pytest.mark.rule("F2a")
def test_a_total_may_be_below_zero() -> None:
    assert counted("contracts C24 C23", "").scores == (-17, 0)


@pytest.mark.rule("F3")
@pytest.mark.parametrize(
    ("players", "bonus"),
    [
        (("routes R01 R03", "routes R08"), [8, 4]),
        (("routes R01", ""), [8, 0]),
        (("", ""), [0, 0]),
        (("routes R01 R03 R04", "routes R08 R07", "routes R16"), [8, 5, 2]),
        (("routes R01 R03 R04 R07", "routes R08 R13 R16", "routes R28 R29", "routes R30"), [8, 6, 4, 2]),
        (("routes R01 R03 R04", "", "routes R28 R29", ""), [8, 0, 6, 0]),
    ],
)
def test_bonus_points_by_rank(players: tuple[str, ...], bonus: list[int]) -> None:
    assert parts(counted(*players), "bonus") == bonus


@pytest.mark.rule("F4", "F4a")
@pytest.mark.parametrize(
    ("option", "players", "bonus"),
    [
        ("dense", ("routes R01 R03", "routes R08 R07", "routes R16", ""), [8, 8, 6, 0]),
        ("skip", ("routes R01 R03", "routes R08 R07", "routes R16", ""), [8, 8, 4, 0]),
        ("dense", ("routes R01", "routes R08", "routes R16"), [8, 8, 8]),
        ("skip", ("routes R01", "routes R08", "routes R16"), [8, 8, 8]),
        ("dense", ("routes R01 R03 R04", "routes R08", "routes R16", "routes R28"), [8, 6, 6, 6]),
        ("skip", ("routes R01 R03", "routes R08 R07", "routes R16", "routes R28"), [8, 8, 4, 4]),
        ("dense", ("routes R01 R03", "routes R08 R07", "routes R16", "routes R28"), [8, 8, 6, 6]),
    ],
)
def test_equal_numbers_of_bonus_cards_share_a_rank(option: str, players: tuple[str, ...], bonus: list[int]) -> None:
    assert parts(counted(*players, bonus_ties=option), "bonus") == bonus


# who wins


def winners(*players: str) -> tuple[tuple[int, ...], str]:
    result = counted(*players).result
    assert result
    return result.winners, result.explanation["decided_by"]


@pytest.mark.rule("F5")
def test_most_points_win() -> None:
    assert winners("routes R17", "routes R38", "routes R09") == ((1,), "points")


@pytest.mark.rule("F5")
def test_equal_points_are_decided_by_fulfilled_contracts() -> None:
    state = counted("routes R36 R33 R30; contracts C01", "routes R29 R38")
    assert state.scores == (3 + 3 + 8, 6 + 8)
    assert winners("routes R36 R33 R30; contracts C01", "routes R29 R38") == ((0,), "contracts")


@pytest.mark.rule("F5")
def test_equal_in_both_share_the_win() -> None:
    assert winners("routes R38", "routes R15") == ((0, 1), "nothing")
    assert winners("routes R17", "routes R38", "routes R15") == ((1, 2), "nothing")


@pytest.mark.rule("F5a")
def test_the_number_of_fulfilled_contracts_counts_not_their_points() -> None:
    two_of_three = "routes R36 R33 R30 R25 R42; contracts C01 C07"
    one_of_six = "routes R28 R34 R37 R23; contracts C04"
    state = counted(two_of_three, one_of_six, "")
    assert parts(state, "contracts") == [6, 6, 0] and state.scores == (20, 20, 0)
    assert parts(state, "completed") == [2, 1, 0]
    assert winners(two_of_three, one_of_six, "") == ((0,), "contracts")


# other maps


@pytest.mark.rule("M2")
def test_end_bonus_by_districts() -> None:
    state = counted("routes quay-light quay-rope; contracts", "routes fair-farm", board=SALTMERE)
    assert parts(state, "bonus") == [3, 2]
    assert parts(counted("routes quay-light", "routes gate-fair gate-farm", board=SALTMERE), "bonus") == [0, 2]


@pytest.mark.rule("M2")
def test_end_bonus_by_places() -> None:
    changed = data(SALTMERE)
    changed["end_bonus"] = {"type": "places", "points": {"quay": 1, "light": 1, "farm": 4}}
    assert parts(counted("routes quay-light", "routes fair-farm gate-farm", board=changed), "bonus") == [2, 4]


@pytest.mark.rule("M2")
def test_no_end_bonus() -> None:
    changed = data(SALTMERE)
    changed["end_bonus"] = {"type": "none"}
    assert parts(counted("routes quay-light", "routes fair-farm", board=changed), "bonus") == [0, 0]
