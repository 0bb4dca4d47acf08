"""One scale: whatever opens at a table, its board stays where it is and as big, and the window never scrolls."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.page.finger import middle
from tests.page.prepared import NAMES, all_is_refused, computer, known, near_its_end, recorded
from tests.page.visitor import DRAWN, Visit, Visitor

from lautta.core.game import GameState

COMPUTERS = 3
LEFT = {"amsterdam": 24, "tigris": 66}  # actions that are left to do when I act
Screen = tuple[int, int, bool]  # width, height, and whether fingers touch it
SCREENS = (
    *((width, height, False) for width, height in ((1400, 900), (1366, 768), (1920, 1080), (820, 1180))),
    *((width, height, True) for width, height in ((740, 360), (667, 375), (844, 390), (360, 740), (390, 844))),
)
USUAL = SCREENS[1]
MEASURED = """() => {
  const {x, y, width, height} = document.querySelector(".board-area .frame").getBoundingClientRect();
  const {scrollWidth, scrollHeight} = document.documentElement;
  const round = (length) => Math.round(length * 10) / 10;
  return {board: [x, y, width, height].map(round), outside: [scrollWidth - innerWidth, scrollHeight - innerHeight,
    scrollX, scrollY]};
}"""
REFUSED = {"amsterdam": (".take.deck",), "tigris": ("[data-leader=king]", "[data-square=A1]"), "roads": (".bar .done",)}
LESSON = {"amsterdam": "first", "tigris": "first", "roads": "goods"}


def until_i_load() -> Callable[[GameState], tuple[int, int] | None]:
    """At random until a donkey of mine stands beside goods; the order is always called for, so that nobody plans."""
    chance = Random(3)

    def choose(state: GameState) -> tuple[int, int] | None:
        seat, *_ = state.to_move
        actions = state.actions(seat)
        loads = any(action.text.startswith("load") for action in actions)
        if loads and seat == 0 and state.turn > 4 and state.phase == "movement":
            return None
        return seat, chance.choice([action for action in actions if action.text == "call"] or actions).code

    return choose


class Scale:
    """Somebody who looks at a table in every window, and notes what is seen of its board."""

    def __init__(self, me: Visitor, game: str) -> None:
        self.me, self.page, self.game = me, me.page, game
        self.press = me.page.keyboard.press
        self.session = me.page.context.new_cdp_session(me.page)
        self.found: dict[str, dict[Screen, Any]] = {}

    def resize(self, screen: Screen) -> None:
        """Another window, or another machine."""
        width, height, touched = screen
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": touched}
        self.session.send("Emulation.setDeviceMetricsOverride", size)
        self.session.send("Emulation.setTouchEmulationEnabled", {"enabled": touched})
        self.page.evaluate(DRAWN)

    def measure(self, state: str) -> None:
        """Note where the board is, in every window."""
        self.found[state] = {}
        for screen in SCREENS:
            self.resize(screen)
            self.found[state][screen] = self.page.evaluate(MEASURED)
        self.resize(USUAL)

    def same(self, state: str, other: str = "rest") -> None:
        """The board is where it was in another state, and as big."""
        for screen, measured in self.found[state].items():
            assert measured["outside"] == [0, 0, 0, 0], f"{state} at {screen}: the window scrolls"
            assert measured["board"] == self.found[other][screen]["board"], f"{state} at {screen}: the board moves"

    def sit(self) -> str:
        """At a table of four that has gone on since I last looked."""
        if self.game == "roads":
            seats = [known(self.me, "Anna"), *(computer(name) for name in NAMES[:COMPUTERS])]
            table = recorded(self.me.database, "roads", seats, until_i_load(), seed=1)
        else:
            table = near_its_end(self.me, self.game, COMPUTERS + 1, LEFT[self.game])
        self.page.add_init_script(f"localStorage['lautta-seen-{table}'] ??= '20'")
        self.me.go(table).my_turn()
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        return table

    def refuse(self) -> None:
        """Be refused something."""
        all_is_refused(self.me, self.game)
        for part in REFUSED[self.game]:
            self.page.locator(part).first.click()
        expect(self.me.notice).to_be_visible()

    def forgive(self) -> None:
        """Put away what was said."""
        self.me.notice.locator(".close").click()
        self.press("Escape")
        self.page.unroute("**/actions")

    def open_dialog(self) -> None:
        """Open the sheet of this game's test."""
        name = {"amsterdam": "Settings", "tigris": "How to play", "roads": "Ask the board"}[self.game]
        self.page.get_by_role("button", name=name).click()
        expect(self.page.locator("dialog[open]")).to_be_visible()

    def think(self) -> None:
        """Come back while the next player thinks."""

        def thinking(route: Route) -> None:
            answer = route.fetch()
            stands = answer.json()
            stands["seats"][1]["level"] = "otto"  # one that has a name
            route.fulfill(response=answer, json={**stands, "to_move": [1], "legal": {}})

        self.page.route(re.compile(r"/api/tables/[\w-]+$"), thinking)
        self.page.reload()
        expect(self.page.locator(".thinks")).to_be_visible()


@pytest.mark.verify
@pytest.mark.parametrize("game", REFUSED)
def test_nothing_that_opens_moves_the_board(visit: Visit, game: str) -> None:
    scale = Scale(visit(*USUAL[:2]), game)
    page, press = scale.page, scale.press
    scale.sit()
    expect(page.locator(".lift .missed")).to_be_visible()
    scale.measure("missed")
    page.locator(".missed .close").click()
    expect(page.locator(".lift .missed")).to_have_count(0)
    scale.measure("rest")
    page.locator(".step:has(svg.bulb)").click()
    expect(page.locator(".advice .one").first).to_be_visible()
    scale.measure("advice")
    press("i")
    expect(page.locator(".advice")).to_have_count(0)
    scale.refuse()
    scale.measure("notice")
    scale.forgive()
    scale.open_dialog()
    scale.measure("dialog")
    press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    press("t")
    expect(page.locator(".bar.variation")).to_be_visible()
    scale.measure("variation")
    press("0")
    expect(page.locator(".bar.now")).to_be_visible()
    press(",")
    expect(page.locator(".bar.moment")).to_be_visible()
    scale.measure("moment")
    press("0")
    expect(page.locator(".bar.now")).to_be_visible()
    if game == "roads":
        page.locator(".todo .chip").first.click()
        expect(page.locator(".transporter-card [data-load]").first).to_be_attached()
        scale.measure("donkey")
    if game == "amsterdam":
        scale.think()
        scale.measure("thinks")
    for state in scale.found:
        scale.same(state)


@pytest.mark.verify
@pytest.mark.parametrize("game", LESSON)
def test_the_card_of_a_lesson_moves_no_board(visit: Visit, game: str) -> None:
    scale = Scale(visit(*USUAL[:2]), game)
    scale.page.goto(f"{scale.me.address}#/learn/{game}/{LESSON[game]}")
    expect(scale.page.locator(".lift .lesson-card")).to_be_visible()
    scale.me.answered()
    scale.measure("lesson")
    scale.page.locator(".lift").evaluate("lift => lift.remove()")
    scale.measure("without")
    scale.same("lesson", "without")


def test_four_players_of_roads_see_all_at_once(visit: Visit) -> None:
    """Everybody, order, wonder, 200 pixels of log, and the map; a wheel beside the map leaves the window alone."""
    scale = Scale(visit(*USUAL[:2]), "roads")
    scale.sit()
    scale.page.locator(".missed .close").click()
    expect(scale.page.locator(".seat .name")).to_have_count(COMPUTERS + 1)
    expect(scale.page.locator("[data-board]")).to_be_in_viewport(ratio=1)
    for part in (".seat", ".order", "#log"):
        for each in scale.page.locator(part).all():
            expect(each).to_be_in_viewport(ratio=1)
    log = scale.page.locator("#log").bounding_box()
    assert log and log["height"] >= 200
    before = scale.page.evaluate(MEASURED)
    x, y = middle(scale.page.locator(".order"))
    scale.page.mouse.move(x, y)
    scale.page.mouse.wheel(0, 400)
    scale.page.evaluate(DRAWN)
    assert scale.page.evaluate(MEASURED) == before
