"""Conflicts, monuments and treasures by clicks, between browsers of their own."""

from playwright.sync_api import expect
from tests.page.prepared import held
from tests.page.tigris import MONUMENT, TREASURE, WAR, two
from tests.page.visitor import Visit


def test_a_war_with_two_conflicts_between_two_browsers(visit: Visit) -> None:
    one, other = visit(), visit()
    anna, ben = two(one, other, WAR)
    anna.take("temple")
    assert {anna.sign(square) for square in ("J6", "J7", "J8")} == {"war"}
    assert anna.sign("G7") == "gain"
    assert anna.sign("L4") == "points", "the point would be Ben's"
    anna.square("J7").hover()
    expect(anna.glance).to_contain_text("war of kings: you with 1 against Ben with 2")
    expect(anna.glance).to_contain_text("war of traders: you with 1 against Ben with 1")
    anna.put("J7")

    expect(anna.decision).to_contain_text("Which war comes first?")
    expect(anna.page.locator(".marker")).to_have_count(1)
    expect(ben.decision.locator("[data-war]").first).to_be_disabled()
    anna.decision.locator("[data-war=trader]").click()

    expect(anna.decision.locator("h2")).to_have_text("War of traders")
    expect(ben.decision).to_contain_text("Anna may add tiles from behind the screen.")
    most = anna.decision.locator(".stepper button").last
    most.click()
    most.click()
    expect(most).to_be_disabled()  # two markets are all that Anna has
    anna.decision.locator(".stepper button").first.click()
    expect(anna.decision.locator(".total").first).to_have_text("2")
    with held(other):  # the page answers after a moment
        anna.decision.locator("[data-support='1']").click()
        expect(ben.decision).to_contain_text("You have no markets to add.")
    expect(one.log.filter(has_text="You (lion) win the war of traders 2 to 1").last).to_be_attached()
    expect(anna.decision.locator("h2")).to_have_text("War of kings")
    expect(anna.square("K8")).to_have_attribute("aria-label", "K8, empty land")
    assert anna.points()["green"] == 3
    anna.add(0)

    expect(ben.decision).to_contain_text("2 against 1: you win.")
    ben.add(0)
    expect(one.log.filter(has_text="Ben (pot) wins the war of kings 2 to 1").last).to_be_attached()
    expect(anna.page.locator(".marker")).to_have_count(0)
    expect(anna.decision).to_have_count(0)
    assert ben.points()["black"] == 3


def test_a_monument(visit: Visit) -> None:
    one, other = visit(), visit()
    anna, ben = two(one, other, MONUMENT)
    anna.take("temple")
    anna.square("G11").hover()
    expect(anna.glance).to_contain_text("you score +1 red")
    expect(anna.glance).to_contain_text("a monument can be built")
    anna.put("G11")
    expect(anna.decision.locator("[data-build]")).to_have_count(3)
    expect(anna.decision.get_by_role("button", name="Build the black and red monument on F10")).to_be_visible()
    expect(ben.decision.locator("[data-build]").first).to_be_disabled()
    anna.decision.locator('[data-build="red-blue F10"]').click()
    expect(anna.page.locator(".board-area .monument .wall.tone-red")).to_have_count(1)
    expect(anna.page.locator(".pieces .down")).to_have_count(4)
    expect(one.log.filter(has_text="You build the red and blue monument on F10.").last).to_be_attached()
    expect(one.log.filter(has_text="Your priest has no temple left and goes home.").last).to_be_attached()
    anna.page.locator(".steps .step").first.click()
    expect(anna.page.locator(".pieces .down")).to_have_count(0)
    anna.decision.locator("[data-decline]").click()
    expect(anna.decision).to_have_count(0)
    expect(anna.page.locator(".pieces .monument")).to_have_count(0)


def test_a_treasure_stays(visit: Visit) -> None:
    one, other = visit(), visit()
    anna, ben = two(one, other, TREASURE)
    anna.take("settlement")
    anna.square("J11").click()
    expect(one.sentence).to_contain_text("you take 1 treasure")
    expect(one.sentence).to_contain_text("ends the turn")
    anna.page.locator(".bar").get_by_role("button", name="Never mind").click()
    anna.take("settlement")
    anna.put("J11")
    expect(anna.decision).to_contain_text("Which treasure will stay?")
    expect(ben.decision).to_contain_text("Anna chooses")
    anna.square("F10").click()  # on the board as well as in the panel
    expect(anna.page.locator(".screen .treasures b")).to_have_text("1")
    leaders = "in the kingdom of: trader (You), king (Ben)"
    expect(anna.square("F10")).to_have_attribute("aria-label", f"F10, temple, 1 treasure, {leaders}")
    expect(anna.square("K11")).to_have_attribute("aria-label", f"K11, temple, {leaders}")
    ben.me.my_turn()
    expect(ben.page.locator(".screen .treasures b")).to_have_text("0")
