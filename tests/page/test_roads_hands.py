"""Roads & Boats by hand: what is dragged on the map by mouse and touch, a tile's own menu, and the button to go on."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.page.finger import Finger, middle
from tests.page.roads import COUNT_GESTURES, GOALS, MIDGAME, Rider, at, stands
from tests.page.visitor import DRAWN, PHONE, Visit, fits

MOST_GESTURES = 12
AT_SEA = ("g2", "g6")
MOVING = MIDGAME.replace("phase production", "phase movement")
UPRIGHT, SIDEWAYS = (360, 740), (740, 360)
# The tiles on which the buttons of the map lie.
COVERED = """(tiles) => tiles.filter((tile) => {
  const one = tile.getBoundingClientRect();
  return [...document.querySelectorAll("[data-board] button")].map((each) => each.getBoundingClientRect())
    .some(({left, right, top, bottom}) => left < one.right && right > one.left && top < one.bottom && bottom > one.top);
}).map((tile) => tile.dataset.tile)"""


def token(rider: Rider, slot: str) -> Locator:
    """A transporter of mine on the map, below what is aboard it."""
    return rider.page.locator(f'[data-transporter="0.{slot}"] .plate')


def cargo(rider: Rider, slot: str) -> Locator:
    return rider.page.locator(f'[data-transporter="0.{slot}"] .cargo')


def pile(rider: Rider, place: str) -> Locator:
    """Goods that can be taken from a place."""
    return rider.page.locator(f'.loose[data-place="{place}"]')


def lift(rider: Rider, thing: Locator) -> None:
    """Take something up with the mouse."""
    x, y = middle(thing)
    rider.page.mouse.move(x, y)
    rider.page.mouse.down()
    rider.page.mouse.move(x + 9, y + 9, steps=3)
    expect(rider.page.locator(".ghost")).to_be_attached()


def bring(rider: Rider, thing: Locator, to: Locator) -> None:
    """Drag something with the mouse to something else."""
    lift(rider, thing)
    expect(to).to_be_visible()
    rider.page.mouse.move(*middle(to), steps=5)
    rider.page.mouse.up()
    expect(rider.page.locator(".ghost")).to_have_count(0)
    rider.quiet()


def bring_to(rider: Rider, thing: Locator, place: str) -> None:
    """Drag something to a place, which is marked meanwhile."""
    bring(rider, thing, rider.page.locator(f'[data-target="{place}"]'))


def mine(rider: Rider, slot: str) -> dict[str, object]:
    """A transporter of mine, as the server tells it."""
    return dict(stands(rider)["public"]["players"][0]["transporters"][slot])


def test_a_turn_of_the_middle_game_takes_few_gestures(visit: Visit) -> None:
    me = visit()
    rider = at(me, MIDGAME)
    me.page.evaluate(COUNT_GESTURES)
    me.page.locator("[data-go=run]").click()
    expect(me.page.locator("[data-use]")).to_have_count(0)
    rider.quiet()
    rider.done()
    expect(me.page.locator("[data-forecast]")).to_contain_text(re.compile(r"\d+ places bring something"))
    before = stands(rider)["public"]["goods"]
    for slot, place in GOALS.items():
        site = str(mine(rider, slot)["at"]).partition(">")[0]
        goods = cargo(rider, slot)
        bring_to(rider, goods if goods.count() else pile(rider, site).first, place)
        assert mine(rider, slot)["at"] == place
        assert bool(mine(rider, slot)["cargo"]) == (place in AT_SEA)  # there it stays aboard
    after = stands(rider)["public"]["goods"]
    assert all(sum(after[place].values()) > sum(before.get(place, {}).values()) for place in ("b3", "b4"))
    me.page.get_by_role("button", name="Done for this turn").click()
    expect(me.page.locator(".phases .turn")).to_have_text("Turn 13 of 20")
    gestures = me.page.evaluate("window.gestures")
    print(f"{gestures} gestures")
    assert gestures <= MOST_GESTURES


def test_a_transporter_is_dragged_along_its_way(visit: Visit) -> None:
    me = visit()
    rider = at(me, MOVING)
    lift(rider, token(rider, "t1"))
    expect(me.page.locator('[data-target="b4"]')).to_be_visible()
    me.page.mouse.move(*middle(me.page.locator('[data-target="b4"]')), steps=5)
    expect(me.page.locator(".map .route")).to_be_attached()
    me.page.keyboard.press("Escape")
    me.page.mouse.up()
    expect(me.page.locator(".ghost, [data-target]")).to_have_count(0)
    assert mine(rider, "t1")["at"] == "b2"
    bring_to(rider, token(rider, "t1"), "b4")
    assert mine(rider, "t1")["at"] == "b4"
    expect(me.page.locator(".transporter-card")).to_have_count(0)  # nothing is left in hand
    bring(rider, token(rider, "t1"), rider.tile("a1"))
    assert mine(rider, "t1")["at"] == "b4", "it went where it cannot get"


def test_goods_are_dragged_aboard_off_and_away(visit: Visit) -> None:
    me = visit()
    rider = at(me, MOVING.replace("  b2: 3 trunks", "  b2: 2 trunks, 3 boards"))
    boards = me.page.locator('.loose[data-goods="boards"][data-place="b2"]')
    bring(rider, boards, token(rider, "t1"))
    assert mine(rider, "t1")["cargo"] == {"boards": 3}
    bring(rider, cargo(rider, "t1"), me.page.locator('.loose[data-place="b2"]').first)
    assert not mine(rider, "t1")["cargo"]
    rider.choose("t1")  # and in its hold
    hold, heap = me.page.locator('[data-hold="t1"]'), me.page.locator('[data-load="boards a"]')
    bring(rider, heap, hold)
    assert mine(rider, "t1")["cargo"] == {"boards": 3}
    bring(rider, hold.locator("[data-unload]").first, me.page.locator('[data-load="trunks a"]'))
    assert mine(rider, "t1")["cargo"] == {"boards": 2}
    me.page.locator("[data-whole=unload]").click()
    rider.quiet()
    me.page.keyboard.press("Escape")
    bring_to(rider, me.page.locator('.loose[data-goods="boards"][data-place="b2"]'), "b3")
    assert mine(rider, "t1")["at"] == "b3" and not mine(rider, "t1")["cargo"]
    assert stands(rider)["public"]["goods"]["b3"]["boards"] == 7
    expect(me.log.filter(has_text="goes to b3")).to_have_count(1)
    me.page.keyboard.press("u")
    rider.quiet()


def test_a_tile_has_a_menu_of_its_own(visit: Visit) -> None:
    me = visit()
    rider = at(me, MIDGAME)
    rider.look("b2")
    runs = me.page.locator('[data-menu="b2"] [data-deed="run b2"]')
    expect(me.page.locator("[data-use]")).to_have_count(8)
    expect(me.page.locator("[data-use]").first).to_be_hidden()
    runs.click()
    expect(me.page.locator("[data-use]")).to_have_count(7)
    expect(runs).to_have_count(0)
    me.page.locator('[data-run="b5"]').click()
    expect(me.page.locator("[data-use]")).to_have_count(6)
    me.page.keyboard.press("Escape")
    build = MIDGAME.replace("phase production", "phase building").replace("t3 donkey b4", "t3 donkey b3")
    rider = at(visit(), build)
    expect(rider.page.locator('.site[data-here="b3"]')).to_be_attached()
    rider.look("b3")
    deeds = rider.page.locator('[data-menu="b3"] [data-deed^="build"]')
    expect(deeds.first).to_be_visible()
    what = deeds.first.get_attribute("data-deed") or ""
    deeds.first.click()
    rider.quiet()
    work = stands(rider)["public"]["work"]
    assert stands(rider)["public"]["buildings"].get("b3") or (work and work["detail"] == what.split()[1])


def test_the_button_on_the_map_goes_on(visit: Visit) -> None:
    me = visit()
    rider = at(me, MIDGAME)
    go = me.page.locator("[data-go]")
    expect(go).to_have_accessible_name("Run all 8 factories")
    go.dblclick()
    expect(me.page.locator("[data-use]")).to_have_count(0)
    rider.quiet()
    assert rider.phase == "Production", "the second click did something else"
    expect(go).to_have_attribute("data-go", "done")
    expect(go).to_have_attribute("aria-disabled", "false")
    go.click()
    expect(me.page.locator(".phases li[aria-current]")).to_have_text("Movement")


def box(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    found = thing.bounding_box()
    assert found
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS])
def test_on_a_phone_the_map_and_the_hand_are_in_reach(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(*size, **PHONE)
    rider = at(me, MOVING)
    me.resize(*size)
    fits(me.page)
    assert me.page.locator("[data-board] button").count() > 2
    assert me.page.locator("[data-tile]").evaluate_all(COVERED) == []
    _, top, right, bottom = box(me.page.locator("[data-board]"))
    assert (top >= 0) and bottom <= size[1], "the map is not in view"
    if size is SIDEWAYS:
        left, upper, end, lower = box(me.page.locator(".around"))
        assert left >= right - 1 and end <= size[0] and upper < size[1] / 2 and lower <= size[1]
        assert box(me.page.locator(".bar"))[3] <= size[1] + 1
    finger = Finger(me)
    x, y = middle(me.page.locator('.handle[data-transporter="0.t1"]'))  # all of its small tile
    finger.down((x, y))
    finger.move((x + 10, y + 10))
    mark = me.page.locator('[data-target="b3"]')
    expect(mark).to_be_attached()
    finger.move(middle(mark))
    finger.up()
    rider.quiet()
    assert mine(rider, "t1")["at"] == "b3"
    chip = me.page.locator('.todo [data-slot="t2"]')
    chip.tap()
    expect(me.page.locator(".transporter-card")).to_be_visible()
    arrow, along = (
        me.page.locator(".transporter-card [data-load]").first,
        me.page.locator(".transporter-card [data-along]").first,
    )
    if size is UPRIGHT:
        expect(arrow).to_be_in_viewport(ratio=1)
        expect(along).to_be_in_viewport(ratio=1)
        _, over, _, _ = box(me.page.locator(".inhand"))
        assert bottom - over < 0.15 * (bottom - top), "the card covers the map"
    along.tap()
    expect(along).to_have_attribute("aria-pressed", "true")
    along.tap()
    arrow.scroll_into_view_if_needed()
    arrow.tap()
    rider.quiet()
    assert mine(rider, "t2")["cargo"]
    fits(me.page)


def test_a_finger_marks_a_home_before_it_is_chosen(visit: Visit) -> None:
    me = visit(*UPRIGHT, **PHONE)
    rider = Rider(me).start()
    homes, do = me.page.locator("[data-target]"), rider.bar.locator(".do")
    for place in ("a2a", "a2b"):  # another touch marks another one
        homes.and_(me.page.locator(f'[data-target="{place}"]')).tap()
        expect(do).to_have_text(f"Make {place} your home")
        expect(homes.filter(has_text="✓")).to_have_attribute("data-target", place)
    assert stands(rider)["public"]["players"][0]["home"] is None
    homes.filter(has_text="✓").tap()
    expect(rider.bar.locator("[data-done]")).to_be_visible()
    assert stands(rider)["public"]["players"][0]["home"] == "a2b"


def test_a_finger_moves_a_map_that_is_zoomed(visit: Visit) -> None:
    me = visit(*UPRIGHT, **PHONE)
    rider = Rider(me).start()
    for _ in range(2):
        me.page.locator(".zoom button").first.tap()
    left, top, right, bottom = box(me.page.locator("[data-board]"))
    here, finger = ((left + right) / 2, (top + bottom) / 2), Finger(me)
    before = box(rider.map)
    finger.down(here)
    finger.move((here[0] - 60, here[1] - 40))
    finger.up()
    me.page.evaluate(DRAWN)
    after = box(rider.map)
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((-60, -40), abs=1)
