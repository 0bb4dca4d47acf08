"""`python -m bench.ladder`: a game's levels from the lowest to the highest, in figures, and again where it stopped."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.arena.players import RANDOM
from tests.duel.game import GAME

import lautta
from bench import ladder
from lautta import players
from lautta.core.game import Computers

SMALL = ("--game", "amsterdam", "--jobs", "1", "--json")


def figures(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    ladder.main([*SMALL, *argv])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_levels_go_from_gentle_to_hard() -> None:
    game = replace(GAME, computers=Computers(heuristic=__name__))
    assert players.ladder(game, 2) == ["random", "sense"]
    players.register("gentle", players.RandomPlayer, "Gentle.")
    players.register("hard", players.RandomPlayer, "Hard.")
    try:
        assert players.ladder(GAME, 2) == ["random", "gentle", "hard"]
        assert players.ladder(game, 2) == ["random", "sense", "gentle", "hard"]
    finally:
        players.forget("gentle")
        players.forget("hard")


def test_a_ladder_goes_on_where_it_stopped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ("--games", "2", "--first", "sense", "--second", "random", "--out", str(tmp_path))
    found = figures(capsys, *asked)
    (match,) = found["matches"]
    assert (match["sides"], match["games"], found["players"]) == (["sense", "random"], 2, 2)
    assert {"games", "wins", "shared", "share", "interval", "ms_a_move"} <= match["players"][0].keys()
    times = (tmp_path / "results.jsonl").read_text()
    assert figures(capsys, *asked) == found
    assert (tmp_path / "results.jsonl").read_text() == times


def test_one_match_at_four_seats(capsys: pytest.CaptureFixture[str]) -> None:
    (match,) = figures(capsys, "--games", "6", "--players", "4", "--first", RANDOM, "--second", "random")["matches"]
    assert (match["sides"], match["games"], match["rounds"]) == ([RANDOM, "random"], 6, 1)
    (match,) = figures(capsys, "--games", "2", "--first", "best", "--second", "random")["matches"]
    assert match["sides"] == [players.ladder(lautta.game("amsterdam"), 2)[-1], "random"]


def test_what_makes_no_ladder_is_told() -> None:
    with pytest.raises(SystemExit, match="two different players"):
        ladder.main([*SMALL, "--first", "best", "--second", "best"])
    with pytest.raises(SystemExit):
        ladder.main([*SMALL, "--first", "best"])
