"""`lautta arena`: matches are played and told, a folder goes on and is verified, and what is wrong is one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

from lautta.cli.arena import rating_table
from lautta.core import locks
from lautta.words import LANGUAGES, Words

RANDOM = "lautta.players:RandomPlayer"
BROKEN = "tests.arena.players:Crashing"
PAIR = ("arena", "duel", "--jobs", "1", "--players", f"random,{RANDOM}")


def figures(run: Run, *argv: str) -> dict[str, Any]:
    ended = run(*PAIR, "--json", *argv)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.count("\n") == 1, "one JSON object on one line"
    found: dict[str, Any] = json.loads(ended.out)
    return found


def test_nothing_is_told_as_less_than_nothing_by_a_sign_alone() -> None:
    made = rating_table(Words("en"), [{"player": "random", "games": 9, "rating": 13.2, "interval": (-0.01, 26.5)}])
    assert [*made.columns[3].cells] == ["0.0–26.5"]


def test_a_match_is_told_in_figures(run: Run, duel: str, tmp_path: Path) -> None:
    found = figures(run, "--games", "21", "--seed", "5", "--board", "large", "--out", str(tmp_path))
    assert (found["game"], found["board"], found["seats"], found["seed"]) == ("duel", "large", 2, 5)
    (match,) = found["matches"]
    assert (match["rounds"], match["games"], match["clear"]) == (10, 20, None)
    first, second = match["players"]
    assert [side["player"] for side in (first, second)] == ["random", RANDOM]
    assert first["wins"] + second["wins"] + first["shared"] == 20
    assert first["share"] + second["share"] == pytest.approx(1)
    assert first["interval"][0] <= first["share"] <= first["interval"][1]
    assert {one["player"] for one in found["ratings"]} == {"random", RANDOM}
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 20
    assert run("replay", str(tmp_path / "games" / "match1-seed5-seating1.txt")).code == 0


def test_the_same_folder_goes_on(run: Run, duel: str, tmp_path: Path) -> None:
    figures(run, "--games", "6", "--out", str(tmp_path))
    before = (tmp_path / "results.jsonl").read_text()
    found = figures(run, "--games", "10", "--out", str(tmp_path))
    assert found["matches"][0]["games"] == 10
    assert (tmp_path / "results.jsonl").read_text().startswith(before)
    with locks.take(tmp_path / "lock"):
        ended = run(*PAIR, "--out", str(tmp_path))
    assert ended.code == 2 and f"Another arena is playing in {tmp_path}" in ended.err
    ended = run(*PAIR, "--seed", "2", "--out", str(tmp_path))
    assert ended.code == 2 and "holds games with other settings (seed)" in ended.err


def test_a_match_stops_once_it_is_clear(run: Run, duel: str) -> None:
    found = figures(run, "--games", "400", "--at-least", "0.95", "--fewest", "10")
    (match,) = found["matches"]
    assert (match["clear"], match["at_least"], match["interval_at_any_time"]) == ("below", 0.95, True)
    assert 10 <= match["rounds"] < 100
    assert figures(run, "--games", "20", "--stop")["matches"][0]["clear"] is None


@pytest.mark.parametrize(
    ("argv", "sides", "games"),
    [
        (("--players", "random,sense", "--ladder"), [["sense", "random"]], 2),
        (("--players", "sense,random", "--seats", "4", "--alone"), [["sense", "random"]], 4),
        (("--players", f"random,{RANDOM},sense"), [["random", RANDOM, "sense"]], 3),
        (
            ("--players", f"random,{RANDOM},sense", "--round-robin", "--seats", "2"),
            [["random", RANDOM], ["random", "sense"], [RANDOM, "sense"]],
            2,
        ),
    ],
)
def test_who_meets_whom(run: Run, argv: tuple[str, ...], sides: list[list[str]], games: int) -> None:
    ended = run("arena", "amsterdam", "--jobs", "1", "--json", "--games", str(games), *argv)
    assert (ended.code, ended.err) == (0, "")
    found = json.loads(ended.out)["matches"]
    assert [match["sides"] for match in found] == sides
    assert [match["games"] for match in found] == [games] * len(sides)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_tables(run: Run, duel: str, language: str) -> None:
    ended = run(*PAIR, "--games", "20", "--language", language)
    assert (ended.code, ended.err) == (0, "")
    words = {
        "en": ("Rating", "10 rounds; a fair share for random is 50 %", "Games and results are in"),
        "fi": ("Luokitus", "10 kierrosta; reilu osuus pelaajalle random on 50 %", "Pelit ja tulokset"),
        "de": ("Wertung", "10 Runden; ein gerechter Anteil für random sind 50 %", "Partien und Ergebnisse"),
    }[language]
    assert [word for word in words if word not in ended.out] == []
    clear = run(*PAIR, "--games", "200", "--at-least", "0.95", "--fewest", "9", "--language", language).out
    assert {"en": "Clear after", "fi": "Selvää", "de": "Klar nach"}[language] in clear


def test_a_folder_is_verified(run: Run, duel: str, tmp_path: Path) -> None:
    figures(run, "--games", "4", "--out", str(tmp_path))
    ended = run("arena", "verify", str(tmp_path))
    assert (ended.code, ended.err) == (0, "")
    assert "4 games replayed, all of them match the results." in ended.out
    file = tmp_path / "results.jsonl"
    lines = file.read_text().splitlines()
    found = json.loads(lines[2])
    found["points"] = [50, 0]
    file.write_text("\n".join([*lines[:2], json.dumps(found), lines[3]]) + "\n")
    (tmp_path / "games" / "match1-seed2-seating2.txt").unlink()
    ended = run("arena", "verify", str(tmp_path))
    assert ended.code == 1
    assert "Line 3, match1-seed2-seating1.txt: the results contradict the game file (points" in ended.out
    assert "Line 4, match1-seed2-seating2.txt: There is no file" in ended.out
    assert "2 wrong" in ended.out
    told = json.loads(run("arena", "verify", str(tmp_path), "--json").out)
    assert [one["line"] for one in told["wrong"]] == [3, 4]


def test_a_broken_player_stops_all_with_its_name_its_game_and_its_seed(run: Run, duel: str, tmp_path: Path) -> None:
    players = ("--players", f"random,{BROKEN}")
    ended = run("arena", "duel", "--jobs", "1", *players, "--out", str(tmp_path), "--seed", "4")
    assert ended.code == 2
    assert f"The computer player {BROKEN} failed (seat 2, seed 4): ZeroDivisionError: no more ideas" in ended.err
    file = tmp_path / "games" / "match1-seed4-seating1.txt"
    assert str(file) in ended.err and file.exists()


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("--players", "random"), "Name two or more different computer players"),
        (("--players", "random,random"), "Name two or more different computer players"),
        (("--players", "random,nobody"), "There is no computer player nobody"),
        (("--players", "random,lautta:players"), "There is no computer player lautta:players"),
        (("--players", "random,sense"), "sense cannot play duel"),
        (("--games", "1"), "--games is at least 2, not 1"),
        (("--seats", "1"), "duel is for 2 to 2 players, not 1"),
        (("--ladder", "--alone"), "Choose one of --round-robin, --ladder, --alone"),
        (("--at-least", "1.5"), "A share is between 0 and 1, not 1.5"),
        (("--stop", "--fewest", "0"), "--fewest is at least 1, not 0"),
        (("--jobs", "0"), "--jobs is at least 1, not 0"),
        (("--players", f"random,{RANDOM},{BROKEN}", "--alone"), "--alone needs exactly two players"),
        (("--players", f"random,{RANDOM},{BROKEN}", "--seats", "2"), "Seats: 2, players named: 3."),
    ],
)
def test_a_wrong_line_gets_one_sentence(run: Run, duel: str, argv: tuple[str, ...], sentence: str) -> None:
    given = argv if "--players" in argv else ("--players", f"random,{RANDOM}", *argv)
    ended = run("arena", "duel", *given)
    assert ended.code == 2 and sentence in ended.err and ended.err.count("\n") == 1


def test_the_help_tells_how_many_games_are_played(run: Run) -> None:
    told = " ".join(run("arena", "--help").out.split())
    assert "in a fixed number of games, or with --stop until one is clearly stronger." in told


def test_a_damaged_folder_gets_one_sentence(run: Run, duel: str, tmp_path: Path) -> None:
    figures(run, "--games", "2", "--out", str(tmp_path))
    (tmp_path / "results.jsonl").write_text("{}\n")
    ended = run("arena", "verify", str(tmp_path))
    assert ended.code == 2 and "line 1 cannot be read" in ended.err
    ended = run("arena", "verify", str(tmp_path / "nowhere"))
    assert ended.code == 2 and "There is no file" in ended.err


def test_the_bar_is_for_terminals(run: Run, duel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert "Playing" in run(*PAIR, "--games", "2").err
    assert run(*PAIR, "--games", "2", "--json").err == ""
