"""What is on a board and on the table can be told from it, light and dark; measured from the style sheets."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
TIGRIS = (SOURCES / "games" / "tigris" / "tigris.css").read_text()
PAGE = (SOURCES / "app.css").read_text() + (SOURCES / "table" / "history" / "sitting.css").read_text()
ENOUGH, FOR_TEXT = 3.0, 4.5  # of WCAG 2.2
# The grounds that words lie on, by the rule that sets them: the page, a table, a moment of the past, a variation.
GROUNDS = (
    ":root {",
    ":root:where([data-shell]) {",
    ':root:where([data-sitting="moment"]) {',
    ':root:where([data-sitting="variation"]) {',
)


def colour(name: str, dark: bool, styles: str = TIGRIS) -> str:
    """A colour of the style sheet, as six hexadecimal digits."""
    found = re.search(rf"--{name}: light-dark\(#([0-9a-f]{{6}}), #([0-9a-f]{{6}})\)", styles)
    assert found, name
    return found[1 + dark]


def on(ground: str, name: str, dark: bool) -> str:
    """A colour of the page where this rule holds: its own, else that of a table, else that of the page."""
    rules = [ground, *GROUNDS[1::-1]] if ground != GROUNDS[0] else [ground]
    blocks = [PAGE[PAGE.index(rule) :].partition("}")[0] for rule in rules]
    return colour(name, dark, next(block for block in blocks if f"--{name}: light-dark(#" in block))


def stained(digits: str) -> str:
    """The ground where it is darkest."""
    found = re.search(r"var\(--wood\), #([0-9a-f]{6}) (\d+)%", PAGE)
    assert found
    share = int(found[2]) / 100
    both = ([int(each[at : at + 2], 16) for at in (0, 2, 4)] for each in (digits, found[1]))
    return "".join(f"{round(wood * (1 - share) + stain * share):02x}" for wood, stain in zip(*both, strict=True))


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


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("ground", GROUNDS)
def test_words_can_be_read_on_wood_and_paper(ground: str, dark: bool) -> None:
    wood, paper = on(ground, "wood", dark), on(ground, "paper", dark)
    for name in ("ink", "ink-2", "on-wood"):
        assert contrast(on(ground, name, dark), wood if dark else stained(wood)) >= FOR_TEXT, name
    for name in ("ink", "ink-2", "accent"):
        assert contrast(on(ground, name, dark), paper) >= FOR_TEXT, name
    assert contrast(on(ground, "focus", dark), wood if dark else stained(wood)) >= ENOUGH


CROSS = re.compile(r'd="M([\d.]+) \1[lL][\d. ]+M[\d.]+ \1[lL][-\d. ]+"|>\s*[×✕✖]\s*<')


def test_panels_have_one_cross() -> None:
    assert [path.name for path in SOURCES.rglob("*.svelte") if CROSS.search(path.read_text())] == []
    assert CROSS.search('<path d="M3 3l10 10M13 3L3 13" />')
