"""The course of a game: set-up, the seats to act, and passing (chapters: set-up, course of play)."""

from lautta.games.amsterdam.building import within_reach
from lautta.games.amsterdam.contracts import finish_setup, offer
from lautta.games.amsterdam.piles import can_draw, draw_blind, fill_row
from lautta.games.amsterdam.reasons import CONTRACTS_FIRST, NOT_LAST_RESORT, SECOND_CARD_FIRST
from lautta.games.amsterdam.state import (
    CONTRACTS,
    NONE,
    NOT_SEEN,
    OVER,
    ROW,
    SECOND,
    SETUP,
    TURN,
    Board,
    State,
    bit,
    seats_mask,
)
from lautta.games.amsterdam.turns import count_turn, end_turn, finish


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


def to_act(s: State) -> int:
    """The seats that may act now: during the set-up, everybody who has not chosen contracts."""
    if s.phase == SETUP:
        return seats_mask(s) & ~s.chosen
    return 0 if s.phase == OVER else bit(s.seat)


def check_pass(b: Board, s: State, seat: int) -> int:
    """Check passing, allowed only if nothing else can be done."""
    if s.phase != TURN:
        return SECOND_CARD_FIRST if s.phase == SECOND else CONTRACTS_FIRST
    if can_draw(b, s, False) or s.pool_size + s.returned_count > 0:
        return NOT_LAST_RESORT
    return NOT_LAST_RESORT if within_reach(b, s, s.players[seat]) else 0


def pass_turn(b: Board, s: State) -> None:
    """Pass; when everybody has passed in a row, nothing can change any more and the game is over."""
    s.passes += 1
    if s.passes == s.seats:
        count_turn(s)
        finish(b, s)
    else:
        end_turn(b, s)
