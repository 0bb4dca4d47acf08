"""Compiles the rules of the games where there is a C compiler, and installs without that where there is none."""

import importlib
import os
import sys
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "src"))


def extensions() -> list[Extension]:
    """An extension module for each game that has an action table; none with LAUTTA_PURE=1."""
    if os.environ.get("LAUTTA_PURE", "") not in ("", "0"):
        return []
    from lautta.compiler.build import extension, write

    made = []
    for path in sorted((HERE / "src/lautta/games").glob("*/actions.py")):
        table = importlib.import_module(f"lautta.games.{path.parent.name}.actions").TABLE
        source = write(table, Path("build/generated"))
        made.append(extension(f"lautta.compiled.{table.name}", source))
        made[-1].optional = True  # set here, as Cython forgets it
    return made


setup(ext_modules=extensions())
