"""What players that learn need not think about: what something else they may do is as good as."""

from typing import Any

import pytest
from tests.games.amsterdam.test_features import decisions
from tests.games.amsterdam.test_properties import BOARDS

from lautta.core import current_game
from lautta.core.actions import codes_of
from lautta.core.current_game import Codes
from lautta.core.game import GameState
from lautta.games.amsterdam.actions import TABLE


def kept_of(state: GameState, seat: int) -> list[int]:
    codes, board = Codes(), state.board.record
    current_game.legal(board, state.record, seat, codes)  # type: ignore[arg-type]
    current_game.sift(board, state.record, seat, codes)  # type: ignore[arg-type]
    return codes.code[: codes.count]


def paid(state: GameState, code: int, seat: int) -> tuple[str, list[int]]:
    """The route that is built, and the cards that are left of each kind."""
    after: Any = state.copy()
    before = after.record.players[seat].routes
    after.apply(code, seat)
    left = after.record.players[seat]
    return str(before ^ left.routes), left.hand[: state.board.record.kinds]  # type: ignore[attr-defined]


def as_good(state: GameState, seat: int, kept: int, other: int) -> bool:
    """Does one action take the same card, or build the same route and leave no less, wild cards being any colour?"""
    one, two = (state.named(code) for code in (kept, other))
    if one.name != two.name:
        return False
    if one.name == "row":
        s = state.record
        slots = [state.board.names["slots"].index(each.text.split()[1]) for each in (one, two)]
        return bool(s.row[slots[0]] == s.row[slots[1]])
    (route, hand), (other_route, other_hand) = (paid(state, code, seat) for code in (kept, other))
    missing = sum(max(0, b - a) for a, b in zip(hand[:-1], other_hand[:-1], strict=True))
    return route == other_route and sum(hand) == sum(other_hand) and hand[-1] - other_hand[-1] >= missing


@pytest.mark.parametrize("city", BOARDS)
def test_for_all_that_is_left_out_something_as_good_is_kept(city: str) -> None:
    left_out = 0
    for state, seat, _ in decisions(BOARDS[city], 2, 5, 3):
        kept, legal = kept_of(state, seat), state.legal(seat)
        assert kept and kept == [code for code in legal if code in kept], "the order stays"
        for code in set(legal) - set(kept):
            assert any(as_good(state, seat, each, code) for each in kept), state.named(code).text
            left_out += 1
    assert left_out > 10


def test_no_two_ways_to_pay_differ_in_wild_cards_alone() -> None:
    split = codes_of(TABLE.sizes(BOARDS["amsterdam"].record)).split
    for state, seat, _ in decisions(BOARDS["amsterdam"], 3, 2, 5):
        b: Any = state.board.record
        builds = [split(code)[1] for code in kept_of(state, seat) if state.named(code).name == "build"]
        ways = [(route, cards // b.max_length) for route, cards in builds]
        assert len(ways) == len(set(ways))
        for route, cards in builds:
            if cards == b.payments - 1:
                assert [way[0] for way in ways].count(route) == 1, "wild cards alone, only where no colour does"
