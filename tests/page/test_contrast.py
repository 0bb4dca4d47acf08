"""What lies on a board can be told from it, in the light and in the dark; measured from the style sheets."""

import re
from pathlib import Path

import pytest

STYLES = Path(__file__).parents[2] / "web" / "src" / "games" / "tigris" / "tigris.css"
ENOUGH = 3.0  # of WCAG 2.2, for what is no text


def colour(name: str, dark: bool) -> str:
    """A colour of the style sheet, as six hexadecimal digits."""
    found = re.search(rf"--{name}: light-dark\(#([0-9a-f]{{6}}), #([0-9a-f]{{6}})\)", STYLES.read_text())
    assert found, name
    return found[1 + dark]


def lightness(digits: str) -> float:
    """The relative luminance of a colour."""
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    low, high = sorted((lightness(one), lightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("ground", ["sand", "sand-2", "water"])
def test_a_catastrophe_can_be_told_from_land_and_river(ground: str, dark: bool) -> None:
    assert contrast(colour("burnt-2", dark), colour(ground, dark)) >= ENOUGH
