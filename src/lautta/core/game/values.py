"""Values of games and positions: options, sentences, named actions, results; and helpers for seeds and seats."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, SupportsIndex

from lautta.core.chance import Chance
from lautta.core.fields import wind
from lautta.core.problems import as_int, quoted
from lautta.core.reasons import BadArgument


@dataclass(frozen=True, slots=True)
class Option:
    """A rule option: its values, the default first, and the field of the record that holds it.

    `before` is the value of games that began before the option existed. Their files name no value, and keep naming
    none.
    """

    name: str
    values: tuple[str, ...]
    field: str
    before: str | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence for people, as a message of the catalogues and its variables.

    The variables `seat` and `other`, and those called like a parameter that is a seat, are seats if they are numbers,
    counted from 0; replace them by names when you show the sentence.
    """

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class NamedAction:
    """An action for people: its code, its notation, its name and its parameters by name."""

    code: int
    text: str
    name: str
    args: Mapping[str, str]

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the seats that won (several share a win), and all scores.

    `places` is the place of each seat, from 1; equal seats share a place. `ended_by` is the cause of the end and
    `decided_by` the criterion that put the first ahead of the others, as stable names (see docs/formats.md). `points`
    has the points of each seat by source. `explanation` has all of that and details of the game, as JSON for clients.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    ended_by: str
    decided_by: str
    points: tuple[Mapping[str, int], ...]
    explanation: Mapping[str, Any]


def places_of(ranks: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of each seat, from 1, by its rank (higher is better); equal seats share a place.

    >>> places_of([7, 9, 7, 3])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def seats_of(mask: int) -> tuple[int, ...]:
    """Return the seats of a bit mask, in order.

    >>> seats_of(0b101)
    (0, 2)
    """
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def seed_bytes(seed: SupportsIndex | bytes | None) -> bytes:
    """Return the 32 bytes of a seed: a number from 0 to 2**256 - 1, 32 bytes as they are, or None for random ones.

    Raises BadArgument.
    """
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    number = as_int(seed)
    if number is not None and 0 <= number < 2**256:
        return number.to_bytes(32, "little")
    raise BadArgument("core-seed", value=f"{len(seed)} B" if isinstance(seed, bytes) else quoted(seed))


def wound(seed: SupportsIndex | bytes | None) -> Chance:
    """Return a generator at its start; raises BadArgument."""
    chance = Chance()
    wind(chance, seed_bytes(seed), 0, 0)
    return chance
