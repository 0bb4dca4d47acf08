"""What follows from an action as far as a seat can foresee it: nothing is drawn, and nothing hidden is read.

Tiles that come from the bag are counted in `hand_size` and in no colour: that is how many unknown ones a player holds.
"""

from lautta.games.tigris.actions import ACTIONS
from lautta.games.tigris.players.outlines import Thoughts
from lautta.games.tigris.rules.ending import count_turn, finish
from lautta.games.tigris.rules.scoring import pay_monuments
from lautta.games.tigris.rules.sequence import begin_action, close_turn, end_action, take_or_ask
from lautta.games.tigris.rules.swaps import SWAPS
from lautta.games.tigris.rules.treasures import take_but
from lautta.games.tigris.state import (
    ACT,
    BAG_EMPTY,
    COLOURS,
    END_OF_ACTION,
    END_OF_TURN,
    HAND,
    NONE,
    Board,
    Scratch,
    State,
)


def foresee(b: Board, s: State, w: Thoughts, seat: int, code: int) -> None:
    """Do an action as far as the seat can foresee it.

    One more action keeps the rules from ending the turn, as they would fill hands then.
    """
    s.actions += 1
    action = ACTIONS.place(b, code)
    if action == ACTIONS.SWAP:
        swap_away(b, s, w.rules, seat, ACTIONS.parameter(b, code, 0))
    elif action == ACTIONS.PASS:
        s.actions = 1
    elif action == ACTIONS.LEAVE:
        leave(b, s, w.rules, seat, ACTIONS.parameter(b, code, 0))
    else:
        ACTIONS.apply(b, s, seat, code)
    if s.actions > 0:  # else the game is over
        s.actions -= 1
        if s.phase == ACT and s.actions == 0:
            end_turn(b, s, w.rules)


def swap_away(b: Board, s: State, w: Scratch, seat: int, tiles: int) -> None:
    """Swap tiles for others that are not known yet."""
    begin_action(s)
    p = s.players[seat]
    for tile in range(COLOURS):
        p.hand[tile] -= SWAPS[tiles][tile]
        p.swapped[tile] += SWAPS[tiles][tile]
        p.swapped_size += SWAPS[tiles][tile]
        p.hand_size -= SWAPS[tiles][tile]
    wanted = SWAPS[tiles][0] + SWAPS[tiles][1] + SWAPS[tiles][2] + SWAPS[tiles][3]
    drawn = min(wanted, s.bag_size)
    s.bag_size -= drawn
    p.hand_size += drawn
    if drawn < wanted:
        count_turn(s)
        finish(s, w, BAG_EMPTY)
    else:
        end_action(b, s, w)


def leave(b: Board, s: State, w: Scratch, seat: int, square: int) -> None:
    """Say which treasure stays."""
    take_but(s, seat, square)
    s.asked = NONE
    s.phase = ACT
    if s.treasure_time == END_OF_ACTION:
        end_action(b, s, w)


def end_turn(b: Board, s: State, w: Scratch) -> None:
    """End a turn; hands are filled with unknown tiles."""
    if s.treasure_time == END_OF_TURN:
        waits = take_or_ask(b, s)
        if waits:
            return
    paid = pay_monuments(s)
    short = False
    for seat in range(s.seats):
        p = s.players[seat]
        drawn = min(HAND - p.hand_size, s.bag_size)
        s.bag_size -= drawn
        p.hand_size += drawn
        short = short or p.hand_size < HAND
    close_turn(s, w, paid, short)
