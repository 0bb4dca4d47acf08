"""A turn planned ahead at the page, and programs at a table."""

import re
import time

from playwright.sync_api import expect
from tests.page.visitor import PHONE, Visit, Visitor, nothing_serious


def passes(me: Visitor, table: str) -> None:
    """Somebody does nothing in their turn, beside the page."""
    number = me.ask(f"tables/{table}")["number"]
    me.ask(f"tables/{table}/actions", {"action": "pass", "seen": number, "key": str(time.time_ns())})


def by_the_day(anna: Visitor, ben: Visitor) -> str:
    """A table of two where it is Ben's turn."""
    anna.sign_in("Anna")
    ben.token = ben.ask("guests", {"name": "Robby", "program": True})["token"]
    seats, pace = [{"kind": "person"}, {"kind": "open"}], {"kind": "days", "days": 3}
    made = anna.ask("tables", {"game": "tigris", "seats": seats, "clock": pace, "programs": True})
    begun = ben.ask(f"tables/{made['id']}/join", {"invite": made["invite"]})
    if begun["to_move"] == [0]:
        passes(anna, made["id"])
    anna.page.goto(f"{anna.address}#/table/{made['id']}")
    return str(made["id"])


def test_a_turn_that_was_tried_is_kept_and_played(visit: Visit) -> None:
    anna, ben = visit(), visit()
    table, page = by_the_day(anna, ben), anna.page
    expect(page.locator("[data-seat='1'] .state")).to_have_attribute("title", "program")
    page.get_by_role("button", name="Plan my next turn").click()
    keep = page.get_by_role("button", name="Keep as my next turn")
    expect(keep).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="End the turn").click()
    keep.click()
    sheet = page.locator("dialog")
    sheet.get_by_text("Only if they do this").click()
    expect(sheet.locator("ul li").first).to_have_text(re.compile("^Robby "))
    sheet.get_by_text("Whatever the others do").click()
    nothing_serious(page)
    sheet.get_by_role("button", name="Keep", exact=True).click()
    waits = page.get_by_role("button", name="Your next turn is planned")
    waits.click()
    expect(sheet.locator("li.slip")).to_have_text("You do nothing this turn.")
    sheet.get_by_role("button", name="Close").click()
    assert ben.ask(f"tables/{table}")["ahead"] is None
    passes(ben, table)
    expect(page.locator("#log .planned")).to_have_text("as planned")
    expect(waits).to_have_count(0)
    expect(page.locator("#log .program").first).to_be_visible()


def test_what_cut_a_plan_is_told(visit: Visit) -> None:
    anna, ben = visit(**PHONE), visit()
    table, page = by_the_day(anna, ben), anna.page
    number = anna.ask(f"tables/{table}")["number"]
    turns = [{"actions": [{"action": "withdraw trader"}]}]
    anna.ask(f"tables/{table}/ahead", {"turns": turns, "seen": number, "key": "mine"})
    passes(ben, table)
    page.get_by_role("button", name="Your planned turn was cut short").click()
    sheet = page.locator("dialog")
    expect(sheet).to_contain_text("This could not be done: withdraw trader")
    expect(sheet).to_contain_text("This leader is not on the board.")
    anna.looks_well("ahead-cut")
    sheet.get_by_role("button", name="Close").last.click()
    expect(page.get_by_role("button", name="Your planned turn was cut short")).to_have_count(0)
