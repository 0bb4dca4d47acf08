"""The curve of a search as a picture."""

import re
from xml.etree import ElementTree

import pytest

from lautta.cli.curve import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, drawing, ticks
from lautta.words import Words

SVG = "{http://www.w3.org/2000/svg}"


def drawn(points: list[tuple[float, int]]) -> ElementTree.Element:
    return ElementTree.fromstring(drawing(Words("en"), points))


def test_it_climbs_where_something_better_was_found() -> None:
    root = drawn([(0.0, 100), (30.0, 150), (60.0, 150)])
    path = root.find(f"{SVG}path")
    assert path is not None
    places = [float(number) for number in re.findall(r"[\d.]+", path.attrib["d"])]
    across, up = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    assert ticks(60)[-1] == 60 and ticks(150)[-1] == 150
    middle, end = LEFT + across / 2, LEFT + across
    low, high = TOP + up / 3, TOP
    assert places == pytest.approx([LEFT, low, middle, high, end, high], abs=0.1)
    assert {"seconds", "points"} <= {text.text for text in root.iter(f"{SVG}text")}


def test_nothing_found_is_a_picture_too() -> None:
    root = drawn([])
    assert root.find(f"{SVG}path") is None and root.find(f"{SVG}line") is not None


@pytest.mark.parametrize("most", [0.4, 1, 9, 72.3, 190, 251, 918, 1000, 5034])
def test_ticks_are_few_and_reach_the_end(most: float) -> None:
    found = ticks(most)
    assert found[0] == 0 and found[-1] >= most > found[-2] and 2 <= len(found) <= 6
