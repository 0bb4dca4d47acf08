"""The table of Roads & Boats: the map, phases by clicks, small screens, three languages, nothing serious for axe."""

import gzip
import re
from itertools import combinations

import pytest
from playwright.sync_api import expect
from tests.page.conftest import BUILT
from tests.page.prepared import computer
from tests.page.roads import MIDGAME, Rider, at, field
from tests.page.visitor import DRAWN, PHONE, Visit, fits

from lautta.games.roads.rules.plans import NEAR

MOST_SCRIPT = 200_000  # bytes of compressed JavaScript for this game
SAID = {"en": "Production done", "fi": "Tuotanto valmis", "de": "Produktion fertig"}
# Somebody with everything to pay with at home, in the building phase.
RICH = re.sub("phase production", "phase building", MIDGAME)


def test_it_looks_well(visit: Visit) -> None:
    """In every language, on every screen, in the dark and in the light; on a phone it says what things cost."""
    me = visit(360, 740, **PHONE)
    rider = at(me, MIDGAME)
    expect(me.page.locator("[data-all=use]")).to_be_visible()
    for language in me.languages():
        expect(me.page.locator(".bar .done")).to_have_text(SAID[language])
    me.looks_well("roads_production", whole=True)
    rider.done()
    rider.choose("t1")
    expect(me.page.locator("[data-target]").first).to_be_attached()
    me.looks_well("roads_movement", whole=True)
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("c")
    sign = me.page.locator("dialog .good-sign").first
    expect(sign).to_be_visible()
    me.looks_well("roads_info")
    box = sign.bounding_box()
    assert box and box["width"] > 12


def test_calling_for_the_order(visit: Visit) -> None:
    me = visit(360, 740, **PHONE)
    text = field(
        ("b3", "t1 donkey b2: 1 gold", "t2 donkey b3"), ("f1", "t1 wagon b2", "t2 raft g1>e"), stage="calling",
        goods="b2: 2 stone", buildings="b2 mint", walls="b2/e 1 2", roads="a2-b2 b1-b2",
    )  # fmt: skip
    at(me, text, computer("Hendrik"))
    for _ in me.languages():
        fits(me.page)
        phases = [box["y"] for each in me.page.locator(".phases li").all() if (box := each.bounding_box())]
        assert len(phases) == 4 and len(set(phases)) == 1, "the phases stand in one line"
    me.page.get_by_role("button", name="Table and players").click()
    expect(me.page.locator(".standing")).to_contain_text(str(NEAR))
    me.page.keyboard.press("Escape")
    step = me.page.locator(".order .steps [aria-current]")
    expect(step).to_contain_text("Settle the order?")
    expect(me.page.locator('[data-wall="b2/e"] .strength')).to_have_text("2")
    me.page.get_by_role("button", name="Settle the order").click()
    expect(step.or_(me.page.locator(".todo .chip").first)).to_be_visible()


def test_homes_to_choose_from_do_not_cover_each_other(visit: Visit) -> None:
    me = visit()
    Rider(me).start(0)
    expect(me.page.locator("[data-target]").first).to_be_visible()
    expect(me.page.locator("[data-work]")).to_have_count(0)  # no roads and walls of a tile beside them
    boxes = [box for each in me.page.locator("[data-target] circle").all() if (box := each.bounding_box())]
    assert len(boxes) > 10
    for one, other in combinations(boxes, 2):
        assert abs(one["x"] - other["x"]) > one["width"] or abs(one["y"] - other["y"]) > one["height"]


def test_building_by_clicks(visit: Visit) -> None:
    me = visit()
    rider = at(me, RICH.replace("t3 donkey b4", "t3 donkey b3"))
    me.page.locator('[data-site="b3"]').click()
    expect(me.page.locator("section.tile [data-build]").first).to_be_visible()
    expect(me.page.locator("section.tile .more")).to_be_visible()
    me.page.locator('section.tile [data-build^="sawmill"]').click()
    expect(rider.lies("b3").locator(".house")).to_be_visible()
    roads = me.page.locator(".ground .road").count()
    me.page.locator("[data-work^=road]").first.click()
    expect(me.page.locator(".ground .road")).to_have_count(roads + 1)


def test_the_map_is_moved_and_made_bigger(visit: Visit) -> None:
    me = visit()
    rider = at(me, MIDGAME)
    size = "document.querySelector('svg.map').getBoundingClientRect()"
    before = me.page.evaluate(f"{size}.width")
    me.page.get_by_role("button", name="Zoom in").click()
    me.page.wait_for_function(f"() => {size}.width > {before * 1.2}")
    left = me.page.evaluate(f"{size}.left")
    box = me.page.locator("main.roads .frame").bounding_box()
    assert box
    me.page.mouse.move(box["x"] + 300, box["y"] + 300)
    me.page.mouse.down()
    me.page.mouse.move(box["x"] + 360, box["y"] + 320, steps=5)
    me.page.mouse.up()
    assert abs(me.page.evaluate(f"{size}.left") - left) > 20
    expect(me.page.locator("section.tile")).to_have_count(0)  # the end of a drag is no click
    rider.quiet()


def test_its_script_is_small() -> None:
    scripts = list((BUILT.parent / "assets").glob("Roads-*.js"))
    assert scripts, "the page was built without this game"
    assert sum(len(gzip.compress(path.read_bytes())) for path in scripts) < MOST_SCRIPT


GROW = "document.querySelector('.bar').style.paddingBottom = '{}px'"


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1400, 900)])
def test_the_whole_map_is_seen_until_one_chooses(visit: Visit, width: int, height: int) -> None:
    me = visit(width, height)
    rider = at(me, MIDGAME)
    frame = me.page.locator("main.roads .frame")
    me.page.wait_for_function(WHOLE)
    me.page.evaluate(GROW.format(60))
    me.page.wait_for_function(WHOLE)
    me.page.get_by_role("button", name="Zoom in").click()
    me.page.evaluate(DRAWN)
    size = rider.map.evaluate("map => map.getBoundingClientRect().width")
    me.page.evaluate(GROW.format(20))
    assert rider.map.evaluate("map => map.getBoundingClientRect().width") >= size - 1
    me.page.get_by_role("button", name="The whole map").click()
    me.page.wait_for_function(WHOLE)
    expect(frame).to_be_visible()


# Does the frame hold the whole map?
WHOLE = """() => {
  const [one, other] = ["main.roads .frame", "svg.map"].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return other.left >= one.left - 1 && other.right <= one.right + 1 &&
    other.top >= one.top - 1 && other.bottom <= one.bottom + 1;
}"""


def test_what_is_looked_at_stays_where_it_is(visit: Visit) -> None:
    """Where one has chosen what to see there may be less room: the map does not jump, and the tile stays in sight."""
    me = visit()
    rider = at(me, MIDGAME)
    me.page.get_by_role("button", name="Zoom in").click()
    me.page.evaluate(DRAWN)
    rider.look("c3")
    before = rider.tile("c3").bounding_box()
    me.page.evaluate(GROW.format(80))
    frame = me.page.locator("main.roads .frame")
    expect(frame).not_to_have_js_property("clientHeight", 763)
    assert before and rider.tile("c3").bounding_box() == pytest.approx(before, abs=0.5)
    me.page.evaluate(GROW.format(300))
    expect(rider.tile("c3")).to_be_in_viewport(ratio=0.9)
    box, there = frame.bounding_box(), rider.tile("c3").bounding_box()
    assert box and there and there["y"] + there["height"] <= box["y"] + box["height"] + 20
    assert there["width"] == pytest.approx(before["width"], abs=1)


# The share of the board's box within its frame, and the colours behind the map and of the open sea.
SEA = """(board) => {
  const [frame, box] = [board.querySelector(".frame"), board.getBoundingClientRect()];
  const paint = document.createElement("i");
  paint.style.color = "var(--rb-deep)";
  board.append(paint);
  const deep = getComputedStyle(paint).color;
  paint.remove();
  return {share: (frame.clientWidth * frame.clientHeight) / (box.width * box.height),
    behind: getComputedStyle(board).backgroundColor, deep};
}"""


@pytest.mark.verify
def test_map_and_sea_fill_the_frame(visit: Visit) -> None:
    """On a wide, a tall, a large and a small map; the whole map is in sight, with the names of its tiles."""
    me = visit()
    me.sign_in("Anna")
    for board in ("waterways", "beehive", "lesson_valley", "four_sailors"):
        seats = [{"kind": "person", "name": "Anna"}]
        Rider(me).go(me.ask("tables", {"game": "roads", "board": board, "seats": seats})["id"])
        for width, height in ((1400, 900), (1366, 768), (1920, 1080)):
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.wait_for_function(WHOLE)
            sea = me.page.locator("[data-board]").evaluate(SEA)
            assert sea["share"] >= 0.92, f"{board} at {width}x{height}"
            assert sea["behind"] == sea["deep"]
