"""`lautta board check`: every problem with its line, or that all is well."""

import json
from importlib.resources import files
from pathlib import Path

from tests.cli.conftest import Run
from tests.games.amsterdam.boxes import box, written

from lautta.core.boardfiles import LARGEST

AMSTERDAM = files("lautta.games.amsterdam") / "board" / "amsterdam.json"


def test_the_board_of_the_game_is_in_order(run: Run) -> None:
    ended = run("board", "check", str(AMSTERDAM))
    assert (ended.code, ended.err) == (0, "")
    assert "is correct: Amsterdam, a board for amsterdam." in ended.out
    assert "It has 17 places, 45 routes, 24 contracts." in ended.out
    data = json.loads(AMSTERDAM.read_text(encoding="utf-8"))
    unofficial = sum(contract.get("placeholder", False) for contract in data["contracts"])
    assert unofficial > 1
    assert f"Placeholders, not official: {unofficial} contracts." in ended.out


def test_every_problem_is_told_with_its_line(run: Run, tmp_path: Path) -> None:
    text = AMSTERDAM.read_text(encoding="utf-8")
    lines = text.splitlines()
    route = next(number for number, line in enumerate(lines) if '"R03"' in line)
    contract = next(number for number, line in enumerate(lines) if '"C02"' in line)
    lines[route] = lines[route].replace('"nieuwe-waal"', '"atlantis"')
    lines[contract] = lines[contract].replace('"points": ', '"points": -')
    broken = tmp_path / "broken.json"
    broken.write_text("\n".join(lines), encoding="utf-8")
    ended = run("board", "check", str(broken))
    assert ended.code == 1
    assert f"{broken}, line {route + 1}, " in ended.out
    assert "atlantis" in ended.out
    assert f"{broken}, line {contract + 1}, " in ended.out
    assert "2 problems." in ended.out
    assert "2 vikaa." in run("board", "check", str(broken), "--language", "fi").out


def test_what_is_no_json_is_a_problem_with_a_line(run: Run, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{\n  "game": "amsterdam",\n  oops\n}\n')
    ended = run("board", "check", str(broken), "--game", "amsterdam")
    assert ended.code == 1
    assert f"{broken}, line 3" in ended.out


def test_the_contracts_of_a_box_are_checked_in_three_languages(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path)
    assert "It has 24 contracts, 17 places, 45 routes." in run("board", "check", str(file)).out
    written(tmp_path, box(18))
    for language, sentence in (
        ("en", "line 2, $.contracts: a box has 24 contracts, but with the published ones there are 22 here"),
        ("fi", "rivi 2, $.contracts: Pelilaatikossa on 24 sopimusta, mutta julkaistut mukaan lukien niitä on tässä 22"),
        ("de", "Zeile 2, $.contracts: Eine Schachtel hat 24 Verträge, aber mit den veröffentlichten sind es hier 22"),
    ):
        ended = run("board", "check", str(file), "--language", language)
        assert ended.code == 1 and sentence in ended.out
    file.write_text(" " * (LARGEST + 1))
    assert "the file is too large" in run("board", "check", str(file)).out


def test_a_file_that_cannot_be_read_is_an_error(run: Run, tmp_path: Path) -> None:
    assert run("board", "check", str(tmp_path)).code == 2
    assert run("board", "check", str(tmp_path / "none.json")).code == 2


def test_which_game_is_asked_where_nothing_tells(run: Run, duel: str, tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text("{}")
    ended = run("board", "check", str(file))
    assert ended.code == 2
    assert "add --game with one of amsterdam, duel" in ended.err
    assert run("board", "check", str(file), "--game", "amsterdam").code == 1


def test_play_on_a_broken_board_names_the_first_problem(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text('{"game": "amsterdam"}')
    ended = run("simulate", "amsterdam", "--board", str(file))
    assert ended.code == 2
    assert f"lautta: {file}, line 1: " in ended.err
