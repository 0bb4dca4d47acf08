"""The record and the rules, in the dialect that compiles. Cells are numbered by rows, the top row first."""

from ctypes import Structure, c_uint8
from typing import Annotated

from lautta.core import fields
from lautta.core.actions import Action, Param, Position, Table
from lautta.core.chance import Chance
from lautta.core.faults import Faults, FaultTable, note
from lautta.core.records import Array, record, u8, u16, u64

COLUMNS, CELLS, SEATS, NAMES = 7, 42, 2, tuple("abcdefg")
LINES = tuple(  # the cells of each line of four
    tuple(cell + step * (down * COLUMNS + right) for step in range(4))
    for right, down in ((1, 0), (0, 1), (1, 1), (-1, 1))
    for cell in range(CELLS - 3 * down * COLUMNS)
    if 0 <= cell % COLUMNS + 3 * right < COLUMNS
)
FULL = 1


@record
class State(Structure):
    chance: Chance
    board: u64
    turn: u16
    shown: u16
    cells: Annotated[Array[int], c_uint8 * CELLS]  # 0: empty, else the mask of the seat whose counter it is
    points: Annotated[Array[int], c_uint8 * SEATS]
    seats: u8
    winners: u8


def start(s: State, seats: int) -> None:
    s.seats = seats


def to_act(s: State) -> int:
    return 0 if s.winners else 1 << (s.turn % SEATS)


def check_drop(s: State, column: int) -> int:
    return FULL if s.cells[column] else 0


def drop(s: State, seat: int, column: int) -> None:
    cell = CELLS - COLUMNS + column
    while s.cells[cell]:
        cell -= COLUMNS
    s.cells[cell] = 1 << seat
    count(s)


def count(s: State) -> None:
    """Compute the turn, the winners and their points from the counters."""
    s.turn = 0
    for cell in range(CELLS):
        s.turn += 1 if s.cells[cell] else 0
    s.winners = winners(s)
    s.points[0], s.points[1] = s.winners & 1, s.winners >> 1


def winners(s: State) -> int:
    """The mask of the seats with four in a line; both seats if the board is full and neither has."""
    mask = 0
    for i in range(len(LINES)):
        mask |= s.cells[LINES[i][0]] & s.cells[LINES[i][1]] & s.cells[LINES[i][2]] & s.cells[LINES[i][3]]
    return 3 if mask == 0 and s.turn == CELLS else mask


FIELDS = (
    fields.Generator("chance"),
    fields.Number("seats", least=SEATS, most=SEATS),
    fields.Turn("turn", derived=True),
    fields.Number("shown"),
    fields.Grid("cells", columns=COLUMNS, signs=".xo", seats="xo", params=("column",)),
    fields.Seats("winners", SEATS, derived=True),
)
FAULTS = FaultTable("connect_four")
IN_THE_AIR = FAULTS.add("in-the-air", "cells", column=NAMES)
OUT_OF_TURN = FAULTS.add("out-of-turn", "cells")


def relations(s: State, f: Faults) -> None:
    """Note what no game leads to."""
    lead = 0
    for cell in range(CELLS):
        lead += (s.cells[cell] & 1) - (s.cells[cell] >> 1)
        if s.cells[cell] and cell < CELLS - COLUMNS and s.cells[cell + COLUMNS] == 0:
            note(f, IN_THE_AIR, cell % COLUMNS, 0, 0, 0)
    if lead != s.turn % 2 or s.winners == 1 + s.turn % 2 or (s.winners == 3 and s.turn < CELLS):
        note(f, OUT_OF_TURN, 0, 0, 0, 0)


TABLE = Table(
    "connect_four", state=State, seats=SEATS, start=start, to_act=to_act,
    position=Position(FIELDS, derive=count, relations=relations, faults=FAULTS),
    actions=(Action("drop", check_drop, drop, Param("column", COLUMNS, NAMES)),),
)  # fmt: skip
