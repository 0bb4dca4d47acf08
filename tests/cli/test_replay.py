"""`lautta replay`: a right file is verified, a damaged one is told where and why it breaks."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run, first_moves
from tests.duel.game import GAME

from lautta.cli.replay import summary
from lautta.core.game_files import GameFile
from lautta.terminal.story import standing
from lautta.words import Words


@pytest.fixture
def file(tmp_path: Path, duel: str) -> Path:
    return first_moves(GAME, tmp_path / "game.txt")


def damage(file: Path, line: int, text: str) -> None:
    lines = file.read_text().splitlines()
    lines[line - 1] = text
    file.write_text("\n".join(lines) + "\n")


def first_line_of_play(file: Path) -> int:
    return file.read_text().splitlines().index("") + 2


def test_a_right_file_is_verified_and_its_result_told(run: Run, file: Path) -> None:
    ended = run("replay", str(file))
    assert (ended.code, ended.err) == (0, "")
    assert "is correct: duel, 8 actions." in ended.out
    assert "Anna" in ended.out
    assert "won" in ended.out


def test_the_best_player_stands_first() -> None:
    state = GAME.new(2, seed=4)
    while not state.over:
        state.apply(state.legal(state.to_move[0])[0], state.to_move[0])
    assert state.scores == (0, 4)
    assert [*standing(Words("en"), state, {}).columns[0].cells] == ["2", "1"]


def test_the_same_for_programs(run: Run, file: Path) -> None:
    found = json.loads(run("replay", str(file), "--json").out)
    state = GameFile.load(file).replay()
    assert found["ok"] is True
    assert found["actions"] == 8
    assert found["key"] == state.key()
    assert state.result is not None
    assert found["winners"] == list(state.result.winners)
    redrawn = GameFile.load(file)
    redrawn.redraw(2)
    assert summary(file, redrawn, state)["actions"] == 8


def test_the_log_tells_each_action(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAUTTA_STRICT", "0")  # the tiny game has no catalogue
    out = run("replay", str(file), "--log").out
    assert out.count("duel-log-play") == 8
    assert "Anna: play c" in out


def test_a_refused_action_is_named_with_line_and_reason(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAUTTA_STRICT", "0")
    line = first_line_of_play(file) + 2
    played = file.read_text().splitlines()[line - 3].split(maxsplit=1)[1]
    damage(file, line, f"1 {played}")
    ended = run("replay", str(file))
    assert ended.code == 1
    assert ended.err == ""
    assert f"{file}, line {line}, action 3: Player 1 may not do {played}: duel-refused-not-held" in ended.out
    found = json.loads(run("replay", str(file), "--json").out)
    assert (found["ok"], found["line"], found["action"]) == (False, line, 3)


def test_what_is_no_action_is_quoted(run: Run, file: Path) -> None:
    line = first_line_of_play(file)
    damage(file, line, "1 fly home")
    ended = run("replay", str(file), "--language", "de")
    assert ended.code == 1
    assert f"Zeile {line}, Aktion 1: „fly home“" in ended.out


def test_a_broken_header_and_no_game_file_at_all(run: Run, file: Path) -> None:
    damage(file, 3, "colour: blue")
    ended = run("replay", str(file))
    assert ended.code == 1
    assert f"{file}, line 3: there is no header 'colour'" in ended.out
    file.write_text("hello\n")
    assert f"{file}, line 1: " in run("replay", str(file)).out


def test_a_wrong_result_is_found(run: Run, file: Path) -> None:
    text = file.read_text()
    file.write_text(text.replace("result: won by", "result: won by 7"))
    ended = run("replay", str(file))
    assert ended.code == 1
    assert "the game ended differently" in ended.out


def test_an_unfinished_game_is_told_as_such(run: Run, file: Path) -> None:
    lines = [line for line in file.read_text().splitlines() if not line.startswith(("result", "final"))]
    file.write_text("\n".join(lines[:-1]) + "\n")
    ended = run("replay", str(file))
    assert ended.code == 0
    assert "The game is not over." in ended.out
