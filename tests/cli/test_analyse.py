"""`lautta analyse`: what cost each player of a game file most."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run, first_moves
from tests.games.roads.games import settlers_game

import lautta
from lautta.games.roads.players.settler.playouts import SETTLER
from lautta.players.weights import has_weights


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of Amsterdam in which both take whatever comes first; one of them is known by name."""
    return first_moves(lautta.game("amsterdam"), tmp_path / "game.txt")


def test_what_cost_most_is_told_with_something_better(run: Run, file: Path) -> None:
    assert has_weights(lautta.game("amsterdam"), 2)
    told = json.loads(run("analyse", str(file), "--json").out)
    points = told["turning_points"]
    lines = file.read_text(encoding="utf-8").splitlines()
    assert told["decisions"] > 20 and 2 <= len(points) <= 6 and {point["seat"] for point in points} == {0, 1}
    for point in points:
        assert point["played"] in lines[point["line"] - 1] and point["played"] != point["better"]
        assert 0 <= point["chance"] < point["better_chance"] <= 1
    ended = run("analyse", str(file))
    assert ended.code == 0 and len(ended.out.splitlines()) >= len(points)
    assert "Anna, line" in ended.out and "Player 2, line" in ended.out and f"Better: {points[0]['better']}" in ended.out


def test_a_game_of_one_player_is_not_judged(run: Run, tmp_path: Path) -> None:
    settlers_game(1, "lesson_valley", until=2).save(tmp_path / "game.txt")
    ended = run("analyse", str(tmp_path / "game.txt"))
    assert ended.code != 0 and "roads" in ended.err


@pytest.mark.parametrize(("line", "said"), [("result: ", "ended differently"), ("final: ", "last position")])
def test_a_file_that_does_not_say_the_truth_is_not_judged(run: Run, file: Path, line: str, said: str) -> None:
    text = file.read_text(encoding="utf-8")
    at = text.index(line) + len(line)
    file.write_text(f"{text[:at]}0{text[at + 1 :]}", encoding="utf-8")
    ended = run("analyse", str(file))
    assert ended.code != 0 and ended.out == "" and said in ended.err


@pytest.mark.skipif(not SETTLER.module.compiled, reason="run `make build`")
def test_in_a_game_of_long_turns_turns_are_judged(run: Run, tmp_path: Path) -> None:
    settlers_game(2, "lesson_valley", until=6).save(tmp_path / "game.txt")
    told = json.loads(run("analyse", str(tmp_path / "game.txt"), "--json").out)
    assert told["decisions"] == 2 * 6
