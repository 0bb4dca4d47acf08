"""Opponents with names, on the page: chosen by face, name and strength, and seen at their seats."""

from playwright.sync_api import expect
from tests.page.people import new_table
from tests.page.visitor import PHONE, Visit, fits


def test_an_opponent_is_chosen_on_the_home_page_and_sits_at_the_table(visit: Visit) -> None:
    me = visit(360, 740, **PHONE).home()
    card = me.card("tigris")
    card.locator('input[name=opponents-tigris][value="1"]').check(force=True)
    faces = card.locator("input[name=level-tigris]")
    expect(faces).to_have_count(5)
    expect(card.locator("input[name=level-tigris][value=ida]")).to_be_checked()
    for language in me.languages():
        card.locator('input[name=opponents-tigris][value="1"]').check(force=True)
        card.locator("input[name=level-tigris][value=otto]").check(force=True)
        gentle = card.locator(".opponents p").last.inner_text()
        card.locator("input[name=level-tigris][value=vellamo]").check(force=True)
        assert card.locator(".opponents p").last.inner_text() not in ("", gentle), language
        expect(card.locator("label.on .unseen").last).to_contain_text("5")
        fits(me.page)
    card.locator(".play").click()
    seat = me.page.locator("[data-seat='1']")
    expect(seat.locator(".name")).to_have_text("Vellamo")
    expect(seat.locator("img")).to_be_visible()


def test_the_host_fills_a_seat_with_whom_they_choose(visit: Visit) -> None:
    me = new_table(visit(), "open")
    me.page.locator("input[name=level][value=otto]").check(force=True)
    me.page.locator(".host .solid").click()
    expect(me.page.locator("[data-seat='1'] .name")).to_have_text("Otto")
