"""Somebody who does at the page of Roads & Boats by touch what was chosen elsewhere, and in a game beside it."""

from playwright.sync_api import expect
from tests.page.finger import Finger, middle
from tests.page.roads import Rider
from tests.page.visitor import DRAWN

from lautta.core.game import GameState
from lautta.games.roads.show.macros import macros

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
OF_TILES = ("build", "mine", "shaft", "road", "bridge", "wall", "demolish")
ON_THE_MAP = "([x, y]) => document.elementFromPoint(x, y)?.closest('svg.map') != null"


class Toucher:
    """Does it with a finger: transporters are dragged, and what a tile offers is taken from its menu."""

    def __init__(self, rider: Rider, state: GameState) -> None:
        self.rider, self.page, self.state = rider, rider.page, state
        self.number = int(self.page.locator("main.roads").get_attribute("data-number") or 0)
        self.finger = Finger(rider.me)
        self.dragged = 0

    def do(self, action: str) -> None:
        """Do an action; a factory is run as often as it goes by itself."""
        name, *params = action.split()
        done = [action]
        if name == "use":
            done = next(way["actions"] for way in macros(self.state, 0, "use", {}) if way["tile"] == params[0])
            self.look(params[0])
            self.page.locator(f'[data-deed="run {params[0]}"]').tap()
        elif name == "done":
            self.see_all()  # a tap elsewhere: the second of two quick ones on the same place does nothing
            self.rider.bar.locator(".done").tap()
        elif name == "go":
            self.go(*params)
        elif name == "home":
            self.aim(params[0])
            self.rider.bar.get_by_role("button", name="home").tap()
            done.append("done")  # with the first production, as nothing is built yet
        elif name in OF_TILES:
            self.look(tile_of(action))
            self.page.locator(f'[data-deed="{action}"]').tap()
        else:
            if name in OF_TRANSPORTERS:
                self.choose(params[0])
            if name == "unload" and (onto := self.page.locator(f'[data-onto="{params[2]}"]')).count():
                onto.tap()
            self.page.locator(BUTTONS[name].format(*params)).first.tap()
        for each in done:
            self.state.apply(each, 0)
        self.number += len(done)
        expect(self.page.locator(f'main.roads:not(.running)[data-number="{self.number}"]')).to_be_visible()

    def choose(self, slot: str) -> None:
        """Choose a transporter unless it is chosen."""
        chip = self.rider.chip(slot)
        if chip.get_attribute("aria-pressed") != "true":
            chip.tap()

    def look(self, tile: str) -> None:
        """Look at a tile: tap a corner of it, where nothing stands."""
        self.see_all()
        if self.page.locator(f'main.roads[data-looked="{tile}"]').count():
            return
        x, y, width, height = (self.rider.tile(tile).bounding_box() or {}).values()
        self.page.touchscreen.tap(x + width / 2, y + height * 0.05)
        expect(self.page.locator(f'main.roads[data-looked="{tile}"]')).to_be_visible()

    def go(self, slot: str, place: str) -> None:
        """Drag a transporter to where it shall go, where both can be told apart; else by taps on a bigger map."""
        self.see_all()
        token = self.page.locator(f'[data-transporter="0.{slot}"] .plate')
        target = self.page.locator(f'[data-target="{place}"]')
        if token.count() and self.page.evaluate(ON_THE_MAP, middle(token)):
            x, y = middle(token)
            self.finger.down((x, y))
            self.finger.move((x + 10, y + 10))
            expect(self.page.locator("[data-target], [data-close]").first).to_be_attached()
            if target.count():
                self.finger.move(middle(target))
                self.finger.up()
                self.dragged += 1
                return
            self.finger.cancel()
        self.choose(slot)
        self.aim(place)

    def aim(self, place: str) -> None:
        """Tap the mark of a place; where several have one together, that one first."""
        expect(self.page.locator("[data-target], [data-close]").first).to_be_attached()
        target = self.page.locator(f'[data-target="{place}"]')
        while not target.count():
            width = self.rider.map.get_attribute("width")
            self.page.locator(f'[data-close="{tile_of(place)}"]').tap()
            expect(self.rider.map).not_to_have_attribute("width", width or "")
            self.page.evaluate(DRAWN)
        target.tap()

    def see_all(self) -> None:
        """Put away what lies over the map, and see all of it."""
        if self.page.locator(".inhand .close").count():
            self.page.evaluate("document.querySelector('.inhand .close')?.click()")  # a phase that begins closes it too
        self.page.locator("[data-board]").evaluate("board => board.scrollIntoView({block: 'nearest'})")
        self.page.get_by_role("button", name="Whole map").tap()


def tile_of(action: str) -> str:
    """The tile that one of the parameters of an action names."""
    place = next(part for part in reversed(action.split()) if part[:1].isalpha() and part[1:2].isdigit())
    return place.partition("-")[0].partition("/")[0].rstrip("abc")
