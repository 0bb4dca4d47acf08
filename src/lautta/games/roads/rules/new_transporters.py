"""Chapter: transporter production. New transporters, where boats are launched, and how many a player may have."""

from lautta.games.roads.rules.building_table import MAKES, makes_transporters
from lautta.games.roads.rules.map import ground, store_of
from lautta.games.roads.rules.reasons import (
    NO_LAUNCH_HERE,
    NO_TRANSPORTER_THERE,
    NOT_AT_FACTORY,
    NOTHING_IN_HAND,
    WRONG_KIND,
)
from lautta.games.roads.rules.transporter_table import MOST, MOST_LAND, MOST_WATER
from lautta.games.roads.rules.walls import shut
from lautta.games.roads.state import (
    DOCK,
    GOODS,
    HARNESS,
    LAUNCH,
    NONE,
    RIVER,
    SCRAP,
    SLOTS,
    WAGON,
    Board,
    State,
    bit,
    is_land,
    is_water,
)

ANY_KIND, A_LAND_ONE, A_BOAT = 1, 2, 3  # what has to be scrapped


def launch_site(b: Board, s: State, seat: int, tile: int, after: int) -> int:
    """The next site after this one where the factory of a tile can launch a boat, or NONE."""
    river = b.river_site[tile]
    if river > after:
        return river
    joined = ground(s, tile, s.on_bank[tile])
    for site in range(b.first_dock[tile], b.first_dock[tile + 1]):
        if site > after and joined & bit(b.site_bank[site]) and not shut(s, seat, b.site_edge[site]):
            return site
    return NONE


def can_launch(b: Board, s: State, seat: int, tile: int) -> bool:
    """Is there a river, or a coast that nobody else has walled?"""
    return launch_site(b, s, seat, tile, NONE) != NONE


def deliver(b: Board, s: State) -> None:
    """Deliver what was paid for: a land transporter at once; a boat into the water, perhaps after a choice of where."""
    seat, tile = s.work.seat, s.work.tile
    if s.work.job == HARNESS:
        s.players[seat].transporters[s.work.detail].kind = WAGON
        return
    kind = MAKES[s.building[tile]]
    if is_land(kind):
        place_transporter(s, seat, kind, store_of(b, tile, s.on_bank[tile]))
        return
    first = launch_site(b, s, seat, tile, NONE)
    if launch_site(b, s, seat, tile, first) == NONE:
        place_transporter(s, seat, kind, first)
    else:
        s.work.job, s.work.detail = LAUNCH, kind


def check_launch(b: Board, s: State, seat: int, site: int) -> int:
    """Check choosing the water for a new boat."""
    if s.work.job != LAUNCH:
        return NOTHING_IN_HAND
    tile = s.work.tile
    if b.site_tile[site] != tile or b.site_kind[site] not in (RIVER, DOCK):
        return NO_LAUNCH_HERE
    return 0 if launch_site(b, s, seat, tile, site - 1) == site else NO_LAUNCH_HERE


def find_slot(s: State, seat: int) -> int:
    """A free slot for a new transporter; there always is one, as a player never keeps nine."""
    for slot in range(SLOTS):
        if s.players[seat].transporters[slot].kind == 0:
            return slot
    return SLOTS - 1


def place_transporter(s: State, seat: int, kind: int, site: int) -> None:
    """Set a new transporter on the map."""
    slot = find_slot(s, seat)
    v = s.players[seat].transporters[slot]
    v.kind, v.site = kind, site


# limits


def too_many(s: State, seat: int, more: int) -> int:
    """Which sort of transporter has to go if there is one more of a kind (0: none more); 0 if none has to."""
    land, water = int(is_land(more)), int(is_water(more))
    for slot in range(SLOTS):
        kind = s.players[seat].transporters[slot].kind
        land += is_land(kind)
        water += is_water(kind)
    if land > MOST_LAND:
        return A_LAND_ONE
    if water > MOST_WATER:
        return A_BOAT
    return ANY_KIND if land + water > MOST else 0


def scrap_candidates(b: Board, s: State, seat: int, sort: int) -> int:
    """A seat's transporters of a sort that stand at a transporter factory, as a mask of slots."""
    found = 0
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        fits = sort == ANY_KIND or (sort == A_LAND_ONE and is_land(v.kind)) or (sort == A_BOAT and is_water(v.kind))
        free = v.kind and v.carrier == 0 and v.passenger == 0
        if fits and free and makes_transporters(s.building[b.site_tile[v.site]]):
            found |= bit(slot)
    return found


def keep_limits(b: Board, s: State, seat: int) -> None:
    """If there are too many transporters, one at a factory has to go at once; which, its owner may have to choose."""
    sort = too_many(s, seat, 0)
    if sort == 0:
        return
    able = scrap_candidates(b, s, seat, sort)
    if able & (able - 1):
        s.work.job, s.work.seat = SCRAP, seat
    else:
        for slot in range(SLOTS):
            if able & bit(slot):
                destroy(b, s, seat, slot)


def check_scrap(b: Board, s: State, seat: int, slot: int) -> int:
    """Check choosing the transporter that has to go."""
    if s.work.job != SCRAP:
        return NOTHING_IN_HAND
    v = s.players[seat].transporters[slot]
    if v.kind == 0:
        return NO_TRANSPORTER_THERE
    if scrap_candidates(b, s, seat, ANY_KIND) & bit(slot) == 0:
        return NOT_AT_FACTORY
    return 0 if scrap_candidates(b, s, seat, too_many(s, seat, 0)) & bit(slot) else WRONG_KIND


def destroy(b: Board, s: State, seat: int, slot: int) -> None:
    """Remove a transporter from the game; what it carried stays on its bank, or if in a river on the factory's."""
    v = s.players[seat].transporters[slot]
    tile = b.site_tile[v.site]
    bank = s.on_bank[tile] if b.site_kind[v.site] == RIVER else b.site_bank[v.site]
    for good in range(GOODS):
        s.goods[store_of(b, tile, bank)][good] += v.cargo[good]
        v.cargo[good] = 0
    v.kind, v.site, v.points = 0, 0, 0
    forget_stop(s, seat, slot)


def forget_stop(s: State, seat: int, slot: int) -> None:
    """Forget what a transporter took on and left at a stop, as that no longer restricts it."""
    v = s.players[seat].transporters[slot]
    v.left_on, v.shifts = 0, 0
