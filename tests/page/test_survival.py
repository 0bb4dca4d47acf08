"""What a page that is open lives through: faults, a new release, another data folder, no connection."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.page.conftest import Server, opened
from tests.page.visitor import PHONE, Visit, Visitor, fits

FAULT = ".fault[role=alert]"
NEWER = "header .newer"


@pytest.fixture
def own(tmp_path: Path, browser: Browser) -> Iterator[Server]:
    """A server that may be stopped, and that gets another page or other data."""
    running = Server(tmp_path / "first")
    running.start()
    yield running
    running.stop()


def come(browser: Browser, server: Server, **more: object) -> Visitor:
    size = {"viewport": {"width": 1400, "height": 900}, "locale": "en", "service_workers": "block"}
    me = Visitor(opened(browser, server.address, False, "0", {**size, **more}), server.address, server.data)
    me.expected += ["ERR_", "WebSocket", "401", "404", "Failed to fetch", "net::"]
    return me


# Comes back when the worker has kept the page; a promise is no answer that wait_for_function waits for.
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  while (!(await caches.match("/", {ignoreVary: true}))) await new Promise(requestAnimationFrame);
}"""


def test_a_fault_leaves_the_rest_of_the_page_usable(visit: Visit) -> None:
    """A table that cannot be told of says so in its place; from there one gets home, and back once it is well."""
    me = visit().start("tigris", opponents=1).my_turn()
    address = me.page.url

    def broken(route: Route) -> None:
        table = route.fetch().json()
        table["log"][-1]["said"] = [None]
        route.fulfill(json=table)

    me.page.route(f"**/api/tables/{me.table}", broken)
    me.page.reload()
    expect(me.page.locator(FAULT)).to_contain_text("The rest still works")
    me.page.locator("header .home").click()
    expect(me.page.locator(".play").first).to_be_visible()
    expect(me.page.locator(FAULT)).to_have_count(0)
    me.page.unroute_all()
    me.page.goto(address)
    me.my_turn()
    assert me.complaints, "a fault is reported"
    me.complaints.clear()


@pytest.mark.verify
def test_a_part_that_does_not_come_says_so_and_comes_with_a_tap(visit: Visit) -> None:
    me = visit(360, 740)
    me.expected.append("ERR_FAILED")
    me.home()
    me.page.clock.install()
    lost = re.compile(r"/assets/HelpPage-.*\.js$")
    me.page.route(lost, lambda route: route.abort())
    me.page.goto(f"{me.address}#/help/tigris")
    me.page.wait_for_timeout(100)
    me.page.clock.run_for(20_000)
    expect(me.page.locator(FAULT)).to_contain_text("could not be loaded")
    fits(me.page)
    me.page.unroute(lost)
    me.page.locator(f"{FAULT} button").click()
    expect(me.page.locator("main h1")).to_be_visible()


def test_a_new_release_under_an_open_page_is_one_tap_away(visit: Visit) -> None:
    """Its old files are gone; it is offered, and after the tap the reader is at the same table."""
    me = visit(**PHONE, width=360, height=740).start("tigris", opponents=1).my_turn()
    table = me.page.url
    me.expected += ["404", "Failed to load"]

    def newer(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "page": "another0"})

    me.page.route("**/api/house", newer)
    me.page.route(re.compile(r"/assets/SettingsSheet-.*\.js$"), lambda route: route.fulfill(status=404))
    me.page.locator("header button").last.click()
    expect(me.page.locator(NEWER)).to_be_in_viewport(ratio=1)
    expect(me.page.locator(FAULT)).to_contain_text("new version")
    for language in me.languages():
        fits(me.page)
        me.picture(f"newer-{language}")
    me.page.unroute_all()
    me.page.locator(NEWER).click()
    expect(me.sentence).not_to_be_empty()
    assert me.page.url == table
    expect(me.page.locator(NEWER)).to_have_count(0)


def test_an_unknown_address_says_so(visit: Visit) -> None:
    me = visit(360, 740)
    me.expected.append("404")
    for address in ("#/nothing/here", "nix"):
        answer = me.page.goto(me.address + address)
        assert answer is None or answer.status == (404 if address == "nix" else 200)
        expect(me.page.locator("main h1")).to_have_text("There is nothing at this address")
    for _ in me.languages():
        fits(me.page)
    me.page.locator("main .solid").click()
    expect(me.page.locator(".play").first).to_be_visible()


@pytest.mark.verify
def test_the_page_outlives_its_server(own: Server, browser: Browser) -> None:
    """Without a connection it opens; another data folder asks who comes; the first one knows them when it is back."""
    me = come(browser, own, service_workers="allow")
    me.start("tigris", opponents=1).my_turn()
    token, mine = me.page.evaluate("localStorage['lautta-token']"), own.data
    me.page.evaluate(KEPT)
    own.stop()
    me.page.locator('[data-square="D4"]').click()
    expect(me.sentence).to_contain_text("when the connection is back")
    own.data = mine.with_name("second")
    own.start()
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text("another database")
    assert me.page.evaluate("localStorage['lautta-token']") == token
    dialog.get_by_role("button", name="Go on as a new guest").click()
    me.page.wait_for_function("before => localStorage['lautta-token'] !== before", arg=token)
    own.stop()
    me.page.reload()
    expect(me.page.locator("header .lost")).to_contain_text("No connection")
    own.data = mine
    own.start()
    me.my_turn()
    expect(me.page.locator("header .lost")).to_be_empty()
    assert me.page.evaluate("localStorage['lautta-token']") == token
    me.page.context.close()
