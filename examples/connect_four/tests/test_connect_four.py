"""Lautta's harness on Connect Four, and its rules by example."""

from collections.abc import Iterator

import pytest

import lautta
from connect_four.game import GAME
from lautta.core import registry
from lautta.core.game import GameState
from lautta.core.harness import check_game
from lautta.core.reasons import IllegalAction, MalformedPosition


@pytest.fixture(autouse=True)
def found() -> Iterator[None]:
    """Register the game, in case its package is not installed."""
    lautta.register(GAME)
    yield
    registry.forget(GAME.name)


def position(*rows: str) -> GameState:
    grid = [*["......."] * (6 - len(rows)), *rows]
    return GAME.from_text("\n".join(["lautta position 2", "seats 2", "cells", *(f"  {row}" for row in grid)]))


@pytest.mark.parametrize("seed", range(5))
def test_random_games(seed: int) -> None:
    check_game(GAME, 2, seed)


@pytest.mark.parametrize(
    ("rows", "column"),
    [((".ooo...", ".xxx..."), "e"), (("x......", "xo.....", "xoo...."), "a"), (("..xo...", ".xoo...", "xooxx.."), "d")],
)
def test_four_in_a_line_win(rows: tuple[str, ...], column: str) -> None:
    state = position(*rows)
    state.apply(f"drop {column}")
    assert state.result and state.result.winners == (0,) and state.result.scores == (1, 0)


def test_a_full_column_takes_no_more() -> None:
    state = position(*["o......", "x......"] * 3)
    with pytest.raises(IllegalAction, match="this column is full"):
        state.apply("drop a")


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        (("x......", "......."), "a counter of column a hangs in the air"),
        (("xx.....",), "drop counters in turn"),
        (("xxxx...", "oooo..."), "drop counters in turn"),
    ],
)
def test_what_no_game_leads_to_is_refused(rows: tuple[str, ...], fault: str) -> None:
    with pytest.raises(MalformedPosition, match=fault):
        position(*rows)
