"""A game of lamps for the tests of engines: candidates that are runs of codes, which random playing never writes out.

Everybody in turn switches off one lamp, or two of one row by name, or waits; when a row has grown dark it stays so.
"""

from collections.abc import Iterator
from ctypes import Structure, c_int64
from typing import Annotated

from lautta.core import fields
from lautta.core.actions import Action, Param, Position, Table
from lautta.core.bits import each_bit
from lautta.core.boards import LoadedBoard, seal
from lautta.core.chance import Chance, below
from lautta.core.records import Array, record, u8, u16, u64

SEATS, ROWS, LAMPS = 2, 3, 40
DARK, SAME = 1, 2


@record
class Board(Structure):
    hash: u64


@record
class State(Structure):
    chance: Chance
    board: u64
    rows: Annotated[Array[int], c_int64 * ROWS]
    turn: u16
    shown: u16
    seats: u8
    waits: u8


def start(s: State, seats: int) -> None:
    s.seats = seats
    for row in range(ROWS):
        for lamp in range(LAMPS):
            lit = below(s.chance, 2)
            s.rows[row] |= lit << lamp


def to_act(s: State) -> int:
    lit = 0
    for row in range(ROWS):
        lit |= s.rows[row]
    return 1 << s.turn % s.seats if lit else 0


def check_wait(s: State) -> int:
    return 0 if s.waits < 3 else DARK


def wait(s: State) -> None:
    s.waits += 1
    s.turn += 1


def check_off(s: State, lamp: int) -> int:
    return 0 if s.rows[lamp // LAMPS] >> lamp % LAMPS & 1 else DARK


def off_candidates(s: State) -> Iterator[int]:
    for row in range(ROWS):
        for lamp in each_bit(s.rows[row]):
            yield row * LAMPS + lamp


def off(s: State, lamp: int) -> None:
    s.rows[lamp // LAMPS] &= ~(1 << lamp % LAMPS)
    s.turn += 1


def check_two(s: State, row: int, one: int, other: int) -> int:
    if one >= other:
        return SAME
    return 0 if s.rows[row] >> one & s.rows[row] >> other & 1 else DARK


def two_candidates(s: State) -> Iterator[tuple[int, int, int]]:
    for row in range(ROWS):
        for one in each_bit(s.rows[row]):
            for other in each_bit(s.rows[row] >> one + 1 << one + 1):
                yield row, one, other


def two(s: State, row: int, one: int, other: int) -> None:
    s.rows[row] &= ~(1 << one | 1 << other)
    s.turn += 1


def check_gap(s: State, lamp: int) -> int:
    return check_off(s, lamp + 1) if lamp % 2 == 0 else SAME


def gap_candidates(s: State) -> Iterator[int]:
    """Runs that are not in step with the codes: each is looked at by itself."""
    for lamp in each_bit(s.rows[0]):
        if lamp % 2:
            yield lamp - 1


def gap(s: State, lamp: int) -> None:
    off(s, lamp + 1)


ROW, ONE, OTHER = Param("row", ROWS), Param("one", LAMPS), Param("other", LAMPS)
TABLE = Table(
    "lamps", board=Board, state=State, seats=SEATS, start=start, to_act=to_act,
    position=Position((fields.Number("seats", least=1, most=SEATS),)),
    actions=(
        Action("wait", check_wait, wait),
        Action("off", check_off, off, Param("lamp", ROWS * LAMPS), candidates=off_candidates),
        Action("two", check_two, two, ROW, ONE, OTHER, candidates=two_candidates),
        Action("gap", check_gap, gap, Param("lamp", LAMPS), candidates=gap_candidates),
    ),
)  # fmt: skip


def board() -> LoadedBoard:
    loaded = Board()
    seal(loaded, {})
    return LoadedBoard("lamps", "lamps", "Lamps", loaded, {}, {})
