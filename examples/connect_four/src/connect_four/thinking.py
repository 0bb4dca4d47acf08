"""What players that learn need to know of Connect Four: nothing is hidden, and a position is its cells."""

from connect_four.rules import CELLS, TABLE, State, drop, winners
from lautta.core.at_hand import Inputs, Thinking, put
from lautta.core.boards import Board
from lautta.core.chance import Chooser

ONE = 16  # the input that stands for 1.0


def hide(b: Board, s: State, seat: int) -> None:
    """All is open."""


def deal(b: Board, s: State, seat: int, c: Chooser) -> None:
    """There is nothing to deal."""


def foresee(b: Board, s: State, seat: int, code: int) -> None:
    """A code is a column."""
    drop(s, seat, code)


def observe(b: Board, s: State, seat: int, x: Inputs) -> None:
    """Two inputs a cell: a counter of one's own, and of the other; and whose turn it is."""
    for cell in range(CELLS):
        if s.cells[cell]:
            put(x, 2 * cell + (0 if s.cells[cell] == seat + 1 else 1), ONE)
    put(x, 2 * CELLS + (s.turn & 1), ONE)


def won(b: Board, s: State) -> int:
    """The mask of the seats that won."""
    return winners(s)


def lead(b: Board, s: State, seat: int) -> int:
    """There are no points besides the win."""
    return s.points[seat] - s.points[1 - seat]


THINKING = Thinking(
    TABLE, inputs=2 * CELLS + 2, observe=observe, foresee=foresee, hide=hide, deal=deal, winners=won, lead=lead
)
