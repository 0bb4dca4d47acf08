"""Recovery phrases: words of a list in which the first four letters tell each from all others (that of BIP 39)."""

import re
import secrets
from functools import cache

MANY = 8  # words, of 11 random bits each
ENOUGH = 4  # letters of a word


def new_phrase() -> str:
    """A phrase that nobody can guess."""
    return " ".join(secrets.choice(list(_words().values())) for _ in range(MANY))


def phrase_of(text: str) -> str | None:
    """The phrase that somebody means, with any case and separators, and at least four letters of each word; or None.

    >>> phrase_of("1. Abandon 2. ABIL able, abou; abov-abse abso abst")
    'abandon ability able about above absent absorb abstract'
    >>> phrase_of("abandon ability")
    """
    found = [_words().get(word[:ENOUGH]) for word in re.findall(r"[a-z]+", text.lower())]
    return " ".join(filter(None, found)) if len(found) == MANY and all(found) else None


@cache
def _words() -> dict[str, str]:
    from mnemonic import Mnemonic  # by the first who needs a phrase

    return {word[:ENOUGH]: word for word in Mnemonic("english").wordlist}
