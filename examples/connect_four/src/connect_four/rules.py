"""The record and the rules, in the dialect that compiles. Cells are numbered by rows, the top row first."""

from ctypes import Structure, c_uint8
from typing import Annotated

from lautta.core.actions import Action, Param, Table
from lautta.core.boards import Board
from lautta.core.chance import Chance
from lautta.core.records import Array, record, u8, u16, u64

COLUMNS, ROWS, SEATS = 7, 6, 2
CELLS = COLUMNS * ROWS
COLUMN_NAMES = tuple("abcdefg")
RIGHT, DOWN = (1, 0, 1, -1), (0, 1, 1, 1)  # the four ways in which a line may run
FULL = 1


@record
class State(Structure):
    chance: Chance
    board: u64
    turn: u16
    shown: u16
    cells: Annotated[Array[int], c_uint8 * CELLS]  # 0: empty, 1 and 2: a counter of a seat
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
    s.cells[cell] = seat + 1
    count(s)


def count(s: State) -> None:
    """Compute the turn, the winners and their points from the counters."""
    s.turn = 0
    for cell in range(CELLS):
        s.turn += 1 if s.cells[cell] else 0
    s.winners = winners(s)
    for seat in range(SEATS):
        s.points[seat] = s.winners >> seat & 1


def winners(s: State) -> int:
    """The mask of the seats with four in a line; both seats if the board is full and neither has."""
    mask = 0
    for cell in range(CELLS):
        for way in range(4):
            if begins_line(s, cell, RIGHT[way], DOWN[way]):
                mask |= s.cells[cell]
    return 3 if mask == 0 and s.turn == CELLS else mask


def begins_line(s: State, cell: int, right: int, down: int) -> bool:
    """Does a line of four counters of one seat start here?"""
    row, column = cell // COLUMNS, cell % COLUMNS
    if s.cells[cell] == 0 or row + 3 * down >= ROWS or not 0 <= column + 3 * right < COLUMNS:
        return False
    for step in range(1, 4):
        if s.cells[cell + step * (down * COLUMNS + right)] != s.cells[cell]:
            return False
    return True


def validate(s: State) -> int:
    """0 if a game can lead here; else 1: a value, 2: a counter in the air, 3: the turn, 4: the winners are wrong."""
    lead, number = 0, 0
    for cell in range(CELLS):
        if s.cells[cell] > SEATS:
            return 1
        if s.cells[cell]:
            number += 1
            lead += 1 if s.cells[cell] == 1 else -1
            if cell < CELLS - COLUMNS and s.cells[cell + COLUMNS] == 0:
                return 2
    if s.seats != SEATS or lead != number % 2 or s.turn != number:
        return 3
    won = winners(s)
    if s.winners != won or s.points[0] != won & 1 or s.points[1] != won >> 1:
        return 4
    if s.turn < CELLS and won and won != 2 - s.turn % SEATS:
        return 4
    return 0


TABLE = Table(
    "connect_four",
    board=Board,
    state=State,
    seats=SEATS,
    start=start,
    to_act=to_act,
    validate=validate,
    actions=(Action("drop", check_drop, drop, Param("column", COLUMNS, COLUMN_NAMES)),),
)
