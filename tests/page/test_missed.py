"""Who comes back to a table is told what happened since they last looked, and can have it shown on the board."""

import re

from playwright.sync_api import Locator, expect
from tests.page.prepared import known, prepare
from tests.page.roads import Rider, field
from tests.page.tigris import Sitter, position
from tests.page.visitor import PHONE, Visit, Visitor, fits, nothing_serious

from lautta.server.table.pace import DaysPace

# Both have a donkey beside a gold of their own; nobody is in anybody's way.
MEADOW = field(
    ("b2", "t1 donkey b2"), ("b4", "t1 donkey b4"), goods="b3: 1 gold", roads="b1-b2 b2-b3 b3-b4", asked="always"
)
ROUND = [
    "Ben: donkey 1 goes to b3.",
    "Ben: loaded gold (donkey 1).",
    "Ben: done.",
    "You: donkey 1 goes to b1.",
    "You: done. Turn 6: building.",
]
LISTEN = """() => {
  const said = document.querySelector(".lift > p.unseen[role=status]");
  new MutationObserver(() => said.textContent && window.heard(said.textContent)).observe(
    said, {childList: true, characterData: true, subtree: true});
}"""


class Back:
    """What is offered to somebody who comes back, and what they see when it is shown."""

    def __init__(self, me: Visitor) -> None:
        self.me, self.page = me, me.page

    @property
    def offer(self) -> Locator:
        return self.page.locator(".lift .missed")

    @property
    def heard(self) -> Locator:
        """What is said to those who hear the page."""
        return self.page.locator(".lift > p.unseen[role=status]").first

    @property
    def told(self) -> Locator:
        """The sentence of the moment that is shown."""
        return self.page.locator(".playback .words")

    def at(self, place: int) -> None:
        """Wait until a moment is shown, counted from 1."""
        expect(self.page.locator(f'.playback[data-played="{place}"]')).to_be_visible()

    def now(self) -> None:
        """Wait until the table is shown as it is now."""
        expect(self.page.locator(".playback")).to_have_count(0)
        expect(self.page).not_to_have_url(re.compile("/moment/"))


def marked(rider: Rider) -> set[str]:
    """The tiles that are marked as new."""
    names: list[str] = rider.page.locator("[data-fresh]").evaluate_all("all => all.map(one => one.dataset.fresh)")
    return set(names)


def by_the_day(visit: Visit, **more: object) -> tuple[Rider, Rider, str]:
    """Anna has handed in her plan and gone; Ben moves his donkey, so that both plans are done, and goes on."""
    anna, ben = visit(**more), visit()
    seats = [known(anna, "Anna"), known(ben, "Ben")]
    table = prepare(anna.database, "roads", MEADOW, seats, DaysPace(3))
    one, other = Rider(anna).go(table), Rider(ben).go(table)
    one.choose("t1")
    one.send("t1", "b1")
    one.bar.locator(".done").click()
    expect(anna.page.locator(".planning .back")).to_be_visible()
    anna.page.goto("about:blank")
    other.send("t1", "b3")
    ben.page.locator("[data-load^=gold]").first.click()
    other.quiet()
    other.bar.locator(".done").click()
    expect(ben.log.filter(has_text="gold")).to_have_count(1)
    return one, other, table


def test_a_round_of_plans_is_told_and_shown(visit: Visit) -> None:
    anna, ben, table = by_the_day(visit)
    me = Back(anna.me)
    anna.go(table)
    expect(me.offer.locator(".title")).to_have_text("Since you last looked, 5 things happened.")
    expect(me.heard).to_have_text("Since you last looked, 5 things happened.")
    expect(me.offer.locator("li")).to_have_text(ROUND[:3])
    me.offer.get_by_role("button", name="All 5").click()
    expect(me.offer.locator("li")).to_have_text(ROUND)
    expect(anna.page.get_by_role("button", name="No need")).to_be_visible()  # the decision that waits is not covered
    nothing_serious(anna.page)
    seen: list[str] = []
    anna.page.expose_function("heard", lambda words: seen.append(words))
    anna.page.evaluate(LISTEN)
    me.offer.locator(".show").click()
    me.now()
    expect(me.offer).to_have_count(0)
    assert seen == ROUND, "each sentence is said once"
    anna.page.reload()
    expect(anna.map).to_be_visible()
    expect(anna.page.get_by_role("button", name="No need")).to_be_visible()
    expect(me.offer).to_have_count(0)
    expect(Back(ben.me).offer).to_have_count(0)  # he looked all the time


def test_it_is_stopped_at_any_time(visit: Visit) -> None:
    anna, _, table = by_the_day(visit, reduced_motion="reduce")
    me = Back(anna.me)
    anna.go(table)
    anna.page.keyboard.press("v")
    me.at(1)
    anna.page.keyboard.press("Escape")
    me.now()
    expect(me.offer).to_be_visible()  # nothing was put away
    me.offer.get_by_role("button", name="Close").click()
    expect(me.offer).to_have_count(0)  # who plays on has seen enough
    anna.page.reload()
    expect(anna.map).to_be_visible()
    expect(anna.page.locator(".bar .sentence")).not_to_be_empty()
    expect(me.offer).to_have_count(0)


def test_by_hand_and_by_keys_alone_where_motion_is_unwelcome(visit: Visit) -> None:
    anna, _, table = by_the_day(visit, reduced_motion="reduce")
    me = Back(anna.me)
    anna.go(table)
    me.offer.locator(".show").focus()
    anna.page.keyboard.press("Enter")
    me.at(1)
    expect(anna.page.get_by_role("button", name="Play the moments one after another")).to_be_visible()
    expect(me.told).to_have_text(ROUND[0])
    nothing_serious(anna.page)
    # Ben's donkey left b4 and came to b3, where it loads; then what Anna had planned is done as well.
    for place, tiles in enumerate(({"b3", "b4"}, {"b3"}, set(), {"b1", "b2"}, set()), 1):
        me.at(place)
        expect(anna.page.locator("[data-fresh]")).to_have_count(len(tiles))
        assert marked(anna) == tiles
        if place < len(ROUND):
            expect(anna.page.get_by_role("button", name="One moment forward")).to_be_focused()
            anna.page.keyboard.press("Enter")
    anna.page.keyboard.press(",")
    me.at(4)
    anna.page.keyboard.press(".")
    me.at(5)
    anna.page.keyboard.press(".")
    me.now()
    expect(me.offer).to_have_count(0)
    expect(anna.page.locator("svg.map [data-tile]:focus")).to_have_count(1)  # one goes on at the map


def test_on_a_phone_in_the_dark(visit: Visit) -> None:
    anna, _, table = by_the_day(visit, width=360, height=740, reduced_motion="reduce", **PHONE)
    me = Back(anna.me)
    anna.go(table)
    expect(me.offer.locator("li")).to_have_count(0)  # one line, so that the hand stays in sight
    anna.me.looks_well("missed-phone")
    me.offer.locator(".show").click()
    me.at(1)
    fits(anna.page)
    for tile in marked(anna):
        expect(anna.page.locator(f'[data-fresh="{tile}"]')).to_be_in_viewport()
    anna.page.locator(".playback .do").click()  # which puts nothing away
    me.now()
    expect(me.offer).to_be_visible()


def test_the_board_of_tigris_marks_what_it_always_marks(visit: Visit) -> None:
    anna, ben = visit(reduced_motion="reduce"), visit()
    seats = [known(ben, "Ben"), known(anna, "Anna")]
    table = prepare(anna.database, "tigris", position({"G10": "t", "F11": "LP"}), seats, DaysPace(1))
    Sitter(anna).go(table)
    anna.page.goto("about:blank")
    sitter = Sitter(ben).go(table)
    for tile, square in (("settlement", "H11"), ("temple", "K10")):
        sitter.take(tile)
        sitter.put(square)
    back = Back(anna)
    Sitter(anna).go(table)
    expect(back.offer.locator("li")).to_have_count(2)
    back.offer.locator(".show").click()
    back.at(1)
    expect(anna.page.locator("svg[role=grid] [data-news]")).to_have_count(1)
