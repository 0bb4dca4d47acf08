"""Squares that are out of range: those of the map, which the text has in another form."""

from lautta.core.faults import Faults, note
from lautta.games.tigris.check import faults
from lautta.games.tigris.rules.kingdoms import square_of
from lautta.games.tigris.state import COLOURS, NONE, SEATS, SQUARES, WORDS, Board, State


def parts(b: Board, s: State, f: Faults) -> None:
    """Note that something lies off the board, and leaders of seats without a player."""
    beyond, absent = False, False
    for i in range(WORDS):
        squares = s.down.word[i] | s.ruins.word[i] | s.treasures.word[i] | s.spent.word[i]
        for tile in range(COLOURS):
            squares |= s.tiles[tile].word[i]
        beyond = beyond or squares & ~(b.land.word[i] | b.river.word[i]) != 0
    for leader in range(SEATS * COLOURS):
        square = square_of(s, leader)
        beyond = beyond or not NONE <= square < SQUARES
        absent = absent or (square != NONE and leader // COLOURS >= s.seats)
    if beyond:
        note(f, faults.SETS, 0, 0, 0, 0)
    if absent:
        note(f, faults.ABSENT, 0, 0, 0, 0)
