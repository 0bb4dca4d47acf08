"""A game with nothing but a keyboard, its first turns and its last ones, on the smallest screen and in Finnish."""

import pytest
from playwright.sync_api import expect
from tests.page.keyboard import Keyboard
from tests.page.prepared import near_its_end
from tests.page.visitor import Visit

FIRST_TURNS, MOST_TURNS, LEFT = 5, 40, 16


def build(keys: Keyboard) -> None:
    """Go to the next route that can be built, and pay with what is offered first."""
    keys.press("n", "Enter")
    keys.focused(".pay >> nth=0")
    keys.press("Enter")
    expect(keys.me.dialog).to_have_count(0)
    keys.look("Enter")


def draw(keys: Keyboard) -> None:
    """Two cards, from the deck or else from the row."""
    me, deck, row = keys.me, keys.page.locator(".take.deck.open"), keys.page.locator(".take[data-slot].open")
    for _ in range(2):
        before = me.happened
        if deck.count():
            keys.press("d")
        elif row.count():
            keys.press(row.first.get_attribute("data-slot") or "")
        else:
            return
        me.more_than(before)
        me.answered()
        if not me.page.locator(".bar.mine").count():
            return


def choose(keys: Keyboard) -> None:
    """Draw contracts and keep those that are ticked."""
    keys.press("c")
    keys.focused(".keep")
    keys.to(".keep .do", most=6)
    keys.press("Enter")
    expect(keys.page.locator(".keep")).to_have_count(0)
    keys.look("Enter")


def turn(keys: Keyboard, number: int) -> None:
    """Build if there is something to build and the game is under way; draw contracts once; else draw cards."""
    me, take = keys.me, keys.page.locator(".take.open")
    if number == 2:
        choose(keys)
    elif me.routes() and (number > 3 or not take.count()):
        build(keys)
    elif me.page.locator(".take.deck.open, .take[data-slot].open").count():
        draw(keys)
    elif take.count():
        choose(keys)
    else:
        keys.to(".bar .do")
        keys.press("Enter")


def look_around(keys: Keyboard) -> None:
    """Everything at the table, the map to its edges, a moment of the past, and back."""
    assert keys.around() > 20
    keys.press("b")
    for arrow in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        keys.press(*[arrow] * 6)
    keys.press("l", "ArrowUp", "ArrowUp", "Enter")
    keys.focused("input[type=range]")
    keys.press("ArrowLeft")
    assert keys.around() > 15
    keys.to("input[type=range]")
    keys.press("0")
    expect(keys.page.locator(".bar.mine")).to_be_visible()


def take_back(keys: Keyboard) -> None:
    """With the button of the bar, and do it again if nothing was drawn anew."""
    before, free = keys.me.facts(0), keys.page.locator(".steps .step").first.inner_text() == "Kumoa"
    keys.to(".steps .step")
    keys.press("Enter")
    expect(keys.page.locator("#log .undo")).to_have_count(1)
    keys.press("Tab")
    if not free:
        return
    expect(keys.page.locator(":focus")).to_be_enabled()
    keys.press("Enter")
    expect(keys.page.locator("#log .redo")).to_have_count(1)
    keys.look("Enter")
    assert keys.me.facts(0) == before


@pytest.mark.journey
def test_a_game_from_the_home_page_to_its_result(visit: Visit) -> None:
    me = visit(360, 740, "fi")
    keys = Keyboard(me)
    me.page.goto(me.address)
    play = "[data-game=amsterdam] .play"
    expect(me.page.locator(play)).to_have_text("Pelaa heti")
    keys.to("input[name=opponents-amsterdam]")
    keys.press("ArrowLeft")
    expect(me.page.locator('input[name=opponents-amsterdam][value="1"]')).to_be_checked()
    keys.press("Shift+Tab")
    keys.focused(play)
    keys.press("Enter")
    keys.focused(".keep")
    keys.to(".keep .do", most=6)
    keys.press("Enter")
    for number in range(FIRST_TURNS):
        me.my_turn()
        keys.look("waiting")
        if number == 1:
            look_around(keys)
        turn(keys, number)
    me.my_turn()
    take_back(keys)
    me.go(near_its_end(me, "amsterdam", 2, LEFT))
    keys.press("b")
    for number in range(FIRST_TURNS, MOST_TURNS):
        me.my_turn()
        keys.look("waiting")
        if me.over:
            break
        turn(keys, number)
    assert me.over, "the game did not come to its end"

    keys.focused(".result")
    keys.to(".result .after button")
    me.page.keyboard.press("Escape")
    keys.look("Escape")
    expect(me.page.locator(".result")).to_have_count(0)
