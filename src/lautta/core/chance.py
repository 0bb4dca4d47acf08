"""Chance: the generators that live in records, compiled like the rules of a game.

`Chance` is for the games themselves: Threefry-4x64-20 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy
as 1, 2, 3", SC11), keyed by the 32 bytes of a table's seed. Each number depends only on key, branch and place, so
the seed is enough to recompute it. It can follow a script instead, so that `outcomes` may ask what could be drawn.
`Chooser` is for fast random play: splitmix64.
"""

from ctypes import Structure, c_uint64
from typing import Annotated

from lautta.core.records import Array, record, u64

MASK = 0xFFFF_FFFF_FFFF_FFFF
LOW_HALF = 0xFFFF_FFFF

PARITY = 0x1BD1_1BDA_A9FC_1A22  # joins the key words into a fifth one
ROUNDS = 20
SCRIPTED = 1 << 62  # in place of a branch: the generator follows a script
SCRIPT = 32  # how many draws a script has at most, a byte each
TURNS = ((14, 16), (52, 57), (23, 40), (5, 37), (25, 33), (46, 12), (58, 22), (32, 32))  # of the two mixes of a round

GOLDEN = 0x9E37_79B9_7F4A_7C15
MIX_1 = 0xBF58_476D_1CE4_E5B9
MIX_2 = 0x94D0_49BB_1331_11EB


@record
class Chance(Structure):
    """A keyed generator: 32 bytes of key, the branch, the number of draws, and the current block.

    A game begins in branch 0; each redraw after an undone action has its own branch. With a script, `key` holds its
    draws and `words` its length; then what `follow` notes of the first draw beyond it: how many things it chooses from
    (0: there is no such draw) and the kinds of these (see `alike`); and 1 if a draw of the script was out of range.
    """

    key: Annotated[Array[int], c_uint64 * 4]
    branch: u64
    drawn: u64
    words: Annotated[Array[int], c_uint64 * 4]


def key_word(c: Chance, number: int) -> u64:
    """One of the five words of the key schedule, numbered round and round."""
    if number % 5 < 4:
        return c.key[number % 5]
    return PARITY ^ c.key[0] ^ c.key[1] ^ c.key[2] ^ c.key[3]


def rotated(word: u64, turn: int) -> u64:
    """A word with its bits turned left round, by 1 to 63."""
    return ((word << turn) & MASK) | (word >> (64 - turn))


def scramble(c: Chance) -> None:
    """Threefry with 20 rounds, in place: a counter in `words` becomes four random words."""
    x0: u64 = (c.words[0] + key_word(c, 0)) & MASK
    x1: u64 = (c.words[1] + key_word(c, 1)) & MASK
    x2: u64 = (c.words[2] + key_word(c, 2)) & MASK
    x3: u64 = (c.words[3] + key_word(c, 3)) & MASK
    for step in range(ROUNDS):
        x0 = (x0 + x1) & MASK
        x1 = rotated(x1, TURNS[step % 8][0]) ^ x0
        x2 = (x2 + x3) & MASK
        x3 = rotated(x3, TURNS[step % 8][1]) ^ x2
        x1, x3 = x3, x1
        if step % 4 == 3:
            turn = step // 4 + 1
            added: u64 = turn
            x0 = (x0 + key_word(c, turn)) & MASK
            x1 = (x1 + key_word(c, turn + 1)) & MASK
            x2 = (x2 + key_word(c, turn + 2)) & MASK
            x3 = (x3 + key_word(c, turn + 3) + added) & MASK
    c.words[0] = x0
    c.words[1] = x1
    c.words[2] = x2
    c.words[3] = x3


def draw_number(c: Chance) -> u64:
    """The next 64 random bits: a word of the block that the counter (number of the block, branch, 0, 0) gives."""
    place: int = c.drawn % 4
    if place == 0:
        c.words[0] = c.drawn // 4
        c.words[1] = c.branch
        c.words[2] = 0
        c.words[3] = 0
        scramble(c)
    c.drawn += 1
    return c.words[place]


def below(c: Chance, n: int) -> int:
    """Draw a number from 0 to n - 1, exactly uniformly; n is from 1 to 2**31.

    It is the upper half of a word times n; the few low products that would cause a bias are rejected
    (Lemire: "Fast random integer generation in an interval", 2019).
    """
    if c.branch == SCRIPTED:
        return follow(c, n)
    size: u64 = n
    biased: u64 = ((LOW_HALF + 1 - size) & MASK) % size
    product: u64 = ((draw_number(c) >> 32) * size) & MASK
    while product & LOW_HALF < biased:
        product = ((draw_number(c) >> 32) * size) & MASK
    return product >> 32


def alike(c: Chance, n: int) -> None:
    """Say that the next draw has so many things that are alike, 0 to 255 in each of at most 8 kinds.

    Rules that draw one of several kinds call it for each kind, in the order of the numbers that are drawn.
    """
    if c.branch == SCRIPTED and c.drawn == c.words[0]:
        size: u64 = n
        c.words[2] = (c.words[2] << 8) & MASK | size


def follow(c: Chance, n: int) -> int:
    """The next draw of a script, 0 to n - 1; beyond its end any number, as rules may draw until one fits.

    What must come takes no place in a script.
    """
    if n == 1:
        if c.drawn == c.words[0]:
            c.words[2] = 0
        return 0
    place: int = c.drawn & LOW_HALF
    length: int = c.words[0] & LOW_HALF
    c.drawn += 1
    if place == length:
        size: u64 = n
        c.words[1] = size
    if place >= length:
        rest: int = mixed(c.drawn) >> 33
        return rest % n
    draw: int = c.key[place % SCRIPT // 8] >> place % 8 * 8 & 255
    if draw >= n:
        c.words[3] = 1
        return 0
    return draw


@record
class Chooser(Structure):
    """A fast generator with a seed and the number of draws; its numbers can be guessed."""

    seed: u64
    drawn: u64


def choose(c: Chooser, n: int) -> int:
    """Draw a number from 0 to n - 1, about uniformly; n is from 1 to 2**31."""
    z = choose_word(c)
    size: u64 = n
    z = ((z >> 32) * size) & MASK
    return z >> 32


def choose_word(c: Chooser) -> u64:
    """64 bits, each word about as likely as any other."""
    c.drawn += 1
    return mixed((c.seed + c.drawn * GOLDEN) & MASK)


def mixed(z: u64) -> u64:
    """The mix of splitmix64."""
    z = ((z ^ (z >> 30)) * MIX_1) & MASK
    z = ((z ^ (z >> 27)) * MIX_2) & MASK
    return z ^ (z >> 31)
