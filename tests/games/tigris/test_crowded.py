"""Crowded positions: what can be done in them and what comes of it is as in the naive game."""

import random
from collections import Counter

import pytest
from tests.games.tigris.crowded import crowded
from tests.games.tigris.games import BOARDS, OPTIONS
from tests.games.tigris.naive.legal import decider, legal
from tests.games.tigris.naive.play import play
from tests.games.tigris.naive.reading import differences, world

from lautta.core.game import GameState

SEEDS, TRIES = 24, 6


def follow(state: GameState, by: random.Random) -> Counter[str]:
    """One action, and all that it leads to; what happened on the way."""
    seen = Counter[str]()
    kinds: dict[str, list[int]] = {}
    for action in state.actions():
        kinds.setdefault(action.name, []).append(action.code)
    code = by.choice(kinds[by.choice([kind for kind in kinds if kind != "swap"])])
    if by.random() < 0.6 and (special := with_consequences(state, kinds.get("place", []), by)):
        code = by.choice(special)
    while True:
        before, expected = state.text(), world(state)
        text = state.named(code).text
        play(expected, text)
        state.apply(code)
        found = world(state)
        assert differences(expected, found) == [], f"{text}\n{before}"
        seen[text.split()[0] if found.conflict == "peace" else found.conflict] += 1
        if state.over or found.phase == "act":
            return seen
        assert state.to_move == (decider(found),)
        assert {action.text for action in state.actions()} == legal(found), state.text()
        code = by.choice(state.legal_actions)


def with_consequences(state: GameState, codes: list[int], by: random.Random) -> list[int]:
    """Those of some placings that start two wars or more, else those that make a square, else those that join."""
    kinds: dict[str, list[int]] = {"wars": [], "square": [], "joins": []}
    for code in codes:
        seen = state.preview(state.to_move[0], code)
        happens = {
            "wars": len(seen.get("wars", ())) > 1,
            "square": bool(seen.get("squares_of_four")),
            "joins": seen.get("joins", False),
        }
        for kind, codes_of_kind in kinds.items():
            if happens[kind]:
                codes_of_kind.append(code)
    found = [codes for codes in kinds.values() if codes]
    return by.choice(found) if found else []


@pytest.mark.parametrize("board", BOARDS)
def test_lists_and_actions_are_those_of_the_naive_game(board: str) -> None:
    happened = Counter[str]()
    for seed in range(SEEDS):
        state, by = crowded(seed, BOARDS[board], **OPTIONS[seed % 4]), random.Random(seed)
        assert {action.text for action in state.actions()} == legal(world(state)), state.text()
        for _ in range(TRIES):
            happened += follow(state.copy(), by)
    assert min(happened[kind] for kind in ("war", "revolt", "build", "leave", "place", "destroy")) > 0, happened
