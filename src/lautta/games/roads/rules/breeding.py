"""Chapter: livestock. Two animals alone on an empty pasture become three."""

from lautta.games.roads.rules.map import busy, ground, store_of
from lautta.games.roads.rules.new_transporters import place_transporter, scrap_candidates, too_many
from lautta.games.roads.rules.reasons import NO_PAIR, NO_PASTURE, NOT_EMPTY, OVER_LIMIT
from lautta.games.roads.state import (
    DONKEY,
    GOODS,
    GOOSE,
    NONE,
    PASTURE,
    PRODUCTION,
    SLOTS,
    Board,
    State,
    bit,
    load_of,
    terrain_of,
)


def goods_on(b: Board, s: State, tile: int) -> int:
    """How many goods lie anywhere on a tile, geese included."""
    total = 0
    for bank in range(b.bank_count[tile]):
        for good in range(GOODS):
            total += s.goods[store_of(b, tile, bank)][good]
    return total


def transporters_on(b: Board, s: State, tile: int) -> int:
    """How many transporters are anywhere on a tile, carried ones included."""
    total = 0
    for seat in range(s.seats):
        for slot in range(SLOTS):
            v = s.players[seat].transporters[slot]
            total += v.kind > 0 and b.site_tile[v.site] == tile
    return total


def is_pasture(b: Board, s: State, tile: int) -> bool:
    """Is it pasture without a building?"""
    return terrain_of(b, s, tile) == PASTURE and s.building[tile] == 0


def goose_bank(b: Board, s: State, tile: int) -> int:
    """The first bank with a goose, or NONE."""
    for bank in range(b.bank_count[tile]):
        if s.goods[store_of(b, tile, bank)][GOOSE]:
            return bank
    return NONE


def breed_geese(b: Board, s: State, tile: int) -> None:
    """Two geese alone always breed, on the bank of the first one."""
    bank = goose_bank(b, s, tile)
    if bank == NONE or not is_pasture(b, s, tile) or goods_on(b, s, tile) != 2 or transporters_on(b, s, tile):
        return
    geese, near = 0, 0
    for other in range(b.bank_count[tile]):
        here = s.goods[store_of(b, tile, other)][GOOSE]
        geese += here
        if ground(s, tile, bank) & bit(other):
            near += here
    if geese == 2 and (near == 2 or s.bank_breeding == 0):
        s.goods[store_of(b, tile, bank)][GOOSE] += 1


def donkey_on(b: Board, s: State, seat: int, tile: int, after: int) -> int:
    """The next slot after this one with a free donkey on a tile, or NONE."""
    for slot in range(after + 1, SLOTS):
        v = s.players[seat].transporters[slot]
        if v.kind == DONKEY and b.site_tile[v.site] == tile and v.carrier == 0 and v.passenger == 0:
            return slot
    return NONE


def check_breed(b: Board, s: State, seat: int, tile: int) -> int:
    """Check letting two donkeys breed, which is up to their owner."""
    reason = busy(s, PRODUCTION)
    if reason:
        return reason
    if not is_pasture(b, s, tile):
        return NO_PASTURE
    first = donkey_on(b, s, seat, tile, NONE)
    second = donkey_on(b, s, seat, tile, first) if first != NONE else NONE
    if second == NONE:
        return NO_PAIR
    if transporters_on(b, s, tile) != 2 or goods_on(b, s, tile):
        return NOT_EMPTY
    one, other = s.players[seat].transporters[first], s.players[seat].transporters[second]
    if s.cargo_breeding == 0 and load_of(one) + load_of(other) > 0:
        return NOT_EMPTY
    if s.bank_breeding and ground(s, tile, b.site_bank[one.site]) & bit(b.site_bank[other.site]) == 0:
        return NO_PAIR
    return 0 if can_keep(b, s, seat) else OVER_LIMIT


def can_keep(b: Board, s: State, seat: int) -> bool:
    """May there be one more donkey, or is there a transporter to scrap for it?"""
    return too_many(s, seat, DONKEY) == 0 or scrap_candidates(b, s, seat, too_many(s, seat, DONKEY)) != 0


def breed(b: Board, s: State, seat: int, tile: int) -> None:
    """Place a third donkey where the first one stands."""
    first = donkey_on(b, s, seat, tile, NONE)
    if first != NONE:
        place_transporter(s, seat, DONKEY, s.players[seat].transporters[first].site)
