"""The curve of a search as a picture: best points against seconds."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from xml.sax.saxutils import escape

from lautta.words import Words

WIDTH, HEIGHT = 640, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 24, 48  # margins
TICKS = 5  # at most so many parts of an axis
STEPS = (1, 2, 2.5, 5, 10)
STYLE = """
text { font: 13px sans-serif; fill: #333 }
.grid { stroke: #ddd }
.best { fill: none; stroke: #1f5f8b; stroke-width: 2 }
"""


def drawing(words: Words, points: Sequence[tuple[float, int]]) -> str:
    """An SVG of the best points over time; `points` are (seconds, points), in order, and may be empty."""
    end = points[-1][0] if points else 0.0
    across, up = ticks(end), ticks(max((best for _, best in points), default=0))
    x = Axis(across[-1], LEFT, WIDTH - RIGHT)
    y = Axis(up[-1], HEIGHT - BOTTOM, TOP)
    parts = [
        *grid(x, across, y, up),
        text(WIDTH - RIGHT, HEIGHT - 8, "end", words.say("cli-solve-seconds")),
        text(LEFT, TOP - 8, "start", words.say("cli-solve-points")),
    ]
    if points:
        parts.append(f'<path class="best" d="{staircase(x, y, points)}"/>')
    head = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">', f"<style>{STYLE}</style>"]
    return "\n".join([*head, '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>\n"])


class Axis:
    """Where a number from 0 to `most` lies between two places."""

    def __init__(self, most: float, first: float, last: float) -> None:
        self.most, self.first, self.last = most, first, last

    def place(self, number: float) -> float:
        """Where it lies."""
        return self.first + (self.last - self.first) * number / self.most


def ticks(most: float) -> list[float]:
    """Round numbers from 0 until one is at least `most`.

    >>> ticks(190)
    [0.0, 50.0, 100.0, 150.0, 200.0]
    >>> ticks(0)
    [0.0, 1.0]
    """
    if most <= 0:
        return [0.0, 1.0]
    unit = 10.0 ** (len(str(int(most))) - 1) / 10
    step = next(unit * step * more for more in (1, 10) for step in STEPS if unit * step * more * TICKS >= most)
    count = next(count for count in range(1, TICKS + 1) if count * step >= most)
    return [number * step for number in range(count + 1)]


def staircase(x: Axis, y: Axis, points: Sequence[tuple[float, int]]) -> str:
    """A path that is level until something better is found."""
    start = f"M{x.place(points[0][0]):.1f} {y.place(points[0][1]):.1f}"
    steps = [f"H{x.place(later):.1f}V{y.place(best):.1f}" for _, (later, best) in pairwise(points)]
    return start + "".join(steps)


def grid(x: Axis, across: Iterable[float], y: Axis, up: Iterable[float]) -> list[str]:
    """Lines and numbers."""
    found = []
    for number in up:
        at = y.place(number)
        found.append(f'<line class="grid" x1="{LEFT}" y1="{at:.1f}" x2="{WIDTH - RIGHT}" y2="{at:.1f}"/>')
        found.append(text(LEFT - 8, at + 4, "end", f"{number:g}"))
    for number in across:
        found.append(text(x.place(number), HEIGHT - BOTTOM + 18, "middle", f"{number:g}"))
    return found


def text(x: float, y: float, anchor: str, said: str) -> str:
    """A word at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'
