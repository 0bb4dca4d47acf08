"""Games alone beside each other: the solver's game, what it did otherwise, and both turn by turn."""

import re
from functools import cache

from playwright.sync_api import expect
from tests.page.prepared import held, played_alone
from tests.page.visitor import PHONE, Visit, Visitor, nothing_serious

from lautta.games.roads.show.bestlines import best_line
from lautta.games.roads.solver.solving import settlers_line

MAP = "rings"
SOLVER = f"solver-roads-{MAP}"


@cache
def settlers() -> list[str]:
    """The actions of a game that the settler plays."""
    file = best_line(MAP)
    assert file is not None
    start = file.start()
    return [start.space.text(code) for code in settlers_line(start)]


def played(me: Visitor) -> str:
    """A game alone as the settler plays it, to its end; answers the table."""
    me.sign_in("Anna")
    table = played_alone(me, MAP, settlers())
    me.page.goto(f"{me.address}#/table/{table}")
    return table


def test_after_a_game_alone_the_best_one_is_beside_it(visit: Visit) -> None:
    me = visit(360, 740, **PHONE)
    table = played(me)
    coach = me.page.locator(".result .coach")
    told = coach.locator("ol.differences li")
    expect(told.first).to_be_visible()
    assert 2 <= told.count() <= 4
    me.looks_well("coach")
    there = told.first.locator("a").last
    expect(there).to_have_attribute("href", re.compile(rf"#/table/{SOLVER}/moment/\d+$"))
    coach.locator(f'a[href="#/compare/{table}"]').click()
    expect(me.page.locator(".heads .head")).to_have_count(2)
    expect(me.page.locator("tr[data-figure=points]").first).to_contain_text("180")
    for width in me.screens():
        expect(me.page.locator(".pictures figure:visible")).to_have_count(1 if width == 360 else 2)
    me.looks_well("side_by_side", whole=True)


def test_a_turn_is_looked_at_in_both_games(visit: Visit) -> None:
    me = visit()
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url) if "/comparison" in request.url else None)
    with held(me, "**/api/games"):  # what comes late is no reason to open the game again, at its last turn
        table = played(me)
        with me.page.expect_request("**/comparison"):
            me.page.goto(f"{me.address}#/compare/{table}")
    row, slider = me.page.locator("tr[data-figure=buildings]"), me.page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", "Turn 20 of 20")
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "Turn 1 of 20")
    first = row.inner_text()
    me.page.get_by_role("button", name="One turn forward").click()
    expect(slider).to_have_attribute("aria-valuetext", "Turn 2 of 20")
    told = me.page.locator("ol.differences li", has_text="Mint:")
    turn = re.search(r"in turn (\d+) in the best game", told.inner_text())
    assert turn
    told.get_by_role("button").click()
    expect(slider).to_have_attribute("aria-valuetext", f"Turn {turn[1]} of 20")
    expect(slider).to_be_focused()
    assert row.inner_text() != first
    row.get_by_role("button").click()
    expect(row.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator("figcaption", has_text="Buildings by turns")).to_be_visible()
    links = me.page.locator(".pictures figcaption a")
    for link, name in zip(links.all(), (table, SOLVER), strict=True):
        expect(link).to_have_attribute("href", re.compile(rf"#/table/{name}/moment/\d+$"))
    assert len(asked) == 1
    links.last.click()
    expect(me.page.locator("[data-sitting=moment]")).to_be_attached()
    expect(me.page.locator("main.roads svg.map")).to_be_visible()


def test_the_solvers_game_is_watched_like_any_other(visit: Visit) -> None:
    me = visit(360, 740, **PHONE)
    me.sign_in("Anna")
    me.page.goto(f"{me.address}#/best/roads/{MAP}")
    line = me.page.locator(".known .solver")
    expect(line).to_contain_text("180")
    me.looks_well("best_solver", axe=False)
    line.locator("a").click()
    expect(me.page.locator("[data-sitting=moment]")).to_be_attached()
    me.page.locator(".moments").get_by_role("slider").press("End")
    me.looks_well("solvers_game", axe=False)
    me.page.goto(f"{me.address}#/table/{SOLVER}")
    expect(me.page.locator(".result")).to_contain_text("180")
    nothing_serious(me.page)


def test_what_cannot_be_compared_says_why(visit: Visit) -> None:
    me = visit()
    me.expected.append("404")
    me.page.goto(f"{me.address}#/compare/nowhere")
    expect(me.page.get_by_role("heading")).to_contain_text("table")
