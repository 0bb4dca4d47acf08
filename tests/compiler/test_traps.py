"""Arithmetic and control flow give the same numbers and the same bytes compiled and interpreted."""

import itertools
from types import ModuleType
from typing import Any

import pytest
from tests.compiler import traps

from lautta.compiler.build import compiled, extension, files, load
from lautta.compiler.program import Program
from lautta.core.records import STRICT
from prepare import find_compiler

pytest.importorskip("Cython")
pytestmark = pytest.mark.skipif(not find_compiler(), reason="needs a C compiler")

CHECKED = [
    trap
    for trap in traps.TRAPS  # strict records refuse the numbers that do not fit, which these are about
    if not STRICT or trap not in (traps.wrap, traps.mixed, traps.bits)
]
NUMBERS = (-40_000, -300, -129, -7, -4, -1, 0, 1, 2, 3, 5, 8, 63, 127, 255, 40_000)


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    folder = tmp_path_factory.mktemp("traps")
    program = Program("traps_fast")
    entries = []
    for rule in traps.TRAPS:
        name = program.add(rule).c_name
        entries.append(
            f"def {rule.__name__}(unsigned char[::1] s, int64_t a, int64_t b):\n"
            f"    return {name}(<R_Shelf*>&s[0], a, b)\n"
        )
    for name, text in files(program, "\n\n".join([program.rules(), *entries])).items():
        (folder / name).write_text(text)
    return load("traps_fast", compiled(extension("traps_fast", folder / "traps_fast.pyx"), folder))


@pytest.mark.parametrize("rule", CHECKED, ids=lambda rule: rule.__name__)
def test_same_numbers(fast: ModuleType, rule: Any) -> None:
    slow_shelf, fast_shelf = traps.Shelf(), traps.Shelf()
    compiled_rule = getattr(fast, rule.__name__)
    for a, b in itertools.product(NUMBERS, repeat=2):
        assert rule(slow_shelf, a, b) == compiled_rule(memoryview(fast_shelf).cast("B"), a, b), (a, b)
        assert bytes(slow_shelf) == bytes(fast_shelf), (a, b)


def test_the_comparison_can_fail(fast: ModuleType) -> None:
    shelf = traps.Shelf()
    assert traps.divide(shelf, -7, 2) != fast.modulo(memoryview(shelf).cast("B"), -7, 2)
