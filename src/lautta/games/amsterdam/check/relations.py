"""What must hold in a position besides ranges and derived fields: everything is in one place, and somebody may act."""

from lautta.core.bits import count_bits, each_bit
from lautta.core.faults import Faults, note
from lautta.games.amsterdam.check.derived import built_routes, partners, tokens_due
from lautta.games.amsterdam.check.faults import (
    ALL_PASSED,
    CARDS,
    CARTS,
    CHOSEN,
    CONTRACT_TWICE,
    KNOWN,
    LAST_TURNS,
    NO_TRIGGER,
    OFFERS,
    PAID,
    PAID_ROUTE,
    PASSES,
    PHASE,
    ROUTE_PAIR,
    ROUTE_TWICE,
    ROW,
    SETUP_OVER,
    TOKENS,
    TRIGGER,
    TRIGGER_FIRST,
    TURNS_LEFT,
)
from lautta.games.amsterdam.rules.open_row import can_draw, reset_helps, wilds_open
from lautta.games.amsterdam.rules.piles import elsewhere
from lautta.games.amsterdam.state import (
    AT_ONCE,
    CHOOSE,
    NONE,
    OVER,
    SECOND,
    SETUP,
    TURN,
    Board,
    State,
    bit,
    seats_mask,
)


def relations(b: Board, s: State, f: Faults) -> None:
    """Note everything that is wrong; the decision and the end are looked at only if the rest is right."""
    cards(b, s, f)
    row(b, s, f)
    routes(b, s, f)
    contracts(b, s, f)
    if f.count == 0:
        decision(b, s, f)
        last_turns(b, s, f)


def cards(b: Board, s: State, f: Faults) -> None:
    """No card is missing or there twice, and those of the last payment are of a route that is built."""
    paid, colours = 0, 0
    for kind in range(b.kinds):
        there = elsewhere(b, s, kind) + s.deck[kind]
        if there != b.cards[kind]:
            note(f, CARDS, kind, there, b.cards[kind], 0)
        if s.paid[kind] > b.cards[kind]:
            note(f, PAID, kind, s.paid[kind], 0, 0)
        paid += s.paid[kind]
        colours += s.paid[kind] > 0 and kind != b.wild
        for seat in range(s.seats):
            if s.players[seat].known[kind] > s.players[seat].hand[kind]:
                note(f, KNOWN, seat, 0, 0, 0)
    built = paid == 0
    for route in each_bit(built_routes(s)):
        built = built or b.length[route] == paid
    if not built or colours > 1:
        note(f, PAID_ROUTE, 0, 0, 0, 0)


def row(b: Board, s: State, f: Faults) -> None:
    """The row has gaps only if there are no cards, and too many wild cards only if nothing helps."""
    wrong = wilds_open(b, s) >= b.reset_at and reset_helps(b, s)
    wrong |= s.reshuffle == AT_ONCE and s.deck_size == 0 and s.discard_size > 0
    for slot in range(b.row):
        wrong |= s.row[slot] == NONE and s.deck_size + s.discard_size > 0
    if wrong:
        note(f, ROW, 0, 0, 0, 0)


def routes(b: Board, s: State, f: Faults) -> None:
    """Each route has one owner, pairs follow their rule, and bonus cards came from routes while there were any."""
    seen, tokens, wrong = 0, s.tokens, False
    for seat in range(s.seats):
        p = s.players[seat]
        spaces = 0
        for route in each_bit(p.routes):
            spaces += b.length[route]
            for other in range(seat):
                if s.players[other].routes & bit(route):
                    note(f, ROUTE_TWICE, route, other, seat, 0)
        others = seen if s.seats < b.pairs_from else 0
        for route in each_bit(p.routes & partners(b, p.routes | others)):
            partner: int = b.partner[route]
            if partner < route or others & bit(partner):
                note(f, ROUTE_PAIR, min(route, partner), max(route, partner), seat, 0)
        if p.carts + spaces != b.carts:
            note(f, CARTS, seat, p.carts, spaces, b.carts)
        due = tokens_due(b, p)
        wrong |= p.tokens > due or (p.tokens < due and s.tokens > 0)
        tokens += p.tokens
        seen |= p.routes
    if wrong or tokens != b.tokens:
        note(f, TOKENS, 0, 0, 0, 0)


def contracts(b: Board, s: State, f: Faults) -> None:
    """Each contract is in one place. During the set-up everybody chooses, later only who has drawn contracts."""
    seen = 0
    for place in range(s.returned_count):
        if seen & bit(s.returned[place]):
            note(f, CONTRACT_TWICE, s.returned[place], 0, 0, 0)
        seen |= bit(s.returned[place])
    for seat in range(s.seats):
        p = s.players[seat]
        twice = seen & (p.contracts | p.offer)
        if s.phase != SETUP:
            twice |= p.contracts & p.offer
        for contract in each_bit(twice):
            note(f, CONTRACT_TWICE, contract, 0, 0, 0)
        seen |= p.contracts | p.offer
        if not offer_fits(b, s, seat):
            note(f, OFFERS, seat, 0, 0, 0)


def offer_fits(b: Board, s: State, seat: int) -> bool:
    """Is a player offered as many contracts as the phase says, and has one who has chosen kept enough of them?"""
    p = s.players[seat]
    if s.phase == SETUP:
        least = b.deal_keep if s.chosen & bit(seat) else 0
        chosen = count_bits(p.contracts)
        return p.offered == b.deal and p.contracts & ~p.offer == 0 and chosen >= least and (least > 0 or chosen == 0)
    if s.phase == CHOOSE and seat == s.seat:
        return b.draw_keep < p.offered <= b.draw
    return p.offered == 0


def decision(b: Board, s: State, f: Faults) -> None:
    """There is something to decide until the game is over; passing is the last resort in a turn."""
    everybody = s.chosen == seats_mask(s)
    if s.phase == SETUP and (s.turn > 0 or s.returned_count > 0 or built_routes(s)):
        note(f, SETUP_OVER, 0, 0, 0, 0)
    if everybody == (s.phase == SETUP):
        note(f, CHOSEN, 0, 0, 0, 0)
    if s.passes > 0 and (s.phase not in (TURN, OVER) or can_draw(b, s, False) or s.pool_size + s.returned_count > 0):
        note(f, PASSES, s.passes, 0, 0, 0)
    if s.phase == SECOND and not (can_draw(b, s, True) and s.players[s.seat].hand_size > 0):
        note(f, PHASE, 0, 0, 0, 0)
    if s.phase != OVER and s.passes == s.seats:
        note(f, ALL_PASSED, 0, 0, 0, 0)


def last_turns(b: Board, s: State, f: Faults) -> None:
    """Few carts have started the last turns, which are counted down from seat to seat.

    After the turn that leaves few carts each seat has one more, including the one that started them; then it may have
    few carts as well. When the game is over the seat is that of the last turn. A position may also be over only to be
    counted, without the last turns.
    """
    if s.trigger == NONE:
        if s.last_turns > 0:
            note(f, NO_TRIGGER, s.last_turns, 0, 0, 0)
    elif s.players[s.trigger].carts > b.end_carts:
        note(f, TRIGGER, s.trigger, s.players[s.trigger].carts, b.end_carts, 0)
    elif s.last_turns != turns_left(s):
        note(f, TURNS_LEFT, s.seat, s.trigger, s.last_turns, turns_left(s))
    early = False
    for seat in range(s.seats):
        had_one = s.trigger != NONE and (seat - s.trigger + s.seats - 1) % s.seats < s.seats - s.last_turns
        early |= seat != s.trigger and not had_one and s.players[seat].carts <= b.end_carts
    if early and s.trigger == NONE:
        note(f, LAST_TURNS, 0, 0, 0, 0)
    elif early:
        note(f, TRIGGER_FIRST, s.trigger, b.end_carts, 0, 0)


def turns_left(s: State) -> int:
    """How many last turns are left, this one included, as the seat whose turn it is shows."""
    if s.phase == OVER and s.passes < s.seats:
        return 0 if s.seat == s.trigger else s.seats
    return s.seats - (s.seat - s.trigger + s.seats - 1) % s.seats
