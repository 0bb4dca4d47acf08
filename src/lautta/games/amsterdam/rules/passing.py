"""Passing, where nothing else can be done (chapter: course of play)."""

from lautta.games.amsterdam.rules.ending import count_turn, finish
from lautta.games.amsterdam.rules.open_row import can_draw
from lautta.games.amsterdam.rules.reasons import CONTRACTS_FIRST, NOT_LAST_RESORT, SECOND_CARD_FIRST
from lautta.games.amsterdam.rules.routes import within_reach
from lautta.games.amsterdam.rules.sequence import end_turn
from lautta.games.amsterdam.state import SECOND, TURN, Board, State


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
