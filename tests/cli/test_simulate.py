"""`lautta simulate`: the figures are right, and the same seed gives the same games."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.duel.game import GAME

from lautta.core import batches
from lautta.players import RandomPlayer, play_out

TIMES = ("seconds", "games_per_s", "decisions_per_s")


def figures(run: Run, *argv: str) -> dict[str, Any]:
    ended = run("simulate", "duel", "--json", *argv)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.count("\n") == 1, "one JSON object on one line"
    found: dict[str, Any] = json.loads(ended.out)
    return found


def but_times(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in TIMES}


def test_random_play_is_that_of_the_batches(run: Run, duel: str) -> None:
    found = figures(run, "--games", "300", "--seed", "5", "--board", "large")
    made = batches.play(GAME, 2, 300, 5, "large")
    assert but_times(found) == {
        "game": "duel", "board": "large", "options": {}, "players": 2, "games": 300, "seed": 5, "seats": None,
        "threads": 1, "compiled": made.compiled, "decisions": made.decisions, "wins": list(made.wins),
        "mean_scores": [round(mean, 4) for mean in made.mean_points],
    }  # fmt: skip
    assert all(isinstance(found[name], float) and found[name] > 0 for name in TIMES)
    assert found["games_per_s"] == pytest.approx(300 / found["seconds"], rel=0.01)
    assert found["decisions_per_s"] == pytest.approx(made.decisions / found["seconds"], rel=0.01)


def test_threads_play_the_same_games(run: Run, duel: str) -> None:
    one, two = (figures(run, "--games", "5000", "--threads", threads) for threads in ("1", "2"))
    assert but_times(one) == {**but_times(two), "threads": 1}


@pytest.mark.parametrize("argv", [("--seats", "random"), ("--seats", "random,random", "--players", "2")])
def test_computer_players_play_each_seed_in_turn(run: Run, duel: str, argv: Sequence[str]) -> None:
    found = figures(run, "--games", "20", "--seed", "7", *argv)
    wins = [0, 0]
    for seed in range(7, 27):
        state = GAME.new(2, seed)
        play_out(state, [RandomPlayer(2 * seed), RandomPlayer(2 * seed + 1)])
        assert state.result is not None
        for seat in state.result.winners:
            wins[seat] += 1
    assert found["wins"] == wins
    assert found["decisions"] == 160
    assert found["seats"] == ["random", "random"]


def test_players_of_other_packages_may_sit_down(run: Run, duel: str) -> None:
    found = figures(run, "--games", "3", "--seats", "lautta.players:RandomPlayer,random")
    assert found["seats"] == ["lautta.players:RandomPlayer", "random"]


def test_people_get_a_table_and_a_sentence(run: Run, duel: str) -> None:
    out = run("simulate", "duel", "--games", "1").out
    assert "uniformly random" in out
    assert "One game with 8 decisions in" in out
    out = run("simulate", "duel", "--games", "1500", "--language", "fi").out
    assert "1\N{NO-BREAK SPACE}500 peliä, 12\N{NO-BREAK SPACE}000 päätöstä" in out


def test_the_bar_is_for_terminals(duel: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("simulate", "duel", "--games", "5").err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert "Playing" in run("simulate", "duel", "--games", "5").err
    assert run("simulate", "duel", "--games", "5", "--json").err == ""
