"""A problem: a stable code and facts, from any part of the server. `http/errors.py` has the statuses and sentences."""

import traceback
from typing import Any

from lautta.core.reasons import MalformedAction

PASSING = frozenset(
    (
        "busy",
        "too-slow",
        "work-failed",
        "not-saved",
        "disk-full",
        "data-locked",
        "data-read-only",
        "data-damaged",
        "database-away",
        "table-moved",
        "owner-away",
        "stopping",
    )
)  # these may turn out otherwise if the same is asked for again later


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


def where(error: BaseException) -> str:
    """An unexpected error for the log: its type and where it was raised, but not its text, which may quote secrets."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" in {frames[-1].name}, {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"
