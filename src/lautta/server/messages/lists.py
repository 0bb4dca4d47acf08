"""Tables in lists: mine, those that one may join, and those whose game is over."""

from lautta.server.messages.laying import TableLaying
from lautta.server.messages.parts import Answer
from lautta.server.messages.seats import SeatInfo
from lautta.server.table.ends import Outcome
from lautta.server.table.kinds import How, Status
from lautta.server.table.pace import Pace


class TableLine(Answer, frozen=True):
    """One of my tables. `deadline`: when the time of the first of those who are to move runs out. `ended`: how its game
    did, if it is over and that is known.

    Where `my_seats` is empty a seat is kept for me, and I may join.
    """

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    my_seat: int | None
    my_seats: list[int]
    my_turn: bool
    to_move: list[int]
    deadline: int | None
    over: bool
    ended: Outcome | None
    number: int
    changed: int


class Offer(Answer, frozen=True):
    """A table that one may join: what is played, by whom, and how fast."""

    table: str
    game: str
    board: str
    laying: TableLaying | None
    options: dict[str, str]
    status: Status
    seats: list[SeatInfo]
    host_name: str
    locked: bool
    clock: Pace | None
    made: int


class Finished(Answer, frozen=True):
    """A listed table whose game is over, for everybody to look at. `ended`: when its last event was."""

    table: str
    game: str
    board: str
    seats: list[SeatInfo]
    winners: list[int]
    scores: list[int]
    places: list[int]
    how: How
    left: list[int]
    ended: int
