"""The map of the day: from the home page through one's own game to those of others."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.page.visitor import PHONE, Visit, Visitor

HEIGHTS = "() => ['.welcome', '.welcome > div', '.days'].map((one) => document.querySelector(one).offsetHeight)"


def on(visitor: Visitor, day: str) -> Visitor:
    """A visitor for whom it is this day, also when midnight comes."""
    asked = re.compile(r"/api/games/roads/day(/mine)?$")
    visitor.page.route(asked, lambda route: route.continue_(url=f"{route.request.url}?day={day}"))
    return visitor


def line(me: Visitor) -> Locator:
    return me.home().page.locator("[data-day=roads]")


def played_out(me: Visitor, table: str) -> None:
    """End a game alone without doing anything in it."""
    now = me.ask(f"tables/{table}")
    while now["legal"]:
        name, *_ = ["done"] if "done" in now["legal"] else now["legal"]
        action = " ".join([name, *now["legal"][name][0]])
        body = {"action": action, "seen": now["number"], "key": f"after {now['number']}"}
        now = me.ask(f"tables/{table}/actions", body)


@pytest.mark.verify
def test_my_first_game_of_the_day_shows_me_those_of_others(visit: Visit) -> None:
    me = visit()
    today = me.ask("games/roads/day")
    on(me, today["day"])
    expect(line(me).locator("h2")).to_have_text(today["title"])
    expect(line(me)).to_contain_text(f"Solver: {today['results'][0]['score']}")
    whole, title, days = me.page.evaluate(HEIGHTS)
    assert days and whole == title  # what is beside the title makes the page no longer
    me.looks_well("home-day")
    assert me.page.evaluate("localStorage['lautta-token']") is None
    line(me).get_by_role("button").click()
    expect(me.page.locator("main.roads svg.map")).to_be_visible()
    table = me.table
    me.home()  # the page at the table would act by itself
    played_out(me, table)
    me.go(table)
    expect(me.page.locator(f'.result a[href="#/day/roads/{today["day"]}"]')).to_be_visible()

    other = on(visit(360, 740, **PHONE), today["day"])
    other.sign_in("Ben")
    line(other).locator("h2 a").click()
    expect(other.page.get_by_text("You see names and games once", exact=False)).to_be_visible()
    expect(other.page.locator("main table")).to_have_count(0)
    other.looks_well("day-before")

    expect(line(me)).to_contain_text("You: 0")
    line(me).get_by_role("link", name="Results").click()
    row = me.page.locator("tr.mine", has=me.page.locator(f'a[href$="{table}/replay"]'))
    expect(row).to_be_visible()
    me.looks_well("day")
    me.page.locator(f'a[href="#/compare/{table}/solver-roads-{today["board"]}"]').click()
    expect(me.page.locator(".heads")).to_be_visible()
