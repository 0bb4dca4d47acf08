"""All errors in a position; none if it can come up in play."""

from collections.abc import Iterator

from lautta.core.boards import LoadedBoard
from lautta.core.game import GameState
from lautta.core.problems import Fault
from lautta.core.records import Array
from lautta.games.amsterdam.board.paths import marks
from lautta.games.amsterdam.check import validation
from lautta.games.amsterdam.rules.piles import elsewhere
from lautta.games.amsterdam.state import (
    AT_ONCE,
    KINDS,
    MOST_COUNTED,
    MOST_TURNS,
    NONE,
    OVER,
    SEATS,
    SETUP,
    SKIP,
    Board,
    State,
    bit,
    seats_mask,
)


def fault(what: str, *path: str | int, **args: str | int) -> Fault:
    """A fault with its message; `player` in the variables counts from 1."""
    return Fault(path, f"amsterdam-position-{what}", args)


def status(state: GameState) -> list[Fault]:
    """All faults. Later checks make sense only if earlier ones found nothing."""
    loaded, s = state.board, state.record
    b: Board = loaded.record  # type: ignore[assignment]
    if not validation.numbers_fit(b, s):
        return list(numbers(b, s))
    found = [*cards(loaded, b, s), *routes(loaded, b, s), *contracts(loaded, b, s), *players(s)]
    found = found or [*course(b, s), *last_turns(b, s), *the_end(b, s)]
    if not found and (trouble := validation.validate(b, s)):
        found.append(Fault((), "core-position-impossible", {"trouble": trouble}))
    return found


def numbers(b: Board, s: State) -> Iterator[Fault]:
    """Numbers out of range. Seats and turns are given as people count them."""
    if not 2 <= s.seats <= SEATS:
        yield out_of_range("seats", s.seats, 2, SEATS)
        return
    everybody = (1 << s.seats) - 1
    spans = (("seat", s.seat + 1, 1, s.seats), ("phase", s.phase, 0, OVER), ("bonus_ties", s.bonus_ties, 0, SKIP),
             ("reshuffle", s.reshuffle, 0, AT_ONCE), ("chosen", s.chosen, 0, everybody),
             ("winners", s.winners, 0, everybody), ("trigger", s.trigger + 1, 0, s.seats),
             ("turn", s.turn + 1, 1, MOST_TURNS + 1), ("shown", s.shown, 0, MOST_COUNTED),
             ("resets", s.resets, 0, MOST_COUNTED), ("reshuffles", s.reshuffles, 0, MOST_COUNTED),
             ("last_turns", s.last_turns, 0, s.seats), ("passes", s.passes, 0, s.seats),
             ("tokens", s.tokens, 0, b.tokens))  # fmt: skip
    for name, value, least, most in spans:
        if not least <= value <= most:
            yield out_of_range(name, value, least, most)


def out_of_range(name: str, value: int, least: int, most: int) -> Fault:
    """A number that is not between the least and the most."""
    return fault("numbers", name, name=name, value=value, least=least, most=most)


def cards(loaded: LoadedBoard, b: Board, s: State) -> Iterator[Fault]:
    """Transport cards."""
    kinds = loaded.names["kinds"]
    for kind in range(b.kinds):
        there = elsewhere(b, s, kind) + s.deck[kind]
        if there != b.cards[kind]:
            yield fault("cards", kind=kinds[kind], there=there, wanted=b.cards[kind])
        if s.paid[kind] > b.cards[kind]:
            yield fault("paid", "paid", kind=kinds[kind], cards=s.paid[kind])
    if not validation.paid_fits(b, s):
        yield fault("paid-route", "paid")
    piles = (s.deck, s.discard, s.paid, *(s.players[seat].hand for seat in range(s.seats)))
    if any(pile[kind] for pile in piles for kind in range(b.kinds, KINDS)):
        yield fault("kind-unknown")
    for seat in range(s.seats):
        p = s.players[seat]
        if p.hand_size != validation.hand_size(b, p):
            there = validation.hand_size(b, p)
            yield fault("hand-size", "players", seat, "hand", player=seat + 1, there=there, wanted=p.hand_size)
        if any(p.known[kind] > p.hand[kind] for kind in range(KINDS)):
            yield fault("known", "players", seat, "known", player=seat + 1)
    if (s.deck_size, s.discard_size) != (total(s.deck), total(s.discard)):
        yield fault("pile-sizes", "deck_size")
    if not validation.row_fits(b, s):
        yield fault("row", "row")


def total(counts: Array[int]) -> int:
    """The sum of counts by kind."""
    return sum(counts[kind] for kind in range(KINDS))


def routes(loaded: LoadedBoard, b: Board, s: State) -> Iterator[Fault]:
    """Routes, and what follows from them."""
    ids = loaded.names["routes"]
    owners: dict[int, int] = {}
    for seat in range(s.seats):
        p = s.players[seat]
        if p.routes & ~(bit(b.routes) - 1):
            yield fault("route-unknown", "players", seat, "routes", player=seat + 1)
            return
        for route in marks(p.routes):
            if route in owners:
                yield fault(
                    "route-twice", "players", seat, "routes", route=ids[route], player=owners[route] + 1, other=seat + 1
                )
            owners[route] = seat
        yield from of_owner(b, s, seat)
    for route, seat in owners.items():
        partner = b.partner[route]
        if partner > route and partner in owners and (owners[partner] == seat or s.seats < b.pairs_from):
            yield fault("route-pair", "players", owners[partner], "routes", route=ids[route], other=ids[partner])
    if s.free != validation.free_routes(b, s):
        yield fault("free", "free")
    if not validation.tokens_fit(b, s):
        yield fault("tokens", "tokens")


def of_owner(b: Board, s: State, seat: int) -> Iterator[Fault]:
    """Carts and points of a player."""
    p = s.players[seat]
    used = validation.spaces(b, p.routes)
    if p.carts + used != b.carts:
        yield fault("carts", "players", seat, "carts", player=seat + 1, carts=p.carts, spaces=used, all=b.carts)
    if p.points != validation.points_for_routes(b, p.routes) + p.contract_points + p.bonus_points:
        yield fault("points", "players", seat, "points", player=seat + 1, points=p.points)
    if p.barred != validation.partners(b, p.routes):
        yield fault("barred", "players", seat, "barred", player=seat + 1)


def contracts(loaded: LoadedBoard, b: Board, s: State) -> Iterator[Fault]:
    """Contracts."""
    if not validation.returned_fit(b, s):
        yield fault("returned", "returned")
        return
    ids, places = loaded.names["contracts"], [0] * b.contracts
    players = [s.players[seat] for seat in range(s.seats)]
    held = [p.offer if s.phase == SETUP else p.contracts | p.offer for p in players]
    for mask in (s.pool, *held):
        if not 0 <= mask < bit(b.contracts):
            yield fault("contract-unknown")
            return
        for contract in marks(mask):
            places[contract] += 1
    for place in range(s.returned_count):
        places[s.returned[place]] += 1
    for contract, times in enumerate(places):
        if times != 1:
            yield fault("contract-nowhere" if times == 0 else "contract-twice", contract=ids[contract])
    if s.pool_size != s.pool.bit_count():
        yield fault("pool-size", "pool_size", there=s.pool.bit_count(), wanted=s.pool_size)
    if not validation.offers_fit(b, s):
        yield fault("offers")


def players(s: State) -> Iterator[Fault]:
    """Nothing belongs to a seat without a player."""
    if not validation.seats_fit(s):
        yield fault("empty-seats", "players")


def course(b: Board, s: State) -> Iterator[Fault]:
    """The decision to be made."""
    if s.phase == SETUP and (s.turn > 0 or s.returned_count > 0 or validation.built_routes(s)):
        yield fault("setup", "phase")
    elif (s.chosen == seats_mask(s)) == (s.phase == SETUP):
        yield fault("chosen", "chosen")
    elif s.passes > 0 and not validation.phase_fits(b, s):
        yield fault("passes", "passes", passes=s.passes)
    elif not validation.phase_fits(b, s):
        yield fault("phase", "phase")


def last_turns(b: Board, s: State) -> Iterator[Fault]:
    """The seat that started the last turns, and the number of turns left."""
    if s.trigger == NONE:
        if s.last_turns > 0:
            yield fault("no-trigger", "last_turns", turns=s.last_turns)
        elif any(s.players[seat].carts <= b.end_carts for seat in range(s.seats)):
            yield fault("last-turns", "trigger")
        return
    carts, left = s.players[s.trigger].carts, validation.turns_left(s)
    if carts > b.end_carts:
        yield fault("trigger", "trigger", player=s.trigger + 1, carts=carts, most=b.end_carts)
    elif s.last_turns != left:
        yield fault("turns-left", "last_turns", seat=s.seat + 1, player=s.trigger + 1, there=s.last_turns, wanted=left)
    elif not validation.last_turns_fit(b, s):
        yield fault("trigger-first", "trigger", player=s.trigger + 1, most=b.end_carts)


def the_end(b: Board, s: State) -> Iterator[Fault]:
    """The end of the game."""
    if s.phase == OVER and not s.winners:
        yield fault("no-winner", "winners")
    elif s.phase != OVER and s.passes == s.seats:
        yield fault("all-passed", "passes")
    elif validation.last_turns_fit(b, s) and not validation.end_fits(b, s):
        yield fault("end", "phase")
