"""Probabilities: which tiles may be behind somebody's screen. For computer players."""

from functools import lru_cache
from math import comb

from lautta.games.tigris.board.marks import number_of
from lautta.games.tigris.state import COLOURS, HAND, TILES, State

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


def sixteenths(most: int, tiles: int, parts: int) -> int:
    """How likely it is that at most `most` of this many tiles are of a colour with this share, of 16; exactly rounded.

    The share is `parts` of PARTS.
    """
    whole: int = PARTS**tiles
    ways: int = sum(comb(tiles, n) * parts**n * (PARTS - parts) ** (tiles - n) for n in range(min(most, tiles) + 1))
    return (16 * ways + whole // 2) // whole


# The same for rules: by tiles, parts and `most`.
AT_MOST = tuple(
    tuple(tuple(sixteenths(most, tiles, parts) for most in range(HAND + 1)) for parts in range(PARTS + 1))
    for tiles in range(HAND + 1)
)
