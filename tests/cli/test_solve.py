"""`lautta solve`: it searches for a while and tells, goes on in its folder, and refuses in one sentence."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

import lautta
from lautta.core import locks
from lautta.core.game_files import GameFile
from lautta.games.roads.solver.planning.annealing import PLANNING
from lautta.players.solving import Plan, Solving

pytestmark = [
    pytest.mark.many,
    pytest.mark.skipif(not PLANNING.module.compiled, reason="interpreted, a search takes minutes to begin"),
]
SHORT = ("solve", "roads", "--board", "first_lesson", "--json")
ONE = ("--jobs", "1")


def found(run: Run, folder: Path, *more: str) -> dict[str, Any]:
    ended = run(*SHORT, *(more if "--jobs" in more else (*ONE, *more)), "--out", str(folder))
    assert (ended.code, ended.err) == (0, "")
    figures: dict[str, Any] = json.loads(ended.out)
    return figures


def test_it_searches_and_goes_on(run: Run, tmp_path: Path) -> None:
    first = found(run, tmp_path, "--minutes", "0.02")
    best = GameFile.load(first["file"])
    assert best.replay().scores[0] == first["points"] and best.players == 1
    assert run("replay", first["file"]).code == 0
    second = found(run, tmp_path, "--minutes", "0.1")
    assert second["rounds"] > first["rounds"] and second["evaluations"] > first["evaluations"]
    assert second["points"] >= first["points"] and second["seconds"] > first["seconds"]
    assert GameFile.load(second["file"]).replay().scores[0] == second["points"]
    curve = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert len(curve) >= 2 and [line["points"] for line in curve] == sorted(line["points"] for line in curve)
    assert curve[-1]["evaluations"] == second["evaluations"] and curve[-1]["seconds"] >= second["seconds"] - 0.1
    third = found(run, tmp_path, "--minutes", "0.1")
    assert third == second


def test_the_same_seed_finds_the_same(run: Run, tmp_path: Path) -> None:
    texts, tried = [], []
    for folder, seed, jobs in (("a", "5", "1"), ("b", "5", "1"), ("c", "6", "1"), ("d", "5", "3")):
        found(run, tmp_path / folder, "--rounds", "3", "--seed", seed, "--jobs", jobs)
        texts.append((tmp_path / folder / "best.txt").read_text())
        tried.append(json.loads((tmp_path / folder / "state.json").read_text())["searches"][0]["kept"]["now"])
    assert texts[0] == texts[1] and tried[0] == tried[1] != tried[2]
    scores = [GameFile.parse(text).replay().scores[0] for text in texts]
    assert scores[3] >= scores[0]  # the first of three searches is that one


def test_options_and_a_board_from_a_file_are_kept(run: Run, tmp_path: Path) -> None:
    board = tmp_path / "own.json"
    board.write_text(json.dumps({**lautta.game("roads").board("first_lesson").data, "title": "Mine"}))
    ended = run(
        "solve", "roads", "--board", str(board), "--option", "start_goods=box", "--rounds", "2", "--jobs", "2",
        "--out", str(tmp_path / "found"),
    )  # fmt: skip
    assert ended.code == 0 and "The best one is in" in ended.out
    best = GameFile.load(tmp_path / "found" / "best.txt")
    assert best.options["start_goods"] == "box" and best.board_data and best.replay().over


def test_an_interrupt_saves(tmp_path: Path) -> None:
    start = lautta.game("roads").new(1, 1, lautta.game("roads").board("first_lesson"))
    solving = Solving(start, Plan(minutes=1.0), tmp_path, 2)

    with pytest.raises(KeyboardInterrupt), closing(solving.run()) as steps:
        for at in steps:
            if at.rounds >= 2:
                raise KeyboardInterrupt
    again = Solving(start, Plan(minutes=1.0), tmp_path, 1)
    assert again.progress.rounds >= 2 and again.best is not None
    assert again.file(again.best).text() == (tmp_path / "best.txt").read_text()


def test_another_task_is_refused(run: Run, tmp_path: Path) -> None:
    found(run, tmp_path, "--rounds", "1")
    for more, name in (
        (("--board", "dead_sea"), "board"),
        (("--board", "first_lesson", "--option", "start_goods=box"), "options"),
        (("--board", "first_lesson", "--seed", "2"), "seed"),
    ):
        ended = run("solve", "roads", "--out", str(tmp_path), *more)
        assert ended.code == 2 and f"holds a search with other settings ({name})" in ended.err, more
    state = json.loads((tmp_path / "state.json").read_text())
    (tmp_path / "state.json").write_text(json.dumps({**state, "rules": 1}))
    ended = run(*SHORT, "--out", str(tmp_path))
    assert ended.code == 2 and "(rules)" in ended.err


def test_a_damaged_state_is_refused(run: Run, tmp_path: Path) -> None:
    found(run, tmp_path, "--rounds", "1")
    path = tmp_path / "state.json"
    good = path.read_text()
    state = json.loads(good)
    search = state["searches"][0]
    points, worth, codes = search["kept"]["line"]
    spoilt = ["", "no state", good[: len(good) // 2], "[]", "{}", json.dumps({**state, "searches": [{}]})]
    for change in ({"line": [points + 10, worth, codes]}, {"line": [points, worth, codes[:-3]]}, {"best": "AAAA"}):
        spoilt.append(json.dumps({**state, "searches": [{**search, "kept": {**search["kept"], **change}}]}))
    for text in spoilt:
        path.write_text(text)
        ended = run(*SHORT, "--rounds", "2", "--out", str(tmp_path))
        assert ended.code == 2 and "state.json is damaged" in ended.err and ended.out == "", text[:80]


def test_a_folder_is_for_one_search_at_a_time(run: Run, tmp_path: Path) -> None:
    with locks.take(tmp_path / "lock"):
        ended = run(*SHORT, "--rounds", "1", "--out", str(tmp_path))
    assert ended.code == 2 and "Another search is running in" in ended.err


def test_what_cannot_be_solved_is_said(run: Run, tmp_path: Path) -> None:
    ended = run("solve", "tigris", "--out", str(tmp_path))
    assert ended.code == 2 and "tigris has no search" in ended.err
    for more, said in (
        (("--minutes", "0"), "--minutes is a number above 0"),
        (("--rounds", "0"), "--rounds is at least 1"),
        (("--jobs", "0"), "--jobs is at least 1"),
        (("--seed", "-1"), "--seed is at least 0"),
        (("--board", "nowhere"), "nowhere"),
    ):
        ended = run("solve", "roads", "--out", str(tmp_path), *more)
        assert ended.code == 2 and said in ended.err
    assert list(tmp_path.iterdir()) == []


def test_the_curve_is_drawn(run: Run, tmp_path: Path) -> None:
    figures = found(run, tmp_path, "--rounds", "2", "--plot")
    assert figures["plot"] == str(tmp_path / "curve.svg") and "seconds" in (tmp_path / "curve.svg").read_text()
    ended = run(*SHORT[:-1], *ONE, "--rounds", "2", "--plot", "--out", str(tmp_path))
    assert "The curve is in" in ended.out


def test_a_damaged_curve_is_refused(run: Run, tmp_path: Path) -> None:
    found(run, tmp_path, "--rounds", "1")
    (tmp_path / "curve.jsonl").write_text("nothing\n")
    ended = run(*SHORT, *ONE, "--rounds", "1", "--plot", "--out", str(tmp_path))
    assert ended.code == 2 and "curve.jsonl is damaged" in ended.err
