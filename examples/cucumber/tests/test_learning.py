"""It learns in a minute: self-play from nothing beats chance, and a heuristic that is hard to beat."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[1]
HONEST = """
import lautta
from lautta import players
from lautta.players.honesty import check_honest
assert check_honest(players.kind("otto").make, lautta.game("cucumber"), 2, 1) > 12
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package that Lautta finds as if it were installed, compiled."""
    if not shutil.which(os.environ.get("CC", "cc")):
        pytest.skip("needs a C compiler")
    copy = shutil.copytree(EXAMPLE, tmp_path_factory.mktemp("built") / "cucumber")
    run(copy, "setup.py", "--quiet", "egg_info", "build_ext", "--inplace")
    return copy


def run(copy: Path, *words: str) -> str:
    path = os.pathsep.join([str(copy / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    environ = os.environ | {"PYTHONPATH": path, "LAUTTA_ENGINE": ""}
    ended = subprocess.run(
        [sys.executable, *words], cwd=copy, env=environ, capture_output=True, text=True, check=False
    )  # fmt: skip
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def least_share(copy: Path, first: str, second: str) -> float:
    """The lower end of the 95 % interval of the first player's share in 1,000 games for two."""
    words = ("arena", "cucumber", "--players", f"{first},{second}", "--games", "1000", "--jobs", "2", "--json")
    [match] = json.loads(run(copy, "-m", "lautta.cli", *words))["matches"]
    return float(match["players"][0]["interval"][0])


@pytest.mark.slow
@pytest.mark.verify
def test_it_learns_in_a_minute(built: Path) -> None:
    run(built, "-m", "lautta.cli", "learn", "cucumber", "--minutes", "0.4", "--jobs", "1", "--out", "learned")
    (built / "src/cucumber/weights").mkdir()
    shutil.copy(built / "learned/best.net", built / "src/cucumber/weights/2.net")
    assert least_share(built, "otto", "random") > 0.95, "98.7 to 99.4 % of the games were measured"
    assert least_share(built, "otto", "sense") > 0.6, "69.2 to 70.4 % were measured, a quarter of the time being enough"
    run(built, "-c", HONEST)
