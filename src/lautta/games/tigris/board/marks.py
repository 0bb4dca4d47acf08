"""Sets of squares for plain Python: each is one long number, bit 0 being A1. Rules use the four words of a `Mask`.

What clients, previews and players need is read off the record here; nothing changes it.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from lautta.games.tigris.state import (
    AT_WAR,
    COLOURS,
    COLUMNS,
    DYNASTY_NAMES,
    LEADER_NAMES,
    NONE,
    RED,
    ROWS,
    SQUARES,
    SUPPORT,
    TILE_NAMES,
    WAR,
    WORD,
    WORDS,
    Board,
    Mask,
    State,
)

TILE_SIGNS = tuple(name[0] for name in TILE_NAMES)
LEADER_SIGNS = tuple(tuple((dynasty[0] + leader[0]).upper() for leader in LEADER_NAMES) for dynasty in DYNASTY_NAMES)
EVERYWHERE = (1 << SQUARES) - 1
FIRST_COLUMN = sum(1 << row * COLUMNS for row in range(ROWS))
LAST_COLUMN = FIRST_COLUMN << COLUMNS - 1
LAND, RIVER, DOWN, RUIN, TREASURE_SIGN = ".", "~", "#", "x", "*"


def number_of(mask: Mask) -> int:
    """A set of squares as one number."""
    word = mask.word
    return int(word[0] | word[1] << WORD | word[2] << 2 * WORD | word[3] << 3 * WORD)


def words_of(number: int) -> tuple[int, ...]:
    """The words of a `Mask` of such a number."""
    return tuple(number >> WORD * at & (1 << WORD) - 1 for at in range(WORDS))


def marks(number: int) -> list[int]:
    """The squares of a set, in order."""
    found = []
    while number:
        low = number & -number
        found.append(low.bit_length() - 1)
        number ^= low
    return found


@cache
def neighbours(square: int) -> int:
    """The squares beside a square."""
    row, column = divmod(square, COLUMNS)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return sum(1 << r * COLUMNS + c for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS)


def spread(squares: int) -> int:
    """The squares of a set and those beside it."""
    sideways = (squares & ~LAST_COLUMN) << 1 | (squares & ~FIRST_COLUMN) >> 1
    return (squares | sideways | squares << COLUMNS | squares >> COLUMNS) & EVERYWHERE


@cache
def square_of_four(corner: int) -> int:
    """The squares under a monument, by the upper left one."""
    return 1 << corner | 1 << corner + 1 | 1 << corner + COLUMNS | 1 << corner + COLUMNS + 1


@cache
def fours_with(square: int) -> tuple[int, ...]:
    """The squares of four that a square is part of."""
    row, column = divmod(square, COLUMNS)
    corners = ((r, c) for r in (row - 1, row) for c in (column - 1, column))
    return tuple(square_of_four(r * COLUMNS + c) for r, c in corners if 0 <= r < ROWS - 1 and 0 <= c < COLUMNS - 1)


def realm(s: State, seat: int, colour: int) -> int:
    """The kingdom of a leader; 0 for one that is not on the board."""
    return number_of(s.realms[seat * COLOURS + colour])


def leaders(s: State) -> Iterator[tuple[int, int, int]]:
    """All leaders on the board: seat, colour, square."""
    for seat in range(s.seats):
        standing = s.players[seat].leader
        for colour in range(COLOURS):
            if standing[colour] != NONE:
                yield seat, colour, standing[colour]


def realms(s: State) -> dict[int, list[tuple[int, int, int]]]:
    """All kingdoms, each with its leaders."""
    found: dict[int, list[tuple[int, int, int]]] = {}
    for seat, colour, square in leaders(s):
        found.setdefault(realm(s, seat, colour), []).append((seat, colour, square))
    return found


def kingdoms_beside(s: State, square: int) -> int:
    """How many kingdoms lie beside a square."""
    beside = neighbours(square)
    return sum(1 for kingdom in realms(s) if kingdom & beside)


def temples_beside(s: State, square: int) -> int:
    """The temples beside a square: the strength of a leader there in a revolt."""
    return number_of(s.tiles[RED]) & neighbours(square)


def supporters(s: State, seat: int, colour: int) -> int:
    """The tiles of a leader's colour in its kingdom: its strength in a war."""
    return number_of(s.tiles[colour]) & realm(s, seat, colour)


def joining(s: State) -> bool:
    """Does the tile of this action join two kingdoms at war, so that it belongs to none of them?"""
    return s.phase == WAR or (s.phase == SUPPORT and s.conflict == AT_WAR)


def named_counts(names: Iterable[str], counts: Any) -> dict[str, int]:
    """Counts by name, without zeros."""
    return {name: counts[i] for i, name in enumerate(names) if counts[i]}


def signs(b: Board, s: State) -> list[str]:
    """The sign of each square, as in position texts."""
    found = [LAND] * SQUARES
    for square in marks(number_of(b.river)):
        found[square] = RIVER
    for colour in range(COLOURS):
        for square in marks(number_of(s.tiles[colour])):
            found[square] = TILE_SIGNS[colour]
    for square in marks(number_of(s.down)):
        found[square] = DOWN
    for square in marks(number_of(s.ruins)):
        found[square] = RUIN
    for square in marks(number_of(s.treasures)):
        found[square] += TREASURE_SIGN
    for seat, colour, square in leaders(s):
        found[square] = LEADER_SIGNS[seat][colour]
    return found
