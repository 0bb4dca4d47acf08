"""Is everything in range that is used as an index or a switch?"""

from lautta.core.faults import Faults, note
from lautta.games.roads.check.faults import (
    BUILDING_RANGE,
    OFFER_RANGE,
    PLAYER_RANGE,
    RANGE,
    TRANSPORTER_RANGE,
    WORK_RANGE,
)
from lautta.games.roads.state import (
    BRICKS,
    DROPS,
    GOODS,
    HELP,
    HELPS,
    MINE,
    NEW_SHAFTS,
    NONE,
    OVER,
    PARTNERS,
    PLAYING,
    SEATS,
    SLOTS,
    STEAMER,
    TILES,
    UPGRADE,
    Board,
    State,
    seats_mask,
)

SUBJECT_MASK = (1 << (NEW_SHAFTS + 1)) - 1
MOST_SHOWN = 1 << 30  # the most draws that a record counts as shown


def ranges(b: Board, s: State, f: Faults) -> None:
    """Note what is out of range."""
    if not numbers_fit(s) or not order_in_range(s):
        note(f, RANGE, 0, 0, 0, 0)
    for seat in range(SEATS):
        if not player_in_range(b, s, seat):
            note(f, PLAYER_RANGE, seat, 0, 0, 0)
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


def numbers_fit(s: State) -> bool:
    """The phase, the stage, the options and the like."""
    if not 1 <= s.seats <= SEATS or s.phase > OVER or s.stage > PLAYING or s.ordered > 1 or s.irrigated > 1:
        return False
    if s.may_call > 1:
        return False
    if s.at >= s.seats or s.laid > BRICKS or s.shown > MOST_SHOWN:
        return False
    if (s.waiting | s.leaving | s.winners) & ~seats_mask(s):
        return False
    switches = s.start_goods | s.loose_research | s.bank_breeding | s.cargo_breeding | s.desert_bridges | s.own_walls
    switches |= s.wonder_goods | s.wonder_banks | s.downgrade | s.once | s.road_stone | s.short | s.order_asked
    switches |= s.wonder_asked
    return switches <= 1


def order_in_range(s: State) -> bool:
    """Row and chart name seats of the game."""
    for place in range(SEATS):
        if s.row[place] >= s.seats or s.chart[place] > s.seats:
            return False
    return True


def player_in_range(b: Board, s: State, seat: int) -> bool:
    """The home is a bank, and the subjects exist."""
    p = s.players[seat]
    return NONE <= p.home < b.banks and p.research <= SUBJECT_MASK and p.bought <= BRICKS and p.dropped <= DROPS


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
