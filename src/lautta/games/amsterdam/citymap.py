"""The city as a map in a terminal: places, routes with their spaces and colours, and who has built them."""

from collections.abc import Callable, Iterator, Mapping
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
        """The map on a sheet of so many columns."""
        size = self.data["size"]
        scale = width / size["width"]
        canvas = Canvas(width, round(size["height"] * scale * TALL))
        spots = {one["id"]: (one["x"], one["y"]) for one in self.data["places"]}
        for route in self.data["routes"]:
            self._route(canvas, route, *self._ends(route, spots, scale))
        for place in self.data["places"]:
            name = place["name"]
            short = name if width >= ROOMY or len(name) <= width // 7 else f"{name[: width // 7 - 1].rstrip()}…"
            _name(canvas, short, _cell(place["x"], place["y"], scale))
        return canvas

    def _ends(self, route: Mapping[str, Any], spots: Mapping[str, tuple[int, int]], scale: float) -> tuple[Cell, Cell]:
        """The cells that a route joins; of two routes beside each other one is drawn above or left of the other."""
        (x, y), (to_x, to_y) = spots[route["a"]], spots[route["b"]]
        aside = 0 if "parallel" not in route else GAP if route["id"] > route["parallel"] else -GAP
        right, down = (aside, 0) if abs(to_y - y) > abs(to_x - x) else (0, aside)
        return _cell(x + right, y + down, scale), _cell(to_x + right, to_y + down, scale)

    def _route(self, canvas: Canvas, route: Mapping[str, Any], start: Cell, end: Cell) -> None:
        """A line of spaces: in the colour of its cost or of its owner, with its name in the middle."""
        owner, style = self.owner_of(route["id"]), self.style_of(route)
        cells = line(start, end)[1:-1]
        for number, (column, row) in enumerate(cells):
            space = number * route["length"] // len(cells)
            canvas.put(column, row, owner or _stroke(start, end, space), style)
        if cells and not owner:
            column, row = cells[len(cells) // 2]
            canvas.put(column - 1, row, route["id"], style)


def _stroke(start: Cell, end: Cell, space: int) -> str:
    """The sign of a space; every second one is heavier, so that people can count them."""
    (x, y), (to_x, to_y) = start, end
    across, down = abs(to_x - x), abs(to_y - y)
    signs = "─━" if across > 3 * down else "│┃" if down > across else "╱╱" if (to_x > x) != (to_y > y) else "╲╲"
    return signs[space % 2]


def _name(canvas: Canvas, name: str, at: Cell) -> None:
    """A place with its name beside it, above or below, where there is most room."""
    column, row = at
    ways = [(column + 2, row), (column - len(name) - 1, row), (column - len(name) // 2, row - 1),
            (column - len(name) // 2, row + 1)]  # fmt: skip
    spot = next((way for way in ways if canvas.is_free(*way, len(name))), ways[-1])
    canvas.put(*spot, name, PLACE_STYLE)
    canvas.put(column, row, PLACE, PLACE_STYLE)


def _cell(x: float, y: float, scale: float) -> Cell:
    return round(x * scale), round(y * scale * TALL)
