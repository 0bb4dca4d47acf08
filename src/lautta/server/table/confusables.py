"""Names that look alike: by Unicode's list of confusable letters, in any script, size or case."""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

LONGEST = 40  # letters of a name
MARKS = "\u200e\u200f"  # added by the list around what is written from right to left


def distinct(name: str, others: Iterable[str], mark: str = " ({})") -> str:
    """A name for somebody who sits down with others: with a number if it looks like one of theirs, as `mark` says.

    >>> distinct("Anna", ["Ben", "Carl"]), distinct("Anna", ["anna", "Anna (2)"]), distinct("Ben", ["Веn"])
    ('Anna', 'Anna (3)', 'Ben (2)')
    >>> distinct("Ida", ["Ida"], mark=" {}")
    'Ida 2'
    """
    taken = {look for other in others for look in looks(other)}
    numbered, number = name, 1
    while name and taken & looks(numbered):
        number += 1
        end = mark.format(number)
        numbered = name[: LONGEST - len(end)] + end
    return numbered


def looks(name: str) -> set[str]:
    """What a name looks like, as written and in lower case: names that share one of these look alike.

    >>> looks("Ilona") & looks("llona") and looks("rnax") & looks("MAX") and not looks("Anna") & looks("Hanna")
    True
    """
    return {_look(one) for one in (name, name.casefold())}


def _look(name: str) -> str:
    alike = _alike()
    letters = (alike.get(letter, letter) for letter in unicodedata.normalize("NFKC", name) if letter.isprintable())
    return "".join("".join(letters).split())


@cache
def _alike() -> Mapping[str, str]:
    """For each letter that looks like others the one that stands for them all, or the two that it looks like."""
    from confusable_homoglyphs.confusables import confusables_data  # large, and rarely needed

    pairs = [(one, other["c"].strip(MARKS)) for one, others in confusables_data.items() for other in others]
    stands: dict[str, str] = {}

    def find(letter: str) -> str:
        while (next_one := stands.get(letter, letter)) != letter:
            letter = next_one
        return letter

    for one, other in pairs:
        if len(one) == len(other) == 1:
            first, second = sorted((find(one), find(other)))
            stands[second] = first
    alike = {letter: find(letter) for letter in stands}
    return alike | {
        one: "".join(map(find, other)) for one, other in pairs if len(one) == 1 < len(other) and other.isascii()
    }
