"""The command line in one process, on the tiny game of the tests where the game does not matter."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.duel.game import GAME

import lautta
from lautta.cli import main
from lautta.core import registry
from lautta.core.game import Game
from lautta.core.game_files import GameFile


@dataclass(frozen=True)
class Ended:
    """How a command ended: its exit code and what it wrote."""

    code: int
    out: str
    err: str


Run = Callable[..., Ended]


def first_moves(game: Game, path: Path) -> Path:
    """Save a game of two, one of them with a name, who take whatever comes first."""
    state = game.new(2, seed=3)
    record = GameFile.of(state, 3, {0: "Anna"})
    while not state.over:
        seat = state.to_move[0]
        code = state.legal(seat)[0]
        record.add(seat, state.named(code).text)
        state.apply(code, seat)
    record.close(state)
    record.save(path)
    return path


@pytest.fixture(autouse=True)
def english_and_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        "LAUTTA_LANG",
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "LAUTTA_DEBUG",
        "LAUTTA_DATA",
        "LAUTTA_DATABASE",
        "LAUTTA_BROKER",
    ):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LAUTTA_STRICT", "1")


@pytest.fixture
def duel() -> Iterator[str]:
    lautta.register(GAME)
    yield GAME.name
    registry.forget(GAME.name)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def ended(*argv: str) -> Ended:
        capsys.readouterr()
        code = main(list(argv))
        written = capsys.readouterr()
        return Ended(code, written.out, written.err)

    return ended
