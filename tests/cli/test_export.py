"""`lautta export c`: the files, the board and the options they are for, and what is said where it cannot be."""

import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from lautta.core.boards import LoadedBoard
from lautta.core.game import Game

FIVE = ("--board", "five_routes", "--option", "bonus_ties=skip")


def test_the_files_of_a_board_with_its_options_are_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def exported(game: Game, board: LoadedBoard, options: Mapping[str, str]) -> dict[str, str]:
        return {"one.h": f"{game.name} {board.name} {options}", "one.c": "ä\n"}

    monkeypatch.setattr("lautta.cli.export.exported", exported)
    folder = tmp_path / "a" / "b"
    ended = run("export", "c", "amsterdam", str(folder), *FIVE)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out == f"Written: {folder / 'one.h'}\nWritten: {folder / 'one.c'}\n"
    assert (folder / "one.h").read_text() == "amsterdam five_routes {'bonus_ties': 'skip'}"
    assert (folder / "one.c").read_bytes() == "ä\n".encode()
    assert run("export", "c", "amsterdam", str(folder)).code == 0, "older files are replaced"
    assert (folder / "one.h").read_text() == "amsterdam amsterdam {}"


def test_what_cannot_be_exported_is_said(run: Run, duel: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = run("export", "c", duel, str(tmp_path), "--board", "small")
    assert ended.code == 2 and "duel cannot be exported: what it hides" in ended.err
    ended = run("export", "c", "amsterdam", str(tmp_path), "--board", "atlantis")
    assert ended.code == 2 and "There is no board atlantis" in ended.err
    ended = run("export", "c", "amsterdam", str(tmp_path), "--option", "bonus_ties=never")
    assert ended.code == 2 and "Rule option bonus_ties is one of dense, skip, not never." in ended.err
    for module in [name for name in sys.modules if name.partition(".")[0] == "Cython"]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "Cython", None)
    ended = run("export", "c", "amsterdam", str(tmp_path))
    assert ended.code == 2 and 'pip install "lautta[export]"' in ended.err
    assert not list(tmp_path.iterdir())
