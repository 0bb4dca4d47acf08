"""Opponents with names, on the page: chosen by face, name and strength, and seen at their seats."""

from playwright.sync_api import expect
from tests.page.people import new_table
from tests.page.visitor import PHONE, Visit, fits, nothing_serious


def test_each_seat_has_an_opponent_of_its_own(visit: Visit) -> None:
    """Different persons sit there from the start; each is chosen by touch or keys, and sits at the table then."""
    me = visit(360, 740, **PHONE).home()
    card = me.card("tigris")
    card.locator('input[name=opponents-tigris][value="3"]').check(force=True)
    seats, persons = card.locator("[data-opponent]"), card.locator("[data-level]:visible")
    expect(seats).to_have_text(["Ida", "Otto", "Sampo"])
    for language in me.languages():
        seats.nth(2).tap()
        expect(persons).to_have_count(5)
        expect(persons.last).to_contain_text("Vellamo")
        expect(persons.last.locator(".unseen")).to_contain_text("5")
        assert persons.first.inner_text() != persons.last.inner_text(), language
        fits(me.page)
        nothing_serious(me.page)
        me.page.keyboard.press("Escape")
        expect(persons).to_have_count(0)
    seats.nth(2).tap()
    persons.last.tap()
    expect(seats).to_have_text(["Ida", "Otto", "Vellamo"])
    seats.first.focus()
    for key in ("Enter", *["Tab"] * 5, "Enter"):  # Vellamo comes from the third seat, and Ida goes there
        me.page.keyboard.press(key)
    expect(seats).to_have_text(["Vellamo", "Otto", "Ida"])
    expect(seats.first).to_be_focused()
    card.locator(".play").click()
    for seat, name in enumerate(("Vellamo", "Otto", "Ida"), 1):
        expect(me.page.locator(f"[data-seat='{seat}'] .name")).to_have_text(name)
    expect(me.page.locator("[data-seat='1'] img")).to_be_visible()


def test_the_host_fills_a_seat_with_whom_they_choose(visit: Visit) -> None:
    me = new_table(visit(), "open")
    me.page.locator("input[name=level][value=otto]").check(force=True)
    me.page.locator(".host .solid").click()
    expect(me.page.locator("[data-seat='1'] .name")).to_have_text("Otto")
