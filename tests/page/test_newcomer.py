"""Games as a newcomer meets them: Tigris & Euphrates from the home page to the first point, help on the way, and the
result; Roads & Boats from what wins to the first movement."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.page.prepared import finished
from tests.page.roads import Rider
from tests.page.visitor import PHONE, Visit, Visitor, fits, nothing_serious

LEADERS = {"settlement": "king", "temple": "priest", "farm": "farmer", "market": "trader"}
BEGINS = {"en": "Begin with your", "fi": "Aloita johtajasta", "de": "Beginne mit einem"}
# Both keys come before the browser tells that the first has closed a window, as where a page is busy.
ESCAPE_AND_ASK = """
document.querySelector("dialog").requestClose();
document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "q", bubbles: true}));
"""
WINS = {"en": "The most points win", "fi": "Eniten pisteitä voittaa", "de": "Die meisten Punkte gewinnen"}
FIGHT = re.compile("revolt|konflikti|kapina|revolte", re.IGNORECASE)


def sit_down(me: Visitor, opponents: int = 1) -> Visitor:
    return me.start("tigris", opponents).my_turn()


def hint(me: Visitor) -> Locator:
    return me.page.locator(".hint p")


def touch(me: Visitor, what: str) -> None:
    """Tap something, and say yes where the bar asks."""
    me.agreeing(lambda: me.page.locator(what).first.tap(force=True))


def test_the_first_point_without_the_rules(visit: Visit) -> None:
    """Does only what the hints and the marks say, on a phone in Finnish."""
    me = sit_down(visit(360, 740, "fi", **PHONE))
    for spoken in me.languages():
        expect(hint(me)).to_contain_text(BEGINS[spoken])
        fits(me.page)
    nothing_serious(me.page)

    hand = [tile.get_attribute("data-tile") for tile in me.page.locator("[data-tile]").all()]
    tile = max((tile for tile in hand if tile), key=lambda tile: (tile != "farm", hand.count(tile)))
    me.page.locator(f"[data-leader={LEADERS[tile]}]").click()
    expect(me.page.locator("[data-square].may").first).to_be_attached()
    # A square without a revolt, with room around it.
    free = [square for square in ("H7", "I6", "J7", "F9", "E10", "M5") if may(me, square)]
    touch(me, f"[data-square={free[0]}]")
    expect(me.page.locator(f"[data-leader={LEADERS[tile]}]")).to_contain_text(free[0])

    me.page.locator(f"[data-tile={tile}]").first.click()
    expect(me.page.locator(".coin:not(.other)").first).to_be_attached()
    gains = [square for square in beside(free[0]) if "+1" in label(me, square)]
    touch(me, f"[data-square={gains[0]}]")
    expect(me.log.filter(has_text=re.compile(r"\+1")).first).to_be_visible()
    me.my_turn()


def label(me: Visitor, square: str) -> str:
    """What a square says it is, and what would come of using it."""
    return me.page.locator(f"[data-square={square}]").get_attribute("aria-label") or ""


def may(me: Visitor, square: str) -> bool:
    marked = "may" in (me.page.locator(f"[data-square={square}]").get_attribute("class") or "")
    return marked and not FIGHT.search(label(me, square))


def beside(square: str) -> list[str]:
    column, row = ord(square[0]), int(square[1:])
    return [f"{chr(column + right)}{row + down}" for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0))]


ANSWERS = {
    "en": {"what is at K1?": "K1, temple, 1 treasure", "nonsense": "Name a square such as C4"},
    "fi": {"johtajani": "Dynastiasi: leijona."},
    "de": {"Meine Punkte": "Deine schwächste Farbe kommt auf 0."},
}


def test_help_is_near(visit: Visit) -> None:
    """Questions are answered, a refusal leads to its chapter, and hints stay away once they are closed."""
    me = sit_down(visit())
    me.page.locator("[data-leader=king]").click()
    expect(me.page.locator("[data-square].may").first).to_be_attached()
    me.page.locator("[data-square=A6]").click(force=True)
    expect(me.notice).to_contain_text("A leader must stand beside a temple.")
    me.notice.get_by_role("button", name="Rules: Positioning leaders").click()
    heading = me.page.locator("dialog #chapter-leaders")
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    nothing_serious(me.page)
    me.page.evaluate(ESCAPE_AND_ASK)
    for language in me.languages():
        for question, answer in ANSWERS[language].items():
            me.page.locator("#question").fill(question)
            me.page.keyboard.press("Enter")
            expect(me.page.locator(".answer").last).to_contain_text(answer)
            expect(me.page.locator("#question")).to_be_focused()
    nothing_serious(me.page)
    me.page.locator("dialog .close").click()
    me.page.keyboard.press("Escape")
    me.page.locator(".hint button").click()
    expect(hint(me)).to_have_count(0)
    me.page.reload()
    me.my_turn()
    expect(me.page.locator("[data-square]").first).to_be_attached()
    expect(hint(me)).to_have_count(0)
    me.page.locator("header button").last.click()
    me.page.get_by_role("switch", name="Hints for newcomers").check()
    me.page.keyboard.press("Escape")
    expect(hint(me)).to_have_count(1)


def test_roads_says_what_wins_and_begins_with_a_movement(visit: Visit) -> None:
    """The first production, in which nobody has anything, asks for nothing."""
    me = visit()
    rider = Rider(me).start()
    for spoken in me.languages():
        expect(hint(me).first).to_contain_text(WINS[spoken])
        expect(hint(me)).to_have_count(2)
        expect(me.page.locator(".hint [data-win]")).to_contain_text("120")
    me.looks_well("roads-wins")
    rider.home(me.page.locator("[data-target]").first.get_attribute("data-target") or "")
    expect(me.page.locator(".phases li[aria-current]")).to_have_text("Movement")
    expect(hint(me)).to_contain_text("load 1 board")
    me.page.locator(".hint button").click()
    expect(hint(me)).to_have_count(0)


@pytest.mark.journey
def test_the_result(visit: Visit) -> None:
    me = visit(360, 740, **PHONE)
    me.page.goto(f"{me.address}#/table/{finished(me, 'tigris', 4)}")
    result = me.page.locator(".result")
    expect(result).to_be_visible()
    expect(result.locator("ol > li")).to_have_count(4)
    expect(me.page.locator(".seats .open")).to_have_count(4)  # the screens are lifted
    result.locator(".close").click()
    me.page.get_by_role("button", name="Show the result").click()
    expect(result.locator("ol > li")).to_have_count(4)
    sorted_points = [
        [int(one) for one in line.locator(".sorted > span:not(.unseen)").all_inner_texts()]
        for line in result.locator("ol > li").all()
    ]
    assert sorted_points == sorted(sorted_points, reverse=True)
    assert all(points == sorted(points) for points in sorted_points)
    # The lines of the graph end where the result does.
    result.locator("figure summary").click()
    last = [int(one) for one in result.locator("figure tbody tr").last.locator("td").all_inner_texts()]
    assert sorted(last, reverse=True) == [points[0] for points in sorted_points]
    me.looks_well("result-tigris", whole=True)
    result.get_by_role("link", name="Watch from the start").click()
    expect(me.page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("Moment 1 of [0-9]+"))
    me.page.keyboard.press("End")
    expect(me.page.locator("#log li.here").first).to_be_attached()


def test_a_new_table_and_its_options(visit: Visit) -> None:
    me = visit(360, 740, **PHONE)
    me.home().card("tigris").locator('a[href^="#/new/"]').click()
    expect(me.page.locator("form .solid")).to_be_in_viewport(ratio=1)
    me.page.locator("details summary").click()
    expect(me.page.locator("details fieldset")).to_have_count(6)
    me.looks_well("new-tigris", whole=True)
    me.page.locator('input[name=board][value="advanced"]').check(force=True)
    me.page.locator("main ol li input[value=computer]").first.check(force=True)
    me.page.locator("form .solid").click()
    expect(me.page.locator('[data-square="C1"]')).to_be_attached()
    for language in me.languages():
        me.my_turn()
        assert ("E1, " + {"en": "temple", "fi": "temppeli", "de": "Tempel"}[language]) in label(me, "E1")
