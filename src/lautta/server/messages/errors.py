"""The shape of every error."""

from typing import Any

from lautta.server.messages.parts import Answer


class Trouble(Answer, frozen=True):
    """What went wrong: a code that never changes, a sentence, and facts by name."""

    code: str
    message: str
    detail: dict[str, Any]


class Error(Answer, frozen=True):
    """Every error has this shape."""

    error: Trouble
