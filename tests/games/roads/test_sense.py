"""The settler: plays whole games sensibly, from views alone."""

from collections.abc import Container, Iterable
from typing import Any

import pytest

from lautta.core.game import GameState
from lautta.games.roads.board import SCENARIOS
from lautta.games.roads.game import GAME
from lautta.games.roads.players.sense import own_room, settlers_choice, weigh
from lautta.games.roads.state import BUILDINGS, GOLD
from lautta.players import make

MOST_DECISIONS = 5000
QUICK = ("a_river_runs_through_it", "dead_sea", "mesopotamia", "three_rivers", "waterways")


def played(name: str, players: int, seed: int) -> GameState:
    state = GAME.new(players, seed, name)
    settlers = [make("sense", seed + seat) for seat in range(players)]
    for _ in range(MOST_DECISIONS):
        if state.over:
            break
        seat = state.to_move[0]
        state.apply(settlers[seat].choose(state.view(seat), seat), seat)
    assert state.over
    return state


def mined(state: GameState) -> bool:
    s = state.record
    lying = any(s.goods[store][GOLD] for store in range(state.board.record.stores))
    return lying or any(points["wealth"] for points in explained(state))


def explained(state: GameState) -> list[dict[str, int]]:
    assert state.result
    found: list[dict[str, int]] = state.result.explanation["players"]
    return found


def test_alone_it_beats_a_hundred_points_by_coins_and_row_after_row() -> None:
    (points,) = explained(played("a_river_runs_through_it", 1, 1))
    assert points["total"] >= 150 and points["wealth"] >= 80 and points["rows"] >= 50


def each(names: Iterable[str], quick: Container[str]) -> list[Any]:
    """All names as parameters, of which some are quick."""
    return [pytest.param(name, marks=() if name in quick else pytest.mark.soak) for name in names]


@pytest.mark.parametrize("name", each(SCENARIOS, QUICK))
def test_alone_it_finishes_every_scenario_and_brings_gold_home_from_every_mine(name: str) -> None:
    state = played(name, 1, 1)
    (points,) = explained(state)
    assert points["rows"] >= 30
    assert points["wealth"] >= 10 or not mined(state)


@pytest.mark.parametrize(("name", "players"), [("dead_sea", 2), ("lago_titicaca", 3), ("archipelago", 4),
                                               ("rings", 5),
                                               pytest.param("jejobrapjath", 6, marks=pytest.mark.soak),
                                               pytest.param("charing_cross", 6, marks=pytest.mark.soak)])  # fmt: skip
def test_settlers_finish_games_against_each_other(name: str, players: int) -> None:
    state = played(name, players, 1)
    assert all(score > 0 for score in state.scores)


def test_it_weighs_just_what_is_legal() -> None:
    state = GAME.new(1, 1)
    for _ in range(60):
        assert sorted(weigh(state.view(0), 0)) == state.legal(0)
        state.apply(make("sense", 1).choose(state.view(0), 0), 0)


def test_the_same_position_gets_the_same_answer() -> None:
    assert played("mesopotamia", 1, 3) == played("mesopotamia", 1, 3)


def test_it_begins_with_a_sawmill_at_home_woods_and_rock() -> None:
    state = GAME.new(1, 1, "mesopotamia")
    state.apply(max(weigh(state.view(0), 0).items(), key=lambda item: item[1])[0])
    settlers_choice(state.view(0), 0)
    workspace = own_room().workspace[0]
    assert [BUILDINGS[kind] for kind in workspace.kind[: workspace.projects]] == [
        "sawmill",
        "woodcutter",
        "quarry",
        "mine",
    ]
    assert workspace.bank[0] == state.record.players[0].home
