"""Somebody who sits at the page: finds things as people do and does them by clicks."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

PICTURES = Path(__file__).parents[2] / "pictures"
LANGUAGES = ("en", "fi", "de")
SCREENS = ((360, 740), (1400, 900))


class Visitor:
    """A person with a browser; `complaints` is what the console said that it should not have."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.complaints: list[str] = []
        self.expected = ["409"]  # somebody else chose contracts at the same moment
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in self.expected):
            self.complaints.append(message.text)

    # coming and going

    def home(self) -> "Visitor":
        """Open the home page."""
        self.page.goto(self.address)
        expect(self.page.locator(".play").first).to_be_visible()
        return self

    def start(self, game: str, opponents: int = 2, level: str | None = None) -> "Visitor":
        """Start a game from the home page, against the usual opponents if no others are named."""
        card = self.home().card(game)
        card.locator(f'input[name=opponents-{game}][value="{opponents}"]').check(force=True)
        if level:
            card.locator(f"input[name=level-{game}][value={level}]").check(force=True)
        card.locator(".play").click()
        return self

    def play(self, opponents: int = 2, level: str | None = None) -> "Visitor":
        """Start a game of Amsterdam from the home page."""
        self.start("amsterdam", opponents, level)
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
        """Go on in another language, at the same address."""
        self.page.evaluate("language => localStorage.setItem('lautta-language', language)", language)
        self.page.reload()
        expect(self.page.locator(f"html[lang={language}]")).to_be_attached()

    def languages(self) -> Iterator[str]:
        """Go on in one language after the other."""
        for language in LANGUAGES:
            self.speak(language)
            yield language

    def screens(self) -> Iterator[int]:
        """On a small and on a wide screen, and back: their widths."""
        before = self.page.viewport_size
        for width, height in SCREENS:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(100)  # until the page has noticed
            yield width
        if before:
            self.page.set_viewport_size(before)

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

    def my_turn(self) -> None:
        """Wait until I may act, or until the game is over."""
        self.page.locator(".bar.mine, .result").first.wait_for()

    def keep(self, *leave: int) -> None:
        """Keep the contracts that are offered, but for those that are left (from 0)."""
        for index in leave:
            self.page.locator(".offer input").nth(index).uncheck(force=True)
        self.page.locator(".keep .do").click()
        expect(self.page.locator(".keep")).to_have_count(0)

    def begin(self) -> "Visitor":
        """Keep all contracts and wait for the first turn."""
        self.keep()
        self.my_turn()
        return self

    def deck(self) -> None:
        """Take a card from the deck, and wait until it is in my hand."""
        self._and_wait(self.page.locator(".take.deck").click)

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
        self.open_route(route)
        self._and_wait(self.dialog.locator(".pay").first.click)
        expect(self.dialog).to_have_count(0)

    def _and_wait(self, do: "object") -> None:
        before = self.cards.count()
        do()  # type: ignore[operator]
        expect(self.cards).not_to_have_count(before)
