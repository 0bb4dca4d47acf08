"""Which tests a change can touch, for an answer within a minute and a half; `make verify` runs them all.

python tests/touched.py main    # prints what differs from where this branch left main, as arguments of pytest

Rules run compiled and servers in processes of their own, so what a test reaches cannot be traced while it runs. Where a
file lies tells it: arrows between those places point one way, and a linter holds them. `make check` leaves out those
that are marked slow or verify.
"""

import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]


class Place(NamedTuple):
    """What lies below a folder, or is one file, and the beginnings of the names of tests that it can touch."""

    path: str
    tests: tuple[str, ...]


ALWAYS = ("tests/test_house.py",)
PYTHON = ("tests/test_tools.py::test_sources",)
PAGE = ("tests/test_tools.py::test_page_sources", "tests/page/test_sources.py")
WORDS = ("tests/test_words.py", "tests/test_plurals.py", "tests/test_grammar.py", *PAGE)
GAMES = sorted(path.parent.name for path in (ROOT / "src/lautta/games").glob("*/actions.py"))
SHARED = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests/games").glob("test_*.py"))
# A file belongs to the first place that holds it.
PLACES = (
    Place("src/lautta/locales/", WORDS),
    *(Place(f"src/lautta/games/{game}/locales/", WORDS) for game in GAMES),
    *(
        Place(
            f"src/lautta/games/{game}/",
            (f"tests/games/{game}/", *SHARED, f"docs/positions/{game}.md", "tests/players/"),
        )
        for game in GAMES
    ),
    Place("src/lautta/core/machines.py", ("tests/arena/", "tests/learn/")),
    Place("src/lautta/core/", ("tests/core/", "tests/compiler/", "tests/games/", "tests/players/")),
    Place("src/lautta/compiler/", ("tests/compiler/", "tests/core/")),
    Place("src/lautta/players/solving.py", ("tests/cli/test_solve.py",)),
    Place("src/lautta/players/", ("tests/players/", "tests/learn/", "tests/games/", "tests/arena/")),
    Place("src/lautta/learn/", ("tests/learn/", "tests/cli/test_learn.py")),
    Place("src/lautta/arena/", ("tests/arena/", "tests/cli/test_arena.py")),
    Place("src/lautta/server/telemetry/", ("tests/server/", "tests/test_deploy.py")),
    Place("src/lautta/server/http/metrics.py", ("tests/server/test_metrics.py", "tests/test_deploy.py")),
    Place("src/lautta/server/", ("tests/server/", "docs/protocol.md", "tests/page/test_sources.py")),
    Place("src/lautta/cli/", ("tests/cli/",)),
    Place("src/lautta/terminal/", ("tests/cli/",)),
    Place("src/lautta/envs/", ("tests/test_envs.py",)),
    Place("src/lautta/", ("tests/test_words.py", "tests/cli/", "tests/games/", "tests/server/")),
    Place("web/", PAGE),
    Place("docs/positions/", ("docs/positions/",)),
    Place("tests/envs/", ("tests/test_envs.py",)),
    Place("tests/games/", ("tests/games/test_rulebooks.py",)),
    Place("scripts/", ("tests/test_scripts.py", "tests/test_package.py")),
    Place("deploy/", ("tests/test_deploy.py",)),
    Place("tools/", ("tests/test_tools.py", "tests/test_mutants.py")),
    Place("bench/kill.py", ("tests/server/test_kill_judge.py",)),
    Place("bench/measuring.py", ("tests/test_measuring.py",)),
    Place("bench/ladder.py", ("tests/arena/test_ladder.py",)),
    *(Place(f"bench/{name}.py", ("tests/test_judging.py",)) for name in ("judging", "loss", "truth")),
    *(Place(f"bench/{name}.py", (f"tests/players/test_{name}.py",)) for name in ("beliefs", "habits", "positions")),
    Place("bench/", ("tests/server/test_broker.py", "tests/server/test_links.py")),
)
# What pytest leaves out, which it would not where it is named.
OPTIONS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["pytest"]["ini_options"]["addopts"]
LEFT_OUT = tuple(each.removeprefix("--ignore=") for each in OPTIONS if each.startswith("--ignore="))


def changed(since: str) -> list[str]:
    """The files that differ from where this branch left another, untracked ones too; raises CalledProcessError."""
    base = _git("merge-base", since, "HEAD")[0]
    return sorted({*_git("diff", "--name-only", base), *_git("ls-files", "--others", "--exclude-standard")})


def _git(*arguments: str) -> list[str]:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def touched(files: Iterable[str]) -> tuple[str, ...]:
    """The beginnings of the names of all tests that changes in these files can touch."""
    names = set(ALWAYS)
    for file in files:
        place = next((place for place in PLACES if file.startswith(place.path)), None)
        if place:
            names.update(place.tests)
        if file.endswith(".py"):
            names |= set(PYTHON)
        if file.startswith(LEFT_OUT):
            continue
        if place and file.endswith((".py", ".md")):
            names.add(file)  # its own examples are tests too
        if file.startswith("tests/"):
            name = Path(file)
            names.add(file if name.name.startswith("test_") else f"{name.parent.as_posix()}/")
    return tuple(sorted(names))


if __name__ == "__main__":
    # A file that is gone has no tests any more.
    print(*(name for name in touched(changed(sys.argv[1])) if (ROOT / name.partition("::")[0]).exists()))
