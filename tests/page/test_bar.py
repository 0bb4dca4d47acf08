"""The bar: what is said there covers nothing and moves nothing, and a lost connection is told at once."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.page.people import affairs, two
from tests.page.roads import Rider
from tests.page.test_house import PHONE, fits
from tests.page.visitor import LANGUAGES, Visitor

pytestmark = pytest.mark.page

Visit = Callable[..., Visitor]
SIZES: list[dict[str, Any]] = [{}, {"width": 360, "height": 740, **PHONE}]
PARTS = {"amsterdam": (".hand", ".map", ".bar"), "tigris": (".screen", ".board-area", ".bar")}

ON_ITS_WAY = {"en": "Your move is on its way", "fi": "Siirtosi on matkalla", "de": "Dein Zug ist unterwegs"}
# What is clicked until something is refused; where the rules would allow it, the server is made to refuse.
CLICKED = {
    "amsterdam": (".take.deck",),
    "tigris": ("[data-leader=king]", "[data-square=A1]"),
    "roads": ("[data-target]",),
}
REFUSAL = {
    "amsterdam": {"reason": "pair-closed", "chapter": "routes"},
    "tigris": {"reason": "leader-no-temple", "chapter": "leaders"},
    "roads": {"reason": "moved-goods", "chapter": "loading"},
}
FEWEST = 5  # undo, redo, people, questions, rules
SEEN = """all => all.filter(one => {
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const whole = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  return box.width >= 24 && box.height >= 24 && whole && one.contains(there);
}).map(one => one.ariaLabel || one.innerText.trim() || one.title)"""


def boxes(me: Visitor, game: str) -> dict[str, Any]:
    """Where the parts of a table are, once its fonts have come and nothing moves any more."""
    me.page.evaluate("document.fonts.ready.then(() => 0)")
    found, before = measured(me, game), None
    while found != before:
        me.page.wait_for_timeout(300)
        found, before = measured(me, game), found
    return found


def measured(me: Visitor, game: str) -> dict[str, Any]:
    """Where the parts of a table are now."""
    found = {part: me.page.locator(part).first.bounding_box() for part in PARTS[game]}
    return {part: {name: round(value) for name, value in (box or {}).items()} for part, box in found.items()}


def in_sight(me: Visitor, part: str) -> None:
    """No line of the bar lies on a part of the table."""
    box, bar = (me.page.locator(each).first.bounding_box() for each in (part, ".bar"))
    lines = me.page.locator(".bar .notice, .bar .reach, .bar .affairs > .line").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().top)"
    )
    assert box and bar and lines and all(top >= bar["y"] for top in lines)


@pytest.mark.parametrize("size", SIZES)
def test_a_refusal_moves_nothing_and_covers_nothing(visit: Visit, size: dict[str, Any]) -> None:
    me = visit(**size).start("tigris", opponents=1)
    me.my_turn()
    for _ in me.languages():
        me.my_turn()
        me.page.locator("[data-leader=king]").click()
        before = boxes(me, "tigris")
        me.page.locator("[data-square=A1]").click(force=True)
        expect(me.notice).to_be_visible()
        assert boxes(me, "tigris") == before
        in_sight(me, ".screen")
        me.notice.locator(".close").click()
        assert boxes(me, "tigris") == before
        expect(me.sentence).not_to_be_empty()


@pytest.mark.parametrize("size", SIZES)
def test_a_request_to_undo_moves_nothing_and_covers_nothing(visit: Visit, size: dict[str, Any]) -> None:
    anna, ben = visit(**size), visit(**size)
    two(anna, ben)
    anna.deck()
    anna.deck()
    ben.my_turn()
    before = boxes(ben, "amsterdam")
    anna.page.keyboard.press("u")
    expect(affairs(ben, "Agree")).to_be_visible()
    assert boxes(ben, "amsterdam") == before
    in_sight(ben, ".hand")
    affairs(ben, "Refuse").dispatch_event("click")  # a click would scroll first
    expect(affairs(ben, "Agree")).to_have_count(0)
    assert boxes(ben, "amsterdam") == before


@pytest.mark.parametrize("size", SIZES)
def test_a_lost_connection_is_told_at_once_and_a_click_waits_for_it(visit: Visit, size: dict[str, Any]) -> None:
    me = visit(**size).play(opponents=1).begin()
    me.expected += ["ERR_INTERNET_DISCONNECTED"]
    before, drawn = boxes(me, "amsterdam"), me.log.count()
    me.page.context.set_offline(True)
    gone = me.page.locator(".bar p.gone")
    expect(gone).to_be_visible(timeout=1000)
    assert boxes(me, "amsterdam") == before
    me.page.locator(".take.deck").click()
    me.page.wait_for_timeout(4500)  # longer than a request is tried again
    expect(gone).to_be_visible()
    expect(me.notice).to_have_count(0)
    assert me.log.count() == drawn
    me.page.context.set_offline(False)
    expect(gone).to_have_count(0)
    expect(me.log.nth(drawn)).to_contain_text("You draw")
    me.deck()


@pytest.mark.parametrize("size", SIZES)
def test_a_move_that_waits_is_told_until_it_is_done(visit: Visit, size: dict[str, Any]) -> None:
    me = visit(**size).play(opponents=1).begin()
    me.expected.append("503")
    late = me.page.locator(".bar .reach.late")
    for language in me.languages():
        me.my_turn()
        before, steps, cards = boxes(me, "amsterdam"), in_view(me, ".bar .steps"), me.cards.count()
        with held(me) as requests:
            me.page.locator(".take.deck").dispatch_event("click")  # a click would scroll first
            expect(late).to_contain_text(ON_ITS_WAY[language])
            expect(me.page.get_by_role("status").filter(has_text=ON_ITS_WAY[language])).to_be_attached()
            assert (boxes(me, "amsterdam"), in_view(me, ".bar .steps")) == (before, steps)
            in_sight(me, ".hand")
            fits(me.page)
            with me.page.expect_request("**/actions"):
                requests.pop().fulfill(status=503, json={"error": {"code": "owner-away", "message": "", "detail": {}}})
            expect(late).to_be_visible()
            expect(me.page.locator("header .lost")).to_be_empty()
        expect(me.cards).to_have_count(cards + 1)
        expect(late).to_have_count(0)


@contextmanager
def held(me: Visitor) -> Iterator[list[Route]]:
    """Requests to act that wait; in the end they come through, and so do all after them."""
    requests: list[Route] = []
    waiting = True

    def hold(route: Route) -> None:
        if waiting:
            requests.append(route)
        else:
            route.continue_()

    me.page.route("**/actions", hold)
    yield requests
    waiting = False
    for route in requests:
        route.continue_()


def in_view(me: Visitor, part: str) -> set[str]:
    """The buttons of a part of the bar that are seen whole, by their names."""
    return set(me.page.locator(f"{part} button").evaluate_all(SEEN))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CLICKED)
def test_on_a_small_screen_nothing_that_is_said_takes_a_button_away(visit: Visit, game: str, language: str) -> None:
    me = visit(360, 740, language, **PHONE)
    me.expected.append("ERR_INTERNET_DISCONNECTED")
    me.start(game, opponents=0 if game == "roads" else 1)
    if game == "amsterdam":
        me.begin()
    me.my_turn()
    me.page.evaluate("document.fonts.ready.then(() => 0)")
    steps, before = in_view(me, ".bar .steps"), in_view(me, ".bar")
    assert len(steps) >= FEWEST
    me.page.context.set_offline(True)
    expect(me.page.locator(".bar .reach.gone")).to_be_visible()
    assert in_view(me, ".bar") == before
    me.page.context.set_offline(False)
    expect(me.page.locator(".bar .reach")).to_have_count(0)
    refusal = {"code": "refused", "message": "", "detail": REFUSAL[game]}
    me.page.route("**/actions", lambda route: route.fulfill(status=409, json={"error": refusal}))
    for part in CLICKED[game]:
        me.page.locator(part).first.dispatch_event("click")
    expect(me.notice).to_be_visible()
    assert in_view(me, ".bar .steps") == steps
    assert me.notice.locator("button").count() == len(in_view(me, ".bar .notice"))
    fits(me.page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_small_screen_a_request_to_undo_takes_no_button_away(visit: Visit, language: str) -> None:
    anna, ben = visit(360, 740, language, **PHONE), visit(360, 740, language, **PHONE)
    two(anna, ben)
    anna.deck()
    anna.deck()
    ben.my_turn()
    before = [in_view(each, ".bar .steps") for each in (anna, ben)]
    anna.page.locator(".bar .step").first.dispatch_event("click")
    expect(ben.page.locator(".affairs button.solid")).to_be_visible()
    expect(anna.page.locator(".affairs button")).to_be_visible()
    assert [in_view(each, ".bar .steps") for each in (anna, ben)] == before
    assert [len(in_view(each, ".affairs")) for each in (anna, ben)] == [1, 2]
    fits(anna.page)
    fits(ben.page)


@pytest.mark.parametrize("size", SIZES)
def test_a_line_of_roads_is_tried_without_a_keyboard(visit: Visit, size: dict[str, Any]) -> None:
    rider = Rider(visit(**size)).start()
    rider.page.locator("[data-target]").first.click()
    expect(rider.page.locator(".phases li[aria-current]")).to_have_text("Production")
    rider.page.get_by_role("button", name="Look back at earlier moments").click()
    rider.page.get_by_role("button", name="Try from here").click()
    rider.page.locator(".bar.variation .done").click()
    expect(rider.page.locator(".phases li[aria-current]")).not_to_have_text("Production")
    for _ in range(3):
        rider.quiet()
        rider.page.locator(".bar.variation .done").click()
    rider.page.get_by_role("button", name="Leave").click()
    rider.page.get_by_role("button", name="Back to now").click()
    expect(rider.page.locator(".phases li[aria-current]")).to_have_text("Production")


def test_a_line_of_tigris_is_tried_without_a_keyboard(visit: Visit) -> None:
    me = visit(**SIZES[1]).start("tigris", opponents=1)
    me.my_turn()
    me.page.locator("[data-tile]").first.click()
    me.page.get_by_role("button", name="Never mind").click()
    me.page.keyboard.press("t")
    before = me.happened
    me.page.locator(".bar.variation").get_by_role("button", name="End the turn").click()
    me.more_than(before)
