"""Every rule has its tests."""

import ast
from pathlib import Path

import pytest
from tests.games.amsterdam.rulebook import FAULTS, RULES, Rule

from lautta.games.amsterdam.reasons import REASONS

FOLDER = Path(__file__).parent
PUBLISHED = [
    "S1",
    "S2",
    "S3",
    "T1",
    "D1",
    "D2",
    "D3",
    "D4",
    "D5",
    "R1",
    "R2",
    "R3",
    "R4",
    "R5",
    "R6",
    "R7",
    "R8",
    "K1",
    "K2",
    "K4",
    "E1",
    "F1",
    "F2",
    "F3",
    "F4",
    "F5",
]
READ = [
    "T2",
    "D4a",
    "D4b",
    "D4c",
    "D4d",
    "D5a",
    "D5b",
    "D6",
    "D7",
    "D8",
    "D9",
    "R3a",
    "R3b",
    "R5a",
    "R6a",
    "K3",
    "K5",
    "E1a",
    "E1b",
    "E1c",
    "F4a",
    "F2a",
    "F5a",
    "V1",
]


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
    assert len(keys) == len(set(keys))
    assert set(PUBLISHED) | set(READ) <= set(keys)
    assert all(rule.sentence.endswith(".") for rule in RULES)


def test_rules_and_refusals_have_the_same_chapters() -> None:
    assert {reason.chapter for reason in REASONS} <= {rule.chapter for rule in RULES}


def test_every_refusal_happens_in_some_test() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("test_*.py"))
    assert [reason.name for reason in REASONS if f'"{reason.name}"' not in texts] == []


def test_the_readme_of_the_game_tells_of_every_reading() -> None:
    readme = (FOLDER.parents[2] / "src/lautta/games/amsterdam/README.md").read_text(encoding="utf-8")
    assert [key for key in READ if f"| {key} " not in readme] == []
