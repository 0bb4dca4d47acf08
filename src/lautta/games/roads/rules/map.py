"""Banks, bridges and the reach of transporters: one notion for all chapters. What bars a way is in walls.py."""

from lautta.games.roads.rules.reasons import ANSWER_FIRST, ORDER_FIRST, OTHER_PHASE, WORK_FIRST
from lautta.games.roads.state import (
    OPEN_SEA,
    PLAYING,
    RIVER,
    SLOTS,
    Board,
    State,
    Transporter,
    bit,
)

# The banks connected with a bank, by the mask of bridges: ab is 1, bc is 2, ca is 4.
GROUND = ((1, 2, 4), (3, 3, 4), (1, 6, 6), (7, 7, 7), (5, 2, 5), (7, 7, 7), (7, 7, 7), (7, 7, 7))


def ground(s: State, tile: int, bank: int) -> int:
    """The banks of a tile that are connected with one, as a mask."""
    return GROUND[s.bridges[tile]][bank]


def all_banks(b: Board, tile: int) -> int:
    """The mask of all banks of a tile; a sea tile counts as one."""
    return bit(b.bank_count[tile]) - 1


def store_of(b: Board, tile: int, bank: int) -> int:
    """The place where the goods of a bank lie."""
    return b.first_store[tile] + bank


def reach_of(b: Board, s: State, v: Transporter) -> int:
    """The banks of its tile that a transporter reaches: none if it does not exist, or while it is carried."""
    if v.kind == 0 or v.carrier:
        return 0
    tile, kind = b.site_tile[v.site], b.site_kind[v.site]
    if kind == RIVER:
        return all_banks(b, tile)
    return 1 if kind == OPEN_SEA else ground(s, tile, b.site_bank[v.site])


def group(b: Board, s: State, seat: int, tile: int, bank: int) -> int:
    """The banks of a tile that work together with one for a seat: none if no transporter of the seat reaches it.

    Bridges connect banks, and so does a boat of the seat in the river of the tile.
    """
    joined = ground(s, tile, bank)
    there = 0
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if v.kind and b.site_tile[v.site] == tile:
            if b.site_kind[v.site] == RIVER and v.carrier == 0:
                return all_banks(b, tile)
            if reach_of(b, s, v) & joined:
                there = joined
    return there


def members(b: Board, s: State, seat: int, tile: int, banks: int) -> int:
    """A seat's transporters on a tile that reach some of these banks, as a mask of slots."""
    found = 0
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if v.kind and b.site_tile[v.site] == tile and reach_of(b, s, v) & banks:
            found |= bit(slot)
    return found


def reached(b: Board, s: State, v: Transporter, seat: int) -> int:
    """A seat's transporters that another one reaches, and itself, as a mask of slots."""
    return members(b, s, seat, b.site_tile[v.site], reach_of(b, s, v))


def others_reached(b: Board, s: State, v: Transporter, seat: int) -> int:
    """The transporters of all other seats that one of this seat reaches, as a mask of partners."""
    found = 0
    for other in range(s.seats):
        if other != seat:
            found |= reached(b, s, v, other) << (other * SLOTS)
    return found


def together(b: Board, s: State, one: Transporter, other: Transporter) -> bool:
    """Do two transporters reach each other?"""
    if b.site_tile[one.site] != b.site_tile[other.site]:
        return False
    return reach_of(b, s, one) & reach_of(b, s, other) != 0


def lying(b: Board, s: State, tile: int, banks: int, good: int) -> int:
    """How many of a good lie on these banks."""
    total = 0
    for bank in range(b.bank_count[tile]):
        if banks & bit(bank):
            total += s.goods[store_of(b, tile, bank)][good]
    return total


def carried(b: Board, s: State, seat: int, tile: int, banks: int, good: int) -> int:
    """How many of a good a seat's transporters carry that reach these banks."""
    total = 0
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if v.cargo[good] and b.site_tile[v.site] == tile and reach_of(b, s, v) & banks:
            total += v.cargo[good]
    return total


def stock(b: Board, s: State, seat: int, tile: int, banks: int, good: int) -> int:
    """How many of a good lie on these banks and on the seat's transporters that reach them."""
    return lying(b, s, tile, banks, good) + carried(b, s, seat, tile, banks, good)


def busy(s: State, phase: int) -> int:
    """0 if something new can be begun in this phase, else the reason why not."""
    if s.phase != phase:
        return OTHER_PHASE
    if s.stage != PLAYING:
        return ORDER_FIRST
    if s.offer.kind:
        return ANSWER_FIRST
    return WORK_FIRST if s.work.job else 0
