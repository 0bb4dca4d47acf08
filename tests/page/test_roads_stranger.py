"""Somebody who has never seen Roads & Boats: from the printed address through the first lesson, and after wrong moves.

The stranger reads the lesson, and does what it says at the tile that it names or with the button whose words it quotes,
clicking only at what is in sight. Decision 31 says why.
"""

import re

from playwright.sync_api import Locator, expect
from tests.page.stranger import point_at, points_of
from tests.page.visitor import PHONE, Visit, Visitor, fits, nothing_serious

from lautta.words import Words

MOST_CLICKS = 70
GOODS = {"load-board": "boards", "load-one-board": "boards", "load-boards": "boards",
         "load-trunks": "trunks", "load-stone": "stone", "by-road-load": "trunks"}  # fmt: skip
CARRIED = {"to-woods": "boards", "to-rock": "boards", "bring-boards": "boards", "trunks-home": "trunks",
           "stone-home": "stone", "by-road-back": "trunks"}  # fmt: skip
GOING = ("to-woods", "to-rock", "bring-boards", "trunks-home", "stone-home", "go-woods", "go-rock", "by-road",
         "by-road-back")  # fmt: skip
QUOTED = re.compile("[“„”](.+?)[”“]")
TILE = re.compile(r"\b[abc][1-3]\b")


class Stranger:
    """Somebody who only has the lesson."""

    def __init__(self, me: Visitor, language: str) -> None:
        self.me, self.page, self.say = me, me.page, Words(language).say
        self.clicks, self.said = 0, ""

    @property
    def lesson(self) -> Locator:
        return self.page.locator(".lesson")

    def click(self, thing: Locator) -> None:
        point_at(thing)
        self.clicks += 1

    def read(self) -> str:
        """What the lesson says now, once it says something new; answers which step it is."""
        if self.said:
            expect(self.lesson.locator("p").first).not_to_have_text(self.said)
        expect(self.page.locator("main.roads:not(.running)")).to_be_visible()
        self.said = self.lesson.locator("p").first.inner_text()
        expect(self.lesson.locator("p").first).to_be_in_viewport(ratio=1)
        return self.lesson.get_attribute("data-step") or ""

    def follow(self, step: str) -> None:
        """Do what was read."""
        named = TILE.findall(self.said)
        if step == "home":
            self.click(self.page.locator(f'[data-target="{named[0]}"]'))
        elif step in GOODS:
            self.load(GOODS[step], 2 if step == "load-boards" else 1)
        elif step in GOING:
            if step in ("by-road", "go-woods", "go-rock"):
                self.choose("b2" if step == "by-road" else None)
            elif self.said.startswith(self.say("roads_lesson-choose", good=CARRIED[step], **{"from": named[0]})):
                self.pick(step, named[0])
            self.click(self.page.locator(f'[data-target="{named[-1]}"]'))
        elif step.startswith("build-") and step != "build-road":
            self.click(self.page.locator(f'[data-tile="{named[0]}"]'))
            kind = step.removeprefix("build-")
            self.click(self.offered(f'[data-build^="{kind}"]', f'[data-deed^="build {kind}"]'))
        elif step == "build-road":
            self.click(self.page.locator(f'[data-tile="{named[0]}"]'))
            self.click(self.offered(f'[data-work="road {named[0]}-{named[1]}"]'))
        elif step == "saw":
            self.click(self.page.locator(f'[data-run="{named[0]}"]'))
        else:
            quoted = QUOTED.search(self.said)
            assert quoted, f"{step} names no button: {self.said}"
            self.click(self.page.get_by_role("button", name=quoted[1], exact=True))

    def offered(self, *selectors: str) -> Locator:
        """What does the same in the list and in the menu of a tile: the first that lies in sight."""
        every = self.page.locator(", ".join(selectors)).filter(visible=True)
        expect(every.first).to_be_visible()
        if (near := next((one for one in every.all() if any(points_of(one))), None)) is not None:
            return near
        every.first.evaluate("one => one.scrollIntoView({ block: 'center' })")  # the list goes on below
        return every.first

    def choose(self, place: str | None) -> None:
        """A donkey that has not moved and carries nothing, at a place or anywhere."""
        where = f'[data-place="{place}"] ' if place else ""
        self.click(self.page.locator(f"{where}[data-transporter].ready:not(:has(use[href^='#good']))").first)
        expect(self.page.locator(".carrier")).to_be_visible()

    def pick(self, step: str, tile: str) -> None:
        """The donkey with the goods, which the lesson asks for where nobody is in hand."""
        with_goods = f"[data-transporter]:not(.tired):has(use[href='#good-{CARRIED[step]}'])"
        self.click(self.page.locator(f'[data-place="{tile}"] {with_goods}').first)
        expect(self.page.locator(".carrier")).to_be_visible()

    def load(self, good: str, many: int) -> None:
        """Take so many of a good onto a donkey that stands where the lesson says."""
        arrow = self.page.locator(f'[data-load^="{good}"]:not([aria-disabled=true])')
        if not arrow.count():
            lies = self.page.locator(f'[data-goods~="{good}"]').first
            place = lies.get_attribute("data-place")
            self.click(self.page.locator(f'[data-place="{place}"] [data-transporter].ready:not(.chosen)').first)
        for already in range(many):
            row = arrow.locator("xpath=ancestor::tr/td[last()]")
            expect(row).to_have_text(str(already))
            self.click(arrow)

    def walk(self, until: str) -> None:
        """Follow the lesson until it comes to a step."""
        while (step := self.read()) != until:
            self.follow(step)
            assert self.clicks < MOST_CLICKS, step
        self.said = ""


def test_a_stranger_follows_the_lesson(visit: Visit) -> None:
    """From the home page, on a phone in Finnish."""
    me = visit(360, 740, "fi", **PHONE)
    me.page.goto(me.address)
    card = me.card("roads")
    card.scroll_into_view_if_needed()
    point_at(card.get_by_text(Words("fi").say("page-learn"), exact=True))
    stranger = Stranger(me, "fi")
    stranger.walk("building-done")
    fits(me.page)
    nothing_serious(me.page)
    stranger.walk("end")
    expect(me.page.locator(".lesson .reached")).to_have_count(7)
    me.looks_well("stranger-roads-end")


def test_the_lesson_is_left_taken_up_and_begun_again(visit: Visit) -> None:
    """Whoever spends the boards elsewhere is told so."""
    stranger = Stranger(visit(), "en")
    page = stranger.page
    page.goto(stranger.me.address + "#/help/roads")
    page.locator(".learn button").click()
    expect(stranger.lesson).to_be_visible()
    old = stranger.me.table
    page.locator(".lesson .leave").click()
    expect(page.locator(".lesson p")).to_have_count(0)
    page.reload()
    expect(page.locator(".lesson.left")).to_be_visible()
    page.locator(".lesson button").click()
    stranger.walk("load-board")
    stranger.click(page.locator(".bar .done"))
    page.locator('.todo [data-site="b2"]').click()
    page.locator('[data-build="coal_burner b2"]').click()
    expect(stranger.lesson).to_have_attribute("data-step", "stuck")
    page.locator(".lesson .solid").click()
    expect(stranger.lesson).to_have_attribute("data-step", "home")
    assert stranger.me.table != old
