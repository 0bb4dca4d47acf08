"""Everybody holds a card and asks others for theirs. Who is found out drops out; the last one wins."""

from ctypes import Structure
from typing import Annotated

from lautta.core import fields
from lautta.core.actions import Action, Param, Position, Table
from lautta.core.boards import Board
from lautta.core.chance import Chance, Chooser, below, choose
from lautta.core.faults import Faults, FaultTable, note
from lautta.core.records import Array, record, u8, u16, u64

SEATS, CARDS, NONE = 4, 5, 255
NAMES = ("ace", "king", "queen", "jack", "ten")
TURNS = 40
ABSENT = 1


@record
class Player(Structure):
    card: u8  # hidden until its player is out
    out: u8
    points: u8


@record
class State(Structure):
    chance: Chance
    board: u64
    turn: u16
    shown: u16
    players: Annotated[Array[Player], Player * SEATS]
    seats: u8
    seat: u8
    winners: u8


def start(s: State, seats: int) -> None:
    s.seats = seats
    for seat in range(SEATS):
        s.players[seat].card = NONE
    for seat in range(seats):
        s.players[seat].card = below(s.chance, CARDS)


def to_act(s: State) -> int:
    return 0 if s.winners else 1 << s.seat


def check_ask(s: State, seat: int, whom: int, card: int) -> int:
    return ABSENT if whom >= s.seats or whom == seat or s.players[whom].out else 0


def ask(s: State, seat: int, whom: int, card: int) -> None:
    """A wrong guess leaves no trace: the log tells it, and who listens remembers it."""
    s.turn += 1
    if s.players[whom].card == card:
        s.players[whom].out = 1
        s.players[seat].points += 1
        s.shown += 1
    left = remaining(s)
    if s.turn == TURNS or left & (left - 1) == 0:
        s.winners = left
    s.seat = (s.seat + 1) % s.seats
    while s.players[s.seat].out:
        s.seat = (s.seat + 1) % s.seats


def remaining(s: State) -> int:
    """The mask of the seats that are not out."""
    mask = 0
    for seat in range(s.seats):
        mask |= 0 if s.players[seat].out else 1 << seat
    return mask


def deal(b: Board, s: State, seat: int, c: Chooser) -> None:
    for other in range(s.seats):
        if s.players[other].card == NONE:
            s.players[other].card = choose(c, CARDS)


FAULTS = FaultTable("guess")
ENDED = FAULTS.add("ended", "winners")


def relations(s: State, f: Faults) -> None:
    left = remaining(s)
    over = s.turn == TURNS or left & (left - 1) == 0
    if s.winners != (left if over else 0) or s.players[s.seat].out:
        note(f, ENDED, 0, 0, 0, 0)


FIELDS = (
    fields.Generator("chance"),
    fields.Number("seats", least=2, most=SEATS),
    fields.Turn("turn", most=TURNS),
    fields.Number("shown"),
    fields.Seat("seat", SEATS),
    fields.Each("players", "player", "seats", (
        fields.Name("card", NAMES, none=NONE, seen=fields.Seen(unless="p.out")),
        fields.Number("out", most=1),
        fields.Number("points", most="s.seats"),
    )),
    fields.Seats("winners", SEATS),
)  # fmt: skip
TABLE = Table(
    "guess", state=State, seats=SEATS, start=start, to_act=to_act,
    position=Position(FIELDS, relations=relations, faults=FAULTS), deal=deal,
    actions=(Action("ask", check_ask, ask, Param("whom", SEATS, seat=True), Param("card", CARDS, NAMES)),),
)  # fmt: skip
