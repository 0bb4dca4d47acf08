"""Factored choices: each code as a short row of choices among at most `MOST` options, for learners with small heads.

>>> import lautta
>>> import numpy as np
>>> batch = lautta.Batch(lautta.game("roads"), 64, form="codes", seed=1)
>>> factors = batch.game.space(batch.board).factors
>>> factors.sizes
(41, 46, 66, 11)
>>> chosen, legal = np.zeros((64, 0), int), batch.legal[:, : batch.counts.max()]
>>> for _ in factors.sizes:
...     mask = factors.mask(legal, chosen)  # (64, 66), for the policy; here it takes what comes first
...     chosen = np.column_stack([chosen, mask.argmax(axis=1)])
>>> batch.step(factors.codes(chosen))
"""

from collections.abc import Sequence
from math import isqrt, prod
from typing import TYPE_CHECKING, Any

import numpy as np

from lautta.core.problems import quoted
from lautta.core.reasons import BadArgument, MalformedAction

if TYPE_CHECKING:
    from lautta.core.actions import Action, Codes

    Array = np.ndarray[Any, np.dtype[Any]]

MOST = 200  # options of a choice


class Factors:
    """The codes of a board as rows of choices: the action's place in the table, then its parameters in their order.

    A parameter of more than `MOST` values takes several choices. All rows have as many choices, `sizes` says among how
    many options each is, and `width` is the largest of these; where an action has fewer parameters the rest are 0.
    `names` has for each action what its later choices decide.

    Codes and rows are one to one, in the same order. To draw each choice uniformly does not draw codes uniformly: take
    `choices(batch.sampled)` for that.
    """

    def __init__(self, actions: Sequence["Action"], codes: "Codes") -> None:
        first, places = radices(len(actions)), np.arange(len(actions))
        split = [[radices(size) for size in sizes] for sizes in codes.sizes]
        depth = len(first) + max(sum(map(len, each)) for each in split)
        self._rows = rows = np.zeros((codes.count, depth), np.uint8)
        for place, (sizes, each) in enumerate(zip(codes.sizes, split, strict=True)):
            own = rows[codes.firsts[place] :][: prod(sizes)]
            values = np.unravel_index(np.arange(len(own)), sizes) if sizes and len(own) else ()
            digits = [*np.unravel_index(places[place], first)]
            for value, parts in zip(values, each, strict=False):
                digits += np.unravel_index(value, parts)
            for column, digit in enumerate(digits):
                own[:, column] = digit
        self.names = tuple(
            tuple(param.name for param, parts in zip(action.params, each, strict=True) for _ in parts)
            for action, each in zip(actions, split, strict=True)
        )
        self.sizes = tuple(int(most) + 1 for most in rows.max(axis=0, initial=0))
        self.width = max(self.sizes)
        self._weights = np.array([prod(self.sizes[place:]) for place in range(depth + 1)])
        self._columns = np.ascontiguousarray(rows.T)
        self._keys = rows @ self._weights[1:]  # in ascending order, so a beginning of a row is a span of codes

    def choices(self, codes: Any) -> "Array":
        """Return the rows of codes (...,): uint8 (..., len(sizes)), all 0 for -1; raises MalformedAction."""
        given = np.asarray(codes)
        if given.dtype.kind not in "iu" or ((given < -1) | (given >= len(self._rows))).any():
            raise MalformedAction("core-action-code", code=quoted(codes), most=len(self._rows) - 1)
        return np.where(given[..., None] < 0, np.uint8(0), self._rows[given])

    def codes(self, choices: Any) -> "Array":
        """Return the codes of rows (..., len(sizes)): int32 (...,), -1 for a row that no code has."""
        first, count = self._span(choices)
        return np.where(count > 0, first, np.int32(-1))

    def mask(self, legal: Any, chosen: Any) -> "Array":
        """Return which options the next choice has: uint8 (..., width), 1 where a legal code goes on like that.

        `legal` are codes (..., any number), -1 for none; `chosen` are the choices so far (..., at most
        len(sizes) - 1). Raises BadArgument for other choices.
        """
        codes, (first, count), place = np.asarray(legal, np.int32), self._span(chosen), np.shape(chosen)[-1]
        if place >= len(self.sizes):
            raise BadArgument("core-choices", most=len(self.sizes) - 1)
        fits = (codes - first[..., None]).view(np.uint32) < count[..., None]  # what comes before becomes large
        marks = np.zeros((*codes.shape[:-1], self.width), np.uint8)
        row = np.repeat(np.arange(0, marks.size, self.width), fits.sum(axis=-1).ravel())
        marks.reshape(-1)[row + self._columns[place][codes[fits]]] = 1
        return marks

    def _span(self, chosen: Any) -> tuple["Array", "Array"]:
        """The first code that begins with some choices, and how many there are; raises BadArgument."""
        given = np.asarray(chosen)
        length = given.shape[-1] if given.ndim else len(self.sizes) + 1
        if length > len(self.sizes) or (given.dtype.kind not in "iu" and given.size):
            raise BadArgument("core-choices", most=len(self.sizes))
        given = given.astype(np.int64)
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
