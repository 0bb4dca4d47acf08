"""The end of the game (chapter: end of the game)."""

from lautta.games.tigris.board.squares import count
from lautta.games.tigris.rules.scoring import best_seats
from lautta.games.tigris.state import (
    ALL_PASSED,
    BAG_EMPTY,
    END,
    LAST_TREASURES,
    MOST_TURNS,
    NONE,
    OVER,
    TREASURES_GONE,
    Scratch,
    State,
)


def count_turn(s: State) -> None:
    """A turn is finished."""
    s.turn = min(s.turn + 1, MOST_TURNS)


def why_over(s: State, short: bool) -> int:
    """Why the game ends after this turn, or 0; `short`: somebody could not fill their hand."""
    if count(s.treasures) <= LAST_TREASURES:
        return TREASURES_GONE
    if short:
        return BAG_EMPTY
    return ALL_PASSED if s.passing == END and s.passes == s.seats else 0


def finish(s: State, w: Scratch, how: int) -> None:
    """End the game: screens are lifted."""
    s.phase = OVER
    s.ended_by = how
    s.actions = 0
    s.acted = 0
    s.placed = NONE
    s.winners = best_seats(s, w)
