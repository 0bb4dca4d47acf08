"""Roads & Boats in a terminal: the map, what can be done, boards that are made and boards that are laid."""

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from tests.cli.conftest import Ended, Run
from tests.cli.test_play import Keyboard

import lautta
from lautta.cli import main
from lautta.core.game_files import GameFile
from lautta.terminal.drawing import Drawing, drawing_of
from lautta.words import LANGUAGES, Words

Play = Callable[..., Ended]


def drawing(language: str = "en", seat: int = 0) -> Drawing:
    return drawing_of(lautta.game("roads"), Words(language, strict=True), ("Anna", "Ben"), seat)


def printed(drawn: RenderableType, width: int = 120) -> str:
    out = StringIO()
    Console(file=out, width=width).print(drawn)
    return out.getvalue()


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    def played(*lines: str, argv: tuple[str, ...] = ("--seed", "1")) -> Ended:
        monkeypatch.setattr("builtins.input", Keyboard(list(lines)))
        capsys.readouterr()
        code = main(["play", "roads", *argv])
        written = capsys.readouterr()
        return Ended(code, written.out, written.err)

    return played


def begun(*actions: str) -> lautta.GameState:
    state = lautta.game("roads").new(1, 1)
    for action in ("home b3b", "done", *actions):
        state.apply(action)
    return state


def test_the_map_is_drawn_with_rivers_roads_buildings_and_what_is_there() -> None:
    state = begun("load t1 boards b", "go t1 b2b", "done", "build woodcutter b2b", "road b3b-a3b")
    rows = printed(drawing().position(state.view(0))).splitlines()
    at = next(number for number, row in enumerate(rows) if "b1 Desert" in row)
    assert "b2 Woods" in rows[at] and "b3 *1 Pasture" in rows[at] and "/" not in rows[at]
    assert "~ ~ Woodcutter" in rows[at + 1], "a river crosses the sides east and west"
    assert "dd +6" in rows[at + 2]
    assert rows[at - 1].count("\\") == 0 and "Turn 1 of 20, building." in rows[1]


def test_a_road_is_drawn_at_both_of_its_ends() -> None:
    text = printed(drawing().position(begun("done", "road b3b-a4").view(0)))
    assert text.count("/") == 2


def test_within_a_phase_only_what_changes_is_drawn() -> None:
    state, shown = begun(), drawing()
    assert "a1 Mountain" in printed(shown.position(state.view(0)))
    state.apply("load t1 boards b")
    assert "a1 Mountain" not in printed(shown.position(state.view(0)))
    shown.whole()
    assert "a1 Mountain" in printed(shown.position(state.view(0)))


@pytest.mark.parametrize("width", [60, 80, 200])
def test_a_map_fits_the_screen_where_it_can(width: int) -> None:
    board = lautta.game("roads").board("dead_sea")
    rows = printed(drawing().bare(board), width).splitlines()
    assert all(len(row) <= width for row in rows)


def test_everything_is_said_in_every_language() -> None:
    for language in LANGUAGES:
        state, shown = lautta.game("roads").new(2, 1, "dead_sea"), drawing(language)
        for _ in range(300):
            seat = state.to_move[0]
            assert printed(shown.position(state.view(seat)))
            view = state.view(seat)
            told = drawing(language, seat)
            assert told.prompt(view) and all(told.choice(view, action, param) for action in state.actions(seat)[-8:]
                                             for param in action.args)  # fmt: skip
            state.apply(state.legal(seat)[-1], seat)
        assert printed(shown.map(state.view(0)))


def test_a_line_may_hold_several_actions(play: Play) -> None:
    ended = play("home b3b", "done", "load t2 boards b, load t2 boards b, go t2 a3b, go t2 b3b, go t1 b2b", "quit")
    assert ended.out.count("loaded a board (donkey 2, bank b).") == 2
    assert "It has no movement points left." in ended.out and "donkey 1 goes" not in ended.out


def test_help_shows_a_notation_of_this_game(play: Play) -> None:
    assert "why home " in play("?", "quit").out


# simulate


@pytest.mark.parametrize("scenario", ["mesopotamia", "three_rivers"])
def test_settlers_play_whole_games_on_any_scenario(run: Run, scenario: str) -> None:
    ended = run("simulate", "roads", "--scenario", scenario, "--seats", "settler", "--players", "1", "--games", "1",
                "--json")  # fmt: skip
    found = json.loads(ended.out)
    assert (found["board"], found["seats"], found["games"]) == (scenario, ["settler"], 1)
    assert found["mean_scores"][0] >= 40


def test_as_many_play_as_the_scenario_is_for(run: Run) -> None:
    found = json.loads(run("simulate", "roads", "--scenario", "three_rivers", "--games", "2", "--json").out)
    assert found["players"] == 3
    assert "there are settler" not in run("simulate", "roads", "--seats", "settlers").err


# boards


def test_a_board_is_made_from_a_seed_checked_and_drawn(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "map.json"
    ended = run("board", "make", "roads", "--players", "3", "--seed", "7", "--out", str(file))
    assert ended.code == 0 and "a1 " in ended.out and ended.out.count("start") >= 1
    data = json.loads(file.read_text(encoding="utf-8"))
    assert sum("start" in tile for tile in data["tiles"]) == 3 == data["players"]
    assert json.loads(run("board", "make", "roads", "--players", "3", "--seed", "7").out) == data
    assert run("board", "check", str(file)).code == 0
    assert "a1 " in run("board", "show", "roads", str(file)).out
    assert run("board", "make", "roads", "--out", str(file)).code == 2, "it is there already"
    assert "does not generate boards" in run("board", "make", "tigris").err


def test_any_seed_does_where_none_is_given(run: Run) -> None:
    assert json.loads(run("board", "make", "roads", "-p", "2").out)["players"] == 2


# laying the board first


def test_the_players_lay_the_board_and_then_play_on_it(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ended = play("0,0", "99", "4", "1,0", "1", "lay 1,0 woods", "fly", "undo", "lay 1,0 sea", "rest", "1",
                 f"save {file}", "quit",
                 argv=("--board", "laid", "--seats", "me,settler", "--seed", "3"))  # fmt: skip
    assert (ended.code, ended.err) == (0, "")
    assert "28 pieces" in ended.out and "There is no 99 here; the last one is 6." in ended.out
    assert "There is already a tile there." in ended.out and "A step is written like" in ended.out
    assert "You: lay 1,0 sea" in ended.out and "settler 2: lay" in ended.out and "home on" in ended.out
    kept = GameFile.load(file)
    assert kept.board == "laid" and kept.board_data is not None and len(kept.board_data["tiles"]) == 28
    assert {"q": 1, "r": 0, "terrain": "sea"} in kept.board_data["tiles"]


def test_laying_can_be_given_up_and_is_for_games_that_have_it(play: Play, run: Run) -> None:
    ended = play("?", "quit", argv=("--board", "laid"))
    assert ended.code == 0 and "Goodbye." in ended.out and "home" not in ended.out
    assert "There is no board laid" in run("play", "tigris", "--board", "laid").err
    assert ", laid, or give the path" in run("play", "roads", "--board", "nowhere").err


def test_computers_lay_the_same_board_for_the_same_seed(run: Run) -> None:
    argv = ("simulate", "roads", "--board", "laid", "--players", "2", "--games", "2", "--seed", "5", "--json")
    one, other = (json.loads(run(*argv).out) for _ in range(2))
    assert one["decisions"] == other["decisions"] and one["board"] == "laid"
