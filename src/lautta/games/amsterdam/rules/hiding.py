"""Dealing full states that fit a view: what a seat does not see, see fields.py, is filled at random."""

from lautta.core.bits import count_bits, each_bit
from lautta.core.chance import Chooser, choose
from lautta.games.amsterdam.rules.contracts import picked, returned_mask
from lautta.games.amsterdam.rules.open_row import reset_helps, wilds_open
from lautta.games.amsterdam.rules.piles import elsewhere
from lautta.games.amsterdam.state import NONE, NOT_SEEN, OFFER, OVER, SETUP, Board, Player, State, bit


def deal(b: Board, s: State, seat: int, c: Chooser) -> None:
    """Fill in at random what a view of a seat (NONE: a spectator) has blank.

    All ways are equally likely, regardless of hints in the others' moves; only where too many open wild cards were left
    lying, so that the deck can have few, are some ways a little likelier than others. Where there is nothing to deal
    from, because the view cannot be, less is dealt than should be, so that the state is not valid.
    """
    deal_cards(b, s, seat, c)
    deal_contracts(b, s, seat, c)


def deal_cards(b: Board, s: State, seat: int, c: Chooser) -> None:
    """Put the cards that lie nowhere else into the deck, and fill the hands of the others from it."""
    for other in range(s.seats):
        if other != seat:
            for kind in range(b.kinds):
                s.players[other].hand[kind] = s.players[other].known[kind]
    left = 0
    for kind in range(b.kinds):
        s.deck[kind] = max(0, b.cards[kind] - elsewhere(b, s, kind))
        left += s.deck[kind]
    for other in range(s.seats):
        if other != seat:
            p = s.players[other]
            missing = p.hand_size
            for kind in range(b.kinds):
                missing -= p.hand[kind]
            missing = min(missing, left)
            for _ in range(missing):
                place = choose(c, left)
                kind = card_at(b, s, place)
                left -= 1
                s.deck[kind] -= 1
                p.hand[kind] += 1
    swapped = True
    while swapped and wilds_open(b, s) >= b.reset_at and reset_helps(b, s):
        swapped = swap_for_wild(b, s, seat, c)


def card_at(b: Board, s: State, place: int) -> int:
    """The kind of a card of the deck, by its place when they lie sorted."""
    for kind in range(b.kinds):
        place -= s.deck[kind]
        if place < 0:
            return kind
    return 0


def swap_for_wild(b: Board, s: State, seat: int, c: Chooser) -> bool:
    """Swap a wild card in a hand for a colour in the deck, if there is one.

    Too many open wild cards that were left lying mean that the deck has few colours.
    """
    wilds, colours = 0, 0
    for other in range(s.seats):
        if other != seat:
            wilds += unknown_wilds(b, s.players[other])
    for kind in range(b.colours):
        colours += s.deck[kind]
    if wilds == 0 or colours == 0:
        return False
    place = choose(c, wilds)
    holder = NONE
    for other in range(s.seats):
        if other != seat and holder == NONE:
            place -= unknown_wilds(b, s.players[other])
            if place < 0:
                holder = other
    place = choose(c, colours)
    kind = card_at(b, s, place)
    p = s.players[holder]
    p.hand[b.wild] -= 1
    p.hand[kind] += 1
    s.deck[kind] -= 1
    s.deck[b.wild] += 1
    return True


def unknown_wilds(b: Board, p: Player) -> int:
    """How many wild cards of a hand nobody has seen being taken."""
    return p.hand[b.wild] - p.known[b.wild]


def deal_contracts(b: Board, s: State, seat: int, c: Chooser) -> None:
    """Put the contracts that lie nowhere else into the pool; fill offers and hands of the others, and the refused."""
    s.pool = (bit(b.contracts) - 1) & ~returned_mask(s)
    for other in range(s.seats):
        s.pool &= ~(s.players[other].contracts | s.players[other].offer)
    for other in range(s.seats):
        if other != seat:
            deal_offer(b, s, other, c)
            if s.phase != SETUP and s.phase != OVER:
                for _ in range(s.players[other].contract_count):
                    contract = take_contract(s, c)
                    if contract != NONE:
                        s.players[other].contracts |= bit(contract)
    for place in range(s.returned_count):
        if s.returned[place] == NOT_SEEN:
            contract = take_contract(s, c)
            if contract != NONE:
                s.returned[place] = contract


def deal_offer(b: Board, s: State, seat: int, c: Chooser) -> None:
    """Offer a seat as many contracts as everybody saw; one that has chosen in the set-up has kept some, any it may."""
    p = s.players[seat]
    offered = min(p.offered, OFFER)
    for _ in range(offered):
        contract = take_contract(s, c)
        if contract != NONE:
            p.offer |= bit(contract)
    if s.phase == SETUP and s.chosen & bit(seat):
        ways = 0
        for which in range(bit(offered)):
            ways += count_bits(which) >= b.deal_keep
        place = choose(c, max(1, ways))
        for which in range(bit(offered)):
            if count_bits(which) >= b.deal_keep:
                if place == 0:
                    p.contracts = picked(p.offer, which)
                place -= 1


def take_contract(s: State, c: Chooser) -> int:
    """Take a contract out of the pool, any of them, or NONE if there is none left."""
    left = count_bits(s.pool)
    if left == 0:
        return NONE
    place = choose(c, left)
    for contract in each_bit(s.pool):
        if place == 0:
            s.pool &= ~bit(contract)
            return contract
        place -= 1
    return NONE
