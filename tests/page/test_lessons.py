"""Lessons in scenes: by clicks, by keys alone, by what a reader hears, and by somebody who clicks anything."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.games.test_lessons import SOLUTION
from tests.page.pupil import HEARD, WAY, Pupil, steps_of
from tests.page.visitor import PHONE, Visit, Visitor, fits, nothing_serious

from lautta.core import registry
from lautta.core.lessons import Step
from lautta.words import LANGUAGES, Words

LESSONS = [
    (game.name, lesson.name)
    for game in registry.games().values()
    for lesson in game.lessons.values()
    if lesson.scenes and not any(step.goal for step in steps_of(lesson))
]


def in_each_language(usual: str, *always: tuple[str, str]) -> list[Any]:
    """The same with a language each: each run takes only one."""
    return [
        pytest.param(*each, language, marks=[] if each in always and language == usual else pytest.mark.soak)
        for each in LESSONS
        for language in LANGUAGES
    ]


FIRST, TIGRIS, RIVER = ("amsterdam", "first"), ("tigris", "first"), ("roads", "river")
TABS = 120
SAME = "(one, wanted) => one === wanted || one.contains(wanted) || wanted.contains(one)"
BELOW = "document.documentElement.scrollHeight - innerHeight"


@pytest.mark.parametrize(
    ("game", "name"), [pytest.param(*each, marks=[pytest.mark.journey] if each == FIRST else []) for each in LESSONS]
)
def test_a_lesson_by_what_is_framed(visit: Visit, game: str, name: str) -> None:
    """By touch in Finnish: everything fits, and nothing is in the way; the end leads to a game."""
    me = visit(360, 740, "fi", **PHONE)
    pupil = Pupil(me, game, name).begin()
    shown: set[int] = set()

    def look(step: Step) -> None:
        scene = next(i for i, each in enumerate(pupil.lesson.scenes) if step in each.steps)
        framed = pupil.framed(step) if step.want and "place" not in step.point else []  # maps mark their places
        if framed:
            assert framed[0].evaluate("thing => getComputedStyle(thing).outlineStyle") == "dashed", step.say
        if scene not in shown:
            shown.add(scene)
            fits(me.page)
            if scene == 0:
                nothing_serious(me.page)
            for width in me.screens():
                if width > 1000:
                    assert me.page.evaluate(BELOW) == 0, "the card lies on the end of the table"

    pupil.walk(look)
    expect(me.page.locator("[data-on]")).to_be_visible()
    if (game, name) == FIRST:
        me.speak("de")
        for _ in me.screens():  # three buttons, with German words
            expect(me.page.locator("[data-play]")).to_be_in_viewport(ratio=1)
        me.page.locator("[data-play]").click()
        expect(me.page.locator(".keep")).to_be_visible()


@pytest.mark.parametrize(("game", "name", "language"), in_each_language("de", TIGRIS, RIVER))
def test_a_lesson_by_keys_alone(visit: Visit, game: str, name: str, language: str) -> None:
    me = visit(1400, 900, language)
    pupil = Pupil(me, game, name).begin()

    def press(thing: Locator) -> None:
        thing = tile_of(me, thing)
        reach(me, thing)
        me.page.keyboard.press("Space" if thing.evaluate("thing => thing.matches('label')") else "Enter")

    pupil.do = press
    pupil.walk()


def tile_of(me: Visitor, thing: Locator) -> Locator:
    """Where fingers touch a mark on a map, keys and readers choose its tile."""
    target = thing.get_attribute("data-target")
    return me.page.locator(f'[data-tile="{target[:2]}"]') if target else thing


def reach(me: Visitor, thing: Locator) -> None:
    """Bring the focus to something: from part to part with the tab key, within a board with arrows."""
    handle = thing.element_handle()
    assert handle
    here = "wanted => wanted === document.activeElement || wanted.contains(document.activeElement)"
    board = "wanted => wanted.closest('svg:has([tabindex])')?.contains(document.activeElement) ?? false"
    on_a_route = thing.get_attribute("data-route") is not None  # a key leads from one that may be built to the next
    for _ in range(TABS):
        if me.page.evaluate(here, handle):
            return
        if on_a_route:
            me.page.keyboard.press("n")
            continue
        if me.page.evaluate(board, handle):
            me.page.keyboard.press(me.page.evaluate(WAY, handle))
        else:
            me.page.keyboard.press("Tab")
    raise AssertionError(f"{thing} is not reached with keys")


@pytest.mark.parametrize(("game", "name", "language"), in_each_language("en", FIRST, RIVER))
def test_a_lesson_by_what_a_reader_hears(visit: Visit, game: str, name: str, language: str) -> None:
    """Everything is found by its role and its name, and the sentence of each step is announced."""
    me = visit(360, 740, language, **PHONE)
    say = Words(language).say
    pupil = Pupil(me, game, name).begin()

    def by_role(thing: Locator) -> None:
        thing = tile_of(me, thing)
        box = thing.evaluate("thing => thing.matches('label')")
        role, called = thing.evaluate(HEARD)
        begins = re.compile(r"\s*".join(map(re.escape, called.split()[:2])))
        found = me.page.get_by_role("checkbox") if box else me.page.get_by_role(role, name=begins)
        same = [one for one in found.all() if one.evaluate(SAME, thing.element_handle())]
        assert same, f"nobody hears of {role} {called!r}"
        same[0].focus()
        me.page.keyboard.press("Space" if box else "Enter")

    def heard(step: Step) -> None:
        sentence = say(f"{game}_course-{name}-{step.say}")
        card = me.page.get_by_role("region", name=say(f"{game}_course-{name}"))
        expect(card.locator("[aria-live=polite]")).to_have_text(sentence)

    pupil.do = by_role
    pupil.walk(heard)


def test_a_lesson_is_left_and_continued(visit: Visit) -> None:
    """What is not meant is not done in it."""
    me = visit()
    pupil = Pupil(me, "amsterdam", "first").begin()
    me.page.locator("[data-on]").click()
    expect(pupil.card).to_have_attribute("data-step", "contract")
    me.page.locator(".lesson-card .leave").click()
    line = me.page.locator('[data-lesson="first"]')
    expect(line).to_have_attribute("data-state", "begun")
    line.get_by_role("link").click()
    expect(pupil.card).to_have_attribute("data-step", "contract")
    me.page.locator("[data-back]").click()
    expect(pupil.card).to_have_attribute("data-step", "welcome")
    for _ in range(2):
        me.page.locator("[data-on]").click()
    expect(pupil.card).to_have_attribute("data-step", "row")
    me.page.locator('[data-take="deck"]').click()
    expect(me.page.get_by_role("alert")).to_contain_text(Words("en").say("page-lesson-meant"))
    assert pupil.step == "row"
    me.page.locator('[data-take="row 2"]').click()
    expect(pupil.card).to_have_attribute("data-step", "deck")


def test_lessons_are_found_from_home_from_the_new_table_and_from_the_help(visit: Visit) -> None:
    me = visit(360, 740, **PHONE).home()
    for address in ("", "#/new/tigris", "#/help/tigris"):
        me.page.goto(f"{me.address}{address}")
        me.page.locator('[data-learn="tigris"]').click()
        expect(me.page.locator(".lesson-card")).to_be_visible()
        for language in me.languages():
            heading = Words(language).say("tigris_course-first")
            expect(me.page.get_by_role("heading", name=heading)).to_be_visible()
    me.page.goto(f"{me.address}#/learn/roads")
    expect(me.page.locator("li[data-lesson]")).to_have_count(len(registry.game("roads").lessons))
    me.looks_well("lessons-roads")


def test_a_puzzle_is_solved_by_touch(visit: Visit) -> None:
    """Nothing is framed in it; a step back leads to where it can still be solved, and the next lesson is offered."""
    me = visit(360, 740, "en", **PHONE)
    pupil = Pupil(me, "roads", "puzzle").begin()
    pupil.card.locator("[data-on]").click()
    expect(pupil.card).to_have_attribute("data-step", "solve")
    me.page.locator(".bar .done").click()  # nothing is made yet: that was too soon
    expect(me.page.locator(".phases li[aria-current]")).not_to_have_text("Movement")
    me.page.locator("[data-back]").click()
    expect(me.page.locator(".phases li[aria-current]")).to_have_text("Movement")
    pupil.wait()
    for name, about, *more in (action.split() for action in SOLUTION if action != "done"):
        does = me.page.locator(touched(name, about, *more))
        for _ in range(0 if name == "put" else 8):  # until it can be done: whoever does it is chosen, or phases go by
            if does.count():
                break
            slot = me.page.locator(f'.todo [data-slot="{about}"][aria-pressed=false]')
            (slot if slot.count() else me.page.locator(".bar .done")).click()
            pupil.wait()
        does.click()
        pupil.wait()
    expect(pupil.card).to_have_attribute("data-step", "solved")
    fits(me.page)
    pupil.card.locator("[data-on]").click()
    expect(pupil.card).to_have_attribute("data-step", "end")


def touched(name: str, *about: str) -> str:
    """What is touched to do an action."""
    match name:
        case "load":
            return f'.inhand [data-load="{about[1]} {about[2]}"]'
        case "go":
            return f'[data-target="{about[1]}"]'
        case "use":
            return f'.todo [data-use="{about[0]}"]'
        case _:
            return f'[data-{name}="{about[0]}"]'
