"""Modules beside an engine: functions that are no actions; noticed when they are older than what is there."""

import sys
from copy import copy
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.core import heaps

from lautta.compiler.build import build, translated
from lautta.compiler.dialect import RulesError
from lautta.core.actions import ActionSpace, Table
from lautta.core.compiled import Compiled
from lautta.core.engines import StaleEngine
from lautta.core.interpreted import Interpreted
from lautta.core.records import copy_of
from prepare import find_compiler

FUNCTIONS = (heaps.mark_largest,)
ACTING = Compiled(heaps.TABLE, "acting", (heaps.look_into, heaps.attempt, heaps.attempt_swap, heaps.do))
PLACE = "tests.core._heaps_marking"


def marking(*functions: Any) -> Compiled:
    return Compiled(heaps.TABLE, "marking", functions or FUNCTIONS)


def spoil(b: heaps.Board, s: heaps.State) -> None:
    b.most = s.heaps[0]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    pytest.importorskip("Cython")
    if not find_compiler():
        pytest.skip("needs a C compiler")
    return build(marking(), tmp_path_factory.mktemp("marking"), compile_flags=("-O0", "-w"))


@pytest.fixture(autouse=True)
def anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LAUTTA_ENGINE", raising=False)


def marked(module: Any) -> tuple[int, bytes]:
    loaded, w = heaps.board(5, 6, 3), heaps.Scratch()
    s = heaps.State(board=loaded.record.hash)
    for heap, stones in enumerate((2, 6, 1, 6, 0)):
        s.heaps[heap] = stones
    return module.mark_largest(loaded.record, s, w), bytes(w)


def test_compiled_and_interpreted_answer_alike(built: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, PLACE, built)
    meant = marking()
    assert meant.module is built and built.compiled and meant.module is built
    monkeypatch.setenv("LAUTTA_ENGINE", "interpreted")
    slow = marking().module
    assert not slow.compiled and marked(slow) == marked(built) == (6, bytes((0, 1, 0, 1)) + bytes(9))


def test_one_that_was_not_built_is_interpreted() -> None:
    assert not marking().module.compiled


def test_one_of_other_rules_is_said(built: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, PLACE, built)
    with monkeypatch.context() as changed:
        changed.setattr(built, "made_from", "")
        changed.setattr(built, "meaning", "")
        with pytest.warns(StaleEngine, match=f"{PLACE} was compiled from other rules"):
            assert not marking().module.compiled
    with pytest.warns(StaleEngine, match=f"{PLACE} was compiled from other rules"):
        assert not marking(heaps.mark_largest, heaps.to_act).module.compiled


def test_only_what_is_reached_is_translated() -> None:
    text = translated(marking())["heaps_marking.pyx"]
    assert "mark_largest" in text and "heaps_validate" not in text


def test_it_may_not_change_the_board() -> None:
    table: Table = heaps.TABLE
    with pytest.raises(RulesError, match="the board does not change during a game"):
        translated(Compiled(table, "spoiling", (spoil,)))


def test_calls_of_actions_are_made_from_the_table(tmp_path: Path) -> None:
    pytest.importorskip("Cython")
    if not find_compiler():
        pytest.skip("needs a C compiler")
    fast, slow = build(ACTING, tmp_path, compile_flags=("-O0", "-w")), ACTING.interpreted
    loaded = heaps.board(5, 6, 3)
    b, space = loaded.record, ActionSpace(heaps.TABLE, loaded)
    for code in range(len(space)):
        action, args = space.decode(code)
        place = heaps.TABLE.actions.index(action)
        found = [[module.look_into(b, code, which) for which in range(-1, len(args))] for module in (fast, slow)]
        assert found == [[place, *args]] * 2
        for phase in (heaps.SWAPPING, heaps.TAKING):
            start = heaps.State(board=b.hash, seats=2, phase=phase, waiting=3)
            for heap, stones in enumerate((2, 6, 1, 6, 0)):
                start.heaps[heap] = stones
            legal = Interpreted(heaps.TABLE).check(b, start, 0, code) == 0
            after = []
            for module in (fast, slow):
                tried, done = copy_of(start), copy_of(start)
                assert module.attempt(b, tried, 0, place, *(*args, 0, 0, 0)[:3]) == (code if legal else -1)
                if action.name == "swap":
                    assert module.attempt_swap(b, copy_of(start), 0, *args) == (code if legal else -1)
                if legal:
                    module.do(b, done, 0, code)
                    assert bytes(tried) == bytes(done) != bytes(start)
                after.append(bytes(tried))
            assert after[0] == after[1] and (legal or after[0] == bytes(start))


def test_actions_are_found_by_name_and_belong_to_their_game() -> None:
    assert [heaps.ACTIONS.PASS, heaps.ACTIONS.SWAP, heaps.ACTIONS.TAKE] == [0, 1, 2]
    with pytest.raises(AttributeError, match="TAK"):
        print(heaps.ACTIONS.TAK)
    with pytest.raises(RulesError, match="attempt is of the actions of another game"):
        translated(Compiled(copy(heaps.TABLE), "wrong", (heaps.attempt,)))
