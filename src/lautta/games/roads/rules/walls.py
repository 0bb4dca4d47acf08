"""Chapter: walls. Whom they bar; building, strengthening and demolishing them, from one side; docked boats shut out."""

from collections.abc import Iterator

from lautta.games.roads.rules.helping import means
from lautta.games.roads.rules.map import busy, group, members, stock
from lautta.games.roads.rules.own_tiles import list_tiles, list_tiles_with
from lautta.games.roads.rules.paying import open_work
from lautta.games.roads.rules.reasons import (
    NO_WALL,
    OTHERS_WALL,
    OUT_OF_REACH,
    OWN_WALL,
    TOO_FEW_GOODS,
)
from lautta.games.roads.state import (
    BANKS,
    BOARDS,
    BUILDING,
    DEMOLISH,
    DOCK,
    EMPTY,
    NEUTRAL,
    SEA,
    SLOTS,
    STONE,
    WALL,
    Board,
    Scratch,
    State,
    bit,
)

AT_SEA = 2  # this many more tokens from a boat that is not docked


def shut(s: State, seat: int, edge: int) -> bool:
    """Does somebody else's wall stand on an edge?"""
    owner = s.wall[edge]
    return owner not in (EMPTY, NEUTRAL, seat + 1)


def wall_price(b: Board, s: State, side: int) -> int:
    """What the next token costs in stone, and demolishing the existing ones in boards."""
    extra = AT_SEA if b.terrain[b.side_tile[side]] == SEA else 0
    return s.tokens[b.side_edge[side]] + 1 + extra


def paying_banks(b: Board, s: State, seat: int, side: int, good: int) -> int:
    """The banks on this side that work for the seat and have enough, counting each group alone; 0 if none has."""
    tile, found = b.side_tile[side], 0
    for bank in range(BANKS):
        if b.side_banks[side] & bit(bank) and found & bit(bank) == 0:
            banks = group(b, s, seat, tile, bank)
            if banks and stock(b, s, seat, tile, banks, good) >= wall_price(b, s, side):
                found |= banks
    return found if found else helped_banks(b, s, seat, side, good)


def helped_banks(b: Board, s: State, seat: int, side: int, good: int) -> int:
    """The first group of banks on this side that has enough with the help of others; 0 if none has."""
    tile = b.side_tile[side]
    for bank in range(BANKS):
        if b.side_banks[side] & bit(bank):
            banks = group(b, s, seat, tile, bank)
            if banks and means(b, s, seat, tile, banks, good) >= wall_price(b, s, side):
                return banks
    return 0


def reaches_side(b: Board, s: State, seat: int, side: int) -> bool:
    """Has the seat a transporter on this side of the edge?"""
    for bank in range(BANKS):
        if b.side_banks[side] & bit(bank) and group(b, s, seat, b.side_tile[side], bank):
            return True
    return False


def payable(b: Board, s: State, seat: int, side: int, good: int) -> int:
    """0 if the seat is there and has enough, else the reason why not."""
    if not reaches_side(b, s, seat, side):
        return OUT_OF_REACH
    return 0 if paying_banks(b, s, seat, side, good) else TOO_FEW_GOODS


def check_wall(b: Board, s: State, seat: int, side: int) -> int:
    """Check adding a token to an edge without a wall, to the seat's own wall, or to neutral tokens."""
    reason = busy(s, BUILDING)
    if reason:
        return reason
    if shut(s, seat, b.side_edge[side]):
        return OTHERS_WALL
    return payable(b, s, seat, side, STONE)


def check_demolish(b: Board, s: State, seat: int, side: int) -> int:
    """Check making another's wall neutral; by an option also the seat's own."""
    reason = busy(s, BUILDING)
    if reason:
        return reason
    owner = s.wall[b.side_edge[side]]
    if owner in (EMPTY, NEUTRAL):
        return NO_WALL
    if owner == seat + 1 and s.own_walls == 0:
        return OWN_WALL
    return payable(b, s, seat, side, BOARDS)


def prepare_wall(b: Board, s: State, seat: int, side: int, job: int, good: int) -> None:
    """Begin the work: it has to be paid from this side."""
    banks, tile = paying_banks(b, s, seat, side, good), b.side_tile[side]
    cost = wall_price(b, s, side)
    open_work(s, seat, job, tile, side, 0)
    s.work.need[good] = cost
    s.work.banks = banks
    s.work.carriers = members(b, s, seat, tile, banks)


def narrow(b: Board, s: State, source: int) -> None:
    """Banks that are not connected do not pay together: once one has paid, only its group goes on paying."""
    if s.work.job not in (WALL, DEMOLISH):
        return
    for bank in range(BANKS):
        banks = group(b, s, s.work.seat, s.work.tile, bank) if s.work.banks & bit(bank) else 0
        slots = members(b, s, s.work.seat, s.work.tile, banks)
        paid = banks & bit(source) if source < BANKS else slots & bit(source - BANKS)
        if paid:
            s.work.banks, s.work.carriers = banks, slots
            return


def complete_wall(b: Board, s: State) -> None:
    """Add the token to the wall; boats of others that are docked there are put back to sea."""
    edge = b.side_edge[s.work.target]
    s.wall[edge] = s.work.seat + 1
    s.tokens[edge] += 1
    for other in range(s.seats):
        if other != s.work.seat:
            for slot in range(SLOTS):
                v = s.players[other].transporters[slot]
                if v.kind and v.carrier == 0 and b.site_kind[v.site] == DOCK and b.site_edge[v.site] == edge:
                    v.site = b.site_sea[v.site]
                    if v.passenger:
                        s.players[v.passenger_seat].transporters[v.passenger - 1].site = v.site


def complete_demolish(b: Board, s: State) -> None:
    """Make the wall neutral, with as many tokens."""
    s.wall[b.side_edge[s.work.target]] = NEUTRAL


def wall_candidates(b: Board, s: State, w: Scratch, seat: int) -> Iterator[int]:
    """Every side of the tiles where the seat has stone."""
    if busy(s, BUILDING):
        return
    list_tiles_with(b, s, w, seat, bit(STONE))
    for i in range(w.count):
        for side in range(b.first_side[w.tiles[i]], b.first_side[w.tiles[i] + 1]):
            if check_wall(b, s, seat, side) == 0:
                yield side


def demolish_candidates(b: Board, s: State, w: Scratch, seat: int) -> Iterator[int]:
    """Every wall that stands at a tile where the seat has transporters."""
    if busy(s, BUILDING):
        return
    list_tiles(b, s, w, seat)
    for i in range(w.count):
        for side in range(b.first_side[w.tiles[i]], b.first_side[w.tiles[i] + 1]):
            if check_demolish(b, s, seat, side) == 0:
                yield side
