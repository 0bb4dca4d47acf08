"""The shape of every error."""

from typing import Any

from lautta.server.messages.parts import Answer


class ErrorInfo(Answer, frozen=True):
    """What went wrong: a code that never changes, a sentence for people, and details by name."""

    code: str
    message: str
    detail: dict[str, Any]


class Error(Answer, frozen=True):
    """The body of every error response."""

    error: ErrorInfo
