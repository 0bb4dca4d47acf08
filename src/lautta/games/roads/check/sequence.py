"""The course of play in a record: the seat to move, the wonder, the end. Each check answers 0 or a fault."""

from lautta.games.roads.check.faults import (
    BAD_BOUGHT,
    BAD_BRICKS,
    BAD_CHART,
    BAD_END,
    BAD_NEUTRAL,
    BAD_ROW,
    BAD_SHORT,
    BAD_SLOTS,
    BAD_STAGE,
    BAD_WAITING,
    EARLY_HOME,
    ENDLESS,
    NO_HOME,
    NOT_SET_UP,
    TOO_EARLY,
)
from lautta.games.roads.rules.contest import pairs_of
from lautta.games.roads.rules.order import in_turn
from lautta.games.roads.rules.setup import is_short, turns_of_game
from lautta.games.roads.state import (
    ALWAYS,
    BRICKS,
    CALLING,
    CHOOSING,
    EACH_TIME,
    EMPTY,
    END_MARKS,
    FILLED,
    NEUTRAL,
    NOBODY,
    NONE,
    OVER,
    PLAYING,
    PRAYING,
    SEATS,
    SETUP,
    SLOTS,
    WONDER,
    State,
    bit,
    seats_mask,
)


def filled_first(s: State) -> int:
    """How many bricks are in the wonder before the game begins."""
    return FILLED if is_short(s) else 0


def acts(s: State, seat: int) -> bool:
    """Might this seat act now, if no work is in hand and nothing is offered?"""
    if s.stage != PLAYING or s.phase in (SETUP, OVER):
        return False
    if in_turn(s):
        return s.chart[s.at] == seat + 1
    return s.waiting & bit(seat) != 0


# whose turn it is


def row_fault(s: State) -> int:
    """The prayer row has each seat once."""
    row = 0
    for place in range(SEATS):
        if place < s.seats:
            row |= bit(s.row[place])
        elif s.row[place]:
            return BAD_ROW
    return 0 if row == seats_mask(s) else BAD_ROW


def chart_fault(s: State) -> int:
    """So does the sequence chart; while slots are being chosen, from the back of the row, some are free."""
    chart, taken = 0, 0
    for place in range(SEATS):
        if place >= s.seats and s.chart[place]:
            return BAD_CHART
        if s.chart[place]:
            chart |= bit(s.chart[place] - 1)
            taken += 1
    if s.stage != CHOOSING:
        return 0 if chart == seats_mask(s) else BAD_CHART
    if s.at == 0 or taken != s.seats - 1 - s.at:
        return BAD_SLOTS
    for place in range(s.seats):
        if (place > s.at) != (chart & bit(s.row[place]) != 0):
            return BAD_SLOTS
    return 0


def stage_fault(s: State) -> int:
    """The order is called in most phases, and only with several players; figures going to the back have been asked."""
    if s.rivals and (s.phase in (SETUP, OVER) or s.order_asked == ALWAYS):
        return BAD_STAGE
    if (s.rivals | s.met | s.vied) & ~pairs_of(seats_mask(s)) or (s.vied and s.wonder_asked == EACH_TIME):
        return BAD_STAGE
    if s.may_call and (s.stage != PLAYING or s.ordered or s.seats == 1 or s.waiting != seats_mask(s)):
        return BAD_STAGE
    if s.phase in (SETUP, OVER):
        return 0 if s.stage == PLAYING and s.ordered == 0 and s.may_call == 0 and s.leaving == 0 else BAD_STAGE
    if s.stage != PRAYING and s.leaving:
        return BAD_STAGE
    if s.stage == PLAYING:
        return BAD_STAGE if s.seats == 1 and s.ordered else 0
    if s.seats == 1 or s.ordered != (s.stage != CALLING):
        return BAD_STAGE
    if s.stage == CALLING:
        return BAD_STAGE if s.at else 0
    if s.stage == PRAYING:
        asked = 0
        for place in range(s.at):
            asked |= bit(s.row[place])
        return BAD_STAGE if s.at >= s.seats - 1 or s.leaving & ~asked else 0
    return 0


def waiting_fault(s: State) -> int:
    """Somebody has to act until the game is over; if one plays after another, those earlier in the chart are done."""
    if s.phase == OVER:
        return BAD_WAITING if s.waiting or s.at else 0
    if s.waiting == 0:
        return BAD_WAITING
    if s.stage != PLAYING:
        return 0
    if not in_turn(s):
        return BAD_WAITING if s.at else 0
    for place in range(s.seats):
        if (s.waiting & bit(s.chart[place] - 1) != 0) != (place >= s.at):
            return BAD_WAITING
    return 0


def turn_fault(s: State) -> int:
    """A neutral brick was laid for each turn that is over, and the last one ends the game.

    A position may be over earlier, if it was written only to have it counted.
    """
    if s.phase == SETUP and s.turn:
        return NOT_SET_UP
    if s.phase != OVER:
        return ENDLESS if s.neutral >= turns_of_game(s) else 0
    return BAD_END if s.neutral > turns_of_game(s) else 0


def home_fault(s: State, seat: int) -> int:
    """Everybody has a home, during set-up those who have chosen; seats without a player have nothing."""
    p = s.players[seat]
    if seat >= s.seats or (s.phase == SETUP and s.waiting & bit(seat)):
        if p.home != NONE:
            return EARLY_HOME if seat < s.seats else TOO_EARLY
        for slot in range(SLOTS):
            if p.transporters[slot].kind:
                return TOO_EARLY
        return TOO_EARLY if p.research or p.bought or p.dropped else 0
    return NO_HOME if p.home == NONE else 0


# the wonder


def wonder_fault(s: State) -> int:
    """Bricks lie without gaps, belong to players of the game, and have irrigated the deserts if there are enough."""
    neutral, first = 0, filled_first(s)
    for place in range(BRICKS):
        owner = s.bricks[place]
        if (place < s.laid) != (owner != EMPTY) or (owner > s.seats and owner not in (NEUTRAL, NOBODY)):
            return BAD_BRICKS
        if (place < first) != (owner == NOBODY):
            return BAD_SHORT
        neutral += owner == NEUTRAL
    if neutral != s.neutral and (neutral > s.neutral or s.seats > 1 or s.laid < BRICKS):
        return BAD_NEUTRAL
    if s.seats > 1 and s.laid > END_MARKS[s.seats] - (s.phase != OVER):
        return ENDLESS
    return NOT_SET_UP if s.phase == SETUP and s.laid > first else 0


def bricks_of(s: State, seat: int) -> int:
    """How many bricks of the wonder are a seat's."""
    total = 0
    for place in range(s.laid):
        total += s.bricks[place] == seat + 1
    return total


def bought_fault(s: State, seat: int) -> int:
    """Bricks are bought in the phase of the wonder, each seat's in one go, after those of the seats before it."""
    bought = s.players[seat].bought
    if bought == 0:
        return 0
    if s.phase == OVER:
        return BAD_BOUGHT if bought > bricks_of(s, seat) else 0
    if s.phase != WONDER or s.stage != PLAYING:
        return BAD_BOUGHT
    top, place = s.laid, s.at
    while place >= 0 and s.chart[place] != seat + 1:
        top -= s.players[s.chart[place] - 1].bought
        place -= 1
    if place < 0 or top < bought:
        return BAD_BOUGHT
    for under in range(bought):
        if s.bricks[top - 1 - under] != seat + 1:
            return BAD_BOUGHT
    return 0
