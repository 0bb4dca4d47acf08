"""Counted things: whoever has one of them reads the singular, in each language and wherever a number stands."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.test_words import CATALOGUES, FILES, entries

from lautta.words import Words

# Numbers that are never one: limits, and times at which a clock warns.
NEVER_ONE = {"most", "least", "fewest", "size", "limit", "near", "seconds", "pieces", "games_per_s", "decisions_per_s"}
NEVER_OF_ONE = ("roads-page-vehicle", "page-persons-elsewhere")  # what a transporter can do; with how many one plays
# What is wrong with a position or a board is told to those who write one, beside the numbers that they wrote.
TECHNICAL = re.compile("-(position|problem)-")
# Words that are the same for one and for many, and words behind a number that does not count them.
SAME = {
    "en": {"of", "as", "are", "more", "shares", "places"},
    "fi": {"kultaa", "rautaa", "pelaajalle", "ruudun", "sekunnin"},
    "de": {"von", "sind", "Fehler", "Plättchen", "Transporter", "weitere"},
}
# Words for several things which no message has in the singular too.
MORE = {
    "en": {"coins", "boards", "factories", "seconds", "trunks", "pieces", "bytes"},
    "fi": {"sekuntia", "tehdasta", "kolikkoa", "lautaa"},
    "de": {"Münzen", "Bretter", "Fabriken", "Sekunden", "Stämme"},
}
MOST_COMBINATIONS = 100
STANDS_FOR: dict[str, str | int] = {"one": 1, "other": 7, "0": 0, "1": 1, "2": 2}


class Choices(Visitor):
    """The variables of a message by how they are used: those that are shown, and what is chosen by which."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {str(getattr(each.key, "name", getattr(each.key, "value", ""))) for each in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.chosen.setdefault(node.selector.id.name, set()).update(keys)
        for each in node.variants:
            self.visit(each.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)


def said_of(language: str, name: str) -> Iterator[tuple[str, dict[int, set[str]]]]:
    """Each message with the words that stand behind a 1 and behind a 33, for each variable and all choices."""
    words = Words(language, strict=False)  # numbers that a message writes in digits take no word in their place
    for entry in entries(language, name):
        if not isinstance(entry, ast.Message) or entry.id.name in NEVER_OF_ONE or TECHNICAL.search(entry.id.name):
            continue
        found = Choices()
        found.visit(entry)
        for variable in sorted((found.shown | found.chosen.keys()) - NEVER_ONE):
            rest = (found.shown | found.chosen.keys()) - {variable}
            others = {each: sorted(found.chosen.get(each, {"Xyz"})) for each in rest}
            behind: dict[int, set[str]] = {1: set(), 33: set()}
            for values in islice(product(*others.values()), MOST_COMBINATIONS):
                args = {each: STANDS_FOR.get(value, value) for each, value in zip(others, values, strict=True)}
                for number, seen in behind.items():
                    said = words.say(entry.id.name, **args, **{variable: number})
                    seen.update(re.findall(rf"(?<!\w){number}\s(?:×\s)?([^\W\d_]+)", said))
            yield f"{entry.id.name} ${variable}", behind


@cache
def plurals(language: str) -> set[str]:
    """Words that stand behind 33 somewhere, and never behind 1 in the same message."""
    found = set(MORE[language])
    for name in CATALOGUES:
        for _, behind in said_of(language, name):
            found |= behind[33] - behind[1]
    return found - SAME[language]


@pytest.mark.parametrize(
    ("language", "name"),
    [each for each in FILES if not each[1].endswith("help.ftl")],  # where rules have numbers of their own
)
def test_one_thing_is_told_in_the_singular(language: str, name: str) -> None:
    wrong = {key: sorted(behind[1] & plurals(language)) for key, behind in said_of(language, name)}
    assert {key: words for key, words in wrong.items() if words} == {}
