"""Chapter: set-up."""

from lautta.games.amsterdam.rules.contracts import finish_setup, offer
from lautta.games.amsterdam.rules.open_row import fill_row
from lautta.games.amsterdam.rules.piles import draw_blind
from lautta.games.amsterdam.state import CONTRACTS, NONE, NOT_SEEN, ROW, Board, State, bit, seats_mask


def start(b: Board, s: State, seats: int) -> None:
    """Set up a game: carts, cards, the row, bonus cards, and contracts to choose from."""
    s.seats = seats
    s.trigger = NONE
    s.free = bit(b.routes) - 1
    s.pool = bit(b.contracts) - 1
    s.pool_size = b.contracts
    s.tokens = b.tokens
    for kind in range(b.kinds):
        s.deck[kind] = b.cards[kind]
    s.deck_size = b.all_cards
    for slot in range(ROW):
        s.row[slot] = NONE
    for place in range(CONTRACTS):
        s.returned[place] = NOT_SEEN
        s.returned_by[place] = NOT_SEEN
    deal(b, s)
    fill_row(b, s)
    for seat in range(seats):
        offer(s, s.players[seat], b.deal)
    if b.deal <= b.deal_keep:  # all of them must be kept
        for seat in range(seats):
            s.players[seat].contracts = s.players[seat].offer
        s.chosen = seats_mask(s)
        finish_setup(s)


def deal(b: Board, s: State) -> None:
    """Everybody gets carts and the first cards."""
    for seat in range(s.seats):
        s.players[seat].carts = b.carts
    for _ in range(b.start_cards):
        for seat in range(s.seats):
            draw_blind(b, s, s.players[seat])
