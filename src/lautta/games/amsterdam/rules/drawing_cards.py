"""Drawing transport cards: two, blind or from the open row (chapter: transport cards)."""

from lautta.games.amsterdam.rules.open_row import can_draw, fill_row
from lautta.games.amsterdam.rules.piles import draw_blind
from lautta.games.amsterdam.rules.reasons import CONTRACTS_FIRST, GAP_IN_ROW, NO_CARD_TO_DRAW, WILD_AS_SECOND
from lautta.games.amsterdam.rules.sequence import end_turn
from lautta.games.amsterdam.state import NONE, SECOND, TURN, Board, State


def check_deck(s: State) -> int:
    """Take the top card of the deck, as the first or the second card."""
    if s.phase != TURN and s.phase != SECOND:
        return CONTRACTS_FIRST
    return 0 if s.deck_size + s.discard_size > 0 else NO_CARD_TO_DRAW


def take_deck(b: Board, s: State, seat: int) -> None:
    """Draw blind; a wild card drawn this way is like any other, and a smaller deck may make another row possible."""
    s.passes = 0
    draw_blind(b, s, s.players[seat])
    fill_row(b, s)
    card_taken(b, s)


def check_row(b: Board, s: State, slot: int) -> int:
    """Take an open card; an open wild card only as the first."""
    if s.phase != TURN and s.phase != SECOND:
        return CONTRACTS_FIRST
    if s.row[slot] == NONE:
        return GAP_IN_ROW
    if s.phase == SECOND and s.row[slot] == b.wild:
        return WILD_AS_SECOND
    return 0


def take_row(b: Board, s: State, seat: int, slot: int) -> None:
    """Take an open card and fill its place at once; an open wild card is the only card of its turn."""
    kind = pick_up(s, seat, slot)
    s.passes = 0
    fill_row(b, s)
    if kind == b.wild:
        end_turn(b, s)
    else:
        card_taken(b, s)


def pick_up(s: State, seat: int, slot: int) -> int:
    """Move a card from the row into a hand, in view of everybody; answers its kind."""
    p = s.players[seat]
    kind = s.row[slot]
    s.row[slot] = NONE
    p.hand[kind] += 1
    p.known[kind] += 1
    p.hand_size += 1
    return kind


def card_taken(b: Board, s: State) -> None:
    """After the first card a second must be taken if there is one to take; else the turn ends."""
    if s.phase == TURN and can_draw(b, s, True):
        s.phase = SECOND
    else:
        end_turn(b, s)
