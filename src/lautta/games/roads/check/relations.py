"""What must hold in a position besides ranges and derived fields: it is somebody's turn, and then everything else."""

from lautta.core.faults import Faults, note
from lautta.games.roads.check.faults import (
    BAD_MARKS,
    BAD_REFUSED,
    BAD_TERRAIN,
    DRY_BRIDGE,
    WALLED,
)
from lautta.games.roads.check.ground import link_fault, tile_fault, wall_fault
from lautta.games.roads.check.pieces import (
    MOST_GOODS,
    MOST_TOKENS,
    count_fault,
    number_fault,
    store_fault,
    transporter_fault,
)
from lautta.games.roads.check.sequence import (
    bought_fault,
    chart_fault,
    home_fault,
    row_fault,
    stage_fault,
    turn_fault,
    waiting_fault,
    wonder_fault,
)
from lautta.games.roads.check.works import offer_fault, work_fault
from lautta.games.roads.rules.building import fits
from lautta.games.roads.rules.helping import refusals
from lautta.games.roads.rules.marks import marks_fit
from lautta.games.roads.rules.walls import shut
from lautta.games.roads.state import (
    BOARD,
    DESERT,
    DOCK,
    EDGES,
    GOODS,
    HELP,
    INVITE,
    LINKS,
    MOVEMENT,
    NO_OFFER,
    PLAYING,
    REFUSALS,
    REPEATS,
    SEATS,
    SETUP,
    SLOTS,
    STORES,
    TILES,
    Board,
    State,
    terrain_of,
)


def relations(b: Board, s: State, f: Faults) -> None:
    """Note what is wrong."""
    order(s, f)
    if f.count == 0:
        course(s, f)
        pieces(b, s, f)
        ground(b, s, f)
        note_if(f, work_fault(b, s), s.work.seat, 0)
        note_if(f, offer_fault(b, s), s.offer.seat, 0)


def note_if(f: Faults, fault: int, one: int, two: int) -> None:
    """Note a fault, if there is one, with its facts."""
    if fault:
        note(f, fault, one, two, 0, 0)


def order(s: State, f: Faults) -> None:
    """Whose turn is it?"""
    note_if(f, row_fault(s), 0, 0)
    if f.count == 0:
        note_if(f, stage_fault(s), 0, 0)
    if f.count == 0:
        note_if(f, chart_fault(s), 0, 0)
    if f.count == 0:
        note_if(f, waiting_fault(s), 0, 0)


def course(s: State, f: Faults) -> None:
    """Turns, the wonder, and what each player has apart from transporters."""
    note_if(f, turn_fault(s), s.turn, 0)
    note_if(f, wonder_fault(s), s.turn, 0)
    for seat in range(SEATS):
        note_if(f, home_fault(s, seat), seat, 0)
        note_if(f, bought_fault(s, seat), seat, 0)
        if not refusals_fit(s, seat):
            note(f, BAD_REFUSED, seat, 0, 0, 0)


def refusals_fit(s: State, seat: int) -> bool:
    """Offers were refused by others, each no more often than it can be made; rides count as if of the first good."""
    some = s.players[seat].dropped
    for to in range(SEATS):
        for kind in range(HELP + 1):
            for good in range(GOODS):
                count = s.players[seat].refused[to][kind][good]
                if count > REPEATS or (count and (to == seat or max(to, seat) >= s.seats or kind == NO_OFFER)):
                    return False
                if count and good and kind in (INVITE, BOARD):
                    return False
                some += count
        if refusals(s, seat, to) > REFUSALS:
            return False
    return some == 0 or (s.stage == PLAYING and s.phase != SETUP)


def pieces(b: Board, s: State, f: Faults) -> None:
    """Transporters and goods; marks of moved goods refer to goods that exist, and are gone when a phase is over."""
    for seat in range(SEATS):
        for slot in range(SLOTS):
            note_if(f, transporter_fault(b, s, seat, slot), seat, slot)
        note_if(f, number_fault(b, s, seat), seat, 0)
    for place in range(STORES):
        note_if(f, store_fault(b, s, place), place, 0)
    for good in range(GOODS):
        note_if(f, count_fault(b, s, good), good, MOST_GOODS)
    if not marks_fit(b, s) or (s.marks and (s.phase != MOVEMENT or s.stage != PLAYING)):
        note(f, BAD_MARKS, 0, 0, 0, 0)


def ground(b: Board, s: State, f: Faults) -> None:
    """Buildings, bridges, roads and walls."""
    for tile in range(TILES):
        note_if(f, tile_fault(b, s, tile), store_of(b, s, tile), 0)
    for link in range(LINKS):
        note_if(f, link_fault(b, s, link), link, 0)
    for edge in range(EDGES):
        note_if(f, wall_fault(b, s, edge), edge, MOST_TOKENS)


def store_of(b: Board, s: State, tile: int) -> int:
    """The bank of a tile where its building stands; beyond all of them for a tile that the board does not have."""
    if tile >= b.tiles:
        return STORES + tile
    return b.first_store[tile] + min(s.on_bank[tile], b.bank_count[tile] - 1)


def oddities(b: Board, s: State, f: Faults) -> None:
    """Note what no play leads to though it can be played on: buildings and bridges where none can be built, and boats
    at a coast where somebody else has a wall.
    """
    for tile in range(b.tiles):
        building: int = s.building[tile]
        if building and fits(b, s, building, tile):
            note(f, BAD_TERRAIN, store_of(b, s, tile), building, 0, 0)
        if s.bridges[tile] and terrain_of(b, s, tile) == DESERT and not s.desert_bridges:
            note(f, DRY_BRIDGE, store_of(b, s, tile), 0, 0, 0)
    for seat in range(s.seats):
        for slot in range(SLOTS):
            v = s.players[seat].transporters[slot]
            if v.kind and not v.carrier and b.site_kind[v.site] == DOCK and shut(s, seat, b.site_edge[v.site]):
                note(f, WALLED, seat, slot, 0, 0)
