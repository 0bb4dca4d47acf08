"""Companions: rules that are no actions, compiled beside an engine; noticed when they are older than what is there."""

import sys
from types import ModuleType
from typing import Any

import pytest
from tests.core import heaps

from lautta.compiler.build import build_companion, translated_companion
from lautta.compiler.dialect import RulesError
from lautta.core import companions
from lautta.core.actions import Table
from lautta.core.companions import Companion, module_for
from lautta.core.engines import StaleEngine
from prepare import find_compiler

COMPANION = Companion(heaps.TABLE, "marking", (heaps.mark_largest,))
PLACE = "tests.core._heaps_marking"


def spoil(b: heaps.Board, s: heaps.State) -> None:
    b.most = s.heaps[0]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    pytest.importorskip("Cython")
    if not find_compiler():
        pytest.skip("needs a C compiler")
    return build_companion(COMPANION, tmp_path_factory.mktemp("marking"), compile_flags=("-O0", "-w"))


@pytest.fixture(autouse=True)
def anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companions, "_modules", {})
    monkeypatch.delenv("LAUTTA_ENGINE", raising=False)


def marked(module: Any) -> tuple[int, bytes]:
    loaded, w = heaps.board(5, 6, 3), heaps.Scratch()
    s = heaps.State(board=loaded.record.hash)
    for heap, stones in enumerate((2, 6, 1, 6, 0)):
        s.heaps[heap] = stones
    return module.mark_largest(loaded.record, s, w), bytes(w)


def test_compiled_and_interpreted_answer_alike(built: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, PLACE, built)
    found = module_for(COMPANION)
    assert found is built and found.compiled and module_for(COMPANION) is found
    monkeypatch.setenv("LAUTTA_ENGINE", "interpreted")
    slow = module_for(Companion(heaps.TABLE, "marking", (heaps.mark_largest,)))
    assert not slow.compiled and marked(slow) == marked(built) == (6, bytes((0, 1, 0, 1)) + bytes(8))


def test_one_that_was_not_built_is_interpreted() -> None:
    assert not module_for(COMPANION).compiled


def test_one_of_other_rules_is_said(built: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, PLACE, built)
    with monkeypatch.context() as changed:
        changed.setattr(built, "made_from", "")
        changed.setattr(built, "meaning", "")
        with pytest.warns(StaleEngine, match=f"{PLACE} was compiled from other rules"):
            assert not module_for(COMPANION).compiled
    more = Companion(heaps.TABLE, "marking", (heaps.mark_largest, heaps.to_act))
    with pytest.warns(StaleEngine, match=f"{PLACE} was compiled from other rules"):
        assert not module_for(more).compiled


def test_only_what_is_reached_is_translated() -> None:
    text = translated_companion(COMPANION)["heaps_marking.pyx"]
    assert "mark_largest" in text and "heaps_validate" not in text


def test_it_may_not_change_the_board() -> None:
    table: Table = heaps.TABLE
    with pytest.raises(RulesError, match="the board does not change during a game"):
        translated_companion(Companion(table, "spoiling", (spoil,)))
