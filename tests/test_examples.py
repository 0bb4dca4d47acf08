"""The example as a stranger installs it: into an environment that has only Lautta's wheel, with nothing built again."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
import urllib.error
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from prepare import find_compiler

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "connect_four"
PORT = 8791


def test_the_example_is_short() -> None:
    lines = {path.name: len(path.read_text().splitlines()) for path in EXAMPLE.rglob("src/**/*.py")}
    assert lines["rules.py"] + lines["game.py"] <= 110 and sum(lines.values()) < 200


def test_the_card_game_is_not_long() -> None:
    sources = ROOT / "examples" / "cucumber" / "src" / "cucumber"
    assert sum(len((sources / name).read_text().splitlines()) for name in ("rules.py", "game.py")) < 300


def test_the_guide_writes_just_this_game() -> None:
    """What `lautta new` writes is explained as it is there, but for blank lines."""
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    written: dict[str, list[str]] = {}
    for name, text in re.findall(r"^```\w+ file=(\S+)\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL):
        written.setdefault(name, []).extend(line for line in text.splitlines() if line)
    for name, lines in written.items():
        kept = (EXAMPLE / name).read_text(encoding="utf-8").splitlines()
        assert lines == [line for line in kept if line], name
    sources = {path.relative_to(EXAMPLE).as_posix() for path in EXAMPLE.glob("src/*/[!_]*.py")}
    assert sources <= written.keys()
    compiled = 'extensions("connect_four.rules:TABLE", where="src")'
    assert compiled in guide and compiled in (EXAMPLE / "setup.py").read_text(encoding="utf-8")


def test_the_guide_names_all_that_its_commands_need() -> None:
    """What a build without isolation must find is installed before, and no file is asked for that nobody wrote."""
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {re.split("[<>=]", one)[0] for one in project["build-system"]["requires"]} | {"pytest"}
    commands = re.findall(r"^    pip install (?:-U )?([a-z\">=0-9 ]+)$", guide, re.MULTILINE)
    named = {re.split("[<>=]", one.strip('"'))[0] for command in commands for one in command.split()}
    assert needed - {"lautta"} == named
    assert "readme" not in project["project"] or " file=README.md\n" in guide


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with Lautta from its wheel, then the example; what both need lies beside them already."""
    made = tmp_path_factory.mktemp("place")
    venv.create(made, with_pip=False)
    site = Path(sysconfig.get_path("purelib", vars={"base": str(made), "platbase": str(made)}))
    (site / "beside.pth").write_text(sysconfig.get_path("purelib") + "\n")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    wheel = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(made)]
    ran([*wheel, str(ROOT)], os.environ | {"LAUTTA_PURE": "1", "LAUTTA_NO_PAGE": "1"})
    install = [*pip, "--python", str(python(made)), "install", "--no-deps", "--no-index", "--no-build-isolation"]
    ran([*install, str(next(made.glob("lautta-*.whl")))])
    ran([*install, str(shutil.copytree(EXAMPLE, made / "example"))])
    return made


def python(place: Path) -> Path:
    return place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ran(command: list[str], environ: dict[str, str] | None = None, typed: str = "") -> str:
    ended = subprocess.run(command, env=environ, input=typed, capture_output=True, text=True, check=False, cwd="/")
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def lautta(place: Path, *words: str, typed: str = "") -> str:
    environ = os.environ | {"LAUTTA_STRICT": "1", "COLUMNS": "120", "LAUTTA_LANG": "en", "PYTHONPATH": ""}
    return ran([str(python(place)), "-m", "lautta.cli", *words], environ, typed)


@pytest.mark.verify
def test_it_is_listed_with_its_words(place: Path) -> None:
    listed = {game["name"]: game for game in json.loads(lautta(place, "games", "--json"))}
    assert listed["connect_four"]["title"] == "Connect Four"
    assert listed["connect_four"]["computers"] == ["sense", "random"]
    engines = {engine["game"]: engine for engine in json.loads(lautta(place, "info", "--json"))["engines"]}
    assert engines["connect_four"]["why"] == ("compiled" if find_compiler() else "not-built")
    assert not engines["tigris"]["compiled"], "nothing of Lautta was built again"
    assert "Neljän suora" in lautta(place, "games", "--language", "fi")


@pytest.mark.verify
def test_computers_play_it(place: Path) -> None:
    figures = json.loads(lautta(place, "simulate", "connect_four", "-n", "20", "--json"))
    assert sum(figures["wins"]) >= 20 and figures["decisions"] >= 20 * 7
    figures = json.loads(lautta(place, "simulate", "connect_four", "-n", "6", "--seats", "sense,random", "--json"))
    assert figures["wins"][0] > figures["wins"][1]


@pytest.mark.verify
def test_a_person_plays_it_in_the_terminal(place: Path) -> None:
    told = lautta(place, "play", "connect_four", "--seed", "1", typed="drop d\nwhy drop d\nundo\n4\nquit\n")
    assert "Connect Four" in told and "into column d" in told and "......." in told


@pytest.mark.verify
def test_a_new_game_is_written_from_the_wheel(place: Path, tmp_path: Path) -> None:
    environ = os.environ | {"PYTHONPATH": ""}
    new = [str(python(place)), "-m", "lautta.cli", "new", "hill_top"]
    told = subprocess.run(new, cwd=tmp_path, env=environ, capture_output=True, text=True, check=True).stdout
    assert "pytest hill_top" in told and next(place.rglob("lautta/cli/example/src/connect_four/rules.py"))
    kept, written = (EXAMPLE / "src/connect_four/rules.py"), tmp_path / "hill_top/src/hill_top/rules.py"
    assert written.read_text() == kept.read_text().replace("connect_four", "hill_top")
    assert not list(place.rglob("lautta/cli/example/**/*.so"))


@contextmanager
def served(place: Path, tmp_path: Path) -> Iterator[str]:
    command = [str(python(place)), "-m", "lautta.cli", "serve", "--port", str(PORT), "--data", str(tmp_path / "a.db")]
    server = subprocess.Popen(command, cwd="/", env=os.environ | {"PYTHONPATH": ""}, stderr=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{PORT}/api"
    finally:
        server.terminate()
        server.wait(30)


def ask(url: str, body: Any = None, token: str = "") -> Any:
    """What an address answers, once the server is there."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    for _ in range(100):
        try:
            with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=30) as answer:
                text = answer.read().decode()
                return json.loads(text) if "json" in answer.headers["content-type"] else text
        except ConnectionError:
            time.sleep(0.5)
        except urllib.error.URLError as error:
            assert isinstance(error.reason, ConnectionError), error
            time.sleep(0.5)
    raise AssertionError("no server")


@pytest.mark.verify
def test_a_server_offers_all_that_a_table_needs(place: Path, tmp_path: Path) -> None:
    with served(place, tmp_path) as api:
        info = next(game for game in ask(f"{api}/games") if game["name"] == "connect_four")
        assert info["actions"] == [{"name": "drop", "params": [{"name": "column"}], "text": "drop {column}"}]
        assert "connect_four-action-drop = Stein einwerfen" in ask(f"{api}/games/connect_four/words/de")["fluent"]
        assert ask(f"{api}/games/connect_four/boards/plain") == {}
        token = ask(f"{api}/guests", {"name": "Anna"})["token"]
        seats = [{"kind": "person"}, {"kind": "computer", "level": "sense"}]
        table = ask(f"{api}/tables", {"game": "connect_four", "seats": seats}, token)
        assert table["public"]["cells"] == ["......."] * 6 and table["public"]["turn"] == 1
        choices = ask(f"{api}/tables/{table['id']}/choices?action=drop&previews=1", token=token)
        assert [choice["action"] for choice in choices] == [f"drop {column}" for column in "abcdefg"]
        request = {"key": "k", "seen": table["number"], "action": "drop d"}
        after = ask(f"{api}/tables/{table['id']}/actions", request, token)
        assert after["public"]["cells"][-1] == "...x..."
        said = [sentence for entry in after["entries"] for sentence in entry["said"]]
        assert {"key": "connect_four-log-drop", "args": {"seat": 0, "you": 1, "column": "d"}} in said


@pytest.mark.verify
@pytest.mark.skipif(not find_compiler(), reason="needs a C compiler")
def test_it_is_compiled_where_it_is_written(place: Path) -> None:
    """After the others, since this install takes the place of theirs."""
    written = shutil.copytree(EXAMPLE, place / "written")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--python", str(python(place))]
    install = [*pip, "install", "--no-deps", "--no-index", "--no-build-isolation", "-e", str(written)]
    rules = written / "src/connect_four/rules.py"

    def engine() -> str:
        return next(line for line in lautta(place, "info").splitlines() if "connect_four" in line)

    ran(install)
    assert engine().split()[-1] == "compiled"
    rules.write_text(rules.read_text().replace("FULL = 1", "FULL = 2"))
    assert "interpreted" in engine()
    ran(install)
    assert engine().split()[-1] == "compiled"
