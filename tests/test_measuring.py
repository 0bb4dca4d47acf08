"""Two revisions measured in turns: the order, and the arithmetic of the ratios."""

import json
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Semaphore
from time import sleep

import pytest

from bench import measuring
from bench.measuring import Figures, Ratio, ratios, take_turns


def measure(name: str, figures: list[Figures], calls: list[str]) -> Callable[[], Figures]:
    """Something that gives one figure after another, and notes that it was asked."""
    given = iter(figures)

    def measured() -> Figures:
        calls.append(name)
        return next(given)

    return measured


def test_two_take_turns_and_each_pair_gives_a_ratio() -> None:
    calls: list[str] = []
    here = measure("here", [{"ms": 2.0}, {"ms": 30.0}, {"ms": 4.0}], calls)
    there = measure("there", [{"ms": 1.0}, {"ms": 20.0}, {"ms": 5.0}], calls)
    pairs = take_turns(here, there, 3)
    assert calls == ["here", "there"] * 3
    assert ratios(pairs)["ms"] == Ratio(median=1.5, least=0.8, most=2.0, here=4.0, there=5.0)


def test_a_busy_hour_that_slows_both_leaves_the_ratio_alone() -> None:
    load = (1, 9, 2, 5)
    found = ratios([({"per_s": 300 / each}, {"per_s": 200 / each}) for each in load])["per_s"]
    assert (found.median, found.least, found.most) == pytest.approx((1.5, 1.5, 1.5))


def test_only_what_both_have_and_can_be_divided_is_compared() -> None:
    first = ({"ms": 1.0, "new": 2.0, "none": 0.0}, {"ms": 2.0, "old": 1.0, "none": 0.0})
    second = ({"ms": 1.0, "new": 2.0}, {"ms": 2.0})
    assert ratios([first, second]) == {"ms": Ratio(0.5, 0.5, 0.5, 1.0, 2.0)}


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_the_last_line_is_the_ratio_that_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], form: list[str]
) -> None:
    """Both are measured by the same bench, with the options of the command line but for those of taking turns."""

    def measured(python: str | Path, module: str, options: list[str]) -> Figures:
        assert (module, options) == ("bench.some", ["--seconds", "2", "--rounds", "1"])
        return {"per_s": 110.0, "ms": 5.0} if python == sys.executable else {"per_s": 100.0, "ms": 5.0}

    monkeypatch.setattr(measuring, "built", lambda revision, goal: Path(revision) / goal)
    monkeypatch.setattr(measuring, "measured", measured)
    argv = ["--against", "v1", "--seconds", "2", "--pairs", "2", *form]
    assert measuring.compared("bench.some", "per_s", argv, only="--rounds 1")
    last = capsys.readouterr().out.splitlines()[-1]
    if form:
        told = json.loads(last)
        assert (told["figure"], told["pairs"], told["ratios"]["ms"]["median"]) == ("per_s", 2, 1.0)
    else:
        assert last == "per_s: 1.100 times v1 (1.100 to 1.100 in 2 pairs; 110 : 100)"
    assert not measuring.compared("bench.some", "per_s", ["--seconds", "2"])


def test_two_that_build_a_revision_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, began = Semaphore(1), list[str]()

    def ran(*command: str | Path) -> str:
        if "rev-parse" not in command:
            assert at_once.acquire(blocking=False), "somebody else builds there"
            began.append(str(command[0]))
            sleep(0.02)
            at_once.release()
        return "abc"

    monkeypatch.setattr(measuring, "ROOT", tmp_path)
    monkeypatch.setattr(measuring, "_ran", ran)
    with ThreadPoolExecutor(2) as pool:
        folders = list(pool.map(measuring.built, ["main", "main"], ["play", "play"]))
    assert folders == [tmp_path / "build" / "against" / "abc"] * 2 and len(began) >= 4
