"""Could this record have come from a game on this board?

`validate` returns the first trouble, checking in three rounds: are all numbers in range, so that lookups by them work;
is it somebody's turn; and then everything else. `status.py` checks in the same order and reports all.
"""

from lautta.games.roads.check.ground import link_trouble, tile_trouble, wall_trouble
from lautta.games.roads.check.pieces import count_trouble, number_trouble, store_trouble, transporter_trouble
from lautta.games.roads.check.sequence import (
    bought_trouble,
    chart_trouble,
    home_trouble,
    points_trouble,
    row_trouble,
    stage_trouble,
    turn_trouble,
    waiting_trouble,
    winners_trouble,
    wonder_trouble,
)
from lautta.games.roads.check.troubles import BAD_MARKS, BAD_REFUSED, RANGE
from lautta.games.roads.check.works import offer_trouble, work_trouble
from lautta.games.roads.rules.helping import refusals
from lautta.games.roads.rules.marks import marks_fit
from lautta.games.roads.state import (
    BOARD,
    BRICKS,
    DROPS,
    EDGES,
    GOODS,
    HELP,
    HELPS,
    INVITE,
    LINKS,
    MINE,
    MOVEMENT,
    NEW_SHAFTS,
    NO_OFFER,
    NONE,
    OVER,
    PARTNERS,
    PLAYING,
    REFUSALS,
    REPEATS,
    SEATS,
    SETUP,
    SLOTS,
    STEAMER,
    STORES,
    TILES,
    UPGRADE,
    Board,
    State,
    seats_mask,
)

SUBJECT_MASK = (1 << (NEW_SHAFTS + 1)) - 1
MOST_SHOWN = 1 << 30  # the most draws that a record counts as shown


def validate(b: Board, s: State) -> int:
    """0, or the first trouble by its number in `troubles.py`."""
    trouble = range_trouble(b, s)
    if trouble == 0:
        trouble = order_trouble(s)
    if trouble == 0:
        trouble = course_trouble(b, s)
    if trouble == 0:
        trouble = pieces_trouble(b, s)
    if trouble == 0:
        trouble = map_trouble(b, s)
    if trouble == 0:
        trouble = work_trouble(b, s)
    return trouble if trouble else offer_trouble(b, s)


# all numbers in their range


def range_trouble(b: Board, s: State) -> int:
    """Is everything in range that is used as an index or a switch?"""
    if not numbers_fit(s) or not order_in_range(s) or not work_in_range(b, s) or not offer_in_range(s):
        return RANGE
    for seat in range(SEATS):
        if not player_in_range(b, s, seat):
            return RANGE
        for slot in range(SLOTS):
            if not transporter_in_range(b, s, seat, slot):
                return RANGE
    for tile in range(TILES):
        if not tile_in_range(s, tile):
            return RANGE
    return 0


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


# somebody's turn


def order_trouble(s: State) -> int:
    """Whose turn is it?"""
    trouble = row_trouble(s)
    if trouble == 0:
        trouble = stage_trouble(s)
    if trouble == 0:
        trouble = chart_trouble(s)
    return trouble if trouble else waiting_trouble(s)


# everything else


def course_trouble(b: Board, s: State) -> int:
    """Turns, the wonder, homes, and the end."""
    trouble = turn_trouble(s)
    if trouble == 0:
        trouble = wonder_trouble(s)
    for seat in range(SEATS):
        if trouble == 0:
            trouble = seat_trouble(s, seat)
    return trouble if trouble else winners_trouble(s)


def seat_trouble(s: State, seat: int) -> int:
    """What a player has apart from transporters."""
    trouble = home_trouble(s, seat)
    if trouble == 0:
        trouble = bought_trouble(s, seat)
    if trouble == 0:
        trouble = points_trouble(s, seat)
    return trouble if trouble or refusals_fit(s, seat) else BAD_REFUSED


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


def pieces_trouble(b: Board, s: State) -> int:
    """Transporters, goods, and which of them have moved."""
    for seat in range(SEATS):
        for slot in range(SLOTS):
            trouble = transporter_trouble(b, s, seat, slot)
            if trouble:
                return trouble
        trouble = number_trouble(b, s, seat)
        if trouble:
            return trouble
    for place in range(STORES):
        trouble = store_trouble(b, s, place)
        if trouble:
            return trouble
    for good in range(GOODS):
        trouble = count_trouble(b, s, good)
        if trouble:
            return trouble
    return marks_trouble(b, s)


def marks_trouble(b: Board, s: State) -> int:
    """Marks of moved goods refer to goods that exist, and are removed when a phase is over."""
    return 0 if marks_fit(b, s) and (s.marks == 0 or (s.phase == MOVEMENT and s.stage == PLAYING)) else BAD_MARKS


def map_trouble(b: Board, s: State) -> int:
    """Buildings, roads and walls."""
    for tile in range(TILES):
        trouble = tile_trouble(b, s, tile)
        if trouble:
            return trouble
    for link in range(LINKS):
        trouble = link_trouble(b, s, link)
        if trouble:
            return trouble
    for edge in range(EDGES):
        trouble = wall_trouble(b, s, edge)
        if trouble:
            return trouble
    return 0
