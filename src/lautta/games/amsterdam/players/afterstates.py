"""The outcome of an action as far as a seat can foresee it, without chance and others' decisions.

A card drawn blind is one card more in a hand, of no kind. A gap in the row stays a gap. Contracts that are drawn are
counted, not known. Who won is not known before the contracts of others are shown, so a game that ends stays in its
last turn, with no turns left: see `ended`.
"""

from lautta.core.bits import count_bits
from lautta.games.amsterdam.actions import ACTIONS
from lautta.games.amsterdam.players.board_analysis import BoardAnalysis
from lautta.games.amsterdam.rules.contracts import picked, settle_offer
from lautta.games.amsterdam.rules.drawing_cards import pick_up
from lautta.games.amsterdam.rules.ending import count_turn
from lautta.games.amsterdam.rules.open_row import can_draw
from lautta.games.amsterdam.rules.piles import shuffle_discards, shuffle_if_due
from lautta.games.amsterdam.rules.routes import place_carts
from lautta.games.amsterdam.rules.sequence import end_turn
from lautta.games.amsterdam.state import CHOOSE, NONE, OVER, SECOND, SETUP, TURN, Board, State, bit, seats_mask


def foresee(b: Board, s: State, w: BoardAnalysis, seat: int, code: int) -> None:
    """Do an action on a seat's view."""
    action = ACTIONS.place(b, code)
    if action == ACTIONS.KEEP:
        keep(b, s, seat, ACTIONS.parameter(b, code, 0))
        return
    s.passes = s.passes + 1 if action == ACTIONS.PASS else 0
    if action == ACTIONS.DECK:
        take_unseen(b, s, seat)
    elif action == ACTIONS.ROW:
        take_open(b, s, seat, ACTIONS.parameter(b, code, 0))
    elif action == ACTIONS.CONTRACTS:
        draw_contracts(b, s, seat)
    elif action == ACTIONS.BUILD:
        route, payment = ACTIONS.parameter(b, code, 0), ACTIONS.parameter(b, code, 1)
        place_carts(b, s, s.players[seat], route, payment)
        shuffle_if_due(b, s)
        pass_on(b, s)
    elif s.passes < s.seats:
        pass_on(b, s)


def ended(s: State) -> bool:
    """Has this seat done the last thing of the game?"""
    return s.phase == OVER or s.passes == s.seats or (s.trigger != NONE and s.last_turns == 0)


def keep(b: Board, s: State, seat: int, which: int) -> None:
    """Keep contracts; in the set-up the others choose at the same time, and the last choice begins the first turn."""
    p = s.players[seat]
    if s.phase == SETUP:
        p.contracts = picked(p.offer, which)
        p.contract_count = count_bits(p.contracts)
        s.chosen |= bit(seat)
        if s.chosen == seats_mask(s):
            settle_offer(s, seat)
            s.phase = TURN
        return
    p.contracts |= picked(p.offer, which)
    settle_offer(s, seat)
    pass_on(b, s)


def take_unseen(b: Board, s: State, seat: int) -> None:
    """Take a card of the deck, which may be any."""
    if s.deck_size == 0:
        shuffle_discards(b, s)
    s.deck_size -= 1
    shuffle_if_due(b, s)
    s.players[seat].hand_size += 1
    card_taken(b, s)


def take_open(b: Board, s: State, seat: int, slot: int) -> None:
    """Take a card of the row, which leaves a gap."""
    kind = pick_up(s, seat, slot)
    if kind == b.wild:
        pass_on(b, s)
    else:
        card_taken(b, s)


def card_taken(b: Board, s: State) -> None:
    """A second card must be taken, if there is one."""
    if s.phase == TURN and can_draw(b, s, True):
        s.phase = SECOND
    else:
        pass_on(b, s)


def draw_contracts(b: Board, s: State, seat: int) -> None:
    """Look at new contracts: they are offered, or must all be kept."""
    p = s.players[seat]
    count = min(b.draw, s.pool_size + s.returned_count)
    never_seen = min(count, s.pool_size)
    s.pool_size -= never_seen
    s.returned_count -= count - never_seen
    if count > b.draw_keep:
        p.offered = count
        s.phase = CHOOSE
    else:
        p.contract_count += count
        pass_on(b, s)


def pass_on(b: Board, s: State) -> None:
    """The turn is over, and perhaps the game."""
    if s.last_turns == 1:
        s.last_turns = 0
        s.phase = TURN
        count_turn(s)
    else:
        end_turn(b, s)
