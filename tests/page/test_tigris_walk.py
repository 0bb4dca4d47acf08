"""A war of Tigris & Euphrates as a screen reader tells it, against what the documentation says."""

import pytest
from tests.page.conftest import Server
from tests.page.test_walk import check
from tests.page.tigris import WAR, two
from tests.page.visitor import Visit
from tests.page.walk import Walk


def take(walk: Walk) -> None:
    """From the board into a war, with supporters."""
    walk.press("b")
    walk.press("ArrowRight")
    walk.press("ArrowDown")
    walk.press("2", "[data-mark=war]")
    walk.press("Enter", "[data-war]:focus")
    walk.press("Enter", ".decision .do:focus")
    walk.press("+")
    walk.press("Enter", ".bar:not(.mine)")


@pytest.mark.parametrize("language", ["en", "fi", "de"])
def test_a_war_for_the_ear(visit: Visit, server: Server, language: str) -> None:
    one = visit(language=language)
    two(one, visit(language=language), WAR)
    walk = Walk(one, [], ["Anna", "Ben"], language)
    take(walk)
    check(walk, f"tigris-{language}", language)
