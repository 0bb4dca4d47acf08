"""Probabilities: which tiles may be behind somebody's screen. For sense alone."""

from functools import lru_cache
from math import comb

from lautta.games.tigris.marks import number_of
from lautta.games.tigris.state import COLOURS, TILES, State

PARTS = 32  # shares of tiles are rounded to so many parts


def unseen(s: State, seat: int) -> list[int]:
    """How many tiles of each colour a seat does not see: in the bag, in the hands of others, or swapped by them."""
    p = s.players[seat]
    return [
        TILES[colour] - s.gone[colour] - s.turned[colour] - p.hand[colour] - p.swapped[colour] - on_board(s, colour)
        for colour in range(COLOURS)
    ]


def on_board(s: State, colour: int) -> int:
    """How many tiles of a colour lie face up."""
    return number_of(s.tiles[colour]).bit_count()


def shares(s: State, seat: int) -> list[float]:
    """How likely an unseen tile is to be of each colour, for a seat."""
    counts = unseen(s, seat)
    return [count / max(1, sum(counts)) for count in counts]


@lru_cache(4096)
def _chances(tiles: int, parts: int) -> tuple[float, ...]:
    share = parts / PARTS
    return tuple(comb(tiles, n) * share**n * (1 - share) ** (tiles - n) for n in range(tiles + 1))


def chances(tiles: int, share: float) -> tuple[float, ...]:
    """How likely it is that 0, 1, 2 ... of this many tiles are of a colour with this share."""
    return _chances(tiles, round(share * PARTS))


def at_most(most: int, tiles: int, share: float) -> float:
    """How likely it is that at most `most` of this many tiles are of a colour with this share."""
    return sum(chances(tiles, share)[: most + 1]) if most >= 0 else 0.0
