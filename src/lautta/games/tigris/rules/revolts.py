"""Revolts: a leader comes into a kingdom that has one of its colour (chapter: revolt). Who wins is in conflicts.py."""

from lautta.games.tigris.board.squares import beside, has
from lautta.games.tigris.rules.kingdoms import send_home, square_of
from lautta.games.tigris.rules.scoring import gain
from lautta.games.tigris.rules.sequence import end_action
from lautta.games.tigris.state import NONE, RED, REVOLT, SUPPORT, Board, Scratch, State, leader_index


def rival(s: State, seat: int, colour: int) -> int:
    """The seat with a leader of the same colour in the same kingdom, or NONE."""
    for other in range(s.seats):
        square = s.players[other].leader[colour]
        if other != seat and square != NONE and has(s.realms[leader_index(seat, colour)], square):
            return other
    return NONE


def begin_revolt(s: State, attacker: int, defender: int, colour: int) -> None:
    """Begin a revolt: the newcomer is the attacker and is asked first."""
    s.phase = SUPPORT
    s.conflict = REVOLT
    s.colour = colour
    s.attacker = attacker
    s.defender = defender
    s.attack = temples(s, attacker)
    s.defence = temples(s, defender)
    s.asked = attacker


def temples(s: State, seat: int) -> int:
    """How many temples lie beside the leader; two leaders may both count the same one."""
    return beside(s.tiles[RED], square_of(s, leader_index(seat, s.colour)))


def settle_revolt(b: Board, s: State, w: Scratch, leader: int, winner: int, loser: int) -> None:
    """The loser's leader leaves the board; the winner gets a red point."""
    gain(s, winner, RED, 1)
    send_home(s, w, leader_index(loser, leader))
    end_action(b, s, w)
