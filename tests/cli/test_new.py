"""A game that `lautta new` writes: its tests pass, it compiles, and it plays."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from prepare import find_compiler


def test_names_that_no_game_can_have(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("json", "lautta", "class", "My_Game", "my-game", "_game", "game_", "2_cards", "a/b", "ä", ""):
        assert "cannot be called" in run("new", name).err
    assert not list(tmp_path.iterdir())
    (tmp_path / "cards").mkdir()
    assert "cards already exists" in run("new", "cards").err and not list((tmp_path / "cards").iterdir())


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.verify)])
def test_a_new_game_is_tested_and_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    told = run("new", "hill_top")
    assert told.code == 0 and all(f"{word} hill_top" in told.out for word in ("-e", "pytest", "play"))
    folder = tmp_path / "hill_top"
    written = [path for path in folder.rglob("*") if path.is_file()]
    assert {path.name for path in written} >= {"rules.py", "game.py", "hill_top.ftl", "setup.py", "test_hill_top.py"}
    assert not [path for path in written if "onnect" in path.read_text(encoding="utf-8") + path.name]
    about = folder / "src" / "hill_top-1.0.0.dist-info"  # as if it were installed
    about.mkdir()
    (about / "entry_points.txt").write_text("[lautta.games]\nhill_top = hill_top.game:GAME\n")

    def ran(*words: str) -> str:
        environ = os.environ | {"PYTHONPATH": str(folder / "src"), "LAUTTA_LANG": "en"}
        ended = subprocess.run([sys.executable, *words], cwd=folder, env=environ, capture_output=True, text=True)
        assert ended.returncode == 0, ended.stdout + ended.stderr
        return ended.stdout

    compiled = compiled and find_compiler() is not None
    if compiled:
        ran("setup.py", "-q", "build_ext", "--inplace")
    engines = json.loads(ran("-m", "lautta.cli", "info", "--json"))["engines"]
    assert next(one["compiled"] for one in engines if one["game"] == "hill_top") == compiled
    assert "12 passed" in ran("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert "Hill Top" in ran("-m", "lautta.cli", "games")
    assert json.loads(ran("-m", "lautta.cli", "simulate", "hill_top", "-n", "5", "--json"))["games"] == 5
