"""What a table costs on a slow line: in ways there and back and in bytes, which no clock is needed for."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, expect
from tests.page.visitor import Visit, Visitor

WAYS = 4  # the page; its scripts; the table, with what all tables need; what its game needs
MOST_BYTES = {"amsterdam": 153_000, "tigris": 161_000, "roads": 182_000}  # of scripts, styles and answers, packed
PART = re.compile(r"/assets/(?!first)[^/]+\.js$|/api/(games|tables)")
PICTURE = re.compile(r"\.(woff2|svg|png|webp|ico)$")  # by name: what a mask shows is no image to the browser
THERE = """
() => {
  const sentence = document.querySelector(".bar .sentence");
  return document.querySelector("[data-board]") !== null && Boolean(sentence?.textContent.trim());
}
"""
TWICE = 2  # what is announced to the browser, and then needed
NAP, HANG = 50, 60_000  # milliseconds: between two looks, in which all comes
# The page has nothing to do, look after look: on a busy machine that takes longer.
QUIET = """async () => {
  for (let i = 0; i < 20; i += 1) {
    await new Promise((done) => setTimeout(done, 50));
    await scheduler.postTask(() => {}, {priority: "background"});
  }
}"""


class Line:
    """A line on which everything that is asked for is answered at once when nothing else is asked for any more."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.held: list[Route] = []
        self.under_way: set[Request] = set()
        self.came: list[Request] = []
        self.ways = 0
        page.route("**/*", self._asked)
        page.on("requestfinished", self._came)

    def visit(self, address: str) -> None:
        """The first way: the page itself."""
        self.page.goto(address, wait_until="commit")
        self.ways = 1
        self._settle()

    def _asked(self, route: Route) -> None:
        if route.request.is_navigation_request():
            route.continue_()
        else:
            self.held.append(route)

    def _came(self, request: Request) -> None:
        self.under_way.discard(request)
        self.came.append(request)

    def there_and_back(self) -> None:
        """Answer all that has been asked for so far, and let the page ask for more."""
        answered, self.held = self.held, []
        self.under_way |= {route.request for route in answered}
        for route in answered:
            route.continue_()
        self._wait(lambda: not self.under_way, "an answer did not come")
        self.ways += 1
        if self.ways < WAYS:
            self._settle()

    def _settle(self) -> None:
        """Wait until what came has run and asked for more; nothing else happens while that is held."""
        self._wait(lambda: bool(self.held), "nothing more is asked for")
        asked = 0
        while asked < len(self.held):
            asked = len(self.held)
            self.page.evaluate(QUIET)

    def _wait(self, happens: Callable[[], bool], what: str) -> None:
        for _ in range(HANG // NAP):
            if happens():
                return
            self.page.wait_for_timeout(NAP)
        raise AssertionError(what)

    def bytes(self) -> int:
        """How much came, compressed, but for faces and pictures: they keep nobody from playing."""
        sizes = [request.sizes() for request in self.came if not PICTURE.search(request.url)]
        return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)


def seated(visit: Visit, game: str) -> tuple[Visitor, str]:
    """Somebody on a phone who has never been here, and a table of theirs."""
    me = visit(360, 740, script="/* has nothing yet */")
    me.sign_in("Anna")
    table = me.ask("tables", {"game": game, "seats": [{"kind": "person"}, {"kind": "computer"}]})["id"]
    return me, f"#/table/{table}"


@pytest.mark.parametrize("game", MOST_BYTES)
def test_a_table_is_there_soon(visit: Visit, game: str) -> None:
    me, table = seated(visit, game)
    line = Line(me.page)
    line.visit(me.address + table)
    while line.ways < WAYS:
        line.there_and_back()
    me.page.wait_for_function(THERE)  # all that it takes has come
    assert 0 < line.bytes() < MOST_BYTES[game], f"{line.bytes()} bytes"
    others = re.compile(rf"/assets/({'|'.join(MOST_BYTES.keys() - {game})})")
    assert not [request.url for request in line.came if others.search(request.url)]


def test_what_is_lost_on_the_way_is_asked_for_again(visit: Visit) -> None:
    me, table = seated(visit, "amsterdam")
    me.expected.append("ERR_FAILED")
    lost: set[str] = set()

    def lose_the_first(route: Route) -> None:
        if route.request.url in lost or not PART.search(route.request.url):
            route.continue_()
        else:
            lost.add(route.request.url)
            route.abort()

    me.page.route("**/*", lose_the_first)
    me.page.goto(me.address + table)
    expect(me.sentence).not_to_be_empty()
    assert len(lost) > WAYS


@pytest.mark.parametrize("where", ["help/roads", "maps/roads"])
def test_a_part_that_the_line_swallows_is_asked_for_again(visit: Visit, where: str) -> None:
    me, swallowed = visit(), Counter[str]()
    me.expected += ["ERR_FAILED"]
    me.page.goto(me.address)
    expect(me.page.locator("[data-game=roads]")).to_be_visible()

    def swallow(route: Route) -> None:
        swallowed[route.request.url] += 1
        route.abort() if swallowed[route.request.url] <= TWICE else route.continue_()

    me.page.route(re.compile(r"/assets/[^/]+\.js$"), swallow)
    me.page.goto(f"{me.address}#/{where}")
    expect(me.page.locator("main h1")).to_be_visible()
    assert swallowed
