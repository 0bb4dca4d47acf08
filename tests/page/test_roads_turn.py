"""A turn in the middle of a game: few clicks, and none without a mouse."""

import re

from playwright.sync_api import expect
from tests.page.roads import COUNT_CLICKS, GOALS, MIDGAME, Rider, at, field
from tests.page.visitor import Visit

MOST_CLICKS = 22


def test_a_turn_of_the_middle_game_takes_few_clicks(visit: Visit) -> None:
    me = visit()
    rider = at(me, MIDGAME)
    me.page.evaluate(COUNT_CLICKS)
    expect(me.page.locator("[data-use]")).to_have_count(8)
    me.page.locator("[data-all=use]").click()
    expect(me.page.locator("[data-use]")).to_have_count(0)
    rider.quiet()
    rider.done()
    rider.choose("t1")
    me.page.locator("[data-arrival]").click()
    for slot, place in GOALS.items():
        rider.send(slot, place)
    expect(me.page.locator(".todo")).to_contain_text("All transporters have moved")
    rider.done()
    rider.go_on_to("Production", "13")
    clicks = me.page.evaluate("window.clicks")
    print(f"{clicks} clicks")
    assert clicks <= MOST_CLICKS
    expect(me.page.locator(".phases .turn")).to_have_text("Turn 13 of 20")


def test_the_sea_tells_what_it_is_while_a_home_is_chosen(visit: Visit) -> None:
    rider = Rider(visit()).start()
    rider.look("b4")
    expect(rider.page.locator("header .lost")).to_be_empty()
    expect(rider.page.locator("[data-target]")).not_to_have_count(0)


def boards(rider: Rider, tile: str) -> int:
    """How many boards are said to lie on a tile."""
    found = re.search(r"(\d+) boards", rider.tile(tile).get_attribute("aria-label") or "")
    return int(found[1]) if found else 0


def switch(rider: Rider) -> None:
    """Begin or stop taking everything along, and putting it down."""
    for each in ('[data-along="all"]', "[data-arrival]"):
        rider.page.locator(each).click()


def test_as_last_turn_carries_goods(visit: Visit) -> None:
    """Boards that the sawmill made are brought to the same place again; where there are fewer, those that are there."""
    me = visit()
    rider = at(me, MIDGAME.replace("  b2: 3 trunks", "  b2: 5 trunks"))
    rider.done()
    before = boards(rider, "b3")
    rider.choose("t1")
    switch(rider)
    rider.send("t1", "b3")
    assert (boards(rider, "b2"), boards(rider, "b3")) == (0, before + 6)
    switch(rider)
    rider.send("t1", "b2")
    rider.go_on_to("Movement", "13")
    assert boards(rider, "b2") == 4
    me.page.locator("[data-all=again]").click()
    rider.quiet()
    expect(me.log.filter(has_text="truck 1 goes to b2")).to_have_count(2)
    assert (boards(rider, "b2"), boards(rider, "b3")) == (0, before + 10)
    expect(me.page.locator('.todo [data-slot="t1"]')).to_contain_text("b2")
    me.page.get_by_role("button", name="Undo the phase").click()
    expect(me.page.locator("[data-all=again]")).to_be_visible()
    assert (boards(rider, "b2"), boards(rider, "b3")) == (4, before + 6)


def test_a_turn_without_a_mouse(visit: Visit) -> None:
    me = visit()
    rider = at(me, MIDGAME)
    press = me.page.keyboard.press
    press("b")
    expect(me.page.locator('[data-tile="b3"]')).to_be_focused()
    press("ArrowLeft")
    expect(me.page.locator('[data-tile="b2"]')).to_be_focused()
    assert "Sawmill" in (me.page.locator(":focus").get_attribute("aria-label") or "")
    press("e")
    expect(me.page.locator(".phases li[aria-current]")).to_have_text("Movement")
    rider.quiet()
    press("1")
    expect(me.page.locator(".transporter-card h2")).to_have_text("Truck 1")
    expect(me.page.locator("[data-target]").first).to_be_attached()
    press("b")
    press("ArrowRight")
    assert "in one step" in (me.page.locator(":focus").get_attribute("aria-label") or "")
    press("Enter")
    expect(me.page.locator(".transporter-card .facts")).to_contain_text("b3")
    rider.quiet()
    press("Escape")
    press("n")
    expect(me.page.locator(".transporter-card")).to_be_visible()
    press("e")
    expect(me.page.locator(".phases li[aria-current]")).not_to_have_text("Movement")


# A donkey with room for two and more than that where it stands.
DONKEY = MIDGAME.replace("phase production", "phase movement").replace("t3 donkey b4", "t3 donkey b3; points 2")


def test_a_full_transporter_shows_its_goods(visit: Visit) -> None:
    me = visit(360, 740)
    rider = at(me, DONKEY)
    rider.choose("t3")
    load, unload = me.page.locator('[data-load="boards a"]'), me.page.locator('[data-unload="boards a"]')
    load.click()
    load.click()
    expect(me.page.locator('[data-hold="t3"]')).to_have_accessible_name("2 of 2 aboard")
    expect(load).to_have_attribute("aria-disabled", "true")
    expect(unload).to_have_count(2)
    unload.first.click()
    expect(unload).to_have_count(1)
    load.click()
    expect(unload).to_have_count(2)
    me.page.locator('[data-target="b2"]').click()
    expect(me.page.locator(".transporter-card .facts")).to_contain_text("b2")
    unload.first.click()
    expect(unload).to_have_count(1)
    rider.quiet()
    rider.send("t3", "b3")
    expect(me.page.locator(".transporter-card .facts")).to_contain_text("no movement point left")
    expect(me.sentence).not_to_contain_text("where to")


# Two donkeys on b2, beside a stone that the other one has brought there.
BROUGHT = field(
    ("b3", "t1 donkey b2; points 1 moved 1", "t2 donkey b2"), goods="b2: 1 stone", moved="1.t1 b2: 1 stone",
    roads="a2-b2 b1-b2 b2-b3",
)  # fmt: skip


def test_it_is_said_at_the_click_what_a_transporter_could_not_move_on(visit: Visit) -> None:
    me = visit()
    rider = at(me, BROUGHT)
    rider.choose("t2")
    load = rider.page.locator('[data-load="stone a"]')
    card = rider.page.locator(".transporter-card")
    expect(card).to_contain_text("moved by another of yours: stays on this tile")
    expect(load).to_have_accessible_name(
        "Load 1 stone, which then goes no further: another transporter of yours has moved it"
    )
    rider.page.locator("[data-whole=load]").click()
    rider.quiet()
    expect(rider.page.locator("[data-unload]")).to_have_count(0)
    load.click()
    expect(card).to_contain_text("Another transporter of yours has moved this: 1 stone. Put it down before")
    rider.page.locator('[data-unload="stone a"]').click()
    expect(card).not_to_contain_text("Put it down before")
    rider.choose("t1")
    expect(load).to_have_accessible_name("Load 1 stone")
