"""Looking back, trying a line, and playing it for real."""

import re

from playwright.sync_api import expect
from tests.page.amsterdam import against
from tests.page.visitor import PHONE, Visit, Visitor


def try_here(me: Visitor) -> None:
    """Begin a line at the moment that is shown, or now."""
    me.page.keyboard.press("t")
    expect(me.page.locator(".ribbon")).to_have_text("Only a variation: nothing here affects the table")


def test_every_moment_has_an_address(visit: Visit) -> None:
    """Which also those see who only watch, but for trying something else."""
    me, watcher = visit().play(opponents=1).begin(), visit()
    now = me.page.url
    me.deck(2)
    me.my_turn()
    cards = me.facts(0)["cards"]
    me.page.keyboard.press(",")
    expect(me.page.locator(".moments")).to_be_visible()
    expect(me.page.locator(".ribbon")).to_have_text("A past moment")
    last = int(me.page.locator("input[type=range]").get_attribute("max") or 0)
    me.page.keyboard.press("Home")  # of the slider
    expect(me.page.locator(".place")).to_have_text(f"1 of {last}")
    assert re.fullmatch(rf"{re.escape(now)}/moment/\d+", me.page.url)
    me.page.keyboard.press("p")
    expect(me.page.locator(".place")).not_to_have_text(f"1 of {last}")  # they go by
    me.page.locator("#log li", has_text="You keep").locator("a").first.click()
    expect(me.page.locator("#log li.here").first).to_contain_text("You keep")
    assert me.facts(0)["cards"] == cards - 2
    me.page.reload()
    expect(me.page.locator("#log li.here").first).to_contain_text("You keep")
    me.page.locator(".take.deck").click(force=True)
    expect(me.notice).to_contain_text("cannot be changed")
    me.page.get_by_role("button", name="Back to now").click()
    expect(me.page.locator(".bar.mine")).to_be_visible()
    assert me.page.url == now
    assert me.facts(0)["cards"] == cards
    watcher.page.goto(now)
    expect(watcher.sentence).to_be_visible()
    watcher.page.keyboard.press(",")
    expect(watcher.page.locator(".moments")).to_be_visible()
    expect(watcher.page.locator(".moments .try")).to_have_count(0)
    watcher.page.keyboard.press("ArrowLeft")
    expect(watcher.page.locator("#log li.here").first).to_be_attached()


def test_a_line_is_tried_and_touches_nothing_until_it_is_played(visit: Visit) -> None:
    me = against(visit())
    log, cards = me.log.count(), me.facts(0)["cards"]
    try_here(me)
    me.deck(2)
    expect(me.page.locator("#log .tried")).not_to_have_count(2)  # the computer has answered
    expect(me.sentence).to_contain_text("Your turn")
    assert me.facts(0)["cards"] == cards + 2
    me.page.get_by_role("button", name="Redraw").click()
    expect(me.page.locator("#log .tried").first).to_be_attached()
    me.page.get_by_role("button", name="Undo").click()
    expect(me.sentence).to_have_text("What if: Take a second card.")
    expect(me.page.locator("#log .tried")).to_have_count(1)
    me.page.locator(".computers input").uncheck()
    me.deck()
    expect(me.page.locator(".for")).to_be_visible()  # for whom I play
    me.page.get_by_role("button", name="Leave").click()
    expect(me.page.locator(".ribbon")).to_have_count(0)
    assert (me.log.count(), me.facts(0)["cards"]) == (log, cards)
    try_here(me)
    me.deck(2)
    expect(me.sentence).to_contain_text("Your turn")
    me.page.get_by_role("button", name="Play these moves").click()
    expect(me.page.locator(".variation-progress")).to_contain_text("All 2 of your moves have been played.")
    me.my_turn()
    assert me.facts(0)["cards"] == cards + 2
    assert me.log.filter(has_text="You draw").count() == 2


def test_it_fits_on_a_phone(visit: Visit) -> None:
    me = against(visit(360, 740, **PHONE), 2)
    me.page.locator(".steps .past").click()
    expect(me.page.locator(".moments")).to_be_visible()
    me.looks_well("moment")
    me.page.locator(".take.deck").dispatch_event("click")
    expect(me.notice).to_be_visible()
    for _ in me.screens():
        expect(me.page.get_by_role("button", name="Back to now")).to_be_in_viewport(ratio=1)
    me.page.locator(".moments .try").click()
    expect(me.page.locator(".bar.variation")).to_be_visible()
    me.looks_well("what-if")
