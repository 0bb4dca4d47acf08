"""Variations: actions that are only tried, from a moment of a table."""

from typing import Annotated

from msgspec import Meta, Raw

from lautta.server.messages.parts import ActionWords, Answer, Legal, Request, Said, Seat
from lautta.server.messages.results import GameResult

MOST_TRIED = 400  # actions of a line that is only tried


class LineAction(Request, frozen=True):
    """One action of a line that is tried."""

    seat: Seat
    action: ActionWords


class WhatIfRequest(Request, frozen=True):
    """A line to be tried from what my seat knew after event `moment`; `draw` chooses how hidden things are dealt.

    `computers`: let computer players act in the other seats until I may act. `seat`: which of mine, if I hold several.
    """

    moment: Annotated[int, Meta(ge=0, lt=2**31)]
    draw: Annotated[int, Meta(ge=0, lt=2**53)]
    line: Annotated[list[LineAction], Meta(max_length=MOST_TRIED)] = []
    computers: bool = False
    seat: Seat | None = None


class WhatIfPreviewRequest(WhatIfRequest, frozen=True, kw_only=True):
    """An action that somebody thinks about at the end of a line."""

    action: ActionWords


class WhatIfChoicesRequest(WhatIfRequest, frozen=True, kw_only=True):
    """The ways to do something at the end of a line: any action if none is named, and parameters that it must have.

    `previews`: with what each of them would do, where the action is named.
    """

    action: Annotated[str, Meta(max_length=80)] = ""
    args: Annotated[dict[str, str], Meta(max_length=16)] = {}
    previews: bool = False


class LineEntry(Answer, frozen=True):
    """One action of a line that was tried, with what my seat is told of it."""

    seat: int
    action: str
    said: list[Said]


class Cut(Answer, frozen=True):
    """Where a line ended early: the place of the action that the rules refuse, and why."""

    index: int
    reason: str
    chapter: str


class WhatIf(Answer, frozen=True):
    """A position that was only tried. `private` and `legal` are those of `seat`: mine, or whose decision it is.

    `line` is all that was played, answers of computers at its end.
    """

    table: str
    moment: int
    seat: int
    public: Raw
    private: Raw
    to_move: list[int]
    legal: Legal
    line: list[LineEntry]
    cut: Cut | None
    over: bool
    result: GameResult | None
