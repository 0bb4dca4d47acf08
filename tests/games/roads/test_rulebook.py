"""Every rule has its tests."""

import re
from pathlib import Path

from tests.games.roads import rulebook
from tests.games.tables import by_key, check_rows, check_rules

from lautta.games.roads.game import GAME
from lautta.games.roads.reasons import REASONS

FOLDER = Path(__file__).parent
TABLES = {"RULINGS": 39, "IN_PLAY": 13, "DISAGREEMENTS": 11, "LEFT_OPEN": 12, "READINGS": 18, "MISTAKES": 25,
          "EXAMPLES": 18}  # fmt: skip
FILES = """setup order production launching breeding research movement boats loading carrying geese consent building
    roadwork walls wonder examples"""


def test_every_row_has_its_tests_and_every_test_of_the_rules_its_row() -> None:
    tables = {name: getattr(rulebook, name) for name in TABLES}
    assert {name: len(rows) for name, rows in tables.items()} == TABLES
    of_each_example = {"every example": ("examples:test_each_is_a_position_that_says_where_it_is_from",)}
    check_rows(FOLDER, (by_key(rulebook.RULES), *tables.values(), of_each_example), FILES.split())


def test_each_example_has_its_file() -> None:
    assert set(rulebook.EXAMPLES) == {path.stem for path in (FOLDER / "examples").glob("*.txt")}


def test_rules_and_refusals_are_complete() -> None:
    check_rules(FOLDER, rulebook.RULES, REASONS)
    assert all(rule.source for rule in rulebook.RULES)


def test_every_mistake_of_hasty_versions_is_held_by_a_rule() -> None:
    """P1 to P25 are the collected mistakes of others."""
    held = {number for rule in rulebook.RULES for number in re.findall(r"\bP(\d+)\b", rule.source)}
    assert held == set(rulebook.MISTAKES) == {str(number) for number in range(1, 26)}


def test_the_readme_tells_of_every_option() -> None:
    readme = (FOLDER.parents[2] / "src/lautta/games/roads/README.md").read_text(encoding="utf-8")
    assert [option.name for option in GAME.rules.options if f"`{option.name}`" not in readme] == []
