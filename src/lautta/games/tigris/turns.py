"""Turns: two actions, and what comes at the end of each (chapters: course of play, end of a turn)."""

from lautta.games.tigris.bag import fill_hand
from lautta.games.tigris.ending import count_turn, finish, why_over
from lautta.games.tigris.reasons import not_now
from lautta.games.tigris.scoring import gain
from lautta.games.tigris.squares import has
from lautta.games.tigris.state import (
    ACT,
    ACTIONS,
    END_OF_ACTION,
    END_OF_TURN,
    MONUMENT_COLOURS,
    MONUMENTS,
    NONE,
    TREASURE,
    Board,
    Scratch,
    State,
    leader_index,
)
from lautta.games.tigris.treasures import take_but, take_treasures


def begin_action(s: State) -> None:
    """Use one of the actions of this turn."""
    s.actions -= 1
    s.acted = 1


def end_action(b: Board, s: State, w: Scratch) -> None:
    """Everything the action led to is settled; with the option end-of-action, treasures are taken now."""
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
    """End the turn: treasures, income from monuments, new tiles for all; then the game may be over."""
    if s.treasure_time == END_OF_TURN:
        waits = take_or_ask(b, s)
        if waits:
            return
    paid = pay_income(s)
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


def pay_income(s: State) -> bool:
    """Give the active player a point for each colour of a monument whose kingdom has their leader of that colour;
    answers whether there was any.
    """
    paid = False
    for which in range(MONUMENTS):
        if s.monument[which] != NONE:
            for half in range(2):
                colour = MONUMENT_COLOURS[which][half]
                if has(s.realms[leader_index(s.seat, colour)], s.monument[which]):
                    gain(s, s.seat, colour, 1)
                    paid = True
    return paid


def begin_turn(s: State) -> None:
    """Begin the turn of the next player, clockwise."""
    s.seat = (s.seat + 1) % s.seats
    s.phase = ACT
    s.actions = ACTIONS
    s.acted = 0


def check_pass(s: State) -> int:
    """Check ending the turn."""
    return 0 if s.phase == ACT else not_now(s)


def pass_turn(b: Board, s: State, w: Scratch) -> None:
    """Give up the remaining actions."""
    s.actions = 0
    end_turn(b, s, w)
