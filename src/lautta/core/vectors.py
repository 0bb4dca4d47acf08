"""Whole-number arithmetic on arrays of records: a few machine instructions for many numbers, when compiled.

Rules call them with arrays of 16-bit numbers (`i16`) of equal length; sums must stay within 32 bits.
"""

from lautta.core.records import Array


def dot(a: Array[int], b: Array[int]) -> int:
    """The sum of the products of two arrays of i16, item by item."""
    return sum(a[i] * b[i] for i in range(len(a)))


def add_scaled(to: Array[int], row: Array[int], times: int) -> None:
    """Add an array of i16, times a number from -32768 to 32767, to an array of i32, item by item."""
    for i in range(len(to)):
        to[i] += row[i] * times


def add_rows(to: Array[int], rows: Array[Array[int]], index: Array[int], amount: Array[int], count: int) -> None:
    """Add some rows of i16 to an array of i32: the first `count` that `index` names, each times its `amount`.

    `index` and `amount` are arrays of i32; amounts go from -32767 to 32767.
    """
    for n in range(count):
        add_scaled(to, rows[index[n]], amount[n])


def clip(to: Array[int], sums: Array[int], shift: int, most: int) -> None:
    """Set an array of i16 to an array of i32, item by item: shifted down, and cut to 0 to `most`."""
    for i in range(len(to)):
        to[i] = min(max(sums[i] >> shift, 0), most)


def lower(to: Array[int], row: Array[int], plus: int) -> None:
    """Lower an array of i16 to another one plus a number, item by item, where that is less."""
    for i in range(len(to)):
        to[i] = min(to[i], row[i] + plus)
