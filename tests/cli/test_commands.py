"""Commands, their help in three languages, and one sentence for whatever is wrong."""

import json
import shutil
import subprocess
import sys
import warnings
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from cyclopts.completion.detect import ShellDetectionError
from tests.cli.conftest import Run
from tests.duel.game import GAME

import lautta
from lautta.cli.info import engine, package_of, why
from lautta.core import registry
from lautta.core.engines import StaleEngine
from lautta.words import LANGUAGES, Words

COMMANDS = ("serve", "work", "play", "games", "simulate", "arena", "backup", "replay", "board", "info", "completion")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS), ("arena", "verify"), ("board", "check")])
def test_every_command_has_help_with_examples(run: Run, command: tuple[str, ...], language: str) -> None:
    ended = run(*command, "--help", "--language", language)
    assert (ended.code, ended.err) == (0, "")
    assert {"en": "Usage: ", "fi": "Käyttö: ", "de": "Aufruf: "}[language] in ended.out
    assert {"en": "Examples:", "fi": "Esimerkkejä:", "de": "Beispiele:"}[language] in ended.out
    assert " ".join(["lautta", *command]) in ended.out
    assert "cli-" not in ended.out


def test_a_game_that_cannot_be_loaded_keeps_nobody_from_the_others(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    offered = [SimpleNamespace(name="halma", value="no_such_package.game:GAME")]
    monkeypatch.setattr(registry, "entry_points", lambda group: offered)
    registry._places.cache_clear()
    try:
        info = run("info")
        assert info.code == 0 and "Left out: halma" in info.out and "Engine of tigris" in info.out
        (broken,) = json.loads(run("info", "--json").out)["broken"]
        assert (broken["game"], broken["key"]) == ("halma", "core-broken-package")
        assert "ModuleNotFoundError" in broken["why"]
        games = run("games", "--json")
        assert games.code == 0 and "halma" not in {game["name"] for game in json.loads(games.out)}
        assert run("simulate", "tigris", "--games", "1").code == 0
        ended = run("play", "halma")
        assert ended.code == 2 and "halma cannot be loaded from no_such_package.game:GAME" in ended.err
    finally:
        monkeypatch.undo()
        registry._places.cache_clear()
        registry.forget("halma")


def test_no_arguments_show_the_help(run: Run) -> None:
    assert run().out == run("--help").out


def test_the_root_help_lists_the_commands(run: Run) -> None:
    out = run("--help").out
    assert [command for command in COMMANDS if f"│ {command} " not in out] == []


def test_version(run: Run) -> None:
    assert run("--version").out == f"lautta {lautta.__version__}\n"


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("simulat",), "There is no command simulat;"),
        (("simulat",), "Did you mean simulate?"),
        (("simulate",), "GAME is missing;"),
        (("simulate", "duel", "--gmes", "3"), "There is no option --gmes;"),
        (("simulate", "duel", "--gmes", "3"), "Did you mean --games?"),
        (("simulate", "duel", "--games", "many"), "--games is a whole number, not many."),
        (("simulate", "duel", "--games"), "--games needs a value after it."),
        (("simulate", "duel", "--games", "1", "--games", "2"), "--games was given twice."),
        (("simulate", "duel", "extra"), "Unexpected: extra."),
        (("simulate", "dule"), "There is no game dule; choose from amsterdam, duel, roads, tigris. Did you mean duel?"),
        (("simulate", "duel", "--seats", "randm"), "vellamo. Did you mean random?"),
        (("simulate", "duel", "--board", "smal"), "give the path of a file. Did you mean small?"),
        (("simulate", "amsterdam", "--option", "bonus_tie=skip"), "Did you mean bonus_ties?"),
        (("simulate", "amsterdam", "--option", "bonus_ties=skp"), "Did you mean skip?"),
        (("replay", "pyproject.tml"), "There is no file pyproject.tml. Did you mean pyproject.toml?"),
        (("simulate", "chess"), "There is no game chess; choose from amsterdam, duel, roads, tigris."),
        (("simulate", "duel", "--players", "3"), "duel is for 2 to 2 players, not 3."),
        (("simulate", "duel", "--games", "0"), "--games is at least 1, not 0."),
        (("simulate", "duel", "--seed", "-1"), "--seed is at least 0, not -1."),
        (("simulate", "duel", "--threads", "0"), "--threads is at least 1, not 0."),
        (("simulate", "duel", "--seats", "clever"), "There is no computer player clever; choose from sense, random"),
        (("simulate", "duel", "--seats", "no.such:Player"), "There is no computer player no.such:Player;"),
        (("simulate", "duel", "--seats", "sense"), "sense cannot play duel, which has no heuristic for it."),
        (("simulate", "duel", "--seats", "pipsa"), "pipsa cannot play duel, which does not say how"),
        (("simulate", "duel", "--seats", "random", "--threads", "2"), "--threads is for playing inside the engine;"),
        (("simulate", "duel", "--seats", "random,random", "--players", "3"), "2 seats are named, but 3 play."),
        (("simulate", "duel", "--board", "huge"), "There is no board huge; choose from small, large,"),
        (("simulate", "duel", "--option", "x"), "A rule option is written name=value, not x."),
        (("simulate", "duel", "--option", "x=1"), "There is no rule option x;"),
        (("simulate", "amsterdam", "--option", "bonus_ties=thin"), "bonus_ties is one of dense, skip, not thin."),
        (("replay", "no-such-file"), "There is no file no-such-file."),
        (("replay", "."), ". is a folder, not a file."),
        (("board", "check", "no-such-file"), "There is no file no-such-file."),
        (("play", "duel", "--seats", "me,me"), "Exactly one seat is yours:"),
        (("completion", "tcsh"), "SHELL is one of bash, zsh, fish, not tcsh."),
        (("--language", "sv"), "--language is one of en, fi, de, not sv."),
    ],
)
def test_a_wrong_line_gets_one_sentence(run: Run, duel: str, argv: tuple[str, ...], sentence: str) -> None:
    ended = run(*argv)
    assert ended.code == 2
    assert ended.out == ""
    assert ended.err.startswith("lautta: ")
    assert ended.err.count("\n") == 1
    assert sentence in ended.err


@pytest.mark.parametrize("where", ["before", "after"])
def test_the_language_may_stand_anywhere(run: Run, where: str) -> None:
    flag = ("--language", "fi")
    argv = (*flag, "simulate", "shakki") if where == "before" else ("simulate", "shakki", *flag)
    assert run(*argv).err.startswith("lautta: Peliä shakki ei ole;")
    assert run("--language=de", "simulate", "x").err.startswith("lautta: Das Spiel x gibt es nicht;")


def test_the_environment_gives_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Den Befehl x gibt es nicht" in run("x").err
    monkeypatch.setenv("LAUTTA_LANG", "fi")
    assert "Komentoa x ei ole" in run("x").err


def test_the_unforeseen_is_one_sentence_too(run: Run, duel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object, **kwargs: object) -> None:
        raise RuntimeError("the floor\nis wet")

    monkeypatch.setattr("lautta.cli.simulate.in_engine", fail)
    ended = run("simulate", duel)
    assert ended.code == 2
    assert ended.err == "lautta: Unexpected error: RuntimeError: the floor is wet (LAUTTA_DEBUG=1 shows where).\n"
    monkeypatch.setenv("LAUTTA_DEBUG", "1")
    with pytest.raises(RuntimeError, match="the floor"):
        run("simulate", duel)


def test_an_interrupt_ends_quietly(run: Run, duel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*args: object, **kwargs: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("lautta.cli.simulate.in_engine", interrupt)
    ended = run("simulate", duel)
    assert (ended.code, ended.out, ended.err.strip()) == (130, "", "")


def test_games_lists_games_boards_options_and_computers(run: Run, duel: str) -> None:
    out = run("games").out
    for word in ("amsterdam", "duel", "small", "bonus_ties", "dense", "skip", "sense", "random", "(usual)"):
        assert word in out
    listed = {game["name"]: game for game in json.loads(run("games", "--json").out)}
    assert listed["amsterdam"]["players"] == {"min": 2, "max": 4}
    assert {"sense", "random", "vellamo"} <= set(listed["amsterdam"]["computers"])
    assert listed["duel"]["computers"] == ["random"]
    assert [board["name"] for board in listed["duel"]["boards"]] == ["small", "large"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_speaks_every_language(run: Run, language: str) -> None:
    ended = run("games", "--language", language)
    assert ended.code == 0
    assert "amsterdam-option" not in ended.out


def test_info_tells_versions_engines_and_places(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAUTTA_DATA", "/somewhere/else")
    facts = json.loads(run("info", "--json").out)
    assert facts["lautta"] == lautta.__version__
    assert facts["data"] == str(Path("/somewhere/else/lautta.db"))
    told = {engine["game"]: engine["compiled"] for engine in facts["engines"]}
    assert told == {name: lautta.game(name).engine.compiled for name in lautta.game_names()}
    out = run("info").out
    assert lautta.__version__ in out
    assert "Engine of amsterdam" in out


def test_info_tells_why_an_engine_is_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(GAME, name="duel")
    assert why(game) == "not-built"
    monkeypatch.setattr("lautta.cli.info.find_spec", lambda name: object())
    monkeypatch.setattr("lautta.cli.info.import_module", lambda name: object())
    assert why(game) == "stale"

    def broken(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("lautta.cli.info.import_module", broken)
    assert why(game) == "not-loaded"
    monkeypatch.setenv("LAUTTA_ENGINE", "interpreted")
    assert why(game) == "switched-off"
    game.__dict__["engine"] = SimpleNamespace(compiled=True)
    assert why(game) == "compiled"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_an_engine_has_words(language: str) -> None:
    words = Words(language, strict=True)
    for reason in ("compiled", "not-built", "not-loaded", "stale", "switched-off"):
        assert words.say(f"cli-engine-{reason}", package="lautta-chess")


@pytest.mark.parametrize("reason", ["not-built", "not-loaded", "stale"])
def test_an_engine_is_made_by_the_package_of_its_game(monkeypatch: pytest.MonkeyPatch, reason: str) -> None:
    monkeypatch.setattr("lautta.cli.info.why", lambda game: reason)
    monkeypatch.setattr("lautta.cli.info.packages_distributions", lambda: {"tests": ["lautta-duel"]})
    theirs, own = (engine(Words("en", strict=True), game) for game in (GAME, lautta.game("tigris")))
    assert "lautta-duel" in theirs and "make build" not in theirs and "Lautta" not in theirs
    assert "make build" in own if reason == "stale" else "Lautta" in own
    monkeypatch.setattr("lautta.cli.info.packages_distributions", dict)
    assert package_of(GAME) == "tests", "nobody knows what it was installed from"


def test_warnings_are_sentences_too(run: Run, duel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def warned(task: Any, done: Any) -> dict[str, Any]:
        warnings.warn("it was compiled long ago", StaleEngine, stacklevel=1)
        warnings.warn("something else", RuntimeWarning, stacklevel=1)
        raise ValueError("enough")

    monkeypatch.setattr("lautta.cli.simulate.in_engine", warned)
    lines = run("simulate", duel).err.splitlines()
    assert [line.partition(",")[0] for line in lines] == [
        "lautta: The compiled engine was built from different rules",
        "lautta: something else",
        "lautta: enough",
    ]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_know_commands_options_and_games(run: Run, shell: str) -> None:
    ended = run("completion", shell)
    assert ended.code == 0
    for word in (*COMMANDS, "seats", "amsterdam"):
        assert word in ended.out


def test_the_shell_completes_what_is_typed(run: Run, tmp_path: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash here")
    script = tmp_path / "lautta.bash"
    script.write_text(run("completion", "bash").out)

    def completed(*typed: str) -> list[str]:
        ask = (
            f"source {script}; COMP_WORDS=({' '.join(typed)}); COMP_CWORD={len(typed) - 1}; "
            "COMP_LINE=${COMP_WORDS[*]}; COMP_POINT=${#COMP_LINE}; _lautta; echo ${COMPREPLY[@]}"
        )
        return subprocess.run([bash, "-c", ask], capture_output=True, text=True, check=True).stdout.split()

    assert completed("lautta", "s") == ["serve", "simulate", "solve"]
    assert completed("lautta", "simulate", "am") == ["amsterdam"]
    assert "--seats" in completed("lautta", "simulate", "amsterdam", "--s")


def test_a_shell_that_cannot_be_told_is_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> str:
        raise ShellDetectionError

    monkeypatch.setattr("cyclopts.completion.detect.detect_shell", unknown)
    monkeypatch.setattr("cyclopts.completion.detect_shell", unknown)
    for argv in (("completion",), ("completion", "--install")):
        ended = run(*argv)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err == "lautta: Your shell was not recognised; name it: bash, zsh or fish.\n"


def test_completion_is_installed_where_the_shell_looks(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    ended = run("completion", "fish", "--install")
    assert ended.code == 0
    installed = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert installed and str(installed[0]) in ended.out
    assert "amsterdam" in installed[0].read_text()


def test_the_package_runs_as_a_module() -> None:
    ended = subprocess.run([sys.executable, "-m", "lautta", "--version"], capture_output=True, text=True)
    assert ended.stdout == f"lautta {lautta.__version__}\n"
    ended = subprocess.run([sys.executable, "-m", "lautta.cli", "x"], capture_output=True, text=True)
    assert ended.returncode == 2


def test_help_imports_no_server_no_numbers_and_no_game() -> None:
    code = (
        "import sys; from lautta.cli import main; main(['simulate', '--help']); "
        "print([name for name in ('numpy', 'litestar', 'sqlalchemy', 'lautta.core.game') if name in sys.modules])"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ended.stdout.splitlines()[-1] == "[]"
