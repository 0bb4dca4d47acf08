"""The language of an answer."""

from lautta.words import LANGUAGES, language_of


def preferred_language(header: str | None) -> str:
    """The first language of an Accept-Language header that we have words in, else English.

    >>> preferred_language("sv, de-CH;q=0.8, en;q=0.5"), preferred_language(None)
    ('de', 'en')
    """
    for part in (header or "").split(",")[:20]:
        language = language_of(part.partition(";")[0])
        if language in LANGUAGES:
            return language
    return "en"
