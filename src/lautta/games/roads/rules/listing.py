"""The legal actions in the order of codes, from what is there: a seat's transporters, those that they reach, and the
goods on and around them. The checks of the actions decide what is left to decide, so that each list is exact.
"""

from collections.abc import Iterator

from lautta.core.bits import each_bit
from lautta.games.roads.rules.breeding import check_breed
from lautta.games.roads.rules.carrying import check_alight, check_set, check_take, is_empty
from lautta.games.roads.rules.geese import OTHERS, check_lead, check_leave
from lautta.games.roads.rules.loading import able, adrift, handling, has_goods, has_room, sticks_at_sea
from lautta.games.roads.rules.map import busy, reach_of, reached, store_of
from lautta.games.roads.rules.new_transporters import check_launch
from lautta.games.roads.rules.own_tiles import list_tiles
from lautta.games.roads.rules.paying import check_pay, wanted
from lautta.games.roads.rules.production import check_use
from lautta.games.roads.rules.setup import check_home
from lautta.games.roads.state import (
    BANKS,
    GOODS,
    LAST_PAID,
    LAUNCH,
    MOVEMENT,
    NO_WORK,
    PRODUCTION,
    SETUP,
    SLOTS,
    SOURCES,
    Board,
    Scratch,
    State,
    bit,
)


def homes(b: Board, s: State) -> Iterator[int]:
    """Banks to choose as a home."""
    if s.phase == SETUP:
        for bank in range(b.banks):
            if check_home(b, s, bank) == 0:
                yield bank


def loads(b: Board, s: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """Goods to take on."""
    if handling(s):
        return
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if has_room(v):
            banks, first = reach_of(b, s, v), store_of(b, b.site_tile[v.site], 0)
            for good in range(GOODS):
                for bank in each_bit(banks):
                    there = s.goods[first + bank][good]
                    if there and sticks_at_sea(b, s, first + bank, good, there, seat, slot) == 0:
                        yield slot, good, bank


def unloads(b: Board, s: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """Goods to put down."""
    if handling(s):
        return
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if able(v) == 0 and not adrift(b, s, v):
            banks = reach_of(b, s, v)
            for good in range(GOODS):
                if v.cargo[good]:
                    for bank in each_bit(banks):
                        yield slot, good, bank


def hands(b: Board, s: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """Goods to hand from one own transporter to another."""
    if handling(s):
        return
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if has_goods(v):
            for to in each_bit(reached(b, s, v, seat) & ~bit(slot)):
                if has_room(s.players[seat].transporters[to]):
                    for good in range(GOODS):
                        if v.cargo[good]:
                            yield slot, to, good


def uses(b: Board, s: State, w: Scratch, seat: int) -> Iterator[int]:
    """Factories that can run."""
    if busy(s, PRODUCTION):
        return
    list_tiles(b, s, w, seat)
    for i in range(w.count):
        if check_use(b, s, seat, w.tiles[i]) == 0:
            yield w.tiles[i]


def breeds(b: Board, s: State, w: Scratch, seat: int) -> Iterator[int]:
    """Pastures with a pair of donkeys."""
    if busy(s, PRODUCTION):
        return
    list_tiles(b, s, w, seat)
    for i in range(w.count):
        if check_breed(b, s, seat, w.tiles[i]) == 0:
            yield w.tiles[i]


def pays(b: Board, s: State, seat: int) -> Iterator[tuple[int, int]]:
    """Goods to pay for the work in hand, the seat's own and others'."""
    if s.work.job == NO_WORK or s.work.job > LAST_PAID:
        return
    for good in range(GOODS):
        if wanted(s, good):
            for source in range(SOURCES + s.seats * SLOTS):
                if check_pay(b, s, seat, good, source) == 0:
                    yield good, source


def launches(b: Board, s: State, seat: int) -> Iterator[int]:
    """Waters for a new boat."""
    if s.work.job == LAUNCH:
        for site in range(b.stores, b.sites):
            if b.site_tile[site] == s.work.tile and check_launch(b, s, seat, site) == 0:
                yield site


def leads(b: Board, s: State, seat: int) -> Iterator[tuple[int, int]]:
    """Geese that may follow."""
    if busy(s, MOVEMENT):
        return
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if v.kind and v.carrier == 0:
            for bank in each_bit(reach_of(b, s, v) | bit(OTHERS)):
                if check_lead(b, s, seat, slot, bank) == 0:
                    yield slot, bank


def leaves(b: Board, s: State, seat: int) -> Iterator[tuple[int, int]]:
    """Geese that may stay behind."""
    if busy(s, MOVEMENT):
        return
    for slot in range(SLOTS):
        if s.players[seat].transporters[slot].led:
            for bank in range(BANKS):
                if check_leave(b, s, seat, slot, bank) == 0:
                    yield slot, bank


def alights(b: Board, s: State, seat: int) -> Iterator[tuple[int, int]]:
    """Places to get off another player's carrier."""
    if busy(s, MOVEMENT):
        return
    for slot in range(SLOTS):
        rider = s.players[seat].transporters[slot]
        if rider.carrier:
            for site in range(b.sites):
                if b.site_tile[site] == b.site_tile[rider.site] and check_alight(b, s, seat, slot, site) == 0:
                    yield slot, site


def takes(b: Board, s: State, seat: int) -> Iterator[tuple[int, int]]:
    """Transporters to take on."""
    if busy(s, MOVEMENT):
        return
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if is_empty(v):
            for other in each_bit(reached(b, s, v, seat)):
                if check_take(b, s, seat, slot, other) == 0:
                    yield slot, other


def sets(b: Board, s: State, seat: int) -> Iterator[tuple[int, int]]:
    """Places to set a passenger down."""
    if busy(s, MOVEMENT):
        return
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if v.passenger:
            for site in range(b.sites):
                if b.site_tile[site] == b.site_tile[v.site] and check_set(b, s, seat, slot, site) == 0:
                    yield slot, site
