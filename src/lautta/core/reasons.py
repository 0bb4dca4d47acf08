"""Why something is refused: the reasons that every game shares, and the errors of the public face.

A check answers 0 or a reason code. Codes below zero are the core's own, codes from 1 up are a game's.
"""

from dataclasses import dataclass

UNKNOWN_ACTION = -1
NO_SUCH_SEAT = -2
NOT_YOUR_TURN = -3
GAME_OVER = -4


@dataclass(frozen=True, slots=True)
class Reason:
    """One refusal: its code, its name in the catalogues, and the chapter of the rules that it comes from.

    `form` marks an action that no position could allow, such as a payment in a colour that the route does not take;
    a page leaves such choices out instead of explaining each.
    """

    code: int
    name: str
    chapter: str
    form: bool = False


CORE_REASONS = (
    Reason(UNKNOWN_ACTION, "unknown-action", "actions", form=True),
    Reason(NO_SUCH_SEAT, "no-such-seat", "seats", form=True),
    Reason(NOT_YOUR_TURN, "not-your-turn", "turns"),
    Reason(GAME_OVER, "game-over", "turns"),
)


class MalformedAction(ValueError):
    """A text, a JSON object or a number that is no action of this game at all; the message quotes it."""


class AmbiguousAction(ValueError):
    """An action that could be meant for more than one seat or in more than one way."""


class IllegalAction(ValueError):
    """An action that the rules refuse here.

    `reason` says why, `action` is its notation, `seat` who tried (counted from 0).
    """

    def __init__(self, action: str, seat: int, reason: Reason) -> None:
        super().__init__(f"seat {seat + 1} may not {action!r}: {reason.name} (rules: {reason.chapter})")
        self.action, self.seat, self.reason = action, seat, reason


class MalformedPosition(ValueError):
    """A position text, JSON object or snapshot that does not describe a record; the message names the line."""
