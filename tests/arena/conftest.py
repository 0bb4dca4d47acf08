"""Arenas of the tiny game of the tests, in a folder of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.arena.players import RANDOM
from tests.duel.game import GAME

import lautta
from lautta.arena import Folder, Settings, Table, round_robin
from lautta.core import registry

Begin = Callable[..., Folder]


@pytest.fixture(autouse=True)
def duel() -> Iterator[None]:
    lautta.register(GAME)
    yield
    registry.forget(GAME.name)


@pytest.fixture
def begin(tmp_path: Path) -> Begin:
    """A folder in which two players meet at duel, by default two that play at random."""

    def begun(*names: str, seed: int = 1, folder: str = "arena") -> Folder:
        table = Table.of(GAME, GAME.board(), {}, 2)
        matches = round_robin(names or ("random", RANDOM), 2)
        return Folder.begin(tmp_path / folder, Settings.of(table, matches, seed))

    return begun
