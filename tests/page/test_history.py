"""The history of a game: its log by turns, with what only keeps the books folded away; its replay, and links to it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.page.prepared import played
from tests.page.visitor import PHONE, Visit, Visitor, fits, nothing_serious

ACTS = {"amsterdam": 9, "tigris": 8, "roads": 14}
# The last part of the log, which may be a mere heading, ends within the log, and the log begins within the window.
AT_ITS_END = """() => {
  const log = document.querySelector("#log");
  log.scrollIntoView({block: "nearest"});
  const [last, box] = [log.lastElementChild, log].map((each) => each.getBoundingClientRect());
  return last.bottom <= box.bottom + 1 && last.bottom > box.top && box.top < innerHeight;
}"""


def lines(me: Visitor) -> Locator:
    """The lines of the log."""
    return me.page.locator("#log li[data-moment]")


def numbers(me: Visitor) -> list[int]:
    found: list[int] = lines(me).evaluate_all("all => all.map(one => Number(one.dataset.moment))")
    return found


def shown(me: Visitor) -> int:
    """The moment that is shown, by the address."""
    return int(me.page.url.rpartition("/")[2])


def look_back(me: Visitor) -> None:
    me.page.keyboard.press(",")
    expect(me.page.locator(".moments")).to_be_visible()


def options(me: Visitor) -> Locator:
    """What is seldom needed, which is put away."""
    me.page.locator(".moments span.gear").get_by_role("button").click()
    return me.page.locator(".options")


@pytest.mark.parametrize("game", ACTS)
def test_a_game_is_told_by_turns_and_gone_through(visit: Visit, game: str) -> None:
    me = played(visit(**PHONE) if game == "tigris" else visit(360, 740, **PHONE), game, ACTS[game])
    told_by_turns(me, game)
    look_back(me)
    me.page.keyboard.press("Home")
    expect(me.page.locator(".moments .place")).to_have_text(re.compile("^1 of "))
    expect(me.page.locator(".marks i").first).to_be_attached()
    expect(me.page.locator(".marks b").first).to_have_text(re.compile(r"^\d+$"))
    turn = me.page.locator(".told .turn")
    for number in (1, 2):
        me.page.get_by_role("button", name="To the next turn").click()
        expect(turn).to_have_text(f"Turn {number}")
    second = shown(me)
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator("#log .here").first).not_to_have_attribute("data-moment", str(second))
    me.page.get_by_role("slider").focus()
    me.page.keyboard.press("Shift+ArrowLeft")
    expect(turn).to_have_text("Turn 2")
    me.page.keyboard.press("Shift+ArrowLeft")
    expect(turn).to_have_text("Turn 1")
    options(me).locator(".whose").select_option(label="My moves only")
    expect(me.page.locator("#log svg.mark:not(.seat0)")).to_have_count(0)
    mine = numbers(me)
    me.page.get_by_role("slider").focus()
    me.page.keyboard.press("Home")
    seen = []
    for _ in range(3):
        before = me.page.url
        me.page.keyboard.press("ArrowRight")
        me.page.wait_for_function("before => location.href !== before", arg=before)
        seen.append(shown(me))
        expect(me.page.locator(".moments .told svg.mark")).to_have_class(re.compile("seat0"))
    assert seen == sorted(seen)
    assert set(seen) & set(mine)
    fits(me.page)


def told_by_turns(me: Visitor, game: str) -> None:
    """The log has a heading for each turn; arrow keys lead from line to line."""
    turns = me.page.locator("#log .part[data-turn]").evaluate_all("all => all.map(one => Number(one.dataset.turn))")
    assert turns[0] == 1 and turns[-1] > 1 and turns == sorted(turns)
    assert numbers(me) == sorted(numbers(me))
    expect(me.page.locator("#log .pictures svg").first).to_be_attached()
    headings = me.page.locator("#log h3").all_inner_texts()
    if game == "roads":
        assert "Turn 1 · Production" in headings and "Turn 1 · Movement" in headings
    else:
        assert "Turn 2" in [" ".join(each.split()).removeprefix("2 ") for each in headings]
    me.looks_well(f"history-{game}")
    me.page.keyboard.press("l")
    expect(me.page.locator("#log")).to_be_focused()
    me.page.keyboard.press("ArrowUp")
    expect(lines(me).last.locator("a")).to_be_focused()
    me.page.keyboard.press("ArrowUp")
    expect(lines(me).nth(lines(me).count() - 2).locator("a")).to_be_focused()


def test_what_keeps_the_books_is_folded_behind_a_count(visit: Visit) -> None:
    me = played(visit(), "roads", ACTS["roads"])
    log = me.page.locator("#log")
    missed = me.page.locator(".missed .close")  # it lies over the log's end, if it comes before the log is read
    me.page.add_locator_handler(missed, lambda close: close.click())
    expect(log).not_to_contain_text("The host locks the table")
    first = log.locator(".fold").first
    expect(first).to_have_text("4")
    expect(first).to_have_accessible_name("4 details")
    before = lines(me).count()
    first.click()
    expect(first).to_have_attribute("aria-expanded", "true")
    expect(log.locator("li.small")).to_have_count(4)
    expect(log).to_contain_text("The host locks the table: nobody else can join.")
    assert lines(me).count() == before + 4
    nothing_serious(me.page)
    first.click()
    expect(log.locator("li.small")).to_have_count(0)
    assert log.locator(".fold").count() > 1, "the game has bookkeeping of its own"
    log.locator(".part[data-turn] .fold").first.click()
    folded = int(log.locator("li.small").first.get_attribute("data-moment") or 0)
    me.page.goto(f"{me.address}#/table/{me.table}/moment/{folded}")
    me.page.reload()  # a link to something that is folded opens it
    expect(log.locator("li.small.here")).to_have_attribute("data-moment", str(folded))


def test_a_link_to_a_moment_opens_it_for_somebody_else(visit: Visit) -> None:
    """If it is there; else it says so kindly."""
    me, other = played(visit(), "amsterdam", ACTS["amsterdam"]), visit(360, 740, **PHONE)
    me.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    address = me.page.url
    look_back(me)
    me.page.keyboard.press("Home")
    me.page.get_by_role("button", name="To the next turn").click()
    expect(me.page.locator(".told .turn")).to_have_text("Turn 1")
    moment = shown(me)
    options(me).get_by_role("button", name="Copy the link").click()
    expect(me.page.locator(".options [role=status]")).to_have_text("The link to this moment has been copied.")
    link = me.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"#/table/{me.page.url.split('/table/')[1]}")
    other.page.goto(me.address + link[link.index("#") :])
    expect(other.page.locator(".moments")).to_be_visible()
    expect(other.page.locator(".told .turn")).to_have_text("Turn 1")
    assert shown(other) == moment
    expect(other.page.locator(".try")).to_have_count(0)
    nothing_serious(other.page)
    fits(other.page)
    me.expected.append("404")
    me.page.goto(f"{address}/moment/9999")
    expect(me.notice).to_contain_text("This link leads to a moment that the game has not reached.")
    expect(me.page).to_have_url(address)


def test_of_a_long_game_only_what_is_near_is_drawn(visit: Visit) -> None:
    """A game of more than two thousand events, of which the first ones were played here."""
    me = played(visit(), "roads", ACTS["roads"])
    address, many = me.page.url, 2400

    def longer(route: Route) -> None:
        answer = route.fetch()
        table = answer.json()
        log = table["log"]
        again = [each for each in log if each["kind"] == "action"]
        while len(log) < many:
            each: dict[str, Any] = again[len(log) % len(again)]
            log.append({**each, "number": len(log) + 1, "turn": each["turn"] + 10 + len(log) // 100})
        route.fulfill(response=answer, json={**table, "number": len(log)})

    me.page.route(re.compile(r"/api/tables/[\w-]+$"), longer)
    me.page.goto("about:blank")
    me.page.goto(address)
    expect(me.page.locator("#log")).to_have_attribute("data-number", str(many))
    drawn = lines(me).count()
    assert 20 < drawn < 400, drawn
    me.page.wait_for_function(AT_ITS_END)  # beside the wonder the side goes on below, as soon as that is drawn
    first = numbers(me)[0]
    assert first > many / 2
    me.page.locator("#log").evaluate("log => log.scrollTo(0, 0)")
    me.page.wait_for_function(
        "first => Number(document.querySelector('#log li[data-moment]').dataset.moment) < first", arg=first
    )
    assert me.page.locator("#log").evaluate("log => log.scrollTop") > 100, "what was in sight stays there"
