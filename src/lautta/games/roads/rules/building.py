"""Chapter: building. Buildings and mines, and new shafts for mines."""

from collections.abc import Iterator

from lautta.games.roads.rules.building_table import ANY, COST_BOARDS, COST_STONE, GROUND_FOR, SHORE, SUBJECT_FOR
from lautta.games.roads.rules.helping import means
from lautta.games.roads.rules.map import busy, group, members
from lautta.games.roads.rules.own_tiles import list_tiles, list_tiles_with
from lautta.games.roads.rules.paying import open_work
from lautta.games.roads.rules.reasons import (
    BUILDING_THERE,
    DESERT_FIRST,
    NO_MINE,
    OUT_OF_REACH,
    SUBJECT_FIRST,
    TOO_FEW_GOODS,
    WRONG_TERRAIN,
)
from lautta.games.roads.state import (
    BIG,
    BOARDS,
    BUILD,
    BUILDABLE_KINDS,
    BUILDING,
    DESERT,
    ENLARGEMENT,
    EVEN,
    FUEL,
    IRON,
    MINE,
    MIXED_GOLD,
    MIXED_IRON,
    MIXTURE_COUNT,
    NEW_SHAFTS,
    NONE,
    SEA,
    SHAFT,
    SPECIALISATION,
    STONE,
    Board,
    Scratch,
    State,
    bit,
    terrain_of,
)


def fits(b: Board, s: State, building: int, tile: int) -> int:
    """0 if a building may stand on this terrain, else the reason why not."""
    wanted, terrain = GROUND_FOR[building], terrain_of(b, s, tile)
    if (wanted == SEA) != (terrain == SEA):
        return WRONG_TERRAIN
    if terrain == DESERT:
        return DESERT_FIRST
    if wanted == SHORE:
        return 0 if b.shore[tile] else WRONG_TERRAIN
    return 0 if wanted in (ANY, terrain) else WRONG_TERRAIN


def check_site(b: Board, s: State, seat: int, building: int, store: int) -> int:
    """0 if the seat may build on a bank, or a rig at sea, else the reason why not."""
    reason = busy(s, BUILDING)
    tile = b.site_tile[store]
    if reason == 0:
        reason = fits(b, s, building, tile)
    if reason:
        return reason
    if s.building[tile]:
        return BUILDING_THERE
    subject = SUBJECT_FOR[building]
    if subject != NONE and s.players[seat].research & bit(subject) == 0:
        return SUBJECT_FIRST
    banks = group(b, s, seat, tile, b.site_bank[store])
    if banks == 0:
        return OUT_OF_REACH
    if means(b, s, seat, tile, banks, BOARDS) < COST_BOARDS[building]:
        return TOO_FEW_GOODS
    return TOO_FEW_GOODS if means(b, s, seat, tile, banks, STONE) < COST_STONE[building] else 0


def check_build(b: Board, s: State, seat: int, kind: int, store: int) -> int:
    """Check building anything but a mine."""
    return check_site(b, s, seat, kind + 1, store)


def prepare_build(b: Board, s: State, seat: int, building: int, store: int, mixture: int) -> None:
    """Begin the building: from now on it has to be paid for."""
    tile = b.site_tile[store]
    banks = group(b, s, seat, tile, b.site_bank[store])
    open_work(s, seat, BUILD, tile, store, building)
    s.work.out = mixture
    s.work.need[BOARDS], s.work.need[STONE] = COST_BOARDS[building], COST_STONE[building]
    s.work.banks = banks
    s.work.carriers = members(b, s, seat, tile, banks)


def complete_build(b: Board, s: State) -> None:
    """Put up the building once it is paid; the bag of a mine is filled."""
    tile, building = s.work.tile, s.work.detail
    s.building[tile], s.on_bank[tile] = building, b.site_bank[s.work.target]
    if building == MINE:
        s.bag_gold[tile], s.bag_iron[tile] = MIXED_GOLD[s.work.out], MIXED_IRON[s.work.out]


def build_candidates(b: Board, s: State, w: Scratch, seat: int) -> Iterator[tuple[int, int]]:
    """Every building on every bank of the tiles where the seat has boards or stone, as nothing is built without."""
    if busy(s, BUILDING):
        return
    list_tiles_with(b, s, w, seat, bit(BOARDS) | bit(STONE))
    for kind in range(BUILDABLE_KINDS):
        for i in range(w.count):
            for bank in range(b.bank_count[w.tiles[i]]):
                if check_build(b, s, seat, kind, b.first_store[w.tiles[i]] + bank) == 0:
                    yield kind, b.first_store[w.tiles[i]] + bank


# mines


def knows_mixture(s: State, seat: int, mixture: int) -> bool:
    """Has the seat done the research that this mixture needs?"""
    if mixture == EVEN:
        return True
    subject = ENLARGEMENT if mixture == BIG else SPECIALISATION
    return s.players[seat].research & bit(subject) != 0


def check_mine(b: Board, s: State, seat: int, store: int, mixture: int) -> int:
    """Check building a mine, with the choice of what fills its bag."""
    reason = check_site(b, s, seat, MINE, store)
    if reason:
        return reason
    return 0 if knows_mixture(s, seat, mixture) else SUBJECT_FIRST


def mine_candidates(b: Board, s: State, w: Scratch, seat: int) -> Iterator[tuple[int, int]]:
    """A mine on every bank of the tiles where the seat has transporters."""
    if busy(s, BUILDING):
        return
    list_tiles(b, s, w, seat)
    for i in range(w.count):
        for bank in range(b.bank_count[w.tiles[i]]):
            for mixture in range(MIXTURE_COUNT):
                if check_mine(b, s, seat, b.first_store[w.tiles[i]] + bank, mixture) == 0:
                    yield b.first_store[w.tiles[i]] + bank, mixture


def check_shaft(b: Board, s: State, seat: int, tile: int, mixture: int) -> int:
    """Check a new shaft for a mine in reach, which costs an iron and a fuel."""
    reason = busy(s, BUILDING)
    if reason:
        return reason
    if s.building[tile] != MINE:
        return NO_MINE
    if s.players[seat].research & bit(NEW_SHAFTS) == 0 or not knows_mixture(s, seat, mixture):
        return SUBJECT_FIRST
    banks = group(b, s, seat, tile, s.on_bank[tile])
    if banks == 0:
        return OUT_OF_REACH
    if means(b, s, seat, tile, banks, IRON) == 0 or means(b, s, seat, tile, banks, FUEL) == 0:
        return TOO_FEW_GOODS
    return 0


def prepare_shaft(b: Board, s: State, seat: int, tile: int, mixture: int) -> None:
    """Begin the shaft: from now on it has to be paid for."""
    banks = group(b, s, seat, tile, s.on_bank[tile])
    open_work(s, seat, SHAFT, tile, tile, mixture)
    s.work.need[IRON], s.work.need[FUEL] = 1, 1
    s.work.banks = banks
    s.work.carriers = members(b, s, seat, tile, banks)


def complete_shaft(s: State) -> None:
    """Add to the mine's bag."""
    s.bag_gold[s.work.tile] += MIXED_GOLD[s.work.detail]
    s.bag_iron[s.work.tile] += MIXED_IRON[s.work.detail]


def shaft_candidates(b: Board, s: State, w: Scratch, seat: int) -> Iterator[tuple[int, int]]:
    """Every mixture at the mines where the seat has transporters."""
    if busy(s, BUILDING):
        return
    list_tiles(b, s, w, seat)
    for i in range(w.count):
        for mixture in range(MIXTURE_COUNT):
            if check_shaft(b, s, seat, w.tiles[i], mixture) == 0:
                yield w.tiles[i], mixture
