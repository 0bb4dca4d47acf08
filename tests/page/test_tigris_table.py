"""What can be done at the table of Tigris & Euphrates, by mouse, keys and touch, and what is said where it cannot."""

import re

import pytest
from playwright.sync_api import APIResponse, Route, expect
from tests.page.prepared import computer, known
from tests.page.tigris import ANNA, BEN, MONUMENT, TREASURE, WAR, Sitter, alone, position, prepared, two
from tests.page.visitor import PHONE, Visit

OPEN = {
    "treasures": "end_of_turn",
    "support": "free",
    "scores": "open",
    "declined": "spent",
    "catastrophes": "once",
    "passing": "play_on",
}
# What stands out of the places that it belongs to.
OUTSIDE = """
(all) => all.flatMap((one) => [...one.querySelectorAll("svg, b")].filter((part) => {
  const [inner, outer] = [part.getBoundingClientRect(), one.getBoundingClientRect()];
  return inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
}).map((part) => part.outerHTML))
"""


def test_what_is_looked_at_is_told_and_what_is_refused_says_why(visit: Visit) -> None:
    anna = alone(visit(), WAR)
    expect(anna.square("I6")).to_have_attribute(
        "aria-label",
        "I6, king (You), 1 temple beside it for revolts, 1 settlement in the kingdom for wars, "
        "in the kingdom of: king (You), trader (You)",
    )
    names = anna.page.locator(".art text")
    for shown in (27, 0, 27):
        expect(names).to_have_count(shown)
        anna.page.keyboard.press("c")
    anna.square("I7").hover()
    expect(anna.glance).to_contain_text("I7, temple, 1 treasure, in the kingdom of: king (You), trader (You)")
    expect(anna.page.locator(".kingdom.looked")).to_have_count(1)
    anna.square("G7").hover()
    tries = anna.glance.locator("li")
    expect(tries).to_have_count(3)  # no farm on land
    expect(tries.nth(0)).to_have_attribute("title", "settlement: you score +1 black")
    anna.page.mouse.move(5, 5)
    expect(anna.glance).to_contain_text("The game begins.")
    anna.take("farm")
    anna.square("A1").click()
    expect(anna.me.notice).to_contain_text("river")
    anna.take("temple")
    anna.square("I7").click()
    expect(anna.me.notice).to_contain_text(re.compile("Rules: "))
    assert anna.sign("I7") is None
    anna.me.notice.locator(".chapter").click()
    expect(anna.page.locator("dialog")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.take("ruin")
    anna.square("L6").hover()
    expect(anna.glance).to_contain_text("1 tile is removed")
    anna.put("L6")
    expect(anna.page.locator(".pieces .ruin")).to_have_count(1)


def test_leaders_move_and_leave(visit: Visit) -> None:
    anna = alone(visit(), WAR)
    anna.page.locator('[data-square="I6"]').click()  # a leader of mine, taken up from the board
    expect(anna.page.locator(".screen [data-leader=king]")).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator("[data-mark=strength]").first).to_be_attached()
    anna.put("J7" if anna.sign("J7") else anna.marked("strength")[0])
    anna.page.locator(".screen [data-leader=king]").click()
    anna.page.get_by_role("button", name="Take a leader off the board").click()
    expect(anna.me.sentence).to_contain_text("ends the turn")
    anna.say_yes()
    expect(anna.me.log.filter(has_text="You take your king off the board.")).to_have_count(1)


def test_tiles_are_swapped_behind_the_screen(visit: Visit) -> None:
    anna = alone(visit(), WAR)
    before = sorted(anna.hand())
    anna.page.get_by_role("button", name="Swap tiles…").click()
    do = anna.page.locator(".bar [data-swap]")
    expect(do).to_be_disabled()
    for place in (0, 3):
        anna.page.locator(".screen [data-tile]").nth(place).click()
    expect(do).to_have_text("Swap 2 tiles")
    do.click()
    expect(anna.me.log.filter(has_text="You swap 2 tiles.")).to_have_count(1)
    assert len(anna.hand()) == len(before) == 6
    expect(anna.page.locator('[data-seat="0"] .swapped')).to_have_attribute("title", "2 tiles swapped so far")


def test_a_turn_by_keys_alone(visit: Visit) -> None:
    anna = alone(visit(), WAR)
    page = anna.page
    focused = "document.activeElement.dataset.square"
    page.keyboard.press("b")
    start = page.evaluate(focused)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(focused) not in (None, start)
    assert page.locator('[data-square][tabindex="0"]').count() == 1
    page.keyboard.press("2")
    expect(page.locator("[data-mark=gain]").first).to_be_attached()
    page.keyboard.press("n")
    square = page.evaluate(focused)
    assert anna.sign(square)
    while anna.sign(square) != "gain":
        page.keyboard.press("n")
        square = page.evaluate(focused)
    expect(anna.square(square)).to_have_attribute("aria-label", re.compile("you score \\+1 red"))
    page.keyboard.press("Enter")
    expect(anna.square(square)).to_have_attribute("aria-label", re.compile(f"^{square}, temple"))
    page.keyboard.press("6")
    expect(page.locator("[data-mark=strength]").first).to_be_attached()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(anna.me.sentence).to_contain_text("ends the turn")
    page.keyboard.press("Enter")
    expect(anna.me.log.filter(has_text="You put your priest on")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("Take a settlement, temple, farm or market")


def test_keys_pressed_while_an_answer_is_on_its_way_are_not_lost(visit: Visit) -> None:
    anna = alone(visit(), WAR)
    page, held = anna.page, list[tuple[Route, APIResponse]]()

    def hold(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer) if held else held.append((route, answer))

    page.route("**/actions", hold)
    page.keyboard.press("2")
    expect(page.locator("[data-mark=gain]").first).to_be_attached()
    anna.put(anna.marked("gain")[0])
    expect(anna.me.log.filter(has_text="You place a temple on")).to_have_count(1)
    for key in ("s", "1", "4", "4", "Enter", "Enter"):  # told of the temple, not yet answered
        page.keyboard.press(key)
    for route, answer in held:
        route.fulfill(response=answer)
    expect(anna.me.sentence).to_contain_text("ends the turn")
    page.keyboard.press("Enter")
    expect(anna.me.log.filter(has_text="You swap 3 tiles.")).to_have_count(1)


EVENTS = {  # a position, and the tile that leads to the event
    "war": (WAR, "temple", "J7"),
    "monument": (MONUMENT, "temple", "G11"),
    "treasure": (TREASURE, "settlement", "J11"),
}


def test_points_of_two_digits_have_room_in_every_seat(visit: Visit) -> None:
    players = [(*ANNA, "points 12 black 23 red 11 green 10 blue"), (*BEN, "points 17 black 12 blue 14 red 18 green")]
    known_to_all = f"options {' '.join(f'{name}={value}' for name, value in OPEN.items())}\nseats 4"
    text = position({}, players * 2).replace("seats 4", known_to_all)
    me = visit()
    seats = [known(me, "Anna"), *(computer(name) for name in ("Otto", "Ida", "Emil"))]
    anna = Sitter(me).go(prepared(me, text, seats, **OPEN))
    for width in (360, 620, 900, 1400):
        me.resize(width, 900)
        expect(anna.page.locator(".seat .open li")).to_have_count(16)
        assert anna.page.locator(".seat .open li").evaluate_all(OUTSIDE) == []
        anna.page.locator(".seat").last.scroll_into_view_if_needed()


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_looks_well(visit: Visit, event: str) -> None:
    """To the one who has to decide, by a finger, and to the other."""
    text, tile, square = EVENTS[event]
    one, other = visit(360, 740, **PHONE), visit()
    anna, ben = two(one, other, text)
    anna.take(tile)
    if event == "war":
        one.looks_well("tigris-marks", whole=True)
    anna.square(square).tap()
    expect(anna.page.locator(".bar .do")).to_be_visible()
    if event == "war":
        one.looks_well("tigris-asks")
    anna.say_yes()
    expect(anna.decision).to_be_visible()
    if event == "war":
        anna.decision.locator("[data-war=trader]").click()
        expect(anna.decision.locator(".do")).to_be_visible()
    expect(ben.decision).to_be_visible()
    one.looks_well(f"tigris-{event}-mine")
    other.looks_well(f"tigris-{event}-theirs", axe=False)
