"""Positions of lost games with a known best action (`python -m bench.positions`); Vellamo finds most of them."""

import json
from pathlib import Path

import pytest

import lautta
from lautta import players

POSITIONS = Path(__file__).parent / "positions"
FOUND = {"amsterdam": (16, 20), "tigris": (3, 5)}  # by seed 0; nine of ten is the goal


@pytest.mark.many
@pytest.mark.slow
@pytest.mark.parametrize("name", FOUND)
def test_vellamo_finds_as_many_best_actions_as_it_did(name: str) -> None:
    game, found = lautta.game(name), []
    positions = [json.loads(line) for line in (POSITIONS / f"{name}-2.jsonl").read_text("utf-8").splitlines()]
    for one in positions:
        view = game.from_text(one["view"])
        assert all(view.space.parse(action) in view.legal(one["seat"]) for action in one["chances"])
        action = view.space.text(players.maker_of("vellamo", game)(0).choose(view, one["seat"]))
        found += [action in one["best"]]
    few, of = FOUND[name]
    assert len(found) == of and sum(found) >= few
