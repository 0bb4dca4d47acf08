"""The course of play in a position: is there something to decide, and nothing left over?"""

from lautta.core.bits import count_bits, each_bit
from lautta.core.faults import Faults, note, with_part
from lautta.games.tigris.board.squares import count, count_both
from lautta.games.tigris.check import faults
from lautta.games.tigris.rules.monuments import can_build, colour_of
from lautta.games.tigris.rules.revolts import rival
from lautta.games.tigris.rules.treasures import plain_treasures
from lautta.games.tigris.rules.wars import fighter, rivals
from lautta.games.tigris.state import (
    ACT,
    ACTIONS,
    ALL_PASSED,
    AT_WAR,
    BAG_EMPTY,
    BUILD,
    COLOURS,
    END,
    END_OF_TURN,
    GREEN,
    HAND,
    LAST_TREASURES,
    NEEDED,
    NONE,
    OVER,
    PEACE,
    REVOLT,
    SUPPORT,
    TREASURE,
    TREASURES_GONE,
    WAR,
    Board,
    State,
    leader_index,
)


def decision(b: Board, s: State, f: Faults) -> None:
    """Note why there is nothing to decide in this phase, or what is left over from another one."""
    if s.phase == SUPPORT and s.conflict != PEACE:
        support(s, f)
    elif s.phase == WAR and s.conflict == AT_WAR and count_bits(s.wars) < 2:
        note(f, faults.NO_CHOICE_OF_WAR, 0, 0, 0, 0)
    elif s.phase == TREASURE and chooser(b, s) == NONE:
        note(f, faults.NO_CHOICE_OF_TREASURE, 0, 0, 0, 0)
    elif s.phase == TREASURE and chooser(b, s) != s.asked:
        note(f, faults.ASKED, 0, 0, 0, 0)
    elif s.phase == BUILD and not (tile_placed(s) and can_build(s)):
        note(f, faults.NO_SQUARE, 0, 0, 0, 0)
    elif not phase_fits(s):
        note(f, faults.PHASE, 0, 0, 0, 0)


def support(s: State, f: Faults) -> None:
    """Two leaders are in conflict, and one of their owners is asked for supporters."""
    found = in_conflict(s)
    if found == 0 or (s.colour != NONE and not found >> s.colour & 1):
        note(f, faults.NO_CONFLICT, 0, 0, 0, 0)
    elif s.colour == NONE:
        leaders = 0
        for colour in each_bit(found):
            leaders = with_part(leaders, colour)
        note(f, faults.WHICH_CONFLICT, leaders, 0, 0, 0)
    elif s.asked not in (s.attacker, s.defender):
        note(f, faults.ASKED, 0, 0, 0, 0)
    elif not sides_fit(s):
        note(f, faults.SIDES, 0, 0, 0, 0)
    elif not added_fits(s):
        note(f, faults.ADDED, s.added, 0, 0, 0)
    elif not phase_fits(s):
        note(f, faults.PHASE, 0, 0, 0, 0)


def phase_fits(s: State) -> bool:
    """Are as many actions left as in this phase, and nothing from another one?"""
    if s.phase == ACT:
        left = s.actions > 0
    elif s.phase == OVER or (s.phase == TREASURE and s.treasure_time == END_OF_TURN):
        left = s.actions == 0
    else:
        left = s.actions < ACTIONS and s.acted == 1
    if s.phase == SUPPORT:
        return left and s.conflict != PEACE and (s.conflict == AT_WAR or s.placed == NONE)
    if s.conflict != (AT_WAR if s.phase == WAR else PEACE) or s.added > 0:
        return False
    if s.colour != NONE or s.attacker != NONE or s.defender != NONE or (s.asked != NONE and s.phase != TREASURE):
        return False
    return left and (s.placed == NONE or s.phase in (WAR, BUILD))


def tile_placed(s: State) -> bool:
    """Is there a tile that this action has placed?"""
    return s.placed != NONE and colour_of(s, s.placed) != NONE


def chooser(b: Board, s: State) -> int:
    """The seat that must say now which treasure stays, or NONE: nobody must, or somebody takes some first."""
    for after in range(s.seats):
        seat = (s.seat + after) % s.seats
        if count_both(s.realms[leader_index(seat, GREEN)], s.treasures) > 1:
            return seat if plain_treasures(b, s, seat) != 1 else NONE
    return NONE


def in_conflict(s: State) -> int:
    """The colours in which two leaders are in conflict, in a war or the active player's revolt, as a mask."""
    if s.conflict == AT_WAR:
        return rivals(s) if s.placed != NONE else 0
    found = 0
    for colour in range(COLOURS):
        if s.players[s.seat].leader[colour] != NONE and rival(s, s.seat, colour) != NONE:
            found |= 1 << colour
    return found


def sides_fit(s: State) -> bool:
    """Do the attacker and the defender own the two leaders, in the right order?"""
    if s.conflict == REVOLT:
        return s.attacker == s.seat and s.defender == rival(s, s.seat, s.colour)
    return s.attacker == fighter(s, 0) and s.defender == fighter(s, (s.attacker - s.seat) % s.seats + 1)


def added_fits(s: State) -> bool:
    """What the attacker has added came from a hand of six and is allowed by the option."""
    if s.asked == s.attacker or s.added == 0:
        return s.added == 0
    if s.players[s.attacker].hand_size + s.added > HAND:
        return False
    return s.support_rule != NEEDED or s.attack + s.added > s.defence


def the_end(s: State, f: Faults) -> None:
    """The game is over only by what is said, if anything is, and not before."""
    if s.phase == OVER:
        if not ends(s) >> s.ended_by & 1:
            note(f, faults.NOT_OVER, 0, 0, 0, 0)
    elif s.ended_by != 0:
        note(f, faults.END, 0, 0, 0, 0)
    elif s.passing == END and s.passes == s.seats:
        note(f, faults.ALL_PASSED, 0, 0, 0, 0)


def ends(s: State) -> int:
    """What may have ended the game, as a mask; only without any cause it is over by nothing (0), to be counted."""
    short = False
    for seat in range(s.seats):
        short = short or s.players[seat].hand_size < HAND
    found = int(count(s.treasures) <= LAST_TREASURES) << TREASURES_GONE
    found |= int(s.bag_size == 0 and short) << BAG_EMPTY
    found |= int(s.passing == END and s.passes == s.seats) << ALL_PASSED
    return found if found else 1
