"""Somebody who has never been here: from the printed address to the first route, by what is in sight and nothing else.

The stranger clicks only at points of the screen where the thing that they read or see lies, scrolls nowhere, and knows
no key. Decision 31 says why.
"""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.page.conftest import Server
from tests.page.stranger import point_at, points_of
from tests.page.visitor import PHONE, Visit, Visitor

from lautta.words import Words

MOST_TURNS = 6


def route_in_sight(me: Visitor) -> Locator | None:
    """A space of a route with a light edge that is in sight."""
    spaces = me.page.locator(".route.open .space").all()
    return next((space for space in spaces if next(points_of(space), None)), None)


@pytest.mark.parametrize(("language", "width"), [("en", 1400), pytest.param("fi", 360, marks=pytest.mark.journey)])
def test_a_stranger_builds_a_route(visit: Visit, server: Server, language: str, width: int) -> None:
    say = Words(language).say
    me = visit(360, 740, language, **PHONE) if width == 360 else visit(1400, 900, language)
    assert server.printed == server.address
    assert any(server.printed in line and "browser" in line for line in server.said)
    me.page.goto(server.printed)
    card = me.card("amsterdam")
    card.scroll_into_view_if_needed()
    point_at(card.get_by_text(say("page-play-now"), exact=True))
    expect(me.page.get_by_text(say("amsterdam-page-keep-title"))).to_be_in_viewport()
    point_at(me.page.get_by_role("button", name=say("amsterdam-page-keep-do", count=2)))
    expect(me.page.locator(".keep")).to_have_count(0)
    for _ in range(MOST_TURNS):
        me.my_turn()
        route = route_in_sight(me)
        if route:
            break
        for _ in range(2):
            before = me.cards.count()
            point_at(me.page.locator(".take.deck"))
            expect(me.cards).to_have_count(before + 1)
    assert route, "there was no route to build"
    expect(me.sentence).to_have_text(say("amsterdam-first-route"))
    expect(me.sentence).to_be_in_viewport()
    if width == 360:
        me.page.touchscreen.tap(*next(points_of(route)))
        expect(me.page.locator(".marked .build")).to_be_in_viewport()
        point_at(me.page.locator(".marked .build"))
    else:
        point_at(route)
    expect(me.dialog.or_(me.page.locator(".route.built")).first).to_be_visible()
    if me.dialog.count():
        expect(me.page.get_by_text(say("amsterdam-page-pay-how"))).to_be_in_viewport()
        point_at(me.dialog.locator(".pay").first)
    expect(me.page.locator(".route.built")).not_to_have_count(0)
    expect(me.dialog).to_have_count(0)
    assert me.facts(0)["points"] > 0
    me.my_turn()
    expect(me.sentence).to_have_text(re.compile(re.escape(say("amsterdam-prompt-turn"))))  # nobody is told twice
