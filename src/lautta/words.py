"""Every sentence that a person reads, from Fluent catalogues in three languages.

A message id begins with the name of its file: `server-log-won` is in `server.ftl`. The catalogues of a game lie in the
folder `locales` of its package: one that is named after it, and others named after it and what is said there, as
`chess_help.ftl`. Those in `lautta/locales` name no game. A catalogue is read when its first message is needed.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = ("en", "fi", "de")


class UnknownMessage(LookupError):
    """A message id that is in no catalogue, or a message whose variables were not all given."""


class Words:
    """One language's words.

    >>> Words("fi").language
    'fi'
    >>> Words("sv").language          # no such catalogue: English
    'en'

    With `strict` (default: the environment's LAUTTA_STRICT=1) an unknown id or a missing variable raises
    UnknownMessage; otherwise the reader gets the bare id, which is better than no answer.
    """

    def __init__(self, language: str = "en", *, strict: bool | None = None) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.strict = os.environ.get("LAUTTA_STRICT") == "1" if strict is None else strict

    @classmethod
    def for_locale(cls, environ: Mapping[str, str] = os.environ) -> "Words":
        """The words that a terminal's environment asks for: LAUTTA_LANG, else LC_ALL, LC_MESSAGES, LANG.

        >>> Words.for_locale({"LANG": "de_AT.UTF-8"}).language
        'de'
        """
        values = (environ.get(name) for name in ("LAUTTA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
        return cls(language_of(next(filter(None, values), "")))

    def say(self, key: str, /, **args: object) -> str:
        """The message `key` with its variables filled in; in English where this language lacks it."""
        for language in (self.language, "en"):
            bundle = _bundle(language, _catalogue_of(key))
            if bundle is not None and bundle.has_message(key):
                return self._fill(bundle, key, args)
        return self._missing(f"no message {key!r}", key)

    def knows(self, key: str) -> bool:
        """Does some catalogue have `key`, in this language or in English?"""
        bundles = (_bundle(language, _catalogue_of(key)) for language in (self.language, "en"))
        return any(bundle is not None and bundle.has_message(key) for bundle in bundles)

    def _fill(self, bundle: "FluentBundle", key: str, args: Mapping[str, object]) -> str:
        plain = {name: value if isinstance(value, int | float) else str(value) for name, value in args.items()}
        pattern = bundle.get_message(key).value
        if pattern is None:
            return self._missing(f"message {key!r} has no text", key)
        text, errors = bundle.format_pattern(pattern, plain)
        if errors and self.strict:
            raise UnknownMessage(f"message {key!r}: {errors[0]}")
        return str(text)

    def _missing(self, complaint: str, key: str) -> str:
        if self.strict:
            raise UnknownMessage(complaint)
        return key


def language_of(tag: str) -> str:
    """The language of a locale or a language tag: the part before `_`, `-`, `.` or `@`.

    >>> language_of("fi_FI.UTF-8"), language_of("de-CH"), language_of("")
    ('fi', 'de', '')
    """
    return re.split(r"[-_.@]", tag.strip(), maxsplit=1)[0].lower()


def catalogue(name: str, language: str) -> str:
    """The text of a catalogue in Fluent, each message that a language lacks in English; empty where there is none.

    >>> catalogue("core", "sv") == catalogue("core", "en"), catalogue("chess", "en")
    (True, '')
    """
    paths = dict.fromkeys((path_of(language if language in LANGUAGES else "en", name), path_of("en", name)))
    texts = [path.read_text(encoding="utf-8") for path in paths if path is not None]
    return texts[0] + _lacking(*texts) if len(texts) == 2 else "".join(texts)


@cache
def _lacking(theirs: str, english: str) -> str:
    """The messages and terms in English that another language lacks, in Fluent."""
    from fluent.syntax import FluentParser, ast, serialize  # imported here: few need it

    entries = [FluentParser(with_spans=False).parse(text).body for text in (theirs, english)]
    kinds = (ast.Message, ast.Term)
    known = {(type(entry), entry.id.name) for entry in entries[0] if isinstance(entry, kinds)}
    lacking: list[ast.EntryType] = [e for e in entries[1] if isinstance(e, kinds) and (type(e), e.id.name) not in known]
    return "\n" + serialize(ast.Resource(lacking)) if lacking else ""


def _catalogue_of(key: str) -> str:
    return key.partition("-")[0]


def path_of(language: str, catalogue: str) -> Path | None:
    """Return the path of a catalogue: among Lautta's own, or in the package of a game."""
    if not catalogue.isidentifier():
        return None
    own = LOCALES / language / f"{catalogue}.ftl"
    if own.is_file():
        return own
    from lautta.core import registry  # imported here: most commands say nothing of a game

    paths = (folder / "locales" / language / f"{catalogue}.ftl" for folder in registry.packages())
    return next((path for path in paths if path.is_file()), None)


_bundles: dict[tuple[str, str], "FluentBundle"] = {}


def _bundle(language: str, catalogue: str) -> "FluentBundle | None":
    """One catalogue of one language, or None where there is no such file, though a game may still bring it."""
    if (language, catalogue) in _bundles:
        return _bundles[language, catalogue]
    path = path_of(language, catalogue)
    if path is None:
        return None
    from fluent.runtime import FluentBundle, FluentResource  # imported here: it costs 70 ms

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    _bundles[language, catalogue] = bundle
    return bundle
