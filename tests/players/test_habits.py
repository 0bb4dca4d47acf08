"""Gentle opponents play moves that a person would recognise, again and again the same ones."""

import pytest

from bench.habits import HABITS, SENSE, measure

SEEN = {"amsterdam": 0, "tigris": 0.4}  # times a game that a habit may be seen, even if *sense* does not show it


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("amsterdam", 4), ("tigris", 1)])
@pytest.mark.parametrize("level", ["pipsa", "otto"])
def test_the_gentle_have_no_absurd_habits(game: str, games: int, level: str) -> None:
    habits = measure(game, level, games, seed=3)["habits"]
    assert set(habits[level]) == set(HABITS[game][1])
    for habit, shown in habits[level].items():
        assert shown["game"] <= max(SEEN[game], habits[SENSE][habit]["game"]), habit


def test_the_same_seed_plays_the_same_game() -> None:
    assert measure("amsterdam", "pipsa", 1) == measure("amsterdam", "pipsa", 1)
