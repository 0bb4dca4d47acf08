"""Positions of lost games with a known best action (`python -m bench.positions`); how many Vellamo finds."""

import pytest

import lautta
from bench.positions import POSITIONS, positions_in, solved

FOUND = {"amsterdam": (10, 20), "tigris": (15, 20)}  # by seed 0


@pytest.mark.many
@pytest.mark.slow
@pytest.mark.parametrize("name", FOUND)
def test_vellamo_finds_as_many_best_actions_as_it_did(name: str) -> None:
    game, positions, (few, of) = lautta.game(name), positions_in(POSITIONS / f"{name}-2.jsonl"), FOUND[name]
    for one in positions:
        view = game.from_text(one["view"])
        assert all(view.space.parse(action) in view.legal(one["seat"]) for action in one["chances"])
    found, _ = solved(game, "vellamo", positions, 1)
    assert len(positions) == of and found >= few
