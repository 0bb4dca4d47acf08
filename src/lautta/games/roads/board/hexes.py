"""The geometry of a map: hexes in axial coordinates, their sides, rivers and banks. No rules.

Sides count from 0 in the east, anticlockwise: e, ne, nw, w, sw, se. Each side has two halves, 2d and 2d + 1 in the same
direction; across a side the first half meets the second one of the neighbour. A river that crosses a side separates its
halves, so halves belong to banks: bank 0 (called a) begins at the second half of the river's first side.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SIDE_NAMES = ("e", "ne", "nw", "w", "sw", "se")


def banks_of(river: Sequence[int]) -> tuple[int, ...]:
    """The bank of each of the twelve halves, for the sides that a river touches in order.

    >>> banks_of((0, 3))
    (1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1)
    """
    if len(river) < 2:
        return (0,) * 12
    found = [0] * 12
    for bank, side in enumerate(river):
        end = river[(bank + 1) % len(river)]
        half = 2 * side + 1
        while True:
            found[half % 12] = bank
            if half % 12 == 2 * end:
                break
            half += 1
    return tuple(found)


class Hexes:
    """The tiles of a map in order, row by row (equal r) from left to right, and what lies next to what."""

    def __init__(self, tiles: Sequence[Mapping[str, Any]]) -> None:
        self.tiles = sorted(tiles, key=lambda tile: (tile["r"], tile["q"]))
        self.at = {(tile["q"], tile["r"]): i for i, tile in enumerate(self.tiles)}

    @cached_property
    def ids(self) -> list[str]:
        """The names of tiles: a letter for the row, a number from the left."""
        rows = sorted({tile["r"] for tile in self.tiles})
        counts = dict.fromkeys(rows, 0)
        found = []
        for tile in self.tiles:
            counts[tile["r"]] += 1
            found.append(f"{row_name(rows.index(tile['r']))}{counts[tile['r']]}")
        return found

    def terrain(self, tile: int) -> str:
        """The terrain as the file gives it."""
        return str(self.tiles[tile]["terrain"])

    @cached_property
    def _rivers(self) -> list[tuple[int, ...]]:
        return [tuple(sorted(SIDE_NAMES.index(side) for side in tile.get("river", ()))) for tile in self.tiles]

    def river(self, tile: int) -> tuple[int, ...]:
        """The sides that a river touches, in order."""
        return self._rivers[tile]

    @cached_property
    def _banks(self) -> list[tuple[int, ...]]:
        return [banks_of(river) for river in self._rivers]

    def bank(self, tile: int, half: int) -> int:
        """The bank at a half of a side."""
        return self._banks[tile][half]

    def banks_at(self, tile: int, direction: int) -> tuple[int, int]:
        """The banks at the two halves of a side."""
        return self.bank(tile, 2 * direction), self.bank(tile, 2 * direction + 1)

    def bank_count(self, tile: int) -> int:
        """How many banks a tile has."""
        return max(1, len(self.river(tile)))

    def next_to(self, tile: int, direction: int) -> int | None:
        """The tile beyond a side, or None."""
        q, r = self.tiles[tile]["q"], self.tiles[tile]["r"]
        dq, dr = DIRECTIONS[direction]
        return self.at.get((q + dq, r + dr))

    def around(self, tile: int) -> Iterator[tuple[int, int]]:
        """The neighbours: (direction, tile)."""
        for direction in range(6):
            if (other := self.next_to(tile, direction)) is not None:
                yield direction, other

    def connected(self) -> bool:
        """Are all tiles connected?"""
        seen, edge = {0}, [0]
        while edge:
            for _, other in self.around(edge.pop()):
                if other not in seen:
                    seen.add(other)
                    edge.append(other)
        return len(seen) == len(self.tiles)


def row_name(index: int) -> str:
    """The letters of a row: a to z, then aa, ab, ...

    >>> row_name(0), row_name(25), row_name(26)
    ('a', 'z', 'aa')
    """
    return (row_name(index // 26 - 1) if index >= 26 else "") + chr(ord("a") + index % 26)
