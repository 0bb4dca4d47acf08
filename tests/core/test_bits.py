"""Bit masks."""

import pytest

from lautta.core.bits import count_bits, each_bit, lowest_bit


@pytest.mark.parametrize("mask", [1, 2, 3, 12, 2**31, 2**40 + 2**61, 2**62 - 1])
def test_bits_are_those_of_the_text(mask: int) -> None:
    text = f"{mask:b}"
    assert count_bits(mask) == text.count("1")
    assert lowest_bit(mask) == len(text) - 1 - text.rindex("1")


def test_an_empty_mask_has_no_bits() -> None:
    assert count_bits(0) == 0 and lowest_bit(0) == -1


def test_going_through_a_mask() -> None:
    mask, found = 0b1011_0000_0001, []
    while mask:
        found.append(lowest_bit(mask))
        mask &= mask - 1
    assert found == [*each_bit(0b1011_0000_0001)] == [0, 8, 9, 11]
    assert [*each_bit(0)] == []
