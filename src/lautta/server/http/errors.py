"""Every error that the API answers: a stable code, a status, a sentence in the reader's language."""

import traceback
from collections.abc import Mapping
from typing import Any

import msgspec

from lautta.core.problems import quoted
from lautta.core.reasons import MalformedAction
from lautta.server.messages import Error, Trouble
from lautta.words import Words

STATUS = {
    "malformed": 400,
    "malformed-action": 400,
    "wrong-number-of-seats": 400,
    "one-person": 400,
    "nobody-sits": 400,
    "no-such-seat": 400,
    "no-such-option": 400,
    "no-such-level": 400,
    "wrong-size": 400,
    "no-such-answer": 400,
    "seen-ahead": 400,
    "no-token": 401,
    "bad-token": 401,
    "not-your-table": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "table-locked": 403,
    "invite-needed": 403,
    "removed": 403,
    "other-site": 403,
    "no-such-path": 404,
    "no-such-game": 404,
    "no-such-board": 404,
    "no-open-boards": 404,
    "makes-no-boards": 404,
    "lays-no-boards": 404,
    "no-such-table": 404,
    "no-such-moment": 404,
    "no-such-invite": 404,
    "no-such-code": 404,
    "wrong-method": 405,
    "stale": 409,
    "key-used": 409,
    "nothing-to-undo": 409,
    "ask-open": 409,
    "no-ask": 409,
    "nothing-to-redo": 409,
    "not-started": 409,
    "not-waiting": 409,
    "not-over": 409,
    "game-over": 409,
    "table-closed": 409,
    "table-full": 409,
    "seat-taken": 409,
    "seat-away": 409,
    "not-your-turn": 409,
    "handed-in": 409,
    "not-removable": 409,
    "still-here": 409,
    "gave-up": 409,
    "table-unreadable": 409,
    "mixed-rules": 409,
    "older-rules": 410,
    "too-large": 413,
    "board-too-large": 413,
    "too-many-boards": 429,
    "not-json": 415,
    "wrong-host": 421,
    "bad-board": 422,
    "bad-laying": 422,
    "no-board-found": 422,
    "too-many-tables": 429,
    "too-many": 429,
    "refused": 422,
    "internal": 500,
    "busy": 503,
    "too-slow": 503,
    "work-failed": 503,
    "not-saved": 503,
    "disk-full": 503,
    "data-locked": 503,
    "data-read-only": 503,
    "data-damaged": 503,
}
MOST_SAID = 500  # letters of what was sent that are said again; catalogues say nothing at all with 2,500
LONG = 10**15  # numbers from here on are said digit by digit, as they are no numbers of anything


class Problem(Exception):
    """A request that can't be met: one of the codes of STATUS, and facts by name."""

    def __init__(self, code: str, **detail: Any) -> None:
        super().__init__(code)
        self.code, self.detail = code, detail

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    @property
    def passes(self) -> bool:
        """May it be otherwise when the same is asked for again later?"""
        return self.status == 503

    @property
    def headers(self) -> dict[str, str]:
        """The headers that go with it."""
        if self.status == 401:
            return {"www-authenticate": "Bearer"}
        return {"retry-after": str(self.detail["retry_after"])} if "retry_after" in self.detail else {}


def malformed(error: MalformedAction) -> Problem:
    """What is no action at all, as a Problem."""
    return Problem("malformed-action", text=str(error), key=error.key, facts=error.facts)


def within(span: tuple[int, int], number: int, code: str, **detail: Any) -> None:
    """Raise a Problem, which tells the ends of the span, for a number that lies outside it."""
    least, most = span
    if not least <= number <= most:
        raise Problem(code, **detail, least=least, most=most)


def where(error: BaseException) -> str:
    """An unexpected error for the log: its kind and its place, not its text, which may quote what is secret."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" in {frames[-1].name}, {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"


def error_body(problem: Problem, language: str) -> bytes:
    """An error as it is answered, encoded."""
    trouble = Trouble(problem.code, sentence(problem.code, problem.detail, language), problem.detail)
    return msgspec.json.encode(Error(trouble))


def sentence(code: str, detail: Mapping[str, Any], language: str) -> str:
    """The error in words; facts that are no text or number are not part of the sentence.

    `why` is a message itself, and so is `key` with its `facts`, which the sentence has as `text`.
    """
    words = Words(language)
    plain: dict[str, str | int] = {name: value for name, value in detail.items() if isinstance(value, str | int)}
    plain |= {name: str(value) for name, value in plain.items() if isinstance(value, int) and abs(value) >= LONG}
    if "key" in detail:  # of an error of the core
        plain["text"] = words.say(detail["key"], **detail["facts"])
    if "why" in plain:
        plain["why"] = words.say(str(plain["why"]))
    said = {name: quoted(value, MOST_SAID) if isinstance(value, str) else value for name, value in plain.items()}
    return words.say(f"server-error-{code}", **said)
