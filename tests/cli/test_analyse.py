"""`lautta analyse`: what cost each player of a game file most."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run, first_moves
from tests.games.roads.games import settlers_game

import lautta
from lautta.games.roads.players.settler.playouts import SETTLER
from lautta.players import advice
from lautta.players.weights import has_weights


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of Amsterdam in which both take whatever comes first; one of them is known by name."""
    return first_moves(lautta.game("amsterdam"), tmp_path / "game.txt")


def test_each_decision_is_graded_and_mistakes_are_told_with_something_better(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert has_weights(lautta.game("amsterdam"), 2)
    monkeypatch.setattr("lautta.players.review.ceiling", lambda file: 3000)
    told = json.loads(run("analyse", str(file), "--json").out)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(told["decisions"]) > 20 and {one["seat"] for one in told["decisions"]} == {0, 1} and told["lucks"]
    lost = [one["move"] for one in told["decisions"] if one["grade"] in ("inaccuracy", "mistake", "blunder")]
    assert [one["move"] for one in told["moments"]] == lost != []
    for one in told["moments"]:
        assert one["played"] in lines[one["line"] - 1] and one["played"] != one["better"]
        assert 0 < one["chance"] < one["better_chance"] < 1
        assert one["variation"][0] == {"seat": one["seat"], "action": one["better"]}
    ended = run("analyse", str(file))
    first = told["moments"][0]
    assert ended.code == 0 and f"Move {first['move']}, " in ended.out and f"Better: {first['better']}." in ended.out
    sums = [line.split() for line in ended.out.splitlines() if line.startswith(("Anna", "Player 2"))]
    for seat, (*_, graph, luck, skill) in enumerate(sums):
        own = [one for one in told["decisions"] if one["seat"] == seat]
        assert len(graph) == min(len(own), 48) and int(skill) == round(
            100 * sum(one["chance"] - one["best"] for one in own)
        )
        assert float(luck) == pytest.approx(100 * sum(one["gain"] for one in told["lucks"] if one["seat"] == seat))


def test_of_one_player_alone_turns_are_told_where_the_game_can(run: Run, tmp_path: Path) -> None:
    settlers_game(1, "lesson_valley", until=6).save(tmp_path / "game.txt")
    told = json.loads(run("analyse", str(tmp_path / "game.txt"), "--json").out)
    assert [one["turn"] for one in told["turns"]] == [1, 2, 3, 4, 5] and told["decisions"] == told["moments"] == []
    assert {"key", "kind"} <= told["turns"][2]["brought"][0].keys()
    ended = run("analyse", str(tmp_path / "game.txt"))
    assert ended.code == 0 and ended.out.startswith("Turn 1, Player 1:") and "Produced: " in ended.out


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
    assert len(told["decisions"]) == 2 * 6


@pytest.mark.parametrize("game", ["roads", "amsterdam"])
def test_without_compiled_rules_it_says_that_they_are_missing(
    run: Run, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(lautta.game(game).__dict__, "adviser", None)
    monkeypatch.setattr(advice, "lacking", lambda game, players: "compiled")
    ended = run("analyse", str(first_moves(lautta.game(game), tmp_path / "game.txt")))
    assert ended.code == 2 and ended.out == "" and f"review of {game} needs compiled rules" in ended.err
