"""Lists of tables: your own, those that anybody can join, and those whose game is over."""

from typing import Any

from lautta.server.messages.laying import TableLaying
from lautta.server.messages.parts import Answer
from lautta.server.messages.seats import SeatInfo
from lautta.server.table.ends import Outcome
from lautta.server.table.kinds import Ending, Status
from lautta.server.table.pace import Pace


class TableLine(Answer, frozen=True):
    """One of your tables. `sketch`: as much of its position as a small picture shows, as of when others were last to
    move: a `RoadsSketch`, `TigrisSketch` or `AmsterdamSketch`, the grids of other games; null before the game, and
    where nothing has been played lately.

    `deadline`: when the first of the players whose turn it is runs out of time. `ended`: how the game ended, once it is
    over and if that is recorded. `number`: the last event; `changed`: when it happened.
    """

    id: str
    game: str
    board: str
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
    sketch: Any


class OpenTable(Answer, frozen=True):
    """A table as somebody who may join it sees it: what is played, by whom, how fast, whether with `advice`, and
    whether `programs` are welcome.
    """

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
    advice: bool
    programs: bool
    made: int


class Finished(Answer, frozen=True):
    """A listed table whose game is over, for everybody to look at. `ended`: when its last event was. `sketch`: as in
    `TableLine`.
    """

    table: str
    game: str
    board: str
    seats: list[SeatInfo]
    winners: list[int]
    scores: list[int]
    places: list[int]
    how: Ending
    left: list[int]
    ended: int
    sketch: Any
