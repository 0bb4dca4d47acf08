"""Actions in a game, undoing them, and previews of what they would do."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from lautta.server.messages.parts import ActionWords, Answer, Key, PlanSeen, Refusal, Request, Seat, Seen, Word
from lautta.server.table.batches import MOST as MOST_ACTIONS
from lautta.server.table.batches import StopReason
from lautta.server.table.turns import MOST_TURNS, PlannedTurn


class ActionRequest(Request, frozen=True):
    """An action in the game's notation, or as an object with its name and parameters; `seat` if you have several.

    A list of actions is carried out in order and undone as one. It stops before the first action that the rules refuse,
    and after one that reveals something or gives another seat the turn. While the players lay the board, the action
    lays a piece, such as `lay 0,-1 woods`.
    """

    action: ActionWords | Annotated[list[ActionWords], Meta(min_length=1, max_length=MOST_ACTIONS)]
    seen: Seen
    key: Key
    seat: Seat | None = None
    plan: PlanSeen | None = None


class Batch(Answer, frozen=True):
    """How far a list of actions got: how many were `done`, and `why` the next one was not (null if all were).

    `refused`: the rules refuse it; the field `refused` says why. `shown`: the action before it revealed or drew
    something hidden. `turn`: the action before it gave another seat the turn.
    """

    done: int
    why: StopReason | None
    refused: Refusal | None


class UndoRequest(Request, frozen=True):
    """Undo or redo; `seat` if you have several."""

    seen: Seen
    key: Key
    seat: Seat | None = None
    plan: PlanSeen | None = None


class StandingAnswerRequest(Request, frozen=True):
    """Your standing answer, one of the game's `standing`, or null to be asked each time. Only your seat can see it.

    `seat` if you have several.
    """

    answer: Word | None
    key: Key
    seat: Seat | None = None
    seen: Seen | None = None


class AheadRequest(Request, frozen=True):
    """The turns that you plan ahead, in place of those that you had; none to drop them. Only your seat can see them.

    `seat` if you have several.
    """

    turns: Annotated[list[PlannedTurn], Meta(max_length=MOST_TURNS)]
    seen: Seen
    key: Key
    seat: Seat | None = None


class PreviewRequest(Request, frozen=True):
    """An action to preview; `seat` if you have several."""

    action: ActionWords
    seat: Seat | None = None


class Preview(Answer, frozen=True):
    """What an action would do, as far as you may know it, or why the rules refuse it."""

    preview: Any
    refused: Refusal | None


class Choice(Answer, frozen=True):
    """One way to carry out an action that was named in part, and why the rules refuse it, if they do.

    `preview` is there if previews were requested and the action is not refused.
    """

    action: str
    args: dict[str, str]
    refused: Refusal | None
    preview: Any | UnsetType = UNSET


class Macro(Answer, frozen=True):
    """A macro: actions that can be carried out in order, and their outcome in `facts` that the game defines."""

    actions: list[str]
    facts: Any


class Undo(Answer, frozen=True):
    """Whether you can undo your last action.

    `possible`: at once, without asking anybody. `free`: at once, and nothing is redrawn, as nothing has been revealed
    since. `consent`: the other players have to agree; a request to undo asks them.
    """

    free: bool
    possible: bool
    consent: bool = False


class UndoAsk(Answer, frozen=True):
    """Event `number`, a request to undo the last action of `seat`: who has agreed, and who is still `asked`."""

    number: int
    seat: int
    agreed: list[int]
    asked: list[int]
