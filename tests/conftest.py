"""How all tests are run: their order, what a test left out means, and what is told on the way."""

import os
from collections.abc import Generator

import pytest
from tests import touched
from tests.page.chrome import CHROME
from tests.telling import Telling, is_worker


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--since", metavar="BRANCH", help="only quick tests that what was changed since this branch can touch"
    )
    parser.addoption("--soak", action="store_true", help="also what tests more of the same for minutes")


def pytest_configure(config: pytest.Config) -> None:
    """Tell where tests run side by side, as `make test` has them; pytest's own dots are enough elsewhere."""
    if is_worker(config) or getattr(config.option, "numprocesses", None):
        config.pluginmanager.register(Telling(config))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long begins first, so that all workers end together; the page's tests may stumble once then."""
    if since := config.getoption("since"):
        names = touched.touched(touched.changed(since))
        chosen = [item for item in items if item.nodeid.startswith(names) and _is_quick(item)]
        _keep(chosen, items, config)
    if not config.getoption("soak"):
        _keep([item for item in items if not item.get_closest_marker("soak")], items, config)
    items.sort(key=_rank)
    if is_worker(config):
        for item in items:
            if item.get_closest_marker("page"):
                item.add_marker(pytest.mark.flaky(reruns=1))


def _keep(chosen: list[pytest.Item], items: list[pytest.Item], config: pytest.Config) -> None:
    """Run only those that were chosen."""
    kept = set(chosen)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = chosen


def _is_quick(item: pytest.Item) -> bool:
    return not item.get_closest_marker("slow") and not item.get_closest_marker("page")


def _rank(item: pytest.Item) -> int:
    if item.get_closest_marker("tools"):
        return 0
    return 1 if item.get_closest_marker("page") else 2


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
