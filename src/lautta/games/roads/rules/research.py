"""Chapter: research. Two geese and a paper for a subject, and factories that are upgraded at once.

What a subject allows besides stands in building.py: the oil rig, mixtures of mines, and new shafts; the factories that
need one are in building_table.py.
"""

from collections.abc import Iterator

from lautta.games.roads.rules.map import busy, group, members, stock
from lautta.games.roads.rules.own_tiles import list_tiles, list_tiles_with
from lautta.games.roads.rules.paying import open_work
from lautta.games.roads.rules.reasons import (
    KNOWN_SUBJECT,
    NO_RESEARCH,
    NO_UPGRADE,
    NOT_THE_FIRST_BANK,
    NOTHING_IN_HAND,
    OUT_OF_REACH,
)
from lautta.games.roads.state import (
    GOOSE,
    PAPER,
    PRODUCTION,
    RAFT_FACTORY,
    RESEARCH,
    ROWBOAT_FACTORY,
    ROWING,
    SHIPPING,
    SLOTS,
    STEAMER_FACTORY,
    SUBJECT_COUNT,
    TRUCK_FACTORY,
    TRUCKING,
    UPGRADE,
    WAGON_FACTORY,
    Board,
    Scratch,
    State,
    bit,
)


def check_research(b: Board, s: State, seat: int, subject: int, store: int) -> int:
    """Check researching a subject with goods in reach on one tile; the place is the first bank of its group."""
    reason = busy(s, PRODUCTION)
    if reason:
        return reason
    if s.players[seat].research & bit(subject):
        return KNOWN_SUBJECT
    tile, bank = b.site_tile[store], b.site_bank[store]
    banks = group(b, s, seat, tile, bank)
    if banks == 0:
        return OUT_OF_REACH
    if banks & (bit(bank) - 1):
        return NOT_THE_FIRST_BANK
    if stock(b, s, seat, tile, banks, GOOSE) < 2 or stock(b, s, seat, tile, banks, PAPER) < 1:
        return NO_RESEARCH
    return 0


def prepare_research(b: Board, s: State, seat: int, subject: int, store: int) -> None:
    """Begin the research: geese and paper have to be paid."""
    tile = b.site_tile[store]
    banks = group(b, s, seat, tile, b.site_bank[store])
    open_work(s, seat, RESEARCH, tile, store, subject)
    s.work.need[GOOSE], s.work.need[PAPER] = 2, 1
    s.work.banks = banks
    s.work.carriers = members(b, s, seat, tile, banks)


def research_candidates(b: Board, s: State, w: Scratch, seat: int) -> Iterator[tuple[int, int]]:
    """Every subject at every place of the tiles where the seat has paper."""
    if busy(s, PRODUCTION):
        return
    list_tiles_with(b, s, w, seat, bit(PAPER))
    for subject in range(SUBJECT_COUNT):
        if s.players[seat].research & bit(subject) == 0:
            for water in range(2):  # stores at sea come after all banks
                for i in range(w.count):
                    if (b.first_store[w.tiles[i]] >= b.banks) == (water == 1):
                        for bank in range(b.bank_count[w.tiles[i]]):
                            if check_research(b, s, seat, subject, b.first_store[w.tiles[i]] + bank) == 0:
                                yield subject, b.first_store[w.tiles[i]] + bank


# upgrades


def becomes(s: State, building: int, subject: int) -> int:
    """The upgrade of a factory by a research, or 0."""
    if subject == TRUCKING:
        return TRUCK_FACTORY if building == WAGON_FACTORY else 0
    if subject == SHIPPING:
        return STEAMER_FACTORY if building in (RAFT_FACTORY, ROWBOAT_FACTORY) else 0
    if subject == ROWING and (building == RAFT_FACTORY or (building == STEAMER_FACTORY and s.downgrade)):
        return ROWBOAT_FACTORY
    return 0


def stands_on(b: Board, s: State, seat: int, tile: int) -> bool:
    """Does a transporter of the seat stand on the tile?"""
    for slot in range(SLOTS):
        v = s.players[seat].transporters[slot]
        if v.kind and v.carrier == 0 and b.site_tile[v.site] == tile:
            return True
    return False


def can_upgrade(b: Board, s: State, seat: int, tile: int) -> bool:
    """May this factory be upgraded with the research just made?"""
    return becomes(s, s.building[tile], s.work.detail) != 0 and stands_on(b, s, seat, tile)


def learn(b: Board, s: State) -> None:
    """Note the subject as known; factories may be upgraded now or never."""
    seat = s.work.seat
    s.players[seat].research |= bit(s.work.detail)
    s.work.job = UPGRADE


def any_upgrade(b: Board, s: State) -> bool:
    """Is there a factory to upgrade?"""
    for slot in range(SLOTS):
        v = s.players[s.work.seat].transporters[slot]
        if v.kind and can_upgrade(b, s, s.work.seat, b.site_tile[v.site]):
            return True
    return False


def check_upgrade(b: Board, s: State, seat: int, tile: int) -> int:
    """Check upgrading one factory."""
    if s.work.job != UPGRADE:
        return NOTHING_IN_HAND
    return 0 if can_upgrade(b, s, seat, tile) else NO_UPGRADE


def change_factory(s: State, tile: int) -> None:
    """Change its type from now on, even if the old one has run in this turn; by an option not after such a run."""
    s.building[tile] = becomes(s, s.building[tile], s.work.detail)
    if not s.once:
        s.used[tile] = 0


def upgrade_candidates(b: Board, s: State, w: Scratch, seat: int) -> Iterator[int]:
    """The factories that the seat can upgrade."""
    if s.work.job != UPGRADE:
        return
    list_tiles(b, s, w, seat)
    for i in range(w.count):
        if check_upgrade(b, s, seat, w.tiles[i]) == 0:
            yield w.tiles[i]


def check_enough(s: State) -> int:
    """Check upgrading no more factories."""
    return 0 if s.work.job == UPGRADE else NOTHING_IN_HAND
