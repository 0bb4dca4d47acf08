"""A game of heaps for the tests of engines: board-sized parameters, candidates, scratch, seats that act at once.

First everybody may swap two heaps or pass, in any order; then stones are taken in turn, some heaps being mirrored.
"""

from collections.abc import Iterator
from ctypes import Structure, c_uint8
from typing import Annotated

from lautta.core import fields
from lautta.core.action_calls import Actions
from lautta.core.actions import Action, Param, Position, Table
from lautta.core.boards import LoadedBoard, seal
from lautta.core.chance import Chance, below
from lautta.core.faults import Faults, FaultTable, note
from lautta.core.records import Array, i64, record, u8, u16, u64

SEATS, HEAPS, MOST = 3, 12, 9
SWAPPING, TAKING, OVER = range(3)
NOT_NOW, TOO_MANY, SAME_HEAP = 1, 2, 3


@record
class Board(Structure):
    hash: u64
    heaps: u8
    most: u8  # stones taken at once
    stones: u8


@record
class State(Structure):
    chance: Chance
    board: u64
    waiting: i64
    turn: u16
    shown: u16
    seats: u8
    seat: u8
    phase: u8
    winner: u8
    heaps: Annotated[Array[int], c_uint8 * HEAPS]


@record
class Scratch(Structure):
    marks: Annotated[Array[int], c_uint8 * HEAPS]
    largest: u8


def start(b: Board, s: State, seats: int) -> None:
    s.seats = seats
    s.waiting = (1 << seats) - 1
    for heap in range(b.heaps):
        s.heaps[heap] = 1 + below(s.chance, b.stones)


def to_act(s: State) -> int:
    if s.phase == OVER:
        return 0
    return s.waiting if s.phase == SWAPPING else 1 << s.seat


FAULTS = FaultTable("heaps")
NOBODY_WAITS = FAULTS.add("nobody-waits", "waiting")
TOO_HIGH = FAULTS.add("too-high", "heaps")


def relations(b: Board, s: State, f: Faults) -> None:
    if s.waiting >> s.seats or (s.phase == SWAPPING and s.waiting == 0):
        note(f, NOBODY_WAITS, 0, 0, 0, 0)
    for heap in range(HEAPS):
        if s.heaps[heap] > (b.stones if heap < b.heaps else 0):
            note(f, TOO_HIGH, heap, 0, 0, 0)


FIELDS = (
    fields.Number("seats", least=1, most=SEATS),
    fields.Name("phase", ("swapping", "taking", "over")),
    fields.Seat("seat", SEATS),
    fields.Seats("waiting", SEATS),
    fields.Number("winner"),
)
POSITION = Position(FIELDS, relations=relations, faults=FAULTS)


def mark_largest(b: Board, s: State, w: Scratch) -> int:
    """Mark the heaps that are as large as any; answer how large."""
    largest = 0
    for heap in range(b.heaps):
        largest = max(largest, s.heaps[heap])
    for heap in range(b.heaps):
        w.marks[heap] = s.heaps[heap] == largest
    return largest


def check_swap(b: Board, s: State, one: int, other: int) -> int:
    if s.phase != SWAPPING:
        return NOT_NOW
    return SAME_HEAP if one >= other else 0


def swap(s: State, seat: int, one: int, other: int) -> None:
    s.heaps[one], s.heaps[other] = s.heaps[other], s.heaps[one]
    leave(s, seat)


def check_pass(s: State) -> int:
    return 0 if s.phase == SWAPPING else NOT_NOW


def leave(s: State, seat: int) -> None:
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        s.phase = TAKING


def check_take(b: Board, s: State, w: Scratch, heap: int, stones: int, mirrored: int) -> int:
    if s.phase != TAKING:
        return NOT_NOW
    largest = mark_largest(b, s, w)
    if mirrored and not (w.marks[heap] and largest > 1):
        return TOO_MANY
    return 0 if s.heaps[heap] > stones else TOO_MANY


def survey(b: Board, s: State, w: Scratch) -> None:
    largest = mark_largest(b, s, w)
    w.largest = largest


def take_candidates(b: Board, s: State, w: Scratch) -> Iterator[tuple[int, int, int]]:
    """Mirrored only from the largest heaps, which the survey has found."""
    if s.phase != TAKING or w.largest == 0:
        return
    for heap in range(b.heaps):
        for stones in range(min(b.most, s.heaps[heap])):
            yield heap, stones, 0
            if w.marks[heap] and w.largest > 1:
                yield heap, stones, 1


def take(b: Board, s: State, seat: int, heap: int, stones: int, mirrored: int) -> None:
    s.heaps[heap] -= stones + 1
    s.turn += 1
    left = 0
    for other in range(b.heaps):
        left += s.heaps[other]
    if left == 0:
        s.phase = OVER
        s.winner = seat
    elif not mirrored:
        s.seat = (s.seat + 1) % s.seats


HEAP = Param("heap", "heaps")
TABLE = Table(
    "heaps", board=Board, state=State, scratch=Scratch, seats=SEATS, start=start, to_act=to_act, position=POSITION,
    survey=survey,
    actions=(
        Action("pass", check_pass, leave),
        Action("swap", check_swap, swap, Param("one", "heaps"), Param("other", "heaps"),
               text="swap {one} with {other}"),
        Action("take", check_take, take, HEAP, Param("stones", "most", ("one", "two", "three")),
               Param("how", 2, ("plainly", "mirrored")), text="take {stones} from {heap} {how}",
               candidates=take_candidates),
    ),
)  # fmt: skip
ACTIONS = Actions(TABLE)


def look_into(b: Board, code: int, which: int) -> int:
    if which < 0:
        return ACTIONS.place(b, code)
    return ACTIONS.parameter(b, code, which)


def attempt(b: Board, s: State, seat: int, place: int, x: int, y: int, z: int) -> int:
    return ACTIONS.attempt(b, s, seat, place, x, y, z)


def attempt_swap(b: Board, s: State, seat: int, one: int, other: int) -> int:
    return ACTIONS.attempt(b, s, seat, ACTIONS.SWAP, one, other, 0)


def do(b: Board, s: State, seat: int, code: int) -> None:
    ACTIONS.apply(b, s, seat, code)


def board(heaps: int = 5, stones: int = 6, most: int = 3) -> LoadedBoard:
    loaded = Board(heaps=heaps, most=most, stones=stones)
    seal(loaded, {})
    return LoadedBoard("heaps", "heaps", "Heaps", loaded, {}, {})


def batch(loaded: LoadedBoard, count: int) -> "Array[State]":
    """Records that are ready for `start`, each with a key of its own."""
    records = (State * count)()
    for i, s in enumerate(records):
        s.board = loaded.record.hash
        s.chance.key[0] = i + 1
    return records
