"""Tigris & Euphrates with nothing but a keyboard, on the smallest screen: what has the focus is always seen."""

from playwright.sync_api import expect
from tests.page.keyboard import Keyboard
from tests.page.prepared import computer, known
from tests.page.tigris import TREASURE, WAR, Sitter, prepared
from tests.page.visitor import Visit


def sit(visit: Visit, text: str) -> tuple[Sitter, Keyboard]:
    """In Finnish against a computer player; the board has the focus."""
    me = visit(360, 740, "fi")
    anna = Sitter(me).go(prepared(me, text, [known(me, "Anna"), computer("Otto")]))
    keys = Keyboard(me)
    keys.press("b")
    keys.focused('[data-square][tabindex="0"]')
    return anna, keys


def go_to(keys: Keyboard, square: str) -> None:
    """With the arrow keys, from wherever the board has the focus."""
    here = keys.page.evaluate("document.activeElement.dataset.square")
    down, right = int(square[1:]) - int(here[1:]), ord(square[0]) - ord(here[0])
    steps = ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down)
    steps += ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right)
    keys.press(*steps)
    keys.focused(f'[data-square="{square}"]')


def test_a_war_and_the_end_of_a_turn(visit: Visit) -> None:
    anna, keys = sit(visit, WAR)
    keys.press("+", "c", "c", "2")
    expect(keys.page.locator("[data-mark=war]").first).to_be_attached()
    go_to(keys, "J7")
    keys.press("Enter")
    keys.focused("[data-war=king]")
    keys.press("Tab")
    keys.focused("[data-war=trader]")
    assert keys.page.evaluate("scrollY") == 0, "the board went out of sight"
    keys.press("Enter")
    keys.focused(".decision .do")
    keys.press("+", "+", "+", "-")
    expect(anna.decision.locator(".do")).to_have_attribute("data-support", "1")
    keys.press("Enter")
    expect(anna.decision.locator("h2")).to_contain_text("Kuninkaiden")  # the computer has answered
    keys.focused(".decision .do")
    keys.press("Enter")
    expect(anna.decision).to_have_count(0)
    keys.look("the war is over")
    keys.press("s", "1", "Escape", "e", "Enter")
    anna.me.my_turn()
    keys.look("waiting")
    assert keys.around() > 15, "not everything is reached"


def test_a_treasure(visit: Visit) -> None:
    anna, keys = sit(visit, TREASURE)
    keys.press("1")
    expect(keys.page.locator("[data-mark=points]").first).to_be_attached()
    go_to(keys, "J11")
    keys.press("Enter")
    keys.to(".bar .do")
    keys.press("Enter")
    keys.focused("[data-leave=F10]")
    keys.press("Enter")
    expect(anna.decision.locator("[data-leave]")).to_have_count(0)  # the computer may begin a conflict at once
    anna.me.my_turn()
    keys.look("waiting")
