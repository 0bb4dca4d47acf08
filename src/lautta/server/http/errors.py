"""Every error that the API answers: a stable code, a status, and a sentence in the reader's language."""

from collections.abc import Mapping
from typing import Any

import msgspec

from lautta.core.problems import quoted
from lautta.server.messages.errors import Error, ErrorInfo
from lautta.server.problem import PASSING, Problem
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
    "advice-not-agreed": 403,
    "other-site": 403,
    "no-such-path": 404,
    "no-such-game": 404,
    "no-such-board": 404,
    "no-such-lesson": 404,
    "no-advice": 404,
    "not-comparable": 404,
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
    "game-too-long": 409,
    "game-over": 409,
    "table-closed": 409,
    "table-full": 409,
    "seat-taken": 409,
    "seat-away": 409,
    "not-your-turn": 409,
    "handed-in": 409,
    "one-at-a-time": 409,
    "not-removable": 409,
    "still-here": 409,
    "gave-up": 409,
    "table-unreadable": 409,
    "game-missing": 409,
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
    **dict.fromkeys(sorted(PASSING), 503),
}
MOST_SAID = 500  # letters of what was sent that are repeated; with 2,500 the catalogues give no sentence at all
LONG = 10**15  # numbers from here on are said digit by digit, as they do not count anything


def status_of(problem: Problem) -> int:
    """The HTTP status of a problem."""
    return STATUS[problem.code]


def headers_of(problem: Problem) -> dict[str, str]:
    """The headers that an error needs."""
    if status_of(problem) == 401:
        return {"www-authenticate": "Bearer"}
    return {"retry-after": str(problem.detail["retry_after"])} if "retry_after" in problem.detail else {}


def error_body(problem: Problem, language: str) -> bytes:
    """An error as JSON."""
    message = sentence(problem.code, problem.detail, language)
    return msgspec.json.encode(Error(ErrorInfo(problem.code, message, problem.detail)))


def sentence(code: str, detail: Mapping[str, Any], language: str) -> str:
    """The error in words; facts that are neither text nor number are not part of the sentence.

    `why` is a message itself, and so is `key` with its `facts`, which is available to the sentence as `text`.
    """
    words = Words(language)
    plain: dict[str, str | int] = {name: value for name, value in detail.items() if isinstance(value, str | int)}
    plain |= {name: str(value) for name, value in plain.items() if isinstance(value, int) and abs(value) >= LONG}
    if "key" in detail:  # an error of the core
        plain["text"] = words.say(detail["key"], **detail["facts"])
    if "why" in plain:
        plain["why"] = words.say(str(plain["why"]))
    said = {name: quoted(value, MOST_SAID) if isinstance(value, str) else value for name, value in plain.items()}
    return words.say(f"server-error-{code}", **said)
