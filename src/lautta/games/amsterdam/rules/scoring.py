"""Scoring at the end: contracts, the end bonus for bonus cards, and who has won (chapter: end of the game)."""

from lautta.core.bits import lowest_bit
from lautta.games.amsterdam.state import (
    BY_DISTRICTS,
    BY_PLACES,
    RANK_BY_TOKENS,
    SKIP,
    Board,
    Player,
    State,
    bit,
)


def joined(b: Board, routes: int, place: int) -> int:
    """The mask of all places that routes connect with a place, itself included."""
    reached = bit(place)
    before = 0
    while reached != before:
        before = reached
        rest = routes
        while rest:
            ends = b.ends[lowest_bit(rest)]
            rest &= rest - 1
            if ends & reached:
                reached |= ends
    return reached


def joins(b: Board, routes: int, places: int) -> bool:
    """Do routes connect all these places with each other?"""
    return places & ~joined(b, routes, lowest_bit(places)) == 0


def completed(b: Board, p: Player) -> int:
    """How many of a player's contracts are fulfilled by now."""
    done = 0
    rest = p.contracts
    while rest:
        if joins(b, p.routes, b.contract_ends[lowest_bit(rest)]):
            done += 1
        rest &= rest - 1
    return done


def contract_balance(b: Board, p: Player) -> int:
    """The points of contracts: a fulfilled one gives its points, any other costs them."""
    points = 0
    rest = p.contracts
    while rest:
        contract = lowest_bit(rest)
        rest &= rest - 1
        if joins(b, p.routes, b.contract_ends[contract]):
            points += b.contract_points[contract]
        else:
            points -= b.contract_points[contract]
    return points


def rank(s: State, seat: int) -> int:
    """How many ranks by bonus cards are better than this seat's: see the option bonus_ties."""
    mine = s.players[seat].tokens
    better, seen = 0, 0
    for other in range(s.seats):
        tokens = s.players[other].tokens
        if tokens > mine and (s.bonus_ties == SKIP or not seen & bit(tokens)):
            better += 1
            seen |= bit(tokens)
    return better


def places_touched(b: Board, routes: int) -> int:
    """The places at the ends of routes."""
    places = 0
    rest = routes
    while rest:
        places |= b.ends[lowest_bit(rest)]
        rest &= rest - 1
    return places


def end_bonus(b: Board, s: State, seat: int) -> int:
    """The points of the end bonus that this board has."""
    p = s.players[seat]
    points = 0
    if b.bonus == RANK_BY_TOKENS and p.tokens > 0:
        points = b.rank_points[s.seats][rank(s, seat)]
    if b.bonus == BY_PLACES:
        touched = places_touched(b, p.routes)
        for place in range(b.places):
            if touched & bit(place):
                points += b.place_points[place]
    if b.bonus == BY_DISTRICTS:
        for district in range(b.district_count):
            if joins(b, p.routes, b.districts[district]):
                points += b.district_points[district]
    return points


def best_seats(s: State) -> int:
    """The mask of the seats that win: most points; of those, most fulfilled contracts; then they share the win."""
    winners = 0
    for seat in range(s.seats):
        beaten = False
        for other in range(s.seats):
            if ahead(s.players[other], s.players[seat]):
                beaten = True
        if not beaten:
            winners |= bit(seat)
    return winners


def ahead(p: Player, other: Player) -> bool:
    """Is the first one ahead of the other when everything is counted?"""
    if p.points != other.points:
        return p.points > other.points
    return p.completed > other.completed


def count_up(b: Board, s: State) -> None:
    """Add contracts and end bonus to the points for routes, and set the winners."""
    for seat in range(s.seats):
        p = s.players[seat]
        p.completed = completed(b, p)
        p.contract_points = contract_balance(b, p)
        p.bonus_points = end_bonus(b, s, seat)
        p.points += p.contract_points + p.bonus_points
    s.winners = best_seats(s)
