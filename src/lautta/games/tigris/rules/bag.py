"""The bag, and the tiles behind the screens (chapters: setting up, end of a turn).

An empty bag ends the game in ending.py.
"""

from lautta.core.chance import alike, below
from lautta.games.tigris.board.squares import count
from lautta.games.tigris.state import COLOURS, HAND, TILES, Board, Player, State


def draw_tile(s: State, p: Player) -> None:
    """A player takes a tile out of the bag, which must have one; in a view, which does not show it, an unknown one."""
    if s.bag[0] + s.bag[1] + s.bag[2] + s.bag[3] == 0:
        s.bag_size -= 1
        p.hand_size += 1
        return
    for tile in range(COLOURS):
        alike(s.chance, s.bag[tile])
    which = below(s.chance, s.bag_size)
    for tile in range(COLOURS):
        which -= s.bag[tile]
        if which < 0:
            s.bag[tile] -= 1
            s.bag_size -= 1
            s.shown += 1
            p.hand[tile] += 1
            p.hand_size += 1
            return


def fill_hand(s: State, p: Player) -> bool:
    """Fill a player's hand up to six tiles; answers whether the bag had too few."""
    for _ in range(min(HAND - p.hand_size, s.bag_size)):
        draw_tile(s, p)
    return p.hand_size < HAND


def in_bag(s: State, tile: int) -> int:
    """How many tiles of a kind are nowhere else."""
    left = TILES[tile] - count(s.tiles[tile]) - s.turned[tile] - s.gone[tile]
    for seat in range(s.seats):
        left -= s.players[seat].hand[tile] + s.players[seat].swapped[tile]
    return left


def drawn(b: Board, s: State) -> int:
    """How many tiles have been taken out of the bag."""
    tiles = 0
    for tile in range(COLOURS):
        tiles += TILES[tile]
    return tiles - count(b.temples) - s.bag_size


def held(p: Player) -> int:
    """How many tiles a player has."""
    return p.hand[0] + p.hand[1] + p.hand[2] + p.hand[3]


def away(p: Player) -> int:
    """How many tiles a player has swapped away."""
    return p.swapped[0] + p.swapped[1] + p.swapped[2] + p.swapped[3]
