"""The end of the game: the last turns, and what is counted then (chapter: end of the game)."""

from lautta.games.amsterdam.rules.scoring import count_up
from lautta.games.amsterdam.state import MOST_TURNS, OVER, Board, State


def count_turn(s: State) -> None:
    """A turn is finished."""
    s.turn = min(s.turn + 1, MOST_TURNS)


def count_down(b: Board, s: State) -> bool:
    """Few carts start the last turns, one for each player; each turn then counts down. Were these all?"""
    if s.last_turns > 0:
        s.last_turns -= 1
        return s.last_turns == 0
    if s.players[s.seat].carts <= b.end_carts:
        s.trigger = s.seat
        s.last_turns = s.seats
    return False


def finish(b: Board, s: State) -> None:
    """End the game and count the points."""
    s.phase = OVER
    count_up(b, s)


def longest(b: Board, seats: int) -> int | None:
    """No game has more decisions than this, which follows from the rules.

    A card is drawn at most once more for each one that was paid, which is one for each cart; each drawing of contracts
    keeps one. A player passes only where nothing else can be done, and passing all round ends the game.
    """
    if b.draw_keep == 0:
        return None
    carts = seats * b.carts
    acts = b.all_cards + carts + carts + 2 * b.contracts  # cards, routes, contracts drawn and kept
    return seats + seats * (acts + 1)  # set-up, and each act after at most as many passes as there are others
