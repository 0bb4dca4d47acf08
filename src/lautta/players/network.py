"""A small network with whole-number weights: what each seat's chance is to win, as one seat sees a position.

Inputs are whole numbers, of which ONE stands for 1.0. The first layer adds up the rows of those inputs that are not 0;
both layers are cut to 0 to 1, as chess engines do ("Efficiently updatable neural networks", Nasu 2018). Weights and
sums are whole numbers, so every machine answers the same, interpreted and compiled.
"""

from ctypes import Structure, c_int16, c_int32, c_int64
from decimal import Decimal
from typing import Annotated

from lautta.core.current_game import MOST_INPUTS, Inputs
from lautta.core.current_game import ONE as ONE
from lautta.core.records import Array, i64, record, u64
from lautta.core.vectors import add_rows, clip, dot

SEATS = 4
FIRST, SECOND = 64, 32  # units of the two layers
OUTPUTS = SEATS + 1  # the chance of each seat, from the one that looks on; by how much it leads
MARGIN = SEATS
FULL = 127  # a unit that stands for 1.0
SHIFT = 6  # weights are 64 times as large as they mean
SCALE = FULL << SHIFT  # a sum that stands for 1.0
CERTAIN = 65_536  # a chance of 1

STEPS, REACH = 1024, 8  # of the table of chances: sums from -REACH to REACH
CHANCES = tuple(
    int((CERTAIN / (1 + (-Decimal(step - STEPS // 2) * 2 * REACH / STEPS).exp())).to_integral_value())
    for step in range(STEPS + 1)
)


@record
class Network(Structure):
    """Weights and biases of the three layers; rows of the first by input, of the others by unit."""

    mark: u64  # the fingerprint of what it was trained for
    first: Annotated[Array[Array[int]], c_int16 * FIRST * MOST_INPUTS]
    second: Annotated[Array[Array[int]], c_int16 * FIRST * SECOND]
    last: Annotated[Array[Array[int]], c_int16 * SECOND * OUTPUTS]
    first_bias: Annotated[Array[int], c_int32 * FIRST]
    second_bias: Annotated[Array[int], c_int32 * SECOND]
    last_bias: Annotated[Array[int], c_int32 * OUTPUTS]


@record
class Layers(Structure):
    """What the units of a network say: room to work in, and the answer."""

    chance: Annotated[Array[int], c_int64 * OUTPUTS]  # of CERTAIN
    sums: Annotated[Array[int], c_int32 * FIRST]
    more_sums: Annotated[Array[int], c_int32 * SECOND]
    first: Annotated[Array[int], c_int16 * FIRST]
    second: Annotated[Array[int], c_int16 * SECOND]
    asked: i64  # how often it was asked


def evaluate(n: Network, x: Inputs, seats: int, y: Layers) -> None:
    """Write the chances of all seats into `y`, the one that looks first; together they are CERTAIN."""
    y.asked += 1
    for i in range(FIRST):
        y.sums[i] = n.first_bias[i]
    add_rows(y.sums, n.first, x.index, x.amount, x.count)
    clip(y.first, y.sums, SHIFT, FULL)
    for i in range(SECOND):
        y.more_sums[i] = n.second_bias[i] + dot(n.second[i], y.first)
    clip(y.second, y.more_sums, SHIFT, FULL)
    for i in range(OUTPUTS):
        y.chance[i] = chance_of(n.last_bias[i] + dot(n.last[i], y.second))
    share(seats, y)


def chance_of(total: int) -> int:
    """The chance that a sum stands for: 1 / (1 + exp(-sum))."""
    step = STEPS // 2 + total * STEPS // (2 * REACH * SCALE)
    return CHANCES[min(max(step, 0), STEPS)]


def share(seats: int, y: Layers) -> None:
    """Let the chances of the seats that play add up to CERTAIN, or nearly, and leave none to others."""
    total = 1
    for i in range(SEATS):
        if i >= seats:
            y.chance[i] = 0
        total += y.chance[i]
    for i in range(seats):
        y.chance[i] = y.chance[i] * CERTAIN // total
