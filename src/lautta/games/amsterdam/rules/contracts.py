"""Contracts: dealing, choosing, drawing (chapters: set-up, contracts). What completes one is in scoring.py."""

from lautta.core.bits import count_bits, lowest_bit
from lautta.core.chance import below
from lautta.games.amsterdam.rules.reasons import (
    CONTRACTS_FIRST,
    NO_CONTRACT_LEFT,
    NOT_OFFERED,
    NOTHING_TO_CHOOSE,
    SECOND_CARD_FIRST,
    TOO_FEW_KEPT,
)
from lautta.games.amsterdam.rules.sequence import end_turn
from lautta.games.amsterdam.state import (
    CHOOSE,
    MOST_COUNTED,
    NONE,
    NOT_SEEN,
    SECOND,
    SETUP,
    TURN,
    Board,
    Player,
    State,
    bit,
    seats_mask,
)


def draw_contract(s: State) -> int:
    """Take a contract off the deck, or NONE: first, at random, those never seen, then the refused ones in order."""
    if s.pool != 0:
        rest = s.pool
        which = below(s.chance, s.pool_size)
        for _ in range(which):
            rest &= rest - 1
        contract = lowest_bit(rest)
        s.pool &= ~bit(contract)
        s.pool_size -= 1
        s.shown = min(s.shown + 1, MOST_COUNTED)
        return contract
    if s.pool_size > 0 or s.returned_count == 0:
        return NONE  # also if a view does not show the pool
    contract = s.returned[0]
    s.returned_count -= 1
    for place in range(s.returned_count):
        s.returned[place] = s.returned[place + 1]
        s.returned_by[place] = s.returned_by[place + 1]
    s.returned[s.returned_count] = NOT_SEEN
    s.returned_by[s.returned_count] = NOT_SEEN
    s.shown = min(s.shown + 1, MOST_COUNTED)
    return contract if contract != NOT_SEEN else NONE


def offer(s: State, p: Player, count: int) -> None:
    """Offer a player this many contracts, or as many as there are."""
    for _ in range(count):
        contract = draw_contract(s)
        if contract != NONE:
            p.offer |= bit(contract)
            p.offered += 1


def give_back(s: State, seat: int, contracts: int) -> None:
    """Put refused contracts under the deck."""
    rest = contracts
    while rest:
        s.returned[s.returned_count] = lowest_bit(rest)
        s.returned_by[s.returned_count] = seat
        s.returned_count += 1
        rest &= rest - 1


def picked(offered: int, which: int) -> int:
    """The contracts of an offer that `which` marks by their places, counted from the lowest number."""
    chosen, place = 0, 0
    rest = offered
    while rest:
        if which & bit(place):
            chosen |= bit(lowest_bit(rest))
        place += 1
        rest &= rest - 1
    return chosen


def check_keep(b: Board, s: State, seat: int, which: int) -> int:
    """Check keeping some of the offered contracts, at least as many as the board asks for."""
    if s.phase != SETUP and s.phase != CHOOSE:
        return SECOND_CARD_FIRST if s.phase == SECOND else NOTHING_TO_CHOOSE
    if which >= bit(s.players[seat].offered):
        return NOT_OFFERED
    return 0 if count_bits(which) >= must_keep(b, s) else TOO_FEW_KEPT


def must_keep(b: Board, s: State) -> int:
    """How many of the offered contracts a player must keep at least."""
    return b.deal_keep if s.phase == SETUP else b.draw_keep


def keep(b: Board, s: State, seat: int, which: int) -> None:
    """Take the chosen contracts; during the set-up, the others wait until everybody has chosen."""
    p = s.players[seat]
    if s.phase == SETUP:
        p.contracts = picked(p.offer, which)
        s.chosen |= bit(seat)
        if s.chosen == seats_mask(s):
            finish_setup(s)
    else:
        p.contracts |= picked(p.offer, which)
        settle_offer(s, seat)
        end_turn(b, s)


def finish_setup(s: State) -> None:
    """Once everybody has chosen, put refused contracts under the deck, those of the first seat first."""
    for seat in range(s.seats):
        settle_offer(s, seat)
    s.phase = TURN


def settle_offer(s: State, seat: int) -> None:
    """Clear the offer of a player who has chosen."""
    p = s.players[seat]
    give_back(s, seat, p.offer & ~p.contracts)
    p.offer = 0
    p.offered = 0
    p.contract_count = count_bits(p.contracts)


def returned_mask(s: State) -> int:
    """The contracts under the deck."""
    contracts = 0
    for place in range(s.returned_count):
        if s.returned[place] != NOT_SEEN:
            contracts |= bit(s.returned[place])
    return contracts


def check_contracts(s: State) -> int:
    """Check drawing contracts: some must be left."""
    if s.phase != TURN:
        return SECOND_CARD_FIRST if s.phase == SECOND else CONTRACTS_FIRST
    return 0 if s.pool_size + s.returned_count > 0 else NO_CONTRACT_LEFT


def draw_contracts(b: Board, s: State, seat: int) -> None:
    """Look at new contracts; if all of them must be kept, there is nothing to choose."""
    p = s.players[seat]
    s.passes = 0
    offer(s, p, b.draw)
    s.phase = CHOOSE
    if p.offered <= b.draw_keep:
        p.contracts |= p.offer
        settle_offer(s, seat)
        end_turn(b, s)
