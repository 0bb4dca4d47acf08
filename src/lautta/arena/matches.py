"""Pairings of players and their seats.

A match is between sides, each one player by name. A *round* plays one seed with all *seatings*, so that neither seats
nor luck favour a side; a side's share of a round is one observation. For two players, a round is a pair of games with
the seats swapped.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

Seating = tuple[int, ...]  # the side in each seat


@dataclass(frozen=True, slots=True)
class Match:
    """Sides by name, and the seatings for each seed."""

    sides: tuple[str, ...]
    seatings: tuple[Seating, ...]

    def names(self, seating: int) -> tuple[str, ...]:
        """Return the name in each seat of a seating, given by its number."""
        return tuple(self.sides[side] for side in self.seatings[seating])

    def fair(self, side: int) -> float:
        """Return a side's share of the wins if all are equally strong: its share of the seats."""
        return sum(seating.count(side) for seating in self.seatings) / sum(map(len, self.seatings))


def balanced(seats: int) -> tuple[Seating, ...]:
    """Two sides with as many seats each, in every arrangement: for four AABB, ABAB, ABBA and their mirror images.

    For an odd number of seats each side has the odd one as often as the other.

    >>> balanced(2)
    ((0, 1), (1, 0))
    >>> balanced(4)
    ((0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0))
    >>> balanced(3)
    ((0, 1, 1), (1, 0, 1), (1, 1, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0))
    """
    numbers = sorted({seats // 2, seats - seats // 2})
    chosen = [first for number in numbers for first in combinations(range(seats), number)]
    return tuple(tuple(0 if seat in first else 1 for seat in range(seats)) for first in chosen)


def rotations(seating: Sequence[int]) -> tuple[Seating, ...]:
    """All ways to move everybody on by some seats, each once.

    >>> rotations((0, 1, 2))
    ((0, 1, 2), (2, 0, 1), (1, 2, 0))
    >>> rotations((0, 1, 1))
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    """
    turned = (tuple(seating[-by:]) + tuple(seating[:-by]) if by else tuple(seating) for by in range(len(seating)))
    return tuple(dict.fromkeys(turned))


def together(names: Sequence[str]) -> list[Match]:
    """Return one match with one seat for each player, in every rotation."""
    return [Match(tuple(names), rotations(range(len(names))))]


def alone(names: Sequence[str], seats: int) -> list[Match]:
    """Return the match of the first player in one seat against the second in all others, in every rotation."""
    return [Match(tuple(names), rotations((0, *[1] * (seats - 1))))]


def round_robin(names: Sequence[str], seats: int) -> list[Match]:
    """Return the matches of all pairs, with equal numbers of seats."""
    return [Match(pair, balanced(seats)) for pair in combinations(names, 2)]


def ladder(names: Sequence[str], seats: int) -> list[Match]:
    """Each against the one below, two at a time; names from the lowest to the highest.

    >>> [match.sides for match in ladder(["random", "gentle", "sharp"], 2)]
    [('gentle', 'random'), ('sharp', 'gentle')]
    """
    return [Match((upper, lower), balanced(seats)) for lower, upper in pairwise(names)]
