"""Placing tiles, and the point for it (chapters: tiles, points)."""

from collections.abc import Iterator

from lautta.core.bits import each_bit
from lautta.games.tigris.board.squares import add, has
from lautta.games.tigris.rules.kingdoms import grow, kingdoms_beside, kingdoms_of, touched
from lautta.games.tigris.rules.monuments import consider
from lautta.games.tigris.rules.reasons import (
    NO_SUCH_TILE,
    NOT_A_RIVER,
    RIVER_ONLY_FARMS,
    SQUARE_TAKEN,
    THREE_KINGDOMS,
    not_now,
)
from lautta.games.tigris.rules.scoring import gain
from lautta.games.tigris.rules.sequence import begin_action
from lautta.games.tigris.rules.wars import next_war
from lautta.games.tigris.state import ACT, BLACK, BLUE, COLOURS, NONE, WORD, WORDS, Board, Scratch, State


def check_place(b: Board, s: State, w: Scratch, seat: int, tile: int, square: int) -> int:
    """Check placing a tile on an empty square, farms on rivers, others on land; it may join two kingdoms, not three."""
    if tile == BLUE and not has(b.river, square):
        return NOT_A_RIVER
    if tile != BLUE and has(b.river, square):
        return RIVER_ONLY_FARMS
    if s.phase != ACT:
        return not_now(s)
    if has(s.links, square) or has(s.ruins, square):
        return SQUARE_TAKEN
    if s.players[seat].hand[tile] == 0:
        return NO_SUCH_TILE
    return THREE_KINGDOMS if kingdoms_beside(s, w, square) > 2 else 0


def place_candidates(b: Board, s: State, w: Scratch, seat: int) -> Iterator[tuple[int, int]]:
    """Every tile in hand on every square where it may lie: exactly the legal ones."""
    if s.phase != ACT:
        return
    for tile in range(COLOURS):
        if s.players[seat].hand[tile] > 0:
            for i in range(WORDS):
                squares = b.river.word[i] if tile == BLUE else b.land.word[i]
                squares &= ~(s.links.word[i] | s.ruins.word[i] | w.thrice.word[i])
                for square in each_bit(squares):
                    yield tile, i * WORD + square


def place(b: Board, s: State, w: Scratch, seat: int, tile: int, square: int) -> None:
    """Place a tile: a point if it extends one kingdom, perhaps wars if it joins two."""
    begin_action(s)
    p = s.players[seat]
    p.hand[tile] -= 1
    p.hand_size -= 1
    s.placed = square
    add(s.tiles[tile], square)
    leaders = touched(s, square)
    if kingdoms_of(s, w, leaders) == 1:
        score(s, leaders, tile)
        grow(s, w, square, leaders)
        consider(b, s, w)
    elif leaders:
        next_war(b, s, w)
    else:
        grow(s, w, square, leaders)
        consider(b, s, w)


def score(s: State, leaders: int, tile: int) -> None:
    """Give a point for the leader of the tile's colour in this kingdom, else for its king, else to nobody."""
    king = NONE
    for leader in each_bit(leaders):
        if leader % COLOURS == tile:
            gain(s, leader // COLOURS, tile, 1)
            return
        if leader % COLOURS == BLACK:
            king = leader // COLOURS
    if king != NONE:
        gain(s, king, tile, 1)
