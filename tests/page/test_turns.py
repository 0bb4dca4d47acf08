"""What can be done at the table, and what is said where it cannot."""

import re

import pytest
from playwright.sync_api import expect
from tests.page.amsterdam import against, two
from tests.page.visitor import Visit


def test_contracts_are_a_choice(visit: Visit) -> None:
    """And until they are chosen, whatever else is clicked says why not, in the words of the rules."""
    me = visit().play()
    me.page.locator(".take.deck").click(force=True)
    expect(me.notice).to_contain_text("First choose which contracts you keep.")
    expect(me.notice).to_contain_text("Rules: Contracts")
    me.notice.locator(".close").click()
    expect(me.notice).to_have_count(0)
    me.open_route("R17")
    expect(me.dialog).to_contain_text("First choose which contracts you keep.")
    expect(me.dialog.locator(".pay")).to_have_count(0)
    me.page.keyboard.press("Escape")
    for contract in me.page.locator(".offer input").all():
        contract.uncheck(force=True)
    me.page.locator(".keep .do").click(force=True)
    expect(me.notice).to_contain_text("You must keep more of these contracts.")
    me.page.locator(".offer input").first.check(force=True)
    expect(me.page.locator(".keep .do")).to_have_text("Keep 1 contract")
    me.begin()
    assert me.facts(0)["contracts"] == 1
    me.page.locator(".take.contracts").click()
    expect(me.page.locator(".offer label")).to_have_count(2)
    me.keep(1)
    me.my_turn()
    assert me.facts(0)["contracts"] == 2
    expect(me.page.locator(".contracts-area .contract")).to_have_count(2)


def test_what_is_looked_at_is_told(visit: Visit) -> None:
    """Why a route cannot be paid for, what a contract lacks, the board to those who hear it, whose turn it is."""
    me = against(visit())
    expect(me.page).to_have_title("Your turn – Ticket to Ride: Amsterdam")
    assert "raft-turn" in (me.page.locator("link[rel=icon]").get_attribute("href") or "")
    me.open_route("R13")  # four spaces, and nobody has four cards yet
    expect(me.dialog.locator(".choice").first.or_(me.dialog.locator(".why"))).to_be_visible()
    expect(me.dialog).to_contain_text(re.compile("You do not have enough"))
    assert me.dialog.locator(".pay").count() == 0
    me.page.keyboard.press("Escape")
    expect(me.dialog).to_have_count(0)
    contract = me.page.locator(".contracts-area button").first
    missing = int(re.match(r"\d+", contract.locator(".state").inner_text())[0])  # type: ignore[index]
    contract.hover()
    expect(me.page.locator(".route.lit").first).to_be_attached()
    assert me.page.locator(".route.lit .space").count() == missing
    labels = me.page.locator(".route").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(labels) == 45
    assert any(re.fullmatch(r"Oude Kerk – Dam, 2\s×\spink, .+", label) for label in labels), labels
    expect(me.page.get_by_role("region", name="Your hand: 2 cards")).to_be_visible()
    assert me.page.locator('.route[tabindex="0"]').count() == 1


@pytest.mark.journey
def test_undo_and_redo(visit: Visit) -> None:
    """While the other has not played on: what they build with was hidden, and would be seen."""
    me, other = visit(), visit()
    two(me, other)
    undo, redo = me.page.locator(".step").nth(0), me.page.locator(".step").nth(1)
    before = me.facts(0)
    me.build(me.routes()[-1])
    expect(undo).to_have_text("Undo")
    assert me.facts(0)["points"] > before["points"]
    expect(other.page.locator("[data-route][data-news]")).to_have_count(1)
    undo.click()
    expect(me.page.locator("#log .undo")).to_have_count(1)
    assert me.facts(0) == before
    redo.click()
    expect(me.page.locator("#log .redo")).to_have_count(1)
    assert me.facts(0)["points"] > before["points"]
    expect(redo).to_be_disabled()
    against(me).deck()  # a card that was drawn was seen
    expect(undo).to_have_text("Undo and draw again")
    cards = me.facts(0)["cards"]
    undo.click()
    expect(me.page.locator("#log .undo")).to_contain_text("redrawn")
    assert me.facts(0)["cards"] == cards - 1
