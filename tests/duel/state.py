"""The records of a duel."""

from ctypes import Structure
from typing import Annotated

from lautta.core.chance import Chance
from lautta.core.records import Array, i16, record, u8, u16, u64

SEATS = 2
NONE = 255


@record
class Board(Structure):
    hash: u64
    cards: u8  # numbered from 0, a higher one wins
    hand: u8  # cards dealt to each


@record
class Player(Structure):
    hand: u16  # mask; hidden
    points: i16
    chosen: u8  # hidden until both have chosen
    ready: u8
    held: u8  # derived: cards in hand


@record
class State(Structure):
    chance: Chance
    board: u64
    players: Annotated[Array[Player], Player * SEATS]
    turn: u16
    shown: u16
    seats: u8
    winners: u8
