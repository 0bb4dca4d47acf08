"""Somebody who has never been here: clicks only at points of the screen where the thing that they see lies."""

from collections.abc import Iterator

from playwright.sync_api import Locator, expect

THERE = "([one, x, y]) => (one.closest('.route') ?? one).contains(document.elementFromPoint(x, y))"


def points_of(thing: Locator) -> Iterator[tuple[float, float]]:
    """The points of the screen where something is seen, nearest to its middle first."""
    box = thing.bounding_box()
    size = thing.page.viewport_size
    assert box and size
    one = thing.element_handle()
    for part in (0.5, 0.4, 0.6, 0.3, 0.7):
        x, y = box["x"] + box["width"] * part, box["y"] + box["height"] * part
        if 0 < x < size["width"] and 0 < y < size["height"] and thing.page.evaluate(THERE, [one, x, y]):
            yield x, y


def point_at(thing: Locator) -> None:
    """Click where a thing is seen; it must be in sight."""
    expect(thing).to_be_visible()
    found = next(points_of(thing), None)
    assert found, f"{thing} is not in sight"
    thing.page.mouse.click(*found)
