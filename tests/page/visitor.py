"""Somebody who sits at the page: finds things as people do and does them by clicks."""

import os
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, expect

ROOT = Path(__file__).parents[2]
PICTURES, AXE = ROOT / "pictures", ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en", "fi", "de")
SCREENS = ((360, 740), (1400, 900))
PHONE = {"has_touch": True, "is_mobile": True, "color_scheme": "dark"}
expect.set_options(timeout=60_000)  # a hang: what comes at all comes on a busy machine too

# Two frames: what has been asked for has been laid out and painted.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
# Drawn, and nothing left to do: an answer that came has been taken in, however busy the machine is.
IDLE = """async () => {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise(requestAnimationFrame);
    await scheduler.postTask(() => {}, {priority: "background"});
  }
}"""
# On the first page of a tab alone: who signs out stays out.
FIRST = """location.protocol.startsWith("http") && !sessionStorage.came && (sessionStorage.came = "1")"""
# By the menu of the header, also where something lies over it.
SPEAK = """
async (language) => {
  const menu = document.querySelector(".languages");
  menu.querySelector("button").click();
  await new Promise(requestAnimationFrame);
  menu.querySelector(`[lang=${language}]`).click();
}
"""
# A phone that finds a page too wide shows it smaller: its screen says how wide it should be. What fingers touch is as
# high as one, but for what lies in a sentence, on a board, or in a line of the bar or the log.
LOOKS = """
() => [[...document.querySelectorAll("button, select, summary, [role=tab], [type=text], label:has(> input)")]
  .filter((one) => matchMedia("(pointer: coarse)").matches && one.checkVisibility({visibilityProperty: true}) &&
    !one.closest("[data-board], p, .said, .unseen, .fold") && one.offsetHeight && one.offsetHeight < 43.5)
  .map(({outerHTML}) => outerHTML.slice(0, 150)),
  document.documentElement.scrollWidth, Math.min(innerWidth, screen.width), [document.body.innerText,
  ...[...document.querySelectorAll("[aria-label], [title]")].flatMap(one => [one.ariaLabel, one.title])].join(" ")]
"""
# What cannot be reached in the header, and what scrolls sideways around a board.
CUT = """() => [...document.querySelectorAll("header button, header a, .around")].filter((one) => {
  const {left, right, width} = one.getBoundingClientRect();
  return width && (left < 0 || right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1);
}).map(({outerHTML}) => outerHTML.slice(0, 150))"""
NO_MESSAGE = re.compile(r"\{\s*\$?[a-z]+[-\w]*\s*\}")
SERIOUS = """
async () => {
  for (const each of document.getAnimations()) if (each.effect.getComputedTiming().endTime < Infinity) each.finish();
  return (await axe.run(document, {resultTypes: ["violations"], preload: false})).violations
    .filter(({impact}) => impact === "serious" || impact === "critical")
    .flatMap(({id, nodes}) => nodes.map(({html, failureSummary}) => `${id}: ${html.slice(0, 200)} ${failureSummary}`));
}
"""


@cache
def _axe() -> str:
    return AXE.read_text()


def fits(page: Page) -> None:
    """Nothing stands out at the side, no word is missing, and fingers find what they touch."""
    small, wide, window, words = page.evaluate(LOOKS)
    assert wide <= window, f"the page is {wide} wide in a window of {window}"
    assert not small, "\n".join(small)
    assert not NO_MESSAGE.findall(words)


def fits_enlarged(page: Page) -> None:
    """Nor with text of twice the size: nothing scrolls sideways, and the header keeps its buttons."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate(DRAWN)
    fits(page)
    cut = page.evaluate(CUT)
    assert not cut, "\n".join(cut)
    page.evaluate("document.documentElement.style.fontSize = ''")


def nothing_serious(page: Page) -> None:
    """Axe finds nothing that somebody could stumble over."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found = page.evaluate(SERIOUS)
    assert not found, "\n".join(found)


class Visitor:
    """A person with a browser; `complaints` is what the console said that it should not have."""

    def __init__(self, page: Page, address: str, data: Path | None = None) -> None:
        self.page, self.address = page, address
        self.database = (data or Path()) / "lautta.db"  # of the server there
        self.token = ""
        self.press: Callable[..., None] = Locator.click  # or `Locator.tap`, by touch
        self.complaints: list[str] = []
        self.expected = ["409", "Service Worker"]  # somebody else chose contracts at the same moment; none is wanted
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self._under_way: set[Request] = set()
        page.on("request", self._asked)
        for end in ("requestfinished", "requestfailed"):
            page.on(end, lambda request: self._under_way.discard(request))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in self.expected):
            self.complaints.append(message.text)

    def _asked(self, request: Request) -> None:
        if request.is_navigation_request():
            self._under_way.clear()  # nothing is told of what a page asked for that is left
        elif "/api/" in request.url:
            self._under_way.add(request)

    # coming and going

    def sign_in(self, name: str) -> str:
        """Be a guest of this name from the next page on; answers by which the server knows them."""
        guest = self.ask("guests", {"name": name})
        self.use(guest["token"])
        return str(guest["guest"])

    def use(self, token: str) -> None:
        """Be the guest who was given this token."""
        self.token = token
        keep = f"localStorage.setItem('lautta-token', '{token}')"
        self.page.add_init_script(f"if ({FIRST} && !localStorage['lautta-token']) {keep}")
        if self.page.url.startswith(self.address):
            self.page.evaluate(keep)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """What the server answers to this guest beside the page; told something where there is a body."""
        if not self.token and self.page.url.startswith(self.address):  # the page has become a guest by itself
            self.token = self.page.evaluate("localStorage['lautta-token'] ?? ''")
        address, mine = f"{self.address}api/{path}", {"authorization": f"Bearer {self.token}"} if self.token else {}
        request = self.page.request
        answer = request.get(address, headers=mine) if body is None else request.post(address, headers=mine, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def go(self, table: str) -> "Visitor":
        """Come to a table."""
        self.page.goto(f"{self.address}#/table/{table}")
        expect(self.sentence).not_to_be_empty()
        return self

    def home(self) -> "Visitor":
        """Open the home page."""
        self.page.goto(self.address)
        expect(self.page.locator(".play").first).to_be_visible()
        return self

    def start(self, game: str, opponents: int = 2) -> "Visitor":
        """Start a game from the home page against the usual opponents."""
        card = self.home().card(game)
        card.locator(f'input[name=opponents-{game}][value="{opponents}"]').check(force=True)
        self.press(card.locator(".play"))
        return self

    def play(self, opponents: int = 2) -> "Visitor":
        """Start a game of Amsterdam from the home page."""
        self.start("amsterdam", opponents)
        expect(self.page.locator(".keep")).to_be_visible()
        return self

    def picture(self, name: str, whole: bool = False) -> None:
        """Keep what is seen now, where LAUTTA_PICTURES=1 asks for pictures: to paint them all takes minutes."""
        if os.environ.get("LAUTTA_PICTURES") != "1":
            return
        PICTURES.mkdir(exist_ok=True)
        self.page.wait_for_timeout(250)  # until what moves stands still
        self.page.screenshot(path=PICTURES / f"{name}.png", full_page=whole)

    def speak(self, language: str) -> None:
        """Go on in another language, with all that is open now."""
        self.page.evaluate(SPEAK, language)
        expect(self.page.locator(f"html[lang={language}]")).to_be_attached()

    def languages(self) -> Iterator[str]:
        """Go on in one language after the other, and in the end in the first one again."""
        before = self.page.locator("html").get_attribute("lang") or "en"
        for language in LANGUAGES:
            self.speak(language)
            yield language
        self.speak(before)

    def screens(self) -> Iterator[int]:
        """On a small and on a wide screen, and back: their widths."""
        before = self.page.viewport_size
        for width, height in SCREENS:
            self.resize(width, height)
            yield width
        if before:
            self.resize(before["width"], before["height"])

    def resize(self, width: int, height: int) -> None:
        """Take another window, and wait until the page is drawn in it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(DRAWN)

    def looks_well(self, name: str, whole: bool = False, axe: bool = True) -> None:
        """It fits in every language on every screen; axe finds nothing, small in the dark and wide in the light."""
        for language in self.languages():
            for width in self.screens():
                fits(self.page)
                self.picture(f"{name}-{language}-{width}", whole)
        for width in self.screens() if axe else ():
            self.page.emulate_media(color_scheme="dark" if width < 1000 else "light")
            nothing_serious(self.page)

    # looking

    def card(self, game: str) -> Locator:
        """A game on the home page."""
        return self.page.locator(f'article[data-game="{game}"]')

    @property
    def table(self) -> str:
        """The name of the table in the address."""
        return self.page.url.rpartition("/")[2]

    @property
    def sentence(self) -> Locator:
        """What the bar says."""
        return self.page.locator(".bar .sentence")

    @property
    def notice(self) -> Locator:
        """What is said about something that was refused."""
        return self.page.locator(".bar .notice[role=alert]")

    @property
    def dialog(self) -> Locator:
        """The panel with the ways to pay for a route."""
        return self.page.locator(".panel")

    @property
    def log(self) -> Locator:
        return self.page.locator("#log li[data-moment]")

    @property
    def happened(self) -> str:
        """The number of the last event that the log tells of, folded away or not."""
        return self.page.locator("#log").get_attribute("data-number") or ""

    def more_than(self, before: str) -> None:
        """Wait until something has happened since."""
        expect(self.page.locator("#log")).not_to_have_attribute("data-number", before)

    @property
    def cards(self) -> Locator:
        """The cards in my hand: what others do changes none of them, and the log may lag behind."""
        return self.page.locator(".hand .slot")

    def facts(self, seat: int) -> dict[str, int]:
        """What stands at a seat: points, carts, cards, contracts and bonus cards."""
        box = self.page.locator(f'[data-seat="{seat}"]')
        numbers = [int(text) for text in box.locator(".fact > span:not(.unseen)").all_inner_texts()]
        points = int(re.match(r"−?\d+", box.locator(".points").inner_text())[0].replace("−", "-"))  # type: ignore[index]
        return dict(zip(("points", "carts", "cards", "contracts", "bonus"), (points, *numbers), strict=True))

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    # doing

    def answered(self) -> None:
        """Wait until all that was asked for has been answered, and is shown."""
        self.page.evaluate(IDLE)
        while True:
            while self._under_way:
                self.page.wait_for_timeout(20)
            self.page.evaluate(IDLE)
            if not self._under_way:
                return
            # an answer has made the page ask for more

    def my_turn(self) -> "Visitor":
        """Wait until what I did is done, and I may act again or the game is over."""
        self.answered()
        self.page.locator(".bar.mine, .result").first.wait_for()
        return self

    def agreeing(self, do: Callable[[], None]) -> None:
        """Do something, and say yes where the bar asks; wait until it is done."""
        before, yes = self.happened, self.page.locator(".bar .do:not([data-swap])")
        do()
        self.page.locator(f'#log:not([data-number="{before}"])').or_(yes).first.wait_for(state="attached")
        if self.happened == before:
            self.press(yes)
        self.more_than(before)

    def keep(self, *leave: int) -> None:
        """Keep the contracts that are offered, but for those that are left (from 0)."""
        for index in leave:
            self.page.locator(".offer input").nth(index).uncheck(force=True)
        self.press(self.page.locator(".keep .do"))
        expect(self.page.locator(".keep")).to_have_count(0)

    def begin(self) -> "Visitor":
        """Keep all contracts and wait for the first turn."""
        self.keep()
        return self.my_turn()

    def deck(self, cards: int = 1) -> None:
        """Take cards from the deck, and wait until each is in my hand."""
        for _ in range(cards):
            self._and_wait(lambda: self.press(self.page.locator(".take.deck")))

    def open_route(self, route: str) -> None:
        """Click a route on the map."""
        self.page.locator(f'[data-route="{route}"] .space').first.click(force=True)
        expect(self.dialog).to_be_visible()

    def routes(self) -> list[str]:
        """The routes that I can build now, the longest first."""
        found = self.page.locator(".route.open").evaluate_all(
            "all => all.map(one => [one.dataset.route, one.querySelectorAll('.space').length])"
        )
        return [route for route, _ in sorted(found, key=lambda one: -one[1])]

    def build(self, route: str) -> None:
        """Build a route with the first payment that is offered."""
        if self.press is Locator.click:
            self.open_route(route)
        else:  # a finger marks it, and finds a button then
            self.page.locator(f'[data-route="{route}"] .space').first.tap(force=True)
            expect(self.page.locator(f'.route.chosen[data-route="{route}"]')).to_be_visible()
            build = self.page.locator(".marked .build")
            build.wait_for()
            if build.locator(".cards").count():  # there is one way to pay
                return self._and_wait(build.tap)
            build.tap()
        self._and_wait(lambda: self.press(self.dialog.locator(".pay").first))
        expect(self.dialog).to_have_count(0)

    def _and_wait(self, do: Callable[[], None]) -> None:
        before = self.cards.count()
        do()
        expect(self.cards).not_to_have_count(before)


Visit = Callable[..., Visitor]  # what the fixture `visit` does
