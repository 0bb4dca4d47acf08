"""What is compiled anew: only games whose rules say something else than before."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("Cython")
SOURCES = Path(__file__).parent.parent.parent / "src"
WRITE = """
import sys
from pathlib import Path
from pkgutil import resolve_name
from lautta.compiler.build import write
for name in ("amsterdam", "tigris"):
    write(resolve_name(f"lautta.games.{name}.actions:TABLE"), Path(sys.argv[1]))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, to change its rules."""
    folder = tmp_path_factory.mktemp("copy")
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page", "server", "cli", "locales")
    shutil.copytree(SOURCES, folder, ignore=leave_out, dirs_exist_ok=True)
    return folder


def written(copy: Path) -> set[str]:
    """The files that translating the games has written, not those that say the same already."""
    folder = copy / "generated"
    before = {path.name: path.stat().st_mtime_ns for path in folder.glob("*")}
    environment = os.environ | {"PYTHONPATH": str(copy)}
    subprocess.run([sys.executable, "-c", WRITE, str(folder)], cwd=copy, env=environment, check=True)
    return {path.name for path in folder.glob("*") if before.get(path.name) != path.stat().st_mtime_ns}


def test_only_games_whose_rules_changed_are_written(copy: Path) -> None:
    assert written(copy) == {"amsterdam.h", "amsterdam.pyx", "tigris.h", "tigris.pyx"}
    assert written(copy) == set()

    change(copy / "lautta/games/tigris/state.py", "= 9_999, 999_999", "= 9_998, 999_999")
    assert written(copy) == {"tigris.pyx"}

    for path in ("games/tigris/check/derived.py", "core/chance.py", "compiler/build.py"):
        change(copy / "lautta" / path, '"""', '"""In other words, on one line more.\n\n', 1)
    change(copy / "lautta/games/tigris/check/derived.py", "\ndef ", "\n# one more comment\ndef ")
    assert written(copy) == set()

    change(copy / "lautta/core/chance.py", "MASK = ", "MASK = 0 + ")
    assert written(copy) == {"amsterdam.pyx", "tigris.pyx"}


def change(path: Path, old: str, new: str, count: int = -1) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, count), encoding="utf-8")
