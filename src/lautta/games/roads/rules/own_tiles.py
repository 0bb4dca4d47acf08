"""Where a seat's transporters are, from which all lists of possible actions start."""

from lautta.core.bits import each_bit
from lautta.games.roads.rules.helping import means
from lautta.games.roads.rules.map import all_banks
from lautta.games.roads.state import SLOTS, Board, Scratch, State


def list_tiles(b: Board, s: State, w: Scratch, seat: int) -> None:
    """List the tiles with transporters of a seat that are not carried, in order, each once."""
    w.count = 0
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if v.kind and v.carrier == 0:
            insert(w, b.site_tile[v.site])


def insert(w: Scratch, tile: int) -> None:
    """Insert a tile into the list in order, unless it is there already."""
    at = 0
    while at < w.count and w.tiles[at] < tile:
        at += 1
    if at < w.count and w.tiles[at] == tile:
        return
    for i in range(w.count, at, -1):
        w.tiles[i] = w.tiles[i - 1]
    w.tiles[at] = tile
    w.count += 1


def list_tiles_with(b: Board, s: State, w: Scratch, seat: int, goods: int) -> None:
    """List only those where the seat could pay with one of these goods, a mask; others may help."""
    list_tiles(b, s, w, seat)
    count, w.count = w.count, 0
    for i in range(count):
        tile, there = w.tiles[i], 0
        for good in each_bit(goods):
            there += means(b, s, seat, tile, all_banks(b, tile), good)
        if there:
            w.tiles[w.count] = tile
            w.count += 1
