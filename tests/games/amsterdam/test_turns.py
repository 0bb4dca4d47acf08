"""Chapter: course of play."""

import pytest
from tests.games.amsterdam.positions import SALTMERE, done, position, public, why

from lautta.core.boards import LoadedBoard
from lautta.core.chance import Chooser, choose
from lautta.core.game import GameState
from lautta.games.amsterdam.game import GAME

HEATH = {  # so small that players get stuck
    "game": "amsterdam", "format": 1, "title": "Heath",
    "size": {"width": 4, "height": 1},
    "places": [{"id": p, "name": p.upper(), "x": i, "y": 0} for i, p in enumerate("abcd")],
    "routes": [
        {"id": "ab", "a": "a", "b": "b", "length": 3, "colour": "red"},
        {"id": "bc", "a": "b", "b": "c", "length": 3, "colour": "red"},
        {"id": "cd", "a": "c", "b": "d", "length": 3, "colour": "blue"},
    ],
    "route_points": {"3": 4},
    "contracts": [{"id": a + b, "a": a, "b": b, "points": 2} for a, b in ("ab", "ac", "ad", "bc", "bd", "cd")],
    "cards": {"red": 4, "blue": 4, "wild": 1},
    "numbers": {
        "carts": 9, "row": 2, "start_cards": 1, "wild_reset_at": 2, "contracts_dealt": 1, "contracts_dealt_keep": 1,
        "contracts_drawn": 2, "contracts_drawn_keep": 1, "double_routes_min_players": 3, "end_trigger_carts": 2,
    },
    "end_bonus": {"type": "none"},
}  # fmt: skip


@pytest.fixture(scope="module")
def heath() -> LoadedBoard:
    return GAME.load_board(HEATH)


def stuck(board: LoadedBoard, hand_1: str, hand_2: str, contracts_2: str = "bc bd cd", row: str = "- -") -> GameState:
    return position(
        f"row {row}\nplayer 1\n  hand {hand_1}\n  contracts ab ac ad\nplayer 2\n  hand {hand_2}\n"
        f"  contracts {contracts_2}",
        board,
    )


@pytest.mark.rule("T1")
def test_a_turn_is_one_of_three_things() -> None:
    state = position("player 1\n  hand 3 green")
    assert {action.name for action in state.actions()} == {"deck", "row", "build", "contracts"}
    for actions in (("deck", "row 1"), ("build R38 green",), ("contracts", "keep 1")):
        assert done(state, *actions).to_move == (1,)


@pytest.mark.rule("S1")
def test_turns_go_round() -> None:
    state = position("seats 3\nseat 2\nplayer 1\nplayer 2\nplayer 3")
    order = []
    for _ in range(5):
        order.append(state.to_move[0])
        state = done(state, "deck", "deck")
    assert order == [1, 2, 0, 1, 2] and state.record.turn == 5


@pytest.mark.rule("T1")
def test_only_the_player_whose_turn_it_is_may_act() -> None:
    assert why(position(""), "deck", 1) == "not-your-turn" and why(position(""), "deck", 3) == "no-such-seat"


@pytest.mark.rule("T2")
def test_passing_is_for_those_who_can_do_nothing(heath: LoadedBoard) -> None:
    state = stuck(heath, "2 red 2 blue", "2 red 2 blue 1 wild")
    assert [action.text for action in state.actions()] == ["pass"]
    assert done(state, "pass").to_move == (1,)


@pytest.mark.rule("T2")
def test_a_route_that_can_be_built_forbids_passing(heath: LoadedBoard) -> None:
    state = stuck(heath, "2 red 2 blue 1 wild", "2 red 2 blue")
    assert why(state, "pass") == "not-last-resort"


@pytest.mark.rule("T2")
@pytest.mark.parametrize("row", ["red -", "wild -"])
def test_a_card_that_can_be_drawn_forbids_passing(heath: LoadedBoard, row: str) -> None:
    rest = "1 red 2 blue 1 wild" if row == "red -" else "2 red 2 blue"
    state = stuck(heath, "2 red 2 blue", rest, row=row)
    assert why(state, "pass") == "not-last-resort" and [a.text for a in state.actions()] == ["row 1"]


@pytest.mark.rule("T2")
def test_a_contract_that_can_be_drawn_forbids_passing(heath: LoadedBoard) -> None:
    state = stuck(heath, "2 red 2 blue", "2 red 2 blue 1 wild", contracts_2="bc bd")
    assert why(state, "pass") == "not-last-resort" and [a.text for a in state.actions()] == ["contracts"]


def test_a_refused_contract_that_can_be_drawn_forbids_passing(heath: LoadedBoard) -> None:
    text = "row - -\nreturned cd\nreturned_by 1\nplayer 1\n  hand 2 red 2 blue\n  contracts ab ac ad\nplayer 2\n"
    state = position(text + "  hand 2 red 2 blue 1 wild\n  contracts bc bd", heath)
    assert why(state, "pass") == "not-last-resort" and [a.text for a in state.actions()] == ["contracts"]


@pytest.mark.rule("T3")
def test_a_whole_round_of_passes_ends_the_game(heath: LoadedBoard) -> None:
    everything = position(
        "row - -\nplayer 1\n  hand 2 red 2 blue\n  routes ab bc\n  contracts ab ac ad\n"
        "player 2\n  hand 2 red 2 blue 1 wild\n  routes cd\n  contracts bc bd cd",
        heath,
    )
    one = done(everything, "pass")
    assert not one.over and [action.text for action in one.actions()] == ["pass"]
    two = done(one, "pass")
    assert two.over and two.result and two.result.explanation["ended_by"] == "passes"
    assert two.scores == (8 + 4 - 2, 4 - 2 - 2 + 2)
    assert two.record.turn == everything.record.turn + 2, "the last pass was a turn too"


@pytest.mark.rule("T3")
def test_a_pass_that_others_answer_with_an_act_ends_nothing(heath: LoadedBoard) -> None:
    state = done(stuck(heath, "2 red 2 blue", "2 red 2 blue 1 wild"), "pass", "build ab red+1")
    assert not state.over and state.record.passes == 0
    assert [action.text for action in state.actions()] == ["deck", "row 1", "row 2"], "the discards are cards to draw"


@pytest.mark.rule("T3")
def test_stuck_games_end() -> None:
    """Games on a small board in which everybody passes in the end; whoever passes has nothing else."""
    board, passed, ended = GAME.load_board(SALTMERE), 0, 0
    for seed in range(12):
        state, chooser = GAME.new(4, seed, board), Chooser(seed, 0)
        while not state.over:
            seat = state.to_move[0]
            legal = state.legal(seat)
            names = {state.named(code).name for code in legal}
            passed += names == {"pass"}
            assert "pass" not in names or names == {"pass"}
            state.apply(legal[choose(chooser, len(legal))], seat)
        stuck_end = state.record.passes == state.record.seats
        ended += stuck_end
        assert state.result and state.result.explanation["ended_by"] == ("passes" if stuck_end else "carts")
        assert public(state)["phase"] == "over"
    assert passed and ended
