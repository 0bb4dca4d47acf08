"""Numbers out of range in parts of the record that the text has in another form."""

from lautta.core.faults import Faults, note
from lautta.games.roads.check.faults import (
    BUILDING_RANGE,
    OFFER_RANGE,
    TRANSPORTER_RANGE,
    WORK_RANGE,
)
from lautta.games.roads.state import (
    GOODS,
    HELP,
    HELPS,
    MINE,
    PARTNERS,
    SEATS,
    SLOTS,
    STEAMER,
    TILES,
    UPGRADE,
    Board,
    State,
)


def parts(b: Board, s: State, f: Faults) -> None:
    """Note what is out of range in transporters, tiles, the work in hand and the offer."""
    for seat in range(SEATS):
        for slot in range(SLOTS):
            if not transporter_in_range(b, s, seat, slot):
                note(f, TRANSPORTER_RANGE, seat, slot, 0, 0)
    for tile in range(TILES):
        if not tile_in_range(s, tile):
            note(f, BUILDING_RANGE, 0, 0, 0, 0)
    if not work_in_range(b, s):
        note(f, WORK_RANGE, 0, 0, 0, 0)
    if not offer_in_range(s):
        note(f, OFFER_RANGE, 0, 0, 0, 0)


def transporter_in_range(b: Board, s: State, seat: int, slot: int) -> bool:
    """A kind, a site, and slots of others that exist."""
    v = s.players[seat].transporters[slot]
    if v.kind > STEAMER or v.site >= b.sites or v.moved > 1 or v.held > 1:
        return False
    return max(v.carrier_seat, v.passenger_seat) < s.seats and max(v.carrier, v.passenger) <= SLOTS


def tile_in_range(s: State, tile: int) -> bool:
    """A building on a bank, bridges between banks."""
    return s.building[tile] <= MINE and s.on_bank[tile] <= 2 and s.bridges[tile] <= 7 and s.drawn[tile] <= GOODS


def work_in_range(b: Board, s: State) -> bool:
    """A job, a place and goods that exist; its details are checked by job."""
    w = s.work
    if w.job > UPGRADE or w.seat >= s.seats or w.tile >= b.tiles or w.banks > 7 or w.helps > HELPS:
        return False
    for i in range(HELPS):
        if w.help_good[i] >= GOODS or w.help_from[i] >= PARTNERS:
            return False
    return w.out < GOODS and w.carriers >> SLOTS == 0 and w.givers >> SLOTS == 0


def offer_in_range(s: State) -> bool:
    """A kind of offer, seats, slots and a good that exist."""
    o = s.offer
    return o.kind <= HELP and max(o.seat, o.to) < s.seats and max(o.slot, o.other) < SLOTS and o.good < GOODS
