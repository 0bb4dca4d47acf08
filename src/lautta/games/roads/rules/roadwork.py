"""Chapter: roads and bridges."""

from collections.abc import Iterator

from lautta.games.roads.rules.helping import means
from lautta.games.roads.rules.map import all_banks, busy, ground, group, lying, members
from lautta.games.roads.rules.own_tiles import list_tiles_with
from lautta.games.roads.rules.paying import open_work
from lautta.games.roads.rules.reasons import (
    BRIDGE_THERE,
    DESERT_FIRST,
    OUT_OF_REACH,
    ROAD_THERE,
    TOO_FEW_GOODS,
)
from lautta.games.roads.state import (
    BANKS,
    BRIDGE,
    BUILDING,
    DESERT,
    ROAD,
    STONE,
    Board,
    Scratch,
    State,
    bit,
    terrain_of,
)

PRICE = 1  # stones, of a road and of a bridge


def check_road(b: Board, s: State, seat: int, end: int) -> int:
    """Check a road from a bank to the next, for a stone of its tile; by an option the transporter may be beyond."""
    reason = busy(s, BUILDING)
    if reason:
        return reason
    if s.roads[b.end_link[end]]:
        return ROAD_THERE
    place = b.end_from[end]
    tile, bank = b.site_tile[place], b.site_bank[place]
    banks = group(b, s, seat, tile, bank)
    if banks:
        return 0 if means(b, s, seat, tile, banks, STONE) else TOO_FEW_GOODS
    beyond = b.end_to[end]
    if s.road_stone == 0 or group(b, s, seat, b.site_tile[beyond], b.site_bank[beyond]) == 0:
        return OUT_OF_REACH
    return 0 if lying(b, s, tile, ground(s, tile, bank), STONE) else TOO_FEW_GOODS


def prepare_road(b: Board, s: State, seat: int, end: int) -> None:
    """Begin the road: a stone has to be paid."""
    place = b.end_from[end]
    tile, bank = b.site_tile[place], b.site_bank[place]
    banks = group(b, s, seat, tile, bank)
    if banks == 0:
        banks = ground(s, tile, bank)
    ask_stone(b, s, seat, ROAD, tile, end, banks)


def ask_stone(b: Board, s: State, seat: int, job: int, tile: int, target: int, banks: int) -> None:
    """Ask for the stone from these banks and the seat's transporters that reach them."""
    open_work(s, seat, job, tile, target, 0)
    s.work.need[STONE] = PRICE
    s.work.banks = banks
    s.work.carriers = members(b, s, seat, tile, banks)


def complete_road(b: Board, s: State) -> None:
    """Draw the road."""
    s.roads[b.end_link[s.work.target]] = 1


def road_candidates(b: Board, s: State, w: Scratch, seat: int) -> Iterator[int]:
    """Every way out of the tiles where the seat has stone; with the option, also into them."""
    if busy(s, BUILDING):
        return
    if s.road_stone:
        for end in range(b.ends):
            if check_road(b, s, seat, end) == 0:
                yield end
        return
    list_tiles_with(b, s, w, seat, bit(STONE))
    for i in range(w.count):
        if b.first_store[w.tiles[i]] < b.banks:
            first = b.first_store[w.tiles[i]]
            for end in range(b.first_end[first], b.first_end[first + b.bank_count[w.tiles[i]]]):
                if check_road(b, s, seat, end) == 0:
                    yield end


# bridges


def bridge_banks(b: Board, s: State, seat: int, spot: int) -> int:
    """The banks at both ends of a bridge that work for the seat."""
    tile, pair = b.spot_tile[spot], b.spot_pair[spot]
    return group(b, s, seat, tile, pair) | group(b, s, seat, tile, (pair + 1) % BANKS)


def check_bridge(b: Board, s: State, seat: int, spot: int) -> int:
    """Check a bridge between two banks that are not connected yet, for a stone of either."""
    reason = busy(s, BUILDING)
    if reason:
        return reason
    tile, pair = b.spot_tile[spot], b.spot_pair[spot]
    if ground(s, tile, pair) & bit((pair + 1) % BANKS):
        return BRIDGE_THERE
    if terrain_of(b, s, tile) == DESERT and s.desert_bridges == 0:
        return DESERT_FIRST
    banks = bridge_banks(b, s, seat, spot)
    if banks == 0:
        return OUT_OF_REACH
    return 0 if means(b, s, seat, tile, banks & all_banks(b, tile), STONE) else TOO_FEW_GOODS


def prepare_bridge(b: Board, s: State, seat: int, spot: int) -> None:
    """Begin the bridge: a stone has to be paid."""
    banks = bridge_banks(b, s, seat, spot)
    ask_stone(b, s, seat, BRIDGE, b.spot_tile[spot], spot, banks)


def complete_bridge(b: Board, s: State) -> None:
    """Connect the banks."""
    s.bridges[s.work.tile] |= bit(b.spot_pair[s.work.target])


def bridge_candidates(b: Board, s: State, w: Scratch, seat: int) -> Iterator[int]:
    """Every place for a bridge on the tiles where the seat has stone."""
    if busy(s, BUILDING):
        return
    list_tiles_with(b, s, w, seat, bit(STONE))
    for i in range(w.count):
        for spot in range(b.first_spot[w.tiles[i]], b.first_spot[w.tiles[i] + 1]):
            if check_bridge(b, s, seat, spot) == 0:
                yield spot
