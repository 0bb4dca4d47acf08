"""What has happened at a table."""

from msgspec import UNSET, UnsetType

from lautta.server.messages.parts import Answer, Said
from lautta.server.table.kinds import EventKind


class PlanCut(Answer, frozen=True):
    """Where my plan was cut: `action` could not be done any more, and with it all of `rest`, which begins where nothing
    was half done.

    `reason` and `chapter` are those of a refusal; without, it is an offer and waits, as another's offer came first.
    `because`: the event with which another seat began what made it impossible.
    """

    action: str
    rest: list[str]
    reason: str | None
    chapter: str | None
    because: int | None


class LogEntry(Answer, frozen=True):
    """One event of a table as one viewer may know it.

    `action` is there for one's own actions and for pieces that were laid, and for all actions when the game is over. An
    undo says in `to` which event it went back to, as does who lifts a piece, and in `redrawn` whether hidden things
    were drawn anew. `text` is what was said in a chat, `agree` what was answered, `table` where the same people play
    again, `cut` how my own plan was cut. `stand_in`: it was done by the computer that stands in for the person.
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
