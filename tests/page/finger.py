"""A finger on a screen, by the protocol of the browser: Playwright only taps."""

from typing import Any

from playwright.sync_api import Locator, expect
from tests.page.visitor import PHONE, Visit, Visitor, fits

Point = tuple[float, float]
STEPS = 8
BY_TOUCH = ((740, 360), (390, 844))  # a phone held sideways, and upright


def middle(thing: Locator) -> Point:
    """Where the middle of something is in the window."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_touch(visit: Visit, size: tuple[int, int]) -> Visitor:
    """Somebody at a phone who taps where others click."""
    me = visit(*size, **PHONE)
    me.press = Locator.tap
    return me


def put_the_result_away(me: Visitor) -> None:
    """By a tap, where everything fits."""
    fits(me.page)
    me.page.locator(".result .close").tap()
    expect(me.page.locator(".result")).to_have_count(0)


class Finger:
    """Goes down, moves and comes up."""

    def __init__(self, me: Visitor) -> None:
        self._session = me.page.context.new_cdp_session(me.page)
        self._at: Point = (0, 0)

    def _send(self, kind: str, *points: Point) -> None:
        touches: list[dict[str, Any]] = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, at: Point) -> None:
        """Touch the screen."""
        self._at = at
        self._send("touchStart", at)

    def move(self, to: Point) -> None:
        """Move over the screen."""
        (x, y), (to_x, to_y) = self._at, to
        for step in range(1, STEPS + 1):
            self._send("touchMove", (x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS))
        self._at = to

    def up(self) -> None:
        """Leave the screen."""
        self._send("touchEnd")

    def cancel(self) -> None:
        """Be taken for something else."""
        self._send("touchCancel")

    def drag(self, start: Point, end: Point) -> None:
        """Carry something from one point to another."""
        self.down(start)
        self.move(end)
        self.up()
