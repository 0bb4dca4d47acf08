"""Names of things that links lead to: short, easy to read out, hard to guess."""

import secrets
from unicodedata import category

from lautta.server.problem import Problem

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"  # without those that look alike
LENGTH = 12  # 60 random bits
# letters and marks that are invisible
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159")


def new_id() -> str:
    """A new name.

    >>> len(new_id()), set(new_id()) <= set(LETTERS)
    (12, True)
    """
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def clean(name: str) -> str:
    r"""A person's name in one line, without invisible characters.

    >>> clean("  An\nna "), clean("\u3164\u2800")
    ('An na', '')
    """
    return " ".join("".join(c if c.isprintable() and c not in BLANK else " " for c in name).split())


def chosen(name: str) -> str:
    """The same; raises Problem if nothing of it can be seen, as of accents that stand on no letter."""
    name = clean(name)
    if all(category(letter)[0] in "MZ" for letter in name):
        raise Problem("no-name")
    return name
