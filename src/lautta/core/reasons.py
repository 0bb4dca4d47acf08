"""Reasons for refusals that every game shares, and the errors of the public API.

A check returns 0 or a reason code. Codes below zero belong to the core, codes from 1 up to a game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from lautta.core import error_messages
from lautta.core.problems import Problem, quoted

UNKNOWN_ACTION = -1
NO_SUCH_SEAT = -2
NOT_YOUR_TURN = -3
GAME_OVER = -4


@dataclass(frozen=True, slots=True)
class Reason:
    """One refusal: its code, its name in the catalogues, and the chapter of the rules that it comes from.

    `form` marks an action that no position allows, such as a payment in a colour that the route does not take; a page
    leaves such choices out instead of explaining each. A `Game` sets `game` to its own name.
    """

    code: int
    name: str
    chapter: str
    form: bool = False
    game: str = "core"

    @property
    def key(self) -> str:
        """The id of its message for people."""
        return f"{self.game}-refused-{self.name}"

    @property
    def chapter_key(self) -> str:
        """The id of the message with the name of its chapter."""
        return f"{self.game}-chapter-{self.chapter}"

    def __str__(self) -> str:
        return error_messages.english(self.key, {})


def add_reason(reasons: list[Reason], name: str, chapter: str, *, form: bool = False) -> int:
    """Append the next reason of a game and return its code, from 1.

    >>> reasons: list[Reason] = []
    >>> add_reason(reasons, "column-full", "drop"), add_reason(reasons, "not-yours", "drop")
    (1, 2)
    """
    reasons.append(Reason(len(reasons) + 1, name, chapter, form))
    return len(reasons)


CORE_REASONS = (
    Reason(UNKNOWN_ACTION, "unknown-action", "actions", form=True),
    Reason(NO_SUCH_SEAT, "no-such-seat", "seats", form=True),
    Reason(NOT_YOUR_TURN, "not-your-turn", "turns"),
    Reason(GAME_OVER, "game-over", "turns"),
)


class Unusable(ValueError):
    """Unusable input: `key` names the message with the cause, `facts` its variables.

    A key is as stable as a code; `str` of the error is the sentence in English.
    """

    def __init__(self, key: str, /, **facts: str | int) -> None:
        super().__init__(error_messages.with_meant(key, facts))
        self.key, self.facts = key, facts

    def __reduce__(self) -> Any:
        return partial(type(self), self.key, **self.facts), ()


class BadArgument(Unusable):
    """An argument of the wrong type or out of range, such as a seat that does not play."""


class NoSuchOption(BadArgument):
    """An option that the game does not have, or a value that the option does not have."""


class MalformedAction(Unusable):
    """A text, JSON object or number that is no action of this game; the message quotes it."""


class AmbiguousAction(Unusable):
    """An action that more than one seat could do."""


class HiddenOutcome(Unusable):
    """An action in a view whose outcome depends on hidden things, such as the next card of a deck."""


class BrokenGame(Unusable):
    """A game that violates `lautta.core.game.parts`; the message is for its author."""


class IllegalAction(ValueError):
    """An action that the rules refuse: its notation `action`, the `seat` (from 0) and the `reason`."""

    def __init__(self, action: str, seat: int, reason: Reason) -> None:
        super().__init__(action, seat, reason)
        self.action, self.seat, self.reason = action, seat, reason

    @property
    def facts(self) -> dict[str, str | int]:
        """The variables of the message `core-illegal`, in English."""
        seat = self.seat + 1
        return {"player": seat if abs(seat) < 2**31 else quoted(seat), "action": self.action, "why": str(self.reason)}

    def __str__(self) -> str:
        return error_messages.english("core-illegal", self.facts)


class MalformedPosition(ValueError):
    """An unreadable or impossible position text, JSON object or snapshot.

    `problems` lists the faults, each with its line (texts) or its path (JSON).
    """

    def __init__(self, problems: Sequence[Problem] | str) -> None:
        self.problems = [Problem(0, "", problems)] if isinstance(problems, str) else list(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "; ".join(map(str, self.problems))
