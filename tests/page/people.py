"""Several people with browsers of their own at one table, and all that each of them was ever sent."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Response, expect
from tests.page.visitor import Visitor


class Heard:
    """All that a page was sent about tables, over HTTP and the WebSocket; begin before its first address."""

    def __init__(self, visitor: Visitor) -> None:
        self.texts: list[str] = []
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self._pushed))
        visitor.page.on("response", self._answered)

    def _pushed(self, frame: str | bytes) -> None:
        self.texts.append(str(frame))

    def _answered(self, response: Response) -> None:
        if "/api/tables/" in response.url and response.ok:
            self.texts.append(response.text())

    def positions(self) -> Iterator[dict[str, Any]]:
        """Every message that tells how a table stands."""
        for text in self.texts:
            message = json.loads(text)
            for one in message if isinstance(message, list) else [message]:
                if "to_move" in one and "private" in one:
                    yield one


def choose_seats(me: Visitor, game: str, kinds: Sequence[str], name: str) -> None:
    """On the page for a new table: the kinds of the seats after mine, each `open`, `computer` or `shared NAME`."""
    me.page.goto(me.address + f"#/new/{game}")
    me.page.locator(f'input[name=count][value="{len(kinds) + 1}"]').check(force=True)
    rows = me.page.locator("main ol li")
    expect(rows).to_have_count(len(kinds) + 1)
    rows.nth(0).locator("input").fill(name)
    for row, kind in enumerate(kinds, 1):
        what, _, who = kind.partition(" ")
        rows.nth(row).locator(f'input[name="seat-{row}"][value="{what}"]').check(force=True)
        if who:
            rows.nth(row).locator("input.field").fill(who)


def new_table(me: Visitor, *kinds: str, name: str = "", pace: str | None = None, listed: bool = False) -> Visitor:
    """Set up a table: the kinds of the seats after mine, each `open`, `computer` or `shared NAME`."""
    choose_seats(me, "amsterdam", kinds, name)
    if pace:
        me.page.locator(f'input[name=pace][value="{pace}"]').check(force=True)
    if listed:
        me.page.locator('input[name=listed][value="all"]').check(force=True)
    me.page.locator("main button[type=submit]").click()
    me.page.wait_for_url("**/#/table/*")
    return me


def invite(me: Visitor) -> str:
    """The link that the waiting room shows."""
    expect(me.page.locator("#invite-link")).to_be_visible()
    return me.page.locator("#invite-link").input_value()


def sit_down(me: Visitor, link: str, name: str) -> Visitor:
    """Follow an invite and take a seat."""
    me.page.goto(link)
    me.page.locator("main form input").fill(name)
    me.page.locator("main form button").click()
    me.page.wait_for_url("**/#/table/*")
    return me


FIRST = '#log li[data-entry="0"]'  # an event may have several entries


def told(me: Visitor) -> list[int]:
    """The numbers of all events in the log."""
    numbers: list[int] = me.page.locator(FIRST).evaluate_all("all => all.map(one => Number(one.dataset.moment))")
    return numbers


def affairs(me: Visitor, word: str) -> Any:
    """A button of the line above the bar."""
    return me.page.locator(".affairs").get_by_role("button", name=word)


def menu(me: Visitor) -> Any:
    """The window about the table and its people."""
    me.page.get_by_role("button", name="Table and players").click()
    return me.page.locator("dialog")


def give_up(me: Visitor) -> None:
    """By the window about the table, which asks first."""
    window = menu(me)
    window.get_by_role("button", name="Give up…").click()
    window.get_by_role("button", name="Give up", exact=True).click()
