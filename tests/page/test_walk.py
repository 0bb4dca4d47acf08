"""A whole turn as a screen reader tells it, against what `docs/accessibility.md` says."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.page.visitor import Visitor
from tests.page.walk import Walk

import lautta

pytestmark = pytest.mark.page

TOLD = Path(__file__).parents[2] / "docs" / "accessibility.md"
BLOCK = re.compile(r"(<!-- walk -->\n```text\n)(.*?)(```\n)", re.DOTALL)
PLACES = [place["name"] for place in lautta.game("amsterdam").board("amsterdam").data["places"]]


def test_a_turn_for_the_ear(visit: Callable[..., Visitor]) -> None:
    me = visit().play(opponents=1)
    names = [name for name in me.page.locator(".seat .name").all_inner_texts() if name != "You"]
    walk = Walk(me.page, PLACES, names)
    walk.press("Tab")
    walk.press("Tab")
    walk.press("Tab")
    walk.press("Enter", ".bar.mine")
    walk.press("q", "#question")
    walk.type("my hand")
    walk.press("Enter")
    walk.press("Escape")
    walk.press("b")
    walk.press("n")
    walk.press("Enter", ".pay")
    walk.press("Enter", turn=True)
    walk.press("d")
    walk.press("d", turn=True)
    walk.press(",", ".moments", past=True)
    walk.press("ArrowLeft", past=True)
    walk.press("0", ".bar.now")
    expect(me.page.locator(".bar.mine")).to_be_visible()
    heard = "\n".join(walk.lines) + "\n"
    text = TOLD.read_text()
    if os.environ.get("LAUTTA_WRITE_WALK"):
        TOLD.write_text(BLOCK.sub(lambda found: found[1] + heard + found[3], text))
        return
    found = BLOCK.search(text)
    assert found, "docs/accessibility.md has no walk"
    assert heard == found[2], "the walk is told otherwise now: LAUTTA_WRITE_WALK=1 writes it anew"
