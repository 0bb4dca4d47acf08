"""Tells how the tests go where nobody watches dots: how far they are, and in the end what they cost."""

import resource
import threading
import time
from collections import Counter
from pathlib import PurePosixPath
from typing import Any

import pytest

BEAT = 15.0  # seconds between two lines
SHOWN = 12  # of the slowest files
LAST = "lautta/seconds"  # where pytest's cache keeps how long the same selection took the last time


def cpu_seconds(*who: int) -> float:
    """What this process, those that it waited for, or both have used of all processors."""
    used = [resource.getrusage(one) for one in who]
    return sum(one.ru_utime + one.ru_stime for one in used)


def is_worker(config: pytest.Config) -> bool:
    """Does this process run tests for another pytest? A pytest that a test starts inherits its environment."""
    return hasattr(config, "workerinput")


class Telling:
    """A plugin of pytest, in the process that gives out the tests and in each that runs some."""

    def __init__(self, config: pytest.Config) -> None:
        self.worker = is_worker(config)
        self.began, self.all, self.cpu = time.monotonic(), 0, 0.0
        self.cache, self.selection = config.cache, f"{config.option.markexpr} {' '.join(config.args)}"
        self.running: dict[str, float] = {}
        self.counts: Counter[str] = Counter()
        self.failed: list[str] = []
        self.seconds: Counter[str] = Counter()
        self.ended = threading.Event()

    def pytest_sessionstart(self) -> None:
        if not self.worker:
            last = self._last().get(self.selection)
            print(f"Running the tests{f', about {last:.0f} s' if last else ''} ...", flush=True)
            threading.Thread(target=self._beat, daemon=True).start()

    def _last(self) -> dict[str, float]:
        return dict(self.cache.get(LAST, {})) if self.cache else {}

    def _beat(self) -> None:
        while not self.ended.wait(BEAT):
            now = time.monotonic()
            longest = sorted(self.running.items(), key=lambda one: one[1])[:2]
            running = ", ".join(f"{_short(name)} {now - since:.0f} s" for name, since in longest)
            counted = ", ".join(f"{number} {what}" for what, number in sorted(self.counts.items()) if number)
            failed = "".join(f"; failed: {_short(name)}" for name in self.failed[:5])
            print(
                f"  {now - self.began:4.0f} s: of {self.all} tests {counted or 'none yet'}; now {running}{failed}",
                flush=True,
            )

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.all = len(ids)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.running[nodeid] = time.monotonic()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.running.pop(nodeid, None)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if self.worker:
            return
        self.seconds[report.nodeid.partition("::")[0]] += report.duration
        if report.when == "call" or report.outcome != "passed":
            self.counts[report.outcome] += 1
        if report.outcome not in ("passed", "skipped"):
            self.failed.append(report.nodeid)
            print(f"  {report.outcome}: {report.nodeid}", flush=True)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: Any) -> tuple[str, str, str] | None:
        """No dot for what passed."""
        passed = report.outcome == "passed" and getattr(report, "when", "") == "call"
        return ("passed", "", "") if passed and not hasattr(report, "wasxfail") else None

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.ended.set()
        if self.cache and not self.worker:
            self.cache.set(LAST, self._last() | {self.selection: round(time.monotonic() - self.began)})
        if self.worker:
            used = cpu_seconds(resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
            session.config.workeroutput["cpu"] = used  # type: ignore[attr-defined]

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.cpu += getattr(node, "workeroutput", {}).get("cpu", 0.0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """What the tests cost, so that growth is seen."""
        if self.worker:
            return
        took = time.monotonic() - self.began
        used = self.cpu + cpu_seconds(resource.RUSAGE_SELF)  # its children are the workers, which counted themselves
        terminalreporter.section("what they cost")
        for folder, seconds in _sums(self.seconds).most_common(8):
            terminalreporter.line(f"{seconds:6.0f} s  {folder}")
        terminalreporter.line("slowest files:")
        for file, seconds in self.seconds.most_common(SHOWN):
            terminalreporter.line(f"{seconds:6.0f} s  {file}")
        terminalreporter.line(f"{used:.0f} s of processor time in {took:.0f} s")


def _short(name: str) -> str:
    return name.rpartition("/")[2]


def _sums(files: Counter[str]) -> Counter[str]:
    folders: Counter[str] = Counter()
    for file, seconds in files.items():
        folders["/".join(PurePosixPath(file).parts[:3][:-1]) or file] += seconds
    return folders
