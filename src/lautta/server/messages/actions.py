"""What players do in a game and may take back, and what an action would do."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from lautta.server.messages.parts import ActionWords, Answer, Key, PlanSeen, Refusal, Request, Seat, Seen, Word
from lautta.server.table.batches import MOST as MOST_ACTIONS
from lautta.server.table.batches import Why


class ActionRequest(Request, frozen=True):
    """An action in the game's notation, or as an object of its name and parameters; `seat` if I hold several.

    Or several in a list, which are done one after another and taken back by one undo: up to the first that the rules
    refuse, and up to one that shows something or lets another seat in. While the board is laid: the step that lays a
    piece, such as `lay 0,-1 woods`.
    """

    action: ActionWords | Annotated[list[ActionWords], Meta(min_length=1, max_length=MOST_ACTIONS)]
    seen: Seen
    key: Key
    seat: Seat | None = None
    plan: PlanSeen | None = None


class Batch(Answer, frozen=True):
    """How far several actions got: so many are `done`, and `why` the next one is not (null: all are).

    `refused`: the rules refuse it, and how stands beside. `shown`: the one before has shown what was hidden, or drawn.
    `turn`: after that one another seat comes in.
    """

    done: int
    why: Why | None
    refused: Refusal | None


class UndoRequest(Request, frozen=True):
    """An undo or a redo; `seat` if I hold several."""

    seen: Seen
    key: Key
    seat: Seat | None = None
    plan: PlanSeen | None = None


class StandingAnswerRequest(Request, frozen=True):
    """A standing answer of mine, one of those that the game has; null: I want to be asked. Only my seat is told of it.

    `seat` if I hold several.
    """

    answer: Word | None
    key: Key
    seat: Seat | None = None
    seen: Seen | None = None


class PreviewRequest(Request, frozen=True):
    """An action that somebody thinks about; `seat` if they hold several."""

    action: ActionWords
    seat: Seat | None = None


class Preview(Answer, frozen=True):
    """What an action would do in facts that I may know, or why it is refused."""

    preview: Any
    refused: Refusal | None


class Choice(Answer, frozen=True):
    """One action that could be meant, and why it is refused if it is.

    Where previews were asked for: what it would do in facts that I may know, unless it is refused.
    """

    action: str
    args: dict[str, str]
    refused: Refusal | None
    preview: Any | UnsetType = UNSET


class Macro(Answer, frozen=True):
    """A macro: actions that may be done one after another, and what comes of it: `facts` of the game."""

    actions: list[str]
    facts: Any


class Undo(Answer, frozen=True):
    """May I take back my last action? `free`: nothing was shown since, so that nothing is drawn anew.

    `consent`: only if the others agree; undo then asks them.
    """

    free: bool
    possible: bool
    consent: bool = False


class UndoAsk(Answer, frozen=True):
    """Event `number` asks to take back the last action of `seat`; those seats have agreed, these have not answered."""

    number: int
    seat: int
    agreed: list[int]
    asked: list[int]
