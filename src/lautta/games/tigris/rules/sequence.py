"""The sequence of play: two actions, and what comes at the end of a turn (chapters: course of play, end of a turn)."""

from lautta.games.tigris.rules.bag import fill_hand
from lautta.games.tigris.rules.ending import count_turn, finish, why_over
from lautta.games.tigris.rules.reasons import not_now
from lautta.games.tigris.rules.scoring import pay_monuments
from lautta.games.tigris.rules.treasures import take_but, take_treasures
from lautta.games.tigris.state import (
    ACT,
    ACTIONS,
    END_OF_ACTION,
    END_OF_TURN,
    NONE,
    OVER,
    SUPPORT,
    TREASURE,
    Board,
    Scratch,
    State,
)


def end_action(b: Board, s: State, w: Scratch) -> None:
    """The sequence of play: an action, another one, the end of the turn; an option takes treasures after each."""
    s.placed = NONE
    if s.treasure_time == END_OF_ACTION:
        waits = take_or_ask(b, s)
        if waits:
            return
    if s.actions > 0:
        s.phase = ACT
    else:
        end_turn(b, s, w)


def end_turn(b: Board, s: State, w: Scratch) -> None:
    """The end of a turn: treasures, income from monuments, new tiles for all; the next turn, or the game is over."""
    if s.treasure_time == END_OF_TURN:
        waits = take_or_ask(b, s)
        if waits:
            return
    paid = pay_monuments(s)
    short = False
    for after in range(s.seats):
        filled = fill_hand(s, s.players[(s.seat + after) % s.seats])
        short = short or filled
    close_turn(s, w, paid, short)


def close_turn(s: State, w: Scratch, paid: bool, short: bool) -> None:
    """The turn is over: so is the game, or the next player begins. `short`: somebody could not fill their hand."""
    count_turn(s)
    s.passes = 0 if s.acted or paid else min(s.passes + 1, s.seats)
    how = why_over(s, short)
    if how:
        finish(s, w, how)
    else:
        begin_turn(s)


def begin_turn(s: State) -> None:
    """Begin the turn of the next player, clockwise."""
    s.seat = (s.seat + 1) % s.seats
    s.phase = ACT
    s.actions = ACTIONS
    s.acted = 0


def begin_action(s: State) -> None:
    """Use one of the actions of this turn."""
    s.actions -= 1
    s.acted = 1


def to_act(s: State) -> int:
    """The seat that decides: the active player, except for supporters and treasures."""
    if s.phase == OVER:
        return 0
    if s.phase in (SUPPORT, TREASURE):
        return 1 << s.asked
    return 1 << s.seat


def take_or_ask(b: Board, s: State) -> bool:
    """Take treasures; must the owner of a trader say first which one stays?"""
    asked = take_treasures(b, s)
    if asked != NONE:
        ask(s, asked)
    return asked != NONE


def ask(s: State, seat: int) -> None:
    """Ask the owner of a trader which treasure stays."""
    s.phase = TREASURE
    s.asked = seat


def leave(b: Board, s: State, w: Scratch, seat: int, square: int) -> None:
    """One treasure stays, the player takes the others; somebody else may then have to choose."""
    take_but(s, seat, square)
    s.asked = NONE
    if s.treasure_time == END_OF_ACTION:
        end_action(b, s, w)
    else:
        end_turn(b, s, w)


def check_pass(s: State) -> int:
    """Check ending the turn."""
    return 0 if s.phase == ACT else not_now(s)


def pass_turn(b: Board, s: State, w: Scratch) -> None:
    """Give up the remaining actions."""
    s.actions = 0
    end_turn(b, s, w)
