"""Every error that the API answers: a stable code, a status, and a sentence in the reader's language."""

from collections.abc import Mapping
from typing import Any

import msgspec

from lautta.core.problems import quoted
from lautta.server.messages.errors import Error, ErrorInfo
from lautta.server.problem import PASSING, Problem
from lautta.words import Words

STATUS = {code: status for status, codes in {
    400: ("malformed", "malformed-action", "wrong-number-of-seats", "one-person", "nobody-sits", "no-such-seat",
          "no-name", "no-such-option", "no-such-level", "wrong-size", "no-such-answer", "seen-ahead",
          "not-of-the-day", "bad-address", "bad-url", "quiet-too-long", "no-such-zone"),
    401: ("no-token", "bad-token"),
    403: ("banned", "not-your-table", "not-your-seat", "not-host", "table-locked", "invite-needed", "removed",
          "advice-not-agreed", "other-site", "closed", "programs-not-welcome"),
    404: ("no-such-path", "no-such-game", "no-such-board", "no-such-lesson", "no-advice", "not-comparable",
          "no-open-boards", "makes-no-boards", "lays-no-boards", "no-such-table", "no-such-moment", "no-such-invite",
          "no-such-code", "no-such-phrase", "no-such-link", "no-such-passkey", "no-mail", "no-passkeys",
          "no-game-of-the-day", "no-such-channel", "no-such-feed", "no-such-group", "no-such-member"),
    405: ("wrong-method",),
    409: ("stale", "key-used", "nothing-to-undo", "ask-open", "no-ask", "nothing-to-redo", "not-started",
          "not-waiting", "not-over", "game-too-long", "game-over", "table-closed", "table-full", "seat-taken",
          "seat-away", "not-your-turn", "handed-in", "one-at-a-time", "not-removable", "still-here", "gave-up",
          "table-unreadable", "game-missing", "board-missing", "mixed-rules", "wrong-day", "group-full",
          "no-turns-ahead"),
    410: ("older-rules",),
    413: ("too-large", "board-too-large"),
    415: ("not-json",),
    421: ("wrong-host",),
    422: ("bad-board", "bad-laying", "no-board-found", "refused"),
    429: ("too-many-boards", "too-many-passkeys", "too-many-tables", "too-many-channels", "too-many-groups",
          "too-many"),
    500: ("internal",),
    503: sorted(PASSING),
}.items() for code in codes}  # fmt: skip
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
    told = words.say(f"server-error-{code}", **said)
    return f"{told} ({said['word']})" if "word" in said else told  # by which its line in the log is found
