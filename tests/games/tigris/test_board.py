"""Board files: both sides of the board, and everything that can be wrong with a file."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from lautta.core.boards import BoardError
from lautta.core.harness import check_game
from lautta.core.jsonsource import Reader
from lautta.core.problems import Problem
from lautta.games.tigris import board
from lautta.games.tigris.board import check
from lautta.games.tigris.game import GAME


@pytest.mark.parametrize("name", board.BOARDS)
def test_boards_that_come_with_the_game_are_in_order(name: str) -> None:
    text = (board.FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert check.problems(Reader(text)) == []
    assert Reader(text).data == json.loads(text) and set(json.loads(text)["marks"]) == {json.loads(text)["mark"]}


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(json.loads(check.FORM.schema.read_text(encoding="utf-8")))


def test_the_hash_names_a_map() -> None:
    hashes = {GAME.board(name).hash for name in board.BOARDS}
    assert len(hashes) == 2 and board.load(board.FOLDER / "standard.json").hash in hashes


def test_a_map_of_ones_own() -> None:
    data = given()
    data["grid"][10] = "C" * 16
    check_game(GAME, 2, 1, board.load(data), scan_every=200)


# what can be wrong


def given() -> dict[str, Any]:
    text = (board.FOLDER / "standard.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Set what is at a path; the last item is the value."""

    def change(data: Any) -> None:
        *way, key, value = path
        for part in way:
            data = data[part]
        data[key] = value

    return change


WRONG: list[tuple[Callable[[dict[str, Any]], None], str, str]] = [
    (put("game", "chess"), "$.game", "choose from tigris"),
    (put("title", ""), "$.title", "too short"),
    (put("colour", "red"), "$", "no part called colour"),
    (put("grid", "...."), "$.grid", "array is needed"),
    (put("grid", ["." * 16]), "$.grid", "too few"),
    (put("grid", 3, 7), "$.grid[3]", "string is needed"),
    (put("grid", 3, "~~~~"), "$.grid[3]", "row 4 has 4 signs, not 16"),
    (put("grid", 3, "~~~~....x....~~~"), "$.grid[3]", "'x' in column I is none of .~TC"),
    (put("grid", ["." * 16] * 10 + ["TC" + "." * 14]), "$.grid", "there are 2 temples, and with 2 treasures"),
    (put("grid", ["." * 16] * 7 + ["T" * 16] * 4), "$.grid", "there are 64 temples, and 57 is the most"),
]


@pytest.mark.parametrize(("change", "path", "message"), WRONG, ids=[message for _, _, message in WRONG])
def test_what_is_wrong_is_told_with_its_path(change: Callable[[Any], None], path: str, message: str) -> None:
    data = given()
    change(data)
    with pytest.raises(BoardError) as caught:
        board.load(data)
    found = [problem for problem in caught.value.problems if problem.path == path]
    assert any(message in problem.message for problem in found), caught.value.problems


def test_everything_is_told_at_once_with_its_line(tmp_path: Path) -> None:
    text = (board.FOLDER / "standard.json").read_text(encoding="utf-8")
    file = tmp_path / "my map.json"
    file.write_text(text.replace('"format": 1', '"format": 2').replace('"~~~~.........~~~"', '"~~~~.....z.."'))
    with pytest.raises(BoardError) as caught:
        board.load(file)
    assert [(problem.line, problem.path) for problem in caught.value.problems] == [
        (4, "$.format"),
        (17, "$.grid[3]"),
        (17, "$.grid[3]"),
    ]
    file.write_bytes(b"\xff")
    with pytest.raises(BoardError) as caught:
        board.load(file)
    assert caught.value.problems == [Problem.said(1, "", "core-no-utf8", {})]
    file.write_text("{")
    with pytest.raises(BoardError, match="not JSON"):
        board.load(file)
