"""Everything that is wrong with a position, in sentences; nothing for one that play can reach."""

from collections.abc import Iterator

from lautta.core.boards import LoadedBoard
from lautta.core.records import Array
from lautta.games.amsterdam import soundness as sn
from lautta.games.amsterdam.paths import marks
from lautta.games.amsterdam.state import KINDS, NONE, OVER, SETUP, Board, State, bit


def status(loaded: LoadedBoard, s: State) -> list[str]:
    """All of it. Where numbers are out of range, only that is told, as nothing else could be asked."""
    b: Board = loaded.record  # type: ignore[assignment]
    if not sn.numbers_fit(b, s):
        return ["seats, turn, phase or another number is out of range"]
    found = [*cards(loaded, b, s), *routes(loaded, b, s), *contracts(loaded, b, s), *course(b, s)]
    if not found and (trouble := sn.sound(b, s)):
        found.append(f"this cannot have come from a game (trouble {trouble})")
    return found


def cards(loaded: LoadedBoard, b: Board, s: State) -> Iterator[str]:
    """Transport cards."""
    kinds = loaded.names["kinds"]
    for kind in range(b.kinds):
        there = sn.elsewhere(b, s, kind) + s.deck[kind]
        if there != b.cards[kind]:
            yield f"there are {there} {kinds[kind]} cards, not {b.cards[kind]}"
        if s.paid[kind] > b.cards[kind]:
            yield f"{s.paid[kind]} {kinds[kind]} cards cannot have been paid"
    piles = (s.deck, s.discard, s.paid, *(s.players[seat].hand for seat in range(s.seats)))
    if any(pile[kind] for pile in piles for kind in range(b.kinds, KINDS)):
        yield "there are cards of a kind that this board does not have"
    for seat in range(s.seats):
        p = s.players[seat]
        if p.hand_size != sn.hand_size(b, p):
            yield f"player {seat + 1} holds {sn.hand_size(b, p)} cards, not {p.hand_size}"
        if any(p.known[kind] > p.hand[kind] for kind in range(KINDS)):
            yield f"player {seat + 1} is known to hold cards that are not there"
    if (s.deck_size, s.discard_size) != (total(s.deck), total(s.discard)):
        yield "the sizes of deck and discards are not those of their cards"
    if not sn.row_fits(b, s):
        yield "the row cannot lie like this: a gap that a card could fill, or wild cards that would be thrown away"


def total(counts: Array[int]) -> int:
    """The sum of counts by kind."""
    return sum(counts[kind] for kind in range(KINDS))


def routes(loaded: LoadedBoard, b: Board, s: State) -> Iterator[str]:
    """Routes, and what comes from them."""
    ids = loaded.names["routes"]
    owners: dict[int, int] = {}
    for seat in range(s.seats):
        p = s.players[seat]
        if p.routes & ~(bit(b.routes) - 1):
            yield f"player {seat + 1} owns a route that this board does not have"
            return
        for route in marks(p.routes):
            if route in owners:
                yield f"{ids[route]} belongs to players {owners[route] + 1} and {seat + 1}"
            owners[route] = seat
        yield from of_owner(b, s, seat)
    for route, seat in owners.items():
        partner = b.partner[route]
        if partner > route and partner in owners and (owners[partner] == seat or s.seats < b.pairs_from):
            yield f"{ids[route]} and {ids[partner]} cannot both be built by these players"
    if s.free != sn.free_routes(b, s):
        yield "the routes that are free are not those that nobody has built or closed"
    if not sn.tokens_fit(b, s):
        yield "the bonus cards are not those of the routes"


def of_owner(b: Board, s: State, seat: int) -> Iterator[str]:
    """Carts and points of a player."""
    p = s.players[seat]
    used = sn.spaces(b, p.routes)
    if p.carts + used != b.carts:
        yield f"player {seat + 1} has {p.carts} carts and {used} spaces, not {b.carts} together"
    if p.points != sn.points_for_routes(b, p.routes) + p.contract_points + p.bonus_points:
        yield f"player {seat + 1} has {p.points} points, which are not those of the routes and of the count"
    if p.barred != sn.partners(b, p.routes):
        yield f"player {seat + 1} may not be barred from these routes"


def contracts(loaded: LoadedBoard, b: Board, s: State) -> Iterator[str]:
    """Contracts."""
    if not sn.returned_fit(b, s):
        yield "the refused contracts are no list of contracts"
        return
    ids, places = loaded.names["contracts"], [0] * b.contracts
    players = [s.players[seat] for seat in range(s.seats)]
    held = [p.offer if s.phase == SETUP else p.contracts | p.offer for p in players]
    for mask in (s.pool, *held):
        if not 0 <= mask < bit(b.contracts):
            yield "there is a contract that this board does not have"
            return
        for contract in marks(mask):
            places[contract] += 1
    for place in range(s.returned_count):
        places[s.returned[place]] += 1
    for contract, times in enumerate(places):
        if times != 1:
            yield f"contract {ids[contract]} is {'nowhere' if times == 0 else 'in several places'}"
    if s.pool_size != s.pool.bit_count():
        yield f"the pool has {s.pool.bit_count()} contracts, not {s.pool_size}"
    if not sn.offers_fit(b, s):
        yield "somebody has contracts to choose from who should not, or their number is wrong"


def course(b: Board, s: State) -> Iterator[str]:
    """Whose turn it is, and the end."""
    if not sn.seats_fit(s):
        yield "something belongs to a player who does not play"
    if not sn.phase_fits(b, s):
        yield "there is nothing to decide in this phase"
    if s.trigger == NONE and any(s.players[seat].carts <= b.end_carts for seat in range(s.seats)):
        yield "a player has so few carts that the last turns should have begun"
    elif not sn.end_fits(b, s):
        yield "the last turns, or the count at the end, are not as they should be"
    if s.phase == OVER and not s.winners:
        yield "the game is over, but nobody has won"
