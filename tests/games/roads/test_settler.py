"""The settler in the dialect: games that settlers play on by themselves, with any strategy, and what it remembers."""

from ctypes import sizeof
from itertools import pairwise
from random import Random

import pytest

from lautta.core.game import GameState
from lautta.core.records import copy_to
from lautta.games.roads.board import SCENARIOS
from lautta.games.roads.game import GAME
from lautta.games.roads.players.sense import USUAL, own_room, played_out, settlers_choice, usual
from lautta.games.roads.players.settler.playouts import SETTLER, Room
from lautta.games.roads.players.settler.sites import site_for
from lautta.games.roads.players.settler.strategy import GOALS, Strategy
from lautta.games.roads.state import MINE, MINT, NONE, OVER, SETUP

RULES = SETTLER.module
needs_compiler = pytest.mark.skipif(not RULES.compiled, reason="the settler is not compiled: run `make build`")


def any_strategy(chance: Random) -> Strategy:
    """Whatever the bytes of notes may hold."""
    return Strategy.from_buffer_copy(chance.randbytes(sizeof(Strategy)))


def likely_strategy(chance: Random, state: GameState) -> Strategy:
    """One with buildings of all kinds, wherever."""
    found, banks = usual(), state.board.record.banks
    found.goals, found.home = GOALS, chance.randrange(banks)
    for place in range(GOALS):
        found.goal[place] = 1 + chance.randrange(MINE)
        found.site[place] = chance.randrange(-1, banks)
    return found


def test_the_same_draws_give_the_same_game_and_others_another_one() -> None:
    start = GAME.new(2, 1, "mesopotamia").view(0)
    usually = [USUAL, USUAL]
    assert played_out(start, usually, 3) == played_out(start, usually, 3)
    assert len({tuple(played_out(start, usually, draws).points) for draws in range(1, 6)}) > 1


def test_a_game_goes_on_to_a_turn() -> None:
    start = GAME.new(2, 1, "rings").view(0)
    room = own_room()
    for turn in (1, 4):
        played_out(start, [USUAL, USUAL], 1, until=turn)
        assert room.position.turn == turn and room.position.phase != OVER
    played_out(start, [USUAL, USUAL], 1)
    assert room.position.phase == OVER


@pytest.mark.slow
def test_playing_out_does_what_deciding_one_by_one_does() -> None:
    """In a game of one player nothing is drawn, so both are the same game."""
    for board in ("lord_of_the_ring", "the_pacific", "a_river_runs_through_it"):
        state = GAME.new(1, 1, board)
        expected = played_out(state.view(0), [USUAL], 1)
        while state.to_move:
            state.apply(settlers_choice(state.view(0, recall=True), 0), 0)
        assert list(state.scores) == expected.points


@needs_compiler
def test_interpreted_it_plays_the_same() -> None:
    start = GAME.new(2, 1, "lago_titicaca")
    slow, room, fast = SETTLER.interpreted, Room(), own_room()
    for seat in range(2):
        for one in (room, fast):
            copy_to(one.strategy[seat], USUAL)
    for rules, one in ((slow, room), (RULES, fast)):
        rules.play_out(start.board.record, start.record, one, 7, 4)
    assert bytes(room.position) == bytes(fast.position)
    assert room.decisions == fast.decisions > 50


@pytest.mark.parametrize("make", [any_strategy, likely_strategy])
def test_with_any_strategy_it_does_what_is_legal(make) -> None:
    chance = Random(5)
    for number, board in enumerate(("rings", "charing_cross", "a_river_runs_through_it", "dead_sea")):
        state = GAME.new(2 + number % 2, number, board)
        strategies = [make(chance) if make is any_strategy else make(chance, state) for _ in range(state.players)]
        for _ in range(160):
            seat = state.to_move[0]
            code = settlers_choice(state.view(seat, recall=True), seat, strategies[seat])
            assert code in state.legal(seat)
            state.apply(code, seat)


@needs_compiler
@pytest.mark.parametrize("make", [any_strategy, likely_strategy])
def test_with_any_strategy_a_game_comes_to_its_end(make) -> None:
    chance = Random(6)
    for number, board in enumerate(SCENARIOS):
        state = GAME.new(1 + number % 6, number, board)
        strategies = [make(chance) if make is any_strategy else make(chance, state) for _ in range(state.players)]
        played_out(state.view(0), strategies, 1 + number)
        assert own_room().position.phase == OVER, board


@needs_compiler
def test_usual_settlers_end_every_game_and_not_all_with_nothing() -> None:
    for board in SCENARIOS:
        for players in range(1, 7):
            points = played_out(GAME.new(players, 1, board).view(0), [USUAL] * players, 1).points
            assert own_room().position.phase == OVER and max(points) > 0, (board, players)


def test_what_it_knows_of_ways_is_forgotten_when_something_is_built_or_another_map_is_played() -> None:
    """A room that has seen other positions decides as a new one does."""
    used = own_room()
    for board in ("three_rivers", "rings"):
        state, rooms = GAME.new(1, 1, board), []
        for _ in range(150):
            view = state.view(0, recall=True)
            for room in (used, Room()):
                copy_to(room.strategy[0], USUAL)
                RULES.choose(view.board.record, view.record, room, 0)
                rooms.append(bytes(room.position))
            state.apply(settlers_choice(view, 0), 0)
        assert all(one == other for one, other in list(pairwise(rooms))[::2])


def test_a_home_that_may_not_be_chosen_is_left_alone() -> None:
    state = GAME.new(2, 1, "mesopotamia")
    first = state.to_move[0]
    taken = state.legal(first)[0]
    state.apply(taken, first)
    then, strategy = state.to_move[0], usual()
    strategy.home = state.space.decode(taken)[1][0]
    assert state.record.phase == SETUP
    assert settlers_choice(state.view(then, recall=True), then, strategy) in state.legal(then)
    strategy.home = NONE
    assert settlers_choice(state.view(then, recall=True), then, strategy) in state.legal(then)


def test_no_two_buildings_are_planned_for_one_tile() -> None:
    state, room = GAME.new(1, 1, "rings"), Room()
    while state.record.phase == SETUP:
        state.apply(settlers_choice(state.view(0), 0), 0)
    board, record, mind = state.board.record, state.view(0).record, room.workspace[0]
    copy_to(room.strategy[0], USUAL)
    SETTLER.interpreted.choose(board, record, room, 0)
    banks = mind.bank[: mind.projects]
    tiles = [board.site_tile[bank] for bank in banks]
    assert len(set(tiles)) == len(tiles) > 1
    for wish in banks:
        assert board.site_tile[site_for(board, record, mind, MINT, wish)] not in tiles
