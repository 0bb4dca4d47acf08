"""The compiled module for players that think about a game that is not installed, built once for all tests."""

import os
from pathlib import Path
from types import ModuleType

from lautta.compiler.build import build_thinking, load, translated_thinking
from lautta.core.at_hand import Thinking
from lautta.players.entries import ENTRIES

BUILT = Path(__file__).parents[1] / "build" / "tests"


def compiled_thinking(thinking: Thinking) -> ModuleType:
    """Build it, unless the same was built before."""
    name = f"{thinking.table.name}_thinking"
    source = translated_thinking(thinking, ENTRIES)[f"{name}.pyx"]
    kept = BUILT / f"{name}.txt"
    if kept.is_file() and kept.read_text(encoding="utf-8") == source:
        return load(name, next(BUILT.glob(f"{name}.*.so")))
    made = build_thinking(thinking, ENTRIES, BUILT / str(os.getpid()), compile_flags=("-O1", "-w"))
    assert made.__file__
    path = Path(made.__file__)
    os.replace(path, BUILT / path.name)
    kept.write_text(source, encoding="utf-8")
    return load(name, BUILT / path.name)
