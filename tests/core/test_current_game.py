"""The rules of the current game, interpreted: each game finds its own, by what its rules take."""

from random import Random

import connect_four.thinking
import cucumber.thinking
from connect_four.game import GAME as FOUR
from cucumber.game import GAME as CUCUMBER
from lautta.core import current_game
from lautta.core.chance import Chooser
from lautta.core.records import copy_of


def test_two_games_without_boards_are_told_apart() -> None:
    assert connect_four.thinking.TABLE.board is cucumber.thinking.TABLE.board
    for game in (FOUR, CUCUMBER):
        state, codes = game.new(2, 1), current_game.Codes()
        current_game.legal(state.board.record, state.record, 0, codes)
        assert list(codes.code[: codes.count]) == state.legal(0)


def test_rules_of_hiding_take_what_they_need() -> None:
    """Those of Cucumber need no board."""
    state, dice = CUCUMBER.new(3, 1), Random(1)
    for _ in range(10):
        state.apply(dice.choice(state.legal_actions))
    board, record = state.board.record, copy_of(state.view(0).record)
    current_game.deal(board, record, 0, Chooser(1, 0))
    assert record.players[1].hand and state.engine.validate(board, record) == 0
    current_game.hide(board, record, 0)
    assert bytes(record) == state.view(0).bytes()
