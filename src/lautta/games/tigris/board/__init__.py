"""The board: a map in a data file, read, checked, and turned into a record for the rules.

schema.json describes such a file; everything else that is checked is in check.py.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lautta.core.boardfiles import BoardFiles
from lautta.core.boards import LoadedBoard, seal
from lautta.games.tigris.board import check
from lautta.games.tigris.board.squares import add
from lautta.games.tigris.state import COLUMNS, ROWS, SQUARES, Board

FOLDER = Path(__file__).parent
BOARDS = ("standard", "advanced")
SQUARE_NAMES = tuple(f"{'ABCDEFGHIJKLMNOP'[square % COLUMNS]}{square // COLUMNS + 1}" for square in range(SQUARES))
RIVER, TEMPLE, CORNER = "~TC"


def lay_out(data: Mapping[str, Any], name: str) -> LoadedBoard:
    """Turn checked data into a record and names."""
    b = Board()
    for row in range(ROWS):
        for column in range(COLUMNS):
            square, sign = row * COLUMNS + column, data["grid"][row][column]
            add(b.river if sign == RIVER else b.land, square)
            if sign in (TEMPLE, CORNER):
                add(b.temples, square)
            if sign == CORNER:
                add(b.corners, square)
    names = {"squares": SQUARE_NAMES}
    seal(b, names)
    return LoadedBoard("tigris", name, data["title"], b, names, data)


FILES = BoardFiles(FOLDER, BOARDS, check.problems, lay_out)
load = FILES.load
