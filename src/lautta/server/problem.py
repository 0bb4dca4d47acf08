"""A problem: a stable code and facts, from any part of the server. `http/errors.py` has the statuses and sentences."""

import logging
import os
import secrets
import traceback
from pathlib import Path
from typing import Any

from lautta.core.reasons import MalformedAction

# These may turn out otherwise if the same is asked for again later.
PASSING = frozenset((
    "busy", "too-slow", "work-failed", "not-saved", "mail-not-sent", "disk-full", "data-locked", "data-read-only",
    "data-damaged", "database-away", "table-moved", "owner-away", "stopping",
))  # fmt: skip
OURS = str(Path(__file__).parents[1])  # the folder of the package
TEXTS = "LAUTTA_LOG_TEXTS"  # set, it lets logs tell the texts of errors


class Problem(Exception):
    """A request that cannot be met: one of the codes of `http.errors.STATUS`, and facts by name."""

    def __init__(self, code: str, **detail: Any) -> None:
        super().__init__(code)
        self.code, self.detail = code, detail

    @property
    def passes(self) -> bool:
        """May it turn out otherwise if the same is asked for again later?"""
        return self.code in PASSING


def malformed(error: MalformedAction) -> Problem:
    """The Problem for something that is no action at all."""
    return Problem("malformed-action", text=str(error), key=error.key, facts=error.facts)


def within(span: tuple[int, int], number: int, code: str, **detail: Any) -> None:
    """Raise a Problem, with both ends of the span as facts, for a number outside it."""
    least, most = span
    if not least <= number <= most:
        raise Problem(code, **detail, least=least, most=most)


def unexpected(log: logging.Logger, what: str, error: BaseException, code: str = "internal", **told: Any) -> Problem:
    """Log an unexpected error (`what` failed, with facts by name), with the word that its answer carries as well."""
    told |= {"word": secrets.token_hex(4), "where": where(error)}
    log.error(f"{what} failed (%(word)s): %(where)s", told)
    return Problem(code, word=told["word"])


def where(error: BaseException) -> str:
    """An unexpected error for the log: its type, and the places in our code that it went through, the last one first.

    Its text is told only if LAUTTA_LOG_TEXTS is set, as it may quote secrets.
    """
    frames = [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)][::-1]
    ours = [one for one in frames[1:] if one[0].co_filename.startswith(OURS + os.sep)]
    places = [f"{code.co_name}, {code.co_filename.replace(OURS, 'lautta')}:{line}" for code, line in frames[:1] + ours]
    text = f": {str(error)!r}" if os.environ.get(TEXTS) else ""
    return f"{type(error).__name__}{text}{' in ' * bool(places)}{' < '.join(places)}"
