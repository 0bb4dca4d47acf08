"""The course of play in a record: is there something to decide, and nothing left over? (`soundness.py` asks this.)"""

from lautta.core.bits import count_bits
from lautta.games.tigris.monuments import can_build, colour_of
from lautta.games.tigris.revolts import rival, temples
from lautta.games.tigris.scoring import best_seats
from lautta.games.tigris.squares import count_both
from lautta.games.tigris.state import (
    ACT,
    ACTIONS,
    AT_WAR,
    BUILD,
    END_OF_ACTION,
    END_OF_TURN,
    GREEN,
    HAND,
    NONE,
    OVER,
    PEACE,
    REVOLT,
    TREASURE,
    WAR,
    Board,
    Scratch,
    State,
    leader_index,
)
from lautta.games.tigris.treasures import plain_treasures
from lautta.games.tigris.wars import fighter, rivals, supporters


def phase_fits(b: Board, s: State) -> bool:
    """There is something to decide in this phase, and nothing is left over from another."""
    if s.phase in (ACT, OVER):
        return at_peace(s) and s.placed == NONE and s.asked == NONE and (s.phase == ACT) == (s.actions > 0) \
            and (s.phase == OVER or s.acted == (s.actions < ACTIONS))
    if s.actions >= ACTIONS:
        return False
    if s.phase == TREASURE:
        return at_peace(s) and s.placed == NONE and treasure_fits(b, s)
    if not s.acted:
        return False
    if s.phase == BUILD:
        return at_peace(s) and s.asked == NONE and tile_placed(s) and can_build(s)
    if s.phase == WAR:
        return war_fits(s)
    return support_fits(s)


def at_peace(s: State) -> bool:
    """No conflict is being settled."""
    if s.conflict != PEACE or s.colour != NONE or s.attacker != NONE or s.defender != NONE:
        return False
    return s.attack == 0 and s.added == 0 and s.defence == 0 and s.wars == 0


def tile_placed(s: State) -> bool:
    """Is there a tile of this action?"""
    return s.placed != NONE and colour_of(s, s.placed) != NONE


def treasure_fits(b: Board, s: State) -> bool:
    """The seat that is asked is the first one that must choose, and nobody else takes any before."""
    if (s.treasure_time == END_OF_TURN and s.actions > 0) or (s.treasure_time == END_OF_ACTION and not s.acted):
        return False
    for after in range(s.seats):
        seat = (s.seat + after) % s.seats
        if choices(b, s, seat) > 0:
            return seat == s.asked and choices(b, s, seat) > 1
    return False


def choices(b: Board, s: State, seat: int) -> int:
    """Among how many treasures the owner of a trader chooses the one that stays; 0 if there is nothing to take."""
    trader = leader_index(seat, GREEN)
    if s.players[seat].leader[GREEN] == NONE:
        return 0
    found = count_both(s.realms[trader], s.treasures)
    if found < 2:
        return 0
    plain = plain_treasures(b, s, seat)
    return plain if plain else found


def war_fits(s: State) -> bool:
    """Several colours are at war, and one is to be chosen."""
    if s.conflict != AT_WAR or not tile_placed(s) or s.asked != NONE or s.colour != NONE:
        return False
    if s.attacker != NONE or s.defender != NONE or s.attack or s.added or s.defence:
        return False
    return s.wars == rivals(s) and count_bits(s.wars) > 1


def support_fits(s: State) -> bool:
    """Two leaders are in conflict, and one of their owners is asked for supporters."""
    if s.colour == NONE or s.attacker == NONE or s.defender == NONE or s.wars:
        return False
    if s.asked not in (s.attacker, s.defender) or s.added > (0 if s.asked == s.attacker else HAND):
        return False
    if s.conflict == REVOLT:
        return revolt_fits(s)
    if s.conflict != AT_WAR or not tile_placed(s) or not rivals(s) >> s.colour & 1:
        return False
    if s.attacker != fighter(s, 0) or s.defender != fighter(s, (s.attacker - s.seat) % s.seats + 1):
        return False
    return s.attack == supporters(s, s.attacker) and s.defence == supporters(s, s.defender)


def revolt_fits(s: State) -> bool:
    """The active player's leader is in one kingdom with one of its colour."""
    if s.placed != NONE or s.attacker != s.seat or s.players[s.seat].leader[s.colour] == NONE:
        return False
    if s.defender != rival(s, s.seat, s.colour):
        return False
    return s.attack == temples(s, s.attacker) and s.defence == temples(s, s.defender)


def end_fits(s: State, w: Scratch) -> bool:
    """The winners are known when the game is over, and not before."""
    if s.phase != OVER:
        return s.ended_by == 0 and s.winners == 0 and s.passes < s.seats
    best = best_seats(s, w)
    return s.ended_by != 0 and s.acted == 0 and s.winners == best
