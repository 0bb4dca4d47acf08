"""The tables of a rulebook: rules, rulings and mistakes, each with the tests that hold it.

A row begins at the margin and goes on in indented lines. All words of the form `file:test_name` in it are its tests; a
line that begins with `#` is a heading.
"""

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from lautta.core.reasons import Reason

Table = Mapping[str, tuple[str, ...]]
TEST = re.compile(r"\b\w+:test_\w+")
RULE = re.compile(r"(\w+) (\w+)(?: \[(.+?)\])?: (.+\.)")


class Rule(NamedTuple):
    """A rule: its key, its chapter as in the reasons, its sources if they are told, a sentence, and its tests."""

    key: str
    chapter: str
    source: str
    sentence: str
    tests: tuple[str, ...]


def table(text: str) -> Table:
    """Read what each row says, with its tests; raises ValueError if two rows say the same."""
    found: dict[str, tuple[str, ...]] = {}
    for row in re.split(r"\n(?! )", text.strip()):
        if row.startswith("#"):
            continue
        said = " ".join(TEST.sub("", row).split())
        if said in found:
            raise ValueError(f"{said!r} is there twice")
        found[said] = tuple(TEST.findall(row))
    return found


def rules(text: str) -> tuple[Rule, ...]:
    """Read rows of the form `KEY chapter [sources]: Sentence.`; raises ValueError for others."""
    found = []
    for said, tests in table(text).items():
        match = RULE.fullmatch(said)
        if not match:
            raise ValueError(f"{said!r} is no rule")
        found.append(Rule(*match.groups(""), tests))
    return tuple(found)


@cache
def functions_in(file: Path) -> set[str]:
    """The names of all tests of a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def there_is(folder: Path, test: str) -> bool:
    """Whether a game's folder has a test that is named `file:test_name`."""
    file, _, name = test.partition(":")
    return name in functions_in(folder / f"test_{file}.py")


def check_rows(folder: Path, tables: Iterable[Table], chapters: Iterable[str]) -> None:
    """Every row has tests that are there, and some row names each test of the files of the chapters."""
    named = set()
    for rows in tables:
        for said, tests in rows.items():
            assert tests, f"{said} has no test"
            assert [test for test in tests if not there_is(folder, test)] == [], said
            named.update(tests)
    there = {f"{file}:{name}" for file in chapters for name in functions_in(folder / f"test_{file}.py")}
    assert there - named == set(), "no row names these tests"


def check_rules(folder: Path, rules: Iterable[Rule], reasons: Iterable[Reason]) -> None:
    """No key is there twice, refusals have chapters of the rules, and each refusal is the result of some test."""
    keys = [rule.key for rule in rules]
    assert len(keys) == len(set(keys))
    assert {reason.chapter for reason in reasons} <= {rule.chapter for rule in rules}
    texts = "".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    assert [reason.name for reason in reasons if f'"{reason.name}"' not in texts] == []


def by_key(rules: Iterable[Rule]) -> Table:
    """The tests of each rule, by its key."""
    return {rule.key: rule.tests for rule in rules}
