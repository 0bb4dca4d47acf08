"""Bit masks: what rules need to know of them, each one machine instruction when compiled.

A mask is a number from 0 to 2**62 - 1, so at most 62 things can be marked. To go through one, lowest mark first:

    for route in each_bit(mask):
        ...
"""

from collections.abc import Iterator


def count_bits(mask: int) -> int:
    """How many bits are set, in a mask from 0 up."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """The index of the lowest set bit, in a mask from 1 up."""
    return (mask & -mask).bit_length() - 1


def each_bit(mask: int) -> Iterator[int]:
    """The indexes of the set bits, lowest first, of a mask from 0 up; rules loop over it.

    >>> list(each_bit(0b10110))
    [1, 2, 4]
    """
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
