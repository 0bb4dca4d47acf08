"""What is hardly ever worth a thought, so that there are fewer actions to think over: half as many, on the average.

Left out are tiles that touch no kingdom, catastrophes where no tile of a kingdom lies, swaps of a part of the tiles of
a colour, and leaders that could join the same kingdom beside more temples. Without kingdoms tiles may touch anything.
Outside of all kingdoms leaders stand above or below a lone temple, as its sides are mostly alike.
"""

from lautta.core.current_game import Codes
from lautta.games.tigris.actions import ACTIONS
from lautta.games.tigris.board.squares import around, beside, clear, has
from lautta.games.tigris.players.outlines import Thoughts, find_empty, find_kingdoms
from lautta.games.tigris.rules.swaps import SWAPS
from lautta.games.tigris.state import ACT, COLOURS, COLUMNS, RED, SEATS, SQUARES, WORDS, Board, State

NOWHERE = SEATS * COLOURS  # in place of the number of a kingdom


def sift(b: Board, s: State, w: Thoughts, seat: int, codes: Codes) -> None:
    """Keep what may be worth a thought; passing is always kept."""
    if s.phase != ACT:
        return
    find_empty(b, s, w)
    find_kingdoms(s, w)
    if w.kingdoms == 0:
        for i in range(WORDS):
            w.once.word[i] = around(s.links, i)
    find_inside(s, w)
    find_guards(b, s, w, codes)
    kept = 0
    for place in range(codes.count):
        code = codes.code[place]
        if worth_a_thought(b, s, w, seat, code):
            codes.code[kept] = code
            kept += 1
    codes.count = kept


def worth_a_thought(b: Board, s: State, w: Thoughts, seat: int, code: int) -> bool:
    """May an action do some good? Asks what was made out before."""
    action = ACTIONS.place(b, code)
    if action == ACTIONS.PLACE:
        return has(w.once, ACTIONS.parameter(b, code, 1))
    if action == ACTIONS.POSITION:
        return stands_well(s, w, ACTIONS.parameter(b, code, 0), ACTIONS.parameter(b, code, 1))
    if action == ACTIONS.DESTROY:
        return has(w.inside, ACTIONS.parameter(b, code, 0))
    if action == ACTIONS.SWAP:
        return takes_whole_colours(s, seat, ACTIONS.parameter(b, code, 0))
    return True


def stands_well(s: State, w: Thoughts, colour: int, square: int) -> bool:
    """Is a square among the best where a leader can join a kingdom, or be outside of all?"""
    at = kingdom_beside(w, square)
    guard = beside(s.tiles[RED], square)
    if guard < w.guard[colour][at]:
        return False
    above = square >= COLUMNS and has(s.tiles[RED], square - COLUMNS)
    below = square < SQUARES - COLUMNS and has(s.tiles[RED], square + COLUMNS)
    return at != NOWHERE or guard > 1 or above or below


def find_inside(s: State, w: Thoughts) -> None:
    """Find the tiles of kingdoms."""
    clear(w.inside)
    for at in range(w.kingdoms):
        for i in range(WORDS):
            w.inside.word[i] |= s.realms[w.kingdom[at].leader].word[i]
    for i in range(WORDS):
        w.inside.word[i] &= ~s.leaders.word[i]


def find_guards(b: Board, s: State, w: Thoughts, codes: Codes) -> None:
    """Find the most temples that each leader can stand beside, in each kingdom and outside of all."""
    for colour in range(COLOURS):
        for at in range(NOWHERE + 1):
            w.guard[colour][at] = 0
    for place in range(codes.count):
        code = codes.code[place]
        if ACTIONS.place(b, code) == ACTIONS.POSITION:
            colour, square = ACTIONS.parameter(b, code, 0), ACTIONS.parameter(b, code, 1)
            at = kingdom_beside(w, square)
            w.guard[colour][at] = max(w.guard[colour][at], beside(s.tiles[RED], square))


def kingdom_beside(w: Thoughts, square: int) -> int:
    """The number of a kingdom beside an empty square, or NOWHERE."""
    if has(w.once, square):
        for at in range(w.kingdoms):
            if has(w.kingdom[at].front, square):
                return at
    return NOWHERE


def takes_whole_colours(s: State, seat: int, swap: int) -> bool:
    """Are tiles swapped by whole colours?"""
    for colour in range(COLOURS):
        if SWAPS[swap][colour] not in (0, s.players[seat].hand[colour]):
            return False
    return True
