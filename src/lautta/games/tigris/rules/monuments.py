"""Monuments (chapter: monuments).

A square of four is named by its upper left corner. What monuments pay is in scoring.py.
"""

from collections.abc import Iterator

from lautta.core.bits import each_bit
from lautta.games.tigris.board.squares import BIT, FOUR, WORD_OF, clear, has, join, of_four, touches
from lautta.games.tigris.rules.kingdoms import send_home, square_of
from lautta.games.tigris.rules.reasons import (
    DECLINED_SQUARE,
    MONUMENT_GONE,
    NO_SQUARE_OF_FOUR,
    SQUARE_NOT_NEW,
    SQUARE_OFF_BOARD,
    WRONG_MONUMENT_COLOUR,
    not_now,
)
from lautta.games.tigris.rules.sequence import end_action
from lautta.games.tigris.state import (
    BUILD,
    COLOURS,
    COLUMNS,
    MONUMENT_COLOURS,
    MONUMENTS,
    NONE,
    RED,
    SPENT,
    SQUARES,
    WORDS,
    Board,
    Scratch,
    State,
)

CORNERS = (-COLUMNS - 1, -COLUMNS, -1, 0)  # from a tile to the upper left of each square of four with it


def colour_of(s: State, square: int) -> int:
    """The colour of the tile on a square, or NONE if none lies there face up."""
    for colour in range(COLOURS):
        if has(s.tiles[colour], square):
            return colour
    return NONE


def is_square(s: State, colour: int, corner: int) -> bool:
    """Are there four tiles of the colour on which a monument may be built?"""
    if of_four(s.tiles[colour], corner) < 4:
        return False
    return s.declined_squares != SPENT or of_four(s.spent, corner) == 0


def is_new(s: State, corner: int) -> bool:
    """Is the tile of this action among the four?"""
    return FOUR[corner][WORD_OF[s.placed]] & BIT[s.placed] != 0


def monument_left(s: State, colour: int) -> bool:
    """Is a monument of the colour left to build?"""
    for which in range(MONUMENTS):
        if s.monument[which] == NONE and colour in (MONUMENT_COLOURS[which][0], MONUMENT_COLOURS[which][1]):
            return True
    return False


def can_build(s: State) -> bool:
    """Has the tile of this action made a square of four, and is there a monument for it?"""
    colour = colour_of(s, s.placed)
    for place in range(len(CORNERS)):
        corner = s.placed + CORNERS[place]
        if corner >= 0 and is_square(s, colour, corner):
            return monument_left(s, colour)
    return False


def consider(b: Board, s: State, w: Scratch) -> None:
    """After a tile is placed and conflicts are over, the active player may build a monument, now or never."""
    if can_build(s):
        s.phase = BUILD
    else:
        end_action(b, s, w)


def check_build(s: State, monument: int, square: int) -> int:
    """Check building a monument on a square of four that the tile of this action belongs to."""
    if square % COLUMNS == COLUMNS - 1 or square >= SQUARES - COLUMNS:
        return SQUARE_OFF_BOARD
    if s.phase != BUILD:
        return not_now(s)
    if not is_new(s, square):
        return SQUARE_NOT_NEW
    colour = colour_of(s, s.placed)
    if of_four(s.tiles[colour], square) < 4:
        return NO_SQUARE_OF_FOUR
    if not is_square(s, colour, square):
        return DECLINED_SQUARE
    if colour not in (MONUMENT_COLOURS[monument][0], MONUMENT_COLOURS[monument][1]):
        return WRONG_MONUMENT_COLOUR
    return 0 if s.monument[monument] == NONE else MONUMENT_GONE


def build_candidates(b: Board, s: State, seat: int) -> Iterator[tuple[int, int]]:
    """Every monument left of the colour, on every square of four: exactly the legal ones."""
    if s.phase != BUILD:
        return
    colour = colour_of(s, s.placed)
    for which in range(MONUMENTS):
        if s.monument[which] == NONE and colour in (MONUMENT_COLOURS[which][0], MONUMENT_COLOURS[which][1]):
            for place in range(len(CORNERS)):
                corner = s.placed + CORNERS[place]
                if corner >= 0 and is_square(s, colour, corner):
                    yield which, corner


def build(b: Board, s: State, w: Scratch, monument: int, square: int) -> None:
    """Turn four tiles face down: from now on they only link; leaders without a temple go home."""
    colour = colour_of(s, s.placed)
    s.monument[monument] = square
    s.turned[colour] += 4
    for i in range(WORDS):
        s.tiles[colour].word[i] &= ~FOUR[square][i]
        s.spent.word[i] &= ~FOUR[square][i]
        s.down.word[i] |= FOUR[square][i]
    if colour == RED:
        send_orphans_home(s, w)
    end_action(b, s, w)


def send_orphans_home(s: State, w: Scratch) -> None:
    """Leaders whose last temple is gone or face down return to their owners."""
    for leader in each_bit(s.standing):
        if not touches(s.tiles[RED], square_of(s, leader)):
            send_home(s, w, leader)


def check_decline(s: State) -> int:
    """Check building nothing."""
    return 0 if s.phase == BUILD else not_now(s)


def decline(b: Board, s: State, w: Scratch) -> None:
    """Build nothing; no monument can be built on these tiles later, unless the option makes them reusable."""
    if s.declined_squares == SPENT:
        clear(w.hit)
        colour = colour_of(s, s.placed)
        for place in range(len(CORNERS)):
            corner = s.placed + CORNERS[place]
            if corner >= 0 and is_square(s, colour, corner):
                for i in range(WORDS):
                    w.hit.word[i] |= FOUR[corner][i]
        join(s.spent, w.hit)
    end_action(b, s, w)
