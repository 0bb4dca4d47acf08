"""The rule books of the games: rules, rulings and mistakes, and the tests that say which of them they hold.

A row of a book begins with its key and goes on in indented lines; a line that begins with `#` is a heading. A test
names the keys of its rows: `@pytest.mark.rule("M13", "ruling-18")`.

    python -m tests.games.rulebooks roads    # prints each row and its tests
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from lautta.core.reasons import Reason

Table = Mapping[str, str]
MARK = "pytest.mark.rule"
RULE = re.compile(r"(\w+)(?: \[(.+?)\])?: (.+\.)")


class Rule(NamedTuple):
    """A rule: its key, its chapter as in the reasons, its sources if they are told, and a sentence."""

    key: str
    chapter: str
    source: str
    sentence: str


def table(text: str) -> Table:
    """Read rows of the form `KEY words`, by their keys; raises ValueError if two have the same key."""
    found: dict[str, str] = {}
    for row in re.split(r"\n(?! )", text.strip()):
        key, *words = row.split()
        if key in found:
            raise ValueError(f"{key} is there twice")
        if key != "#":
            found[key] = " ".join(words)
    return found


def rules(text: str) -> tuple[Rule, ...]:
    """Read rows of the form `KEY chapter [sources]: Sentence.`; raises ValueError for others."""
    found = []
    for key, words in table(text).items():
        match = RULE.fullmatch(words)
        if not match:
            raise ValueError(f"{words!r} is no rule")
        found.append(Rule(key, *match.groups("")))
    return tuple(found)


def tables_of(book: ModuleType) -> list[Table]:
    """All rows of a book, by their keys."""
    others = [rows for name, rows in vars(book).items() if name.isupper() and name != "RULES"]
    return [{rule.key: rule.sentence for rule in book.RULES}, *others]


def tests_of(folder: Path) -> dict[str, list[str]]:
    """The keys with which each test of a game is marked, by its name `file:test_name`."""
    found = {}
    for file in sorted(folder.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                calls = [each for each in node.decorator_list if isinstance(each, ast.Call)]
                keys = [key for each in calls if ast.unparse(each.func) == MARK for key in each.args]
                found[f"{file.stem.removeprefix('test_')}:{node.name}"] = [ast.literal_eval(key) for key in keys]
    return found


def by_key(tests: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """The tests that hold each row, by its key."""
    found = defaultdict(list)
    for test, keys in tests.items():
        for key in keys:
            found[key].append(test)
    return found


def check_rows(folder: Path, tables: Iterable[Iterable[str]], chapters: Sequence[str] = ()) -> None:
    """Every row has a test, tests name only keys of rows, and each test in the files of the chapters names one."""
    rows, tests = [key for keys in tables for key in keys], tests_of(folder)
    held = by_key(tests)
    assert len(rows) == len(set(rows)), "two rows have the same key"
    assert [key for key in rows if key not in held] == [], "these rows have no test"
    assert {key: names for key, names in held.items() if key not in rows} == {}, "these keys are no rows"
    assert [test for test, keys in tests.items() if test.partition(":")[0] in chapters and not keys] == []


def check_rules(folder: Path, rules: Iterable[Rule], reasons: Iterable[Reason]) -> None:
    """Refusals have chapters of the rules, and each refusal is the result of some test."""
    assert {reason.chapter for reason in reasons} <= {rule.chapter for rule in rules}
    texts = "".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    assert [reason.name for reason in reasons if f'"{reason.name}"' not in texts] == []


def main(game: str) -> None:
    """Print the rule book of a game with its tests."""
    held = by_key(tests_of(Path(__file__).parent / game))
    for rows in tables_of(import_module(f"tests.games.{game}.rulebook")):
        for key, words in rows.items():
            print(f"{key} {words}", *held[key], sep="\n    ")


if __name__ == "__main__":
    main(sys.argv[1])
