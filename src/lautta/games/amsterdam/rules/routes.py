"""Building routes, and the cards that pay for them (chapter: routes).

A payment is a number: colour * max_length + wild cards, with at least one card of the colour; the last number is
wild cards alone. How many cards it takes follows from the length of the route.
"""

from collections.abc import Iterator

from lautta.core.bits import lowest_bit
from lautta.games.amsterdam.rules.open_row import fill_row
from lautta.games.amsterdam.rules.piles import shuffle_if_due
from lautta.games.amsterdam.rules.reasons import (
    CONTRACTS_FIRST,
    PAIR_CLOSED,
    PAIR_YOURS,
    ROUTE_BUILT,
    ROUTE_YOURS,
    SECOND_CARD_FIRST,
    TOO_FEW_CARDS,
    TOO_FEW_CARTS,
    TOO_FEW_WILDS,
    TOO_MANY_WILDS,
    WRONG_COLOUR,
)
from lautta.games.amsterdam.rules.sequence import end_turn
from lautta.games.amsterdam.state import NONE, SECOND, TURN, Board, Player, State, bit, wilds_in


def check_build(b: Board, s: State, seat: int, route: int, cards: int) -> int:
    """Check building a route: its form, the time, the route itself, carts, cards."""
    length = b.length[route]
    wilds = wilds_in(b, length, cards)
    kind = cards // b.max_length
    if cards < b.payments - 1:
        if b.colour[route] != NONE and b.colour[route] != kind:
            return WRONG_COLOUR
        if wilds >= length:
            return TOO_MANY_WILDS
    if s.phase != TURN:
        return SECOND_CARD_FIRST if s.phase == SECOND else CONTRACTS_FIRST
    p = s.players[seat]
    reason = check_free(s, p, route)
    if reason:
        return reason
    if length > p.carts:
        return TOO_FEW_CARTS
    if wilds < length and p.hand[kind] < length - wilds:
        return TOO_FEW_CARDS
    return 0 if p.hand[b.wild] >= wilds else TOO_FEW_WILDS


def check_free(s: State, p: Player, route: int) -> int:
    """A route is built only once; nobody builds both of a pair, and with few players only one of the two is built."""
    if p.routes & bit(route):
        return ROUTE_YOURS
    if p.barred & bit(route):
        return PAIR_YOURS
    if s.free & bit(route):
        return 0
    return ROUTE_BUILT if built(s, route) else PAIR_CLOSED


def built(s: State, route: int) -> bool:
    """Does somebody own this route?"""
    for seat in range(s.seats):
        if s.players[seat].routes & bit(route):
            return True
    return False


def within_reach(b: Board, s: State, p: Player) -> int:
    """The mask of all routes that a player can build now, with these cards and carts."""
    wilds = p.hand[b.wild]
    longest = min(p.carts, b.max_length)
    routes = b.payable[b.wild][min(wilds, longest)]
    for kind in range(b.colours):
        if p.hand[kind] > 0:
            routes |= b.payable[kind][min(p.hand[kind] + wilds, longest)]
    return routes & s.free & ~p.barred


def build_candidates(b: Board, s: State, seat: int) -> Iterator[tuple[int, int]]:
    """Every route within reach with every way to pay for it: exactly the legal ones."""
    if s.phase != TURN:
        return
    p = s.players[seat]
    wilds = p.hand[b.wild]
    routes = within_reach(b, s, p)
    while routes:
        route = lowest_bit(routes)
        routes &= routes - 1
        length = b.length[route]
        first, after = b.colour[route], b.colour[route] + 1
        if first == NONE:
            first, after = 0, b.colours
        for kind in range(first, after):
            for extra in range(max(0, length - p.hand[kind]), min(wilds, length - 1) + 1):
                yield route, kind * b.max_length + extra
        if wilds >= length:
            yield route, b.payments - 1


def build(b: Board, s: State, seat: int, route: int, cards: int) -> None:
    """Pay, place the carts, count the points, take the bonus card; gaps in the row may be filled now."""
    place_carts(b, s, s.players[seat], route, cards)
    shuffle_if_due(b, s)
    fill_row(b, s)
    end_turn(b, s)


def place_carts(b: Board, s: State, p: Player, route: int, cards: int) -> None:
    """Build, without the parts that depend on chance."""
    length = b.length[route]
    wilds = wilds_in(b, length, cards)
    for kind in range(b.kinds):
        s.paid[kind] = 0
    pay(s, p, b.wild, wilds)
    if wilds < length:
        pay(s, p, cards // b.max_length, length - wilds)
    occupy(b, s, p, route)
    p.carts -= length
    p.points += b.route_points[length]
    if b.token[route] and s.tokens > 0:
        s.tokens -= 1
        p.tokens += 1
    s.passes = 0


def pay(s: State, p: Player, kind: int, count: int) -> None:
    """Move cards of a kind from the hand to the discards."""
    p.hand[kind] -= count
    p.known[kind] = max(0, p.known[kind] - count)
    p.hand_size -= count
    s.discard[kind] += count
    s.discard_size += count
    s.paid[kind] = count


def occupy(b: Board, s: State, p: Player, route: int) -> None:
    """Give the route to the player; its partner is closed to the player, or with few players to everybody."""
    p.routes |= bit(route)
    s.free &= ~bit(route)
    partner = b.partner[route]
    if partner != NONE:
        p.barred |= bit(partner)
        if s.seats < b.pairs_from:
            s.free &= ~bit(partner)
