"""A whole game of Tigris & Euphrates by clicks against two computers."""

import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, expect
from tests.page.finger import BY_TOUCH, Finger, by_touch, middle, put_the_result_away
from tests.page.tigris import WAR, Sitter, alone
from tests.page.visitor import Visit, Visitor, fits

MOST_STEPS = 700
PRESSES = 10  # tried, each for two seconds
LEADERS = ("king", "priest", "farmer", "trader")
ANSWER = ".do, .choice"
FINGER = 44  # pixels
FINGERED = (".zoom button", ".screen button", "header .switches button", ".bar .acts button")
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

    def press(self, target: Locator) -> None:
        """Press something; what became of a conflict is put away first, as on a phone it lies over the hand."""
        for _ in range(PRESSES):
            with suppress(Error):  # it has come, or gone, in the meantime
                if (seen := self.page.locator(".outcome .ways .solid")).count():
                    self.sitter.me.press(seen, timeout=2_000)
                self.sitter.me.press(target, timeout=2_000)
                return
        self.sitter.me.press(target)

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
            self._until_told(lambda: self.press(self.sitter.decision.locator(ANSWER).first))
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
        self.press(self.page.locator(f'.screen [data-tile="{what}"], .screen [data-leader="{what}"]').last)
        self.page.locator("[data-mark], .bar .notice").first.wait_for(state="attached")
        squares = self.sitter.marked(sign)
        if not squares:
            if (drop := self.page.get_by_role("button", name="Never mind")).count():
                self.press(drop)
            return False
        self.sitter.put(self.lots.choice(squares))
        return True

    def swap(self) -> None:
        """Swap half of the hand, or end the turn if there is none."""
        tiles = self.page.locator(".screen [data-tile]")
        if not tiles.count():
            self.press(self.sitter.end_turn)
            self._until_told(self.sitter.say_yes)
            return
        self.press(self.page.locator(".screen .swap"))
        for place in range(0, tiles.count(), 2):
            self.press(tiles.nth(place))
        self.sitter.me.agreeing(lambda: self.press(self.page.locator(".bar [data-swap]")))

    def _until_told(self, do: Callable[[], None]) -> None:
        before = self.sitter.me.happened
        do()
        self.sitter.me.more_than(before)


def to_its_end(me: Visitor) -> None:
    """A game against two computers, step by step."""
    me.start("tigris", opponents=2)
    sitter = Sitter(me)
    expect(sitter.board).to_be_visible()
    me.my_turn()
    somebody = Somebody(sitter)
    for _ in range(MOST_STEPS):
        if me.over:
            return
        somebody.step()
    raise AssertionError("the game did not come to its end")


@pytest.mark.soak
def test_a_game_is_played_to_its_end(visit: Visit) -> None:
    me = visit()
    to_its_end(me)
    expect(me.page.locator("#result-title")).to_be_visible()
    me.page.locator(".result .close").click()
    expect(me.page.locator(".seats .open")).to_have_count(3)  # the screens are lifted
    me.page.get_by_role("button", name="Show the result").click()
    me.page.get_by_role("button", name="Check this game").click()
    expect(me.page.locator(".verdict")).to_have_text("Everything matches.", timeout=60_000)


@pytest.mark.journey
def test_a_turn_by_touch(visit: Visit) -> None:
    """A tile is carried to its square, another one put there by taps; each is seen there before it is done."""
    me = by_touch(visit, BY_TOUCH[0])
    anna = alone(me, WAR)
    for part in FINGERED:
        boxes = [each.bounding_box() or {} for each in me.page.locator(f"{part}:visible").all()]
        assert boxes and all(min(box["width"], box["height"]) >= FINGER for box in boxes), part
    before = me.happened
    tile = me.page.locator(".screen [data-tile=temple]").first
    Finger(me).drag(middle(tile), middle(anna.square("G7")))
    expect(me.sentence).to_contain_text("(G7)")
    anna.say_yes()
    me.more_than(before)
    anna.take("market")
    anna.put(anna.marked("plain")[0])
    fits(me.page)


@pytest.mark.soak
@pytest.mark.parametrize("size", BY_TOUCH)
def test_a_whole_game_by_touch(visit: Visit, size: tuple[int, int]) -> None:
    me = by_touch(visit, size)
    to_its_end(me)
    put_the_result_away(me)
