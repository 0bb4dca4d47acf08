"""What installs and checks: it does nothing twice, counts rightly, and says what is missing."""

import os
import sys
from pathlib import Path

import pytest

import check
import chromium
import page
import prepare
import steps

PYTEST_ENDS = [
    ("12 passed in 3.21s", 0, (12, 0, 0)),
    ("=========== 2 failed, 12 passed, 1 skipped in 63.21s (0:01:03) ===========", 1, (12, 2, 1)),
    ("1 failed, 3 passed, 2 deselected, 1 error in 0.10s", 1, (3, 2, 0)),
    ("no tests ran in 0.01s", 5, (0, 1, 0)),
]
OTHER_ENDS = [
    ("      Tests  2 failed | 31 passed (33)\n   Duration  1.1s", 1, (31, 2, 0)),
    ("      Tests  31 passed (31)\n   Start at  10:00:00", 0, (31, 0, 0)),
    ("Success: no issues found in 90 source files", 0, (1, 0, 0)),
    ("Found 3 errors in 2 files (checked 90 source files)", 1, (0, 1, 0)),
    ("", 139, (0, 1, 0)),
]


@pytest.mark.parametrize(("output", "ended", "counted"), PYTEST_ENDS + OTHER_ENDS)
def test_closing_lines_are_counted(
    output: str, ended: int, counted: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "CI", False)
    outcome = check._count(check.Check("a", "A", ()), f"...\n{output}\n", ended)
    assert (outcome.passed, outcome.failed, outcome.skipped) == counted


def test_under_ci_a_test_left_out_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "CI", True)
    outcome = check._count(check.Check("a", "A", ()), "12 passed, 1 skipped in 3.21s", 0)
    assert (outcome.passed, outcome.failed, outcome.skipped) == (12, 1, 0)
    assert check.run(check.Check("b", "B", (), missing="no Node")).failed == 1


def test_a_check_that_cannot_run_is_left_out_and_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "CI", False)
    lanes = check.Lanes([check.Check("b", "The page", (), missing="no Chromium")])
    lanes.go()
    check._sum_up(lanes.outcomes, 1.0)
    said = capsys.readouterr().out
    assert "The page: LEFT OUT: no Chromium" in said
    assert said.splitlines()[-1] == "0 passed, 0 failed, 1 skipped"


def test_a_failed_check_shows_the_end_of_its_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(check, "LOGS", tmp_path)
    lanes = check.Lanes([check.Check("c", "Sums", (sys.executable, "-c", "print('the reason'); exit(3)"))])
    lanes.go()
    assert "    the reason" in capsys.readouterr().out
    assert lanes.outcomes[0].failed == 1


def test_a_step_is_done_again_only_when_its_inputs_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    folder = tmp_path / "in"
    (folder / "node_modules").mkdir(parents=True)
    (folder / "a.txt").write_text("1")

    def stamp(*facts: str) -> steps.Stamp:
        return steps.Stamp(tmp_path / "stamps" / "s", [folder, tmp_path / "missing"], facts)

    assert not stamp().fresh()
    stamp().set()
    assert stamp().fresh()
    (folder / "node_modules" / "b.txt").write_text("installed, not made by hand")
    assert stamp().fresh()
    assert not stamp("another Python").fresh()
    (folder / "a.txt").write_text("2")
    assert not stamp().fresh()


def test_a_step_that_fails_says_where_its_output_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "LOGS", tmp_path / "logs")
    with pytest.raises(steps.StepFailed, match=r"Trying it: it ended with status 2; all it printed is in logs/trying"):
        steps.run_step("Trying it", [sys.executable, "-c", "print('why'); exit(2)"], folder=tmp_path)
    assert "    why" in capsys.readouterr().out
    assert not steps.run_step("Trying it", ["/no/such/program"], folder=tmp_path, stop=False)


@pytest.mark.skipif(os.name == "nt", reason="makes programs of shell scripts")
@pytest.mark.parametrize(("said", "good"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.3", False),
                                            ("v18.20.0", False), ("something", False)])  # fmt: skip
def test_a_node_that_is_too_old_does_not_count(
    said: str, good: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {said}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(page, "_node_of_package", lambda: None)
    node = page.find_node()
    assert (node is not None) is good
    if not good:
        with pytest.raises(steps.StepFailed, match=r"no Node 20\.19 or newer.*LAUTTA_NO_PAGE=1"):
            page.need_node()


def test_without_a_compiler_the_rules_stay_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LAUTTA_PURE", raising=False)
    monkeypatch.setenv("CC", "/bin/false")
    assert prepare.find_compiler() is None
    monkeypatch.setenv("CC", "no-such-compiler")
    assert prepare.find_compiler() is None


def test_a_chromium_that_was_named_and_is_not_there_is_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAUTTA_CHROMIUM", "/no/such/chromium")
    assert chromium.find() is None
    assert chromium.install() is None
