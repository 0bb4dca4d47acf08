"""Every rule has its tests."""

import ast
from pathlib import Path

import pytest
from tests.games.tigris.rulebook import FAULTS, RULES, Rule

from lautta.games.tigris.game import GAME
from lautta.games.tigris.reasons import REASONS

FOLDER = Path(__file__).parent
CHAPTERS = {"S": 9, "G": 4, "T": 7, "L": 8, "P": 3, "Q": 6, "C": 7, "X": 3, "V": 8, "W": 15, "M": 12, "A": 5, "E": 7,
            "H": 3, "R": 55, "O": 9}  # fmt: skip


def functions_in(file: str) -> set[str]:
    tree = ast.parse((FOLDER / f"test_{file}.py").read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def missing(tests: tuple[str, ...]) -> list[str]:
    """Those of the named tests that are not there."""
    return [name for name in tests if name.partition(":")[2] not in functions_in(name.partition(":")[0])]


@pytest.mark.parametrize("rule", RULES, ids=[rule.key for rule in RULES])
def test_a_rule_has_tests_that_are_there(rule: Rule) -> None:
    assert rule.tests, f"{rule.key} has no test"
    assert missing(rule.tests) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_others_has_tests_that_are_there(fault: str) -> None:
    assert FAULTS[fault] and missing(FAULTS[fault]) == []


def test_no_rule_is_missing_or_there_twice() -> None:
    keys = [rule.key for rule in RULES]
    assert sorted(keys) == sorted(f"{letter}{n + 1}" for letter, count in CHAPTERS.items() for n in range(count))
    assert all(rule.sentence.endswith(".") for rule in RULES)


def test_rules_and_refusals_have_the_same_chapters() -> None:
    assert {reason.chapter for reason in REASONS} <= {rule.chapter for rule in RULES}
    assert {rule.chapter for rule in RULES} == {
        "setup",
        "leaders",
        "tiles",
        "points",
        "catastrophes",
        "swap",
        "turn",
        "revolt",
        "war",
        "monuments",
        "treasures",
        "end",
    }


def test_every_refusal_happens_in_some_test() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("test_*.py"))
    assert [reason.name for reason in REASONS if f'"{reason.name}"' not in texts] == []


def test_the_readme_of_the_game_tells_of_every_reading_and_option() -> None:
    readme = (FOLDER.parents[2] / "src/lautta/games/tigris/README.md").read_text(encoding="utf-8")
    assert [f"R{n}" for n in range(1, 56) if f"| R{n} |" not in readme] == []
    assert [option.name for option in GAME.rules.options if f"| `{option.name}` |" not in readme] == []


def test_every_test_of_the_rules_is_named_by_a_rule() -> None:
    """No test of a chapter is left out of the table."""
    named = {name for rule in RULES for name in rule.tests} | {name for names in FAULTS.values() for name in names}
    chapters = [
        "leaders",
        "tiles",
        "catastrophes",
        "swap",
        "turn",
        "revolt",
        "war",
        "monuments",
        "treasures",
        "ending",
        "options",
    ]
    left_out = {f"{file}:{name}" for file in chapters for name in functions_in(file)} - named
    assert left_out == set()
