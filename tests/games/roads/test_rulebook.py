"""Every rule has its tests, but for those that are named as open."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.roads.rulebook import (
    DISAGREEMENTS,
    EXAMPLES,
    IN_PLAY,
    LEFT_OPEN,
    MISTAKES,
    OPEN,
    READINGS,
    RULES,
    RULINGS,
    TESTS,
    Rule,
)

from lautta.games.roads.game import GAME
from lautta.games.roads.reasons import REASONS

FOLDER = Path(__file__).parent
CHAPTERS = ("setup", "order", "production", "launching", "breeding", "research", "movement", "boats", "loading",
            "carrying", "geese", "consent", "building", "roadwork", "walls", "wonder", "examples")  # fmt: skip


def functions_in(file: str) -> set[str]:
    tree = ast.parse((FOLDER / f"test_{file}.py").read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def missing(tests: tuple[str, ...]) -> list[str]:
    """Those of the named tests that are not there."""
    return [name for name in tests if name.partition(":")[2] not in functions_in(name.partition(":")[0])]


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.key not in OPEN], ids=lambda rule: rule.key)
def test_a_rule_has_tests_that_are_there(rule: Rule) -> None:
    tests = TESTS[rule.key]
    assert tests and missing(tests) == []


@pytest.mark.parametrize(
    ("rows", "count"),
    [(RULINGS, 39), (IN_PLAY, 13), (DISAGREEMENTS, 11), (LEFT_OPEN, 12), (READINGS, 18), (MISTAKES, 25),
     (EXAMPLES, 18)],
)  # fmt: skip
def test_rulings_mistakes_and_examples_have_tests_that_are_there(rows: dict[Any, tuple[str, ...]], count: int) -> None:
    assert len(rows) == count
    for name, tests in rows.items():
        assert tests and missing(tests) == [], name


def test_no_test_of_a_chapter_is_left_out() -> None:
    tables: tuple[dict[Any, tuple[str, ...]], ...] = (
        TESTS, RULINGS, IN_PLAY, DISAGREEMENTS, LEFT_OPEN, READINGS, MISTAKES, EXAMPLES)  # fmt: skip
    named = {name for table in tables for names in table.values() for name in names}
    assert {f"{file}:{name}" for file in CHAPTERS for name in functions_in(file)} - named <= {
        "examples:test_each_is_a_position_that_says_where_it_is_from"}  # fmt: skip


def test_each_example_has_its_file() -> None:
    assert set(EXAMPLES) == {path.stem for path in (FOLDER / "examples").glob("*.txt")}
    assert set(MISTAKES) == set(range(1, 26))


def test_open_rules_are_those_without_tests() -> None:
    keys = [rule.key for rule in RULES]
    assert len(keys) == len(set(keys)) and set(TESTS) | set(OPEN) == set(keys) and not set(TESTS) & set(OPEN)
    assert all(rule.sentence.endswith(".") and rule.source for rule in RULES)


def test_every_mistake_of_hasty_versions_is_held_by_a_rule() -> None:
    """P1 to P25 are the collected mistakes of others."""
    held = {int(number) for rule in RULES for number in re.findall(r"\bP(\d+)\b", rule.source)}
    assert held == set(range(1, 26))


def test_rules_and_refusals_have_the_same_chapters() -> None:
    assert {reason.chapter for reason in REASONS} <= {rule.chapter for rule in RULES}


def test_every_refusal_happens_in_some_test() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("test_*.py"))
    assert [reason.name for reason in REASONS if f'"{reason.name}"' not in texts] == []


def test_the_readme_tells_of_every_option() -> None:
    readme = (FOLDER.parents[2] / "src/lautta/games/roads/README.md").read_text(encoding="utf-8")
    assert [option.name for option in GAME.rules.options if f"`{option.name}`" not in readme] == []
