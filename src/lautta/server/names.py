"""Names for things that are linked to: short, easy to read out, hard to guess."""

import secrets

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"  # none that look alike
LENGTH = 12  # 60 random bits


def new_id() -> str:
    """A new name.

    >>> len(new_id()), set(new_id()) <= set(LETTERS)
    (12, True)
    """
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def clean(name: str) -> str:
    r"""A person's name as one line without what cannot be seen.

    >>> clean("  An\nna ")
    'An na'
    """
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())
