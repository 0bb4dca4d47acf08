"""Tests of the server run on SQLite. Those marked `each_store` run on PostgreSQL as well, and those marked `postgresql`
on that alone. What needs PostgreSQL, or NATS (`broker`), is marked `verify` too, and is skipped where there is none.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server import brokers
from tests.server import stores as databases
from tests.server.stores import POSTGRESQL, SQLITE, stores

from lautta.server.storage import sqlite


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.get_closest_marker("each_store"):
        metafunc.parametrize("store", [SQLITE, pytest.param(POSTGRESQL, marks=pytest.mark.postgresql)], indirect=True)


def pytest_itemcollected(item: pytest.Item) -> None:
    if item.get_closest_marker("postgresql") or item.get_closest_marker("broker"):
        item.add_marker(pytest.mark.verify)


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
    """The store that a test runs on."""
    folder: Path | None = request.getfixturevalue("tmp_path") if "tmp_path" in request.fixturenames else None
    yield stores.kind
    if folder:
        stores.leave(folder)
