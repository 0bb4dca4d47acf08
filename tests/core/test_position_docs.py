"""The page on a game's position text tells of every field."""

import re
from pathlib import Path

import pytest

import lautta
from lautta.core.fields import Each, Field

PAGES = Path(__file__).parents[2] / "docs" / "positions"


def names(fields: tuple[Field, ...]) -> set[str]:
    """Those of the fields themselves, repeated ones by their headings."""
    return {field.heading if isinstance(field, Each) else field.name for field in fields}


@pytest.mark.parametrize("game", ["amsterdam", "tigris"])
def test_every_field_is_told_with_an_example_its_meaning_and_what_it_is_when_left_out(game: str) -> None:
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    fields = lautta.game(game).position.fields
    [each] = [field for field in fields if isinstance(field, Each)]
    for title, wanted in (("The table", names(fields)), ("A player", names(each.fields))):
        section = page.split(f"\n## {title}\n")[1].split("\n## ")[0]
        rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| `")]
        assert {row[0].strip("`") for row in rows} == wanted, title
        assert [row for row in rows if len(row) != 4 or not all(row)] == []


@pytest.mark.parametrize("game", ["amsterdam", "tigris"])
def test_every_name_of_a_phase_is_told(game: str) -> None:
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    phases = next(field for field in lautta.game(game).position.fields if field.name == "phase").names  # type: ignore[attr-defined]
    told = set(re.findall(r"`(\w+)`", next(line for line in page.splitlines() if line.startswith("| `phase`"))))
    assert set(phases) <= told
