"""Numbers out of range in parts of the record that the text has in another form."""

from lautta.core.faults import Faults, note
from lautta.games.roads.check.faults import BUILDING_RANGE, HELP_RANGE, TRANSPORTER_RANGE
from lautta.games.roads.state import (
    GOODS,
    HELPS,
    MINE,
    PARTNERS,
    SEATS,
    SLOTS,
    STEAMER,
    TILES,
    Board,
    State,
)


def parts(b: Board, s: State, f: Faults) -> None:
    """Note what is out of range in transporters, tiles and the goods of helpers."""
    for seat in range(SEATS):
        for slot in range(SLOTS):
            if not transporter_in_range(b, s, seat, slot):
                note(f, TRANSPORTER_RANGE, seat, slot, 0, 0)
    for tile in range(TILES):
        if not tile_in_range(s, tile):
            note(f, BUILDING_RANGE, 0, 0, 0, 0)
    if not help_in_range(s):
        note(f, HELP_RANGE, 0, 0, 0, 0)


def transporter_in_range(b: Board, s: State, seat: int, slot: int) -> bool:
    """A kind, a site, and slots of others that exist."""
    v = s.players[seat].transporters[slot]
    if v.kind > STEAMER or v.site >= b.sites or v.moved > 1 or v.held > 1:
        return False
    return max(v.carrier_seat, v.passenger_seat) < s.seats and max(v.carrier, v.passenger) <= SLOTS


def tile_in_range(s: State, tile: int) -> bool:
    """A building on a bank, bridges between banks."""
    return s.building[tile] <= MINE and s.on_bank[tile] <= 2 and s.bridges[tile] <= 7 and s.drawn[tile] <= GOODS


def help_in_range(s: State) -> bool:
    """Goods and transporters that exist."""
    w = s.work
    for i in range(HELPS):
        if w.help_good[i] >= GOODS or w.help_from[i] >= PARTNERS:
            return False
    return w.helps <= HELPS
