"""Compiles the rules of the games where there is a C compiler, and installs without that where there is none."""

import os
import sys
from pathlib import Path

from setuptools import setup

SOURCES = Path(__file__).parent / "src"
sys.path.insert(0, str(SOURCES))

from lautta.compiler import extensions  # noqa: E402

GAMES = sorted(path.parent.name for path in SOURCES.glob("lautta/games/*/actions.py"))

setup(
    ext_modules=extensions(*(f"lautta.games.{name}.actions:TABLE" for name in GAMES), where=SOURCES),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
