"""The bar: what is said there covers nothing and moves nothing, and a lost connection is told at once."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.page.people import affairs, two
from tests.page.roads import Rider
from tests.page.test_house import PHONE
from tests.page.visitor import Visitor

pytestmark = pytest.mark.page

Visit = Callable[..., Visitor]
SIZES: list[dict[str, Any]] = [{}, {"width": 360, "height": 740, **PHONE}]
PARTS = {"amsterdam": (".hand", ".map", ".bar"), "tigris": (".screen", ".board-area", ".bar")}


def boxes(me: Visitor, game: str) -> dict[str, Any]:
    """Where the parts of a table are, once its fonts have come and nothing moves any more."""
    me.page.evaluate("document.fonts.ready.then(() => 0)")
    found, before = measured(me, game), None
    while found != before:
        me.page.wait_for_timeout(300)
        found, before = measured(me, game), found
    return found


def measured(me: Visitor, game: str) -> dict[str, Any]:
    """Where the parts of a table are now."""
    found = {part: me.page.locator(part).first.bounding_box() for part in PARTS[game]}
    return {part: {name: round(value) for name, value in (box or {}).items()} for part, box in found.items()}


def in_sight(me: Visitor, part: str) -> None:
    """No line of the bar lies on a part of the table."""
    box, bar = (me.page.locator(each).first.bounding_box() for each in (part, ".bar"))
    lines = me.page.locator(".bar .notice, .bar .affairs > .line").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().top)"
    )
    assert box and bar and lines and all(top >= bar["y"] for top in lines)


@pytest.mark.parametrize("size", SIZES)
def test_a_refusal_moves_nothing_and_covers_nothing(visit: Visit, size: dict[str, Any]) -> None:
    me = visit(**size).start("tigris", opponents=1)
    me.my_turn()
    for _ in me.languages():
        me.my_turn()
        me.page.locator("[data-leader=king]").click()
        before = boxes(me, "tigris")
        me.page.locator("[data-square=A1]").click(force=True)
        expect(me.notice).to_be_visible()
        assert boxes(me, "tigris") == before
        in_sight(me, ".screen")
        me.notice.locator(".close").click()
        assert boxes(me, "tigris") == before
        expect(me.sentence).not_to_be_empty()


@pytest.mark.parametrize("size", SIZES)
def test_a_request_to_undo_moves_nothing_and_covers_nothing(visit: Visit, size: dict[str, Any]) -> None:
    anna, ben = visit(**size), visit(**size)
    two(anna, ben)
    anna.deck()
    anna.deck()
    ben.my_turn()
    before = boxes(ben, "amsterdam")
    anna.page.keyboard.press("u")
    expect(affairs(ben, "Agree")).to_be_visible()
    assert boxes(ben, "amsterdam") == before
    in_sight(ben, ".hand")
    affairs(ben, "Refuse").dispatch_event("click")  # a click would scroll first
    expect(affairs(ben, "Agree")).to_have_count(0)
    assert boxes(ben, "amsterdam") == before


@pytest.mark.parametrize("size", SIZES)
def test_a_lost_connection_is_told_at_once_and_a_click_waits_for_it(visit: Visit, size: dict[str, Any]) -> None:
    me = visit(**size).play(opponents=1).begin()
    me.expected += ["ERR_INTERNET_DISCONNECTED"]
    before, drawn = boxes(me, "amsterdam"), me.log.count()
    me.page.context.set_offline(True)
    gone = me.page.locator(".bar p.gone")
    expect(gone).to_be_visible(timeout=1000)
    assert boxes(me, "amsterdam") == before
    me.page.locator(".take.deck").click()
    me.page.wait_for_timeout(4500)  # longer than a request is tried again
    expect(gone).to_be_visible()
    expect(me.notice).to_have_count(0)
    assert me.log.count() == drawn
    me.page.context.set_offline(False)
    expect(gone).to_have_count(0)
    expect(me.log.nth(drawn)).to_contain_text("You draw")
    me.deck()


@pytest.mark.parametrize("size", SIZES)
def test_a_line_of_roads_is_tried_without_a_keyboard(visit: Visit, size: dict[str, Any]) -> None:
    rider = Rider(visit(**size)).start()
    rider.page.locator("[data-target]").first.click()
    expect(rider.page.locator(".phases li[aria-current]")).to_have_text("Production")
    rider.page.get_by_role("button", name="Look back at earlier moments").click()
    rider.page.get_by_role("button", name="Try from here").click()
    rider.page.locator(".bar.variation .done").click()
    expect(rider.page.locator(".phases li[aria-current]")).not_to_have_text("Production")
    for _ in range(3):
        rider.quiet()
        rider.page.locator(".bar.variation .done").click()
    rider.page.get_by_role("button", name="Leave").click()
    rider.page.get_by_role("button", name="Back to now").click()
    expect(rider.page.locator(".phases li[aria-current]")).to_have_text("Production")


def test_a_line_of_tigris_is_tried_without_a_keyboard(visit: Visit) -> None:
    me = visit(**SIZES[1]).start("tigris", opponents=1)
    me.my_turn()
    me.page.locator("[data-tile]").first.click()
    me.page.get_by_role("button", name="Never mind").click()
    me.page.keyboard.press("t")
    before = me.happened
    me.page.locator(".bar.variation").get_by_role("button", name="End the turn").click()
    me.more_than(before)
