"""The package as a stranger gets it: a wheel with everything inside, and the `lautta` command."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tests.compiler import distribution

from prepare import find_compiler

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.verify


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel as pip builds it here; quickly: with interpreted rules, and the page only if it is there."""
    made = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
    command = [*pip, "--no-build-isolation", "--wheel-dir", str(made), str(ROOT)]
    quick = os.environ | {"LAUTTA_PURE": "1", "LAUTTA_NO_PAGE": "1"}
    ended = subprocess.run(command, env=quick, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return next(made.glob("lautta-*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the wheel's files lie in, away from the source tree."""
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run(installed: Path, *arguments: str) -> str:
    ended = subprocess.run(
        [sys.executable, *arguments], cwd=installed.parent, env=os.environ | {"PYTHONPATH": str(installed)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def data_of(folder: Path) -> set[str]:
    """The data files of a package, the built page aside."""
    kinds = {".ftl", ".json", ".md", ".txt", ".typed", ".mako", ".sql", ".pyx", ".h"}
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.suffix in kinds or path.name == "py.typed")
    return {path.as_posix() for path in paths if path.parts[:2] != ("server", "page")}


def test_every_data_file_is_inside(installed: Path) -> None:
    assert data_of(ROOT / "src" / "lautta") - data_of(installed / "lautta") == set()


def test_every_module_is_inside(installed: Path) -> None:
    source, there = ROOT / "src", installed
    modules = {path.relative_to(source).as_posix() for path in source.rglob("*.py")}
    assert modules - {path.relative_to(there).as_posix() for path in there.rglob("*.py")} == set()


def test_nothing_that_was_built_for_this_machine_is_inside(installed: Path) -> None:
    built = [path for path in installed.rglob("*") if path.suffix in {".so", ".pyd", ".c", ".db"}]
    assert [path.name for path in built if path.parent.name != "templates"] == []


@pytest.mark.skipif(not (ROOT / "src/lautta/server/page/index.html").is_file(), reason="the page is not built")
def test_the_page_is_inside(installed: Path) -> None:
    page = installed / "lautta" / "server" / "page"
    named = (page / "index.html").read_text()
    scripts = [path for path in page.rglob("*.js") if path.name in named]
    assert scripts


def test_it_plays_from_there(installed: Path) -> None:
    said = run(installed, "-c", "import lautta; print(lautta.__file__); print(lautta.game('amsterdam').new().to_move)")
    assert said.split("\n")[0].startswith(str(installed))
    assert said.split("\n")[1] == "(0, 1)"


def test_the_command_is_there(installed: Path) -> None:
    points = next(installed.glob("*.dist-info/entry_points.txt")).read_text()
    assert "lautta = lautta.cli:main" in points
    assert "amsterdam" in run(installed, "-m", "lautta.cli", "games")


@pytest.mark.skipif(not find_compiler(), reason="needs a C compiler")
def test_another_distribution_compiles_its_game_with_it(installed: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    distribution.install(distribution.make(tmp_path / "sources"), there, installed)
    code = (
        "import lautta, duel.game; from lautta.core.engines import load; "
        "print(lautta.__file__, load(duel.game.TABLE).__name__)"
    )
    assert distribution.python(code, there, installed) == f"{installed / 'lautta/__init__.py'} duel._duel\n"
