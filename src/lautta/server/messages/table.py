"""A table as one viewer sees it."""

from datetime import date
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
from lautta.server.table.turns import Ahead


class TableRequest(Request, frozen=True):
    """A table to set up: its game, board and options (the defaults if left out), and its seats in order.

    With open seats it waits until they are taken. `listed`: it is in the public list while it waits and once its game
    is over. `lay`: instead of using a `board`, the players lay one of that many pieces before the game. `advice`:
    during the game everybody may ask what a strong player would do, also where several people play. `programs`: guests
    that are programs may join. `day`: it is the game of that day (UTC), today's or yesterday's, with exactly its board
    and seats and nothing else. `group`: one of your groups, all of whose members may join; such a table is in no public
    list.
    """

    game: Word
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=MOST_SEATS)]
    board: Word | None = None
    options: Annotated[dict[str, Word], Meta(max_length=32)] = {}
    listed: bool = False
    clock: Pace | None = None
    lay: Annotated[int, Meta(ge=1, le=200)] | None = None
    advice: bool = False
    programs: bool = False
    day: date | None = None
    group: Word | None = None


class ClockInfo(Answer, frozen=True, omit_defaults=True):
    """How many milliseconds each seat has `left` at the time `at`, and for which seats the clock is `running`. `away`:
    when the holiday of each seat ends, until which it loses no time (0: none), if one is on holiday.
    """

    kind: Literal["live", "days"]
    left: list[int]
    running: list[int]
    at: int
    minutes: int | UnsetType = UNSET
    increment_s: int | UnsetType = UNSET
    days: int | UnsetType = UNSET
    holidays: bool = False
    away: list[int] | UnsetType = UNSET


class Planning(Answer, frozen=True):
    """Several seats plan at the same time: those still `planning`, and those that have handed in their plans."""

    planning: list[int]
    done: list[int]


class PlanStep(Answer, frozen=True):
    """One action of your plan, with the sentences that the log will show for it."""

    action: str
    said: list[Said]


class Plan(Answer, frozen=True):
    """Your own plan, which nobody else can see until it is carried out. `done`: it is handed in; undo takes it back."""

    steps: list[PlanStep]
    done: bool


class Snapshot(Answer, frozen=True):
    """The current state of a table as one viewer sees it: the fields that `Table`, which explains them, and `Update`
    share.
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
    programs: bool
    invite: str | None
    clock: ClockInfo | None
    ask: UndoAsk | None
    rematch: str | None
    watchers: int
    advice: bool
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
    resting: bool
    ahead: Ahead | None
    since: int
    result: GameResult | None
    seed: str | None


class Table(Snapshot, frozen=True):
    """A table as one viewer sees it, from `my_seat`, or as a spectator if that is null; with its log.

    `number` is the last event. `planning` says which seats are planning at the same time; for a seat that has a
    `plan`, the position is as it would be after that plan. `plan_number` grows with every change that only your seat
    can see. `standing` is the seat's standing answer, `resting`: it is done for this turn, `ahead`: the turns that it
    has planned ahead, or what cut them. `since` is the last event that your seat caused (0: none), apart from what it
    had planned; everything after it is new to you.

    There is no position while the table waits for people, while the players lay the board, or if everybody left before
    the game (`closed`). `laying` is there until the game begins, if the players lay the board. `paused`: everybody is
    away and somebody can come back; nobody acts and no clock runs. Only people with a seat get the `invite`. `watchers`
    counts the spectators who are looking now. `advice`: you may ask what a strong player would do, or may once it
    begins. `programs`: guests that are programs may join.

    `board` is empty while the players still have to lay it. `day`: it is the game of that day. `group`: the id
    of the group whose table it is; members may join without an invite.
    """

    id: str
    game: str
    board: str
    options: dict[str, str]
    rules_version: int
    seed_hash: str
    day: date | None
    group: str | None
    log: list[LogEntry]


class Update(Snapshot, frozen=True):
    """What is new at a table since event `from`, and its current state, with the fields of `Table`; `batch` answers a
    list of actions.
    """

    table: str
    after: int = field(name="from")
    entries: list[LogEntry]
    batch: Batch | UnsetType = UNSET
