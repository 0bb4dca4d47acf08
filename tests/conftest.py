"""The order of all tests."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Page tests come last: their browser keeps an event loop running, beside which no other test can start its own."""
    items.sort(key=lambda item: item.get_closest_marker("page") is not None)
