"""What the page about the architecture says and draws is held to the folders and to the linters' contracts."""

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
CONTRACTS = {
    contract["name"]: contract
    for contract in tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
}
SVG = "{http://www.w3.org/2000/svg}"
HOUSES = {"package": "src/lautta", "game": "src/lautta/games/roads", "server": "src/lautta/server", "page": "web/src"}


def rooms_of(place: str) -> set[str]:
    """The folders of a place, and the modules that stand beside them."""
    found = {path.stem for path in (ROOT / place).iterdir() if path.is_dir() or path.suffix == ".py"}
    return {name for name in found if not name.startswith("_")} - {"locales", "page", "lessons", "best"}


def table_of(house: str) -> list[str]:
    """The rooms in the table of a house, in their order."""
    section = PAGE.partition(f"## {'A' if house == 'game' else 'The'} {house}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| \[`(\w+)`\]", section, re.MULTILINE)


def drawn(picture: str) -> dict[str, float]:
    """How far down each room stands in a picture."""
    texts = ElementTree.parse(ROOT / f"docs/pictures/{picture}.svg").iter(f"{SVG}text")
    return {text.text or "": float(text.attrib["y"]) for text in texts if text.get("class") == "name"}


def layers_of_the_page() -> list[str]:
    """The folders of `web/src` from top to bottom, as the linter has them."""
    config = (ROOT / "web/eslint.config.js").read_text(encoding="utf-8")
    layers = re.findall(r'"([^"]+)"', config.partition("const LAYERS = [")[2].partition("]")[0])
    return list(dict.fromkeys(layer.partition("/")[0] for layer in reversed(layers)))


def layers_of(contract: str) -> list[str]:
    """The rooms of a contract from top to bottom; of those that stand side by side, the first first."""
    return [room for layer in CONTRACTS[contract]["layers"] for room in layer.strip("()").split(" | ")]


ORDERS = {
    "package": [layer.removeprefix("lautta.") for layer in layers_of(
        "Arrows point one way, from cli down to core")],
    "game": layers_of("Each room of a game knows only those below it"),
    "server": layers_of("Each room of the server knows only those below it"),
    "page": layers_of_the_page(),
}  # fmt: skip


@pytest.mark.parametrize(("house", "place"), HOUSES.items())
def test_the_tables_and_pictures_have_the_rooms_that_there_are(house: str, place: str) -> None:
    assert set(table_of(house)) == rooms_of(place)
    assert set(drawn(house)) == rooms_of(place)


@pytest.mark.parametrize(("house", "order"), ORDERS.items())
def test_they_stand_in_the_order_that_the_linters_hold(house: str, order: list[str]) -> None:
    depth = drawn(house)
    assert [room for room in table_of(house) if room in order] == order
    assert [depth[room] for room in order] == sorted(depth[room] for room in order)


@pytest.mark.parametrize("picture", [*HOUSES, "action"])
def test_each_picture_says_in_words_what_it_shows(picture: str) -> None:
    alternative = re.search(rf"!\[([^\]]+)\]\(pictures/{picture}\.svg\)", PAGE)
    assert alternative and len(alternative[1]) > 50
    root = ElementTree.parse(ROOT / f"docs/pictures/{picture}.svg").getroot()
    assert root.get("role") == "img" and all(root.findtext(f"{SVG}{part}") for part in ("title", "desc"))
    named = root.findtext(f"{SVG}desc") or ""
    assert [
        name for name in drawn(picture) if name.removesuffix("games/<name>").strip("0123456789 ,") not in named
    ] == []
    source = (ROOT / f"docs/pictures/{picture}.svg").read_text()
    assert "prefers-color-scheme: dark" in source
    assert re.findall(r"<script|<image|@import|url\(|https?://(?!www\.w3\.org/2000/svg)", source) == []


def test_each_step_of_the_picture_is_told() -> None:
    section = PAGE.partition("## The path of an action\n")[2].partition("\n## ")[0]
    steps = [int(name.split()[0]) for name in drawn("action")]
    assert sorted(steps) == list(range(1, len(steps) + 1))
    assert re.findall(r"^(\d+)\. ", section, re.MULTILINE) == [str(step) for step in sorted(steps)]
