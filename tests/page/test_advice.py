"""What a strong player would do, asked on the page, and a finished game looked back at."""

import re

import pytest
from playwright.sync_api import Route, expect
from tests.games.roads.games import settlers_game
from tests.page.prepared import finished, played, played_alone
from tests.page.visitor import PHONE, Visit, fits

PERCENT = re.compile(r"^\d{1,2}\s?%")


def test_whoever_plays_alone_asks_what_to_do_and_tries_it(visit: Visit) -> None:
    me = played(visit(360, 740, **PHONE), "amsterdam", 5)
    advised = me.page.locator(".advice .one")
    me.page.locator(".step:has(svg.bulb)").click()
    expect(advised).to_have_count(3)
    for each in advised.all():
        expect(each).to_contain_text(PERCENT)
    me.looks_well("amsterdam_advice")
    advised.first.focus()
    assert me.page.evaluate("document.adoptedStyleSheets.some(sheet => sheet.cssRules.length > 0)"), "it is framed"
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".bar.variation")).to_be_visible()
    expect(me.page.locator(".log .tried").first).to_be_attached()
    expect(me.page.locator(".advice")).to_be_focused()  # where what comes next will stand
    expect(advised.first).to_be_visible()  # and goes on asking there
    me.page.locator(".advice .close").click()
    expect(me.page.locator(".advice")).to_have_count(0)


@pytest.mark.parametrize("game", ["amsterdam", "tigris"])
def test_on_a_phone_held_sideways_all_buttons_stay_within_reach(visit: Visit, game: str) -> None:
    me = played(visit(740, 360, **PHONE), game, 4)
    more = me.page.locator(".bar .room > .step")
    for key, bar in (("i", ".bar.now"), (",", ".bar .moments")):  # advice, then a moment
        me.page.keyboard.press(key)
        expect(me.page.locator(bar)).to_be_visible()
        expect(me.page.locator(".advice .one").first).to_be_visible()
        if key == "i":
            more.click()
        buttons = me.page.locator(".bar button:visible")
        expect(buttons.nth(5)).to_be_visible()
        for each in buttons.all():
            each.hover()  # nothing lies over it
            expect(each).to_be_in_viewport(ratio=0.95)
        me.page.keyboard.press("Escape")


def _all_of_it(route: Route, seat: int) -> None:
    """The first part of a review, as if it were the whole, and others than this seat had done nothing worse."""
    part = route.fetch().json()
    for moment in part["moments"]:
        if moment["seat"] != seat:
            moment["grade"] = "inaccuracy"
    route.fulfill(json=part | {"total": part["done"]})


def test_a_game_that_is_over_is_looked_back_at(visit: Visit) -> None:
    """A better line is gone through on the board, and one of the worst decisions is tried again."""
    me = visit(360, 740, **PHONE)
    me.go(table := finished(me, "amsterdam"))
    seat = me.ask(f"tables/{table}")["my_seat"]
    me.page.route("**/review?after=0", lambda route: _all_of_it(route, seat))
    me.page.locator(".result .offer").click()
    review, card = me.page.locator(".review"), me.page.locator(".review-card")
    moments = review.locator("[data-point]")
    expect(moments.first).to_contain_text("%")
    expect(review.locator("svg[role=img]")).to_have_attribute("aria-label", re.compile(r"\d+.*\d+"))
    expect(review).to_have_attribute("aria-busy", "false")
    me.looks_well("amsterdam_review")
    review.locator("[name=graph][value=points]").check(force=True)
    expect(review.locator("svg[role=img]")).to_have_attribute("aria-label", re.compile("Points"))

    secret = moments.filter(has=me.page.get_by_role("button", name="Try it again"))
    told = secret.count()
    assert 1 <= told <= 3
    expect(secret.get_by_text("Better")).to_have_count(0)
    secret.first.get_by_role("button", name="Show me").click()
    expect(secret).to_have_count(told - 1)
    show = moments.get_by_role("button", name="Show on the board").first
    show.click()
    expect(me.page.locator(".bar.variation")).to_be_visible()
    expect(me.page.locator(".log .tried").first).to_be_attached()
    card.get_by_role("button", name="forward").click()
    expect(card.locator("[aria-current=step]")).to_contain_text("2")
    me.looks_well("amsterdam_review_line", axe=False)
    expect(me.page.locator(".bar .notice")).to_have_count(0)
    card.get_by_role("button", name="Back to the review").click()
    expect(show).to_be_focused()  # and reading goes on there
    expect(show).to_be_in_viewport()

    review.locator(".again").get_by_role("button").click()
    expect(card).to_contain_text("instead")
    me.looks_well("amsterdam_review_again")
    card.get_by_role("button", name="Show me").click()
    expect(card.locator(".line li").first).to_be_visible()
    me.page.keyboard.press("0")
    moments.first.locator("a").click()
    expect(me.page.locator(".bar.moment")).to_be_visible()
    expect(review).to_be_visible()  # the board is above it
    review.locator(f"[name=reviewed][value='{1 - seat}']").check(force=True)
    expect(moments).to_have_count(0)  # inaccuracies are folded, but for the one that is on the board
    review.locator("[aria-expanded=false]").click()
    moments.first.locator("a").click()
    review.locator("[aria-expanded=true]").click()
    expect(moments).to_have_count(1)
    me.page.keyboard.press("i")
    expect(me.page.locator(".advice .one").first).to_be_visible()
    review.locator(".close").click()
    me.page.locator(".moments").get_by_role("slider").press("Home")
    for _ in range(6):  # whoever was to act then, nobody thinks now
        me.page.keyboard.press("ArrowRight")
        expect(me.page.locator(".seat.turn").first).to_be_attached()
        expect(me.page.locator(".thinks")).to_have_count(0)


def test_in_long_turns_a_whole_phase_is_advised_and_tried(visit: Visit) -> None:
    me = played(visit(360, 740, **PHONE), "roads", 2)
    advised = me.page.locator(".advice .one")
    me.page.locator(".step:has(svg.bulb)").click()
    expect(advised.first).to_contain_text(re.compile(r"\d0?5?\s?%"))
    expect(advised.first.locator(".words")).not_to_contain_text("You")  # what to do, not what was done
    expect(advised.first.locator(".more")).to_contain_text(re.compile(r"\d"))
    me.looks_well("roads_advice")
    me.page.keyboard.press("?")
    expect(me.page.locator("dialog dt").first).to_be_visible()
    listed = me.page.locator("dialog dt").all_inner_texts()
    assert "i" in listed and len(listed) == len(set(listed)), "no key means two things"
    me.page.keyboard.press("Escape")
    advised.first.click()
    expect(me.page.locator(".bar.variation")).to_be_visible()
    expect(me.page.locator(".log .tried").nth(1)).to_be_attached()
    expect(me.page.locator(".bar .notice")).to_have_count(0)
    expect(me.page.get_by_role("button", name="Play these moves")).to_have_attribute("aria-disabled", "false")


def test_where_two_people_play_all_are_told_before_they_sit_down(visit: Visit) -> None:
    me, ben = visit(), visit()
    me.page.goto(f"{me.address}#/new/amsterdam")
    for _ in me.languages():
        expect(me.page.locator("[name=advice]")).not_to_be_checked()
    me.page.locator("[name=advice]").check()
    me.page.locator("[name=listed][value=all]").check(force=True)
    me.page.locator("button[type=submit]").click()
    link = me.page.locator("#invite-link")
    expect(link).to_be_visible()
    for _ in ben.home().languages():
        line = ben.page.locator("a", has=ben.page.locator(".advice"))
        expect(line).to_be_visible()
        for _ in ben.screens():
            fits(ben.page)
    ben.page.goto(link.input_value())
    expect(ben.page.locator(".facts .advice")).to_be_visible()
    ben.page.locator("form button[type=submit]").click()
    for each in (me, ben):
        expect(each.page.locator(".step:has(svg.bulb)")).to_be_visible()


def test_a_game_alone_is_told_turn_by_turn(visit: Visit) -> None:
    me = visit(360, 740, **PHONE)
    me.sign_in("Anna")
    steps = [step.action for step in settlers_game(1, "mesopotamia").steps]
    me.go(played_alone(me, "mesopotamia", steps))
    me.page.locator(".offer", has=me.page.locator("svg.bulb")).click()
    turns = me.page.locator(".review details")
    expect(turns).to_have_count(20)
    turns.nth(19).locator("summary").click()
    expect(turns.nth(19)).to_contain_text("220")  # points of the best game known
    fits(me.page)
    me.looks_well("roads_turns")
