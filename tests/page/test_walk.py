"""A whole turn, and a war, as a screen reader tells them, against what the documentation says."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.page.prepared import computer, known, prepare
from tests.page.tigris import WAR, two
from tests.page.visitor import Visit
from tests.page.walk import Walk

import lautta
from lautta.words import Words

DOCS = Path(__file__).parents[2] / "docs"
PLACES = [place["name"] for place in lautta.game("amsterdam").board("amsterdam").data["places"]]
SEED = 1  # of a deal in which the first route cannot be built at once, and another can
QUESTIONS = {"en": "my hand", "fi": "käteni", "de": "meine Hand"}


def check(walk: Walk, name: str, language: str) -> None:
    """Compare a walk with the one in the documentation, or write it there if LAUTTA_WRITE_WALK is set."""
    page = DOCS / ("accessibility.md" if language == "en" else f"heard/{language}.md")
    text, heard = page.read_text(), "\n".join(walk.lines) + "\n"
    found = re.search(rf"(<!-- walk {name} -->\n```text\n)(.*?)(```\n)", text, re.DOTALL)
    assert found, f"{page} has no walk {name}"
    if os.environ.get("LAUTTA_WRITE_WALK"):
        page.write_text(text[: found.start(2)] + heard + text[found.end(2) :])
        return
    assert heard == found[2], "the walk is told otherwise now: LAUTTA_WRITE_WALK=1 writes it anew"


def take(walk: Walk, question: str) -> None:
    """A turn by keys, with a question, and a look back."""
    for _ in range(3):
        walk.press("Tab")
    walk.press("Enter", ".bar.mine")
    walk.press("q", "#question")
    walk.type(question)
    for key in ("Enter", "Escape", "b", "n"):
        walk.press(key)
    walk.press("Enter", ".pay")
    walk.press("Enter", turn=True)
    walk.press("d")
    walk.press("d", turn=True)
    walk.press(",", ".moments", past=True)
    walk.press("ArrowLeft", past=True)
    walk.press("0", ".bar.now")


@pytest.mark.parametrize("language", ["en", "fi", "de"])
def test_a_turn_for_the_ear(visit: Visit, language: str) -> None:
    me = visit(language=language)
    dealt = lautta.game("amsterdam").new(2, seed=SEED).text()
    table = prepare(me.database, "amsterdam", dealt, [known(me, "Anna"), computer("Otto")])
    me.page.goto(f"{me.address}#/table/{table}")
    expect(me.page.locator(".keep")).to_be_visible()
    you = Words(language).say("page-you")
    names = [name for name in me.page.locator(".seat .name").all_inner_texts() if name != you]
    walk = Walk(me, PLACES, names, language)
    take(walk, QUESTIONS[language])
    expect(me.page.locator(".bar.mine")).to_be_visible()
    check(walk, language, language)


@pytest.mark.parametrize("language", ["en", "fi", "de"])
def test_a_war_for_the_ear(visit: Visit, language: str) -> None:
    """From the board into a war, with supporters."""
    one = visit(language=language)
    two(one, visit(language=language), WAR)
    walk = Walk(one, [], ["Anna", "Ben"], language)
    for key in ("b", "ArrowRight", "ArrowDown"):
        walk.press(key)
    walk.press("2", "[data-mark=war]")
    walk.press("Enter", "[data-war]:focus")
    walk.press("Enter", ".decision .do:focus")
    walk.press("+")
    walk.press("Enter", ".bar:not(.mine)")
    check(walk, f"tigris-{language}", language)
