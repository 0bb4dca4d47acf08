"""Not a game: arithmetic and control flow where C and Python might differ. Each trap takes a shelf and two numbers."""

from ctypes import Structure, c_int8, c_int16, c_int32, c_int64
from enum import IntEnum
from typing import Annotated

from lautta.core import bits as masks
from lautta.core.bits import count_bits, each_bit, lowest_bit
from lautta.core.chance import Chance, Chooser, below, choose, draw_number
from lautta.core.records import Array, copy_to, hash_of, i8, i16, i32, i64, record, u8, u16, u32, u64
from lautta.core.vectors import add_rows, add_scaled, clip, dot, lower

BIG = 1_000_000_007
MASK = 0xFFFF_FFFF_FFFF_FFFF
SQUARES = ((0, 1, 4, 9), (16, 25, 36, 49))
HUGE = (-(2**62), 3, 2**40 + 1)


class Colour(IntEnum):
    RED, GREEN, BLUE = range(3)


@record
class Box(Structure):
    odd: u8  # narrow, so that there are bytes between it and the next one
    mark: i64
    wide: i32
    count: u32
    flags: u16
    short: i16  # also words of C, as the next two are
    double: u8
    register: i8
    small: u8
    tiny: i8


@record
class Shelf(Structure):
    chance: Chance
    chooser: Chooser
    boxes: Annotated[Array[Box], Box * 3]
    sums: Annotated[Array[int], c_int64 * 2]
    grid: Annotated[Array[Array[int]], c_int8 * 2 * 4]
    rows: Annotated[Array[Array[int]], c_int16 * 9 * 2]
    totals: Annotated[Array[int], c_int32 * 9]
    which: Annotated[Array[int], c_int32 * 4]
    times: Annotated[Array[int], c_int32 * 4]


def box_at(s: Shelf, n: int) -> Box:
    return s.boxes[n % 3]


def divide(s: Shelf, a: int, b: int) -> int:
    return a // b + 100 * (a // 7) + 10 * (a // -4) if b else 0


def modulo(s: Shelf, a: int, b: int) -> int:
    return a % b + 100 * (a % 7) + 10 * (a % -4) if b else 0


def below_zero(s: Shelf, a: int, b: int) -> int:
    """Unsigned fields are read as plain numbers, so this may go below zero."""
    box = box_at(s, a)
    if box.small - 1 < b:
        return box.small - box.flags - box.count - 1
    return -box.small * box.wide


def wrap(s: Shelf, a: int, b: int) -> int:
    """A number that does not fit a field wraps round, in ctypes as in C."""
    box = s.boxes[1]
    box.small = a
    box.tiny = a * 3
    box.odd += a + b
    box.flags -= b
    box.wide = a * BIG
    box.count = b - 1
    box.small += 200
    box.tiny //= 3
    box.flags %= 7
    box.tiny >>= 1
    box.short = 70_000 * a
    box.register |= 255
    s.grid[a % 4][b % 2] -= a
    return box.small + box.tiny * 1000 + box.wide + box.count + box.short


def wide(s: Shelf, a: int, b: int) -> int:
    """No 32-bit overflow on the way."""
    box = s.boxes[0]
    box.wide = 2_000_000_000
    box.mark = box.wide * box.wide
    s.sums[0] = box.mark // (1 + abs(b)) + (1 << (a % 40)) + BIG * BIG - 5_000_000_000 * a
    return s.sums[0] + 3 * 2**40 - (1 << 40) // 5


def least(s: Shelf, a: int, b: int) -> int:
    return min(a, b, 7) * 100 + max(a, -b) - abs(a - b)


def truth(s: Shelf, a: int, b: int) -> int:
    both = a > 0 and b > 0
    same = a < b <= 5 != a
    s.boxes[2].small = both
    s.boxes[2].double = not a
    return (a and b) + 10 * (b or a) + both + same * 2 + (not a) - (a in (1, b, -4)) + (a not in (b,)) + bool(b) * True


def high_bits(s: Shelf, a: int, b: int) -> int:
    """What is true may be a bit above the lowest 32."""
    box = s.boxes[0]
    box.mark = 1 << (40 + a % 20)
    found = 0
    if box.mark & 1 << 41:
        found += 1
    while box.mark & 1 << 50:
        box.mark >>= 1
        found += 2
    return found + (4 if box.mark and a else 8)


def loops(s: Shelf, a: int, b: int) -> int:
    """Break, continue, return from inside loops, and the loop variable after its loop."""
    total, last, i = 0, 0, -5
    for i in range(max(a, -300), b, 3):
        if i % 5 == 3:
            continue
        if i > 40:
            return -i
        k = 10
        while k > i:
            k -= 3
            if k == 2:
                break
            total += k
        last = i
    for down in range(9, 0, -2):
        total += down
        if total % 7 == 0:
            break
    return total * 100 + last + i


def changed_bounds(s: Shelf, a: int, b: int) -> int:
    """The bounds of a range are taken once, and what its variable is set to inside does not move the loop."""
    end, rounds = abs(a) % 10, 0
    for i in range(end):
        end += 2
        rounds += i
        i *= 3
        rounds += i
    return rounds * 1000 + end


def endless(s: Shelf, a: int, b: int) -> int:
    """What every way out of a loop knows is known after it."""
    steps = 0
    while True:
        steps += 1
        if steps > b:
            found = 1
            break
        if steps * steps > abs(a):
            found = 2
            break
    return found * 100 + steps


def swap(s: Shelf, a: int, b: int) -> int:
    a, b = b - a, a
    s.grid[0][0], s.grid[0][1] = s.grid[0][1], s.grid[0][0]
    s.grid[0][0] = a % 100
    return a - 2 * b


def bits(s: Shelf, a: int, b: int) -> int:
    return ((a & b) | (a ^ 5)) + (~b) + (a >> 2) - (-a >> abs(b) % 70)


def marks(s: Shelf, a: int, b: int) -> int:
    """Masks of up to 62 bits."""
    mask = abs(a * BIG) * 90_000 | 1 << abs(b) % 62
    places = 0
    rest = mask
    while rest:
        places += masks.lowest_bit(rest)
        rest &= rest - 1
    s.boxes[0].mark = mask & ~(mask - 1)
    return places * 100 + count_bits(mask) - lowest_bit(s.boxes[0].mark)


def each(s: Shelf, a: int, b: int) -> int:
    """A mask is looked at once, before the first of its bits; the variable may be set inside."""
    mask, found = abs(a), 0
    for place in masks.each_bit(mask):
        mask = 0
        for other in each_bit(abs(b) & ~(1 << place)):
            if other == 5:
                continue
            found += place * 100 + other
            if found > 4000:
                break
        place = 7
        found -= place
    return found + mask


def tables(s: Shelf, a: int, b: int) -> int:
    return SQUARES[a % 2][b % 4] + HUGE[a % 3] + len(SQUARES) * len(SQUARES[0]) + len(s.grid) * len(s.boxes)


def names(s: Shelf, a: int, b: int) -> int:
    """Words of C and Cython are names like others."""
    int64_t, include, struct = a, b, Colour.BLUE
    cdef = s.boxes[0]
    cdef.double = abs(a) % 100
    return int64_t + include * struct + cdef.double + int(Colour.GREEN)


def mixed(s: Shelf, a: int, b: int) -> int:
    """Unsigned 64-bit numbers stay among themselves, and are cut to 64 bits by a mask."""
    z: u64 = 0xFFFF_FFFF_FFFF_FFF0
    y: u64 = abs(a)
    z = (z ^ y) >> 60
    w: u64 = ((y + 5) * 0x9E37_79B9_7F4A_7C15 - (y << abs(b) % 70)) & MASK
    small: int = (w >> 1) // 3
    s.chance.branch = w * w
    return (small + (w % 1000 if w > MASK // 2 else 0) + b) % BIG + (w >> abs(b) % 70) % 1000


def record_or_other(s: Shelf, a: int, b: int) -> int:
    """Variables and choices may hold records: they refer to them."""
    box = s.boxes[0] if a > b else s.boxes[2]
    other = box_at(s, b)
    box.small = (box.small + 3) % 200
    other.small = (other.small + box.small) % 200
    return box.small


def tick(s: Shelf) -> int:
    s.boxes[0].small = (s.boxes[0].small + 1) % 200
    return s.boxes[0].small


def pair(a: int, b: int) -> int:
    return a * 1000 + b


def order(s: Shelf, a: int, b: int) -> int:
    """A rule that changes a record is called on a line of its own: C keeps no order between arguments."""
    first = tick(s)
    box = s.boxes[tick(s) % 3]
    box.flags = (box.flags + 1) % 500
    return pair(first, tick(s))


def chances(s: Shelf, a: int, b: int) -> int:
    """Both generators, across the ends of blocks."""
    for word in range(4):
        s.chance.key[word] = abs(a) * word
    s.chance.branch = abs(b)
    total = 0
    for _ in range(9):
        total += below(s.chance, 1 + abs(a) % 100)
    half = draw_number(s.chance) >> 1
    return total * 1000 + half % 1000 + choose(s.chooser, 1 + abs(b))


def vectors(s: Shelf, a: int, b: int) -> int:
    """Arithmetic on arrays, with as many numbers as fit no register."""
    for i in range(9):
        s.rows[0][i] = (a + i * 7919) % 255 - 127
        s.rows[1][i] = (b - i * 104_729) % 255 - 127
        s.totals[i] = a + i
    add_scaled(s.totals, s.rows[1], b % 127)
    for i in range(4):
        s.which[i] = (a + i) % 2
        s.times[i] = (b + i * 21_001) % 65_535 - 32_767
    add_rows(s.totals, s.rows, s.which, s.times, abs(a) % 5)
    clip(s.rows[0], s.totals, 3, 127)
    lower(s.rows[1], s.rows[0], a % 99 - 49)
    return dot(s.rows[0], s.rows[1])


def copies(s: Shelf, a: int, b: int) -> int:
    """A copy is no second name for the record, and equal records have equal hashes."""
    box = box_at(s, a)
    box.mark = b
    copy_to(s.boxes[(a + 1) % 3], box)
    same: u64 = hash_of(box)
    box.odd = 9 - box.odd
    return s.boxes[(a + 1) % 3].mark * 2 + (1 if hash_of(s.boxes[(a + 1) % 3]) == same else 0) + hash_of(box) % 1000


TRAPS = [
    vectors,
    copies,
    divide,
    modulo,
    below_zero,
    wrap,
    wide,
    least,
    truth,
    high_bits,
    loops,
    changed_bounds,
    endless,
    swap,
    bits,
    marks,
    each,
    tables,
    names,
    mixed,
    record_or_other,
    order,
    chances,
]
