"""Chapter: setting up."""

from collections import Counter

import pytest
from tests.games.roads.positions import RIVERS, can, done, goods, map_of, shown, transporter, why

from lautta.core.game import GameState
from lautta.games.roads.board import BOARDS
from lautta.games.roads.game import GAME

PLAIN = "p p p p p\np p p p ."
MARKED = "p* p p p* p\np p p p ."


def new(picture: str, players: int = 2, seed: int = 1, **options: str) -> GameState:
    return GAME.new(players, seed, map_of(picture), options)


@pytest.mark.rule("S1", "disagreement-8")
def test_one_to_six_play() -> None:
    for players in range(1, 7):
        assert GAME.new(players, 1, "waterways").players == players
    for players in (0, 7):
        with pytest.raises(ValueError, match="1 to 6"):
            GAME.new(players, 1)


@pytest.mark.rule("S8", "mistake-25")
def test_praying_figures_are_drawn_by_lot_and_the_chart_is_the_other_way_round() -> None:
    rows: Counter[tuple[int, ...]] = Counter()
    for seed in range(240):
        state = new(PLAIN, 3, seed)
        row, chart = shown(state)["row"], shown(state)["chart"]
        assert chart == row[::-1]
        assert state.to_move == (row[-1],), "the farthest from the temple chooses first"
        rows[tuple(row)] += 1
    assert len(rows) == 6 and min(rows.values()) > 15


@pytest.mark.rule("S9")
def test_homes_are_chosen_in_the_order_of_the_chart() -> None:
    state = new("p p p p p p p p p p", 3)
    order = list(shown(state)["chart"])
    for i, seat in enumerate(order):
        assert state.to_move == (seat,)
        state.apply(f"home a{1 + 3 * i}")
    assert shown(state)["phase"] == "production"


@pytest.mark.rule("S10")
def test_any_land_tile_with_one_between_may_be_a_home() -> None:
    state = new(PLAIN)
    assert can(state, "home", state.to_move[0]) == ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4"]
    state.apply("home a2")
    assert can(state, "home", state.to_move[0]) == ["a4", "a5", "b3", "b4"]
    assert why(state, "home a3", state.to_move[0]) == why(state, "home a2", state.to_move[0]) == "too-near"


@pytest.mark.rule("S10", "reading-9")
def test_where_nobody_can_keep_apart_homes_may_be_nearer() -> None:
    state = new("p p")
    state.apply("home a1")
    assert can(state, "home", state.to_move[0]) == ["a2"]


@pytest.mark.rule("S11")
def test_marked_start_tiles_are_chosen_from() -> None:
    state = new(MARKED)
    assert can(state, "home", state.to_move[0]) == ["a1", "a4"]
    assert why(state, "home a2", state.to_move[0]) == "not-marked"
    state.apply("home a4")
    assert can(state, "home", state.to_move[0]) == ["a1"]
    assert why(state, "home a4", state.to_move[0]) == "too-near"


@pytest.mark.rule("S11", "reading-9")
def test_with_more_players_than_marks_the_choice_is_free() -> None:
    state = new("p* p p p p p p p p*", 3)
    assert len(can(state, "home", state.to_move[0])) == 9


@pytest.mark.rule("S12")
def test_the_first_things_lie_at_home() -> None:
    state = new(PLAIN, 1)
    state.apply("home b2")
    assert goods(state, "b2") == {"boards": 5, "stone": 1, "goose": 2}
    assert [transporter(state, f"t{i}")["kind"] for i in (1, 2, 3)] == ["donkey"] * 3
    assert [transporter(state, f"t{i}")["at"] for i in (1, 2, 3)] == ["b2"] * 3
    assert shown(state)["players"][0]["home"] == "b2" and len(shown(state)["players"][0]["transporters"]) == 3


@pytest.mark.rule("S12")
def test_a_scenario_may_give_other_things_and_an_option_the_usual_ones() -> None:
    for options, stone in (({}, 2), ({"start_goods": "box"}, 1)):
        state = GAME.new(2, 1, "archipelago", options)
        state.apply("home a1", state.to_move[0])
        assert goods(state, "a1") == {"boards": 5, "stone": stone, "goose": 2}
        assert len(shown(state)["players"][state.record.chart[0] - 1]["transporters"]) == 3


@pytest.mark.rule("S13", "open-12")
def test_at_home_on_a_river_the_bank_is_chosen() -> None:
    state = new(RIVERS, 1)
    assert [home for home in can(state, "home") if home.startswith("b")] == ["b1", "b2a", "b2b"]
    state.apply("home b2b")
    assert goods(state, "b2b")["boards"] == 5 and goods(state, "b2a") == {}


@pytest.mark.rule("S11")
def test_every_scenario_can_be_set_up_for_its_players() -> None:
    for name in BOARDS:
        board = GAME.board(name)
        state = GAME.new(int(board.data["players"]), 3, board)
        while shown(state)["phase"] == "setup":
            state.apply(state.legal_actions[0])
        homes = [player["home"] for player in shown(state)["players"]]
        assert len(set(homes)) == len(homes) == board.data["players"]


@pytest.mark.rule("O1")
def test_the_first_turn_begins_with_production() -> None:
    state = done(new(PLAIN, 1), "home a1")
    assert (shown(state)["phase"], shown(state)["turn"]) == ("production", 1)
