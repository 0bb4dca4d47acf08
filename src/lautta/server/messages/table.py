"""A table as one viewer may see it."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, UnsetType, field

from lautta.server.messages.actions import Batch, Undo, UndoAsk
from lautta.server.messages.laying import TableLaying
from lautta.server.messages.log import LogEntry
from lautta.server.messages.parts import MOST_SEATS, Answer, Legal, Request, Said, Word
from lautta.server.messages.results import GameResult
from lautta.server.messages.seats import SeatInfo, SeatRequest
from lautta.server.table.kinds import Status
from lautta.server.table.pace import Pace


class TableRequest(Request, frozen=True):
    """A table to be set up: its game, board and options (the usual ones where left out) and its seats in order.

    With open seats it waits until they are taken; `listed` shows it to everybody meanwhile, and when its game is over.
    `lay`: of so many pieces the players lay the board themselves, before the game and in the place of `board`.
    """

    game: Word
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=MOST_SEATS)]
    board: Word | None = None
    options: Annotated[dict[str, Word], Meta(max_length=32)] = {}
    listed: bool = False
    clock: Pace | None = None
    lay: Annotated[int, Meta(ge=1, le=200)] | None = None


class ClockInfo(Answer, frozen=True, omit_defaults=True):
    """How much time each seat has left at the time `at`, in milliseconds; it runs for the seats in `running`."""

    kind: Literal["live", "days"]
    left: list[int]
    running: list[int]
    at: int
    minutes: int | UnsetType = UNSET
    increment_s: int | UnsetType = UNSET
    days: int | UnsetType = UNSET


class Planning(Answer, frozen=True):
    """Several seats plan at the same time: these are at it, those have handed their plans in."""

    planning: list[int]
    done: list[int]


class PlanStep(Answer, frozen=True):
    """One action of my plan, with what is told of it."""

    action: str
    said: list[Said]


class Plan(Answer, frozen=True):
    """My own plan, of which nobody else is told before it is done. `done`: it is handed in; an undo takes it back."""

    steps: list[PlanStep]
    done: bool


class Stand(Answer, frozen=True):
    """How a table stands for one viewer: `my_seat` is the seat that this was made for, null for a spectator.

    While seats plan at the same time `planning` says who; all that is told of the position to a seat with a `plan` is
    as it would be after that. `plan_number` grows with everything of which only my seat knows, `standing` is the answer
    that it has left. `since` is the last event that my seat made happen (0: none): what came later is new to it.

    A table that waits for people, whose players lay the board, or that was left by all of them (`closed`), has no
    position. `laying` is there until the game begins, where the players lay the board. While nobody is left but people
    who are away and may come back the table is `paused`: nobody acts and no clock runs. `invite` is told only to those
    who sit here. `watchers` are others who look at it now.
    """

    number: int
    status: Status
    paused: bool
    seats: list[SeatInfo]
    my_seat: int | None
    my_seats: list[int]
    host: bool
    host_name: str
    locked: bool
    listed: bool
    invite: str | None
    clock: ClockInfo | None
    ask: UndoAsk | None
    rematch: str | None
    watchers: int
    laying: TableLaying | None
    public: Raw
    private: Raw
    to_move: list[int]
    legal: Legal
    undo: Undo
    redo: bool
    planning: Planning | None
    plan: Plan | None
    plan_number: int
    standing: str | None
    since: int
    result: GameResult | None
    seed: str | None


class Table(Stand, frozen=True):
    """A table as one viewer may see it: their own seat's, or a spectator's where `my_seat` is null.

    `board` is empty until the players have laid it, where they do.
    """

    id: str
    game: str
    board: str
    options: dict[str, str]
    rules_version: int
    seed_hash: str
    log: list[LogEntry]


class Update(Stand, frozen=True):
    """What is new at a table since event `from`, and how it stands now; `batch` answers several actions."""

    table: str
    after: int = field(name="from")
    entries: list[LogEntry]
    batch: Batch | UnsetType = UNSET
