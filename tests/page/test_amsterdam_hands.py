"""Cards that are carried, by mouse and by touch, and the table on a phone: the map and the hand at once."""

import pytest
from playwright.sync_api import Locator, expect
from tests.page.amsterdam import against
from tests.page.finger import Finger, middle
from tests.page.visitor import PHONE, Visit, Visitor, fits

UPRIGHT, SIDEWAYS = (360, 740), (740, 360)
FINGER = 44


def carry(me: Visitor, thing: Locator, to: tuple[float, float]) -> None:
    """Drag something with the mouse, and hold it there."""
    me.page.mouse.move(*middle(thing))
    me.page.mouse.down()
    me.page.mouse.move(*to, steps=6)
    expect(me.page.locator(".ghost")).to_be_visible()


def a_kind(me: Visitor) -> tuple[str, str]:
    """A kind of card in my hand with which a route can be built, and the route."""
    for kind in me.page.locator(".hand [data-kind]").evaluate_all("all => all.map(one => one.dataset.kind)"):
        carry(me, me.page.locator(f'.hand [data-kind="{kind}"] .slot').last, (5, 5))
        aimed = me.page.locator(".route.aimed").evaluate_all("all => all.map(one => one.dataset.route)")
        me.page.keyboard.press("Escape")
        me.page.mouse.up()
        expect(me.page.locator(".ghost")).to_have_count(0)
        if aimed and kind != "wild":
            return kind, aimed[0]
    raise AssertionError("no card leads to a route")


def test_cards_are_carried(visit: Visit) -> None:
    """Nowhere, so that they go home; from the row to the hand; and to a route."""
    me = against(visit())
    before = me.cards.count()
    carry(me, me.page.locator(".take.deck"), middle(me.page.locator(".seats")))
    me.page.mouse.up()
    expect(me.page.locator(".ghost, [data-dragged]")).to_have_count(0)
    expect(me.cards).to_have_count(before)
    kind, route = a_kind(me)
    space = me.page.locator(f'[data-route="{route}"] .space').first
    carry(me, me.page.locator(f'.hand [data-kind="{kind}"] .slot').last, middle(space))
    me.page.mouse.up()
    built = me.page.locator(f'[data-route="{route}"].built')
    expect(built.or_(me.dialog)).to_be_visible()
    if me.dialog.count():
        me.dialog.locator(".pay").first.click()
    expect(built).to_be_visible()
    assert me.facts(0)["points"] > 0
    me.my_turn()
    before = me.cards.count()
    route = me.page.locator(".route:not(.built)").first
    me.open_route(route.get_attribute("data-route") or "")
    me.page.keyboard.press("d")
    expect(me.dialog).to_have_count(0)  # what it offered has passed
    expect(me.cards).to_have_count(before + 1)
    card = me.page.locator(".take[data-slot].open").first
    carry(me, card, middle(me.page.locator(".hand")))
    expect(me.page.locator(".hand.wanted")).to_be_visible()
    me.page.mouse.up()
    expect(me.cards).to_have_count(before + 2)
    expect(me.page.locator(".ghost, .hand.wanted")).to_have_count(0)


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS])
def test_a_phone_shows_map_and_hand_at_once_and_a_finger_builds(visit: Visit, size: tuple[int, int]) -> None:
    me = against(visit(*size, **PHONE))
    fits(me.page)
    for part in ("[data-board] .frame", ".market", ".hand", ".bar .sentence"):
        expect(me.page.locator(part)).to_be_in_viewport(ratio=0.99)
    frame, city = me.page.locator("[data-board] .frame").bounding_box(), me.page.locator(".city").bounding_box()
    assert frame and city
    assert frame["width"] >= city["width"]
    assert frame["height"] >= city["height"]
    if size == SIDEWAYS:
        box = me.page.locator(".around").bounding_box()
        assert box and box["x"] > 300
        assert box["x"] + box["width"] > 700
    spot = middle(me.page.locator(".route.open .space").first)
    me.page.touchscreen.tap(spot[0], spot[1] + 6)  # beside it, as fingers do
    marked = me.page.locator(".marked")
    expect(marked.locator(".build")).to_be_in_viewport()
    expect(me.page.locator(".route.chosen")).to_have_count(1)
    for button in marked.locator("button").all():
        box = button.bounding_box()
        assert box and min(box["width"], box["height"]) >= FINGER
    marked.locator(".build").tap()
    expect(me.page.locator(".route.built").first.or_(me.dialog)).to_be_visible()
    if me.dialog.count():
        me.dialog.locator(".pay").first.tap()
    expect(me.page.locator(".route.built")).not_to_have_count(0)
    expect(marked).to_have_count(0)


def test_a_finger_carries_a_card_and_scrolls_beside_it(visit: Visit) -> None:
    me = against(visit(*UPRIGHT, **PHONE))
    finger, before = Finger(me), me.cards.count()
    finger.drag(middle(me.page.locator(".take.deck")), middle(me.page.locator(".hand")))
    expect(me.cards).to_have_count(before + 1)
    around = me.page.locator(".around")
    expect(around).to_have_js_property("scrollTop", 0)
    x, y = middle(around)
    finger.drag((x, y + 100), (x, y - 100))
    expect(around).not_to_have_js_property("scrollTop", 0)


def test_contracts_lie_beside_the_map(visit: Visit) -> None:
    me = visit(**PHONE).play(opponents=1)
    for size in ((1400, 900), (1024, 768), UPRIGHT, SIDEWAYS):
        me.resize(*size)
        map_, keep = me.page.locator("[data-board] .frame").bounding_box(), me.page.locator(".keep").bounding_box()
        assert map_ and keep
        apart = keep["x"] >= map_["x"] + map_["width"] - 1 or keep["y"] >= map_["y"] + map_["height"] - 1
        assert apart, f"the contracts lie on the map at {size}"
        expect(me.page.locator("[data-board] .frame")).to_be_in_viewport(ratio=0.9)
        expect(me.page.locator(".keep .do")).to_be_in_viewport()
        names = me.page.locator(".seat .name")
        assert names.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)"), f"cut at {size}"
