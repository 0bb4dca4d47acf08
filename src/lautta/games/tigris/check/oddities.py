"""What no play leads to, though it can be played on."""

from lautta.core.faults import Faults, note
from lautta.games.tigris.board.squares import count, count_both
from lautta.games.tigris.check import faults
from lautta.games.tigris.check.relations import catastrophes_there, treasures_there
from lautta.games.tigris.state import (
    ACT,
    AGAIN,
    CATASTROPHES,
    END_OF_ACTION,
    END_OF_TURN,
    GREEN,
    HAND,
    LAST_TREASURES,
    MOST_TURNS,
    OVER,
    Board,
    State,
    leader_index,
)


def oddities(b: Board, s: State, f: Faults) -> None:
    """Note what is missing, and in a game that goes on what would have been settled."""
    missing(b, s, f)
    if s.phase != OVER:
        unsettled(s, f)


def missing(b: Board, s: State, f: Faults) -> None:
    """Treasures and catastrophes that nobody has; by an option one catastrophe may lie under another."""
    if treasures_there(s) < count(b.temples):
        note(f, faults.TREASURES, treasures_there(s), count(b.temples), 0, 0)
    there, most = catastrophes_there(s), CATASTROPHES * s.seats
    if there < most and (s.ruins_again != AGAIN or count(s.ruins) == 0):
        note(f, faults.RUINS_MISSING, there, most, 0, 0)


def unsettled(s: State, f: Faults) -> None:
    """What the end of the last turn, or by an option of the last action, would have settled; and turns out of order."""
    if s.turn < MOST_TURNS and s.seat != (s.first + s.turn) % s.seats:
        note(f, faults.TURN_ORDER, s.seat, s.turn + 1, s.first, 0)
    if count(s.treasures) <= LAST_TREASURES and not (s.acted and s.treasure_time == END_OF_ACTION):
        note(f, faults.TREASURES_GONE, count(s.treasures), LAST_TREASURES, 0, 0)
    for seat in range(s.seats):
        there = count_both(s.realms[leader_index(seat, GREEN)], s.treasures)
        if there > 1 and s.phase == ACT and not (s.acted and s.treasure_time == END_OF_TURN):
            note(f, faults.TREASURES_LEFT, seat, there, 0, 0)
        if s.players[seat].hand_size < HAND and not s.acted:
            note(f, faults.HAND_NOT_FULL, seat, s.players[seat].hand_size, HAND, 0)
