"""The course of play in a record: is there something to decide, and nothing left over? (Used by `validation.py`.)"""

from lautta.core.bits import count_bits
from lautta.games.tigris.board.squares import count, count_both
from lautta.games.tigris.rules.monuments import can_build, colour_of
from lautta.games.tigris.rules.revolts import rival, temples
from lautta.games.tigris.rules.scoring import best_seats
from lautta.games.tigris.rules.treasures import plain_treasures
from lautta.games.tigris.rules.wars import fighter, rivals, supporters
from lautta.games.tigris.state import (
    ACT,
    ACTIONS,
    ALL_PASSED,
    AT_WAR,
    BUILD,
    COLOURS,
    END,
    END_OF_ACTION,
    END_OF_TURN,
    GREEN,
    HAND,
    LAST_TREASURES,
    NEEDED,
    NONE,
    OVER,
    PEACE,
    PLAY_ON,
    REVOLT,
    TREASURE,
    TREASURES_GONE,
    WAR,
    Board,
    Scratch,
    State,
    leader_index,
)


def phase_fits(b: Board, s: State) -> bool:
    """There is something to decide in this phase, and nothing is left over from another."""
    if s.phase in (ACT, OVER):
        return (
            at_peace(s)
            and s.placed == NONE
            and s.asked == NONE
            and (s.phase == ACT) == (s.actions > 0)
            and (s.phase == OVER or s.acted == (s.actions < ACTIONS))
        )
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
    """Is there a tile that this action has placed?"""
    return s.placed != NONE and colour_of(s, s.placed) != NONE


def treasure_fits(b: Board, s: State) -> bool:
    """The seat that is asked is the first that must choose, and nobody else takes treasures before."""
    if (s.treasure_time == END_OF_TURN and s.actions > 0) or (s.treasure_time == END_OF_ACTION and not s.acted):
        return False
    return s.asked != NONE and s.asked == chooser(b, s)


def chooser(b: Board, s: State) -> int:
    """The seat that must say now which treasure stays, or NONE: nobody must, or somebody takes some first."""
    for after in range(s.seats):
        seat = (s.seat + after) % s.seats
        if choices(b, s, seat) > 0:
            return seat if choices(b, s, seat) > 1 else NONE
    return NONE


def choices(b: Board, s: State, seat: int) -> int:
    """From how many treasures the owner of a trader chooses the one that stays; 0 if there is nothing to take."""
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


def in_conflict(s: State) -> int:
    """The colours in which two leaders are in conflict, in a war or the active player's revolt, as a mask."""
    if s.conflict == AT_WAR:
        return rivals(s) if s.placed != NONE else 0
    found = 0
    for colour in range(COLOURS):
        if s.players[s.seat].leader[colour] != NONE and rival(s, s.seat, colour) != NONE:
            found |= 1 << colour
    return found


def support_fits(s: State) -> bool:
    """Two leaders are in conflict, and one of their owners is asked for supporters."""
    if s.colour == NONE or s.attacker == NONE or s.defender == NONE or s.wars:
        return False
    if s.asked not in (s.attacker, s.defender) or not added_fits(s):
        return False
    if s.conflict == REVOLT:
        return revolt_fits(s)
    if s.conflict != AT_WAR or not tile_placed(s) or not rivals(s) >> s.colour & 1 or not sides_fit(s):
        return False
    return s.attack == supporters(s, s.attacker) and s.defence == supporters(s, s.defender)


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


def revolt_fits(s: State) -> bool:
    """The active player's leader shares a kingdom with another one of its colour."""
    if s.placed != NONE or s.players[s.seat].leader[s.colour] == NONE or not sides_fit(s):
        return False
    return s.attack == temples(s, s.attacker) and s.defence == temples(s, s.defender)


def end_fits(s: State, w: Scratch) -> bool:
    """The winners are known when the game is over, and not before."""
    if s.phase != OVER:
        return s.ended_by == 0 and s.winners == 0 and (s.passing == PLAY_ON or s.passes < s.seats)
    best = best_seats(s, w)
    return s.acted == 0 and s.winners == best and ended(s)


def ended(s: State) -> bool:
    """Is the game over, and does it say by what? It says nothing if it is over only to be counted."""
    if s.ended_by == 0:
        return why_ended(s) == 0
    return ended_so(s, s.ended_by)


def why_ended(s: State) -> int:
    """What may have ended the game: the first cause that holds, in the order in which a turn checks them; or 0."""
    for how in range(TREASURES_GONE, ALL_PASSED + 1):
        if ended_so(s, how):
            return how
    return 0


def ended_so(s: State, how: int) -> bool:
    """Can this have ended the game?"""
    if how == TREASURES_GONE:
        return count(s.treasures) <= LAST_TREASURES
    if how == ALL_PASSED:
        return s.passing == END and s.passes == s.seats
    short = False
    for seat in range(s.seats):
        short = short or s.players[seat].hand_size < HAND
    return s.bag_size == 0 and short
