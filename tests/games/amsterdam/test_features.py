"""What players that learn see and foresee."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.amsterdam.test_properties import BOARDS
from tests.thinking import network_by_lot

from lautta.core import current_game
from lautta.core.boards import LoadedBoard
from lautta.core.chance import Chooser, choose
from lautta.core.current_game import Inputs
from lautta.core.game import GameState
from lautta.core.records import copy_of
from lautta.games.amsterdam.game import GAME
from lautta.games.amsterdam.players.afterstates import ended
from lautta.games.amsterdam.players.features import ONE
from lautta.games.amsterdam.players.thinking import THINKING
from lautta.games.amsterdam.state import NONE, OVER, ROW, SETUP, State
from lautta.players.one_ply import Workspace, weigh
from lautta.players.thinking import module_for


def record_of(board: LoadedBoard) -> Any:
    """Its record, for functions that serve every game."""
    return board.record


def decisions(board: LoadedBoard, players: int, seed: int, every: int) -> Iterator[tuple[GameState, int, Chooser]]:
    """Positions of a random game with the seat that acts next, one of so many."""
    state, chooser, number = GAME.new(players, seed, board), Chooser(seed=seed), 0
    while state.to_move:
        seat = state.to_move[choose(chooser, len(state.to_move))]
        if number % every == seed % every:
            yield state, seat, chooser
        codes = state.legal(seat)
        state.apply(codes[choose(chooser, len(codes))], seat)
        number += 1


def seen_by(board: LoadedBoard, record: Any, seat: int) -> dict[int, int]:
    x = Inputs()
    current_game.observe(record_of(board), record, seat, x)
    numbers = {x.index[place]: x.amount[place] for place in range(x.count)}
    assert len(numbers) == x.count, "an index twice"
    assert all(0 <= index < THINKING.inputs for index in numbers) and 0 < x.count < 200
    assert all(abs(amount) <= 8 * ONE for amount in numbers.values())
    return numbers


def after(board: LoadedBoard, record: Any, seat: int, code: int) -> Any:
    foreseen: Any = copy_of(record)
    current_game.foresee(record_of(board), foreseen, seat, code)
    return foreseen


def test_a_game_without_foresight_gets_a_sample() -> None:
    """It depends on the view alone, and shows no more than a view does."""
    board, openly = BOARDS["amsterdam"], 0
    for state, seat, _ in decisions(board, 2, 1, 5):
        seen = state.view(seat, recall=True)
        for code in state.legal(seat):
            one, other = copy_of(seen.record), copy_of(seen.record)
            current_game.sample(record_of(board), one, Chooser(), seat, code)
            current_game.sample(record_of(board), other, Chooser(seed=7), seat, code)
            assert bytes(one) == bytes(other)
            current_game.hide(record_of(board), other, seat)
            assert bytes(one) == bytes(other), "a view already"
            come = state.copy()
            come.apply(code, seat)
            known = come.view(seat, recall=True).record
            one.chance = known.chance
            openly += bytes(one) == bytes(known)
    assert openly >= 20, "what nothing hidden decides comes so"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("city", BOARDS)
def test_nothing_hidden_is_read(players: int, city: str) -> None:
    board, seen = BOARDS[city], 0
    for state, seat, chooser in decisions(board, players, players, 13):
        view = state.view(seat).record
        full, dealt = copy_of(state.record), copy_of(view)
        current_game.deal(record_of(board), dealt, seat, chooser)
        assert seen_by(board, view, seat) == seen_by(board, full, seat) == seen_by(board, dealt, seat)
        codes = state.legal(seat)
        for code in {codes[0], codes[-1], codes[choose(chooser, len(codes))]}:
            said = [seen_by(board, after(board, world, seat, code), seat) for world in (view, full, dealt)]
            assert said[0] == said[1] == said[2], state.game.name
            seen += 1
    assert seen >= 8


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("city", BOARDS)
def test_what_is_foreseen_is_what_comes_where_nothing_is_drawn(players: int, city: str) -> None:
    board, compared = BOARDS[city], 0
    for state, seat, _ in decisions(board, players, 10 + players, 7):
        for code in state.legal(seat):
            come = state.copy()
            come.apply(code, seat)
            foreseen: State = after(board, state.record, seat, code)
            assert foreseen.phase != OVER and ended(foreseen) == (come.record.phase == OVER)
            if come.record.phase == OVER:
                continue
            if state.record.phase == SETUP:
                assert foreseen.phase == come.record.phase and foreseen.chosen == come.record.chosen
                assert foreseen.players[seat].offered == come.record.players[seat].offered
                continue
            if come.record.shown == state.record.shown:
                assert bytes(foreseen) == bytes(come.record), state.text(code)
                compared += 1
            elif come.record.resets == state.record.resets:
                assert foreseen.phase == come.record.phase and foreseen.seat == come.record.seat
                assert foreseen.players[seat].hand_size == come.record.players[seat].hand_size
                assert foreseen.pool_size == come.record.pool_size
                assert foreseen.returned_count == come.record.returned_count
                assert all(foreseen.row[slot] in (NONE, come.record.row[slot]) for slot in range(ROW))
    assert compared > 3


def test_contracts_drawn_beyond_those_never_seen_are_refused_ones() -> None:
    board = GAME.board()
    state, mixed = GAME.new(4, 3, board), 0
    while state.to_move:
        seat, s = state.to_move[0], state.record
        codes = state.legal(seat)
        code = state.space.encode("contracts")
        if code not in codes:
            state.apply(codes[0], seat)
            continue
        foreseen: State = after(board, s, seat, code)
        mixed += 0 < s.pool_size < board.record.draw or (s.pool_size == 0 and s.returned_count > 0)
        state.apply(code, seat)
        come = state.record
        assert (foreseen.pool_size, foreseen.returned_count) == (come.pool_size, come.returned_count)
        if mixed > 2:
            return
    raise AssertionError("the pool never ran out")


@pytest.mark.skipif(not module_for(THINKING).compiled, reason="Amsterdam is not compiled: run `make build`")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("city", BOARDS)
def test_compiled_players_see_the_same(players: int, city: str) -> None:
    module, board, network = module_for(THINKING), BOARDS[city], network_by_lot(GAME, players, 1)
    room: Any = State()
    for state, seat, _ in decisions(board, players, 20 + players, 29):
        view: Any = state.view(seat).record
        one, other, record = Workspace(), Workspace(), record_of(board)
        weigh(record, view, room, network, one, seat)
        module.weigh(record, view, room, network, other, seat)
        assert bytes(one.inputs) == bytes(other.inputs) and bytes(one) == bytes(other)
