"""What players that learn see of a position, and what they foresee of actions."""

from collections.abc import Iterator
from ctypes import addressof, memset, sizeof
from random import Random
from typing import Any, cast

import pytest
from tests.games.tigris.games import BOARDS, steps
from tests.thinking import network_by_lot

from lautta.core.chance import Chooser
from lautta.core.current_game import Codes, Inputs
from lautta.core.game import GameState
from lautta.core.interpreted import NOISE
from lautta.core.records import copy_of
from lautta.games.tigris.board.squares import beside
from lautta.games.tigris.game import GAME
from lautta.games.tigris.players.features import observe
from lautta.games.tigris.players.outlines import Thoughts
from lautta.games.tigris.players.pruning import sift
from lautta.games.tigris.players.thinking import THINKING, foresee
from lautta.games.tigris.rules import hiding
from lautta.games.tigris.rules.swaps import SWAPS
from lautta.games.tigris.state import COLOURS, RED, State
from lautta.players.one_ply import Workspace, value_of, worth
from lautta.players.thinking import module_for

SEEDS = range(4)


def positions(seed: int, often: int) -> Iterator[tuple[GameState, int]]:
    """Positions of a lively game, one in so many, each with the seat that decides."""
    board = BOARDS["advanced" if seed % 2 else "standard"]
    for number, (state, _, seat, _) in enumerate(steps(2 + seed % 3, seed, board, limit=300)):
        if number % often == 0:
            yield state, seat


def filled(record: Any, value: int) -> Any:
    """A record whose bytes are all the same."""
    memset(addressof(record), value, sizeof(record))
    return record


def noise() -> Thoughts:
    """Working space in which nothing means anything."""
    return cast(Thoughts, filled(Thoughts(), NOISE))


def seen(state: GameState, record: State, seat: int) -> list[tuple[int, int]]:
    """The inputs of a position."""
    x = Inputs()
    observe(state.board.record, record, noise(), seat, x)
    return [(x.index[i], x.amount[i]) for i in range(x.count)]


def some(state: GameState, seat: int, count: int, dice: Random) -> list[int]:
    """Some legal actions, of every kind as likely."""
    kinds: dict[str, list[int]] = {}
    for code in state.legal(seat):
        kinds.setdefault(state.space.decode(code)[0].name, []).append(code)
    return [dice.choice(kinds[dice.choice(list(kinds))]) for _ in range(count)]


def after(state: GameState, record: State, seat: int, code: int) -> State:
    """What a seat foresees, which knows no more than its view."""
    then = copy_of(record)
    GAME.engine.hide(state.board.record, then, seat, True)
    foresee(state.board.record, then, noise(), seat, code)
    return then


def worlds(state: GameState, seat: int) -> list[State]:
    """The real position, what the seat knows of it, and two others that fit that."""
    known = copy_of(state.record)
    GAME.engine.hide(state.board.record, known, seat, True)
    found = [state.record, known]
    for seed in range(2):
        found.append(copy_of(known))
        hiding.deal_unknowable(state.board.record, found[-1], seat, Chooser(seed=seed))
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_hidden_is_read(seed: int) -> None:
    for state, seat in positions(seed, 12):
        assert len({tuple(seen(state, world, seat)) for world in worlds(state, seat)}) == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_inputs_are_numbered_once(seed: int) -> None:
    for state, _ in positions(seed, 12):
        for seat in range(state.record.seats):
            numbers = [index for index, _ in seen(state, state.record, seat)]
            assert len(set(numbers)) == len(numbers)
            assert 0 <= min(numbers) <= max(numbers) < THINKING.inputs
            assert all(-127 <= amount <= 127 for _, amount in seen(state, state.record, seat))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_foreseen_happens(seed: int) -> None:
    """But for the tiles that come from the bag or that the end shows; where none do, all is as foreseen."""
    dice = Random(seed)
    kinds = set()
    for state, seat in positions(seed, 2):
        for code in some(state, seat, 2, dice):
            happened = state.copy()
            happened.apply(code, seat)
            GAME.engine.hide(state.board.record, happened.record, seat, True)
            foreseen = after(state, state.record, seat, code)
            if happened.record.bag_size < state.record.bag_size or happened.over:
                kinds.add("drawn")
                for world in (happened.record, foreseen):
                    forget_tiles(world)
            else:
                kinds.add(state.space.decode(code)[0].name)
            assert bytes(happened.record) == bytes(foreseen), state.space.text(code)
    assert {"drawn", "place", "position", "support"} <= kinds


def forget_tiles(s: State) -> None:
    """Blank everything that depends on which tiles were drawn."""
    filled(s.chance, 0)
    s.shown = 0
    for colour in range(COLOURS):
        s.bag[colour] = 0
        for seat in range(s.seats):
            s.players[seat].hand[colour] = 0


def test_compiled_is_the_same() -> None:
    """With a network of weights by lot, the compiled module values actions as the rules do that are interpreted."""
    module = module_for(THINKING)
    if not module.compiled:
        pytest.skip("nothing is compiled here")
    dice = Random(1)
    network = network_by_lot(GAME, 3, 1, first=300)
    trial, workspace, other = State(), Workspace(), Workspace()
    for seed in SEEDS:
        for state, seat in positions(seed, 25):
            known = worlds(state, seat)[1]
            count = module.weigh(state.board.record, known, trial, network, workspace, seat)
            for place in dice.sample(range(count), min(2, count)):
                value_of(state.board.record, known, trial, network, other, seat, workspace.codes.code[place])
                assert worth(other.layers) == workspace.value[place]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_worth_a_thought_brings_no_points(seed: int) -> None:
    """Tiles and catastrophes that are left out change nobody's points and leaders; other actions have better ones."""
    dice = Random(seed)
    left_out = set()
    for state, seat in positions(seed, 12):
        codes = Codes()
        legal = state.legal(seat)
        codes.count = len(legal)
        codes.code[: len(legal)] = legal
        sift(state.board.record, state.record, noise(), seat, codes)
        kept = codes.code[: codes.count]
        assert kept and set(kept) <= set(legal)
        dropped = sorted(set(legal) - set(kept))
        for code in dice.sample(dropped, min(12, len(dropped))):
            action, args = state.space.decode(code)
            left_out.add(action.name)
            then = after(state, state.record, seat, code)
            if action.name == "position":
                guard = beside(state.record.tiles[RED], args[1])
                others = [to for other, to in map(state.space.decode, kept) if other.name == "position"]
                assert any(to[0] == args[0] and beside(state.record.tiles[RED], to[1]) >= guard for to in others)
            elif action.name == "swap":
                hand = state.record.players[seat].hand
                assert any(0 < n < held for n, held in zip(SWAPS[args[0]], hand, strict=True))
            else:
                assert action.name in ("place", "destroy")
                if then.turn == state.record.turn:  # else there may be income
                    assert standing(then) == standing(state.record)
    assert left_out >= {"place", "position", "swap"}


def standing(s: State) -> list[tuple[list[int], list[int]]]:
    """Everybody's points and leaders."""
    return [(list(p.points), list(p.leader)) for p in s.players]
