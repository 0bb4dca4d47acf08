"""A map of hexes in a terminal: three lines for each tile, rows shifted by half a tile, as wide as the screen allows.

At the six ends of its three lines a tile shows what crosses its six sides: ~ a river, = and slashes a road.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rich.console import Console, ConsoleOptions
from rich.segment import Segment
from rich.text import Text

NARROW, WIDE = 8, 18  # columns of a tile, including the gap to the next
SIDES = ("e", "ne", "nw", "w", "sw", "se")
LINE_OF = {"ne": 0, "nw": 0, "e": 1, "w": 1, "se": 2, "sw": 2}
ROADS = {"e": "=", "w": "=", "ne": "/", "sw": "/", "nw": "\\", "se": "\\"}
RIVER_STYLE, ROAD_STYLE = "bold bright_white on blue", "bold"


@dataclass(frozen=True)
class Hex:
    """A tile: its place in axial coordinates, its style, its three lines, and what crosses its sides."""

    q: int
    r: int
    style: str
    lines: Sequence[Text]
    rivers: Sequence[str] = ()
    roads: Sequence[str] = field(default=())


class HexMap:
    """Tiles to be printed by rich."""

    def __init__(self, tiles: Sequence[Hex]) -> None:
        self.tiles = sorted(tiles, key=lambda tile: (tile.r, tile.q))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        if not self.tiles:
            return
        left = min(2 * tile.q + tile.r for tile in self.tiles)
        halves = max(2 * tile.q + tile.r for tile in self.tiles) - left + 2
        width = max(NARROW, min(WIDE, options.max_width * 2 // halves // 2 * 2))
        rows: dict[int, list[Hex]] = {}
        for tile in self.tiles:
            rows.setdefault(tile.r, []).append(tile)
        for row in range(self.tiles[0].r, self.tiles[-1].r + 1):
            for number in range(3):
                line = Text()
                for tile in rows.get(row, ()):
                    at = (2 * tile.q + tile.r - left) * width // 2
                    line.append(" " * (at - len(line)))
                    line.append_text(drawn(tile, number, width - 1))
                yield from console.render(line, options.update(no_wrap=True, overflow="ignore"))


def drawn(tile: Hex, number: int, width: int) -> Text:
    """One of the three lines of a tile."""
    marks = {side: mark for side in SIDES if LINE_OF[side] == number and (mark := mark_of(tile, side))}
    west, east = ("nw", "w", "sw")[number], ("ne", "e", "se")[number]
    inner = Text(style=tile.style)
    inner.append(*marks.get(west, (" ", "")))
    text = tile.lines[number].copy() if number < len(tile.lines) else Text()
    text.truncate(width - 3)
    inner.append(" ")
    inner.append_text(text)
    inner.append(" " * (width - 1 - len(inner)))
    inner.append(*marks.get(east, (" ", "")))
    return inner


def mark_of(tile: Hex, side: str) -> tuple[str, str] | None:
    """The sign at a side and its style; a river hides a road."""
    if side in tile.rivers:
        return "~", RIVER_STYLE
    return (ROADS[side], ROAD_STYLE) if side in tile.roads else None
