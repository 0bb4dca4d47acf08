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
SWAPS = tuple((s, t, f, m) for s in COUNTS for t in COUNTS for f in COUNTS for m in COUNTS if 0 < s + t + f + m <= HAND)
NAMES = tuple("".join(TILE_NAMES[tile][0] * count for tile, count in enumerate(swap)) for swap in SWAPS)
# The number of a swap is FIRST[settlements][temples][farms] + markets, the empty one being -1.
FIRST = tuple(tuple(tuple(bisect_left(SWAPS, (s, t, f, 0)) - (s + t + f == 0) for f in COUNTS) for t in COUNTS)
              for s in COUNTS)  # fmt: skip


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
            for farms in range(p.hand[2] + 1):
                first = FIRST[settlements][temples][farms]
                numbers = (2 << p.hand[3]) - 1  # of markets, as a mask
                if first < 0:
                    numbers -= 1  # at least one tile
                for markets in each_bit(numbers):
                    yield first + markets


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
