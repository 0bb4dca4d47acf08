"""What installs and builds: it does nothing twice, goes on where uv cannot, and says what is missing."""

import os
import sys
from pathlib import Path

import pytest

import chromium
import page
import prepare
import steps


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
    (folder / "_game.so").write_text("built from the others")
    assert stamp().fresh()
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


def test_a_step_says_how_long_it_takes_and_remembers_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    beats = iter([None, None])
    settings = {
        "LOGS": tmp_path / "logs",
        "SECONDS": tmp_path / "seconds",
        "_BEAT": 0,
        "_ended": lambda process: next(beats, process.wait()),
    }
    for name, value in settings.items():
        monkeypatch.setattr(steps, name, value)
    steps.run_step("Trying it", [sys.executable, "-c", ""], about=31.2)
    about, *beat, done = capsys.readouterr().out.splitlines()
    assert about == "  Trying it: about 30 s" and done.startswith("✓ Trying it (")
    assert len(beat) == 2 and all(line.startswith("  Trying it: ") and "s so far" in line for line in beat)
    assert float((tmp_path / "seconds" / "trying-it").read_text()) >= 0
    assert steps.progress(40, 31.2) == "40 s so far; 30 s were expected"
    assert steps.progress(8, 0) == "8 s so far"


def test_rows_of_steps_go_on_when_another_fails() -> None:
    done: list[str] = []

    def fail() -> None:
        raise steps.StepFailed("it ended")

    with pytest.raises(steps.StepFailed, match="it ended"):
        steps.side_by_side((fail, lambda: done.append("never")), (lambda: done.append("1"), lambda: done.append("2")))
    assert done == ["1", "2"]


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


def test_a_machine_without_node_goes_on_without_the_page_as_the_advice_says(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    monkeypatch.setattr(page, "find_node", lambda: None)
    monkeypatch.setattr(page.Stamp, "fresh", lambda stamp: False)
    monkeypatch.setattr(prepare, "_install_packages", done.append)
    monkeypatch.delenv("LAUTTA_NO_PAGE", raising=False)
    for step in (page.build, prepare._install_page_tools):
        with pytest.raises(steps.StepFailed, match="LAUTTA_NO_PAGE=1"):
            step()
    assert done == ["node"]
    monkeypatch.setenv("LAUTTA_NO_PAGE", "1")
    for step in (prepare._install_node, page.build, prepare._install_page_tools):
        step()
    assert done == ["node"]


def test_only_checks_fetch_what_checks_the_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[bool] = []
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", tmp_path)
    monkeypatch.setattr(page, "run_step", lambda title, command, **more: ran.append("--omit=dev" in command))
    (tmp_path / "package.json").write_text("{}")
    node = page.Node(Path("node"), ("npm",), "v24.0.0")
    for checks in (False, False, True, True, False):
        page.install(node, checks=checks)
    assert ran == [True, False]


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


@pytest.mark.parametrize("uv_ends", [0, 1])
def test_pip_installs_what_uv_cannot(uv_ends: int, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, list[str]]] = []

    def step(title: str, command: steps.Command, **_: object) -> bool:
        done.append((title, [str(part) for part in command]))
        return not (uv_ends and "uv" in command)

    monkeypatch.setattr(prepare, "_runs", lambda command: True)
    monkeypatch.setattr(prepare, "run_step", step)
    prepare._install("Installing", "-r", "a.txt")
    assert [title for title, _ in done] == ["Installing", "Installing, by pip"][: 1 + uv_ends]
    assert all(command[-2:] == ["-r", "a.txt"] for _, command in done)


def test_uv_asks_the_index_that_pip_asks_and_fetches_no_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:1/simple")
    settings = prepare._uv_settings()
    assert settings == {"UV_PYTHON_DOWNLOADS": "never", "UV_DEFAULT_INDEX": "http://127.0.0.1:1/simple"}
