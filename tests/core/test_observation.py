"""Observations in numbers: named parts from the seat's own side, and the same however they are made."""

from math import prod
from typing import Any

import numpy as np
import pytest

import lautta
from lautta.core.game import GameState
from lautta.core.observation import Observation, shown
from lautta.core.reasons import BadArgument
from lautta.core.records import copy_of
from lautta.players.one_ply import Workspace
from lautta.players.thinking import module_for

GAMES = lautta.game_names()


def played(name: str, players: int, decisions: int, seed: int = 1) -> GameState:
    state = lautta.game(name).new(players, seed)
    state.engine.simulate(state.board.record, state.record, decisions, seed)
    return state


def parts(state: GameState, seat: int | None) -> dict[str, Any]:
    """The parts of an observation by name, each in its shape."""
    made = state.game.observation(state.players, state.board)
    numbers = state.observe(seat, observation="numbers")
    return {
        block.name: numbers[block.first : block.first + prod(block.shape)].reshape(block.shape) for block in made.blocks
    }


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_fill_an_observation_without_a_gap(name: str) -> None:
    game = lautta.game(name)
    for board in game.boards.names[:3]:
        for players in range(game.players[0], game.players[1] + 1):
            made = game.observation(players, board)
            assert made is game.observation(players, board)
            ends = [block.first + prod(block.shape) for block in made.blocks]
            assert [block.first for block in made.blocks] == [0, *ends[:-1]] and ends[-1] == made.length
            assert made.steps.shape == (players, made.steps.shape[1], 6) and made.steps.dtype == np.int32
            assert len({block.name for block in made.blocks}) == len(made.blocks)


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_a_meaning(name: str) -> None:
    """It stands beside the field of the record, or beside what that is a part of."""
    game = lautta.game(name)
    fields = {field.name: field.meaning for field in game.spec().fields}
    assert all(fields.values()), [field for field, meaning in fields.items() if not meaning]
    assert {block.name: block.meaning for block in game.observation().blocks}.items() <= fields.items()
    if name == "tigris":
        assert fields["players.score"] == "the points of the weakest colour, treasures placed as well as possible"
        assert fields["tiles.word"] == "tiles face up, by colour"


@pytest.mark.parametrize("decisions", [0, 9, 60, 10_000])
@pytest.mark.parametrize("name", GAMES)
def test_the_engine_makes_what_plain_python_makes(name: str, decisions: int) -> None:
    for players in range(max(2, lautta.game(name).players[0]), lautta.game(name).players[1] + 1):
        state = played(name, players, decisions, players)
        made = state.game.observation(players, state.board)
        for seat in (*range(players), None):
            me = seat or 0
            expected = shown(state.view(seat, recall=True).bytes(), made.steps[me], me, players)
            out = np.empty(made.length, np.int16)
            assert state.observe(seat, observation="numbers", out=out) is out and out.tolist() == expected


def test_amsterdam_from_the_side_of_each_seat() -> None:
    state = played("amsterdam", 3, 40)
    record, board = state.record, state.board.record
    for seat in range(3):
        seen = parts(state, seat)
        order = [(seat + k) % 3 for k in range(3)]
        assert seen["players.carts"].tolist() == [record.players[other].carts for other in order]
        assert seen["players.hand"][0].tolist() == list(record.players[seat].hand)[: board.kinds]
        assert not seen["players.hand"][1:].any() and not seen["players.contracts"][1:].any()
        for k, other in enumerate(order):
            bits = [record.players[other].routes >> route & 1 for route in range(board.routes)]
            assert seen["players.routes"][k].tolist() == bits
        assert seen["seat"] == (record.seat - seat) % 3
        assert seen["chosen"].tolist() == [1, 1, 1] and seen["row"].tolist() == list(record.row)[: board.row]


def test_tigris_as_planes() -> None:
    state = played("tigris", 4, 60)
    for seat in range(4):
        seen = parts(state, seat)
        assert seen["tiles.word"].shape == (4, 11, 16) and seen["players.leader"].shape == (4, 4, 11, 16)
        for colour in range(4):
            there = [row * 16 + column for row, column in np.argwhere(seen["tiles.word"][colour])]
            word = state.record.tiles[colour].word
            assert there == [square for square in range(176) if word[square // 48] >> square % 48 & 1]
            for k in range(4):
                square = state.record.players[(seat + k) % 4].leader[colour]
                plane = seen["players.leader"][k, colour].ravel()
                assert plane.sum() == (square >= 0) and (square < 0 or plane[square] == 1)
        assert seen["leaders.word"].sum() == seen["players.leader"].sum()


def test_roads_by_rows_of_what_a_board_has() -> None:
    state = played("roads", 3, 300)
    board = state.board.record
    seen = parts(state, 1)
    assert seen["goods"].shape == (board.stores, 11)
    assert seen["goods"].tolist() == [list(state.record.goods[store]) for store in range(board.stores)]
    assert seen["players.transporters.cargo"].shape == (3, 9, 11)
    assert seen["players.home"].tolist() == [state.record.players[seat].home for seat in (1, 2, 0)]
    owners = {-1: 0, 0: 2, 1: 3, 2: 1, 6: 7, 7: 8}
    assert [owners[one] for one in seen["bricks"].tolist()] == list(state.record.bricks)


@pytest.mark.parametrize("name", [name for name in GAMES if lautta.game(name).thinking])
def test_features_are_what_a_learned_player_looks_at(name: str) -> None:
    """As the network is given them: an index and an amount for each that is not 0."""
    for players, decisions in ((2, 0), (3, 25), (4, 70), (2, 10_000)):
        state = played(name, players, decisions, players)
        assert state.game.thinking
        for seat in range(players):
            view, workspace = state.view(seat, recall=True), Workspace()
            module_for(state.game.thinking).look(
                view.board.record, view.record, copy_of(view.record), workspace, seat, -1
            )
            expected = np.zeros(state.game.features, int)
            for i in range(workspace.inputs.count):
                expected[workspace.inputs.index[i]] = workspace.inputs.amount[i]
            out = np.full(state.game.features, 7, np.int16)
            assert state.observe(seat, observation="features", out=out) is out
            assert np.array_equal(out, expected) and (out.any() or state.over)
        assert not state.observe(None, observation="features").any()


def test_a_game_without_learned_players_has_no_features() -> None:
    with pytest.raises(BadArgument, match="no learned players"):
        played("roads", 2, 3).observe(0, observation="features")
    with pytest.raises(BadArgument, match="no learned players"):
        lautta.Batch(lautta.game("roads"), 2, observation="features")


@pytest.mark.parametrize("wrong", [{"observation": "planes"}, {"observation": None}, {"out": np.zeros(3, np.int16)}])
def test_what_is_no_observation_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadArgument):
        played("tigris", 2, 3).observe(0, **{"observation": "numbers", **wrong})


def test_steps_that_read_beyond_a_record_are_refused() -> None:
    state = played("tigris", 2, 3)
    if not state.engine.compiled:
        pytest.skip("plain Python reads no further than a record goes")
    made: Observation = state.game.observation(2)
    out = np.zeros(made.length, np.int16)
    for column, value in ((0, 5), (0, -1), (1, -1), (1, 10**6), (2, 0), (2, 10**6), (3, -1), (3, 2**31 - 1), (4, 3)):
        steps = made.steps[0].copy()
        steps[next(i for i, step in enumerate(steps) if step[0] == 0 and step[2] > 1), column] = value
        with pytest.raises(ValueError, match=r"reads beyond the record|another number"):
            state.engine.show(state.record, steps, 0, 2, out)
    for me, players, steps in ((2, 2, made.steps[0]), (-1, 2, made.steps[0]), (0, 9, made.steps[0])):
        with pytest.raises(ValueError):
            state.engine.show(state.record, steps, me, players, out)
    with pytest.raises(ValueError):
        state.engine.show(state.record, made.steps[0].tobytes()[:-4], 0, 2, out)
