"""Chapter: sequence of play. Phases one after another, the seats that may act, and those that are done."""

from lautta.games.roads.rules.contest import contest
from lautta.games.roads.rules.geese import geese_rest, want_a_bank
from lautta.games.roads.rules.movement import rest_all
from lautta.games.roads.rules.order import in_turn
from lautta.games.roads.rules.production import produce, work_off
from lautta.games.roads.rules.reasons import ANSWER_FIRST, ORDER_FIRST, OTHER_PHASE, WORK_FIRST
from lautta.games.roads.rules.setup import settle_home
from lautta.games.roads.rules.wonder import lay_neutral
from lautta.games.roads.state import (
    ALWAYS,
    BUILDING,
    CALLING,
    CHOOSING,
    FIRST_TIME,
    GOODS,
    HELP,
    MOVEMENT,
    NO_WORK,
    OVER,
    PLAYING,
    PRAYING,
    PRODUCTION,
    SETUP,
    WONDER,
    Board,
    Scratch,
    State,
    bit,
    seats_mask,
)


def next_phase(b: Board, s: State, w: Scratch) -> None:
    """The sequence of play: a turn is production, movement, building, wonder; its neutral brick ends it."""
    if s.phase == SETUP:
        begin_turn(b, s, w)
    elif s.phase == PRODUCTION:
        work_off(b, s)
        rest_all(s)
        open_phase(b, s, w, MOVEMENT)
    elif s.phase == MOVEMENT:
        rest_all(s)
        open_phase(b, s, w, BUILDING)
    elif s.phase == BUILDING:
        open_phase(b, s, w, WONDER)
    else:
        end_turn(b, s, w)


def choose_home(b: Board, s: State, w: Scratch, seat: int, bank: int) -> None:
    """Choose a home; when everybody has one, the first turn begins."""
    settle_home(b, s, seat, bank)
    if s.waiting == 0:
        next_phase(b, s, w)


def begin_turn(b: Board, s: State, w: Scratch) -> None:
    """Begin a turn: what is produced by itself is there before the order is called."""
    produce(b, s)
    rest_all(s)
    open_phase(b, s, w, PRODUCTION)


def open_phase(b: Board, s: State, w: Scratch, phase: int) -> None:
    """Begin a phase: all are asked for the order, or any seat may call."""
    s.phase, s.ordered, s.leaving, s.at = phase, 0, 0, 0
    s.waiting = seats_mask(s)
    s.stage, s.may_call = PLAYING, 0
    forget_refusals(s)
    if s.seats > 1:
        if s.order_asked == ALWAYS:
            s.stage = CALLING
        else:
            s.rivals = contest(b, s, w)
            meet(s)


def meet(s: State) -> None:
    """All are asked when two of them could get in each other's way for the first time, in the wonder phase each time.

    There one seat plays after another: the second one can call only if it is asked before the first one begins.
    """
    known = s.vied if s.phase == WONDER else s.met
    if s.rivals & ~known:
        s.stage = CALLING
    else:
        s.may_call = 1
    if s.phase != WONDER:
        s.met |= s.rivals
    elif s.wonder_asked == FIRST_TIME:
        s.vied |= s.rivals


def forget_refusals(s: State) -> None:
    """In a new phase everything may be offered again."""
    for seat in range(s.seats):
        p = s.players[seat]
        p.dropped = 0
        for other in range(s.seats):
            for kind in range(HELP + 1):
                for good in range(GOODS):
                    p.refused[other][kind][good] = 0


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


def done(b: Board, s: State, w: Scratch, seat: int) -> None:
    """Be done with this phase: the next one plays, or the phase is over."""
    if s.phase == MOVEMENT:
        geese_rest(b, s, seat)
    s.waiting &= ~bit(seat)
    s.may_call = 0
    if in_turn(s):
        s.at += 1
    if s.waiting == 0:
        next_phase(b, s, w)


def end_turn(b: Board, s: State, w: Scratch) -> None:
    """Lay the neutral brick; unless it ends the game, the next turn begins."""
    s.turn += 1
    for seat in range(s.seats):
        s.players[seat].bought = 0
    lay_neutral(s)
    if s.phase != OVER:
        begin_turn(b, s, w)


def to_act(s: State) -> int:
    """The seats that may act now; none when the game is over."""
    if s.phase == OVER:
        return 0
    if s.offer.kind:
        return bit(s.offer.to)
    if s.work.job != NO_WORK:
        return bit(s.work.seat)
    if s.stage in (PRAYING, CHOOSING):
        return bit(s.row[s.at])
    if s.stage == PLAYING and in_turn(s):
        return bit(s.chart[s.at] - 1)
    return s.waiting
