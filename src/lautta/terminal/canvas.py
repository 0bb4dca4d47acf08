"""A sheet of characters with styles, on which boards are drawn in a terminal."""

from collections.abc import Iterator

from rich.text import Text

Cell = tuple[int, int]
BLANK = (" ", "")


class Canvas:
    """Characters in columns from the left and rows from the top; what would stand outside is left out."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells: dict[Cell, tuple[str, str]] = {}

    def put(self, column: int, row: int, text: str, style: str = "") -> None:
        """Write something from a cell to the right, over what stands there."""
        if 0 <= row < self.height:
            for at, sign in enumerate(text, column):
                if 0 <= at < self.width:
                    self._cells[at, row] = sign, style

    def is_free(self, column: int, row: int, length: int) -> bool:
        """Is there room for so many characters, with nothing written there?"""
        return self.holds(column, row, length) and not any(
            (at, row) in self._cells for at in range(column, column + length)
        )

    def holds(self, column: int, row: int, length: int) -> bool:
        """Does the sheet have so many cells there, whatever is written on them?"""
        return 0 <= row < self.height and column >= 0 and column + length <= self.width

    def rows(self) -> Iterator[Text]:
        """Every row from the first to the last with something on it, without blanks at its end."""
        used = {row for _, row in self._cells}
        for row in range(min(used, default=0), max(used, default=-1) + 1):
            line = Text()
            for column in range(self.width):
                line.append(*self._cells.get((column, row), BLANK))
            line.rstrip()
            yield line


def line(start: Cell, end: Cell) -> list[Cell]:
    """The cells of a straight line from one cell to another, both included (Bresenham).

    >>> line((0, 0), (4, 2))
    [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)]
    """
    (x, y), (to_x, to_y) = start, end
    across, down = abs(to_x - x), -abs(to_y - y)
    right, below, off = (1 if x < to_x else -1), (1 if y < to_y else -1), across + down
    cells = [(x, y)]
    while (x, y) != (to_x, to_y):
        twice = 2 * off
        if twice >= down:
            x, off = x + right, off + down
        if twice <= across:
            y, off = y + below, off + across
        cells.append((x, y))
    return cells
