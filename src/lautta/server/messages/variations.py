"""Variations: lines of actions tried out from a moment of a table, without any effect on it."""

from typing import Annotated

from msgspec import Meta, Raw

from lautta.server.messages.parts import ActionWords, Answer, Legal, Request, Said, Seat
from lautta.server.messages.results import GameResult

MOST_TRIED = 400  # actions in a variation


class LineAction(Request, frozen=True):
    """One action of a variation."""

    seat: Seat
    action: ActionWords


class VariationRequest(Request, frozen=True):
    """A variation: a `line` of actions, starting from what your seat knew after event `moment`.

    `draw`: the seed for dealing what your seat can't know. `computers`: computer players then act for the other seats
    until it is your turn. `seat` if you have several.
    """

    moment: Annotated[int, Meta(ge=0, lt=2**31)]
    draw: Annotated[int, Meta(ge=0, lt=2**53)]
    line: Annotated[list[LineAction], Meta(max_length=MOST_TRIED)] = []
    computers: bool = False
    seat: Seat | None = None


class VariationPreviewRequest(VariationRequest, frozen=True, kw_only=True):
    """An action to preview at the end of a variation."""

    action: ActionWords


class VariationChoicesRequest(VariationRequest, frozen=True, kw_only=True):
    """Which choices to list at the end of a variation: those of `action`, by default of all, with these parameters.

    `previews`: include what each of them would do, if an action is named.
    """

    action: Annotated[str, Meta(max_length=80)] = ""
    args: Annotated[dict[str, str], Meta(max_length=16)] = {}
    previews: bool = False


class LineEntry(Answer, frozen=True):
    """One action of a variation, with the sentences that your seat's log would show for it, and when it was done."""

    seat: int
    action: str
    said: list[Said]
    turn: int
    phase: str


class Cut(Answer, frozen=True):
    """Where a variation ended early: the index of the action that the rules refuse, and why."""

    index: int
    reason: str
    chapter: str


class LineAnswer(Answer, frozen=True, kw_only=True):
    """The position at the end of a line that was played from somewhere.

    `private` and `legal` are those of `seat`: yours, or that of the first seat to move while it is not your turn.
    `line` has all actions that were played, including those of computers.
    """

    seat: int
    public: Raw
    private: Raw
    to_move: list[int]
    legal: Legal
    line: list[LineEntry]
    cut: Cut | None
    over: bool
    result: GameResult | None


class VariationAnswer(LineAnswer, frozen=True, kw_only=True):
    """The position at the end of a variation from a moment of a table."""

    table: str
    moment: int
