"""Chapter: order of play. Calling for it, the prayer row, and the slots of the sequence chart.

Who is asked for it is in contest.py; what becomes of plans that want the same is in plans.py, and in lautta.core.plans.
"""

from lautta.core.chance import below
from lautta.games.roads.rules.reasons import (
    NOT_CALLING,
    NOT_CHOOSING,
    NOT_PRAYING,
    SLOT_TAKEN,
    SLOT_UNUSED,
)
from lautta.games.roads.state import (
    BUILDING,
    CALLING,
    CHOOSING,
    MOVEMENT,
    PLAYING,
    PRAYING,
    PRODUCTION,
    SEATS,
    State,
    bit,
    seats_mask,
)


def draw_row(s: State) -> None:
    """Draw the praying figures at random, the first one nearest to the temple; the chart is the other way round."""
    left = seats_mask(s)
    for place in range(s.seats):
        skip = below(s.chance, s.seats - place)
        seat = 0
        while left & bit(seat) == 0 or skip > 0:
            skip -= left >> seat & 1
            seat += 1
        left &= ~bit(seat)
        s.row[place] = seat
        s.chart[s.seats - 1 - place] = seat + 1
    s.shown += 1


def in_turn(s: State) -> bool:
    """Does one seat play after another now? Always during set-up and at the wonder, else if the order was called."""
    return s.ordered == 1 or s.phase not in (PRODUCTION, MOVEMENT, BUILDING)


def check_call(s: State) -> int:
    """Check calling for the order: when all are asked, and where nobody was, before anything is done."""
    return 0 if s.stage == CALLING or s.may_call else NOT_CALLING


def check_agree(s: State) -> int:
    """Check agreeing to play at the same time."""
    return 0 if s.stage == CALLING else NOT_CALLING


def call(s: State) -> None:
    """Call for the order; before it is set, everybody may stop praying."""
    s.ordered, s.stage, s.at, s.may_call = 1, PRAYING, 0, 0


def agree(s: State, seat: int) -> None:
    """Agree not to call; if nobody calls, everybody plays at the same time."""
    s.waiting &= ~bit(seat)
    if s.waiting == 0:
        play(s)


def play(s: State) -> None:
    """Begin the phase itself."""
    s.stage, s.at, s.waiting = PLAYING, 0, seats_mask(s)


def check_praying(s: State) -> int:
    """Check keeping to pray, or stopping and going to the back of the row."""
    return 0 if s.stage == PRAYING else NOT_PRAYING


def pray(s: State) -> None:
    """Stay in the row."""
    next_figure(s)


def stop(s: State, seat: int) -> None:
    """Go to the back of the row."""
    s.leaving |= bit(seat)
    next_figure(s)


def next_figure(s: State) -> None:
    """Ask the next figure in the row; the last one has nothing to choose."""
    s.at += 1
    if s.at >= s.seats - 1:
        line_up(s)
        s.stage = CHOOSING
        for slot in range(SEATS):
            s.chart[slot] = 0


def line_up(s: State) -> None:
    """Those who stay move up; those who leave stand behind them, the one who was nearest at the very back."""
    old = 0  # three bits for each place
    for place in range(s.seats):
        old |= s.row[place] << (3 * place)
    front, back = 0, s.seats - 1
    for place in range(s.seats):
        seat = old >> (3 * place) & 7
        if s.leaving & bit(seat):
            s.row[back] = seat
            back -= 1
        else:
            s.row[front] = seat
            front += 1
    s.leaving = 0


def check_slot(s: State, slot: int) -> int:
    """Check taking a slot of the sequence chart."""
    if s.stage != CHOOSING:
        return NOT_CHOOSING
    if slot >= s.seats:
        return SLOT_UNUSED
    return SLOT_TAKEN if s.chart[slot] else 0


def take_slot(s: State, seat: int, slot: int) -> None:
    """Take it; the figure nearest to the temple gets what is left."""
    s.chart[slot] = seat + 1
    s.at -= 1
    if s.at == 0:
        for free in range(s.seats):
            if s.chart[free] == 0:
                s.chart[free] = s.row[0] + 1
        play(s)
