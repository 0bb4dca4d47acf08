"""A seat's analysis of a position: ways through the city, a plan for its contracts, and the cards for it.

`paths.py` and `plans.py` do the same in plain Python for *sense*. This one compiles: training looks at hundreds of
thousands of positions a second. It computes distances between all places first; a plan then takes the contracts in the
order of their cheapest ways.
"""

from ctypes import Structure, c_int8, c_int16, c_int32, c_int64
from typing import Annotated

from lautta.core.bits import each_bit, lowest_bit
from lautta.core.records import Array, i64, record
from lautta.core.vectors import lower
from lautta.games.amsterdam.state import CONTRACTS, KINDS, LENGTH, NONE, PLACES, ROUTES, Board, Player, State, bit

FAR = 9_999
SPACE_PRICE, CARD_PRICE, TURN_PRICE = 4, 3, 3  # what a planned route costs: for each space, missing card and turn
NO_WAY, TOO_LONG, PLANNED = range(1, 4)  # what becomes of a contract that is not fulfilled yet


@record
class BoardAnalysis(Structure):
    """The results of the analysis, made anew for each position."""

    mine: i64  # routes
    usable: i64
    planned: i64
    added: i64  # routes of the plan for the last contract
    endangered: i64  # planned ones that others could take away
    touched: i64  # places at which routes of others end
    spaces: i64  # of the plan
    lacking: i64  # cards
    added_spaces: i64
    added_lacking: i64
    all_unseen: i64
    far: Annotated[Array[Array[int]], c_int16 * PLACES * PLACES]  # the price of the cheapest way between two places
    near: Annotated[Array[int], c_int16 * PLACES]  # the same, from a new way
    direct: Annotated[Array[int], c_int16 * CONTRACTS]  # the price of the way for each contract before the plan
    price: Annotated[Array[int], c_int16 * ROUTES]
    short: Annotated[Array[int], c_int16 * ROUTES]  # cards
    one: Annotated[Array[int], c_int8 * ROUTES]  # the ends of a route
    other: Annotated[Array[int], c_int8 * ROUTES]
    united: Annotated[Array[int], c_int64 * PLACES]  # the places that somebody's routes join with a place
    need: Annotated[Array[int], c_int32 * KINDS]  # cards of a colour for the plan
    grey: Annotated[Array[int], c_int32 * (LENGTH + 1)]  # grey routes of the plan, by length
    rest: Annotated[Array[int], c_int32 * KINDS]  # cards beyond what the plan needs; less than 0 if some are missing
    open: Annotated[Array[int], c_int32 * KINDS]
    unseen: Annotated[Array[int], c_int32 * KINDS]
    best: Annotated[Array[int], c_int32 * (LENGTH + 1)]  # points of a route, by the cards that are missing at most


def look(b: Board, s: State, w: BoardAnalysis, seat: int) -> None:
    """Prices, distances, cards."""
    p = s.players[seat]
    w.mine = p.routes
    w.usable = s.free & ~p.barred
    look_at_cards(b, s, w, seat)
    touched = 0
    for other in range(s.seats):
        if other != seat:
            for route in each_bit(s.players[other].routes):
                touched |= b.ends[route]
    w.touched = touched
    price_routes(b, w, p)
    measure(b, w, w.usable)


def look_at_cards(b: Board, s: State, w: BoardAnalysis, seat: int) -> None:
    """Which cards lie open, and which ones nobody has seen."""
    for kind in range(b.kinds):
        w.open[kind] = 0
    for slot in range(b.row):
        if s.row[slot] != NONE:
            w.open[s.row[slot]] += 1
    total = 0
    for kind in range(b.kinds):
        left = b.cards[kind] - w.open[kind] - s.discard[kind]
        for other in range(s.seats):
            if other == seat:
                left -= s.players[other].hand[kind]
            else:
                left -= s.players[other].known[kind]
        w.unseen[kind] = max(0, left)
        total += w.unseen[kind]
    w.all_unseen = max(1, total)


def price_routes(b: Board, w: BoardAnalysis, p: Player) -> None:
    """The cost of each usable route: its spaces, the missing cards, and the turn."""
    wilds = p.hand[b.wild]
    most = 0
    for kind in range(b.colours):
        most = max(most, p.hand[kind])
    for route in each_bit(w.usable | w.mine):
        ends = b.ends[route]
        w.one[route] = lowest_bit(ends)
        w.other[route] = lowest_bit(ends & (ends - 1))
    for route in each_bit(w.usable):
        have = most if b.colour[route] == NONE else p.hand[b.colour[route]]
        length = b.length[route]
        short = max(0, length - have - wilds)
        w.short[route] = short
        w.price[route] = SPACE_PRICE * length + CARD_PRICE * short + TURN_PRICE if length <= p.carts else FAR


def measure(b: Board, w: BoardAnalysis, usable: int) -> None:
    """The price of the cheapest way between any two places (Floyd 1962, Warshall 1962)."""
    for place in range(b.places):
        for other in range(PLACES):
            w.far[place][other] = FAR
        w.far[place][place] = 0
    for route in each_bit(usable):
        one, other = w.one[route], w.other[route]
        if w.price[route] < w.far[one][other]:
            w.far[one][other] = w.price[route]
            w.far[other][one] = w.price[route]
    for route in each_bit(w.mine):
        w.far[w.one[route]][w.other[route]] = 0
        w.far[w.other[route]][w.one[route]] = 0
    for by in range(b.places):
        for place in range(b.places):
            if place != by and w.far[place][by] < FAR:
                lower(w.far[place], w.far[by], w.far[place][by])


def apart(b: Board, w: BoardAnalysis, contract: int) -> int:
    """The cost of the cheapest way between the places of a contract; 0 if they are joined."""
    ends = b.contract_ends[contract]
    return w.far[lowest_bit(ends)][lowest_bit(ends & (ends - 1))]


def together(w: BoardAnalysis, places: int) -> int:
    """About what it costs to join some places: the ways from the first one to each of the others, FAR without one."""
    first, price = lowest_bit(places), 0
    for place in each_bit(places):
        price += w.far[first][place]
    return min(price, FAR)


def nearest(b: Board, w: BoardAnalysis, contracts: int) -> int:
    """The contract with the cheapest way."""
    best, least = lowest_bit(contracts), FAR + 1
    for contract in each_bit(contracts):
        price = apart(b, w, contract)
        if price < least:
            best, least = contract, price
    return best


def plan_nothing(b: Board, w: BoardAnalysis, p: Player) -> None:
    """Begin a plan: no routes, and all cards to spare."""
    w.planned, w.spaces, w.lacking = 0, 0, 0
    for kind in range(b.kinds):
        w.need[kind] = 0
    for length in range(LENGTH + 1):
        w.grey[length] = 0
    settle_cards(b, w, p)


def plan_contract(b: Board, w: BoardAnalysis, p: Player, contract: int) -> int:
    """Plan the cheapest way for a contract as well, if carts last; answers what becomes of it."""
    if apart(b, w, contract) >= FAR:
        return NO_WAY
    before, spaces, lacking = w.planned, w.spaces, w.lacking
    add_way(b, w, contract)
    w.added = w.planned & ~before
    if w.spaces > p.carts:
        for route in each_bit(w.added):
            count_route(b, w, route, -1)
        w.planned, w.spaces = before, spaces
        return TOO_LONG
    join_way(b, w, w.added)
    settle_cards(b, w, p)
    w.added_spaces, w.added_lacking = w.spaces - spaces, w.lacking - lacking
    return PLANNED


def add_way(b: Board, w: BoardAnalysis, contract: int) -> None:
    """Plan the routes of the cheapest way."""
    ends = b.contract_ends[contract]
    at, goal = lowest_bit(ends), lowest_bit(ends & (ends - 1))
    left = w.far[at][goal]
    stuck = False
    while left > 0 and not stuck:
        stuck = True
        for route in each_bit(w.usable & ~w.planned):
            if stuck:
                one, other = w.one[route], w.other[route]
                price = w.price[route]
                if w.far[at][one] == 0 and price + w.far[other][goal] == left:
                    at, stuck = other, False
                elif w.far[at][other] == 0 and price + w.far[one][goal] == left:
                    at, stuck = one, False
                if not stuck:
                    left -= price
                    w.planned |= bit(route)
                    w.spaces += b.length[route]
                    count_route(b, w, route, 1)


def count_route(b: Board, w: BoardAnalysis, route: int, times: int) -> None:
    """Count the cards that a planned route needs."""
    if b.colour[route] == NONE:
        w.grey[b.length[route]] += times
    else:
        w.need[b.colour[route]] += times * b.length[route]


def join_way(b: Board, w: BoardAnalysis, routes: int) -> None:
    """Shorten the distances between all places by a new way, as if it were built: its places are one now."""
    places = 0
    for route in each_bit(routes):
        places |= b.ends[route]
    for place in range(PLACES):
        w.near[place] = FAR
    for place in each_bit(places):
        lower(w.near, w.far[place], 0)
    for place in range(b.places):
        if w.near[place] < FAR:
            lower(w.far[place], w.near, w.near[place])


def settle_cards(b: Board, w: BoardAnalysis, p: Player) -> None:
    """Set the hand against the plan: grey routes, the longest first, take the kind of which most is left."""
    short = 0
    for kind in range(b.colours):
        w.rest[kind] = p.hand[kind] - w.need[kind]
        short += max(0, -w.rest[kind])
    for back in range(b.max_length):
        length = b.max_length - back
        for _ in range(w.grey[length]):
            best, most = 0, -FAR
            for kind in range(b.colours):
                if w.rest[kind] > most:
                    best, most = kind, w.rest[kind]
            short += length - min(length, max(0, most))
            w.rest[best] = most - length
    w.rest[b.wild] = p.hand[b.wild] - short
    w.lacking = max(0, short - p.hand[b.wild])


def help_of_unknown(b: Board, w: BoardAnalysis, parts: int) -> int:
    """The chance that an unseen card is one that the plan lacks, in so many parts."""
    if w.lacking == 0:
        return 0
    good = w.unseen[b.wild]
    for kind in range(b.colours):
        if w.rest[kind] < 0:
            good += w.unseen[kind]
    return good * parts // w.all_unseen


def unknown_cards(b: Board, p: Player) -> int:
    """How many cards of the hand are not known yet, even to their owner."""
    known = 0
    for kind in range(b.kinds):
        known += p.hand[kind]
    return p.hand_size - known


def unite(b: Board, w: BoardAnalysis, routes: int) -> None:
    """Work out which places these routes join."""
    for place in range(b.places):
        w.united[place] = bit(place)
    for route in each_bit(routes):
        ends = b.ends[route]
        places = w.united[lowest_bit(ends)] | w.united[lowest_bit(ends & (ends - 1))]
        for place in each_bit(places):
            w.united[place] = places
