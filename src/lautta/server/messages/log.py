"""The log of a table."""

from msgspec import UNSET, UnsetType

from lautta.server.messages.parts import Answer, Said
from lautta.server.table.kinds import EventKind


class PlanCut(Answer, frozen=True):
    """Where your plan was cut: `action` was no longer possible. All of `rest` was left out; it starts early enough that
    nothing stays half done.

    `reason` and `chapter` say why the rules refuse the action. If they are null, it is an offer to another seat that
    has to wait because somebody else's came first. `because`: the event by another seat that made it impossible.
    """

    action: str
    rest: list[str]
    reason: str | None
    chapter: str | None
    because: int | None


class LogEntry(Answer, frozen=True):
    """One event of a table, as far as one viewer may know it. `said` are the sentences that the log shows for it.

    `turn` and `phase`: when in the game it happened, as the game counts and calls it; an undo or a redo belongs to
    where it leads. They are left out where nothing was done in the game, and `phase` in a game without phases.

    `action`: what was done; you get your own actions and pieces laid on the board, and all actions once the game is
    over. `to`: the event that an undo, or taking a piece back, returns to. `redrawn`: the undo redraws hidden things.
    `text`: the chat message. `agree`: the answer to a request to undo. `table`: the table of the rematch. `cut`: where
    your own plan was cut. `stand_in`: done by the computer that stands in for the person. `planned`: done as its seat
    had planned it ahead.
    """

    number: int
    at: int
    kind: EventKind
    seat: int | None
    said: list[Said]
    action: str | UnsetType = UNSET
    to: int | UnsetType = UNSET
    redrawn: bool | UnsetType = UNSET
    text: str | UnsetType = UNSET
    agree: bool | UnsetType = UNSET
    table: str | UnsetType = UNSET
    cut: PlanCut | UnsetType = UNSET
    stand_in: bool | UnsetType = UNSET
    planned: bool | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    phase: str | UnsetType = UNSET
