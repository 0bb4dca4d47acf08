"""Factored choices: each code as a short row of choices among at most `MOST` options, for learners with small heads.

>>> import lautta
>>> import numpy as np
>>> batch = lautta.Batch(lautta.game("roads"), 64, form="codes", seed=1)
>>> factors = lautta.Factors(batch.game.space(batch.board))
>>> factors.sizes
(41, 46, 66, 11)
>>> chosen, legal = np.zeros((64, 0), int), batch.legal[:, : batch.counts.max()]
>>> for _ in factors.sizes:
...     mask = factors.mask(legal, chosen)  # (64, 66), for the policy; here it takes what comes first
...     chosen = np.column_stack([chosen, mask.argmax(axis=1)])
>>> batch.step(factors.codes(chosen))
"""

from itertools import chain
from math import isqrt, prod
from typing import Any

import numpy as np

from lautta.core.actions import ActionSpace
from lautta.core.problems import quoted
from lautta.core.reasons import BadArgument, MalformedAction

Array = np.ndarray[Any, np.dtype[Any]]
MOST = 200  # options of a choice


class Factors:
    """The codes of a board as rows of choices: the action's place in the table, then its parameters in their order.

    A parameter of more than `MOST` values takes several choices; `names` has for each action what its later choices
    decide. All rows have as many choices, and 0 where there is no parameter. `sizes` says among how many options each
    choice is, and `width` is the largest of these.

    Codes and rows are one to one, in the same order. To draw each choice uniformly does not draw codes uniformly: take
    `choices(batch.sampled)` for that.
    """

    def __init__(self, space: ActionSpace) -> None:
        actions, codes = space.table.actions, space.codes
        first, split = radices(len(actions)), [[radices(size) for size in sizes] for sizes in codes.sizes]
        depth = len(first) + max(sum(map(len, parts)) for parts in split)
        self._rows = rows = np.zeros((codes.count, depth), np.uint8)
        for place, (sizes, parts) in enumerate(zip(codes.sizes, split, strict=True)):
            own = rows[codes.firsts[place] :][: prod(sizes)]
            values = np.unravel_index(np.arange(len(own)), (1, *sizes))[1:] if len(own) else ()
            digits = chain(np.unravel_index(place, first), *map(np.unravel_index, values, parts))
            for column, digit in enumerate(digits):
                own[:, column] = digit
        self.names = tuple(
            tuple(param.name for param, each in zip(action.params, parts, strict=True) for _ in each)
            for action, parts in zip(actions, split, strict=True)
        )
        self.sizes = tuple(int(most) + 1 for most in rows.max(axis=0, initial=0))
        self.width = max(self.sizes)
        self._weights = np.array([prod(self.sizes[place:]) for place in range(depth + 1)])
        self._keys = rows @ self._weights[1:]  # in ascending order, so a beginning of a row is a span of codes

    def choices(self, codes: Any) -> Array:
        """Return the rows of codes (...,): uint8 (..., len(sizes)), all 0 for -1; raises MalformedAction."""
        given = np.asarray(codes)
        if given.dtype.kind not in "iu" or ((given < -1) | (given >= len(self._rows))).any():
            raise MalformedAction("core-action-code", code=quoted(codes), most=len(self._rows) - 1)
        return np.where(given[..., None] < 0, np.uint8(0), self._rows[given])

    def codes(self, choices: Any) -> Array:
        """Return the codes of rows (..., len(sizes)): int32 (...,), -1 for a row that no code has.

        Raises BadArgument for rows of another length.
        """
        if np.shape(choices)[-1:] != (len(self.sizes),):
            raise BadArgument("core-choices", most=len(self.sizes))
        first, count = self._span(choices, len(self.sizes))
        return np.where(count > 0, first, np.int32(-1))

    def mask(self, legal: Any, chosen: Any) -> Array:
        """Return which options the next choice has: uint8 (..., width), 1 where a legal code goes on like that.

        `legal` are codes (..., any number), -1 for none; `chosen` are the choices so far (..., at most
        len(sizes) - 1). Raises BadArgument for other choices, MalformedAction for a mask in place of codes.
        """
        given = np.asarray(legal)
        if given.dtype.kind != "i" and given.size:
            raise MalformedAction("core-action-code", code=quoted(legal), most=len(self._rows) - 1)
        codes, (first, count) = given.astype(np.int32, copy=False), self._span(chosen, len(self.sizes) - 1)
        fits = (codes - first[..., None]).view(np.uint32) < count[..., None]  # what comes before becomes large
        marks = np.zeros((*codes.shape[:-1], self.width), np.uint8)
        row = np.repeat(np.arange(0, marks.size, self.width), fits.sum(axis=-1).ravel())
        marks.reshape(-1)[row + self._rows[codes[fits], np.shape(chosen)[-1]]] = 1
        return marks

    def _span(self, chosen: Any, most: int) -> tuple[Array, Array]:
        """The first code that begins with some choices, and how many there are; raises BadArgument."""
        given = np.asarray(chosen)
        if not given.ndim or given.shape[-1] > most or (given.dtype.kind not in "iu" and given.size):
            raise BadArgument("core-choices", most=most)
        given, length = given.astype(np.int64), given.shape[-1]
        sound = ((given >= 0) & (given < np.array(self.sizes[:length], np.int64))).all(axis=-1)
        key = given @ self._weights[1 : length + 1]
        first, last = (np.searchsorted(self._keys, key + more) for more in (0, self._weights[length]))
        return np.asarray(first, np.int32), np.where(sound, last - first, 0).astype(np.uint32)


def radices(size: int) -> list[int]:
    """Return among how many options each of the choices is that a choice among `size` becomes: few and even ones."""
    made = list[int]()
    while size > MOST:
        made.insert(0, min(MOST, isqrt(size - 1) + 1))
        size = -(-size // made[0])
    return [size, *made]
