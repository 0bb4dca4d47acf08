"""Factored choices: rows one to one with codes, masks that are what the legal codes say, and no choice among many."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import lautta
from lautta.core.actions import Action, Codes, Param
from lautta.core.factors import MOST, Factors, radices
from lautta.core.reasons import BadArgument, MalformedAction

GAMES = lautta.game_names()


def row_of(factors: Factors, place: int, args: tuple[int, ...], sizes: tuple[int, ...]) -> tuple[int, ...]:
    """The choices of an action, digit by digit."""
    row = [place]
    for value, size in zip(args, sizes, strict=True):
        digits = list[int]()
        for radix in reversed(radices(size)):
            value, digit = divmod(value, radix)
            digits.insert(0, digit)
        row += digits
    return (*row, *[0] * (len(factors.sizes) - len(row)))


@pytest.mark.parametrize("name", GAMES)
def test_codes_and_rows_are_one_to_one_on_every_board(name: str) -> None:
    game = lautta.game(name)
    for board in game.boards.names:
        space = game.space(game.board(board))
        factors, every = Factors(space), np.arange(len(space))
        rows = factors.choices(every)
        assert rows.dtype == np.uint8 and rows.shape == (len(space), len(factors.sizes))
        assert np.array_equal(factors.codes(rows), every) and len(np.unique(rows, axis=0)) == len(space)
        assert max(factors.sizes) == factors.width <= MOST
        assert tuple(rows.max(axis=0) + 1) == factors.sizes
        for code in every[:: len(space) // 300 + 1]:
            place, args = space.codes.split(int(code))
            assert tuple(rows[code]) == row_of(factors, place, args, space.codes.sizes[place])
            assert not rows[code, 1 + len(factors.names[place]) :].any()


@pytest.mark.many
@pytest.mark.parametrize("name", GAMES)
def test_masks_are_what_the_legal_codes_say(name: str) -> None:
    """Wherever a row leads by what its masks allow is a legal code, and each legal code is reached."""
    game, rng = lautta.game(name), np.random.default_rng(1)
    for players in range(game.players[0], game.players[1] + 1):
        batch = lautta.Batch(game, 24, players, form="codes", seed=players)
        factors = Factors(game.space(batch.board))
        for step in range(60):
            batch.step(batch.sampled)
            if step % 6:
                continue
            legal = batch.legal[:, : batch.counts.max()]
            lists = [row[: batch.counts[i]].tolist() for i, row in enumerate(batch.legal)]
            rows = [list(map(tuple, factors.choices(np.array(codes, int)).tolist())) for codes in lists]
            chosen = np.zeros((24, 0), np.int32)
            for place in range(len(factors.sizes)):
                mask = factors.mask(legal, chosen)
                assert mask.shape == (24, factors.width) and mask.dtype == np.uint8
                for i in range(24):
                    begun = tuple(chosen[i].tolist())
                    assert set(np.flatnonzero(mask[i])) == {row[place] for row in rows[i] if row[:place] == begun}
                    assert np.array_equal(mask[i], factors.mask(lists[i], begun))
                scores = np.where(mask, rng.random(mask.shape), -1)
                chosen = np.column_stack([chosen, scores.argmax(axis=1)])
            codes = factors.codes(chosen)
            going = ~batch.ended
            assert all(codes[i] in lists[i] for i in np.flatnonzero(going))
            assert np.array_equal(factors.codes(factors.choices(batch.sampled))[going], batch.sampled[going])
            batch.step(codes)


def factors_of(*sizes: tuple[int, ...]) -> tuple[Factors, Codes]:
    """Those of a game with actions of these sizes."""
    actions = [
        Action(f"do{i}", lambda: 0, lambda: None, *(Param(f"p{k}", size) for k, size in enumerate(row)))
        for i, row in enumerate(sizes)
    ]
    space: Any = SimpleNamespace(table=SimpleNamespace(actions=actions), codes=Codes(sizes))
    return Factors(space), space.codes


def test_what_is_large_is_split() -> None:
    for size in (1, 2, MOST, MOST + 1, 209, 9_999, 40_000, 40_001, 10**9):
        parts = radices(size)
        assert max(parts) <= MOST and np.prod(parts, dtype=float) >= size
        assert len(parts) == 1 or np.prod(parts[1:], dtype=float) < size, "no choice without a choice"
    for sizes in (((), (50_000,), (3, 209), (0, 7), (1,)), ((2,),) * 450, ((), (0,)), ((0, 3), ())):
        factors, codes = factors_of(*sizes)
        every = np.arange(codes.count)
        assert np.array_equal(factors.codes(factors.choices(every)), every) and factors.width <= MOST
    factors, codes = factors_of((), (50_000,), (3, 209))
    assert factors.sizes == (3, 16, 16, 200) and factors.names == ((), ("p0",) * 3, ("p0", "p1", "p1"))
    for code in (0, 1, 777, 50_000, 50_001, 50_627):
        place, args = codes.split(code)
        assert tuple(factors.choices(code)) == row_of(factors, place, args, codes.sizes[place])
        assert factors.codes(factors.choices(code)) == code


def test_rows_that_no_code_has() -> None:
    space = lautta.game("tigris").space(lautta.game("tigris").board())
    factors = Factors(space)
    assert factors.sizes == (11, 176, 176) and factors.names[0] == ("tile", "square")
    assert factors.names[4] == ("tiles", "tiles")  # 209 swaps
    for row in ((0, 4, 0), (5, 0, 1), (-1, 0, 0), (11, 0, 0), (0, 0, 176), (0, 1, -1), (4, 14, 0), (4, 13, 14)):
        assert factors.codes(row) == -1
    assert not factors.mask(range(len(space)), (11,)).any() and not factors.mask([], ()).any()
    assert factors.choices([-1, 3]).tolist() == [[0, 0, 0], [0, 0, 3]]
    for wrong in ((0.5, 1, 1), (0, 0, 0, 0), (0, 0), (), 3, "abc"):
        with pytest.raises(BadArgument, match="at most 3"):
            factors.codes(wrong)
    with pytest.raises(BadArgument, match="at most 2"):
        factors.mask([1], (0, 0, 0))
    for mask in (np.ones(len(space), np.uint8), np.ones(len(space), bool), [1.5]):
        with pytest.raises(MalformedAction):
            factors.mask(mask, ())
    unfit: Any
    for unfit in (len(space), -2, 1.5, [0, len(space)]):
        with pytest.raises(MalformedAction):
            factors.choices(unfit)
