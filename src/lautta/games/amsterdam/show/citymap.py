"""The city as a map in a terminal: places, routes with their spaces and colours, and who has built them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions
from rich.segment import Segment

from lautta.terminal.canvas import Canvas, Cell, line

NARROW, WIDE = 60, 120  # columns of the map
ROOMY = 100  # from so many columns on, whole names have room
TALL = 0.5  # a character is about twice as high as wide
GAP = 18  # how far apart, in units of the board, two routes beside each other are drawn
PLACE, PLACE_STYLE = "●", "bold"


class CityMap:
    """A board with what is built on it, to be printed by rich as wide as the screen allows.

    `style_of` gives the style of a route, `owner_of` the sign of its owner, or nothing.
    """

    def __init__(self, data: Mapping[str, Any], style_of: Callable[[Any], str], owner_of: Callable[[str], str]) -> None:
        self.data, self.style_of, self.owner_of = data, style_of, owner_of

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        width = max(NARROW, min(WIDE, options.max_width - 1))
        for row in self.drawn(width).rows():
            yield from console.render(row, options.update(no_wrap=True, overflow="ignore"))

    def drawn(self, width: int) -> Canvas:
        """The map on a sheet of so many columns; where there is room, no name of a route lies under another name."""
        size = self.data["size"]
        scale = width / size["width"]
        canvas = Canvas(width, round(size["height"] * scale * TALL))
        spots = {one["id"]: (one["x"], one["y"]) for one in self.data["places"]}
        ways = [(route, line(*self._ends(route, spots, scale))[1:-1]) for route in self.data["routes"]]
        for route, cells in ways:
            self._spaces(canvas, route, cells)
        dots = [_cell(x, y, scale) for x, y in spots.values()]
        taken = set(dots)
        for route, cells in ways:
            if cells and not self.owner_of(route["id"]):
                at = _room(canvas, taken, _beside(cells), len(route["id"]))[0]
                canvas.put(*at, route["id"], self.style_of(route))
                taken |= _cells(*at, len(route["id"]))
        for place, (column, row) in zip(self.data["places"], dots, strict=True):
            name = place["name"]
            short = name if width >= ROOMY or len(name) <= width // 7 else f"{name[: width // 7 - 1].rstrip()}…"
            room = _room(canvas, taken, _around(column, row, len(short)), len(short))
            at = next((way for way in room if canvas.is_free(*way, len(short))), room[0])
            canvas.put(*at, short, PLACE_STYLE)
            canvas.put(column, row, PLACE, PLACE_STYLE)
            taken |= _cells(*at, len(short))
        return canvas

    def _ends(self, route: Mapping[str, Any], spots: Mapping[str, tuple[int, int]], scale: float) -> tuple[Cell, Cell]:
        """The cells that a route joins; of two routes beside each other one is drawn above or left of the other."""
        (x, y), (to_x, to_y) = spots[route["a"]], spots[route["b"]]
        aside = 0 if "parallel" not in route else GAP if route["id"] > route["parallel"] else -GAP
        right, down = (aside, 0) if abs(to_y - y) > abs(to_x - x) else (0, aside)
        return _cell(x + right, y + down, scale), _cell(to_x + right, to_y + down, scale)

    def _spaces(self, canvas: Canvas, route: Mapping[str, Any], cells: Sequence[Cell]) -> None:
        """A line of spaces, in the colour of its cost or of its owner."""
        owner, style = self.owner_of(route["id"]), self.style_of(route)
        for number, (column, row) in enumerate(cells):
            space = number * route["length"] // len(cells)
            canvas.put(column, row, owner or _stroke(cells[0], cells[-1], space), style)


def _stroke(start: Cell, end: Cell, space: int) -> str:
    """The sign of a space; every second one is heavier, so that people can count them."""
    (x, y), (to_x, to_y) = start, end
    across, down = abs(to_x - x), abs(to_y - y)
    signs = "─━" if across > 3 * down else "│┃" if down > across else "╱╱" if (to_x > x) != (to_y > y) else "╲╲"
    return signs[space % 2]


def _beside(cells: Sequence[Cell]) -> list[Cell]:
    """Where the name of a route may begin: on it, as near to its middle as can be, or else beside it."""
    nearest = sorted(range(len(cells)), key=lambda at: abs(at - len(cells) // 2))
    return [
        (cells[at][0] + right, cells[at][1] + down)
        for down, right in ((0, -1), (0, 0), (0, -2), (-1, -1), (1, -1), (0, 2), (0, -4))
        for at in nearest
    ]


def _around(column: int, row: int, length: int) -> list[Cell]:
    """Where the name of a place may begin: on its right or left, above or below."""
    sides = (column + 2, column - length - 1)
    shifts = sorted(range(column - length, column + 2), key=lambda left: abs(left + length // 2 - column))
    return [*((left, row) for left in sides), *((left, row + down) for left in shifts for down in (-1, 1))]


def _room(canvas: Canvas, taken: set[Cell], ways: Sequence[Cell], length: int) -> list[Cell]:
    """Where so many characters stand on the sheet, and neither on nor next to a name."""
    return [
        way for way in ways if canvas.holds(*way, length) and not taken & _cells(way[0] - 1, way[1], length + 2)
    ] or [*ways]


def _cells(column: int, row: int, length: int) -> set[Cell]:
    return {(at, row) for at in range(column, column + length)}


def _cell(x: float, y: float, scale: float) -> Cell:
    return round(x * scale), round(y * scale * TALL)
