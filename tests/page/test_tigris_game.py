"""A whole game of Tigris & Euphrates by clicks against two computers."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.page.tigris import Sitter
from tests.page.visitor import Visit

MOST_STEPS = 700
LEADERS = ("king", "priest", "farmer", "trader")
ANSWER = ".do, .choice"
PANEL = f"""
() => {{
  const panel = document.querySelector(".decision");
  const answer = panel?.querySelector("{ANSWER}");
  const asks = Boolean(answer) && !answer.disabled && answer.ariaDisabled !== "true";
  return panel && {{ heading: panel.querySelector("h2").innerText, asks }};
}}
"""


class Somebody:
    """Plays with a little thought: leaders first, then tiles that bring a point, else new tiles."""

    def __init__(self, sitter: Sitter) -> None:
        self.sitter, self.page = sitter, sitter.page
        self.lots = random.Random(3)
        self.seen: set[str] = set()

    def step(self) -> None:
        """One decision of mine."""
        if self.sitter.decision.count():
            self.decide()
        else:
            self.act()
        self.sitter.me.my_turn()

    def decide(self) -> None:
        """Add nothing, choose the first war, build the first monument, leave the first treasure."""
        panel = self.page.evaluate(PANEL)  # in one look: it can go at any moment, as others act
        if panel is None:
            return
        heading = panel["heading"].split()[0].lower()
        if heading not in self.seen:
            self.seen.add(heading)
        if panel["asks"]:
            self._until_told(self.sitter.decision.locator(ANSWER).first.click)
        else:  # somebody else decides, or the page answers for me
            self.page.wait_for_timeout(200)

    def act(self) -> None:
        """The action that seems best."""
        away = [name for name in LEADERS if not self.page.locator(f'.screen .out[data-leader="{name}"]').count()]
        if away and self.put(away[0], "strength"):
            return
        for tile in sorted(set(self.sitter.hand())):
            if self.put(tile, "gain"):
                return
        if away and self.put(self.lots.choice(away), "revolt"):
            return
        self.swap()

    def put(self, what: str, sign: str) -> bool:
        """Use something where it would be marked so; answers whether there was such a square."""
        self.page.locator(f'.screen [data-tile="{what}"], .screen [data-leader="{what}"]').last.click()
        self.page.locator("[data-mark], .bar .notice").first.wait_for(state="attached")
        squares = self.sitter.marked(sign)
        if not squares:
            self.page.keyboard.press("Escape")
            return False
        self.sitter.put(self.lots.choice(squares))
        return True

    def swap(self) -> None:
        """Swap half of the hand, or end the turn if there is none."""
        tiles = self.page.locator(".screen [data-tile]")
        if not tiles.count():
            self.sitter.end_turn.click()
            self._until_told(self.sitter.say_yes)
            return
        self.page.locator(".screen .swap").click()
        for place in range(0, tiles.count(), 2):
            tiles.nth(place).click()
        before = self.sitter.me.happened
        self.page.locator(".bar [data-swap]").click()
        self.page.wait_for_timeout(150)
        if self.sitter.me.happened == before and self.page.locator(".bar .do:not([data-swap])").count():
            self.sitter.say_yes()
        self.sitter.me.more_than(before)

    def _until_told(self, do: Callable[[], None]) -> None:
        before = self.sitter.me.happened
        do()
        self.sitter.me.more_than(before)


@pytest.mark.soak
def test_a_game_is_played_to_its_end(visit: Visit) -> None:
    me = visit().start("tigris", opponents=2)
    sitter = Sitter(me)
    expect(sitter.board).to_be_visible()
    me.my_turn()
    somebody = Somebody(sitter)
    for _ in range(MOST_STEPS):
        if me.over:
            break
        somebody.step()
    assert me.over, "the game did not come to its end"
    expect(me.page.locator("#result-title")).to_be_visible()
    me.page.locator(".result .close").click()
    expect(me.page.locator(".seats .open")).to_have_count(3)  # the screens are lifted
    me.page.get_by_role("button", name="Show the result").click()
    me.page.get_by_role("button", name="Check this game").click()
    expect(me.page.locator(".verdict")).to_have_text("Everything matches.", timeout=60_000)
