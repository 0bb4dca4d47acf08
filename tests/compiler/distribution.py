"""The game of duel as a stranger has it: a distribution of its own, with Lautta's hook in its `setup.py`."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

DUEL = Path(__file__).parent.parent / "duel"
PYPROJECT = """\
[build-system]
requires = ["setuptools", "cython", "lautta"]
build-backend = "setuptools.build_meta"

[project]
name = "duel"
version = "1.0"

[tool.setuptools.packages.find]
where = ["src"]
"""
SETUP = """\
from setuptools import setup
from lautta.compiler import extensions
setup(ext_modules=extensions("duel.game:TABLE", where="src"))
"""


def make(folder: Path) -> Path:
    """Write the sources of the distribution into a folder, and answer it."""
    package = folder / "src/duel"
    shutil.copytree(DUEL, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in package.glob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace("tests.duel", "duel"), encoding="utf-8")
    (folder / "pyproject.toml").write_text(PYPROJECT)
    (folder / "setup.py").write_text(SETUP)
    return folder


def install(distribution: Path, target: Path, lautta: Path, **settings: str) -> str:
    """Build and install it with pip, beside the Lautta in a folder; answer what was said."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps", "--no-build-isolation"]
    return run(
        [*pip, "--no-index", "-v", "--target", str(target), str(distribution)], distribution, lautta, settings=settings
    )


def setup(distribution: Path, command: str, lautta: Path) -> str:
    """Run a command of its `setup.py`."""
    return run([sys.executable, "setup.py", "-q", command], distribution, lautta, settings={})


def python(code: str, *paths: Path, **settings: str) -> str:
    """What Python says to a few lines, with these folders in its path."""
    return run([sys.executable, "-c", code], paths[0], *paths, settings=settings)


def run(command: list[str], folder: Path, *paths: Path, settings: Mapping[str, str]) -> str:
    """What a command says that must go well."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LAUTTA_")}
    environment |= {"PYTHONPATH": os.pathsep.join(map(str, paths)), **settings}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr
