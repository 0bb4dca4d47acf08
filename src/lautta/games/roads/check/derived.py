"""What follows from the rest of a position, and what a hand-written one leaves out."""

from lautta.core.game import GameState
from lautta.games.roads.check.sequence import filled_first
from lautta.games.roads.rules.order import in_turn
from lautta.games.roads.rules.scoring import count_up
from lautta.games.roads.state import (
    BRICKS,
    CHOOSING,
    IRRIGATION,
    NEUTRAL,
    NOBODY,
    NONE,
    NOT_TOLD,
    OVER,
    PLAYING,
    PRAYING,
    SEATS,
    SETUP,
    Board,
    State,
    bit,
)


def derive(b: Board, s: State) -> None:
    """Compute what follows from the rest: as many neutral bricks as turns are over, and the count at the end."""
    s.neutral = s.turn % 256
    s.irrigated = int(s.laid > IRRIGATION)
    s.winners = 0
    known = s.phase == OVER
    for seat in range(SEATS):
        s.players[seat].wealth, s.players[seat].points = 0, 0
        known = known and s.row[seat] < s.seats
    if known:
        count_up(s)


def complete(state: GameState) -> None:
    """Fill in what every position has (bricks, rows, somebody to act) where a hand-written one says nothing."""
    s: State = state.record
    lay_wonder(s)
    if s.turn == NOT_TOLD:
        s.turn = 0
    line_up(s)
    wait(s)


def lay_wonder(s: State) -> None:
    """An empty wonder gets the bricks laid there before the game, and one for each turn; else turns follow from it."""
    if s.laid == 0:
        first, turns = filled_first(s), 0 if s.turn == NOT_TOLD else s.turn
        s.laid = min(first + turns, BRICKS)
        for place in range(s.laid):
            s.bricks[place] = NOBODY if place < first else NEUTRAL
    elif s.turn == NOT_TOLD:
        s.turn = sum(s.bricks[place] == NEUTRAL for place in range(min(s.laid, BRICKS)))


def line_up(s: State) -> None:
    """Unless it says otherwise, seats play in their order and pray in the opposite one."""
    seats = range(min(s.seats, SEATS))
    chosen, prays = any(s.chart[place] for place in seats), any(s.row[place] for place in seats)
    if not prays:
        for place in seats:
            s.row[place] = max(0, s.chart[len(seats) - 1 - place] - 1) if chosen else len(seats) - 1 - place
    if not chosen and s.stage != CHOOSING:
        for place in seats:
            s.chart[place] = s.row[len(seats) - 1 - place] + 1


def wait(s: State) -> None:
    """Everybody is to act, during set-up those without a home; if one plays after another, the first of these."""
    seats = range(min(s.seats, SEATS))
    if s.waiting == 0 and s.phase != OVER:
        s.waiting = sum(bit(seat) for seat in seats if s.phase != SETUP or s.players[seat].home == NONE)
    if s.stage in (PRAYING, CHOOSING):
        s.ordered = 1
    s.at = 0
    if s.stage == CHOOSING:
        s.at = max(0, len(seats) - 1 - sum(s.chart[place] > 0 for place in seats))
    elif s.stage == PLAYING and in_turn(s) and s.phase != OVER:
        s.at = sum(s.waiting & bit(seat) == 0 for seat in seats)
