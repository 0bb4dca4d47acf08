"""How all tests are run: their order, what a test left out means, and what is told on the way."""

import gc
import os
from collections.abc import Generator
from typing import Any

import pytest
from tests.page.chrome import CHROME
from tests.telling import Telling, is_worker
from xdist.plugin import pytest_xdist_auto_num_workers as cores
from xdist.scheduler import LoadFileScheduling


def pytest_configure(config: pytest.Config) -> None:
    """Tell where tests run side by side, as `make test` has them; pytest's own dots are enough elsewhere."""
    if is_worker(config) or getattr(config.option, "numprocesses", None):
        config.pluginmanager.register(Telling(config))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than the cores: a test waits for its browser or server for an eighth of its time."""
    return cores(config) + 1


class Scheduling(LoadFileScheduling):
    """A worker is given whole files, but one tool at a time: these take longest, and share nothing."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if nodeid.startswith("tests/test_tools.py") else super()._split_scope(nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling:
    return Scheduling(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out soak tests unless `-m` names them, and begin with what takes long, so that all workers end together."""
    for item in items:
        marks = {mark.name for mark in item.iter_markers()}
        if marks & {"postgresql", "broker"} or ("page" in marks and "journey" not in marks):
            item.add_marker(pytest.mark.verify)
    if "soak" not in config.option.markexpr:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("soak")])
        items[:] = [item for item in items if not item.get_closest_marker("soak")]
    items.sort(key=_rank)


def _rank(item: pytest.Item) -> int:
    if item.get_closest_marker("tools"):
        return 0
    return 1 if item.get_closest_marker("page") else 2


def pytest_collection_finish() -> None:
    """Collect no garbage from what is there to stay, and collect seldom: a sixth of the time of tests of the server."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """A browser keeps an event loop running, beside which no other test can start its own."""
    if not item.get_closest_marker("page"):
        CHROME.close()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Under LAUTTA_CI a test left out counts as a failure, so that nothing goes unchecked there without a word."""
    report = yield
    if report.skipped and os.environ.get("LAUTTA_CI") and not hasattr(report, "wasxfail"):
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome, report.longrepr = "failed", f"{item.nodeid} was left out: {why}"
    return report
