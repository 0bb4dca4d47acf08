"""The last turns of a game by clicks against two computers, its result, and what can be done with it."""

import pytest
from playwright.sync_api import expect
from tests.page.finger import BY_TOUCH, Finger, by_touch, middle, put_the_result_away
from tests.page.prepared import near_its_end
from tests.page.visitor import Visit, Visitor, fits

MOST_TURNS, LEFT = 40, 24
MOST_OF_ALL = 200  # turns of a whole game


def turn(me: Visitor) -> None:
    """The longest route that can be built, if it is worth it; else cards."""
    routes = me.routes()
    if routes and (me.facts(0)["cards"] >= 8 or me.facts(0)["carts"] <= 4):
        me.build(routes[0])
    elif me.page.locator(".take.deck.open").count():
        me.deck()
        if me.page.locator(".bar.mine").count() and me.page.locator(".take.deck.open").count():
            me.deck()
    elif me.page.locator(".take.open").count():
        before = me.happened
        me.press(me.page.locator(".take.open").first)
        me.page.locator(f'.keep, #log:not([data-number="{before}"])').first.wait_for(state="attached")
        if me.page.locator(".keep").count():
            me.keep()
    elif routes:
        me.build(routes[0])
    else:
        me.press(me.page.locator(".buttons .do"))


def to_its_end(me: Visitor, most: int) -> None:
    """Turn after turn."""
    for _ in range(most):
        me.my_turn()
        if me.over:
            return
        turn(me)
    raise AssertionError("the game did not come to its end")


def points(text: str) -> int:
    """As the page writes it, with a minus sign."""
    return int(text.replace("−", "-"))


@pytest.mark.journey
def test_a_game_is_played_to_its_end(visit: Visit) -> None:
    me = visit()
    me.go(near_its_end(me, "amsterdam", 3, LEFT))
    to_its_end(me, MOST_TURNS)
    expect(me.page.locator("#result-title")).to_be_visible()
    totals = [points(total) for total in me.page.locator(".result .total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert len(totals) == 3
    for line, total in zip(me.page.locator(".result .parts").all(), totals, strict=True):
        parts = [points(text.split()[1]) for text in line.locator("li").all_inner_texts()]
        assert sum(parts) == total, "the points of a seat are not explained"
    curve = me.page.locator(".result figure table")
    me.page.locator(".result figure summary").click()
    last = curve.locator("tr").last.locator("td").all_inner_texts()
    at_the_end = sorted((points(text) for text in last), reverse=True)
    assert at_the_end == totals, "the curve of scores ends elsewhere"
    me.page.get_by_role("button", name="Check this game").click()
    expect(me.page.locator(".moments progress")).to_be_visible()
    expect(me.page.locator(".verdict")).to_have_text("Everything matches.")
    expect(me.page.locator(".check li")).to_have_count(3)
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Download the game file").click()
    text = download.value.path().read_text()
    assert "game: amsterdam" in text.splitlines()[:2]
    me.page.locator(".result .close").click()
    expect(me.page.locator(".result")).to_have_count(0)
    me.page.locator(".take.deck").click(force=True)
    expect(me.notice).to_contain_text("The game is over.")


@pytest.mark.journey
def test_a_turn_by_touch(visit: Visit) -> None:
    """Contracts are kept, a card is tapped, and another one carried to the hand."""
    me = by_touch(visit, BY_TOUCH[1])
    me.play(opponents=1).begin()
    me.deck()
    before = me.cards.count()
    Finger(me).drag(middle(me.page.locator(".take.deck")), middle(me.page.locator(".hand")))
    expect(me.cards).to_have_count(before + 1)
    fits(me.page)


@pytest.mark.soak
@pytest.mark.parametrize("size", BY_TOUCH)
def test_a_whole_game_by_touch(visit: Visit, size: tuple[int, int]) -> None:
    me = by_touch(visit, size)
    me.play(opponents=1).begin()
    to_its_end(me, MOST_OF_ALL)
    put_the_result_away(me)
