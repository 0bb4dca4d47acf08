"""Tests of the server run on SQLite. Those marked `each_store` run on PostgreSQL as well, and those marked `postgresql`
on that alone. What needs PostgreSQL, or NATS (`broker`), is skipped where there is none.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.server import brokers
from tests.server import stores as databases
from tests.server.serving import Guest, Serving, guest, serving
from tests.server.stores import POSTGRESQL, SQLITE, stores

from lautta.server.storage import sqlite


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.get_closest_marker("each_store"):
        metafunc.parametrize("store", [SQLITE, pytest.param(POSTGRESQL, marks=pytest.mark.postgresql)], indirect=True)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Choose the store of a test before the fixtures of its module are made."""
    stores.kind = POSTGRESQL if item.get_closest_marker("postgresql") else SQLITE
    if stores.kind == POSTGRESQL:
        databases.need()
    if item.get_closest_marker("broker"):
        brokers.need()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Leave SQLite to tests of other folders that start a server too."""
    stores.kind = SQLITE


@pytest.fixture(scope="session", autouse=True)
def quick_stores() -> Iterator[None]:
    """Commits of SQLite do not wait for the disk; in the end what was made in PostgreSQL is dropped."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "PRAGMAS", databases.QUICK)
        yield
    stores.drop_all()


@pytest.fixture(autouse=True)
def store(request: pytest.FixtureRequest) -> Iterator[str]:
    folder: Path | None = request.getfixturevalue("tmp_path") if "tmp_path" in request.fixturenames else None
    yield stores.kind
    if folder:
        stores.leave(folder)


@pytest.fixture
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Serving]:
    """A server. The SERVED of a module says how it is started, and its GUEST what people there are."""
    async with serving(tmp_path / "a.db", **getattr(request.module, "SERVED", {})) as running:
        yield running


@pytest.fixture
async def anna(request: pytest.FixtureRequest, place: Serving) -> AsyncIterator[Guest]:
    async with guest(place, "Anna", getattr(request.module, "GUEST", Guest)) as one:
        yield one


@pytest.fixture
async def ben(request: pytest.FixtureRequest, place: Serving) -> AsyncIterator[Guest]:
    async with guest(place, "Ben", getattr(request.module, "GUEST", Guest)) as one:
        yield one


OFTEN = {"processes.links.PULSE_EVERY": 0.1, "storage.lease.RENEW_EVERY": 0.1,
         "runtime.remote_tables.LOOKS_EVERY": 0.02}  # fmt: skip


@pytest.fixture(autouse=True)
def looks_often(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that share a database look for each other often; how long they wait for each other is as ever."""
    if request.node.get_closest_marker("postgresql") and request.node.get_closest_marker("broker"):
        for name, seconds in OFTEN.items():
            monkeypatch.setattr(f"lautta.server.{name}", seconds)
