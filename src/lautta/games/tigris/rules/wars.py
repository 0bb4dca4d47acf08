"""Wars: conflicts between two kingdoms that a tile joins (chapter: war). conflicts.py decides the winner.

The joining tile carries the marker until all wars are over: until then it links nothing, supports nobody, and the
kingdoms beside it are separate.
"""

from lautta.core.bits import count_bits, lowest_bit
from lautta.games.tigris.board.squares import add, around, copy, count, count_both, take, without
from lautta.games.tigris.rules.kingdoms import colour_twice, grow, lift, shrink, square_of, touched
from lautta.games.tigris.rules.monuments import consider
from lautta.games.tigris.rules.reasons import NOT_IN_CONFLICT, not_now
from lautta.games.tigris.rules.scoring import gain
from lautta.games.tigris.state import (
    AT_WAR,
    NONE,
    RED,
    SUPPORT,
    WAR,
    WORDS,
    Board,
    Scratch,
    State,
    leader_index,
)


def rivals(s: State) -> int:
    """The colours of which two leaders stand in the kingdoms beside the joining tile, as a mask."""
    return colour_twice(touched(s, s.placed))


def next_war(b: Board, s: State, w: Scratch) -> None:
    """Go on to the next war, which the active player chooses if there are several; after the last the marker goes."""
    colours = rivals(s)
    if count_bits(colours) > 1:
        s.phase = WAR
        s.conflict = AT_WAR
        s.wars = colours
    elif colours:
        war(s, lowest_bit(colours))
    else:
        grow(s, w, s.placed, touched(s, s.placed))
        consider(b, s, w)


def check_war(s: State, leader: int) -> int:
    """Check choosing the war that is fought next."""
    if s.phase != WAR:
        return not_now(s)
    return 0 if s.wars >> leader & 1 else NOT_IN_CONFLICT


def war(s: State, leader: int) -> None:
    """Begin a war: the active player attacks if involved, else the first clockwise who is; the attacker adds first."""
    s.phase = SUPPORT
    s.conflict = AT_WAR
    s.wars = 0
    s.colour = leader
    s.attacker = fighter(s, 0)
    s.defender = fighter(s, (s.attacker - s.seat) % s.seats + 1)
    s.attack = supporters(s, s.attacker)
    s.defence = supporters(s, s.defender)
    s.asked = s.attacker


def fighter(s: State, after: int) -> int:
    """The first seat in this war that comes at least this many places after the active one."""
    leaders = touched(s, s.placed)
    for more in range(after, s.seats):
        seat = (s.seat + more) % s.seats
        if leaders >> leader_index(seat, s.colour) & 1:
            return seat
    return NONE


def supporters(s: State, seat: int) -> int:
    """How many tiles of its colour a leader has in its kingdom."""
    return count_both(s.tiles[s.colour], s.realms[leader_index(seat, s.colour)])


def settle_war(b: Board, s: State, w: Scratch, colour: int, winner: int, loser: int) -> None:
    """The loser's leader leaves with all its supporters; each of them is a point, and so is the leader."""
    leader = leader_index(loser, colour)
    square = square_of(s, leader)
    leaving(s, w, leader, colour)
    lost = count(w.hit)
    gain(s, winner, colour, lost + 1)
    s.gone[colour] += lost
    without(s.tiles[colour], w.hit)
    without(s.spent, w.hit)
    without(s.links, w.hit)
    lift(s, leader)
    add(w.hit, square)
    shrink(s, w)
    next_war(b, s, w)


def leaving(s: State, w: Scratch, leader: int, colour: int) -> None:
    """The supporters that leave with a leader: `w.hit`.

    Temples stay, although they count, if they carry a treasure or lie beside another leader.
    """
    for i in range(WORDS):
        w.hit.word[i] = s.realms[leader].word[i] & s.tiles[colour].word[i]
    if colour == RED:
        copy(w.room, s.leaders)
        take(w.room, square_of(s, leader))
        for i in range(WORDS):
            w.hit.word[i] &= ~(s.treasures.word[i] | around(w.room, i))
