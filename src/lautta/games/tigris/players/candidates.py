"""Candidates: the tiles, leaders and catastrophes, among all legal ones, that may do some good.

For sense alone. They are chosen by what lies beside a square; the rules and the outlook show what follows from them.
"""

from collections.abc import Callable, Iterable, Iterator

from lautta.games.tigris.board import marks
from lautta.games.tigris.state import BLACK, COLOURS, NONE, RED, Board, State

SPOTS, JOINTS, STANDS, STRIKES = 2, 1, 2, 4  # squares for a tile in a kingdom, between two, for a leader, a catastrophe
SQUARE, NEARLY, FRIEND, FOE, HOARD = 3.0, 0.6, 1.0, 0.5, 0.8  # what a square is good for, see below


class Candidates:
    """The squares that a seat considers for its tiles, leaders and catastrophes."""

    def __init__(self, b: Board, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.tiles = [marks.number_of(s.tiles[colour]) for colour in range(COLOURS)]
        self.treasures, self.spent = marks.number_of(s.treasures), marks.number_of(s.spent)
        self.kingdoms = list(marks.realms(s).items())
        self.fronts = [marks.spread(realm) for realm, _ in self.kingdoms]
        leaders = list(marks.leaders(s))
        self.friends = sum(1 << square for whose, _, square in leaders if whose == seat)
        self.foes = sum(1 << square for whose, _, square in leaders if whose != seat)

    def for_tile(self, colour: int, where: int) -> Iterator[int]:
        """The best squares where a tile may lie: beside each kingdom where it scores, and between two kingdoms."""
        for i, (_, standing) in enumerate(self.kingdoms):
            alone = self.fronts[i] & where
            for j, front in enumerate(self.fronts):
                if j != i:
                    alone &= ~front
            if self.scorer(standing, colour) == self.seat:
                yield from best(alone, SPOTS, lambda square: self.spot(colour, square))
            for other in self.fronts[:i]:
                both = self.fronts[i] & other & where
                yield from best(both, JOINTS, lambda square: self.spot(colour, square))

    def scorer(self, standing: Iterable[tuple[int, int, int]], colour: int) -> int:
        """Who would get the point for a tile in a kingdom, or NONE."""
        owners = {there: seat for seat, there, _ in standing}
        return owners.get(colour, owners.get(BLACK, NONE))

    def spot(self, colour: int, square: int) -> float:
        """How good a square is for a tile: squares of four, temples beside leaders, treasures nearby."""
        bit, beside = 1 << square, marks.neighbours(square)
        same = self.tiles[colour] | bit
        good = 0.0
        for four in marks.fours_with(square):
            if four & self.spent:
                continue
            there = (same & four).bit_count()
            good += SQUARE if there == 4 else NEARLY if there == 3 else 0.0
        if colour == RED:
            good += FRIEND * (beside & self.friends).bit_count() - FOE * (beside & self.foes).bit_count()
        return good + HOARD * (beside & self.treasures).bit_count()

    def for_leader(self, colour: int, where: int) -> Iterator[int]:
        """The best squares where a leader may stand: in each kingdom, and outside of all."""
        free = where
        for front in self.fronts:
            yield from best(where & front, STANDS, self.guard)
            free &= ~front
        yield from best(free, STANDS, self.guard)

    def guard(self, square: int) -> float:
        """How well a leader stands on a square: by temples, and by treasures nearby."""
        near = marks.spread(marks.neighbours(square))
        return marks.temples_beside(self.s, square).bit_count() + 0.2 * (near & self.treasures).bit_count()

    def for_catastrophe(self, where: int) -> list[int]:
        """Tiles without which leaders of others have no temple, or beside which they stand."""
        beside = where & marks.spread(self.foes) & ~marks.spread(self.friends) & self.tiles[RED]
        return best(beside, STRIKES, lambda square: (marks.neighbours(square) & self.foes).bit_count())


def best(squares: int, count: int, good: Callable[[int], float]) -> list[int]:
    """The best few squares of a set."""
    return sorted(marks.marks(squares), key=good, reverse=True)[:count] if squares else []
