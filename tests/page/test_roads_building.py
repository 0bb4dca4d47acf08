"""Roads, bridges and walls on the map: what is clicked is what is built, by mouse and by finger."""

from itertools import combinations

import pytest
from playwright.sync_api import expect
from tests.page.prepared import computer
from tests.page.roads import Rider, at, field
from tests.page.visitor import PHONE, Visit, Visitor

FINGER = 24
# A donkey with goods for everything where three rivers meet, and somebody else's wall where a road could go.
SITE = field(
    ("c2a", "t1 donkey c2a"), ("a1", "t1 donkey a1"), board="mesopotamia", phase="building", waiting="1",
    wonder="12nn1nnn", neutral="5", goods="c2a: 6 stone, 6 boards", walls="c2/nw 2 1",
)  # fmt: skip
# What is clicked, and what is then on the map: a road, a bridge, an own wall, a neutral one.
WORKS = {
    "road c2a-b2b": ".works .road",
    "bridge c2ab": ".works .bridge",
    "wall c2/ne": "[data-wall].seat0",
    "demolish c2/nw": "[data-wall].neutral",
}


def builder(me: Visitor) -> Rider:
    """Anna at the site, looking at its tile."""
    rider = at(me, SITE, computer("Hendrik"))
    me.page.locator('[data-site="c2"]').click()
    expect(me.page.locator("[data-mark]").first).to_be_visible()
    return rider


@pytest.mark.parametrize("phone", [False, True])
def test_marks_are_a_finger_apart(visit: Visit, phone: bool) -> None:
    me = visit(360, 740, language="fi", **PHONE) if phone else visit()
    builder(me)
    svg = me.page.locator("svg.map")
    for zoom in ("", "Lähennä", "Loitonna") if phone else ("", "Zoom in"):
        if zoom:
            width = svg.get_attribute("width") or ""
            me.page.get_by_role("button", name=zoom).click()
            expect(svg).not_to_have_attribute("width", width)
        boxes = [each.bounding_box() for each in me.page.locator("[data-mark] circle").all()]
        circles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]) for box in boxes if box]
        assert circles
        for (x, y, width), (x2, y2, width2) in combinations(circles, 2):
            apart = ((x - x2) ** 2 + (y - y2) ** 2) ** 0.5
            assert apart >= FINGER - 0.5 and apart >= (width + width2) / 2 - 1
        assert all(width >= FINGER for _, _, width in circles)


@pytest.mark.parametrize("work", WORKS)
def test_what_is_touched_is_built(visit: Visit, work: str) -> None:
    """It is on the map then, and nothing else is."""
    me = visit(360, 740, **PHONE)
    rider = builder(me)
    mark = me.page.locator(f'[data-mark*="{work}"]')
    several = ", " in (mark.get_attribute("data-mark") or "")
    mark.tap()
    if several:
        me.page.locator(f'[data-choose="{work}"]').click()
    built, pays = me.page.locator(WORKS[work]), me.page.locator("[data-pay-all]")
    expect(pays.or_(built).first).to_be_visible()
    if pays.count():
        pays.click()
    expect(built).to_have_count(1)
    rider.quiet()
    expect(me.page.locator("dialog")).to_have_count(0)
    assert not [other for other in WORKS.keys() - {work} if me.page.locator(WORKS[other]).count()]
