"""A whole game alone by clicks, driven by what the settler would do; the page and a game played beside it agree."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.page.roads import Rider
from tests.page.visitor import Visitor

import lautta
from lautta import players
from lautta.core.game import GameState
from lautta.games.roads.macros import macros

pytestmark = pytest.mark.page

Visit = Callable[..., Visitor]
MOST_ACTIONS = 900
KEEP_QUIET = "() => localStorage.setItem('lautta-settings', JSON.stringify({answer: false}))"
# The button for an action, by its name; {0}, {1} ... are its parameters.
BUTTONS = {
    "load": '[data-load="{1} {2}"]', "unload": '[data-unload="{1} {2}"]', "hand": '[data-hand="{1} {2}"]',
    "lead": '[data-lead="{1}"]', "leave": '[data-leave="{1}"]', "take": '[data-take="{1}"]', "set": '[data-set="{1}"]',
    "alight": '[data-alight="{1}"]', "pay": '[data-pay="{0} {1}"]', "put": '[data-put="{0}"]',
    "launch": '[data-launch="{0}"]', "scrap": '[data-scrap="{0}"]', "upgrade": '[data-upgrade="{0}"]',
    "enough": "[data-enough]", "drop": "[data-drop]", "breed": '[data-breed="{0}"]', "wagon": '[data-wagon="{0}"]',
    "research": '[data-research="{0}"]', "brick": "[data-brick]", "home": '[data-target="{0}"]',
}  # fmt: skip
OF_TRANSPORTERS = ("load", "unload", "hand", "lead", "leave", "take", "set", "alight")
OF_TILES = {
    "build": '[data-build="{0} {1}"]', "mine": '[data-build="mine {0} {1}"]', "shaft": '[data-build="shaft {0} {1}"]',
    "road": '[data-work="road {0}"]', "bridge": '[data-work="bridge {0}"]', "wall": '[data-work="wall {0}"]',
    "demolish": '[data-work="demolish {0}"]',
}  # fmt: skip


class Follower:
    """Does at the page what was chosen, and the same in a game of its own."""

    def __init__(self, rider: Rider, state: GameState) -> None:
        self.rider, self.page, self.state = rider, rider.page, state
        self.number = int(self.page.locator("main.roads").get_attribute("data-number") or 0)

    def do(self, action: str) -> None:
        """Do an action by clicks; a factory is run as often as it goes by itself."""
        name, *params = action.split()
        done = [action]
        if name == "use":
            done = next(way["actions"] for way in macros(self.state, 0, "use", {}) if way["tile"] == params[0])
            self.page.locator(f'[data-use="{params[0]}"]').click()
        elif name == "done":
            self.rider.bar.locator(".done").click()
        elif name == "go":
            self.choose(params[0])
            self.page.locator(f'[data-target="{params[1]}"]').click()
        elif name in OF_TILES:
            self.look(params)
            self.page.locator(f"section.tile {OF_TILES[name].format(*params)}").click()
        else:
            if name in OF_TRANSPORTERS:
                self.choose(params[0])
            self.page.locator(BUTTONS[name].format(*params)).click()
        for each in done:
            self.state.apply(each, 0)
        self.number += len(done)
        expect(self.page.locator(f'main.roads:not(.running)[data-number="{self.number}"]')).to_be_visible()

    def choose(self, slot: str) -> None:
        """Choose a transporter unless it is chosen."""
        chip = self.page.locator(f'.todo [data-slot="{slot}"]')
        if chip.get_attribute("aria-pressed") != "true":
            chip.click()

    def look(self, params: list[str]) -> None:
        """Look at the tile that one of the parameters names."""
        place = next(part for part in reversed(params) if part[:1].isalpha() and part[1:2].isdigit())
        tile = place.partition("-")[0].partition("/")[0].rstrip("abc")
        if self.page.locator(f'main.roads[data-looked="{tile}"]').count() == 0:
            self.rider.look(tile)


@pytest.mark.slow
def test_a_whole_game_alone_by_clicks(visit: Visit) -> None:
    me = visit()
    me.home().page.evaluate(KEEP_QUIET)
    rider = Rider(me).start()
    state = lautta.game("roads").new(1, seed=1)
    settler, follower = players.make("sense", 1), Follower(rider, state)
    for _ in range(MOST_ACTIONS):
        if state.over:
            break
        follower.do(state.space.text(settler.choose(state.view(0), 0)))
    assert state.over, "the game did not end"
    expect(me.page.locator(".result")).to_be_visible()
    assert str(state.scores[0]) in me.page.locator(".result").inner_text()
    me.picture("roads_result", whole=True)
