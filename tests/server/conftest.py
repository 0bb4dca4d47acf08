"""The tests of the server run on each store; those of SQLite's own files, marked `sqlite`, and those marked
`postgresql` on that alone. Without PostgreSQL, or without NATS for those marked `broker`, what needs it is left out.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server import brokers
from tests.server import stores as databases
from tests.server.stores import POSTGRESQL, SQLITE, reached, stores

FOLDERS = {"tmp_path", "tmp_path_factory"}  # a test without a folder has no database


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    alone = any(metafunc.definition.get_closest_marker(name) for name in (SQLITE, POSTGRESQL))
    if FOLDERS.intersection(metafunc.fixturenames) and not alone and reached():
        metafunc.parametrize("store", [SQLITE, POSTGRESQL], indirect=True, scope="session")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Choose the store of a test, before the fixtures of its module are made."""
    call = getattr(item, "callspec", None)
    stores.kind = call.params.get("store", SQLITE) if call else SQLITE
    if item.get_closest_marker("postgresql"):
        databases.need()
        stores.kind = POSTGRESQL
    if item.get_closest_marker("broker"):
        brokers.need()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Leave SQLite to tests of other folders that start a server too."""
    stores.kind = SQLITE


@pytest.fixture(scope="session", autouse=True)
def store(request: pytest.FixtureRequest) -> Iterator[str]:
    """The store that tests run on."""
    yield getattr(request, "param", SQLITE)
    stores.drop_all()


@pytest.fixture(autouse=True)
def dropped(request: pytest.FixtureRequest) -> Iterator[None]:
    """Drop what a test has made in PostgreSQL."""
    folder: Path | None = request.getfixturevalue("tmp_path") if "tmp_path" in request.fixturenames else None
    yield
    if folder:
        stores.drop(folder)
