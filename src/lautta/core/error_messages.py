"""English sentences for errors and problems, from catalogues that `lautta/__init__.py` reads at the first one."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches

Speaker = Callable[[str, Mapping[str, str | int]], str | None]
_speaker: Speaker | None = None


def speak_with(speaker: Speaker) -> None:
    """Let sentences come from here: speaker(key, variables) answers one, or None for a key that it does not know."""
    global _speaker
    _speaker = speaker


def english(key: str, args: Mapping[str, str | int]) -> str:
    """The sentence of a message, or the bare key with its variables where nobody has words for it."""
    sentence = words_for(key, args)
    return told(key, args) if sentence is None else sentence


def words_for(key: str, args: Mapping[str, str | int]) -> str | None:
    """The sentence of a message, or None where nobody has words for it."""
    return _speaker(key, args) if _speaker is not None else None


def told(key: str, args: Mapping[str, str | int]) -> str:
    """A message as it is, without words.

    >>> told("nobody-knows-this", {"seat": 1})
    'nobody-knows-this (seat: 1)'
    """
    facts = ", ".join(f"{name}: {value}" for name, value in args.items())
    return f"{key} ({facts})" if facts else key


def meant(args: Mapping[str, str | int]) -> str | None:
    """The name among the `known` ones that a wrong `value`, or `name`, is probably meant to be; None for none.

    >>> meant({"name": "amsterdm", "known": "amsterdam, roads, tigris"})
    'amsterdam'
    """
    wrong, known = str(args.get("value", args.get("name", ""))), str(args.get("known", "")).split(", ")
    return next(iter(get_close_matches(wrong, known, 1)), None) if wrong not in known else None


def with_meant(key: str, args: Mapping[str, str | int]) -> str:
    """The sentence of a message, and what was probably meant."""
    said, name = english(key, args), meant(args)
    return f"{said}. " + english("core-meant", {"name": name}) if name else said
