"""The bar: what is said there covers nothing and moves nothing, and a lost connection is told at once."""

from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect
from tests.page.amsterdam import against, two
from tests.page.prepared import all_is_refused, held
from tests.page.roads import Rider
from tests.page.tigris import alone
from tests.page.visitor import PHONE, Visit, Visitor, fits, fits_enlarged

SMALL: dict[str, Any] = {"width": 360, "height": 740, **PHONE}
PARTS = {
    "amsterdam": (".hand", ".map", ".bar"),
    "tigris": (".screen", ".board-area", ".bar"),
    "roads": ("[data-board]", ".bar"),
}

ON_ITS_WAY = {"en": "Your move is on its way", "fi": "Siirtosi on matkalla", "de": "Dein Zug ist unterwegs"}
# What is clicked until something is refused; where the rules would allow it, the server is made to refuse.
CLICKED = {
    "amsterdam": (".take.deck",),
    "tigris": ("[data-leader=king]", "[data-square=A1]"),
    "roads": ("[data-target]",),
}
BOXES = """async (parts) => {
  await document.fonts.ready;
  const frames = async (most) => { for (let i = 0; i < most; i += 1) await new Promise(requestAnimationFrame); };
  const measured = () => JSON.stringify(parts.map((part) => {
    const {x, y, width, height} = document.querySelector(part).getBoundingClientRect();
    return [part, ...[x, y, width, height].map(Math.round)];
  }));
  for (let before = ""; before !== measured(); await frames(12)) before = measured();
  return measured();
}"""
TRIED_AGAIN = 4500  # milliseconds in which a request is tried again
FEWEST = 3  # undo, redo, and more
SEEN = """all => all.filter(one => {
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const whole = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  return box.width >= 24 && box.height >= 24 && whole && one.contains(there);
}).map(one => one.ariaLabel || one.innerText.trim() || one.title)"""

COVERED = """all => [innerWidth, innerHeight, scrollY, document.hidden].concat(all.map(one => {
  const {x, y, width, height} = one.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return [one.innerText, x, y, width, height, there && there.outerHTML.slice(0, 200)];
}))"""


def boxes(me: Visitor, game: str) -> Any:
    """Where the parts of a table are, once its fonts have come and what moves there has arrived."""
    return me.page.evaluate(BOXES, PARTS[game])


def in_sight(me: Visitor, part: str) -> None:
    """No line of the bar lies on a part of the table."""
    box, bar = (me.page.locator(each).first.bounding_box() for each in (part, ".bar"))
    lines = me.page.locator(".bar .notice, .bar .reach, .bar .affairs > .line").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().top)"
    )
    assert box and bar and lines and all(top >= bar["y"] for top in lines)


def test_a_request_to_undo_moves_nothing_and_covers_nothing(visit: Visit) -> None:
    """And on a small screen it takes no button away."""
    anna, ben = visit(**SMALL), visit(**SMALL)
    two(anna, ben)
    anna.deck(2)
    ben.my_turn()
    for width in ben.screens():
        for language, _ in zip(anna.languages(), ben.languages(), strict=True):
            there, steps = boxes(ben, "amsterdam"), [in_view(each, ".bar .steps") for each in (anna, ben)]
            anna.page.locator(".bar .step").first.dispatch_event("click")  # a click would scroll first
            expect(ben.page.locator(".affairs button.solid")).to_be_visible()
            expect(anna.page.locator(".affairs button")).to_be_visible()
            _, asked = (boxes(each, "amsterdam") for each in (anna, ben))
            assert language != "en" or asked == there, width
            in_sight(ben, ".hand")
            if width < 1000:
                assert [in_view(each, ".bar .steps") for each in (anna, ben)] == steps
                for each, answers in ((anna, 1), (ben, 2)):
                    for faces in ("system", ""):  # on a slow line the page's own letters come at the next visit
                        each.page.evaluate("faces => document.documentElement.dataset.faces = faces", faces)
                        wait_for_buttons(each, ".affairs", answers)
                    fits(each.page)
            ben.page.locator(".affairs button:not(.solid)").dispatch_event("click")  # refused
            expect(ben.page.locator(".affairs button")).to_have_count(0)
            expect(anna.page.locator(".affairs button")).to_have_count(0)
            assert boxes(ben, "amsterdam") == there


def test_a_lost_connection_is_told_at_once_and_a_click_waits_for_it(visit: Visit) -> None:
    me = against(visit(**SMALL))
    me.expected += ["ERR_INTERNET_DISCONNECTED"]
    me.page.clock.install()
    gone = me.page.locator(".bar p.gone")
    for _ in me.screens():
        me.my_turn()
        before, drawn = boxes(me, "amsterdam"), me.log.count()
        me.page.context.set_offline(True)
        expect(gone).to_be_visible()
        assert boxes(me, "amsterdam") == before
        me.page.locator(".take.deck").click()
        me.page.clock.run_for(TRIED_AGAIN)
        expect(gone).to_be_visible()
        expect(me.notice).to_have_count(0)
        assert me.log.count() == drawn
        me.page.context.set_offline(False)
        expect(gone).to_have_count(0)
        expect(me.log.nth(drawn)).to_contain_text("You draw")
        me.deck()


def test_a_move_that_waits_is_told_until_it_is_done(visit: Visit) -> None:
    me = against(visit(**SMALL))
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
                away = {"error": {"code": "owner-away", "message": "", "detail": {}}}
                requests.pop().fulfill(status=503, json=away)
            expect(late).to_be_visible()
            expect(me.page.locator("header .lost")).to_be_empty()
        expect(me.cards).to_have_count(cards + 1)
        expect(late).to_have_count(0)


def in_view(me: Visitor, part: str) -> set[str]:
    """The buttons of a part of the bar that are seen whole, by their names."""
    return set(me.page.locator(f"{part} button").evaluate_all(SEEN))


def wait_for_buttons(me: Visitor, part: str, many: int) -> None:
    """So many are seen whole, once what was said before has gone."""
    seen = f"([part, many]) => ({SEEN})([...document.querySelectorAll(`${{part}} button`)]).length === many"
    try:
        me.page.wait_for_function(seen, arg=[part, many], polling=100)
    except PlaywrightError as error:
        raise AssertionError(me.page.locator(f"{part} button").evaluate_all(COVERED)) from error


@pytest.mark.parametrize("game", CLICKED)
def test_on_a_small_screen_nothing_that_is_said_takes_a_button_away(visit: Visit, game: str) -> None:
    me = visit(**SMALL)
    me.expected.append("ERR_INTERNET_DISCONNECTED")
    if game == "amsterdam":
        against(me)
    else:
        me.start(game, opponents=0 if game == "roads" else 1)
    me.my_turn()
    all_is_refused(me, game)
    for _ in me.languages():
        me.page.evaluate("document.fonts.ready.then(() => 0)")
        before = in_view(me, ".bar")
        assert len(in_view(me, ".bar .steps")) >= FEWEST
        me.page.context.set_offline(True)
        expect(me.page.locator(".bar .reach.gone")).to_be_visible()
        assert in_view(me, ".bar") == before
        me.page.context.set_offline(False)
        expect(me.page.locator(".bar .reach")).to_have_count(0)
        *first, last = CLICKED[game]
        for part in first:
            me.page.locator(part).first.dispatch_event("click")
        there, steps = boxes(me, game), in_view(me, ".bar .room")  # another button may leave room for other steps
        me.page.locator(last).first.dispatch_event("click")
        expect(me.notice).to_be_visible()
        assert in_view(me, ".bar .room") == steps
        assert boxes(me, game) == there
        in_sight(me, PARTS[game][0])
        assert me.notice.locator("button").count() == len(in_view(me, ".bar .notice"))
        fits(me.page)
        me.notice.locator(".close").dispatch_event("click")
        fits_enlarged(me.page)
        me.page.keyboard.press("Escape")
        expect(me.notice).to_have_count(0)
    me.page.locator(".bar .room > .step").click()  # the steps that have no room
    all_of_them = me.page.locator(".bar .steps button:not(.keys *)")
    assert len(in_view(me, ".bar .steps")) == all_of_them.count() > len(steps)
    assert boxes(me, game) == there


def test_on_a_phone_held_sideways_every_button_can_be_reached(visit: Visit) -> None:
    me = visit(width=740, height=360, **PHONE).start("tigris", opponents=1).my_turn()
    more = me.page.get_by_role("button", name="More", exact=True)
    there = more.bounding_box()
    more.click()
    steps = me.page.locator(".bar .steps.open button:not(.keys *)")
    for step in steps.all():
        step.scroll_into_view_if_needed()
        assert len(in_view(me, ".bar .steps")) >= FEWEST
        expect(step).to_be_in_viewport(ratio=1)
    assert more.bounding_box() == there
    more.click()
    expect(steps).to_have_count(0)
    me.page.locator("[data-leader]:not(.off)").first.click()
    me.page.locator("[data-mark]").first.click()
    expect(me.page.locator("[data-mark]")).to_have_count(0)
    more.click()
    me.page.get_by_role("button", name="Look back at earlier moments").click()
    bar = me.page.locator(".bar.moment button:visible")
    expect(bar.first).to_be_visible()
    for language in me.languages():
        assert len(in_view(me, ".bar.moment")) == bar.count(), language


def test_a_line_of_roads_is_tried_without_a_keyboard(visit: Visit) -> None:
    rider = Rider(visit(**SMALL)).start()
    rider.page.locator("[data-target]").first.click()
    phase = rider.page.locator(".phases li[aria-current]")
    expect(phase).to_have_text("Movement")  # the page ends a first production, with nothing to decide, by itself
    rider.page.get_by_role("button", name="Look back at earlier moments").click()
    rider.page.get_by_role("button", name="Try from here").click()
    rider.page.locator(".bar.variation .done").click()
    expect(phase).not_to_have_text("Movement")
    for _ in range(3):
        rider.quiet()
        rider.page.locator(".bar.variation .done").click()
    rider.page.get_by_role("button", name="Leave").click()
    rider.page.get_by_role("button", name="Back to now").click()
    expect(phase).to_have_text("Movement")


def test_a_line_of_tigris_is_tried_without_a_keyboard(visit: Visit) -> None:
    me = visit(**SMALL)
    alone(me)
    me.my_turn()
    me.page.locator("[data-tile]").first.click()
    me.page.get_by_role("button", name="Never mind").click()
    me.page.keyboard.press("t")
    before = me.happened
    me.page.locator(".bar.variation").get_by_role("button", name="End the turn").click()
    me.more_than(before)
