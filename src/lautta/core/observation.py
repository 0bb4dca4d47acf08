"""Observations for learners: the fields of a view as numbers from the seat's own side, each with a name and a shape.

How the fields are shown that are not plain numbers is in core/observed.py. Players come in the order of play from the
seat itself, seats are counted from it, sets become zeros and ones, and only what a board has is shown. The steps
that come of it are taken by `lautta_show` (compiler/templates/runtime.h), or by `shown` here.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate, product
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from lautta.core.reasons import BadArgument

if TYPE_CHECKING:
    import numpy

    from lautta.core.game.spec import Part

MOST = 32_767  # larger numbers are shown as this one
OPERATIONS = NUMBER, BITS, SEAT, SEATS, PLACE = range(5)
KINDS = ("number", "bits", "seat", "seats", "place")


class Shown(NamedTuple):
    """How a field is shown, and how long its last axis is: a number, or the name of a field of the board.

    "number": as it is. "bits": the bits of a mask, 0 or 1, with `word` of them in each of several words. "seat": a seat
    counted from one's own, -1 for none; the field holds the seat plus `base`. "seats": a mask of seats, 0 or 1 for each
    from one's own. "place": 1 at the number that the field holds and 0 elsewhere. None: not at all. `rows` is how long
    the first of several axes is, after that of the players, and `shape` what becomes of the last one.
    """

    kind: str | None = "number"
    length: int | str | None = None
    base: int = 0
    word: int = 64
    shape: tuple[int, ...] | None = None
    rows: int | str | None = None


OUT = Shown(None)
ALWAYS_OUT = ("chance", "board", "shown", "seats")  # constant, or no matter


class Block(NamedTuple):
    """A part of an observation: where it begins, its shape (players or seats are its first axis) and its meaning."""

    name: str
    kind: str
    first: int
    shape: tuple[int, ...]
    meaning: str


class Observation(NamedTuple):
    """How an observation is made: its blocks, its length, and the steps for each seat, int32 (seats, steps, 6)."""

    blocks: tuple[Block, ...]
    length: int
    steps: "numpy.ndarray[Any, Any]"


def observation_of(parts: Sequence["Part"], given: Mapping[str, Shown], board: Any, players: int) -> Observation:
    """Return how an observation is made on a board, for so many players."""
    import numpy as np

    blocks, first = list[Block](), 0
    steps: list[list[list[int]]] = [[] for _ in range(players)]
    for part in parts:
        paths = list(accumulate(part.name.split("."), "{}.{}".format))
        how = next((given[path] for path in reversed(paths) if path in given), Shown())
        if how.kind is None or paths[0] in ALWAYS_OUT:
            continue
        length, rows = (int(getattr(board, size)) if isinstance(size, str) else size for size in (how.length, how.rows))
        own = part.name.startswith("players.")
        part = part._replace(shape=(*part.shape[:own], rows, *part.shape[own + 1 :])) if rows else part
        for me in range(players):
            made, shape = _steps(part, how, length, me, players)
            steps[me] += made
        blocks.append(Block(part.name, how.kind, first, shape, part.meaning))
        first += prod(shape)
    return Observation(tuple(blocks), first, np.array(steps, np.int32))


def _steps(
    part: "Part", how: Shown, length: int | None, me: int, players: int
) -> tuple[list[list[int]], tuple[int, ...]]:
    """The steps of one field for a seat, and the shape of what they write."""
    operation, size = KINDS.index(how.kind or ""), int(part.kind[1:]) * (1 if part.kind[0] == "u" else -1)
    axes = [range(n) for n in part.shape]
    if part.name.startswith("players."):
        axes[0] = [(me + k) % players for k in range(players)]  # type: ignore[call-overload]
    strides = list(part.strides)
    inner, stride = 1, 0
    if operation in (NUMBER, SEAT) and len(axes) > (part.name.startswith("players.")):
        axes, inner, stride = axes[:-1], min(len(axes[-1]), length or MOST), strides.pop()
    elif operation in (SEATS, PLACE):
        inner = players if operation == SEATS else length or 0
    words = range(1)
    if operation == BITS:
        inner = length or 0
        if inner > how.word:
            axes, words = axes[:-1], range(-(-inner // how.word))
            stride = strides.pop()
    steps = []
    for index in product(*axes):
        at = part.offset + sum(i * step for i, step in zip(index, strides, strict=True))
        for word in words:
            count = min(how.word, inner - word * how.word) if operation == BITS else inner
            steps.append([operation, at + word * stride, count, stride, size, how.base])
    shape = tuple(len(axis) for axis in axes)
    return steps, shape + (how.shape or ((inner,) if inner > 1 or operation in (BITS, SEATS, PLACE) or stride else ()))


def shown(record: bytes, steps: Any, me: int, players: int) -> list[int]:
    """Return the numbers that the steps of a seat make of a record."""
    found: list[int] = []
    for operation, at, count, stride, size, base in steps.tolist():
        numbers = [
            int.from_bytes(record[at + k * stride : at + k * stride + abs(size)], "little", signed=size < 0)
            for k in range(count if operation in (NUMBER, SEAT) else 1)
        ]
        if operation == NUMBER:
            found += [max(-MOST, min(number, MOST)) for number in numbers]
        elif operation == SEAT:
            seats = [number - base for number in numbers]
            found += [(seat - me) % players if 0 <= seat < players else max(seat, -1) for seat in seats]
        else:
            (number,) = numbers
            if operation == SEATS:
                found += [number >> (me + k) % players & 1 for k in range(count)]
            else:
                found += [number >> k & 1 if operation == BITS else int(k == number) for k in range(count)]
    return found


def array_of(found: Any, name: str, shape: tuple[int, ...], kind: str) -> "numpy.ndarray[Any, Any]":
    """Return the caller's array, or a new one for None; raises BadArgument if it does not fit. Bytes may be bool."""
    import numpy as np

    if found is None:
        return np.zeros(shape, kind)
    kinds = [np.dtype(kind), np.dtype("?")] if kind == "u1" else [np.dtype(kind)]
    fits = isinstance(found, np.ndarray) and found.shape == shape and found.dtype in kinds
    if not fits or not found.flags.carray or found.ctypes.data % (8 if kind == "u1" else 1):
        raise BadArgument("core-out-array", name=name, shape=str(shape), kind=kinds[0].name)
    return found  # type: ignore[no-any-return]
