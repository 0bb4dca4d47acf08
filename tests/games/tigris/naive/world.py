"""The game once more, naively: dicts, sets and loops, without any of the game's code, so that it can judge it.

A square is (row, column), both from 0. Nothing here is fast, and nothing is kept that can be worked out.
"""

from dataclasses import dataclass, field
from functools import cache

Square = tuple[int, int]
Region = frozenset[Square]

ROWS, COLUMNS = 11, 16
TILES = ("settlement", "temple", "farm", "market")
INITIALS = "stfm"
LEADERS = ("king", "priest", "farmer", "trader")
COLOURS = ("black", "red", "blue", "green")
BLACK, RED, BLUE, GREEN = range(4)
MONUMENTS = ("black-red", "black-blue", "black-green", "red-blue", "red-green", "blue-green")
ALL_TILES = (30, 57, 36, 30)
EVERY = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]


def name(square: Square) -> str:
    """C4 for the third column from the left in the fourth row from the top."""
    return f"{chr(ord('A') + square[1])}{square[0] + 1}"


def square(text: str) -> Square:
    return int(text[1:]) - 1, ord(text[0]) - ord("A")


@cache
def beside(at: Square) -> list[Square]:
    row, column = at
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [(r, c) for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS]


def four(corner: Square) -> list[Square]:
    """The square of four whose upper left corner is given."""
    row, column = corner
    return [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]


@dataclass
class Seat:
    """A player: counts by colour, in the order black, red, blue, green."""

    points: list[int]
    hand: list[int]
    swapped: list[int]
    treasures: int
    catastrophes: int


@dataclass
class World:
    """A whole game. Leaders are (seat, colour)."""

    land: set[Square]
    river: set[Square]
    corners: set[Square]
    options: dict[str, str]
    tiles: dict[Square, int]
    down: set[Square]
    ruins: set[Square]
    treasures: set[Square]
    spent: set[Square]
    leaders: dict[Square, tuple[int, int]]
    seats: list[Seat]
    monuments: dict[int, Square]
    bag: list[int]
    gone: list[int]
    turned: list[int]
    phase: str
    seat: int
    actions: int
    acted: bool
    passes: int
    placed: Square | None = None
    conflict: str = "peace"
    colour: int = 0
    attacker: int = -1
    defender: int = -1
    asked: int = -1
    attack: int = 0
    added: int = 0
    defence: int = 0
    wars: set[int] = field(default_factory=set)
    ended_by: str = ""
    draws: list[tuple[int, int]] = field(default_factory=list)

    # what lies where

    def taken(self) -> set[Square]:
        """The squares that are not empty."""
        return self.linked() | self.ruins

    def linked(self) -> set[Square]:
        """The squares with something that links: tiles, also those under monuments, and leaders (R1)."""
        return set(self.tiles) | self.down | set(self.leaders)

    def region(self, start: Square, without: Square | None = None) -> Region:
        """Everything that hangs together with a square."""
        links = self.linked() - {without}
        found, todo = {start}, [start]
        while todo:
            for other in beside(todo.pop()):
                if other in links and other not in found:
                    found.add(other)
                    todo.append(other)
        return frozenset(found)

    def kingdoms(self, without: Square | None = None) -> set[Region]:
        """The regions that have a leader."""
        return {self.region(at, without) for at in self.leaders}

    def kingdoms_beside(self, at: Square, without: Square | None = None) -> set[Region]:
        return {realm for realm in self.kingdoms(without) if realm & set(beside(at))}

    def leaders_in(self, region: Region) -> dict[tuple[int, int], Square]:
        """The leaders of a region, as (seat, colour), and where they stand."""
        return {leader: at for at, leader in self.leaders.items() if at in region}

    def where(self, seat: int, colour: int) -> Square | None:
        """Where a leader stands."""
        return next((at for at, leader in self.leaders.items() if leader == (seat, colour)), None)

    def temples_beside(self, at: Square) -> int:
        return sum(self.tiles.get(other) == RED for other in beside(at))

    def supporters(self, at: Square, colour: int, without: Square | None) -> set[Square]:
        """The tiles of a colour that are linked to a square, without passing over another (R22, R23)."""
        return {other for other in self.region(at, without) if self.tiles.get(other) == colour} - {without}

    # monuments

    def squares_of_four(self) -> list[Square]:
        """The upper left corners of the squares of one colour that the tile just placed makes (R35)."""
        if self.placed not in self.tiles:
            return []
        row, column = self.placed
        found = []
        for corner in [(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)]:
            colours = {self.tiles.get(at) for at in four(corner)}
            if colours == {self.tiles[self.placed]} and not self.spent & set(four(corner)):
                found.append(corner)
        return found

    def monuments_for(self, colour: int) -> list[int]:
        """Those not built that have a colour."""
        return [m for m, text in enumerate(MONUMENTS) if m not in self.monuments and COLOURS[colour] in text.split("-")]

    # treasures

    def to_leave(self, region: Region) -> list[Square]:
        """The treasures of a kingdom of which one stays: corner ones are taken first (R31, R32)."""
        here = self.treasures & region
        return sorted(here - self.corners or here)

    # the count

    def vector(self, seat: int) -> list[int]:
        """The points of a seat by colour, weakest first, each treasure given to the weakest (R47)."""
        points = sorted(self.seats[seat].points)
        for _ in range(self.seats[seat].treasures):
            points[0] += 1
            points.sort()
        return points

    def winners(self) -> list[int]:
        best = max(self.vector(seat) for seat in range(len(self.seats)))
        return [seat for seat in range(len(self.seats)) if self.vector(seat) == best]
