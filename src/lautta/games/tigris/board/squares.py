"""Sets of squares: what lies beside what, and what is connected (chapter: kingdom).

A set is four words of three rows each. Neighbours are found for all squares of a set at once, with shifts.
"""

from lautta.core.bits import count_bits, lowest_bit
from lautta.games.tigris.state import COLUMNS, NONE, ROWS, SQUARES, WORD, WORDS, Mask

WORD_OF = tuple(square // WORD for square in range(SQUARES))
BIT = tuple(1 << square % WORD for square in range(SQUARES))


def _words(squares: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(BIT[square] for square in squares if WORD_OF[square] == word) for word in range(WORDS))


def _beside(square: int) -> tuple[int, ...]:
    row, column = divmod(square, COLUMNS)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * COLUMNS + c for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS)


def _four(corner: int) -> tuple[int, ...]:
    row, column = divmod(corner, COLUMNS)
    if row == ROWS - 1 or column == COLUMNS - 1:
        return ()
    return (corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1)


ALONE = tuple(_words((square,)) for square in range(SQUARES))
BESIDE = tuple(_words(_beside(square)) for square in range(SQUARES))
FOUR = tuple(_words(_four(square)) for square in range(SQUARES))  # by the upper left one; empty at the edge

ROW = (1 << COLUMNS) - 1
TWO_ROWS = (1 << 2 * COLUMNS) - 1
FIRST_COLUMN = 1 | 1 << COLUMNS | 1 << 2 * COLUMNS
NOT_FIRST = ((1 << WORD) - 1) ^ FIRST_COLUMN
NOT_LAST = ((1 << WORD) - 1) ^ FIRST_COLUMN << COLUMNS - 1
LAST_WORD = WORDS - 1


# one square


def has(m: Mask, square: int) -> bool:
    """Is the square in the set?"""
    return m.word[WORD_OF[square]] & BIT[square] != 0


def add(m: Mask, square: int) -> None:
    """Put a square into the set."""
    m.word[WORD_OF[square]] |= BIT[square]


def take(m: Mask, square: int) -> None:
    """Take a square out of the set."""
    m.word[WORD_OF[square]] &= ~BIT[square]


def beside(m: Mask, square: int) -> int:
    """How many squares of the set lie beside a square."""
    found = 0
    for i in range(WORDS):
        found += count_bits(m.word[i] & BESIDE[square][i])
    return found


def touches(m: Mask, square: int) -> bool:
    """Does one of the set lie beside a square?"""
    found = 0
    for i in range(WORDS):
        found |= m.word[i] & BESIDE[square][i]
    return found != 0


def of_four(m: Mask, corner: int) -> int:
    """How many squares of a square of four are in the set; 0 at the edge of the board."""
    found = 0
    for i in range(WORDS):
        found += count_bits(FOUR[corner][i] & m.word[i])
    return found


# whole sets


def only(m: Mask, square: int) -> None:
    """Make the set this square alone."""
    for i in range(WORDS):
        m.word[i] = ALONE[square][i]


def clear(m: Mask) -> None:
    """Empty the set."""
    for i in range(WORDS):
        m.word[i] = 0


def copy(to: Mask, m: Mask) -> None:
    """Make one set the same as another."""
    for i in range(WORDS):
        to.word[i] = m.word[i]


def join(to: Mask, m: Mask) -> None:
    """Put all of one set into another."""
    for i in range(WORDS):
        to.word[i] |= m.word[i]


def without(to: Mask, m: Mask) -> None:
    """Take all of one set out of another."""
    for i in range(WORDS):
        to.word[i] &= ~m.word[i]


def empty(m: Mask) -> bool:
    """Is nothing in the set?"""
    found = 0
    for i in range(WORDS):
        found |= m.word[i]
    return found == 0


def same(one: Mask, other: Mask) -> bool:
    """Are two sets equal?"""
    differ = 0
    for i in range(WORDS):
        differ |= one.word[i] ^ other.word[i]
    return differ == 0


def meet(one: Mask, other: Mask) -> bool:
    """Do two sets have a square in common?"""
    found = 0
    for i in range(WORDS):
        found |= one.word[i] & other.word[i]
    return found != 0


def count(m: Mask) -> int:
    """How many squares are in the set."""
    found = 0
    for i in range(WORDS):
        found += count_bits(m.word[i])
    return found


def count_both(one: Mask, other: Mask) -> int:
    """How many squares two sets have in common."""
    found = 0
    for i in range(WORDS):
        found += count_bits(one.word[i] & other.word[i])
    return found


def first(m: Mask) -> int:
    """The lowest square of the set, or NONE."""
    for i in range(WORDS):
        if m.word[i]:
            return i * WORD + lowest_bit(m.word[i])
    return NONE


# neighbours and connected regions


def around(m: Mask, i: int) -> int:
    """One word of the neighbours of the set; it may run over the lower edge of the board."""
    return near(m.word[i - 1] if i > 0 else 0, m.word[i], m.word[i + 1] if i < LAST_WORD else 0)


def near(above: int, word: int, below: int) -> int:
    """The neighbours of a set in one word; the words above and below it have some of the set as well."""
    found = (word & NOT_LAST) << 1 | (word & NOT_FIRST) >> 1 | (word & TWO_ROWS) << COLUMNS | word >> COLUMNS
    return found | above >> 2 * COLUMNS | (below & ROW) << 2 * COLUMNS


def fill(region: Mask, links: Mask) -> None:
    """Let a set grow to everything that is connected with it.

    Its words are in variables, as a processor would wait for words that it has just stored.
    """
    a, b, c, d = region.word[0], region.word[1], region.word[2], region.word[3]
    growing = True
    while growing:
        e, f, g, h = a, b, c, d
        a |= near(0, a, b) & links.word[0]
        b |= near(a, b, c) & links.word[1]
        c |= near(b, c, d) & links.word[2]
        d |= near(c, d, 0) & links.word[3]
        growing = (a ^ e | b ^ f | c ^ g | d ^ h) != 0
    region.word[0], region.word[1], region.word[2], region.word[3] = a, b, c, d
