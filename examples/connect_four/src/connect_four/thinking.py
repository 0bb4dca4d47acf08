"""What players that learn see of Connect Four: the cells, the lines that are still open, and whose turn it is."""

from connect_four.rules import CELLS, LINES, TABLE, State, winners
from lautta.core.boards import Board
from lautta.core.current_game import ONE, Inputs, Thinking, put
from lautta.core.difficulty import Difficulty

OPEN = 2 * CELLS  # where the inputs of open lines begin
TURN = OPEN + 6


def observe(b: Board, s: State, seat: int, x: Inputs) -> None:
    """Two inputs a cell, a counter of one's own and of the other; three a side, of lines that only this side is in."""
    for cell in range(CELLS):
        if s.cells[cell]:
            put(x, 2 * cell + (0 if s.cells[cell] == 1 << seat else 1), ONE)
    for side in range(2):
        for counters in range(1, 4):
            lines = open_lines(s, seat if side == 0 else 1 - seat, counters)
            put(x, OPEN + 3 * side + counters - 1, lines * ONE // 4)
    put(x, TURN + (s.turn & 1), ONE)


def open_lines(s: State, seat: int, counters: int) -> int:
    """How many lines have just so many counters of a seat, and none of the other."""
    found = 0
    for line in range(len(LINES)):
        mine, others = 0, 0
        for place in range(4):
            counter = s.cells[LINES[line][place]]
            mine += 1 if counter == 1 << seat else 0
            others += 1 if counter == 2 >> seat else 0
        found += 1 if mine == counters and others == 0 else 0
    return found


def won(b: Board, s: State) -> int:
    """The mask of the seats that won."""
    return winners(s)


def lead(b: Board, s: State, seat: int) -> int:
    """By how many points a seat is ahead."""
    return s.points[seat] - s.points[1 - seat]


THINKING = Thinking(
    TABLE, inputs=TURN + 2, observe=observe, winners=won, lead=lead, far=1,
    difficulties=(Difficulty(blind=(range(OPEN, TURN),)), Difficulty(), Difficulty(worlds=100)),
)  # fmt: skip
