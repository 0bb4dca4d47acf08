"""What players that learn need to know of Connect Four: nothing is hidden, and a position is its cells and lines."""

from dataclasses import replace

from connect_four.game import GAME as PLAIN
from connect_four.rules import CELLS, COLUMNS, DOWN, RIGHT, ROWS, TABLE, State, winners
from lautta.core.boards import Board
from lautta.core.current_game import ONE, Inputs, Thinking, put
from lautta.core.game import Computers

LINES = 2 * CELLS  # where the inputs of lines begin
TURN = LINES + 6


def observe(b: Board, s: State, seat: int, x: Inputs) -> None:
    """Two inputs a cell, a counter of one's own and of the other; the lines that are still open; and whose turn it is.

    A line of four cells is open to a seat that has counters in it while the other has none: how many there are with
    one, two and three counters says more than the cells by themselves.
    """
    for cell in range(CELLS):
        if s.cells[cell]:
            put(x, 2 * cell + (0 if s.cells[cell] == seat + 1 else 1), ONE)
    for side in range(2):
        for counters in range(1, 4):
            lines = open_lines(s, seat if side == 0 else 1 - seat, counters)
            put(x, LINES + 3 * side + counters - 1, lines * ONE // 4)
    put(x, TURN + (s.turn & 1), ONE)


def open_lines(s: State, seat: int, counters: int) -> int:
    """How many lines have just so many counters of a seat, and none of the other."""
    found = 0
    for cell in range(CELLS):
        for way in range(4):
            if in_line(s, seat, cell, RIGHT[way], DOWN[way]) == counters:
                found += 1
    return found


def in_line(s: State, seat: int, cell: int, right: int, down: int) -> int:
    """How many counters a seat has in the line from here; -1 where there is no line, or one of the other."""
    row, column = cell // COLUMNS, cell % COLUMNS
    if row + 3 * down >= ROWS or not 0 <= column + 3 * right < COLUMNS:
        return -1
    found = 0
    for step in range(4):
        counter = s.cells[cell + step * (down * COLUMNS + right)]
        if counter == 2 - seat:
            return -1
        found += 1 if counter else 0
    return found


def won(b: Board, s: State) -> int:
    """The mask of the seats that won."""
    return winners(s)


def lead(b: Board, s: State, seat: int) -> int:
    """There are no points besides the win."""
    return s.points[seat] - s.points[1 - seat]


THINKING = Thinking(TABLE, inputs=TURN + 2, observe=observe, winners=won, lead=lead, far=1)
GAME = replace(PLAIN, computers=Computers(thinking=__name__))
