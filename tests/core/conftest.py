"""Engines that the tests of the core share."""


import pytest
from tests.core import heaps

from lautta.core.compile import build
from lautta.core.engines import Engine
from prepare import find_compiler


@pytest.fixture(scope="session")
def heaps_compiled(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """The game of heaps, compiled."""
    pytest.importorskip("Cython")
    if not find_compiler():
        pytest.skip("needs a C compiler")
    return build(heaps.TABLE, tmp_path_factory.mktemp("heaps"))  # type: ignore[return-value]
