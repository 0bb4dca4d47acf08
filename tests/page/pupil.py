"""Somebody in a lesson, who does what is framed: with a mouse, with keys alone, or by what a reader hears."""

import json
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as Timeout
from tests.page.visitor import IDLE, Visitor

from lautta.core import registry
from lautta.core.lessons import Lesson, Step

MOST_ACTS = 14  # until one step is done
GONE = 10_000  # milliseconds after which a thing that cannot be clicked is looked for again
# Where the tab key does not lead, arrow keys do: which way the wanted thing lies from what has the focus.
WAY = """
wanted => {
  const [from, to] = [document.activeElement.getBoundingClientRect(), wanted.getBoundingClientRect()];
  const x = to.left + to.right - from.left - from.right, y = to.top + to.bottom - from.top - from.bottom;
  return Math.abs(x) > Math.abs(y) ? (x > 0 ? "ArrowRight" : "ArrowLeft") : (y > 0 ? "ArrowDown" : "ArrowUp");
}
"""
DONE = """
([key, number]) => document.querySelector("main:not(.running)") && number <
  JSON.parse(localStorage.getItem(key) ?? '{"done": []}').done.reduce((sum, scene) => sum + scene.length, 0)
"""
HEARD = """
thing => {
  const stop = thing.closest("button, a, [role=button]") ?? thing.querySelector("button, a, [role=button]") ?? thing;
  const name = stop.getAttribute("aria-label") ?? stop.innerText ?? "";
  return [stop.getAttribute("role") ?? (stop.tagName === "A" ? "link" : "button"), name.replace(/\\s+/g, " ").trim()];
}
"""


def lesson_of(game: str, name: str) -> Lesson:
    return registry.game(game).lessons[name]


def steps_of(lesson: Lesson) -> list[Step]:
    return [step for scene in lesson.scenes for step in scene.steps]


class Pupil:
    """Does a lesson step by step; `do` is how something is done to what is framed."""

    def __init__(self, me: Visitor, game: str, name: str) -> None:
        self.me, self.page, self.game = me, me.page, game
        self.lesson = lesson_of(game, name)
        self.do: Callable[[Locator], None] = self.click

    def begin(self) -> "Pupil":
        self.page.goto(f"{self.me.address}#/learn/{self.game}/{self.lesson.name}")
        expect(self.card).to_be_visible()
        return self

    @property
    def card(self) -> Locator:
        return self.page.locator(".lesson-card")

    @property
    def step(self) -> str:
        return self.card.get_attribute("data-step") or ""

    @property
    def number(self) -> int:
        """How many steps are done."""
        kept = self.page.evaluate("key => localStorage.getItem(key)", f"lautta-lesson-{self.game}-{self.lesson.name}")
        return sum(map(len, json.loads(kept)["done"])) if kept else 0

    # what is framed

    def framed(self, step: Step) -> list[Locator]:
        """What a step points at and is seen, in order; places of a map first."""
        found = []
        looked = self.page.locator("main").get_attribute("data-looked")
        builds = "build" in step.point or "work" in step.point
        for what, names in step.point.items():
            for name in names:
                if what == "place" and (not builds or looked == name):
                    continue  # it is only marked, or chosen already
                tile = f'[data-tile="{name}"]' if what == "place" else f'[data-{what}="{name}"]'
                found += [self.page.locator(tile).last if what in ("place", "slot") else self.page.locator(tile).first]
        return [one for one in found if one.count() and one.is_visible()]

    def click(self, thing: Locator) -> None:
        """Click at the middle of a thing, or at a tile where nothing lies: near its lower corner.

        What an answer to the click before takes away just now is left alone: the next look finds what is framed then.
        """
        with suppress(Timeout):
            box = thing.bounding_box(timeout=GONE)
            tile = box if thing.get_attribute("data-tile", timeout=GONE) and self.game == "roads" else None
            thing.click(position={"x": tile["width"] / 2, "y": tile["height"] * 0.9} if tile else None, timeout=GONE)

    # going on

    def walk(self, before_each: Callable[[Step], None] | None = None) -> None:
        """Do the whole lesson."""
        for number, step in enumerate(steps_of(self.lesson)):
            expect(self.card).to_have_attribute("data-step", step.say)
            assert self.number == number
            if before_each:
                before_each(step)
            self.act(step, number)
            self.settle(number)
        expect(self.card).to_have_attribute("data-step", "end")

    def settle(self, number: int) -> None:
        """Wait until a step is done."""
        self.page.wait_for_function(DONE, arg=[f"lautta-lesson-{self.game}-{self.lesson.name}", number])

    def act(self, step: Step, number: int) -> None:
        """Do what is framed, one thing after another, until the step is done."""
        for _ in range(MOST_ACTS):
            for thing in self.next_of(step):
                if not thing.count():
                    break  # what was done before has changed what can be done
                self.do(thing)
                self.wait()
                if self.number > number:
                    return
            self.wait()
            if self.number > number:
                return
        raise AssertionError(f"{step.say} of {self.lesson.name}: {[str(one) for one in self.framed(step)]}")

    def wait(self) -> None:
        """Wait until what was done has been answered, and is shown."""
        self.me.answered()
        expect(self.page.locator("main:not(.running)")).to_be_visible()
        self.page.evaluate(IDLE)

    def next_of(self, step: Step) -> list[Locator]:
        """What is worth doing now; what is chosen already is left alone."""
        if not step.want:
            return [self.page.locator("[data-on]")]
        if self.page.locator(".keep label").count():
            box = self.page.locator(".keep label").first
            chosen = self.page.locator(".keep input:checked").count()
            return [self.page.locator(".keep .do")] if chosen else [box]
        if (question := self.page.locator("main.tigris .bar .do:visible")).count():
            return [question.first]
        idle = [("aria-pressed", "true"), ("aria-disabled", "true")]
        framed = [one for one in self.framed(step) if not any(one.get_attribute(name) == on for name, on in idle)]
        routes = [one for one in framed if one.get_attribute("data-route")]
        if routes:  # one is chosen, and then paid for
            chosen = "chosen" in (routes[0].get_attribute("class") or "").split()
            framed = [one for one in framed if (one.get_attribute("data-payment") is not None) == chosen]
        return framed or self.page.locator(".bar .do:visible").all()[:1]
