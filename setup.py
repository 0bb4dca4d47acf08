"""Compiles the rules of the games where there is a C compiler, and installs without that where there is none."""

import os
import sys
from pathlib import Path

from setuptools import setup

SOURCES = Path(__file__).parent / "src"
sys.path.insert(0, str(SOURCES))

from lautta.compiler import extensions  # noqa: E402

GAMES = sorted(path.parent.name for path in SOURCES.glob("lautta/games/*/actions.py"))
THINKING = sorted(path.parent.name for path in SOURCES.glob("lautta/games/*/thinking.py"))
TABLES = [f"lautta.games.{name}.actions:TABLE" for name in GAMES]
COMPANIONS = sorted(path.relative_to(SOURCES).with_suffix("") for path in SOURCES.glob("lautta/games/*/*/entries.py"))
THOUGHT_ABOUT = [f"lautta.games.{name}.thinking:THINKING" for name in THINKING]
BESIDE = [f"{'.'.join(path.parts)}:COMPANION" for path in COMPANIONS]

setup(
    ext_modules=extensions(*TABLES, *THOUGHT_ABOUT, *BESIDE, where=SOURCES),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
