"""Kingdoms with their contents and borders, and squares of note, for features; found for whole sets of squares at once
and kept in the scratch record `Thoughts`.
"""

from ctypes import Structure, c_int8, c_int64, c_uint8
from typing import Annotated

from lautta.core.bits import each_bit
from lautta.core.records import Array, i64, record, u8
from lautta.games.tigris.board.squares import (
    LAST_WORD,
    NOT_FIRST,
    NOT_LAST,
    ROW,
    TWO_ROWS,
    around,
    clear,
    count,
    count_both,
    has,
    meet,
)
from lautta.games.tigris.rules.kingdoms import square_of
from lautta.games.tigris.state import (
    BLUE,
    COLOURS,
    COLUMNS,
    GREEN,
    MONUMENT_COLOURS,
    MONUMENTS,
    NONE,
    RED,
    SEATS,
    SPENT,
    TILES,
    WORDS,
    Board,
    Mask,
    Scratch,
    State,
)

TEMPLES = 4  # at most so many lie beside a square
PARTS = 32  # of which a share is so many


@record
class Kingdom(Structure):
    """One kingdom."""

    front: Mask  # empty squares beside it
    far: Mask  # empty squares one tile further away
    leader: i64  # one of its leaders, by which the rules know it
    owner: Annotated[Array[int], c_int8 * COLOURS]  # the seat of its leader of a colour, or NONE
    tiles: Annotated[Array[int], c_uint8 * COLOURS]
    loot: Annotated[Array[int], c_uint8 * COLOURS]  # tiles that would leave with a leader
    income: Annotated[Array[int], c_uint8 * COLOURS]  # of monuments
    squares: Annotated[Array[int], c_uint8 * COLOURS]  # where a tile of the colour would complete a square of four
    room: Annotated[Array[int], c_uint8 * COLOURS]  # where a tile of the colour may be placed
    size: u8
    treasures: u8
    near: u8  # treasures outside all kingdoms that one tile would bring
    joint: u8  # most treasures in a kingdom without a trader that one tile would join
    temples: u8  # most temples beside an empty square beside this kingdom alone
    monuments: u8


@record
class Thoughts(Structure):
    """Working space of those that think; its contents mean nothing between calls."""

    rules: Scratch
    empty: Mask  # squares where something may be put
    once: Mask  # squares beside one kingdom or more, two or more
    twice: Mask
    some: Mask  # squares that are being looked for: room to work in
    inside: Mask  # tiles of kingdoms
    loose: Mask  # treasures outside all kingdoms
    temples: Annotated[Array[Mask], Mask * (TEMPLES + 1)]  # squares beside that many temples or more
    four: Annotated[Array[Mask], Mask * COLOURS]  # squares where a tile would complete a square of four
    kingdom: Annotated[Array[Kingdom], Kingdom * (SEATS * COLOURS)]
    kingdoms: i64
    home: Annotated[Array[int], c_int8 * (SEATS * COLOURS)]  # the kingdom of each leader, or NONE
    row: Annotated[Array[int], c_int64 * COLOURS]  # quarters of points by colour, the weakest first
    level: Annotated[Array[int], c_int64 * SEATS]  # quarters of points of everybody's weakest colour, and as hoped for
    hoped: Annotated[Array[int], c_int64 * SEATS]
    share: Annotated[Array[int], c_uint8 * COLOURS]  # of the tiles that the seat does not see, of PARTS
    # the most temples that a leader of a colour can stand beside, by kingdom and outside of all
    guard: Annotated[Array[Array[int]], c_uint8 * (SEATS * COLOURS + 1) * COLOURS]


def survey(b: Board, s: State, w: Thoughts, seat: int) -> None:
    """Make out everything, as a seat sees it."""
    find_empty(b, s, w)
    count_temples(s, w)
    for colour in range(COLOURS):
        find_squares(b, s, w, colour)
    find_kingdoms(s, w)
    for at in range(w.kingdoms):
        describe(b, s, w, at)
    for at in range(w.kingdoms):
        find_joint(w, at)
    share_tiles(s, w, seat)


def find_empty(b: Board, s: State, w: Thoughts) -> None:
    """Find the squares where something may be put."""
    for i in range(WORDS):
        w.empty.word[i] = (b.land.word[i] | b.river.word[i]) & ~(s.links.word[i] | s.ruins.word[i])


def above(m: Mask, i: int) -> int:
    """One word of the squares below those of a set, which have it above them; may run over the lower edge."""
    found = (m.word[i] & TWO_ROWS) << COLUMNS
    return found | m.word[i - 1] >> 2 * COLUMNS if i > 0 else found


def below(m: Mask, i: int) -> int:
    """One word of the squares that have one of a set below them."""
    found = m.word[i] >> COLUMNS
    return found | (m.word[i + 1] & ROW) << 2 * COLUMNS if i < LAST_WORD else found


def count_temples(s: State, w: Thoughts) -> None:
    """Find the squares beside one temple, two, three and four."""
    for i in range(WORDS):
        left = (s.tiles[RED].word[i] & NOT_LAST) << 1
        right = (s.tiles[RED].word[i] & NOT_FIRST) >> 1
        up = above(s.tiles[RED], i)
        down = below(s.tiles[RED], i)
        w.temples[1].word[i] = left | right | up | down
        w.temples[2].word[i] = left & right | up & down | (left | right) & (up | down)
        w.temples[3].word[i] = left & right & (up | down) | up & down & (left | right)
        w.temples[4].word[i] = left & right & up & down


def find_squares(b: Board, s: State, w: Thoughts, colour: int) -> None:
    """Find where a tile of a colour would complete a square of four."""
    clear(w.four[colour])
    for i in range(WORDS):
        w.some.word[i] = s.tiles[colour].word[i]
        if s.declined_squares == SPENT:
            w.some.word[i] &= ~s.spent.word[i]
    for i in range(WORDS):
        here = w.some.word[i]
        right = (here & NOT_FIRST) >> 1
        left = (here & NOT_LAST) << 1
        down = below(w.some, i)
        up = above(w.some, i)
        found = right & down & (down & NOT_FIRST) >> 1
        found |= left & down & (down & NOT_LAST) << 1
        found |= right & up & (up & NOT_FIRST) >> 1
        found |= left & up & (up & NOT_LAST) << 1
        ground = b.river.word[i] if colour == BLUE else b.land.word[i]
        w.four[colour].word[i] = found & ground & w.empty.word[i]


def find_kingdoms(s: State, w: Thoughts) -> None:
    """Number the kingdoms, and find the squares beside one and two of them."""
    clear(w.once)
    clear(w.twice)
    for i in range(WORDS):
        w.loose.word[i] = s.treasures.word[i]
    w.kingdoms = 0
    for leader in range(SEATS * COLOURS):
        w.home[leader] = NONE
    for leader in each_bit(s.standing):
        at = kingdom_at(s, w, square_of(s, leader))
        k = w.kingdom[at]
        if at == w.kingdoms:
            w.kingdoms += 1
            k.leader = leader
            for colour in range(COLOURS):
                k.owner[colour] = NONE
            for i in range(WORDS):
                beside = around(s.realms[leader], i) & w.empty.word[i]
                k.front.word[i] = beside
                w.twice.word[i] |= w.once.word[i] & beside
                w.once.word[i] |= beside
                w.loose.word[i] &= ~s.realms[leader].word[i]
        w.home[leader] = at
        k.owner[leader % COLOURS] = leader // COLOURS


def kingdom_at(s: State, w: Thoughts, square: int) -> int:
    """The number of the kingdom with a square, or of the next new one."""
    for at in range(w.kingdoms):
        if has(s.realms[w.kingdom[at].leader], square):
            return at
    return w.kingdoms


def describe(b: Board, s: State, w: Thoughts, at: int) -> None:
    """Describe a kingdom."""
    k = w.kingdom[at]
    realm = s.realms[k.leader]
    k.size = count(realm)
    k.treasures = count_both(realm, s.treasures)
    for i in range(WORDS):
        w.some.word[i] = around(k.front, i)
    k.near = count_both(w.some, w.loose)
    for i in range(WORDS):
        k.far.word[i] = w.some.word[i] & w.empty.word[i] & ~k.front.word[i]
    wet = count_both(k.front, b.river)
    dry = count(k.front) - wet
    for colour in range(COLOURS):
        k.tiles[colour] = count_both(realm, s.tiles[colour])
        k.loot[colour] = k.tiles[colour]
        k.income[colour] = 0
        k.squares[colour] = count_both(k.front, w.four[colour])
        k.room[colour] = wet if colour == BLUE else dry
    for i in range(WORDS):
        w.some.word[i] = realm.word[i] & s.tiles[RED].word[i] & ~(s.treasures.word[i] | around(s.leaders, i))
    k.loot[RED] = count(w.some)
    k.monuments = 0
    for which in range(MONUMENTS):
        if s.monument[which] != NONE and has(realm, s.monument[which]):
            k.monuments += 1
            k.income[MONUMENT_COLOURS[which][0]] += 1
            k.income[MONUMENT_COLOURS[which][1]] += 1
    for i in range(WORDS):
        w.some.word[i] = k.front.word[i] & b.land.word[i] & ~w.twice.word[i]
    k.temples = 0
    while k.temples < TEMPLES and meet(w.some, w.temples[k.temples + 1]):
        k.temples += 1


def find_joint(w: Thoughts, at: int) -> None:
    """Find the kingdom beside this one, without a trader, that has most treasures."""
    k = w.kingdom[at]
    k.joint = 0
    for other in range(w.kingdoms):
        found = w.kingdom[other].treasures
        joins = other != at and w.kingdom[other].owner[GREEN] == NONE
        if found > k.joint and joins and meet(k.front, w.kingdom[other].front):
            k.joint = found


def share_tiles(s: State, w: Thoughts, seat: int) -> None:
    """Find how likely a tile that the seat does not see is to be of each colour."""
    p = s.players[seat]
    total = 1
    for colour in range(COLOURS):
        total += unseen(s, p.hand[colour] + p.swapped[colour], colour)
    for colour in range(COLOURS):
        w.share[colour] = unseen(s, p.hand[colour] + p.swapped[colour], colour) * PARTS // total


def unseen(s: State, own: int, colour: int) -> int:
    """How many tiles of a colour a seat does not see that has so many of its own."""
    return max(0, TILES[colour] - count(s.tiles[colour]) - s.gone[colour] - s.turned[colour] - own)
