"""Engines that the tests of the core share."""

import pytest
from tests.core import heaps, lamps

from lautta.compiler.build import build
from lautta.core.actions import Table
from lautta.core.engines import Engine
from prepare import find_compiler


def compiled(table: Table, folders: pytest.TempPathFactory) -> Engine:
    """The engine of a game that is only here, compiled."""
    pytest.importorskip("Cython")
    if not find_compiler():
        pytest.skip("needs a C compiler")
    return build(table, folders.mktemp(table.name))  # type: ignore[return-value]


@pytest.fixture(scope="session")
def heaps_compiled(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """The game of heaps, compiled."""
    return compiled(heaps.TABLE, tmp_path_factory)


@pytest.fixture(scope="session")
def lamps_compiled(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """The game of lamps, compiled."""
    return compiled(lamps.TABLE, tmp_path_factory)
