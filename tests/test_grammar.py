"""Sentences about a seat: whoever reads of themselves reads the second person, whoever reads of others the third."""

import re
from collections.abc import Iterator
from itertools import islice, product

import pytest
from fluent.syntax import ast
from tests.test_plurals import MOST_COMBINATIONS, STANDS_FOR, Choices
from tests.test_words import FILES, entries

from lautta.words import Words

NAME = "Saskia"
YOU = {"en": "You", "fi": "Sinä", "de": "Du"}
# What is the same in both persons, after the one who does it: "You can", "Saskia can".
SAME = {
    "en": {"can", "could", "gave", "may", "must", "ran", "started", "to", "took", "will", "with"},
    "fi": {"Xyz"},
    "de": {"lässt", "mit", "setzt", "versetzt"},
}


def told(language: str, name: str) -> Iterator[tuple[str, str, str]]:
    """Each sentence that can be about the reader: said of the reader, and of somebody else."""
    words = Words(language, strict=False)
    for entry in entries(language, name):
        if not isinstance(entry, ast.Message):
            continue
        found = Choices()
        found.visit(entry)
        about = {"seat", "name"} & found.shown
        if "you" not in found.chosen or not about:
            continue
        rest = (found.shown | found.chosen.keys()) - {"you"} - about
        others = {each: sorted(found.chosen.get(each, {"Xyz"})) for each in rest}
        for values in islice(product(*others.values()), MOST_COMBINATIONS):
            args = {each: STANDS_FOR.get(value, value) for each, value in zip(others, values, strict=True)}
            args |= dict.fromkeys(about, NAME)
            mine, theirs = (words.say(entry.id.name, you=you, **args) for you in (1, 0))
            yield entry.id.name, mine, theirs


@pytest.mark.parametrize(("language", "name"), FILES)
def test_the_reader_is_never_told_of_by_name(language: str, name: str) -> None:
    for key, mine, theirs in told(language, name):
        assert NAME not in mine, f"{key}: {mine}"
        assert NAME in theirs and not re.search(rf"\b{YOU[language]}\b", theirs), f"{key}: {theirs}"


@pytest.mark.parametrize(("language", "name"), FILES)
def test_what_the_reader_does_stands_in_the_second_person(language: str, name: str) -> None:
    for key, mine, theirs in told(language, name):
        does = re.search(rf"(?i)\b{YOU[language]} (?:\([^)]*\) )?([^\W\d_]+)", mine)
        other = re.search(rf"\b{NAME} (?:\([^)]*\) )?([^\W\d_]+)", theirs)
        if does and other:
            assert does[1] != other[1] or does[1] in SAME[language], f"{key}: {mine}"
