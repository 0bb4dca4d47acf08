"""The first lesson of Roads & Boats, by clicks; what it says after wrong moves is tested in lesson.test.ts."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.page.visitor import Visitor, fits, nothing_serious

pytestmark = pytest.mark.page

Visit = Callable[..., Visitor]
HOME, WOODS, ROCK = "b2", "b1", "b3"


class Pupil:
    """Somebody who does what the lesson says."""

    def __init__(self, me: Visitor) -> None:
        self.me, self.page = me, me.page

    def begin(self) -> "Pupil":
        self.me.home().card("roads").locator(".learn").click()
        self.asked("home")
        return self

    def asked(self, step: str) -> None:
        """The lesson says this now."""
        expect(self.page.locator(f'.lesson[data-step="{step}"]')).to_be_visible()

    def click(self, place: str) -> None:
        self.page.locator(f'[data-target="{place}"]').click()

    def donkey(self, number: int) -> None:
        self.page.locator(f'.todo [data-slot="t{number}"]').click()

    def load(self, good: str) -> None:
        before = self.me.happened
        self.page.locator(f'[data-load="{good} a"]').click()
        self.me.more_than(before)

    def done(self) -> None:
        self.page.locator(".bar .done").click()

    def build(self, place: str, what: str) -> None:
        self.page.locator(f'.todo [data-site="{place}"]').click()
        self.page.locator(f'[data-build="{what} {place}"]').click()

    def until(self, *steps: str) -> str:
        """Wait until the lesson says one of these."""
        self.page.locator(",".join(f'.lesson[data-step="{step}"]' for step in steps)).first.wait_for()
        return str(self.page.locator(".lesson").get_attribute("data-step"))

    def done_until(self, *steps: str) -> str:
        """End phases until the lesson says one of these; those with nothing to do may end by themselves."""
        for _ in range(6):
            self.page.wait_for_timeout(700)
            now = str(self.page.locator(".lesson").get_attribute("data-step"))
            if now in steps:
                return now
            if now.endswith(("-done", "-first", "-given")):
                self.done()
        return self.until(*steps)

    def first_buildings(self) -> None:
        """The whole first turn: a board to the woods, two to the rock, three buildings."""
        self.click(HOME)
        self.done_until("load-board")
        self.donkey(1)
        self.load("boards")
        self.asked("to-woods")
        self.click(WOODS)
        self.asked("load-boards")
        self.donkey(2)
        self.load("boards")
        self.load("boards")
        self.asked("to-rock")
        self.click(ROCK)
        self.asked("movement-done")
        self.done()
        self.asked("build-woodcutter")
        self.build(WOODS, "woodcutter")
        self.asked("build-quarry")
        self.build(ROCK, "quarry")
        self.asked("build-sawmill")
        self.build(HOME, "sawmill")


def test_the_lesson_as_it_is_meant(visit: Visit) -> None:
    """On a wide screen; in every language and on a phone somebody follows it who only reads: `test_roads_stranger`."""
    me = visit()
    pupil = Pupil(me).begin()
    fits(me.page)
    nothing_serious(me.page)
    me.picture("lesson-1")
    pupil.first_buildings()
    pupil.done_until("load-trunks")
    me.picture("lesson-2")
    pupil.donkey(1)
    pupil.load("trunks")
    pupil.asked("trunks-home")
    pupil.click(HOME)
    pupil.asked("load-stone")
    pupil.donkey(2)
    pupil.load("stone")
    pupil.asked("stone-home")
    pupil.click(HOME)
    pupil.done_until("build-road")
    pupil.page.locator(f'[data-tile="{HOME}"]').focus()
    pupil.page.keyboard.press("Enter")
    pupil.page.locator(f'[data-work="road {HOME}-{WOODS}"]').click()
    pupil.done_until("saw")
    pupil.page.locator(f'[data-use="{HOME}"]').click()
    pupil.done_until("by-road")
    pupil.donkey(3)
    pupil.click(WOODS)
    pupil.asked("by-road-load")
    pupil.load("trunks")
    pupil.asked("by-road-back")
    fits(me.page)
    pupil.click(HOME)
    pupil.asked("end")
    expect(me.page.locator(".lesson .reached")).to_have_count(7)
    fits(me.page)
    nothing_serious(me.page)
    me.picture("lesson-3")


def test_whoever_spends_the_boards_elsewhere_may_begin_again(visit: Visit) -> None:
    pupil = Pupil(visit()).begin()
    pupil.click(HOME)
    pupil.done_until("load-board")
    pupil.done()
    pupil.page.locator(f'.todo [data-site="{HOME}"]').click()
    pupil.page.locator(f'[data-build="coal_burner {HOME}"]').click()
    pupil.asked("stuck")
    old = pupil.me.table
    pupil.page.locator(".lesson .solid").click()
    pupil.asked("home")
    assert pupil.me.table != old


def test_it_can_be_left_and_taken_up(visit: Visit) -> None:
    pupil = Pupil(visit()).begin()
    pupil.page.locator(".lesson .leave").click()
    expect(pupil.page.locator(".lesson p")).to_have_count(0)
    pupil.page.reload()
    expect(pupil.page.locator(".lesson.left")).to_be_visible()
    pupil.page.locator(".lesson button").click()
    pupil.asked("home")


def test_the_map_of_the_lesson_is_not_among_the_scenarios(visit: Visit) -> None:
    me = visit().home()
    games: Any = me.page.evaluate("fetch('/api/games').then(answer => answer.json())")
    roads = next(game for game in games if game["name"] == "roads")
    assert roads["lessons"][0] == {"name": "goods", "board": "first_lesson"}
    assert "first_lesson" not in [board["name"] for board in roads["boards"]]
    assert len(roads["boards"]) == 22
    me.page.goto(me.address + "#/help/roads")
    me.page.locator(".learn button").click()
    expect(me.page.locator(".lesson")).to_be_visible()
