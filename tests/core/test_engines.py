"""Both engines of a game: the same answers, the same bytes, the same refusals."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from ctypes import sizeof
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.core import heaps, lamps

from lautta.core import engines
from lautta.core.actions import Action, Param, Table, codes_of
from lautta.core.chance import Chooser, choose
from lautta.core.engines import Engine, StaleEngine, is_stale, load
from lautta.core.interpreted import Interpreted
from lautta.core.reasons import GAME_OVER, NO_SUCH_SEAT, NOT_YOUR_TURN, UNKNOWN_ACTION
from lautta.core.records import copy_of
from lautta.games.amsterdam import board as amsterdam_board
from lautta.games.amsterdam.actions import TABLE as AMSTERDAM

SLOW = Interpreted(heaps.TABLE)
LOADED = heaps.board()
B = LOADED.record


@pytest.fixture(params=["interpreted", "compiled"])
def engine(request: pytest.FixtureRequest) -> Engine:
    return SLOW if request.param == "interpreted" else request.getfixturevalue("heaps_compiled")


def started(engine: Engine, count: int, seats: int, loaded: Any = LOADED) -> Any:
    records = heaps.batch(loaded, count)
    engine.start(loaded.record, records, seats)
    return records


# the same in both


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("sizes", [(5, 6, 3), (1, 1, 1), (12, 9, 9)])
def test_same_games(heaps_compiled: Engine, seats: int, sizes: tuple[int, int, int]) -> None:
    loaded = heaps.board(*sizes)
    b = loaded.record
    slow, fast = started(SLOW, 1, seats, loaded)[0], started(heaps_compiled, 1, seats, loaded)[0]
    chooser = Chooser(sum(sizes), 0)
    steps = 0
    while True:
        assert bytes(slow) == bytes(fast)
        acting = SLOW.to_act(b, slow)
        assert heaps_compiled.to_act(b, fast) == acting
        for seat in range(-2, seats + 2):
            assert heaps_compiled.legal(b, fast, seat) == SLOW.legal(b, slow, seat)
        if not acting:
            break
        if steps % 5 == 0:
            same_reasons(heaps_compiled, b, slow, seats)
        seat = [seat for seat in range(seats) if acting >> seat & 1][choose(chooser, acting.bit_count())]
        codes = SLOW.legal(b, slow, seat)
        code = codes[choose(chooser, len(codes))]
        assert SLOW.apply(b, slow, seat, code) == heaps_compiled.apply(b, fast, seat, code) == 0
        steps += 1
    assert steps >= seats


def test_same_games_with_runs_of_codes(lamps_compiled: Engine) -> None:
    """Random playing picks from runs of codes the same action as from the list."""
    loaded, ended = lamps.board(), []
    slow = Interpreted(lamps.TABLE)
    for engine in (slow, lamps_compiled):
        records = (lamps.State * 20)()
        for i, s in enumerate(records):
            s.board, s.chance.key[0] = loaded.record.hash, i
        engine.start(loaded.record, records, 2)
        made = [engine.simulate(loaded.record, records, limit, limit) for limit in (3, 20, 1000)]
        assert not any(engine.to_act(loaded.record, s) for s in records)
        ended.append((made, bytes(records)))
    assert ended[0] == ended[1]


@pytest.mark.parametrize("steps", [0, 5, 30])
def test_runs_are_listed_as_codes(lamps_compiled: Engine, steps: int) -> None:
    loaded = lamps.board()
    state = lamps.State(board=loaded.record.hash)
    lamps_compiled.start(loaded.record, state, 2)
    lamps_compiled.simulate(loaded.record, state, steps, 1)
    seat = state.turn % 2
    listed = lamps_compiled.legal(loaded.record, state)
    assert listed == Interpreted(lamps.TABLE).legal(loaded.record, state)
    codes = range(lamps_compiled.size(loaded.record))
    assert listed == [code for code in codes if lamps_compiled.check(loaded.record, state, seat, code) == 0]


def same_reasons(fast: Engine, b: Any, state: Any, seats: int) -> None:
    """For every seat and every code, and nothing changes; listing is what this scan finds."""
    before = bytes(state)
    for seat in range(-1, seats + 1):
        reasons = {code: SLOW.check(b, state, seat, code) for code in range(-1, SLOW.size(b) + 1)}
        assert {code: fast.check(b, state, seat, code) for code in reasons} == reasons
        for code, reason in reasons.items():
            if reason:
                assert SLOW.apply(b, state, seat, code) == fast.apply(b, state, seat, code) == reason
        if seat >= 0:
            assert SLOW.legal(b, state, seat) == [code for code, reason in reasons.items() if not reason]
    assert bytes(state) == before


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_simulate_plays_the_same(heaps_compiled: Engine, seats: int) -> None:
    slow, fast = started(SLOW, 20, seats), started(heaps_compiled, 20, seats)
    for limit, seed in ((3, 5), (0, 5), (-1, 5), (1000, 2**64 - 7)):
        assert SLOW.simulate(B, slow, limit, seed) == heaps_compiled.simulate(B, fast, limit, seed)
        assert bytes(slow) == bytes(fast)
    assert all(s.phase == heaps.OVER for s in slow)
    assert heaps_compiled.simulate(B, fast, 1000, 1) == 0


def test_a_fault_in_one_engine_would_show(heaps_compiled: Engine) -> None:
    """The comparison of bytes has teeth: another rule, played interpreted, gives other bytes."""

    def greedy(b: heaps.Board, s: heaps.State, seat: int, heap: int, stones: int, mirrored: int) -> None:
        heaps.take(b, s, seat, heap, s.heaps[heap] - 1, mirrored)

    actions = [
        Action(
            a.name, a.check, greedy if a.name == "take" else a.effect, *a.params, text=a.text, candidates=a.candidates
        )
        for a in heaps.TABLE.actions
    ]
    other = Interpreted(
        Table(
            "heaps",
            board=heaps.Board,
            state=heaps.State,
            scratch=heaps.Scratch,
            seats=heaps.SEATS,
            start=heaps.start,
            to_act=heaps.to_act,
            position=heaps.POSITION,
            actions=tuple(actions),
        )
    )
    slow, fast = started(other, 20, 2), started(heaps_compiled, 20, 2)
    other.simulate(B, slow, 1000, 1)
    heaps_compiled.simulate(B, fast, 1000, 1)
    assert bytes(slow) != bytes(fast)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_amsterdam_is_the_same(seats: int) -> None:
    fast, slow = engines.compiled(AMSTERDAM), Interpreted(AMSTERDAM)
    if fast is None:
        pytest.skip("the engine of Amsterdam is not built")
    b = amsterdam_board.load("amsterdam").record
    batches = []
    for engine in (slow, fast):
        records = (AMSTERDAM.state * 6)()
        for i, s in enumerate(records):
            s.board, s.chance.key[1], s.bonus_ties, s.reshuffle = b.hash, i + 1, i % 2, i // 2 % 2
        engine.start(b, records, seats)
        batches.append((bytes(records), engine.simulate(b, records, 10_000, seats), bytes(records)))
    assert batches[0] == batches[1]


# each by itself


def test_a_mask_is_the_list(engine: Engine) -> None:
    state = started(engine, 1, 2)[0]
    for out in (bytearray(b"\7" * engine.size(B)), np.full(engine.size(B), 7, np.uint8)):
        assert engine.mask(B, state, -1, out) == len(engine.legal(B, state))
        assert [code for code, mark in enumerate(out) if mark] == engine.legal(B, state)
        assert set(out) == {0, 1}
        assert engine.mask(B, state, 2, out) == 0 and not any(out)
    for wrong in (bytearray(engine.size(B) - 1), bytearray(engine.size(B) + 1), bytearray(0)):
        with pytest.raises(ValueError, match=f"a mask has {engine.size(B)} bytes, aligned to 1; here are {len(wrong)}"):
            engine.mask(B, state, -1, wrong)


def test_reasons_of_the_core(engine: Engine) -> None:
    state = started(engine, 1, 2)[0]
    assert engine.check(B, state, 0, -1) == engine.check(B, state, 0, engine.size(B)) == UNKNOWN_ACTION
    assert engine.check(B, state, 2, 0) == engine.check(B, state, -1, 0) == NO_SUCH_SEAT
    assert engine.apply(B, state, 1, 0) == 0
    assert engine.check(B, state, 1, 0) == NOT_YOUR_TURN
    assert engine.legal(B, state, 1) == [] and engine.legal(B, state, 63) == [] and engine.legal(B, state, -7) == []
    engine.simulate(B, state, 1000, 1)
    assert engine.check(B, state, 0, 0) == GAME_OVER and engine.legal(B, state) == []


def test_seats_that_cannot_be(engine: Engine) -> None:
    records = heaps.batch(LOADED, 2)
    for seats in (0, 4, -1):
        with pytest.raises(ValueError, match=f"heaps is for 1 to 3 seats, not {seats}"):
            engine.start(B, records, seats)
    assert bytes(records) == bytes(heaps.batch(LOADED, 2))


@pytest.mark.parametrize("call", ["validate", "to_act", "check", "apply", "legal", "start", "simulate"])
def test_records_of_another_board_are_refused(engine: Engine, call: str) -> None:
    state = started(engine, 1, 2)[0]
    args: dict[str, tuple[int, ...]] = {"check": (0, 0), "apply": (0, 0), "start": (2,), "simulate": (1, 1)}
    other = heaps.board(4).record
    with pytest.raises(ValueError, match="this record belongs to a game on another board"):
        getattr(engine, call)(other, state, *args.get(call, ()))


def test_unsound_records_are_not_played(engine: Engine) -> None:
    records = started(engine, 3, 2)
    records[2].heaps[0] = 200
    before = bytes(records)
    assert [engine.validate(B, s) for s in records] == [0, 0, heaps.TOO_HIGH]
    with pytest.raises(ValueError, match="record 2 could not have come from a game: fault 4"):
        engine.simulate(B, records, 100, 1)
    assert bytes(records) == before


def test_wrong_buffers_are_refused(engine: Engine) -> None:
    size = sizeof(heaps.State)
    state = started(engine, 1, 2)[0]
    for wrong in (bytes(size - 1), bytes(size + 1), b"", bytes(2 * size)):
        with pytest.raises(ValueError, match=f"a State has {size} bytes, aligned to 8; here are {len(wrong)}"):
            engine.to_act(B, wrong)
    for wrong in (bytearray(size - 1), bytearray()):
        with pytest.raises(ValueError, match=f"a State has {size} bytes"):
            engine.simulate(B, wrong, 1, 1)
    with pytest.raises(ValueError, match="a Board has 16 bytes"):
        engine.legal(bytes(15), state)
    for nothing in (None, 7, "text"):
        with pytest.raises(TypeError):
            engine.legal(B, nothing)
    with pytest.raises((ValueError, BufferError)):
        engine.simulate(B, np.zeros(4, heaps.State)[::2], 1, 1)


def test_compiled_wants_aligned_records(heaps_compiled: Engine) -> None:
    size = sizeof(heaps.State)
    shifted = memoryview(bytearray(size + 1))[1:]
    with pytest.raises(ValueError, match="aligned to 8"):
        heaps_compiled.to_act(B, shifted)


def test_what_is_read_only_stays_so(engine: Engine) -> None:
    state = started(engine, 1, 2)[0]
    frozen = bytes(state)
    assert engine.legal(bytes(B), frozen) == engine.legal(B, state)
    assert engine.check(B, frozen, 0, 0) == 0 and engine.validate(B, frozen) == 0 and engine.to_act(B, frozen) == 3
    assert engine.mask(B, frozen, 0, bytearray(engine.size(B))) > 0
    locked = np.frombuffer(frozen, heaps.State)
    for call in (
        lambda s: engine.apply(B, s, 0, 0),
        lambda s: engine.simulate(B, s, 9, 1),
        lambda s: engine.start(B, s, 2),
    ):
        for target in (frozen, locked):
            with pytest.raises((BufferError, ValueError)):
                call(target)
    assert frozen == bytes(state)


def test_batches_may_be_numpy_arrays(engine: Engine) -> None:
    records = started(engine, 8, 3)
    batch = np.zeros(8, heaps.State)
    batch["board"] = B.hash
    batch["chance"]["key"][:, 0] = range(1, 9)
    engine.start(B, batch, 3)
    assert batch.tobytes() == bytes(records)
    assert engine.simulate(B, batch, 1000, 3) == engine.simulate(B, records, 1000, 3)
    assert batch.tobytes() == bytes(records)
    assert set(batch["phase"]) == {heaps.OVER}


def test_seeds_have_64_bits(engine: Engine) -> None:
    records = started(engine, 1, 2)
    for seed in (-1, 2**64):
        with pytest.raises(OverflowError):
            engine.simulate(B, records, 1, seed)


def test_copies_go_their_own_way(engine: Engine) -> None:
    state = started(engine, 1, 2)[0]
    other = copy_of(state)
    engine.simulate(B, other, 1000, 1)
    assert other.phase == heaps.OVER and state.phase == heaps.SWAPPING


def test_more_codes_than_the_stack_has_room_for(engine: Engine) -> None:
    b = heaps.Board(heaps=12, most=255, stones=9)
    assert engine.size(b) == 1 + 144 + 12 * 255 * 2 == codes_of(heaps.TABLE.sizes(b)).count
    state = heaps.State(seats=2, phase=heaps.TAKING)
    state.heaps[11] = 200
    listed = engine.legal(b, state)
    assert len(listed) == 400 and listed[0] == 1 + 144 + 11 * 510
    assert engine.mask(b, state, 0, bytearray(engine.size(b))) == 400


def test_candidates_out_of_order_are_noticed() -> None:
    def backwards(s: heaps.State) -> Any:
        yield 1
        yield 0

    def check(s: heaps.State, heap: int) -> int:
        return 0

    def effect(s: heaps.State, heap: int) -> None:
        pass

    for candidates in (backwards, lambda: iter([(5,)]), lambda: iter([(0,), (0,)])):
        action = Action("wrong", check, effect, Param("heap", 5), candidates=candidates)
        table = Table(
            "wrong",
            board=heaps.Board,
            state=heaps.State,
            seats=2,
            start=heaps.start,
            to_act=heaps.to_act,
            position=heaps.POSITION,
            actions=(action,),
        )
        with pytest.raises(AssertionError, match="the candidates of wrong are out of order or range"):
            Interpreted(table).legal(B, started(SLOW, 1, 2)[0])


def test_rules_take_things_in_order() -> None:
    def check(heap: int, s: heaps.State) -> int:
        return 0

    table = Table(
        "wrong",
        board=heaps.Board,
        state=heaps.State,
        seats=2,
        start=heaps.start,
        to_act=heaps.to_act,
        position=heaps.POSITION,
        actions=(Action("wrong", check, heaps.leave, Param("heap", 5)),),
    )
    with pytest.raises(TypeError, match="check takes heap, s; it may take board, state, scratch and `seat`"):
        Interpreted(table)


# loading


def test_load_takes_the_compiled_engine_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LAUTTA_ENGINE", raising=False)
    assert not load(heaps.TABLE).compiled  # it is no game of the package
    assert load(AMSTERDAM).compiled == (engines.compiled(AMSTERDAM) is not None)
    monkeypatch.setenv("LAUTTA_ENGINE", "interpreted")
    assert not load(AMSTERDAM).compiled


def test_an_engine_of_other_rules_is_noticed(heaps_compiled: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    table = heaps.TABLE
    monkeypatch.delenv("LAUTTA_ENGINE", raising=False)
    assert not is_stale(table, heaps_compiled)
    monkeypatch.setitem(sys.modules, "tests.core._heaps", heaps_compiled)  # type: ignore[arg-type]
    assert load(table).compiled
    with monkeypatch.context() as changed:
        changed.setattr(heaps, "TOO_MANY", 17)
        assert is_stale(table, heaps_compiled)
    with monkeypatch.context() as changed:
        changed.setattr(table.actions[2], "candidates", None)
        with pytest.warns(StaleEngine, match="tests.core._heaps was compiled from other rules.*pip install"):
            assert not load(table).compiled
    with monkeypatch.context() as changed:
        changed.delattr(heaps, "TOO_MANY")
        assert is_stale(table, heaps_compiled)
    assert load(table).compiled


def test_an_engine_that_does_not_load_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "lautta_broken.py").write_text("raise ImportError('made for another Python')")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(heaps.TABLE, "name", "broken")
    monkeypatch.setattr(engines.importlib, "import_module", lambda name: __import__("lautta_broken"))
    with pytest.warns(StaleEngine, match="tests.core._broken does not load, .*made for another Python"):
        assert engines.compiled(heaps.TABLE) is None


def test_playing_needs_no_build_tools() -> None:
    code = (
        "import sys; from lautta.core.engines import load; from lautta.games.amsterdam.actions import TABLE; "
        "load(TABLE); print(*({'numpy', 'Cython', 'setuptools', 'lautta.compiler'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout == "\n"


@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="needs two cores")
def test_other_threads_run_while_games_are_simulated(heaps_compiled: Engine) -> None:
    """A Python thread goes on counting while a batch is played, as the batch runs without the GIL."""
    records = started(heaps_compiled, 200_000, 3)
    with ThreadPoolExecutor(1) as pool:
        begin = time.perf_counter()
        playing = pool.submit(heaps_compiled.simulate, B, records, 1000, 1)
        longest, last = 0.0, begin
        while not playing.done():
            now = time.perf_counter()
            longest, last = max(longest, now - last), now
        played = time.perf_counter() - begin
    assert playing.result() > 200_000
    assert longest < played / 2
