"""Swapping tiles for others from the bag (chapter: swapping tiles).

Initials name the swapped tiles: `sst` is two settlements and a temple. There are 209 ways to pick one to six tiles of
four kinds.
"""

from bisect import bisect_left
from collections.abc import Iterator

from lautta.core.bits import each_bit
from lautta.games.tigris.rules.bag import draw_tile
from lautta.games.tigris.rules.ending import count_turn, finish
from lautta.games.tigris.rules.reasons import SWAP_NOT_IN_HAND, not_now
from lautta.games.tigris.rules.sequence import begin_action, end_action
from lautta.games.tigris.state import ACT, BAG_EMPTY, COLOURS, HAND, TILE_NAMES, Board, Scratch, State

COUNTS = range(HAND + 1)


def _parts(others: int, farms: int, markets: int) -> int:
    """Of the swaps with so many other tiles, in order, those with no more farms and markets than these: a mask."""
    pairs = [(f, m) for f in COUNTS for m in COUNTS if others + f + m <= HAND]
    return sum(1 << at for at, (f, m) in enumerate(pairs) if f <= farms and m <= markets)


SWAPS = tuple((s, t, f, m) for s in COUNTS for t in COUNTS for f in COUNTS for m in COUNTS if 0 < s + t + f + m <= HAND)
NAMES = tuple("".join(TILE_NAMES[tile][0] * count for tile, count in enumerate(swap)) for swap in SWAPS)
# The first swap with so many settlements and temples, the empty one being -1, and which from there on a hand allows:
# PARTS[settlements + temples][farms in hand][markets in hand].
FIRST = tuple(tuple(bisect_left(SWAPS, (s, t, 0, 0)) - (s + t == 0) for t in COUNTS) for s in COUNTS)
PARTS = tuple(tuple(tuple(_parts(n, farms, markets) for markets in COUNTS) for farms in COUNTS) for n in COUNTS)


def check_swap(s: State, seat: int, tiles: int) -> int:
    """Check swapping tiles that are in hand."""
    if s.phase != ACT:
        return not_now(s)
    for tile in range(COLOURS):
        if s.players[seat].hand[tile] < SWAPS[tiles][tile]:
            return SWAP_NOT_IN_HAND
    return 0


def swap_candidates(s: State, seat: int) -> Iterator[int]:
    """Every part of the hand: exactly the legal ones."""
    if s.phase != ACT:
        return
    p = s.players[seat]
    for settlements in range(p.hand[0] + 1):
        for temples in range(p.hand[1] + 1):
            first = FIRST[settlements][temples]
            parts = PARTS[settlements + temples][p.hand[2]][p.hand[3]]
            if first < 0:
                parts -= 1  # at least one tile
            for part in each_bit(parts):
                yield first + part


def swap(b: Board, s: State, w: Scratch, seat: int, tiles: int) -> None:
    """Tiles leave the game face down, and as many come from the bag; if it has too few, the game is over at once."""
    begin_action(s)
    p = s.players[seat]
    wanted = p.hand_size
    for tile in range(COLOURS):
        count = SWAPS[tiles][tile]
        p.hand[tile] -= count
        p.hand_size -= count
        p.swapped[tile] += count
        p.swapped_size += count
    for _ in range(min(wanted - p.hand_size, s.bag_size)):
        draw_tile(s, p)
    if p.hand_size < wanted:
        count_turn(s)
        finish(s, w, BAG_EMPTY)
    else:
        end_action(b, s, w)
