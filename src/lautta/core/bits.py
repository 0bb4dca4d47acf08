"""Bit masks: what rules need to know of them, each one machine instruction when compiled.

A mask is a number from 0 to 2**62 - 1, so at most 62 things can be marked. To go through one, lowest mark first:

    while mask:
        route = lowest_bit(mask)
        mask &= mask - 1
"""


def count_bits(mask: int) -> int:
    """How many bits are set, in a mask from 0 up."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """The index of the lowest set bit, in a mask from 1 up."""
    return (mask & -mask).bit_length() - 1
