"""Functions on bit masks for rules; each compiles to one machine instruction.

A mask is a number from 0 to 2**62 - 1, so it has at most 62 bits. To loop over the set bits, lowest first:

    for route in each_bit(mask):
        ...
"""

from collections.abc import Iterator


def count_bits(mask: int) -> int:
    """Return the number of set bits of a mask from 0 up."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """Return the index of the lowest set bit of a mask from 1 up."""
    return (mask & -mask).bit_length() - 1


def each_bit(mask: int) -> Iterator[int]:
    """Yield the indexes of the set bits of a mask from 0 up, lowest first, for loops in rules.

    >>> list(each_bit(0b10110))
    [1, 2, 4]
    """
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
