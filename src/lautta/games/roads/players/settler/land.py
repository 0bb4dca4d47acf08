"""A settler's knowledge of the map and its buildings."""

from lautta.games.roads.players.settler.strategy import BUILDING_KINDS, NEVER, STANDING, TURN, Workspace
from lautta.games.roads.players.settler.ways import between, forget, is_known, row_to
from lautta.games.roads.rules.setup import distance, turns_of_game
from lautta.games.roads.state import (
    DONKEY,
    END_MARKS,
    NONE,
    RAFT,
    SEATS,
    SLOTS,
    Board,
    State,
    is_land,
    is_water,
)

NEAR = 5 * TURN  # how far from home a settler builds
SHIPPING = 18  # what loading a boat takes


def look_round(b: Board, s: State, d: Workspace, seat: int) -> None:
    """Take up a position."""
    if not is_known(b, s, d, seat):
        forget(b, s, d, seat)
        d.home = s.players[seat].home
        measure(b, s, d)
    d.left = turns_left(s)
    d.donkeys, d.boats = 0, 0
    for slot in range(SLOTS):
        kind = s.players[seat].transporters[slot].kind
        d.donkeys += is_land(kind)
        d.boats += is_water(kind)
    for bank in range(b.banks):
        d.far[bank] = min(d.by_land[bank], d.by_water[bank]) if d.boats else d.by_land[bank]
    look_at_buildings(b, s, d)


def measure(b: Board, s: State, d: Workspace) -> None:
    """Note how far everything is from home, and whose home is nearest."""
    row = row_to(b, s, d, DONKEY, d.home)
    for bank in range(b.banks):
        d.by_land[bank] = d.way[row + bank]
        water = between(b, s, d, RAFT, bank, d.home)
        d.by_water[bank] = min(NEVER, SHIPPING + water)
    for tile in range(b.tiles):
        d.own[tile] = is_own(b, s, d, tile)


def is_own(b: Board, s: State, d: Workspace, tile: int) -> bool:
    """Is no other player's home nearer?"""
    here = distance(b, b.site_tile[d.home], tile)
    for seat in range(SEATS):
        home = s.players[seat].home
        if seat < s.seats and home != NONE and distance(b, b.site_tile[home], tile) < here:
            return False
    return True


def look_at_buildings(b: Board, s: State, d: Workspace) -> None:
    """Note what stands around home, by kind."""
    for kind in range(BUILDING_KINDS):
        d.count[kind] = 0
    for tile in range(b.tiles):
        kind = s.building[tile]
        if kind and d.own[tile] and d.count[kind] < STANDING:
            store = b.first_store[tile] + s.on_bank[tile]
            if store < b.banks and d.far[store] <= NEAR:
                d.standing[kind][d.count[kind]] = store
                d.count[kind] += 1


def turns_left(s: State) -> int:
    """About how many turns are still to come, this one included."""
    last = turns_of_game(s)
    if s.seats > 1 and s.turn > 3:
        last = min(last, s.turn + (END_MARKS[s.seats] - s.laid) * s.turn // max(1, s.laid))
    return max(0, last - s.turn + 1)
