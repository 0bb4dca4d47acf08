"""A batch of games, a decision at a time: the same as games played one by one, and nothing that a seat may not know."""

import multiprocessing
import os
import pickle
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
import pytest
from tests.duel import game as duel

import lautta
from lautta.core import batches
from lautta.core.game import Game, GameState
from lautta.core.interpreted import Interpreted
from lautta.core.reasons import BadArgument
from lautta.core.stepping import ARRAYS

GAMES = lautta.game_names()
FORMS: tuple[Any, ...] = ("codes", "bytes", "bits")
SEEN: dict[str, Any] = {
    name: ("bytes", "numbers", *(["features"] if game.thinking and game.engine.compiled else []))
    for name, game in zip(GAMES, map(lautta.game, GAMES), strict=True)
}


def on(engine: Any, game: Game) -> Game:
    """The game on another engine."""
    other = replace(game)
    other.__dict__["engine"] = engine
    return other


def legal_of(batch: lautta.Batch, i: int, form: str) -> list[int]:
    """The legal codes of a game, from whatever form they are written in."""
    row = batch.legal[i]
    if form == "codes":
        return [int(code) for code in row[: batch.counts[i]]]
    marks = np.unpackbits(row, bitorder="little") if form == "bits" else row
    return [int(code) for code in np.flatnonzero(marks)]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", GAMES)
def test_it_is_what_games_are_that_are_played_one_by_one(name: str, form: Any) -> None:
    game = lautta.game(name)
    players = game.players[1] if form == "codes" else 2
    seen: Any = {"bytes": "bytes", "codes": "numbers", "bits": SEEN[name][-1]}[form]
    batch = lautta.Batch(
        game, 3, players, seed=7, form=form, recall=form != "bits", observation=seen, threads=1 + (form == "bits")
    )
    alone = [game.new(players, 7 + i) for i in range(3)]
    rounds, length = [0, 0, 0], [0, 0, 0]
    for _ in range(400):
        for i, state in enumerate(alone):
            assert batch.state(i) == state and batch.ended[i] == state.over and batch.lengths[i] == length[i]
            seat = None if state.over else state.to_move[0]
            assert batch.seats[i] == (-1 if seat is None else seat)
            assert np.array_equal(batch.observations[i], state.observe(seat, recall=batch.recall, observation=seen))
            legal = [] if seat is None else state.legal(seat)
            assert legal_of(batch, i, form) == legal and batch.counts[i] == len(legal)
            assert batch.sampled[i] in legal if legal else batch.sampled[i] == -1
            assert tuple(batch.rewards[i]) == pytest.approx(state.returns())
        actions = batch.sampled.copy()
        batch.step(batch.sampled)
        for i, state in enumerate(alone):
            length[i] += 1
            if state.over:
                rounds[i], length[i] = rounds[i] + 1, 0
                alone[i] = game.new(players, 7 + i + 3 * rounds[i])
            else:
                state.apply(actions[i], state.to_move[0])
    assert name == "roads" or max(rounds) > 1


@pytest.mark.parametrize("name", GAMES)
def test_both_engines_step_alike_in_any_number_of_threads(name: str) -> None:
    game = lautta.game(name)
    slow = on(Interpreted(game.table), game)
    batches = [
        lautta.Batch(which, 5, seed=3, form="bits", threads=threads, returns="margin", observation="numbers")
        for which, threads in ((game, 1), (game, 2), (game, 9), (slow, 1))
    ]
    for _ in range(60 if name == "roads" else 150):
        for name_ in ("seats", "observations", "legal", "counts", "sampled", "rewards", "ended", "lengths"):
            first, *others = (getattr(batch, name_) for batch in batches)
            assert all(np.array_equal(first, other) for other in others), name_
        for batch in batches:
            batch.step(batch.sampled)


@pytest.mark.parametrize("name", GAMES)
def test_some_games_take_a_step_while_others_wait(name: str) -> None:
    """Step by step in parts, in another order, they go as all at once, to the last byte."""
    whole, parts = (lautta.Batch(lautta.game(name), 5, seed=3, form="bits") for _ in range(2))
    arrays = ("_raw", *sorted(ARRAYS))
    for _ in range(150):
        actions = whole.sampled.copy()
        before = {array: getattr(parts, array).copy() for array in arrays}
        parts.step(actions[[4, 0]], [4, 0])
        for array in arrays:
            assert np.array_equal(getattr(parts, array)[1:4], before[array][1:4]), array
        parts.step(actions[[1, 2, 3]], np.array([1, 2, 3]))
        whole.step(actions)
        for array in arrays:
            assert np.array_equal(getattr(parts, array), getattr(whole, array)), array
    parts.reset(3)
    before = {array: getattr(parts, array).copy() for array in arrays}
    parts.step(np.zeros(0, np.int32), np.zeros(0, np.int64))
    parts.step([], [])
    for actions, games in ((parts.sampled[2], 2), ([[-1]], [[2]])):
        with pytest.raises(BadArgument):
            parts.step(actions, games)
    with pytest.raises(lautta.IllegalAction):
        parts.step([parts.sampled[2], -1], [2, 3])
    with pytest.raises(BadArgument, match="2 integers"):
        parts.step(parts.sampled, [2, 3])
    for wrong in ([5], [[0]], 0, [0.5], "0", [[0], [1, 2]]):
        with pytest.raises(BadArgument, match="indices"):
            parts.step([0], wrong)
    with pytest.raises(BadArgument, match="indices"):
        parts.step([0, 0], [1, 1])
    assert all(np.array_equal(getattr(parts, array), before[array]) for array in arrays)


def test_a_batch_takes_the_name_of_a_game_and_is_not_pickled() -> None:
    batch = lautta.Batch("tigris", 2, seed=1)
    assert batch.state(1) == lautta.game("tigris").new(2, seed=2)
    for copied in (pickle.dumps, deepcopy):
        with pytest.raises(TypeError, match=r"batch\.state"):
            copied(batch)


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_starts_again_from_its_seeds(name: str) -> None:
    game = lautta.game(name)
    batch = lautta.Batch(game, 3, seed=1)
    starts = [batch.state(i) for i in range(3)]
    assert starts == [game.new(seed=1 + i) for i in range(3)]
    for _ in range(9):
        batch.step(batch.sampled)
    seen = batch.observations.copy()
    for again in (1, [1, 2, 3], np.array([1, 2, 3])):
        batch.reset(again)
        assert [batch.state(i) for i in range(3)] == starts and not batch.lengths.any() and not batch.ended.any()
        for _ in range(9):
            batch.step(batch.sampled)
        assert np.array_equal(batch.observations, seen), "what is sampled depends on the seeds alone"
    for wrong in ([1, 2], [1, 2, -1], [1, 2, 2**64], "123", 1.5, None, [1, 2, "3"]):
        with pytest.raises(BadArgument):
            batch.reset(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_changes_nothing_in_any_game(name: str) -> None:
    batch = lautta.Batch(lautta.game(name), 4, seed=2, threads=2)
    before = [batch.state(i) for i in range(4)]
    for wrong in (-1, len(before[0].space), 2**40, 2**32 + int(batch.sampled[3])):
        actions = batch.sampled.astype(np.int64)
        actions[3] = wrong
        with pytest.raises(lautta.IllegalAction):
            batch.step(actions)
        assert [batch.state(i) for i in range(4)] == before
    for strange in (batch.sampled[:3], batch.sampled.astype(float), list("abcd"), None, batch.sampled[None]):
        with pytest.raises(BadArgument, match="4 integers"):
            batch.step(strange)
    batch.seats[:] = 77
    batch.step(batch.sampled)
    assert batch.seats.max() < 4, "seats are told, not asked"


@pytest.mark.parametrize(
    "wrong",
    [
        {"form": "bit"},
        {"returns": "wins"},
        {"out": {"obs": None}},
        {"out": [1]},
        {"observation": "bits"},
        {"threads": 0},
        {"threads": "2"},
        {"players": 9},
        {"games": 0},
        {"seed": -1},
        {"games": "3"},
    ],
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadArgument):
        lautta.Batch(lautta.game("tigris"), **{"games": 2, **wrong})


def positions(game: Game, players: int, games: int) -> Iterator[list[GameState]]:
    """Positions of several games at a time, which are played at random again and again."""
    batch = lautta.Batch(game, games, players, seed=players)
    while True:
        if not batch.ended.any():
            yield [batch.state(i) for i in range(games)]
        for _ in range(17):
            batch.step(batch.sampled)


def written(batch: lautta.Batch, states: list[GameState]) -> dict[str, Any]:
    """What a batch writes for the next seat of each position, and the mask of each choice if its codes are a list."""
    batch._records[:] = batches.of(states)
    batch.ended[:] = False
    batch._step(slice(0, batch.games), np.full(batch.games, -1, np.int32))
    parts = {name: getattr(batch, name).copy() for name in ("seats", "observations", "legal", "counts")}
    if batch.legal.dtype == np.int32:
        factors, legal = lautta.Factors(batch.game.space(batch.board)), batch.legal[:, : batch.counts.max()]
        row = factors.choices(legal[:, 0])
        assert all((batch.legal[i, n:] == -1).all() for i, n in enumerate(batch.counts)), "of another seat"
        parts |= {f"choice {place}": factors.mask(legal, row[:, :place]) for place in range(row.shape[1])}
    return parts


@pytest.mark.many
@pytest.mark.parametrize("wanted", [300, pytest.param(10_000, marks=pytest.mark.verify)])
@pytest.mark.parametrize("name", GAMES)
def test_nothing_depends_on_what_a_seat_may_not_know(name: str, wanted: int) -> None:
    """Twins: each position once more, in a world that its seat cannot tell from this one; in a batch and alone."""
    game, games, differ = lautta.game(name), 25, list[bool]()
    numbers = range(game.players[0], game.players[1] + 1)
    for players in numbers:
        ways = {
            (seen, recall): lautta.Batch(game, games, players, form=form, recall=recall, observation=seen)
            for form, seen in zip(FORMS, SEEN[name], strict=False)
            for recall in (False, True)
        }
        steps = -(-wanted // games // len(numbers))
        for step, states in enumerate(islice(positions(game, players, games), steps)):
            for recall in (False, True):
                twins = [state.resample(state.to_move[0], step, recall=recall) for state in states]
                for seen in SEEN[name]:
                    one, other = (written(ways[seen, recall], each) for each in (states, twins))
                    assert all(np.array_equal(one[part], other[part]) for part in one), (seen, recall)
            for i, state in enumerate(states):
                seat, recall = (state.to_move[0] + step) % players, i % 2 == 0
                twin = state.resample(seat, step, recall=recall)
                for seen in SEEN[name]:
                    mine, its = (each.observe(seat, recall=recall, observation=seen) for each in (state, twin))
                    assert np.array_equal(mine, its), (seen, recall)
                assert np.array_equal(state.mask(seat), twin.mask(seat)) and state.legal(seat) == twin.legal(seat)
                assert twin != state
                twin.record.chance = state.record.chance
                differ.append(twin != state)
    assert len(differ) >= wanted and (not game.table.hiding or sum(differ) > len(differ) / 2)


def test_arrays_of_the_caller_are_written() -> None:
    """Two batches share one array, as a learner on several games would have it."""
    game = lautta.game("tigris")
    size = game.spec(2).observation
    both, rewards = np.zeros((6, size), np.uint8), np.zeros((3, 2), np.float32)
    batches = [
        lautta.Batch(game, 3, seed=1, out={"observations": both[:3], "rewards": rewards}),
        lautta.Batch(game, 3, seed=4, out={"observations": both[3:]}),
    ]
    whole = lautta.Batch(game, 6, seed=1)
    for _ in range(7):
        assert np.array_equal(both, whole.observations) and batches[0].rewards is rewards
        for batch in (*batches, whole):
            batch.step(batch.legal.argmax(axis=1))
    for name, wrong in (
        ("observations", both), ("observations", both[:3].astype(np.int8)), ("seats", [0, 0, 0]),
        ("observations", np.zeros((size, 3), np.uint8).T),
        ("observations", np.zeros(3 * size + 1, np.uint8)[1:].reshape(3, size)), ("ended", np.zeros(3)),
        ("legal", both[:3]),
    ):  # fmt: skip
        with pytest.raises(BadArgument, match=f"`{name}` is a writable"):
            lautta.Batch(game, 3, out={name: wrong})
    both.flags.writeable = False
    with pytest.raises(BadArgument):
        lautta.Batch(game, 6, out={"observations": both})


def test_a_game_that_hides_in_python_has_no_batch() -> None:
    with pytest.raises(BadArgument, match="cannot hide"):
        lautta.Batch(duel.GAME, 2)


def test_buffers_are_measured_before_anything_is_written() -> None:
    batch = lautta.Batch(lautta.game("tigris"), 2, seed=1)
    engine, board = batch.game.engine, batch.board.record
    with pytest.raises((ValueError, IndexError)):
        engine.refused(board, batch._records, batch.sampled[:1], batch.ended)
    rows = [batch.seeds, batch.sampled, batch.seats, batch.ended, batch.observations, batch.counts, batch.sampled]
    rows += [batch._choosers, batch.legal]
    for short in range(len(rows)) if engine.compiled else ():
        given = [row[:1] if i == short else row for i, row in enumerate(rows)]
        with pytest.raises(ValueError, match="row for each record has"):
            engine.advance(board, batch._records, batch._blank, *given, batch._steps, 2, 1, True)
    if engine.compiled:
        with pytest.raises(ValueError, match="1 to 4 seats"):
            engine.advance(board, batch._records, batch._blank, *rows, batch._steps, 5, 1, True)
        with pytest.raises(ValueError, match="forms"):
            engine.advance(board, batch._records, batch._blank, *rows, batch._steps, 2, 3, True)


def test_arrays_that_overlap_are_refused_and_those_replaced_harm_nobody() -> None:
    """The engine trusts no array of the caller's: it asks the record whose turn it is, and checks again."""
    base = np.zeros(65, np.int32)
    with pytest.raises(BadArgument, match="overlap"):
        lautta.Batch(lautta.game("tigris"), 64, 2, out={"seats": base[:64], "counts": base[1:]})
    for name in GAMES:
        batch = lautta.Batch(lautta.game(name), 4, 2, seed=1)
        batch.seats = batch.seats.astype(np.float32)
        for _ in range(30):
            batch.step(batch.sampled)
        assert all(batch.state(i).status() == [] for i in range(4))


def test_one_batch_in_two_threads_takes_one_step_after_another() -> None:
    batch, alone = (lautta.Batch(lautta.game("tigris"), 8, 2, seed=1) for _ in range(2))

    def some_steps(_: int) -> None:
        for _ in range(40):
            with suppress(lautta.IllegalAction):
                batch.step(batch.sampled.copy())

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(some_steps, range(2)))
    assert all(batch.state(i).status() == [] for i in range(8))
    assert alone.state(np.int8(-1)) == alone.state(7)
    for wrong in (slice(0, 2), None, (), "players"):
        with pytest.raises(TypeError):
            alone.state(wrong)  # type: ignore[arg-type]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_forked_process_has_threads_of_its_own() -> None:
    batch = lautta.Batch(lautta.game("amsterdam"), 8, 2, seed=1, threads=2)
    batch.step(batch.sampled)
    process = multiprocessing.get_context("fork").Process(target=batch.step, args=(batch.sampled,))
    process.start()
    process.join(60)
    assert process.exitcode == 0
