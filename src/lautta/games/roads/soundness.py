"""Could this record have come from a game on this board? And what follows from the rest of a hand-written one."""

from lautta.games.roads.buildings import makes_transporters
from lautta.games.roads.ending import rows_points, wealth
from lautta.games.roads.state import (
    BANK,
    BANKS,
    BIG,
    BRICKS,
    CALLING,
    CAPACITY,
    CHOOSING,
    EDGES,
    EMPTY,
    END_MARKS,
    GOODS,
    HARNESS,
    HELP,
    HELPS,
    LAUNCH,
    LINKS,
    MINE,
    NEUTRAL,
    NEUTRAL_BRICKS,
    NEW_SHAFTS,
    NOBODY,
    NONE,
    OIL_RIG,
    OVER,
    PARTNERS,
    PLAYING,
    POINTS,
    PRAYING,
    REFUSALS,
    RESEARCH,
    SEA,
    SEATS,
    SETUP,
    SLOTS,
    STEAMER,
    STORES,
    TILES,
    UPGRADE,
    USE,
    WONDER,
    Board,
    Player,
    State,
    Transporter,
    bit,
    is_water,
    load_of,
    seats_mask,
)

(BAD_NUMBERS, BAD_SEATS, BAD_ORDER, BAD_TRANSPORTERS, BAD_CARRYING, BAD_GOODS, BAD_MAP, BAD_BUILDINGS, BAD_WONDER,
 BAD_WORK, BAD_END) = range(1, 12)
SUBJECT_MASK = (1 << (NEW_SHAFTS + 1)) - 1


def sound(b: Board, s: State) -> int:
    """0, or the first of these troubles; `status.py` tells in words."""
    if not numbers_fit(s):
        return BAD_NUMBERS
    if not seats_fit(b, s):
        return BAD_SEATS
    if not order_fits(s):
        return BAD_ORDER
    if not transporters_fit(b, s):
        return BAD_TRANSPORTERS
    if not carrying_fits(s):
        return BAD_CARRYING
    if not goods_fit(b, s):
        return BAD_GOODS
    if not map_fits(b, s):
        return BAD_MAP
    if not buildings_fit(b, s):
        return BAD_BUILDINGS
    if not wonder_fits(s):
        return BAD_WONDER
    if not work_fits(b, s) or not offer_fits(s):
        return BAD_WORK
    return 0 if end_fits(s) else BAD_END


def numbers_fit(s: State) -> bool:
    """Everything that is used as an index or a count is in range."""
    if not 1 <= s.seats <= SEATS or s.phase > OVER or s.stage > PLAYING or s.ordered > 1 or s.irrigated > 1:
        return False
    if s.at > s.seats or (s.waiting | s.leaving | s.winners) & ~seats_mask(s):
        return False
    switches = s.start_goods | s.loose_research | s.bank_breeding | s.cargo_breeding | s.desert_bridges | s.own_walls
    switches |= s.wonder_goods | s.wonder_banks | s.downgrade | s.again | s.road_stone | s.short
    return switches <= 1


def seats_fit(b: Board, s: State) -> bool:
    """Homes are on land, subjects exist, and nothing lies where nobody sits."""
    for seat in range(SEATS):
        p = s.players[seat]
        if not NONE <= p.home < b.banks or p.research > SUBJECT_MASK:
            return False
        if seat < s.seats and s.phase != SETUP and p.home == NONE:
            return False
        if seat >= s.seats and not nothing_of(p):
            return False
        if seat < s.seats and s.phase == SETUP and (p.home == NONE) != (s.waiting & bit(seat) != 0):
            return False
    return True


def nothing_of(p: Player) -> bool:
    """Is there nothing of a player?"""
    if p.home != NONE or p.research or p.bought or p.points or p.wealth:
        return False
    for slot in range(SLOTS):
        if p.transporters[slot].kind:
            return False
    return True


def order_fits(s: State) -> bool:
    """Row and chart have each seat once; while slots are chosen, some are free."""
    row, chart, taken = 0, 0, 0
    for place in range(SEATS):
        if s.row[place] >= SEATS or s.chart[place] > SEATS:
            return False
        if place < s.seats:
            row |= bit(s.row[place])
            if s.chart[place]:
                chart |= bit(s.chart[place] - 1)
                taken += 1
        elif s.row[place] or s.chart[place]:
            return False
    if row != seats_mask(s) or chart & ~row:
        return False
    if s.stage == CHOOSING:
        return choosing_fits(s, chart, taken)
    return chart == row and stage_fits(s)


def choosing_fits(s: State, chart: int, taken: int) -> bool:
    """Slots are chosen from the back of the row."""
    if s.seats < 2 or not 1 <= s.at < s.seats or taken != s.seats - 1 - s.at or s.ordered == 0 or s.phase == SETUP:
        return False
    for place in range(s.seats):
        if (place > s.at) != (chart & bit(s.row[place]) != 0):
            return False
    return s.phase != OVER


def stage_fits(s: State) -> bool:
    """Somebody is to decide, until the game is over."""
    if s.phase == OVER:
        return s.stage == PLAYING and s.waiting == 0
    if s.stage == PRAYING:
        return s.at < s.seats - 1 and s.ordered == 1 and s.phase != SETUP
    if s.stage == CALLING:
        return s.seats > 1 and s.waiting != 0 and s.ordered == 0 and s.phase != SETUP
    if s.waiting == 0 or s.leaving:
        return False
    return at_fits(s)


def at_fits(s: State) -> bool:
    """Where one plays after another, those before in the chart are done."""
    if s.ordered == 0 and s.phase not in (SETUP, WONDER):
        return s.at == 0
    for place in range(s.seats):
        waits = s.waiting & bit(s.chart[place] - 1) != 0
        if waits != (place >= s.at):
            return False
    return s.at < s.seats


# transporters and goods


def transporters_fit(b: Board, s: State) -> bool:
    """Each is where its kind can be, and has what it can have."""
    for seat in range(SEATS):
        for slot in range(SLOTS):
            v = s.players[seat].transporters[slot]
            if v.kind > STEAMER or v.site >= b.sites or v.points > POINTS[v.kind]:
                return False
            if v.moved > 1 or v.held > 1 or v.carrier_seat >= SEATS or v.passenger_seat >= SEATS:
                return False
            if v.kind == 0 and not empty(v):
                return False
            if v.kind and v.carrier == 0 and (b.site_kind[v.site] == BANK) == is_water(v.kind):
                return False
            if not load_fits(v):
                return False
    return True


def empty(v: Transporter) -> bool:
    """Is there nothing of a transporter?"""
    for seat in range(SEATS):
        if v.led_marks[seat]:
            return False
    for bank in range(BANKS):
        if v.loaded[bank] | v.dropped[bank]:
            return False
    if v.site or v.carrier or v.passenger or v.led or v.held or v.moved or v.shifts or v.given:
        return False
    return load_of(v) == 0 and v.led_from == 0 and v.left_on == 0


def load_fits(v: Transporter) -> bool:
    """Not more aboard than fits, and not more marks than goods."""
    if load_of(v) > CAPACITY[v.kind] or ((v.carrier or v.passenger) and load_of(v)):
        return False
    for good in range(GOODS):
        if v.stuck[good] > v.cargo[good]:
            return False
        for seat in range(SEATS):
            if v.marked[seat][good] > v.cargo[good] or v.led_marks[seat] > v.led:
                return False
    return True


def carrying_fits(s: State) -> bool:
    """Carrier and passenger know each other, and are in one place."""
    for seat in range(SEATS):
        for slot in range(SLOTS):
            v = s.players[seat].transporters[slot]
            if v.passenger > SLOTS or v.carrier > SLOTS or (v.passenger and v.carrier):
                return False
            if v.passenger:
                rider = s.players[v.passenger_seat].transporters[v.passenger - 1]
                if rider.kind == 0 or rider.carrier != slot + 1 or rider.carrier_seat != seat or rider.site != v.site:
                    return False
            if v.carrier:
                bearer = s.players[v.carrier_seat].transporters[v.carrier - 1]
                if bearer.kind == 0 or bearer.passenger != slot + 1 or bearer.passenger_seat != seat or v.led:
                    return False
    return True


def goods_fit(b: Board, s: State) -> bool:
    """Goods lie in stores; at sea without a rig only geese; marks are of goods that are there."""
    for place in range(STORES):
        for good in range(GOODS):
            if place >= b.stores and s.goods[place][good]:
                return False
            if s.goods[place][good] > 60000:
                return False
            for seat in range(SEATS):
                if s.moved[seat][place][good] > s.goods[place][good]:
                    return False
    return True


# the map


def map_fits(b: Board, s: State) -> bool:
    """Roads, walls and bridges are where they can be."""
    for link in range(LINKS):
        if s.roads[link] > (1 if link < b.links else 0):
            return False
    for edge in range(EDGES):
        owner = s.wall[edge]
        if edge >= b.edges and (owner or s.tokens[edge]):
            return False
        if owner > s.seats and owner != NEUTRAL:
            return False
        if (owner == EMPTY) != (s.tokens[edge] == 0):
            return False
    return bridges_fit(b, s)


def bridges_fit(b: Board, s: State) -> bool:
    """Bridges join banks that there are."""
    for tile in range(TILES):
        if tile >= b.tiles:
            if s.bridges[tile]:
                return False
        else:
            count = b.bank_count[tile]
            if s.bridges[tile] & ~(7 if count == 3 else 1 if count == 2 else 0) or s.bridges[tile] == 7:
                return False
    return True


def buildings_fit(b: Board, s: State) -> bool:
    """Buildings stand on banks that there are, and bags belong to mines."""
    for tile in range(TILES):
        building = s.building[tile]
        if building > MINE or s.used[tile] > 6 or s.drawn[tile] > GOODS:
            return False
        if tile >= b.tiles and (building or s.on_bank[tile]):
            return False
        if tile < b.tiles and (s.on_bank[tile] >= b.bank_count[tile] or (building == 0 and s.on_bank[tile])):
            return False
        if tile < b.tiles and building and (b.terrain[tile] == SEA) != (building == OIL_RIG):
            return False
        if building != MINE and s.bag_gold[tile] + s.bag_iron[tile] > 0:
            return False
    return True


def wonder_fits(s: State) -> bool:
    """Bricks lie without gaps, and belong to those who can have some."""
    neutral = 0
    for place in range(BRICKS):
        owner = s.bricks[place]
        if (place < s.laid) != (owner != EMPTY):
            return False
        if owner > s.seats and owner not in (NEUTRAL, NOBODY):
            return False
        neutral += owner == NEUTRAL
    if s.laid > BRICKS or neutral > s.neutral or s.neutral > NEUTRAL_BRICKS:
        return False
    return s.phase == OVER or s.seats == 1 or s.laid < END_MARKS[s.seats]


# works and the end


def work_fits(b: Board, s: State) -> bool:
    """The work in hand belongs to a seat, and everything it names is there."""
    if s.work.job == 0:
        return True
    if s.work.job > UPGRADE or s.work.seat >= s.seats or s.work.tile >= b.tiles or s.work.banks > 7:
        return False
    if s.phase == OVER or s.phase == SETUP or s.stage != PLAYING or s.work.out >= GOODS or s.work.detail > 16:
        return False
    if s.work.banks & ~(bit(b.bank_count[s.work.tile]) - 1) or (s.work.carriers | s.work.givers) >> SLOTS:
        return False
    if s.work.job == HARNESS and s.work.detail >= SLOTS:
        return False
    if s.work.job in (RESEARCH, UPGRADE) and s.work.detail > NEW_SHAFTS:
        return False
    if s.work.job == LAUNCH and not is_water(s.work.detail):
        return False
    if s.work.job in (USE, LAUNCH) and s.building[s.work.tile] == 0:
        return False
    if s.work.helps > HELPS:
        return False
    for i in range(HELPS):
        if s.work.help_good[i] >= GOODS or s.work.help_from[i] >= PARTNERS:
            return False
    return s.work.target < max(b.sides, b.ends, b.stores, b.spots) and mixture_fits(s)


def offer_fits(s: State) -> bool:
    """An offer is from one seat to another."""
    for seat in range(SEATS):
        if s.players[seat].refusals > REFUSALS or s.players[seat].dropped > 1:
            return False
    if s.offer.kind == 0:
        return True
    if s.offer.kind > HELP or s.offer.seat >= s.seats or s.offer.to >= s.seats or s.offer.seat == s.offer.to:
        return False
    if s.offer.slot >= SLOTS or s.offer.other >= SLOTS or s.offer.good >= GOODS or s.stage != PLAYING:
        return False
    if s.phase in (SETUP, OVER) or (s.offer.kind == HELP) != (s.work.job != 0):
        return False
    return s.offer.kind != HELP or (s.work.seat == s.offer.seat and s.work.helps < HELPS)


def mixture_fits(s: State) -> bool:
    """A mine that is being paid for has a mixture."""
    return s.work.detail != MINE or s.work.out <= BIG or makes_transporters(s.work.detail)


def end_fits(s: State) -> bool:
    """Points and winners are there when the game is over, and not before."""
    if s.phase != OVER:
        return s.winners == 0
    for seat in range(s.seats):
        p = s.players[seat]
        if p.wealth != wealth(s, seat) or p.points != p.wealth + rows_points(s, seat):
            return False
    return s.winners != 0


def settle(b: Board, s: State) -> None:
    """What follows from the rest of a hand-written position: nothing is kept twice here but the points at the end."""
    if s.phase == OVER:
        for seat in range(s.seats):
            p = s.players[seat]
            p.wealth = wealth(s, seat)
            p.points = p.wealth + rows_points(s, seat)
