"""The course of a game: phases one after another, and who is done."""

from lautta.games.roads.geese import geese_rest, want_a_bank
from lautta.games.roads.movement import rest_all
from lautta.games.roads.order import in_turn, open_phase
from lautta.games.roads.production import produce, work_off
from lautta.games.roads.reasons import ANSWER_FIRST, ORDER_FIRST, OTHER_PHASE, WORK_FIRST
from lautta.games.roads.setup import settle_home
from lautta.games.roads.state import (
    BUILDING,
    MOVEMENT,
    OVER,
    PLAYING,
    PRODUCTION,
    SETUP,
    WONDER,
    Board,
    State,
    bit,
)
from lautta.games.roads.wonder import lay_neutral


def choose_home(b: Board, s: State, seat: int, bank: int) -> None:
    """Choose a home; when everybody has one, the first turn begins."""
    settle_home(b, s, seat, bank)
    if s.waiting == 0:
        begin_production(b, s)


def begin_production(b: Board, s: State) -> None:
    """Begin a turn: what is produced by itself is there before the order is called."""
    produce(b, s)
    rest_all(s)
    open_phase(s, PRODUCTION)


def check_done(b: Board, s: State, seat: int) -> int:
    """Check being done with this phase."""
    if s.phase == SETUP:
        return OTHER_PHASE
    if s.stage != PLAYING:
        return ORDER_FIRST
    if s.offer.kind:
        return ANSWER_FIRST
    if s.work.job:
        return WORK_FIRST
    return want_a_bank(b, s, seat) if s.phase == MOVEMENT else 0


def done(b: Board, s: State, seat: int) -> None:
    """Be done with this phase: the next one plays, or the phase is over."""
    if s.phase == MOVEMENT:
        geese_rest(b, s, seat)
    s.waiting &= ~bit(seat)
    if in_turn(s):
        s.at += 1
    if s.waiting == 0:
        next_phase(b, s)


def next_phase(b: Board, s: State) -> None:
    """End a phase and begin the next one."""
    if s.phase == PRODUCTION:
        work_off(b, s)
        rest_all(s)
        open_phase(s, MOVEMENT)
    elif s.phase == MOVEMENT:
        rest_all(s)
        open_phase(s, BUILDING)
    elif s.phase == BUILDING:
        open_phase(s, WONDER)
    else:
        end_turn(b, s)


def end_turn(b: Board, s: State) -> None:
    """Lay the neutral brick; unless it ends the game, the next turn begins."""
    s.turn += 1
    for seat in range(s.seats):
        s.players[seat].bought = 0
    lay_neutral(s)
    if s.phase != OVER:
        begin_production(b, s)
