"""Why something is refused: the reasons that every game shares, and the errors of the public face.

A check answers 0 or a reason code. Codes below zero are the core's own, codes from 1 up are a game's.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from lautta.core import saying
from lautta.core.problems import Problem

UNKNOWN_ACTION = -1
NO_SUCH_SEAT = -2
NOT_YOUR_TURN = -3
GAME_OVER = -4


@dataclass(frozen=True, slots=True)
class Reason:
    """One refusal: its code, its name in the catalogues, and the chapter of the rules that it comes from.

    `form` marks an action that no position could allow, such as a payment in a colour that the route does not take;
    a page leaves such choices out instead of explaining each. `game` is whose reason it is; a `Game` fills it in.
    """

    code: int
    name: str
    chapter: str
    form: bool = False
    game: str = "core"

    @property
    def key(self) -> str:
        """The message that says it to people."""
        return f"{self.game}-refused-{self.name}"

    @property
    def chapter_key(self) -> str:
        """The message that names its chapter."""
        return f"{self.game}-chapter-{self.chapter}"

    def __str__(self) -> str:
        return saying.english(self.key, {})


def add_reason(reasons: list[Reason], name: str, chapter: str, *, form: bool = False) -> int:
    """Write a reason down as the next one of a game, and answer its code: 1 for the first.

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
    """Something given from outside that cannot be used: `key` names the message that says why, `facts` its variables.

    A key is as stable as a code; `str` of the error is the sentence in English.
    """

    def __init__(self, key: str, /, **facts: str | int) -> None:
        super().__init__(saying.english(key, facts))
        self.key, self.facts = key, facts

    def __reduce__(self) -> Any:
        return partial(type(self), self.key, **self.facts), ()


class BadArgument(Unusable):
    """An argument of the wrong kind or out of range, such as a seat that nobody sits at or half a player."""


class NoSuchOption(BadArgument):
    """An option that a game does not have, or a value that the option does not."""


class MalformedAction(Unusable):
    """A text, a JSON object or a number that is no action of this game at all; the message quotes it."""


class AmbiguousAction(Unusable):
    """An action that could be meant for more than one seat."""


class HiddenOutcome(Unusable):
    """An action done in a view that needs what the view does not know, such as the next card of a deck."""


class BrokenGame(Unusable):
    """A game that breaks a promise of `lautta.core.game.parts`; its author has to mend it."""


class IllegalAction(ValueError):
    """An action refused by the rules: the `reason`, the `action` in notation, and the `seat` (from 0) that tried."""

    def __init__(self, action: str, seat: int, reason: Reason) -> None:
        super().__init__(action, seat, reason)
        self.action, self.seat, self.reason = action, seat, reason

    @property
    def facts(self) -> dict[str, str | int]:
        """The variables of the message `core-illegal`, in English; whoever says it otherwise asks the reason."""
        return {"player": self.seat + 1, "action": self.action, "why": str(self.reason)}

    def __str__(self) -> str:
        return saying.english("core-illegal", self.facts)


class MalformedPosition(ValueError):
    """A position that is unreadable or impossible; `problems` lists the faults, each with its line or JSON path."""

    def __init__(self, problems: Sequence[Problem] | str) -> None:
        self.problems = [Problem(0, "", problems)] if isinstance(problems, str) else list(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "; ".join(map(str, self.problems))
